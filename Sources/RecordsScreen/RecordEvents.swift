import ScreenKit
import Foundation
import HealthModel
import WeatherModel

extension Records {
    /// A workout in the list, and all that is known of it when it is open.
    public struct Workout: Equatable, Sendable {
        public var key: WorkoutKey
        /// When it began.
        public var start: Date
        /// When it ended.
        public var end: Date
        /// Seconds east of UTC there and then.
        public var offset: Int
        /// As shown, such as `Strength`.
        public var activity: String
        public var source: String
        /// Without pauses.
        public var minutes: Double
        /// In kilometres; `nil` where none was recorded.
        public var distanceKm: Double?
        /// Active energy in kilocalories; `nil` where none was recorded.
        public var energyKcal: Double?
        /// Metres climbed; `nil` where it was not measured.
        public var elevationM: Double?
        /// Heart rate in beats per minute; `nil` where none was recorded.
        public var averageBPM: Double?
        /// Heart rate in beats per minute; `nil` where none was recorded.
        public var minimumBPM: Double?
        /// Heart rate in beats per minute; `nil` where none was recorded.
        public var maximumBPM: Double?
        /// More of what was recorded, such as `Power, average: 182 W`.
        public var facts: [Fact]
        public var events: [Event]
        /// Points of its route; 0 without one.
        public var routePoints: Int
        /// Along the route, in kilometres.
        public var routeKm: Double?
        /// The figures computed from it; `nil` in a list.
        public var figures: WorkoutFigures?
        /// While it was done; `nil` where nothing of it is kept.
        public var weather: WorkoutWeather?
        /// Its way with splits and laps; `nil` in a list.
        public var way: WorkoutTrack?
        /// Other recordings in its time.
        public var others: [WorkoutDetail.Other] = []
        public var standing = WorkoutRecord.Standing.counted

        public init(
            key: WorkoutKey, offset: Int, activity: String, source: String, minutes: Double,
            distanceKm: Double? = nil, energyKcal: Double? = nil, elevationM: Double? = nil, averageBPM: Double? = nil,
            minimumBPM: Double? = nil, maximumBPM: Double? = nil, facts: [Fact] = [], events: [Event] = [],
            routePoints: Int = 0, routeKm: Double? = nil
        ) {
            (self.key, self.offset, self.activity) = (key, offset, activity)
            start = Date(timeIntervalSince1970: Double(key.start))
            end = Date(timeIntervalSince1970: Double(key.end))
            (self.source, self.minutes, self.distanceKm, self.energyKcal) = (source, minutes, distanceKm, energyKcal)
            (self.elevationM, self.averageBPM, self.minimumBPM) = (elevationM, averageBPM, minimumBPM)
            (self.maximumBPM, self.facts, self.events) = (maximumBPM, facts, events)
            (self.routePoints, self.routeKm) = (routePoints, routeKm)
        }
    }

    /// A name and a value, shown side by side.
    public struct Fact: Equatable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// A lap, a pause, a mark within a workout.
    public struct Event: Equatable, Sendable {
        public var name: String
        /// When it happened.
        public var at: Date
        /// 0 for an instant.
        public var seconds: Double

        public init(_ name: String, at: Date, seconds: Double = 0) {
            (self.name, self.at, self.seconds) = (name, at, seconds)
        }
    }

    /// How a day's value came about.
    public struct Explanation: Equatable, Sendable {
        /// The part of one source.
        public struct Part: Equatable, Sendable {
            public var source: String
            public var kind: SourceKind
            /// Samples of the day from this source.
            public var samples: Int
            /// All it recorded: a sum where cumulative, else its own representative value.
            public var raw: Double
            /// Its share of the day's value; 0 where another source stood for the whole of it.
            public var counted: Double

            public init(source: String, kind: SourceKind, samples: Int, raw: Double, counted: Double) {
                (self.source, self.kind, self.samples) = (source, kind, samples)
                (self.raw, self.counted) = (raw, counted)
            }
        }

        public var metric: MetricID
        public var day: CivilDay
        /// The day's value; `nil` where nothing was recorded.
        public var value: Double?
        /// The value of merging the sources.
        public var merged: Double?
        /// All sources added, where the metric is a sum.
        public var rawSum: Double?
        /// How sources are put together, in one or two sentences.
        public var rule: String
        /// By rank, those that count nowhere last.
        public var parts: [Part]
        /// Whether a day is a sum, so that parts can be set beside it.
        public var isSum: Bool { metric.kind == .cumulative }
        /// Samples of the day that the person left out.
        public var excludedSamples: Int
        /// Samples of the day with the person's own value.
        public var editedSamples: Int
        /// Apple's own figure of the rings, where there is one.
        public var summary: Double?
        /// For metrics of sleep: the night it was taken from.
        public var night: DayExplanation.Night?
        /// The zone the day was reckoned in, and where it begins and ends.
        public var zoneName: String
        /// The day's first instant.
        public var begins: Date
        /// The first instant of the next day.
        public var ends: Date
        /// Seconds east of Greenwich at the beginning of the day.
        public var beginOffset: Int
        /// Seconds east of Greenwich at the end of the day.
        public var endOffset: Int

        public init(
            metric: MetricID, day: CivilDay, value: Double?, merged: Double? = nil, rawSum: Double? = nil,
            rule: String, parts: [Part] = [], excludedSamples: Int = 0, editedSamples: Int = 0,
            summary: Double? = nil, night: DayExplanation.Night? = nil, zoneName: String, begins: Date, ends: Date,
            beginOffset: Int, endOffset: Int
        ) {
            (self.metric, self.day, self.value, self.merged, self.rawSum) = (metric, day, value, merged, rawSum)
            (self.rule, self.parts, self.excludedSamples) = (rule, parts, excludedSamples)
            (self.editedSamples, self.summary, self.night) = (editedSamples, summary, night)
            (self.zoneName, self.begins, self.ends) = (zoneName, begins, ends)
            (self.beginOffset, self.endOffset) = (beginOffset, endOffset)
        }
    }
}

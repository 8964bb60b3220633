import Foundation
import HealthModel

/// Something that a person writes down themselves. Values are in canonical units; what is left out stays unknown.
public enum LogEntry: Equatable, Sendable, Codable {
    case water(milliliters: Double, at: Date)
    case weight(kilograms: Double, bodyFatPercent: Double?, at: Date)
    case meal(Meal, at: Date)
    case workout(LoggedWorkout)
    /// Scales that it does not name stay as they are.
    case checkIn(CheckIn, day: CivilDay)
    case measurement(Measurement, at: Date)
    /// Minutes of meditation or another exercise of attention.
    case mindfulness(minutes: Double, start: Date)
    /// From falling asleep to waking, typed by hand: no stages are known.
    case sleep(from: Date, to: Date)
    case strength([StrengthSet], at: Date)
    case tags(TagEntry)
    /// Sessions of training that are planned together; not empty.
    case plan([PlannedSession])
    /// A goal is completed or let go; its row in the history ends with it.
    case goalEnd(GoalEnd)
    /// Sets kept under a name, to be done again.
    case template(SavedTemplate)
    /// Two recordings are of one workout, which counts once.
    case sameWorkout(WorkoutPair)

    /// A reading of an instrument.
    public enum Measurement: Equatable, Sendable, Codable {
        case bodyFat(percent: Double)
        /// Millimetres of mercury; the pulse in beats a minute, `nil` where it was not given.
        case bloodPressure(systolic: Double, diastolic: Double, pulse: Double?)
        case glucose(millimolesPerLiter: Double, context: GlucoseContext?)
        case bodyTemperature(celsius: Double)
        /// Beats a minute.
        case restingHeartRate(Double)

        /// The one it is shown under; of a pair the first.
        public var metric: MetricID {
            switch self {
            case .bodyFat: .bodyFat
            case .bloodPressure: .systolicPressure
            case .glucose: .glucose
            case .bodyTemperature: .bodyTemperature
            case .restingHeartRate: .restingHeartRate
            }
        }
    }

    /// When blood glucose was measured: values of different contexts are not compared.
    public enum GlucoseContext: String, Equatable, Sendable, Codable { case fasting, afterMeal = "after meal" }

    /// Notes of a day: symptoms, medicines, circumstances. They are kept and shown, never judged.
    public struct TagEntry: Equatable, Sendable, Codable {
        /// As `TagLexicon` names them, or as typed behind `#`.
        public var tags: [String]
        /// A dose as typed: `400 mg`.
        public var amount: String?
        /// 0 to 10.
        public var severity: Int?
        public var note: String?
        public var day: CivilDay
        /// `nil` for the whole day.
        public var at: Date?

        /// Whether all that is noted is a symptom: a number beside it says how strong it is.
        var isSymptom: Bool { !tags.isEmpty && tags.allSatisfy(TagLexicon.isSymptom) }

        public init(_ tags: [String], day: CivilDay, at: Date? = nil) {
            (self.tags, self.day, self.at) = (tags, day, at)
        }
    }

    /// A meal or drink; nutrients that were not given are `nil`.
    public struct Meal: Equatable, Sendable, Codable {
        public var name: String
        /// In kilocalories; `nil` where none were said.
        public var kilocalories: Double?
        /// Grams.
        public var protein: Double?
        /// In grams; `nil` where nothing was said.
        public var carbohydrates: Double?
        /// In grams; `nil` where nothing was said.
        public var fat: Double?
        /// Milligrams.
        public var caffeine: Double?
        /// Drinks.
        public var alcohol: Double?

        public init(name: String) { self.name = name }

        /// `Porridge, 420 kcal, 18 g protein`; what was not given is left out.
        public static func summary(_ name: String?, energy: Double?, protein: Double?) -> String {
            func whole(_ value: Double, _ unit: String) -> String? {
                DecimalText.text(of: value, decimals: 0).map { "\($0) \(unit)" }
            }
            return [name, energy.flatMap { whole($0, "kcal") }, protein.flatMap { whole($0, "g protein") }]
                .compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// A workout that was written down.
    public struct LoggedWorkout: Equatable, Sendable, Codable {
        /// As the tools name it: `Running`, `Table Tennis`.
        public var type: String
        /// When it began.
        public var start: Date
        /// Pauses excluded.
        public var minutes: Double
        /// `nil` where nothing was said.
        public var kilometres: Double?
        /// In kilocalories; `nil` where none were said.
        public var kilocalories: Double?
        /// Beats a minute.
        public var averageHeartRate: Double?
        /// 1 to 10.
        public var effort: Int?
        public var isIndoor: Bool?
        public var note: String?
        /// The pauses of one that was recorded live; they are no part of `minutes`.
        public var pauses: [Span]?
        /// The laps of one that was recorded live, pauses within them included.
        public var laps: [Span]?

        /// A part of a workout, in seconds from its start.
        public struct Span: Equatable, Sendable, Codable {
            /// Seconds from the start of the workout, pauses included.
            public var offset: Double
            /// Length in seconds.
            public var seconds: Double

            public init(offset: Double, seconds: Double) {
                self.offset = offset
                self.seconds = seconds
            }
        }

        /// From the start to the end, pauses included.
        public var elapsedSeconds: Double { minutes * 60 + (pauses ?? []).reduce(0) { $0 + $1.seconds } }

        public init(type: String, start: Date, minutes: Double) {
            self.type = type
            self.start = start
            self.minutes = minutes
        }
    }

    /// When it happened, for sleep when it ended; `nil` for what is of a whole day.
    public var instant: Date? {
        switch self {
        case .water(_, let at), .weight(_, _, let at), .meal(_, let at): at
        case .workout(let workout): workout.start
        case .measurement(_, let at), .strength(_, let at): at
        case .goalEnd(let end): end.at
        case .mindfulness(_, let start): start
        case .sleep(_, let end): end
        case .tags(let entry): entry.at
        case .sameWorkout(let pair): min(pair.first.start, pair.second.start)
        case .checkIn, .plan, .template: nil
        }
    }

    /// Whose consent it goes by.
    public var category: HealthCategory {
        switch self {
        case .water, .meal: .nutrition
        case .weight: .body
        case .workout, .strength, .plan, .template, .sameWorkout: .workouts
        case .checkIn, .mindfulness: .mood
        case .sleep: .sleep
        case .measurement(let measurement, _): measurement.metric.category ?? .body
        case .tags: .clinical
        case .goalEnd: .profile
        }
    }

    /// The day that it is of, where it has no instant.
    public var day: CivilDay? {
        switch self {
        case .checkIn(_, let day): day
        case .tags(let entry) where entry.at == nil: entry.day
        case .plan(let sessions): sessions.map(\.day).min()
        case .template(let template): template.day
        default: nil
        }
    }

    /// Whether it is of a moment after `now`: a clock that stood ahead wrote it down. Goals that end and workouts that are
    /// one are no happenings, they hold from when they were said.
    public func isAhead(of now: Date) -> Bool {
        switch self {
        case .goalEnd, .sameWorkout: false
        default: instant.map { $0 > now } ?? false
        }
    }

    /// Whether it says the same of another moment.
    public func isSame(as other: LogEntry) -> Bool { moved == other.moved }

    private var moved: LogEntry {
        let never = Date(timeIntervalSince1970: 0)
        switch self {
        case .water(let milliliters, _): return .water(milliliters: milliliters, at: never)
        case .weight(let kilograms, let fat, _): return .weight(kilograms: kilograms, bodyFatPercent: fat, at: never)
        case .meal(let meal, _): return .meal(meal, at: never)
        case .workout(var workout):
            workout.start = never
            return .workout(workout)
        case .measurement(let value, _): return .measurement(value, at: never)
        case .mindfulness(let minutes, _): return .mindfulness(minutes: minutes, start: never)
        case .sleep(let start, let end): return .sleep(from: never, to: never + end.timeIntervalSince(start))
        case .strength(let sets, _): return .strength(sets, at: never)
        case .tags(var entry) where entry.at != nil:
            entry.at = never
            return .tags(entry)
        case .plan(let sessions):
            // By what they say, not by who numbered them.
            return .plan(
                sessions.map { session in
                    var session = session
                    session.id = ""
                    return session
                })
        case .goalEnd(var end):
            end.at = never
            return .goalEnd(end)
        case .checkIn, .tags, .template, .sameWorkout: return self
        }
    }
}

/// An entry as the store remembers it.
public struct LoggedEntry: Equatable, Identifiable, Sendable {
    /// By which it is taken back.
    public var id: Int
    public var entry: LogEntry
    /// When it was written down.
    public var writtenAt: Date
    /// `nil` while it stands.
    public var undoneAt: Date?
    /// It lies ahead of the clock, as one that was wrong wrote it down: it counts when it has happened.
    public var isHeld = false

    public init(id: Int, entry: LogEntry, writtenAt: Date, undoneAt: Date? = nil) {
        self.id = id
        self.entry = entry
        self.writtenAt = writtenAt
        self.undoneAt = undoneAt
    }
}

/// The outcome of an entry.
public enum LogOutcome: Equatable, Sendable {
    case saved(id: Int)
    /// The same was written down within two minutes of it: nothing was stored. The id is of that one.
    case duplicate(id: Int)
}

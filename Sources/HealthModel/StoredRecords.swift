import Foundation

/// A type of sample that the store holds.
public struct TypeSummary: Equatable, Sendable {
    /// The store's number of it.
    public var id: Int
    /// As written in files, for example `HKQuantityTypeIdentifierStepCount`; from outside.
    public var identifier: String
    /// Of the stored values; empty for a category.
    public var unit: String
    /// How many samples of the type are stored.
    public var samples: Int
    /// On which the first and the last sample begin, by the zone of the day.
    public var days: ClosedRange<CivilDay>

    public init(id: Int, identifier: String, unit: String, samples: Int, days: ClosedRange<CivilDay>) {
        self.id = id
        self.identifier = identifier
        self.unit = unit
        self.samples = samples
        self.days = days
    }

    public var title: String { TypeTitle.title(of: identifier) }
}

/// The identity of a sample; the order of browsing follows it.
public struct SampleKey: Hashable, Sendable {
    /// The store's number of the type.
    public var type: Int
    /// Unix seconds.
    public var start: Int
    /// The store's number of the source.
    public var source: Int
    /// Seconds.
    public var duration: Int
    /// In the type's stored unit.
    public var value: Double

    public init(type: Int, start: Int, source: Int, duration: Int, value: Double) {
        self.type = type
        self.start = start
        self.source = source
        self.duration = duration
        self.value = value
    }

    /// A place just before every sample from an instant on, to browse from there.
    public static func before(_ instant: Date, type: Int) -> SampleKey {
        SampleKey(
            type: type, start: Int(instant.timeIntervalSince1970.rounded(.up)), source: 0, duration: 0,
            value: -.greatestFiniteMagnitude)
    }
}

/// One sample as it is kept.
public struct SampleRecord: Equatable, Sendable {
    public var key: SampleKey
    /// From outside.
    public var sourceName: String
    /// Typed in by hand.
    public var isTyped: Bool
    /// Taken out by the person: it counts nowhere.
    public var isExcluded: Bool
    /// The value that counts in its place; `nil` when it was only taken out, or not at all.
    public var replacement: Double?
    /// When it was written, where that is known and decides.
    public var recordedAt: Date?
    /// Numbers of the imports that gave it; empty for one made in AirFit.
    public var imports: [Int]

    public init(
        key: SampleKey, sourceName: String, isTyped: Bool = false, isExcluded: Bool = false,
        replacement: Double? = nil, recordedAt: Date? = nil, imports: [Int] = []
    ) {
        self.key = key
        self.sourceName = sourceName
        self.isTyped = isTyped
        self.isExcluded = isExcluded
        self.replacement = replacement
        self.recordedAt = recordedAt
        self.imports = imports
    }

    /// When it began.
    public var start: Date { Date(timeIntervalSince1970: Double(key.start)) }
    /// When it ended.
    public var end: Date { Date(timeIntervalSince1970: Double(key.start + key.duration)) }
}

/// Which way a list is read.
public enum BrowsingDirection: Sendable { case older, newer }

/// A piece of a long list, in the order in which it is read.
public struct RecordPage<Record: Equatable & Sendable>: Equatable, Sendable {
    public var records: [Record]
    /// Whether there are more behind the last.
    public var hasMore: Bool

    public init(records: [Record], hasMore: Bool) {
        self.records = records
        self.hasMore = hasMore
    }
}

/// The identity of a workout.
public struct WorkoutKey: Hashable, Sendable {
    /// The local day that it began on.
    public var day: CivilDay
    /// Unix seconds.
    public var start: Int
    /// The store's number of the source.
    public var source: Int
    /// As stored, for example `TraditionalStrengthTraining`.
    public var activity: String
    /// Unix seconds.
    public var end: Int

    public init(day: CivilDay, start: Int, source: Int, activity: String, end: Int) {
        self.day = day
        self.start = start
        self.source = source
        self.activity = activity
        self.end = end
    }
}

/// One workout of one source as it is kept. Title and names come from outside.
public struct WorkoutRecord: Equatable, Sendable {
    public var key: WorkoutKey
    /// As shown, for example `Strength`.
    public var activity: String
    /// As the person or the program named it; `nil` without a name.
    public var title: String?
    public var sourceName: String
    /// IANA zone it was made in; `nil` when it does not say.
    public var zoneName: String?
    /// Seconds east of UTC at its start, there.
    public var offset: Int
    /// Pauses excluded.
    public var durationSeconds: Double
    /// Active energy in kilocalories; `nil` where none was recorded.
    public var energyKcal: Double?
    /// Along the way that the source measured.
    public var distanceMeters: Double?
    /// Heart rate in beats per minute; `nil` where none was recorded.
    public var averageBPM: Double?
    /// Heart rate in beats per minute; `nil` where none was recorded.
    public var minimumBPM: Double?
    /// Heart rate in beats per minute; `nil` where none was recorded.
    public var maximumBPM: Double?
    /// Climbed.
    public var elevationMeters: Double?
    /// `nil` where none were recorded.
    public var steps: Double?
    /// In watts; `nil` where none was recorded.
    public var averagePowerWatts: Double?
    /// Of the sport's own kind: steps, revolutions or strokes a minute.
    public var averageCadence: Double?
    public var isIndoor: Bool?
    /// Numbers of the imports that gave it.
    public var imports: [Int] = []
    public var standing = Standing.counted

    /// How a recording counts.
    public enum Standing: Equatable, Sendable {
        case counted
        /// It is of the same workout as the one of that source, and counts with it.
        case with(source: String)
        /// Its source counts nowhere.
        case leftOut
    }

    public init(
        key: WorkoutKey, activity: String, sourceName: String, zoneName: String?, offset: Int, durationSeconds: Double
    ) {
        self.key = key
        self.activity = activity
        self.sourceName = sourceName
        self.zoneName = zoneName
        self.offset = offset
        self.durationSeconds = durationSeconds
    }

    /// When it began.
    public var start: Date { Date(timeIntervalSince1970: Double(key.start)) }
    /// When it ended.
    public var end: Date { Date(timeIntervalSince1970: Double(key.end)) }
}

/// The parts of a workout.
public struct WorkoutDetail: Equatable, Sendable {
    /// A pause, a lap or a marker in a workout.
    public struct Event: Equatable, Sendable {
        /// The kind of event; the raw values are those of the store.
        public enum Kind: Int, Sendable { case pause = 0, lap = 1, segment = 2, marker = 3 }
        public var kind: Kind
        /// When it began.
        public var start: Date
        /// 0 for an instant.
        public var durationSeconds: Double

        public init(kind: Kind, start: Date, durationSeconds: Double) {
            self.kind = kind
            self.start = start
            self.durationSeconds = durationSeconds
        }
    }

    /// A point of a way.
    public struct WayPoint: Equatable, Sendable {
        /// Unix seconds.
        public var at: Double
        /// Degrees, WGS 84.
        public var latitude: Double
        /// Degrees, WGS 84.
        public var longitude: Double
        /// Metres above sea level; `nil` where it was not recorded.
        public var altitude: Double?
        /// Whether the way to it was not recorded.
        public var isAfterGap: Bool

        public init(at: Double, latitude: Double, longitude: Double, altitude: Double? = nil, isAfterGap: Bool = false)
        {
            (self.at, self.latitude, self.longitude) = (at, latitude, longitude)
            (self.altitude, self.isAfterGap) = (altitude, isAfterGap)
        }
    }

    /// A way that was recorded during it.
    public struct Route: Equatable, Sendable {
        /// When it began.
        public var start: Date
        /// When it ended.
        public var end: Date
        /// Points of the route.
        public var points: Int
        /// Without what was not recorded; `nil` when the points cannot be read.
        public var lengthMeters: Double?
        /// The points in order of time; empty when they cannot be read.
        public var way: [WayPoint]

        public init(start: Date, end: Date, points: Int, lengthMeters: Double?, way: [WayPoint] = []) {
            self.way = way
            self.start = start
            self.end = end
            self.points = points
            self.lengthMeters = lengthMeters
        }
    }

    /// Another recording in the time of the workout.
    public struct Other: Equatable, Sendable {
        /// How it stands to the workout.
        public enum Relation: Equatable, Sendable {
            /// The same workout: the kind and most of the time agree.
            case byRule
            /// The same workout, as the person said in that entry of the log.
            case byHand(entry: Int)
            case apart
        }

        public var key: WorkoutKey
        /// As shown.
        public var activity: String
        public var sourceName: String
        public var relation: Relation

        public init(key: WorkoutKey, activity: String, sourceName: String, relation: Relation) {
            (self.key, self.activity, self.sourceName, self.relation) = (key, activity, sourceName, relation)
        }
    }

    /// A heart rate during the workout, in beats per minute.
    public struct HeartRate: Equatable, Sendable {
        /// When it was measured.
        public var at: Date
        /// Beats per minute.
        public var bpm: Double

        public init(at: Date, bpm: Double) {
            self.at = at
            self.bpm = bpm
        }
    }

    public var record: WorkoutRecord
    /// Ascending.
    public var events: [Event]
    public var routes: [Route]
    /// By the order in which sources are believed.
    public var others: [Other] = []
    /// Samples of the first source that has some then, ascending.
    public var heartRates: [HeartRate]

    /// The length of an event in seconds without the pauses in it, as the clock of a workout counts; of a pause its own.
    public func activeSeconds(of event: Event) -> Double {
        func milliseconds(_ event: Event) -> (start: Int, end: Int) {
            let start = Int((event.start.timeIntervalSince1970 * 1_000).rounded())
            return (start, start + Int((event.durationSeconds * 1_000).rounded()))
        }
        guard event.kind != .pause else { return event.durationSeconds }
        let pauses = IntervalUnion(events.filter { $0.kind == .pause }.map(milliseconds))
        return Double(IntervalUnion([milliseconds(event)]).subtracting(pauses).length) / 1_000
    }

    public init(record: WorkoutRecord, events: [Event], routes: [Route], heartRates: [HeartRate]) {
        self.record = record
        self.events = events
        self.routes = routes
        self.heartRates = heartRates
    }
}

/// The identity of a piece of sleep.
public struct SleepPieceKey: Hashable, Sendable {
    /// Unix seconds.
    public var start: Int
    /// The store's number of the source.
    public var source: Int
    /// Seconds.
    public var duration: Int
    public var stage: SleepStage

    public init(start: Int, source: Int, duration: Int, stage: SleepStage) {
        self.start = start
        self.source = source
        self.duration = duration
        self.stage = stage
    }
}

/// A stored piece of sleep.
public struct SleepPieceRecord: Equatable, Sendable {
    public var key: SleepPieceKey
    /// From outside.
    public var sourceName: String
    /// Seconds east of UTC where it was slept.
    public var offset: Int
    /// Taken out by the person: it counts nowhere.
    public var isExcluded: Bool
    /// Numbers of the imports that gave it.
    public var imports: [Int]

    public init(
        key: SleepPieceKey, sourceName: String, offset: Int, isExcluded: Bool = false, imports: [Int] = []
    ) {
        self.key = key
        self.sourceName = sourceName
        self.offset = offset
        self.isExcluded = isExcluded
        self.imports = imports
    }

    public var stage: SleepStage { key.stage }
    /// When it began.
    public var start: Date { Date(timeIntervalSince1970: Double(key.start)) }
    /// When it ended.
    public var end: Date { Date(timeIntervalSince1970: Double(key.start + key.duration)) }
}

/// The sleep that ended on a day.
public struct NightRecord: Equatable, Sendable {
    public var day: CivilDay
    public var night: SleepNight
    /// All pieces of all sources in its time in bed, ascending.
    public var pieces: [SleepPieceRecord]

    public init(day: CivilDay, night: SleepNight, pieces: [SleepPieceRecord]) {
        self.day = day
        self.night = night
        self.pieces = pieces
    }
}

/// Something of one moment that is more than a number. Texts come from outside.
public struct FindingRecord: Equatable, Sendable {
    /// A name and a value as the file has them; from outside.
    public struct Field: Equatable, Sendable, Codable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// For example `electrocardiogram`.
    public var kind: String
    /// When it began.
    public var start: Date
    /// When it ended.
    public var end: Date
    /// Seconds east of UTC where the person was then.
    public var offset: Int
    public var title: String
    public var fields: [Field]
    public var sourceName: String
    /// Numbers of the imports that gave it.
    public var imports: [Int]
    /// Where it stands in the list, to read on from.
    public var place: Place

    /// The store's key of it.
    public struct Place: Hashable, Sendable {
        /// Unix seconds.
        public var start: Int
        /// The store's number of the source.
        public var source: Int
        /// Unix seconds.
        public var end: Int
        public var title: String
        public var fields: String

        public init(start: Int, source: Int, end: Int, title: String, fields: String) {
            self.start = start
            self.source = source
            self.end = end
            self.title = title
            self.fields = fields
        }
    }

    public init(
        kind: String, start: Date, end: Date, offset: Int, title: String, fields: [Field], sourceName: String,
        imports: [Int], place: Place
    ) {
        self.kind = kind
        self.offset = offset
        self.start = start
        self.end = end
        self.title = title
        self.fields = fields
        self.sourceName = sourceName
        self.imports = imports
        self.place = place
    }
}

/// How many findings of a kind there are.
public struct FindingSummary: Equatable, Sendable {
    public var kind: String
    /// How many there are.
    public var count: Int

    public init(kind: String, count: Int) {
        self.kind = kind
        self.count = count
    }
}

/// A way as it was recorded.
public struct RouteTrack: Equatable, Sendable {
    /// In degrees.
    public struct Point: Equatable, Sendable {
        /// In degrees north.
        public var latitude: Double
        /// In degrees east.
        public var longitude: Double
        /// The way from the point before was not recorded.
        public var isAfterGap: Bool

        public init(_ latitude: Double, _ longitude: Double, isAfterGap: Bool = false) {
            self.latitude = latitude
            self.longitude = longitude
            self.isAfterGap = isAfterGap
        }
    }

    /// Unix seconds.
    public var start: Int
    /// Ascending in time.
    public var points: [Point]

    public init(start: Int, points: [Point]) {
        self.start = start
        self.points = points
    }
}

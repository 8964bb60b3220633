import HealthModel

/// One sample as a file holds it, its unit already the type's canonical one. 40 bytes, a plain value.
public struct ImportedSample: Equatable, Sendable {
    /// As `ImportSink` numbered the type and the source.
    public var type: Int32
    /// As `ImportSink` numbered the source.
    public var source: Int32
    /// Unix seconds.
    public var start: Int64
    /// Seconds, 0 for an instant.
    public var duration: Int32
    /// Typed in by hand (`HKWasUserEntered`).
    public var isUserEntered: Bool
    /// In the type's canonical unit.
    public var value: Double
    /// When it was written to the phone's store, Unix seconds; 0 when the file does not say.
    public var recordedAt: Int64

    @inlinable public init(
        type: Int32, source: Int32, start: Int64, duration: Int32, isUserEntered: Bool = false, value: Double,
        recordedAt: Int64 = 0
    ) {
        self.type = type
        self.source = source
        self.start = start
        self.duration = duration
        self.isUserEntered = isUserEntered
        self.value = value
        self.recordedAt = recordedAt
    }
}

/// A sample with its program's own number of it and the version of that.
public struct VersionedSample: Equatable, Sendable {
    public var sample: ImportedSample
    /// A checksum of what the file says, which is of any length.
    public var identifier: Int64
    /// A higher one replaces a lower one of the same identifier.
    public var version: Int64

    public init(_ sample: ImportedSample, identifier: Int64, version: Int64) {
        self.sample = sample
        self.identifier = identifier
        self.version = version
    }
}

/// A sample that the person took out.
public struct ImportedExclusion: Equatable, Sendable {
    /// Only what tells it from others counts.
    public var sample: ImportedSample
    /// The value that counts in its place, as a sample typed in by hand that is in the file too; `nil` when none does.
    public var replacement: Double?
    /// Unix seconds.
    public var excludedAt: Int64

    public init(_ sample: ImportedSample, replacement: Double?, excludedAt: Int64) {
        self.sample = sample
        self.replacement = replacement
        self.excludedAt = excludedAt
    }
}

/// Where the person put a source.
public struct ImportedSourcePlace: Equatable, Sendable {
    /// The metric's identifier; empty for all that have no order of their own.
    public var metric: String
    /// Of the source.
    public var name: String
    /// From 1; 0 for one that is only left out.
    public var position: Int
    public var isExcluded: Bool

    public init(metric: String, name: String, position: Int, isExcluded: Bool) {
        self.metric = metric
        self.name = name
        self.position = position
        self.isExcluded = isExcluded
    }
}

/// How samples of a type make a day.
public enum SampleAggregation: Int, Sendable { case cumulative = 0, discrete = 1, category = 2 }

/// A type of sample, known or not.
public struct ImportedType: Hashable, Sendable {
    /// Apple's identifier as written, for example `HKQuantityTypeIdentifierStepCount`.
    public var identifier: String
    /// Canonical unit of the stored values; empty for a category or a type without one.
    public var unit: String
    public var aggregation: SampleAggregation

    public init(identifier: String, unit: String, aggregation: SampleAggregation) {
        self.identifier = identifier
        self.unit = unit
        self.aggregation = aggregation
    }
}

/// Who wrote a sample. `device` has no memory address in it, so that one device is one source.
public struct ImportedSource: Hashable, Sendable {
    /// Order of preference where sources overlap: hand-entered samples first whatever their source, then these.
    public enum Class: Int, Sendable, Comparable {
        case watch = 0, phone = 1, other = 2
        /// The preferred class comes first.
        public static func < (left: Class, right: Class) -> Bool { left.rawValue < right.rawValue }
    }

    /// The device name of a plain table, whose values somebody wrote down by the day.
    public static let tableDevice = "CSV"

    /// The device name of pieces of sleep that were laid out of a night's totals: they count only where the same source
    /// has no pieces with times of their own.
    public static let totalsDevice = "Totals of nights"

    /// As written, for example `Sam’s Apple Watch`.
    public var name: String
    public var device: String
    public var sourceClass: Class

    public init(name: String, device: String, sourceClass: Class) {
        self.name = name
        self.device = device
        self.sourceClass = sourceClass
    }
}

/// A piece of sleep as a file holds it.
public struct ImportedSleep: Equatable, Sendable {
    /// As `ImportSink` numbered it.
    public var source: Int32
    /// Unix seconds.
    public var start: Int64
    /// Seconds.
    public var duration: Int32
    public var stage: SleepStage
    /// IANA zone of `HKTimeZone`; `nil` when the record does not say.
    public var zoneName: String?

    public init(source: Int32, start: Int64, duration: Int32, stage: SleepStage, zoneName: String?) {
        self.source = source
        self.start = start
        self.duration = duration
        self.stage = stage
        self.zoneName = zoneName
    }
}

/// A workout as a file holds it; `nil` fields were not measured.
public struct ImportedWorkout: Equatable, Sendable {
    /// As `ImportSink` numbered it.
    public var source: Int32
    /// Apple's identifier without its prefix, for example `Running`.
    public var activity: String
    /// Unix seconds.
    public var start: Int64
    /// Unix seconds.
    public var end: Int64
    /// Pauses excluded.
    public var durationSeconds: Double
    /// Active energy in kilocalories; `nil` where the file has none.
    public var energyKcal: Double?
    /// In metres; `nil` where the file has none.
    public var distanceMeters: Double?
    /// In beats per minute; `nil` where the file has none.
    public var averageHeartRateBPM: Double?
    /// In beats per minute; `nil` where the file has none.
    public var maximumHeartRateBPM: Double?
    /// In beats per minute; `nil` where the file has none.
    public var minimumHeartRateBPM: Double?
    /// In metres; `nil` where the file has none.
    public var elevationGainMeters: Double?
    /// `nil` where the file has none.
    public var steps: Double?
    /// In watts; `nil` where the file has none.
    public var averagePowerWatts: Double?
    /// Of the sport's own kind: steps, revolutions or strokes a minute.
    public var averageCadence: Double?
    public var isIndoor: Bool?
    /// As the person or the program named it; from outside.
    public var title: String?
    /// The writing program's own number of it, by which the same workout in two files is told; from outside.
    public var externalID: String?
    /// Pauses and laps, ascending.
    public var events: [ImportedWorkoutEvent] = []
    /// IANA zone it was made in; `nil` where the file does not say.
    public var zoneName: String?

    public init(source: Int32, activity: String, start: Int64, end: Int64, durationSeconds: Double) {
        self.source = source
        self.activity = activity
        self.start = start
        self.end = end
        self.durationSeconds = durationSeconds
    }
}

/// Something that happened during a workout.
public struct ImportedWorkoutEvent: Equatable, Sendable {
    /// The kind of event; the raw values are those of the store.
    public enum Kind: Int, Sendable { case pause = 0, lap = 1, segment = 2, marker = 3 }
    public var kind: Kind
    /// Unix seconds.
    public var start: Int64
    /// 0 for an instant.
    public var durationSeconds: Double

    public init(kind: Kind, start: Int64, durationSeconds: Double) {
        self.kind = kind
        self.start = start
        self.durationSeconds = durationSeconds
    }
}

/// Where somebody went. It belongs to the workout of the same time.
public struct ImportedRoute: Equatable, Sendable {
    /// A place on the way.
    public struct Point: Equatable, Sendable {
        /// Unix milliseconds.
        public var atMs: Int64
        /// Degrees, WGS 84.
        public var latitude: Double
        /// Degrees, WGS 84.
        public var longitude: Double
        /// Metres above sea level; `nil` where it was not measured.
        public var altitude: Double?
        /// Whether the way from the point before was not recorded (a pause, a lost signal): it has no distance.
        public var isAfterGap: Bool

        public init(atMs: Int64, latitude: Double, longitude: Double, altitude: Double? = nil, isAfterGap: Bool = false)
        {
            self.atMs = atMs
            self.latitude = latitude
            self.longitude = longitude
            self.altitude = altitude
            self.isAfterGap = isAfterGap
        }
    }

    /// As `ImportSink` numbered it.
    public var source: Int32
    /// Ascending in time, at least two.
    public var points: [Point]

    public init(source: Int32, points: [Point]) {
        self.source = source
        self.points = points
    }
}

/// The intervals between heartbeats as a watch recorded them once, each as the rate of the moment.
public struct ImportedBeats: Equatable, Sendable {
    /// The rate of one moment, in beats per minute.
    public struct Beat: Equatable, Sendable {
        /// After `start`.
        public var offsetMs: Int32
        /// Beats per minute.
        public var bpm: Double

        public init(offsetMs: Int32, bpm: Double) {
            self.offsetMs = offsetMs
            self.bpm = bpm
        }
    }

    /// As `ImportSink` numbered it.
    public var source: Int32
    /// Unix seconds.
    public var start: Int64
    public var beats: [Beat]

    public init(source: Int32, start: Int64, beats: [Beat]) {
        self.source = source
        self.start = start
        self.beats = beats
    }
}

/// Anything else of one moment that is more than a number: kept to be looked at.
public struct ImportedFinding: Equatable, Sendable {
    /// The kind of a finding; the raw values are those of the store and of exports.
    public enum Kind: String, Sendable, CaseIterable {
        case electrocardiogram, audiogram, visionPrescription = "vision_prescription", clinicalRecord =
            "clinical_record"
        /// Foods eaten together, two values of one blood pressure.
        case correlation
        case medication, stateOfMind = "state_of_mind", symptom, note
    }

    public var kind: Kind
    /// As `ImportSink` numbered it.
    public var source: Int32
    /// Unix seconds.
    public var start: Int64
    /// Unix seconds.
    public var end: Int64
    /// One line that says what it is, for example `Sinus rhythm`; from outside.
    public var title: String
    /// Names and values in the order in which they are shown; from outside.
    public var fields: [Field]
    /// What a note is about, by which it is kept or not; `nil` where its kind says it.
    public var subject: HealthCategory?

    /// A name and a value as the file has them; from outside.
    public struct Field: Equatable, Sendable, Codable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        kind: Kind, source: Int32, start: Int64, end: Int64, title: String, fields: [Field],
        subject: HealthCategory? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.source = source
        self.start = start
        self.end = end
        self.title = title
        self.fields = fields
    }
}

/// The rings of one local day: Apple's own, de-duplicated.
public struct ImportedActivitySummary: Equatable, Sendable {
    public var day: CivilDay
    /// In kilocalories.
    public var activeEnergyKcal: Double
    /// In kilocalories.
    public var activeEnergyGoalKcal: Double
    /// In minutes.
    public var moveMinutes: Double
    /// In minutes.
    public var moveGoalMinutes: Double
    /// In minutes.
    public var exerciseMinutes: Double
    /// In minutes.
    public var exerciseGoalMinutes: Double
    /// Hours in which the person stood.
    public var standHours: Double
    /// In hours.
    public var standGoalHours: Double

    public init(
        day: CivilDay, activeEnergyKcal: Double = 0, activeEnergyGoalKcal: Double = 0, moveMinutes: Double = 0,
        moveGoalMinutes: Double = 0, exerciseMinutes: Double = 0, exerciseGoalMinutes: Double = 0,
        standHours: Double = 0, standGoalHours: Double = 0
    ) {
        self.day = day
        self.activeEnergyKcal = activeEnergyKcal
        self.activeEnergyGoalKcal = activeEnergyGoalKcal
        self.moveMinutes = moveMinutes
        self.moveGoalMinutes = moveGoalMinutes
        self.exerciseMinutes = exerciseMinutes
        self.exerciseGoalMinutes = exerciseGoalMinutes
        self.standHours = standHours
        self.standGoalHours = standGoalHours
    }
}

/// How the person felt on one day.
public struct ImportedCheckIn: Equatable, Sendable {
    public var day: CivilDay
    public var answers: CheckIn
    /// Unix seconds. Of two for one day the later one stands.
    public var writtenAt: Int64

    public init(day: CivilDay, answers: CheckIn = CheckIn(), writtenAt: Int64) {
        self.day = day
        self.answers = answers
        self.writtenAt = writtenAt
    }
}

/// The file's facts about the person.
public struct ImportedProfile: Equatable, Sendable {
    public var dateOfBirth: CivilDay?
    public var sex: Sex?
    /// The zone of the newest record that names one (`HKTimeZone`): a guess at home.
    public var newestZoneName: String?

    public init(dateOfBirth: CivilDay? = nil, sex: Sex? = nil, newestZoneName: String? = nil) {
        self.dateOfBirth = dateOfBirth
        self.sex = sex
        self.newestZoneName = newestZoneName
    }
}

/// An entry of the person in another AirFit.
public struct ImportedEntry: Equatable, Sendable {
    /// As that one keeps it: JSON.
    public var content: String
    /// Unix seconds.
    public var writtenAt: Int64
    /// Unix seconds; `nil` while it stands.
    public var undoneAt: Int64?

    public init(content: String, writtenAt: Int64, undoneAt: Int64? = nil) {
        self.content = content
        self.writtenAt = writtenAt
        self.undoneAt = undoneAt
    }
}

/// A goal of the person in another AirFit.
public struct ImportedGoal: Equatable, Sendable {
    /// The name of a column of the table of days.
    public var metric: String
    /// In the unit of the column.
    public var target: Double
    /// `day` or `week`.
    public var period: String?
    public var due: CivilDay?
    /// Unix seconds.
    public var setAt: Int64
    /// Unix seconds; `nil` where it was not ended.
    public var endedAt: Int64?

    public init(
        metric: String, target: Double, period: String? = nil, due: CivilDay? = nil, setAt: Int64, endedAt: Int64? = nil
    ) {
        self.metric = metric
        self.target = target
        self.period = period
        self.due = due
        self.setAt = setAt
        self.endedAt = endedAt
    }
}

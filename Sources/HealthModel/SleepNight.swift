import Foundation

/// Stages of sleep. Core is N1 and N2 ('light'), deep is N3.
public enum SleepStage: Int, CaseIterable, Sendable {
    case inBed = 0, asleepUnspecified = 1, awake = 2, core = 3, deep = 4, rem = 5

    public var isAsleep: Bool { self != .inBed && self != .awake }
}

/// A piece of the night in one stage.
public struct SleepSegment: Equatable, Sendable {
    public var stage: SleepStage
    /// When it began.
    public var start: Date
    /// When it ended.
    public var end: Date

    public init(stage: SleepStage, start: Date, end: Date) {
        self.stage = stage
        self.start = start
        self.end = end
    }
}

/// A sleep beside the main one.
public struct Nap: Equatable, Sendable {
    /// When it began.
    public var start: Date
    /// When it ended.
    public var end: Date
    /// Time asleep in minutes.
    public var asleepMinutes: Double

    public init(start: Date, end: Date, asleepMinutes: Double) {
        self.start = start
        self.end = end
        self.asleepMinutes = asleepMinutes
    }
}

/// One sleep episode of one source, by interval union.
public struct SleepNight: Equatable, Sendable {
    /// Start and end of the time in bed.
    public var bedtime: Date
    /// End of the time in bed.
    public var wakeTime: Date
    /// Seconds east of UTC at bedtime and at wake time, to show them by the clock on the wall there.
    public var bedtimeOffset: Int
    /// Seconds east of Greenwich at waking.
    public var wakeOffset: Int
    /// The moment of the night at which the clock on the wall was set forward or back; `nil` where it was not, or where the
    /// offsets differ by a journey.
    public var clockChangeAt: Date?
    /// Time asleep in minutes.
    public var asleepMinutes: Double
    /// The union of all time in bed that was recorded with the span of the sleep source's sleep.
    public var inBedMinutes: Double
    /// Whether any source recorded time in bed; otherwise it is the span of the sleep source.
    public var hasInBedData: Bool
    /// `nil` without stages.
    public var remMinutes: Double?
    /// In minutes; `nil` without stages.
    public var coreMinutes: Double?
    /// In minutes; `nil` without stages.
    public var deepMinutes: Double?
    /// In minutes; `nil` without stages.
    public var awakeMinutes: Double?
    /// From going to bed to falling asleep; `nil` without in-bed data.
    public var latencyMinutes: Double?
    /// Not asleep between falling asleep and waking for the last time.
    public var wakeAfterOnsetMinutes: Double?
    public var sourceName: String
    /// The chosen source's pieces in order of time, without overlaps; the stage bar.
    public var segments: [SleepSegment]
    /// Minutes asleep in the day's other episodes.
    public var napMinutes: Double

    public init(
        bedtime: Date, wakeTime: Date, bedtimeOffset: Int, wakeOffset: Int, asleepMinutes: Double, inBedMinutes: Double,
        hasInBedData: Bool, sourceName: String, segments: [SleepSegment] = [], napMinutes: Double = 0
    ) {
        self.bedtime = bedtime
        self.wakeTime = wakeTime
        self.bedtimeOffset = bedtimeOffset
        self.wakeOffset = wakeOffset
        self.asleepMinutes = asleepMinutes
        self.inBedMinutes = inBedMinutes
        self.hasInBedData = hasInBedData
        self.sourceName = sourceName
        self.segments = segments
        self.napMinutes = napMinutes
    }

    /// Asleep as a share of the time in bed, percent; `nil` without in-bed data, which a span would flatter.
    public var efficiencyPercent: Double? {
        hasInBedData ? SleepEfficiency.percent(asleep: asleepMinutes, inBed: inBedMinutes) : nil
    }

    /// The class of a night by its efficiency.
    public enum Quality: String, Sendable { case excellent, good, fair, poor }

    /// By efficiency: 85 and up, 75, 65.
    public var quality: Quality? {
        efficiencyPercent.map { percent in
            switch percent {
            case 85...: .excellent
            case 75...: .good
            case 65...: .fair
            default: .poor
            }
        }
    }
}

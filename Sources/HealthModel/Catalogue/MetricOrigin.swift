/// Where the value of a day comes from.
public enum MetricOrigin: Sendable, Equatable {
    /// Rolled up from samples of some types.
    case samples(Samples)
    /// Of the main sleep that ended on the day, and the naps.
    /// - isRolledUp: kept with the days, beside what samples are rolled up to.
    /// - isComputed: follows from other columns; it is offered where nothing is recorded, too.
    case night(isRolledUp: Bool = false, isComputed: Bool = false)
    /// Of Apple's summary of the day.
    case rings
    case checkIn
    /// Over the workouts of the day.
    case workouts
    /// Of sets and tags that the person wrote down.
    case entries
    /// Of other columns, or of the date.
    case derived

    /// Types of samples, and how those of a day are put together.
    public struct Samples: Sendable, Equatable {
        /// Apple's full identifiers. Several add up.
        public let types: [String]
        public let rule: SampleRule
        /// From the unit that samples are stored in to the metric's.
        public let factor: Double
    }

    /// - Parameter names: Apple's identifiers without `HKQuantityTypeIdentifier`.
    static func quantity(_ names: String..., rule: SampleRule, factor: Double = 1) -> MetricOrigin {
        .samples(Samples(types: names.map { "HKQuantityTypeIdentifier" + $0 }, rule: rule, factor: factor))
    }

    /// - Parameter name: Apple's identifier without `HKCategoryTypeIdentifier`.
    static func category(_ name: String, rule: SampleRule) -> MetricOrigin {
        .samples(Samples(types: ["HKCategoryTypeIdentifier" + name], rule: rule, factor: 1))
    }
}

/// How the samples of a day become its value (coach-tools, section 3).
public enum SampleRule: Sendable {
    /// Source by source, a lower one only where no higher one has a sample.
    case merged
    /// Length of the union of all samples, in minutes.
    case minutesCovered
    case mean
    /// Each sample weighted with the time until the next one (`TimeWeightedMean`).
    case meanOverTime
    /// Median of the samples inside the main sleep that ended on the day, else of the day.
    case nightMedian
    /// The sample written last.
    case writtenLast
    case last
    /// The first after the main sleep, else the first.
    case firstAfterSleep
    /// The one nearest in time to the day's weight, else the first.
    case nearestToWeight
    /// The last that ended on the day, less the median of those of the 60 dates before.
    case nightDeviation
}

extension SampleRule {
    /// For people.
    public var sentence: String {
        switch self {
        case .merged:
            "Added up over all sources. Where they overlap, a moment counts for the first in the order, and of the "
                + "others only what it did not see."
        case .minutesCovered: "The time in at least one session."
        case .mean: "The mean of the day's samples, of the first source in the order that has any."
        case .meanOverTime:
            "The mean over time: each sample holds until the next one, five minutes at most. Of the first source in the "
                + "order that has any."
        case .nightMedian:
            "The median of the samples during the main sleep, of the first source in the order that has any."
        case .writtenLast: "The sample of the day that was written last."
        case .last: "The last sample of the day."
        case .firstAfterSleep: "The first sample after the main sleep, else the first of the day."
        case .nearestToWeight: "The sample taken nearest in time to the day's weight."
        case .nightDeviation:
            "The night's temperature less the median of the nights of the 60 days before, of which 14 must be known."
        }
    }
}

extension MetricID {
    /// How a night's value comes about, for people.
    public var nightRule: String {
        let choice = """
            One source is chosen for the whole night: one with stages before one without, then by the order of sources. \
            Sources are never added up.
            """
        switch self {
        case .timeInBed:
            return "The time that any source saw you in bed, with the sleep of the chosen source. " + choice
        case .sleepREM, .sleepCore, .sleepDeep, .sleepAwake:
            return "The minutes of this stage in the night that ended on the day. " + choice
        case .sleepEfficiency: return "Time asleep as a share of the time in bed. " + choice
        default: return choice + " The night belongs to the day it ended on."
        }
    }
}

extension MetricID {
    /// Whether it is a roll-up of samples.
    public var isOfSamples: Bool { if case .samples = origin { true } else { false } }

    /// Whether the value of a day is known only when the day is over: sums, and means of what a device samples all day
    /// long. A reading that a person takes, such as a blood pressure, stands as it is, and so does what a night tells.
    public var isFinalAfterDay: Bool {
        if kind == .cumulative { return true }
        if case .samples(let samples) = origin, samples.rule == .meanOverTime { return true }
        return self == .walkingHeartRate || self == .glucose || self == .movePercent
    }

    /// The day on which its value still changes: `today`, or `nil` where the value stands (`isFinalAfterDay`). That day is
    /// shown, and left out of means, extremes and counts of days.
    /// - Parameter today: the day that is not over; `nil` where there is none.
    public func runningDay(_ today: CivilDay?) -> CivilDay? { isFinalAfterDay ? today : nil }

    /// Whether its days are kept ready in the store.
    public var isRolledUp: Bool {
        switch origin {
        case .samples, .night(isRolledUp: true, _): true
        default: false
        }
    }

    /// The columns that it is computed from; empty where it has records of its own, or is of workouts, entries or the date.
    public var inputs: [MetricID] {
        switch self {
        case .moveClosed, .movePercent: [.activeEnergy, .moveGoal]
        case .exerciseClosed: [.exerciseMinutes, .exerciseGoal]
        case .standClosed: [.standHours, .standGoal]
        case .ringsClosed: [.moveClosed, .exerciseClosed, .standClosed]
        case .logHeartRateVariability: [.heartRateVariability]
        case .bodyMassIndex: [.weight]
        case .sleepDebt, .sleepHours, .sleepTotal, .bedTime, .wakeTime, .midSleep, .bedAfterNoon: [.sleep]
        case .deepShare: [.sleepDeep]
        case .remShare: [.sleepREM]
        default: []
        }
    }

    /// Those whose days are kept ready in the store.
    public static let rolledUp = allCases.filter(\.isRolledUp)

    /// Those that can be drawn over time: all but texts and what the calendar says.
    public static let charted = allCases.filter { $0.kind != .text && $0.category != nil }
}

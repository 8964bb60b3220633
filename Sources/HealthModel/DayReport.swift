import Foundation

/// Everything the Today screen shows for one day.
public struct DayReport: Equatable, Sendable {
    public var snapshot: HealthSnapshot
    /// The day against the person's own last weeks, for every metric that was ever recorded.
    public var comparisons: [MetricID: MetricComparison]
    /// First and last day with any data; `nil` for an empty store.
    public var extent: ClosedRange<CivilDay>?
    /// `nil` before the first import.
    public var lastImportAt: Date?
    /// Entries that lie ahead of the clock, as one that was wrong wrote them down: they count when they have happened. Zero
    /// for other days than today.
    public var entriesAhead = 0

    public init(
        snapshot: HealthSnapshot, comparisons: [MetricID: MetricComparison] = [:],
        extent: ClosedRange<CivilDay>? = nil, lastImportAt: Date? = nil
    ) {
        self.snapshot = snapshot
        self.comparisons = comparisons
        self.extent = extent
        self.lastImportAt = lastImportAt
    }

    public var day: CivilDay { snapshot.day }
}

/// A day's value beside the person's own range.
public struct MetricComparison: Equatable, Sendable {
    /// The day's value; for a metric of kind latest, the newest up to the day that is no slip.
    public var value: Double?
    /// The day the value is of, when it was carried forward.
    public var valueDay: CivilDay?
    /// A value of a mass of the body newer than `value`, which is left out as a slip; `nil` for none.
    public var leftOut: DailyValue?
    /// The last 28 days up to and with the day, oldest first; `nil` where nothing was recorded.
    public var recent: [Double?]
    /// Range of the 28 days before the day; `nil` below 14 recorded days.
    public var baseline: Baseline?
    /// Recorded days among the 28 before, to say how far a baseline is from being known.
    public var recordedDays: Int
    /// The days of a mass of the body that all its values up to the day show to be slips.
    public var slips: Set<CivilDay> = []

    public init(
        value: Double?, valueDay: CivilDay? = nil, recent: [Double?], baseline: Baseline?, recordedDays: Int
    ) {
        self.value = value
        self.valueDay = valueDay
        self.recent = recent
        self.baseline = baseline
        self.recordedDays = recordedDays
    }
}

/// One day of a metric in a chart.
public struct DailyValue: Equatable, Sendable {
    public var day: CivilDay
    /// Sum, representative or newest value, by the metric's kind.
    public var value: Double
    /// Smallest and largest sample of a discrete metric.
    public var minimum: Double?
    /// The greatest sample of the day in the metric's unit; `nil` where there are none.
    public var maximum: Double?

    public init(day: CivilDay, value: Double, minimum: Double? = nil, maximum: Double? = nil) {
        self.day = day
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
    }
}

/// A stretch of one day: an hour's sum of a cumulative metric, or one sample of a discrete one.
public struct IntradayValue: Equatable, Sendable {
    /// Minutes after local midnight by the clock on the wall.
    public var minuteOfDay: Int
    /// In the metric's unit.
    public var value: Double
    /// Unix seconds of a sample, which tell both hours of one name apart when the clock is set back; `nil` for the sum of
    /// an hour.
    public var instant: Int?

    public init(minuteOfDay: Int, value: Double, instant: Int? = nil) {
        self.minuteOfDay = minuteOfDay
        self.value = value
        self.instant = instant
    }
}

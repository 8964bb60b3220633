import Foundation

/// How one day of a metric came about: which samples there were, which of them count, and by what rule.
public struct DayExplanation: Equatable, Sendable {
    /// The part of one source in the day's value.
    public struct Part: Equatable, Sendable {
        /// From outside; samples typed in by hand stand apart from the others of their source.
        public var name: String
        public var isTyped: Bool
        /// Place where sources overlap, from 1; `nil` for a source that counts nowhere.
        public var rank: Int?
        /// How many samples of the source count.
        public var samples: Int
        /// The sum of a cumulative metric, else the mean of the samples, in the metric's unit; of sleep, minutes asleep.
        public var raw: Double
        /// The part of a sum that counts after sources of higher rank; `nil` where values are not added up.
        public var counted: Double?
        /// Whether the value was made of its samples.
        public var isUsed: Bool

        public init(
            name: String, isTyped: Bool = false, rank: Int?, samples: Int, raw: Double, counted: Double? = nil,
            isUsed: Bool
        ) {
            self.name = name
            self.isTyped = isTyped
            self.rank = rank
            self.samples = samples
            self.raw = raw
            self.counted = counted
            self.isUsed = isUsed
        }
    }

    /// Apple's own total of the day beside what the samples come to.
    public enum Summary: Equatable, Sendable {
        /// It stands, for it is de-duplicated by the person's own order on the phone.
        case stands(Double)
        /// It does not: something that is in it was taken out.
        case setAside(Double)
    }

    /// A sample that the person took out.
    public struct Excluded: Equatable, Sendable {
        public var key: SampleKey
        /// In the metric's unit.
        public var value: Double
        public var sourceName: String
        /// The value that counts in its place, in the metric's unit.
        public var replacement: Double?

        public init(key: SampleKey, value: Double, sourceName: String, replacement: Double?) {
            self.key = key
            self.value = value
            self.sourceName = sourceName
            self.replacement = replacement
        }
    }

    /// The main sleep that a value goes by.
    public struct Night: Equatable, Sendable {
        /// When the night began.
        public var bedtime: Date
        /// When the night ended.
        public var wakeTime: Date
        /// Seconds east of UTC then and there.
        public var bedtimeOffset: Int
        /// Seconds east of Greenwich at waking.
        public var wakeOffset: Int
        public var sourceName: String

        public init(bedtime: Date, wakeTime: Date, bedtimeOffset: Int, wakeOffset: Int, sourceName: String) {
            self.bedtime = bedtime
            self.wakeTime = wakeTime
            self.bedtimeOffset = bedtimeOffset
            self.wakeOffset = wakeOffset
            self.sourceName = sourceName
        }
    }

    public var metric: MetricID
    public var day: CivilDay
    /// The shown value of the day; `nil` when nothing was recorded.
    public var value: Double?
    /// The value of the samples alone.
    public var fromSamples: Double?
    /// How it is made, in plain words.
    public var rule: String
    /// By rank, those that count nowhere last.
    public var parts: [Part] = []
    /// When the one sample that stands for the day was taken.
    public var chosenAt: Date?
    /// `nil` where there is no total of Apple's.
    public var summary: Summary?
    /// Samples of the day that the person took out.
    public var excluded: [Excluded] = []
    /// Of metrics that go by it.
    public var night: Night?
    /// Median of the nights before, for a metric that is a difference from it.
    public var baseline: Double?
    /// IANA zones in force during the day, the first first.
    public var zoneNames: [String]
    /// The day's first instant and that of the next; on days of travel they are more or less than 24 hours apart.
    public var start: Date
    /// The first instant of the next day.
    public var end: Date
    /// Seconds east of UTC at each.
    public var startOffset: Int
    /// Seconds east of Greenwich at the end of the day.
    public var endOffset: Int

    public init(
        metric: MetricID, day: CivilDay, value: Double?, fromSamples: Double?, rule: String, zoneNames: [String],
        start: Date, end: Date, startOffset: Int, endOffset: Int
    ) {
        self.metric = metric
        self.day = day
        self.value = value
        self.fromSamples = fromSamples
        self.rule = rule
        self.zoneNames = zoneNames
        self.start = start
        self.end = end
        self.startOffset = startOffset
        self.endOffset = endOffset
    }

    /// All that sources wrote, added up: what would be shown without merging. `nil` where values are not added up.
    public var rawSum: Double? {
        parts.contains { $0.counted != nil } ? parts.reduce(0) { $0 + ($1.rank == nil ? 0 : $1.raw) } : nil
    }
}

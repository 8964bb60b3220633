/// The kind of source that writes samples, in the order in which they are believed.
public enum SourceKind: Int, Sendable, CaseIterable { case watch = 0, phone = 1, other = 2 }

/// A source of samples and what it gave. Names and devices come from outside.
public struct SourceSummary: Equatable, Sendable {
    public var name: String
    public var kind: SourceKind
    /// As written, each once.
    public var devices: [String]
    /// Samples and pieces of sleep.
    public var samples: Int
    /// How many workouts the source gave.
    public var workouts: Int
    /// Days of the first and the last sample; `nil` without any.
    public var days: ClosedRange<CivilDay>?
    /// Samples of each recorded metric.
    public var samplesByMetric: [MetricID: Int]
    /// Whether its samples count nowhere.
    public var isExcluded: Bool
    /// Metrics that it does not count for, when it counts for others.
    public var excludedFrom: [MetricID]

    public init(
        name: String, kind: SourceKind, devices: [String] = [], samples: Int = 0, workouts: Int = 0,
        days: ClosedRange<CivilDay>? = nil, samplesByMetric: [MetricID: Int] = [:], isExcluded: Bool = false,
        excludedFrom: [MetricID] = []
    ) {
        self.name = name
        self.kind = kind
        self.devices = devices
        self.samples = samples
        self.workouts = workouts
        self.days = days
        self.samplesByMetric = samplesByMetric
        self.isExcluded = isExcluded
        self.excludedFrom = excludedFrom
    }
}

/// A source at its place where sources overlap.
public struct RankedSource: Equatable, Sendable {
    public var name: String
    public var kind: SourceKind
    /// Whether the person put it there; the others follow by kind and name.
    public var isListed: Bool
    public var isExcluded: Bool

    public init(name: String, kind: SourceKind, isListed: Bool = false, isExcluded: Bool = false) {
        self.name = name
        self.kind = kind
        self.isListed = isListed
        self.isExcluded = isExcluded
    }
}

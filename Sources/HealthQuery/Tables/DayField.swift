import HealthModel

/// A column of the table of days is a metric of the catalogue.
public typealias DayField = MetricID

/// The names that tools and answers use for the parts of a night, and the row of the catalogue.
extension MetricID {
    public static let rem = MetricID.sleepREM
    public static let core = MetricID.sleepCore
    public static let deep = MetricID.sleepDeep
    public static let awake = MetricID.sleepAwake
    public var traits: Metric { row }
}

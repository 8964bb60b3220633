import HealthModel

/// How far the samples of a metric reach on some dates, in its kept unit.
public struct SampleExtremes: Equatable, Sendable {
    public var lowest: Double
    /// The first date with the smallest sample.
    public var lowestDate: CivilDay
    public var highest: Double
    /// The first date with the largest sample.
    public var highestDate: CivilDay

    public init(lowest: Double, on lowestDate: CivilDay, highest: Double, on highestDate: CivilDay) {
        (self.lowest, self.lowestDate, self.highest, self.highestDate) = (lowest, lowestDate, highest, highestDate)
    }
}

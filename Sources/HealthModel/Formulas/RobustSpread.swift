/// Median and the spread about it that an outlier does not move.
public struct RobustSpread: Equatable, Sendable {
    /// In the unit of the values.
    public var median: Double
    /// 1.4826 · median of the distances from the median: a standard deviation where values are normal.
    public var scaled: Double

    /// `nil` without values.
    public init?(_ values: some Sequence<Double>) {
        let values = Array(values)
        guard let median = Percentile.median(values), let middle = Percentile.median(values.map { abs($0 - median) })
        else { return nil }
        self.median = median
        scaled = 1.4826 * middle
    }
}

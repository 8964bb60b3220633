/// The range of a chart's value axis and the values that are named on it.
public struct ChartScale: Equatable, Sendable {
    /// The distances between the marks of an axis.
    public enum Steps: Equatable, Sendable {
        /// 1, 2 or 5 times a power of ten, not below the given one.
        case decimal(smallest: Double)
        /// Minutes that read well as hours.
        case minutes
    }

    /// The value at the lower end, in the metric's unit.
    public var low: Double
    /// The value at the upper end, in the metric's unit.
    public var high: Double
    /// Ascending; the last lies at `high` or above it.
    public var ticks: [Double]

    /// A scale between two values that names none.
    public init(low: Double, high: Double) {
        self.low = low
        self.high = high > low ? high : low + 1
        ticks = []
    }

    /// The scale around `values` whose ticks are at most `count` - 1 steps apart. It starts on a tick and ends at the
    /// largest value; the last tick lies at or above that.
    public init(
        covering values: some Sequence<Double>, startsAtZero: Bool, tickCount count: Int,
        steps: Steps = .decimal(smallest: 1)
    ) {
        let known = values.filter(\.isFinite)
        var low = known.min() ?? 0
        var high = known.max() ?? 1
        if startsAtZero { low = min(0, low) }
        if high <= low { (low, high) = startsAtZero ? (low, low + 1) : (low - 1, high + 1) }
        let step = Self.step(spanning: high - low, intervals: max(1, count - 1), steps)
        let first = (low / step).rounded(.down)
        let last = max(first + 1, (high / step).rounded(.up))
        self.low = first * step
        self.high = max(high, self.low + step / 2)
        ticks = (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The place of a value, 0 at the bottom and 1 at the top; outside it is clamped.
    public func share(of value: Double) -> Double { min(1, max(0, (value - low) / (high - low))) }

    /// The same scale, extended upwards so that ticks are whole rows apart: all of them evenly.
    ///
    /// Bars count eighths of all rows; a line's outermost dots lie on the first and the last dot of the rows.
    func fitted(toRows rows: Int, isBars: Bool) -> ChartScale {
        guard ticks.count > 1, rows > 1 else { return self }
        let step = ticks[1] - ticks[0]
        let span = isBars ? Double(rows) : Double(rows) - 0.25
        // The last tick that is reached needs a row of its own to stand in.
        let reached = ((high - low) / step + 1e-9).rounded(.down)
        let roomy = (span * step / (high - low) + 1e-9).rounded(.down)
        let rowsPerStep = min(roomy, (Double(rows - 1) / max(1, reached)).rounded(.down))
        guard rowsPerStep >= 1 else { return self }
        var fitted = self
        fitted.high = low + step * span / rowsPerStep
        return fitted
    }

    private static func step(spanning span: Double, intervals: Int, _ steps: Steps) -> Double {
        let rough = span / Double(intervals)
        switch steps {
        case .minutes:
            return [5, 10, 15, 30, 60, 120, 180, 240, 360, 720].first { $0 >= rough } ?? (rough / 720).rounded(.up)
                * 720
        case .decimal(let smallest):
            var power = smallest
            while power * 10 <= rough { power *= 10 }
            let factors = power > smallest ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
            return (factors.first { $0 * power >= rough } ?? 10) * power
        }
    }
}

import Canvas
import HealthModel
import Widgets

/// Builds the chart of a metric for an area: bars or line, scale and names that fit the height.
public struct MetricChart {
    public var metric: MetricID
    public var slots: [Chart.Slot]
    public var labels: [Chart.Label]
    /// The usual range, in the metric's unit; `nil` draws none.
    public var baseline: Baseline?
    /// In the metric's unit; `nil` draws no line.
    public var average: Double?
    /// The person's goal.
    public var goal: Double?
    /// As long as `slots`, in the metric's unit; empty for none.
    public var trend: [Double?] = []
    /// How many slots apart two values may be and still be joined.
    public var reach = 1
    /// The slot that is read off; `nil` for none.
    public var cursor: Int?
    /// Slots that are not drawn, and neither axis nor average count them: where no other has a value, they are as all others.
    public var leftOut: Set<Int> = []
    public var marksGaps = true
    public var isIntraday = false
    /// Drawn as a line over its own range, also where bars from zero are its look: beside another metric.
    public var isLine = false
    public var format: MetricFormat

    public init(
        metric: MetricID, slots: [Chart.Slot], labels: [Chart.Label], baseline: Baseline?, average: Double?,
        format: MetricFormat
    ) {
        (self.metric, self.slots, self.labels) = (metric, slots, labels)
        (self.baseline, self.average, self.format) = (baseline, average, format)
    }

    /// The chart, with as many values on its axis as the area has room for.
    public func chart(in area: Rect) -> Chart { inShownUnits().drawn(in: area) }

    /// With all values in the unit that is shown, so that round numbers stand at the axis.
    private func inShownUnits() -> MetricChart {
        let unit = format.units.unit(of: metric)
        func shown(_ value: Double) -> Double { unit.shown(value) }
        var chart = self
        chart.slots = drawnSlots.map { slot in
            var slot = slot
            (slot.value, slot.low, slot.high) = (slot.value.map(shown), slot.low.map(shown), slot.high.map(shown))
            return slot
        }
        chart.baseline = baseline.map {
            Baseline(median: shown($0.median), low: shown($0.low), high: shown($0.high), days: $0.days)
        }
        chart.average = average.map(shown)
        chart.goal = goal.map(shown)
        chart.trend = trend.map { $0.map(shown) }
        return chart
    }

    private func drawn(in area: Rect) -> Chart {
        let isBars = !isLine && (isIntraday ? metric.hasHours : metric.isDrawnAsBars)
        let scale = scale(height: area.height, isBars: isBars)
        var chart = Chart(
            isBars ? .bars : .line, slots: slots, role: metric.role, scale: scale,
            tickLabels: scale.ticks.map(tickText), slotLabels: labels)
        chart.band = baseline.map { min($0.low, $0.high)...max($0.low, $0.high) }
        chart.average = average
        chart.goal = goal
        chart.trend = trend
        chart.joinsGapsUpTo = reach
        chart.marksGaps = marksGaps
        chart.cursor = cursor
        return chart
    }

    /// A chart without axes, for a few rows in a tile: bars from zero or a line over its own range.
    public func miniature() -> Chart {
        let isBars = metric.isDrawnAsBars
        var covered = axisValues(withSpread: false)
        if let baseline { covered += [baseline.low, baseline.high] }
        let (low, high) = (covered.min() ?? 0, covered.max() ?? 1)
        let margin = (high - low) / 10
        let scale = ChartScale(low: isBars ? 0 : low - margin, high: isBars ? high : high + margin)
        var chart = Chart(isBars ? .bars : .line, slots: drawnSlots, role: metric.role, scale: scale, tickLabels: [])
        chart.band = baseline.map { min($0.low, $0.high)...max($0.low, $0.high) }
        chart.joinsGapsUpTo = reach
        chart.showsAxes = false
        return chart
    }

    private var drawnSlots: [Chart.Slot] {
        let isAnyKept = slots.indices.contains { slots[$0].value != nil && !leftOut.contains($0) }
        guard isAnyKept, !leftOut.isEmpty else { return slots }
        return slots.enumerated().map { leftOut.contains($0.offset) ? Chart.Slot(nil) : $0.element }
    }

    /// Those that the axis reaches.
    /// - Parameter hasSpread: whether the ends of spreads are among them.
    private func axisValues(withSpread hasSpread: Bool) -> [Double] {
        var values: [Double] = []
        for slot in drawnSlots {
            if let value = slot.value { values.append(value) }
            guard hasSpread else { continue }
            if let low = slot.low { values.append(low) }
            if let high = slot.high { values.append(high) }
        }
        return values
    }

    private func scale(height: Int, isBars: Bool) -> ChartScale {
        var covered = axisValues(withSpread: !isBars)
        covered += trend.compactMap { $0 }
        if let baseline { covered += [baseline.low, baseline.high] }
        if let average { covered.append(average) }
        if let goal, isBars || isNear(goal, covered) { covered.append(goal) }
        let count = height >= 30 ? 8 : height >= 20 ? 6 : height >= 13 ? 5 : height >= 8 ? 4 : 3
        return ChartScale(
            covering: covered, startsAtZero: isBars, tickCount: count,
            steps: metric.axisSteps)
    }

    /// Whether a line that reaches to the goal, too, still shows how the values move.
    private func isNear(_ goal: Double, _ covered: [Double]) -> Bool {
        guard let low = covered.min(), let high = covered.max() else { return true }
        return max(high, goal) - min(low, goal) <= 3 * max(high - low, .leastNonzeroMagnitude)
    }

    /// The name of a value on an axis, in the unit shown.
    public func tickText(_ value: Double) -> String {
        guard metric.isDuration else { return format.shownNumber(value, of: metric) }
        let minutes = Int(value.rounded())
        return minutes % 60 == 0 ? "\(minutes / 60) h" : MetricFormat.duration(minutes: value)
    }
}

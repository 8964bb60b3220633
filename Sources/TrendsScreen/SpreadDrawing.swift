import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Draws the number of days by size of value, in stretches between round numbers.
struct SpreadDrawing {
    let spread: DistributionContent
    let format: MetricFormat
    var cursor: Int?

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard let bins = spread.bins else {
            return EmptyState("Too few different values").draw(in: area, on: &canvas)
        }
        let scale = ChartScale(
            covering: bins.counts.map(Double.init), startsAtZero: true, tickCount: area.height >= 14 ? 5 : 3)
        let every = max(1, bins.counts.count / max(1, area.width / 12))
        let labels = stride(from: 0, to: bins.counts.count, by: every).map { bin in
            Chart.Label(bin, axis.tickText(bins.low + Double(bin) * bins.step))
        }
        var chart = Chart(
            .bars, slots: bins.counts.map { Chart.Slot($0 == 0 ? nil : Double($0)) }, role: spread.metric.role,
            scale: scale, tickLabels: scale.ticks.map { MetricFormat.decimal($0) }, slotLabels: labels)
        chart.marksGaps = false
        chart.cursor = cursor
        chart.draw(in: area, on: &canvas)
        canvas.markSteps(bins.counts.count, in: area, chart.slotAreas(in: area))
    }

    /// The width of a bar, in words.
    var title: String {
        guard let bins = spread.bins, !bins.areSingle else {
            return "how many days have which value"
        }
        let metric = spread.metric
        guard metric.kind != .clock else {
            return "days per \(MetricFormat.duration(minutes: bins.step)), from its mark"
        }
        let unit = format.unit(of: metric)
        return "days per \(format.shownNumber(bins.step, of: metric))\(unit.isEmpty ? "" : " \(unit)"), from its mark"
    }

    private var axis: MetricChart {
        MetricChart(metric: spread.metric, slots: [], labels: [], baseline: nil, average: nil, format: format)
    }
}

/// Stretches that begin at round numbers in the unit shown, with the days in each: where all values are whole numbers,
/// every stretch has as many of them.
struct SpreadBins: Equatable {
    let low: Double
    let step: Double
    let counts: [Int]
    /// Whether a stretch is of a single value.
    let areSingle: Bool

    /// As many stretches at most: they fit in the narrowest terminal.
    private static let most = 26

    /// `nil` where all values are equal.
    init?(_ sorted: [Double], of metric: MetricID, _ format: MetricFormat) {
        let shown = sorted.map { format.shown($0, of: metric) }
        guard let least = shown.min(), let most = shown.max(), most > least else { return nil }
        let wanted = min(max(8, Int(Double(shown.count).squareRoot())), Self.most)
        let ticks = ChartScale(
            covering: shown, startsAtZero: false, tickCount: wanted + 1, steps: metric.axisSteps
        ).ticks
        let (low, step) = (ticks[0], ticks[1] - ticks[0])
        var counts = [Int](repeating: 0, count: ticks.count)
        // Less than a value can differ by, so that 0.3 lies in the stretch that begins at 0.1 · 3.
        for value in shown { counts[min(counts.count - 1, Int(((value - low) / step + 1e-6).rounded(.down)))] += 1 }
        if counts.last == 0 { counts.removeLast() }
        (self.low, self.step, self.counts) = (low, step, counts)
        areSingle =
            metric.axisSteps == .decimal(smallest: step)
            && shown.allSatisfy { abs($0 / step - ($0 / step).rounded()) < 1e-6 }
    }
}

import Canvas
import ScreenKit
import Widgets

/// Bars of minutes in the five zones, the easiest at the bottom.
struct ZonesDrawing {
    let zones: ZonesContent
    let labels: [Chart.Label]
    let cursor: Int?

    static let parts = [
        StackedBars.Part(.info, "░"), StackedBars.Part(.good, "▒"), StackedBars.Part(.energy, "▓"),
        StackedBars.Part(.warning, "█"), StackedBars.Part(.bad, "▚"),
    ]

    func draw(in area: Rect, on canvas: inout Canvas) {
        let totals = zones.bars.compactMap { $0?.reduce(0, +) }
        guard totals.contains(where: { $0 > 0 }) else {
            return EmptyState("No workout with a pulse in these days").draw(in: area, on: &canvas)
        }
        let (place, below) = area.splitBottom(area.height >= 8 ? 1 : 0)
        let count = place.height >= 20 ? 6 : place.height >= 13 ? 5 : place.height >= 8 ? 4 : 3
        let scale = ChartScale(covering: totals, startsAtZero: true, tickCount: count, steps: .minutes)
        var bars = StackedBars(
            parts: Self.parts, slots: zones.bars, scale: scale,
            tickLabels: scale.ticks.map { MetricFormat.duration(minutes: $0) }, slotLabels: labels)
        bars.cursor = cursor
        bars.draw(in: place, on: &canvas)
        let frame = bars.frame
        canvas.markSteps(zones.bars.count, in: place, frame.slotAreas(in: place))
        legend.draw(in: below, on: &canvas)
    }

    private var legend: InkLine {
        var line = InkLine("  ")
        for (index, part) in Self.parts.enumerated() {
            line.add("\(part.glyph) ", part.role)
            line.add("zone \(index + 1)   ", .muted)
        }
        return line
    }
}

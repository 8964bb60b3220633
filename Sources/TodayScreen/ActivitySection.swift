import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Rings with their legend, and steps, distance and flights below.
struct ActivitySection: TodaySection {
    let page: TodayPage
    let title = "Activity"
    var note: String { page.isRunning ? "so far" : "" }
    var metrics: [MetricID] { page.tiles[0] }

    private let below: [MetricID] = [.steps, .distance, .flights]

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let rings = width < 34 ? 6 : width < 54 ? 8 : 9
        let most = MetricRows(page: page, metrics: below).most
        return (6 + below.count, rings + 1 + below.count, max(rings, min(12, width / 5)) + 1 + most)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard area.height > below.count else {
            return MetricRows(page: page, metrics: Array(metrics.prefix(area.height))).draw(in: area, on: &canvas)
        }
        let largest = max(6, min(12, (area.width - 17) / 2))
        let ringHeight = min(area.height - below.count, largest)
        drawRings(in: area.splitTop(ringHeight).top, on: &canvas)
        let rows = area.splitTop(ringHeight).rest
        let spacing = rows.height > below.count ? 1 : 0
        MetricRows(page: page, metrics: below).draw(in: rows.splitTop(spacing).rest, on: &canvas)
    }

    private func drawRings(in area: Rect, on canvas: inout Canvas) {
        let activity = page.snapshot.activity
        let width = ActivityRings.width(forHeight: area.height)
        let lead = area.width >= 60 ? 4 : area.width >= 34 ? 1 : 0
        let (place, rest) = area.splitLeft(lead).rest.splitLeft(width)
        ActivityRings([
            .init(activity.moveProgress, role: .moveRing), .init(activity.exerciseProgress, role: .exerciseRing),
            .init(activity.standProgress, role: .standRing),
        ]).draw(in: place, on: &canvas)
        canvas.mark(place, as: TodayTarget.hours(.activeEnergy))
        let legend = rest.splitLeft(area.width >= 60 ? 5 : area.width >= 34 ? 1 : 0).rest
        let entries: [(MetricID, Double?, Double?)] = [
            (.activeEnergy, activity.moveProgress, activity.moveGoalKcal),
            (.exerciseMinutes, activity.exerciseProgress, activity.exerciseGoalMinutes.map(Double.init)),
            (.standHours, activity.standProgress, activity.standGoalHours.map(Double.init)),
        ]
        // Two rows an entry, three where there is the height for a gauge, with blank rows between where there are some.
        let rows = legend.height >= 9 ? 3 : 2
        let pitch = min(4, max(rows, (legend.height + 1) / 3))
        let top = max(0, (legend.height - (2 * pitch + rows)) / 2)
        for (index, entry) in entries.enumerated() {
            let tile = legend.splitTop(top + index * pitch).rest.splitTop(rows).top
            drawEntry(entry.0, progress: entry.1, goal: entry.2, in: tile, on: &canvas)
        }
    }

    private func drawEntry(_ metric: MetricID, progress: Double?, goal: Double?, in area: Rect, on canvas: inout Canvas)
    {
        guard area.width >= 6 else { return }
        let reading = page.reading(metric)
        let first = area.line(0).splitLeft(1).rest
        let percent = progress.map { "\(GoalShare.percent(ofShare: $0)) %" } ?? MetricFormat.missing
        let isClosed = (progress ?? 0) >= 1
        canvas.ink(
            metric.shortTitle.truncated(toCells: max(0, first.width - percent.cellWidth - 1)), column: first.column,
            row: first.row, metric.role, .bold, within: first)
        let limit = min(first.endColumn, first.column + 34)
        canvas.inkTrailing(
            percent, endColumn: limit, row: first.row, progress == nil ? .muted : metric.role, isClosed ? .bold : [],
            within: first)
        var line = InkLine(
            page.format.number(reading.value, of: metric), reading.value == nil ? .muted : .strong, .bold)
        let unit = page.format.unit(of: metric)
        if reading.value == nil {
            let fits = reading.reasonMissing.cellWidth + 2 <= first.width
            line.add(" \(fits ? reading.reasonMissing : reading.briefNote)", .muted)
        } else if let goal {
            line.add("\(first.width >= 19 ? " / " : "/")\(page.format.number(goal, of: metric)) \(unit)", .muted)
        } else {
            line.add(" \(unit), no goal", .muted)
        }
        line.draw(in: area.line(1).splitLeft(1).rest, on: &canvas)
        let bar = area.line(2).splitLeft(1).rest
        Gauge(progress, role: metric.role).draw(in: bar.splitLeft(min(bar.width, 34)).left, on: &canvas)
        page.finishTile(metric, area.splitLeft(min(area.width, 35)).left, on: &canvas)
    }
}

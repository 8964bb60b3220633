import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The chart of one metric with its name and value above it and a lane of marks.
struct TrendPanel: Widget {
    let state: TrendsState
    /// Among the metrics shown.
    let index: Int
    /// Whether a row is kept for marks.
    var hasLane = false

    private var metric: MetricID { state.metrics[index] }
    private var page: TrendPage { state.page }
    private var format: MetricFormat { state.environment.format }
    private var isFocused: Bool { index == state.focus && state.metrics.count > 1 }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let (head, body) = area.splitTop(1)
        guard let series = page.series[metric] else {
            return title.draw(in: head, on: &canvas)
        }
        drawHead(series, in: head, on: &canvas)
        canvas.mark(head, as: TrendsTarget.metric(index))
        guard series.slots.contains(where: { $0.value != nil }) else {
            let words =
                !series.isByHour
                ? "nothing recorded in these days"
                : !HoursContent.hasHours(metric)
                    ? "one value a day: it has no hours"
                    : state.data.knowsHours(metric, in: page.days) ? "no hours recorded in these days" : "reading…"
            return InkLine("  \(words)", .muted).draw(in: body.line(0), on: &canvas)
        }
        let isLow = area.height < 8
        let (lane, place) = body.splitTop(hasLane && !isLow ? 1 : 0)
        let chart = chart(of: series, in: place)
        chart.draw(in: place, on: &canvas)
        let areas = chart.slotAreas(in: place)
        canvas.markSlots(series.slots.count, ofMetric: index, in: place, areas)
        drawMarks(in: lane, over: areas, on: &canvas)
    }

    private var title: InkLine {
        InkLine(isFocused ? "▸ " : "  ", .accent, .bold).adding(metric.chartTitle, metric.role, .bold)
    }

    // MARK: Head

    private func drawHead(_ series: TrendSeries, in row: Rect, on canvas: inout Canvas) {
        var line = title
        line.add("  ")
        let reading = TrendReadout(series: series, slotDays: page.slotDays, grain: page.grain, format: format)
        for piece in reading.line(at: state.cursor).pieces { line.add(piece.text, piece.role, piece.attributes) }
        line.draw(in: row, on: &canvas)
        let leftOut = series.leftOut.isEmpty ? "" : ", \(series.leftOut.count) hardly possible left out"
        let share = "\(series.recordedDays) of \(series.possibleDays) days\(leftOut)"
        if row.width - line.cellWidth >= share.cellWidth + 3 {
            canvas.inkTrailing(share, endColumn: row.endColumn, row: row.row, .faint, within: row)
        }
    }

    // MARK: Chart

    func chart(of series: TrendSeries, in area: Rect, asLine: Bool = false) -> Chart {
        var chart = MetricChart(
            metric: metric, slots: series.slots, labels: page.labels,
            baseline: series.takesLevels ? series.baseline : nil,
            average: series.takesLevels ? series.average : nil, format: format)
        chart.isIntraday = series.isByHour
        chart.goal = series.takesLevels ? state.data.context.goals[metric] : nil
        chart.leftOut = series.leftOut
        chart.reach = page.grain.reach(of: metric)
        chart.cursor = state.cursor
        chart.isLine = asLine
        return chart.chart(in: area)
    }

    // MARK: Marks

    /// In the lane above the plot: a glyph at its day, a line over days in a row.
    private func drawMarks(in lane: Rect, over areas: (Int) -> Rect, on canvas: inout Canvas) {
        guard !lane.isEmpty else { return }
        // What is rare lies above what is frequent.
        for mark in page.training + (page.marks[metric] ?? []) {
            let slots = page.slots(touching: mark.days)
            guard let first = slots.first, let last = slots.last else { continue }
            // Of many slots that share a column the first one stands for all.
            var free = 0
            let columns =
                mark.kind == .trip
                ? Array(areas(first).column..<max(areas(first).column, areas(last).endColumn))
                : slots.map { areas($0).column + max(0, areas($0).width - 1) / 2 }
            for column in columns where column >= free && column < lane.endColumn {
                canvas.ink(mark.symbol, column: column, row: lane.row, mark.role, within: lane)
                free = column + 1
            }
        }
    }
}

/// The value of a chart in words: the mean of the range, or the slot under the cursor.
struct TrendReadout {
    let series: TrendSeries
    let slotDays: [ClosedRange<CivilDay>]
    let grain: TrendGrain
    let format: MetricFormat

    private var metric: MetricID { series.metric }

    func line(at cursor: Int?) -> InkLine {
        guard let cursor, series.slots.indices.contains(cursor), slotDays.indices.contains(cursor) else {
            return mean
        }
        let slot = series.slots[cursor]
        guard let value = slot.value else {
            return InkLine("not recorded", .muted).adding("  \(grain.name(of: slotDays, at: cursor))", .accent)
        }
        let isSingle = grain == .day || grain == .hour
        var line = InkLine(number(value, slot.low, isSingle: isSingle), .strong, .bold)
        if slot.isPartial { line.add(" so far", .muted) }
        if !isSingle { line.add(" \(metric.meanWords)", .muted) }
        line.add("  \(grain.name(of: slotDays, at: cursor))", .accent)
        if !isSingle, metric.row.pair == nil, let low = slot.low, let high = slot.high, low != high {
            line.add("  days \(format.range(low, high, of: metric))", .muted)
        }
        return line
    }

    private var mean: InkLine {
        guard let average = series.average else {
            guard let slot = series.slots.last(where: { $0.value != nil }), let value = slot.value else {
                return InkLine(MetricFormat.missing, .muted)
            }
            let line = InkLine(number(value, slot.low, isSingle: true), .strong, .bold)
            return slot.isPartial ? line.adding(" so far", .muted) : line
        }
        return InkLine(number(average, series.lowerAverage, isSingle: false), .strong, .bold)
            .adding(" \(metric.meanWords)", .muted)
    }

    private func number(_ value: Double, _ lower: Double?, isSingle: Bool) -> String {
        let unit = format.unit(of: metric)
        let behind = unit.isEmpty ? "" : " \(unit)"
        if metric.row.pair != nil, let lower {
            return "\(format.average(value, of: metric))/\(format.average(lower, of: metric))\(behind)"
        }
        return (isSingle ? format.number(value, of: metric) : format.average(value, of: metric)) + behind
    }
}

/// The metric in focus and the one behind it in one chart, each on its own axis.
struct OverlaidMetrics {
    let state: TrendsState
    let left: TrendPanel
    let right: TrendPanel
    private let series: (left: TrendSeries, right: TrendSeries)

    /// `nil` where there are no two metrics that were read.
    init?(_ state: TrendsState) {
        guard state.metrics.count > 1, state.metrics.indices.contains(state.focus) else { return nil }
        guard let other = state.metrics.firstIndex(where: { $0 == state.otherMetric }) else { return nil }
        guard let one = state.page.series[state.metrics[state.focus]],
            let second = state.page.series[state.metrics[other]]
        else { return nil }
        self.state = state
        (left, right) = (TrendPanel(state: state, index: state.focus), TrendPanel(state: state, index: other))
        series = (one, second)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (head, place) = area.splitTop(min(2, max(1, area.height - 3)))
        let one = left.chart(of: series.left, in: place, asLine: true)
        var other = right.chart(of: series.right, in: place, asLine: true)
        if other.role == one.role { other.role = one.role == .accentSecondary ? .accent : .accentSecondary }
        drawHead(head, one.role, other.role, on: &canvas)
        let chart = PairedChart(left: one, right: other)
        chart.draw(in: place, on: &canvas)
        canvas.markSlots(series.left.slots.count, ofMetric: state.focus, in: place, chart.slotAreas(in: place))
    }

    private func drawHead(_ head: Rect, _ one: StyleRole, _ other: StyleRole, on canvas: inout Canvas) {
        let sides = [("left", series.left, one), ("right", series.right, other)]
        for (row, side) in sides.enumerated() where row < head.height {
            let page = state.page
            var line = InkLine(row == 0 ? "⠒⠒ " : "⠒ ⠒ ", side.2, .bold)
            line.add(side.1.metric.chartTitle, side.2, .bold)
            line.add(" (\(side.0))  ", .muted)
            let reading = TrendReadout(
                series: side.1, slotDays: page.slotDays, grain: page.grain, format: state.environment.format)
            for piece in reading.line(at: state.cursor).pieces { line.add(piece.text, piece.role, piece.attributes) }
            line.draw(in: head.line(row), on: &canvas)
        }
    }
}

extension Canvas {
    /// Makes the places of the cursor targets of the mouse. Where many share a column, some of them stand for the others:
    /// a chart of ten years by day has thousands.
    mutating func markSteps(
        _ count: Int, in area: Rect, as target: (Int) -> TrendsTarget = { .step($0) }, _ place: (Int) -> Rect
    ) {
        for step in stride(from: 0, to: count, by: max(1, count / max(1, area.width))) {
            mark(place(step), as: target(step))
        }
    }

    /// Makes the slots of a metric's chart targets of the mouse.
    mutating func markSlots(_ count: Int, ofMetric metric: Int, in area: Rect, _ place: (Int) -> Rect) {
        markSteps(count, in: area, as: { .slot(metric: metric, slot: $0) }, place)
    }
}

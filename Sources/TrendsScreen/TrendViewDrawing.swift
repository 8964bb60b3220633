import ScreenKit
import Canvas
import HealthModel
import HealthQuery
import Widgets

/// Draws the views that are no chart over time, each with a line above it and a sentence below.
struct TrendContentView {
    let content: TrendContent
    let state: TrendsState

    private var format: MetricFormat { state.environment.format }
    private var page: TrendPage { state.page }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (head, body) = area.splitTop(1)
        title(width: area.width).draw(in: head, on: &canvas)
        switch content {
        case .before(let before): drawBefore(before, in: body, on: &canvas)
        case .weekdays(let weekdays): drawWeekdays(weekdays, in: body, on: &canvas)
        case .distribution(let spread): drawDistribution(spread, in: body, on: &canvas)
        case .scatter(let scatter): ScatterDrawing(scatter: scatter, format: format).draw(in: body, on: &canvas)
        case .calendar(let calendar): CalendarDrawing(calendar: calendar, format: format).draw(in: body, on: &canvas)
        case .nights(let nights): NightsDrawing(nights: nights, format: format).draw(in: body, on: &canvas)
        }
    }

    private func title(width: Int) -> InkLine {
        switch content {
        case .nights(let nights):
            let (shown, count) = (NightsDrawing.shown(of: nights, width: width), nights.dayCount)
            return InkLine("  Nights", .sleepCore, .bold).adding("  from bedtime to waking", .muted)
                .adding(shown < count ? ", the last \(shown) of \(count)" : "", .muted)
        case .scatter(let scatter):
            return InkLine("  \(scatter.metric.chartTitle)", scatter.metric.role, .bold)
                .adding("  against ", .muted).adding(scatter.other.chartTitle, scatter.other.role, .bold)
                .adding("  a point a day", .muted)
        case .before(let before):
            var line = InkLine("  \(before.now.metric.chartTitle)", before.now.metric.role, .bold)
            line.add("  ⠒⠒ ", before.now.metric.role)
            line.add(DayText.range(page.days), .muted)
            line.add("  ⠒⠒ ", .trend)
            return line.adding(DayText.range(before.days), .muted)
        case .weekdays(let weekdays): return name(weekdays.metric, "by weekday; the middle half of the days as a line")
        case .distribution(let spread): return name(spread.metric, "how many days have which value")
        case .calendar(let calendar): return name(calendar.metric, "a column a week, Monday at the top")
        }
    }

    private func name(_ metric: MetricID, _ what: String) -> InkLine {
        InkLine("  \(metric.chartTitle)", metric.role, .bold).adding("  \(what)", .muted)
    }

    // MARK: Charts

    private func drawBefore(_ content: BeforeContent, in area: Rect, on canvas: inout Canvas) {
        var chart = MetricChart(
            metric: content.now.metric, slots: content.now.slots.map { Chart.Slot($0.value, isPartial: $0.isPartial) },
            labels: page.labels, baseline: nil, average: nil, format: format)
        let earlier = content.before.slots.map(\.value)
        chart.trend = content.now.slots.indices.map { earlier.indices.contains($0) ? earlier[$0] : nil }
        chart.leftOut = content.now.leftOut
        chart.reach = page.grain.reach(of: content.now.metric)
        chart.cursor = state.cursor
        chart.isLine = true
        let drawn = chart.chart(in: area)
        drawn.draw(in: area, on: &canvas)
        for slot in content.now.slots.indices {
            canvas.mark(
                drawn.area(ofSlot: slot, in: area), as: TrendsTarget.slot(metric: state.focus, slot: slot))
        }
    }

    private func drawWeekdays(_ content: WeekdayContent, in area: Rect, on canvas: inout Canvas) {
        let labels = DayText.weekdays.enumerated().map { Chart.Label($0, String($1.prefix(3))) }
        var chart = MetricChart(
            metric: content.metric, slots: content.slots, labels: labels, baseline: nil, average: nil, format: format)
        chart.marksGaps = true
        chart.chart(in: area).draw(in: area, on: &canvas)
    }

    private func drawDistribution(_ content: DistributionContent, in area: Rect, on canvas: inout Canvas) {
        let bins = min(max(8, Int(Double(content.sorted.count).squareRoot())), max(8, area.width / 4), 40)
        let counts = content.counts(bins)
        guard let low = content.sorted.first, let high = content.sorted.last, !counts.isEmpty else {
            return EmptyState("Too few different values").draw(in: area, on: &canvas)
        }
        let scale = ChartScale(
            covering: counts.map(Double.init), startsAtZero: true, tickCount: area.height >= 14 ? 5 : 3)
        let width = (high - low) / Double(bins)
        let every = max(1, bins / max(1, area.width / 12))
        let labels = stride(from: 0, to: bins, by: every).map { bin in
            Chart.Label(bin, format.number(low + (Double(bin) + 0.5) * width, of: content.metric))
        }
        var chart = Chart(
            .bars, slots: counts.map { Chart.Slot($0 == 0 ? nil : Double($0)) }, role: content.metric.role,
            scale: scale, tickLabels: scale.ticks.map { MetricFormat.decimal($0) }, slotLabels: labels)
        chart.marksGaps = false
        chart.draw(in: area, on: &canvas)
    }
}

/// A point a day, and the line that is nearest to all of them.
struct ScatterDrawing {
    let scatter: ScatterContent
    let format: MetricFormat

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard scatter.pairs.count >= 2 else {
            return EmptyState(
                "Too few days with both", [.init("\(scatter.pairs.count) in these days; - shows more of them")]
            ).draw(in: area, on: &canvas)
        }
        let (x, y) = (scale(scatter.pairs.map(\.x), scatter.other, area.width / 14), yScale(area))
        let gutter = y.ticks.map { text($0, scatter.metric).cellWidth }.max() ?? 0
        let plot = area.splitBottom(2).rest.splitLeft(gutter + 1).rest
        guard plot.width > 4, plot.height > 1 else { return }
        var dots = BrailleCanvas(plot.size)
        let (width, height) = (Double(dots.dotWidth - 1), Double(dots.dotHeight - 1))
        func place(_ px: Double, _ py: Double) -> (x: Int, y: Int) {
            (
                Int(x.share(of: px) * width),
                Int(((1 - y.share(of: py)) * height).rounded())
            )
        }
        drawLine(x, y, place, in: &dots)
        for pair in scatter.pairs {
            let point = place(format.shown(pair.x, of: scatter.other), format.shown(pair.y, of: scatter.metric))
            dots.set(point.x, point.y, BrailleCanvas.Layer(scatter.metric.role, rank: 2))
        }
        dots.draw(atColumn: plot.column, row: plot.row, on: &canvas, within: plot)
        drawAxes(x, y, plot, in: area, on: &canvas)
    }

    private func text(_ value: Double, _ metric: MetricID) -> String {
        MetricChart(metric: metric, slots: [], labels: [], baseline: nil, average: nil, format: format).tickText(value)
    }

    private func yScale(_ area: Rect) -> ChartScale {
        scale(scatter.pairs.map(\.y), scatter.metric, area.height >= 20 ? 6 : area.height >= 10 ? 4 : 3)
    }

    private func scale(_ values: [Double], _ metric: MetricID, _ ticks: Int) -> ChartScale {
        ChartScale(
            covering: values.map { format.shown($0, of: metric) }, startsAtZero: false,
            tickCount: min(max(2, ticks), 8), steps: metric.axisSteps)
    }

    /// Only as far as it stays within the plot.
    private func drawLine(
        _ x: ChartScale, _ y: ChartScale, _ place: (Double, Double) -> (x: Int, y: Int), in dots: inout BrailleCanvas
    ) {
        guard let slope = scatter.slope, let centre = scatter.centre else { return }
        var before: (x: Int, y: Int)?
        let (low, high) = (scatter.pairs.map(\.x).min() ?? 0, scatter.pairs.map(\.x).max() ?? 0)
        for step in 0...60 {
            let at = low + (high - low) * Double(step) / 60
            let value = format.shown(centre.y + slope * (at - centre.x), of: scatter.metric)
            guard value >= y.low, value <= y.high else {
                before = nil
                continue
            }
            let here = place(format.shown(at, of: scatter.other), value)
            if let before { dots.line(from: before, to: here, BrailleCanvas.Layer(.trend, rank: 1)) }
            before = here
        }
    }

    private func drawAxes(_ x: ChartScale, _ y: ChartScale, _ plot: Rect, in area: Rect, on canvas: inout Canvas) {
        let axis = plot.column - 1
        for row in plot.row..<plot.endRow { canvas.ink("│", column: axis, row: row, .axis, within: area) }
        canvas.ink(
            "└" + String(repeating: "─", count: plot.width), column: axis, row: plot.endRow, .axis, within: area)
        for tick in y.ticks where tick <= y.high {
            let row = plot.row + Int(((1 - y.share(of: tick)) * Double(plot.height - 1)).rounded())
            canvas.inkTrailing(text(tick, scatter.metric), endColumn: axis, row: row, .muted, within: area)
            canvas.ink("┤", column: axis, row: row, .axis, within: area)
        }
        var free = plot.column
        for tick in x.ticks where tick <= x.high {
            let column = plot.column + Int(x.share(of: tick) * Double(plot.width - 1))
            let label = text(tick, scatter.other)
            let start = min(max(plot.column, column - label.cellWidth / 2), area.endColumn - label.cellWidth)
            guard start >= free else { continue }
            canvas.ink("┴", column: column, row: plot.endRow, .axis, within: area)
            canvas.ink(label, column: start, row: plot.endRow + 1, scatter.other.role, within: area)
            free = start + label.cellWidth + 1
        }
    }
}

/// Years as grids of days.
struct CalendarDrawing {
    let calendar: CalendarContent
    let format: MetricFormat

    private static let shades = ["·", "░", "▒", "▓", "█"]
    private static let labelWidth = 4

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (grids, legend) = area.splitBottom(1)
        drawLegend(in: legend, on: &canvas)
        let cell = min(3, max(1, (grids.width - Self.labelWidth) / 54))
        let height = 9
        var end = calendar.days.upperBound
        let weeks = min(53, max(1, (grids.width - Self.labelWidth) / cell))
        let needed = (end - calendar.days.lowerBound + 1 + end.weekday) / (7 * weeks) + 1
        let rows = min(needed, max(1, grids.height / height))
        // The newest year stands at the bottom.
        for row in (0..<rows).reversed() {
            let monday = end.advanced(by: -end.weekday - 7 * (weeks - 1))
            guard end >= calendar.days.lowerBound else { return }
            let place = Rect(
                column: grids.column, row: grids.row + row * height, width: grids.width,
                height: min(height, grids.height - row * height))
            drawGrid(from: monday, to: end, weeks: weeks, cell: cell, in: place, on: &canvas)
            end = monday.advanced(by: -1)
        }
    }

    private func drawGrid(
        from monday: CivilDay, to end: CivilDay, weeks: Int, cell: Int, in area: Rect, on canvas: inout Canvas
    ) {
        for (row, name) in [(1, "Mon"), (3, "Wed"), (5, "Fri"), (7, "Sun")] where row < area.height {
            canvas.ink(name, column: area.column, row: area.row + row, .faint, within: area)
        }
        var free = area.column
        for week in 0..<weeks {
            let column = area.column + Self.labelWidth + week * cell
            let first = monday.advanced(by: 7 * week)
            if first.components.day <= 7, column >= free {
                let (year, month, _) = first.components
                let name = month == 1 ? String(year) : DayText.month(first)
                canvas.ink(name, column: column, row: area.row, .muted, within: area)
                free = column + name.cellWidth + 1
            }
            for weekday in 0..<7 where weekday + 1 < area.height {
                let day = first.advanced(by: weekday)
                guard day <= end, day >= calendar.days.lowerBound else { continue }
                let place = (column, area.row + 1 + weekday)
                guard let level = calendar.level(of: day) else { continue }
                let text = String(repeating: Self.shades[level], count: cell)
                canvas.ink(text, column: place.0, row: place.1, calendar.metric.role, within: area)
            }
        }
    }

    private func drawLegend(in row: Rect, on canvas: inout Canvas) {
        guard !calendar.bounds.isEmpty else { return }
        var line = InkLine("blank not recorded", .faint)
        for (level, shade) in Self.shades.enumerated() {
            line.add("   \(shade) ", calendar.metric.role)
            let bound = format.number(calendar.bounds[min(level, 3)], of: calendar.metric)
            line.add(level == 4 ? "above" : "to \(bound)", .muted)
        }
        line.draw(in: row, on: &canvas)
    }
}

/// A bar for each night, hanging from bedtime to waking on an axis of the clock.
struct NightsDrawing {
    let nights: NightsContent
    let format: MetricFormat

    func draw(in area: Rect, on canvas: inout Canvas) {
        let width = area.width - Self.gutter
        guard width > 0, area.height > 3 else { return }
        let (cell, shown) = (Self.cell(of: nights, width: area.width), Self.shown(of: nights, width: area.width))
        let first = nights.days.upperBound.advanced(by: 1 - shown)
        let visible = nights.nights.filter { $0.day >= first }
        guard let earliest = visible.map(\.bed).min(), let latest = visible.map(\.wake).max() else {
            return EmptyState("No nights recorded in these days").draw(in: area, on: &canvas)
        }
        let low = (earliest / 60).rounded(.down) * 60
        let high = max(low + 120, (latest / 60).rounded(.up) * 60)
        let plot = Rect(column: area.column + Self.gutter, row: area.row, width: width, height: area.height - 2)
        drawAxis(low, high, plot, in: area, on: &canvas)
        func half(_ minutes: Double) -> Int {
            Int(((minutes - low) / (high - low) * Double(plot.height * 2)).rounded())
        }
        for night in visible {
            let column = plot.column + (night.day - first) * cell
            let (from, to) = (half(night.bed), max(half(night.bed) + 1, half(night.wake)))
            for row in 0..<plot.height {
                let (top, bottom) = ((from...to - 1).contains(2 * row), (from...to - 1).contains(2 * row + 1))
                guard top || bottom else { continue }
                let glyph = top && bottom ? "█" : top ? "▀" : "▄"
                let text = String(repeating: glyph, count: cell > 1 ? cell - 1 : 1)
                canvas.ink(text, column: column, row: plot.row + row, .sleepCore, within: plot)
            }
        }
        drawDays(from: first, count: shown, cell: cell, plot, in: area, on: &canvas)
    }

    private static let gutter = 6

    /// Columns of a night.
    private static func cell(of nights: NightsContent, width: Int) -> Int {
        max(1, min(5, (width - gutter) / max(1, nights.dayCount)))
    }

    /// The newest nights, where there are more than columns.
    static func shown(of nights: NightsContent, width: Int) -> Int {
        min(nights.dayCount, max(0, width - gutter) / cell(of: nights, width: width))
    }

    private func drawAxis(_ low: Double, _ high: Double, _ plot: Rect, in area: Rect, on canvas: inout Canvas) {
        let hours = Int((high - low) / 60)
        let step = max(1, (hours * 2 + plot.height - 1) / max(1, plot.height))
        for hour in stride(from: 0, through: hours, by: step) {
            let row = plot.row + min(plot.height - 1, Int(Double(hour * 60) / (high - low) * Double(plot.height)))
            let minute = ((Int(low) + hour * 60) % 1440 + 1440) % 1440
            canvas.ink(ClockText.text(minute: minute), column: area.column, row: row, .muted, within: area)
            canvas.ink(
                String(repeating: "┈", count: plot.width), column: plot.column, row: row, .faint, within: plot)
        }
    }

    private func drawDays(
        from first: CivilDay, count: Int, cell: Int, _ plot: Rect, in area: Rect, on canvas: inout Canvas
    ) {
        var free = plot.column
        for index in 0..<count {
            let day = first.advanced(by: index)
            let column = plot.column + index * cell
            guard day.weekday == 0 || count <= 10, column >= free else { continue }
            let name = DayText.dayAndMonth(day)
            guard column + name.cellWidth <= area.endColumn else { return }
            canvas.ink(name, column: column, row: plot.endRow, .muted, within: area)
            free = column + name.cellWidth + 1
        }
    }
}

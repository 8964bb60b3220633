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
    private var cursor: Int? { state.cursor }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let titles = titles(for: area.size)
        let (head, body) = area.splitTop(titles.count)
        for (row, title) in titles.enumerated() { title.draw(in: head.line(row), on: &canvas) }
        switch content {
        case .before(let before): drawBefore(before, in: body, on: &canvas)
        case .weekdays(let weekdays): drawWeekdays(weekdays, in: body, on: &canvas)
        case .distribution(let spread):
            SpreadDrawing(spread: spread, format: format, cursor: cursor).draw(in: body, on: &canvas)
        case .scatter(let scatter):
            ScatterDrawing(scatter: scatter, format: format, cursor: cursor).draw(in: body, on: &canvas)
        case .calendar(let calendar):
            let drawing = CalendarDrawing(calendar: calendar, format: format, cursor: cursor)
            let place = splitTall(body, rows: drawing.rows(in: body.size), on: &canvas)
            drawing.draw(in: place, on: &canvas)
        case .nights(let nights):
            NightsDrawing(nights: nights, format: format, cursor: cursor).draw(in: body, on: &canvas)
        case .hours(let hours): drawHours(hours, in: body, on: &canvas)
        case .zones(let zones):
            ZonesDrawing(zones: zones, labels: page.labels, cursor: cursor).draw(in: body, on: &canvas)
        case .records(let records):
            let drawing = RecordsDrawing(records: records, cursor: cursor)
            let place = splitTall(body, rows: drawing.rows(width: body.width), on: &canvas)
            drawing.draw(in: place, on: &canvas)
        case .form(let form):
            let drawn = FormDrawing(content: form, labels: page.labels, cursor: state.cursor)
                .draw(in: body, on: &canvas)
            canvas.markSlots(
                form.fitness.count, ofMetric: state.focus, in: drawn.area, drawn.chart.slotAreas(in: drawn.area))
        }
    }

    /// Rows from which on a chart says something.
    private static let chartRows = 14

    /// Fills the rest of a tall screen with the metric over the days that are shown.
    /// - Returns: the part above it.
    private func splitTall(_ area: Rect, rows: Int, on canvas: inout Canvas) -> Rect {
        guard area.height - rows > Self.chartRows, let metric = state.focused, let series = page.series[metric],
            series.slots.contains(where: { $0.value != nil })
        else { return area }
        let (top, below) = area.splitTop(rows + 1)
        let (head, place) = below.splitTop(1)
        name(metric, DayText.range(page.days)).draw(in: head, on: &canvas)
        var chart = TrendPanel(state: state, index: state.focus).chart(of: series, in: place)
        // The cursor is on another place of the view.
        chart.cursor = nil
        chart.draw(in: place, on: &canvas)
        return top.splitTop(rows).top
    }

    // MARK: Titles

    private func titles(for size: Size) -> [InkLine] {
        let titles = restingTitles(for: size)
        guard let cursor, let reading = content.reading(at: cursor, format), let title = titles.first else {
            return titles
        }
        // The name stays; what the view is gives way to the value under the cursor.
        let name = title.pieces.first.map { InkLine($0.text, $0.role, $0.attributes).adding("  ") } ?? InkLine()
        return [reading.pieces.reduce(name) { $0.adding($1.text, $1.role, $1.attributes) }] + titles.dropFirst()
    }

    private func flow(_ groups: [InkLine], in size: Size) -> [InkLine] {
        InkLine.fitting(
            InkLine.flow(groups, width: size.width), rows: size.height < 8 ? 1 : 2, width: size.width)
    }

    private func restingTitles(for size: Size) -> [InkLine] {
        switch content {
        case .before(let before):
            return flow(titles(of: before), in: size)
        case .scatter(let scatter):
            return [
                name(scatter.metric, "against ").adding(scatter.other.chartTitle, scatter.other.role, .bold)
                    .adding("  a point a day", .muted)
            ]
        case .weekdays(let weekdays): return [name(weekdays.metric, "by weekday, with the middle half of the days")]
        case .distribution(let spread):
            return [name(spread.metric, SpreadDrawing(spread: spread, format: format).title)]
        case .calendar(let calendar):
            let weeks = CalendarDrawing(calendar: calendar, format: format)
                .weeks(in: Size(width: size.width, height: size.height - 1))
            let part = weeks.shown < weeks.all ? ", \(weeks.shown) of \(weeks.all)" : ""
            return [name(calendar.metric, "a column a week\(part)")]
        case .form(let form): return flow(FormDrawing.titles(form, state.cursor), in: size)
        case .nights(let nights):
            let (shown, count) = (NightsDrawing.shown(of: nights, width: size.width), nights.dayCount)
            return [
                InkLine("  Nights", .sleepCore, .bold).adding("  from bedtime to waking", .muted)
                    .adding(shown < count ? ", \(shown) of \(count)" : "", .muted)
            ]
        case .hours(let hours):
            let all = page.days.upperBound - page.days.lowerBound + 1
            let part =
                hours.days == page.days ? "" : ", the last \(HoursContent.mostDays) of \(all) days"
            return [name(hours.metric, "by hour of the day, with the middle half of the days\(part)")]
        case .zones(let zones):
            let each = ["week": "a bar a week", "month": "a bar a month", "year": "a bar a year"][zones.grain.rawValue]
            return [
                InkLine("  Heart-rate zones", .heart, .bold).adding("  of workouts, \(each ?? "a bar a day")", .muted)
            ]
        case .records(let records):
            return [
                InkLine("  Records", .accent, .bold).adding(
                    "  of \(records.metric.chartTitle), of workouts and exercises", .muted)
            ]
        }
    }

    /// The days of both lines, or their values under the cursor.
    private func titles(of before: BeforeContent) -> [InkLine] {
        func title(
            _ series: TrendSeries, _ days: ClosedRange<CivilDay>, _ slotDays: [ClosedRange<CivilDay>],
            after line: InkLine, _ role: StyleRole
        ) -> InkLine {
            let line = line.adding(role == .trend ? "⠒ ⠒ " : "⠒⠒ ", role)
            guard let cursor = state.cursor else { return line.adding(DayText.range(days), .muted) }
            let reading = TrendReadout(series: series, slotDays: slotDays, grain: page.grain, format: format)
            return reading.line(at: cursor).pieces.reduce(line) { $0.adding($1.text, $1.role, $1.attributes) }
        }
        let metric = before.now.metric
        return [
            title(before.now, page.days, page.slotDays, after: name(metric, ""), metric.role),
            title(before.before, before.days, before.slotDays, after: InkLine(""), .trend),
        ]
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
        var drawn = chart.chart(in: area)
        drawn.isTrendDashed = true
        drawn.draw(in: area, on: &canvas)
        canvas.markSlots(content.now.slots.count, ofMetric: state.focus, in: area, drawn.slotAreas(in: area))
    }

    private func drawWeekdays(_ content: WeekdayContent, in area: Rect, on canvas: inout Canvas) {
        let labels = DayText.weekdays.enumerated().map { Chart.Label($0, String($1.prefix(3))) }
        var chart = MetricChart(
            metric: content.metric, slots: content.slots, labels: labels, baseline: nil, average: nil, format: format)
        chart.marksGaps = true
        chart.cursor = cursor
        let drawn = chart.chart(in: area)
        drawn.draw(in: area, on: &canvas)
        canvas.markSteps(content.slots.count, in: area, drawn.slotAreas(in: area))
    }

    private func drawHours(_ content: HoursContent, in area: Rect, on canvas: inout Canvas) {
        guard content.slots.contains(where: { $0.value != nil }) else {
            let words: EmptyState =
                switch content.state {
                case .ofDays: EmptyState("This has one value a day", [.init("c chooses another metric")])
                case .reading: EmptyState("Reading…")
                case .ready: EmptyState("Nothing recorded in these days")
                }
            return words.draw(in: area, on: &canvas)
        }
        let labels = stride(from: 0, to: 24, by: area.width >= 100 ? 1 : area.width >= 56 ? 3 : 6).map {
            Chart.Label($0, ClockText.text(hour: $0))
        }
        var chart = MetricChart(
            metric: content.metric, slots: content.slots, labels: labels, baseline: nil, average: nil, format: format)
        chart.isIntraday = true
        chart.cursor = cursor
        let drawn = chart.chart(in: area)
        drawn.draw(in: area, on: &canvas)
        canvas.markSteps(24, in: area, drawn.slotAreas(in: area))
    }
}

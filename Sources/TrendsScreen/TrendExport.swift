import Canvas
import Charts
import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// The file that what is shown is written to.
struct TrendExportEntry: Equatable, Sendable {
    enum Outcome: Equatable { case open, closed, named(String) }

    private(set) var editor: TextEditorState

    init(proposed: String) { editor = TextEditorState(proposed) }

    var path: String { editor.text.trimmingBlanks }

    /// Why nothing can be written there; `nil` where it can be tried.
    var problem: String? {
        if path.isEmpty || ChartExport.format(of: path) != nil { return nil }
        return "A name that ends in .png, .svg, .csv or .txt."
    }

    mutating func apply(_ key: KeyPress) -> Outcome {
        switch (key.key, key.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed
        case (.enter, _): return path.isEmpty || problem != nil ? .open : .named(path)
        default:
            _ = editor.apply(key)
            return .open
        }
    }

    mutating func paste(_ text: String) {
        editor.insert(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

/// Draws the line for a file's name.
func drawTrendExport(_ entry: TrendExportEntry, in area: Rect, on canvas: inout Canvas) {
    let words = entry.problem ?? "A picture (.png, .svg), its values (.csv) or text (.txt). Nothing is replaced."
    let width = SheetBox.place(Size(width: 76, height: 3), in: area).width - 4
    let style = TextStyle(entry.problem == nil ? .muted : .warning, on: .raised)
    let lines = PlainText.lines(words, style, width: max(1, width))
    let box = SheetBox.place(Size(width: 76, height: 1 + lines.count), in: area)
    let inner = drawRaisedBox(titled: "Write this chart to", in: box, on: &canvas)
    canvas.mark(box, as: .box)
    LineField.drawPrompt(entry.editor, in: inner.line(0), on: &canvas)
    let rows = inner.splitTop(1).rest
    for (offset, line) in lines.prefix(rows.height).enumerated() { line.draw(in: rows.line(offset), on: &canvas) }
}

extension TrendsState {
    /// A name of the metrics and the last day, in the home folder.
    var proposedExport: String {
        let names = view == .zones ? "zones" : metrics.prefix(3).map(\.rawValue).joined(separator: "-")
        return "~/\(names.isEmpty ? "chart" : names)-\(page.days.upperBound.iso).svg"
    }

    /// The values that are drawn; `nil` while they are not read. Views of single days (spread, calendar, nights), fitness
    /// and records give the values of the days.
    var chartData: ChartData? {
        let shown: [MetricID] =
            switch view {
            case .stacked: metrics
            case .overlaid, .scatter: [focused, otherMetric].compactMap(\.self)
            case .before, .weekdays, .distribution, .calendar, .records: [focused].compactMap(\.self)
            case .nights: [.bedTime, .wakeTime]
            case .form: [.load]
            case .hours, .zones: []
            }
        switch view {
        case .scatter:
            guard case .scatter(let content)? = page.content else { return nil }
            var chart = ChartData(
                kind: .scatter, days: page.days, grain: .day,
                series: shown.compactMap { page.series[$0] }.map { $0.exported([]) })
            chart.pairs = content.pairs.map {
                ChartData.Pair(day: CivilDay(number: $0.place), x: $0.x, y: $0.y)
            }
            return chart.series.count == 2 ? chart : nil
        case .weekdays:
            guard case .weekdays(let content)? = page.content, let series = page.series[content.metric] else {
                return nil
            }
            return ChartData(
                kind: .weekdays, days: page.days, grain: .day, series: [series.exported(content.slots.map(\.value))])
        case .stacked, .overlaid, .before:
            return overTime(shown.compactMap { page.series[$0] }, page.grain)
        case .hours:
            guard case .hours(let content)? = page.content, content.state == .ready else { return nil }
            let hours = ChartData.Series(
                metric: content.metric, values: content.slots.map(\.value), average: nil,
                recordedDays: content.recordedDays,
                possibleDays: content.days.upperBound - content.days.lowerBound + 1)
            return ChartData(kind: .hours, days: content.days, grain: .hour, series: [hours])
        case .zones:
            guard case .zones(let content)? = page.content else { return nil }
            let whole = ChartData.Series(
                metric: .workoutMinutes, values: content.bars.map { $0.map { $0.reduce(0, +) } }, average: nil,
                recordedDays: content.workoutDays,
                possibleDays: content.days.upperBound - content.days.lowerBound + 1)
            var chart = ChartData(kind: .zones, days: content.days, grain: content.grain, series: [whole])
            chart.zoneMinutes = content.bars
            return chart
        case .distribution, .calendar, .nights, .form, .records:
            let slots = ChartGrain.day.slots(of: page.days)
            let daily = shown.filter(isReadable).map {
                TrendSeries($0, data, page.days, .day, slotDays: slots, running: running)
            }
            return overTime(daily, .day)
        }
    }

    private func overTime(_ series: [TrendSeries], _ grain: ChartGrain) -> ChartData? {
        guard !series.isEmpty else { return nil }
        var chart = ChartData(
            kind: .overTime, days: page.days, grain: grain,
            series: series.map { one in
                var exported = one.exported(one.slots.map(\.value))
                exported.leftOut = Set(one.leftOut.map { page.days.lowerBound.advanced(by: $0) })
                exported.goal = one.takesLevels ? data.context.goals[one.metric] : nil
                return exported
            })
        chart.running = running
        chart.marks = (focused.flatMap { page.marks[$0] } ?? []).map {
            ChartData.Mark(days: $0.days, text: $0.text)
        }
        return chart
    }

    /// Writes what is shown; where nothing was read yet, that is said.
    func export(to path: String) -> [TrendsEffect] {
        guard let chart = chartData, !chart.isEmpty else {
            return [.notice("There are no values to write: nothing is recorded in these days.")]
        }
        return [
            .export(ChartExport(chart, to: path, units: environment.format.units, today: environment.today))
        ]
    }
}

extension TrendSeries {
    fileprivate func exported(_ values: [Double?]) -> ChartData.Series {
        var series = ChartData.Series(
            metric: metric, values: values, average: takesLevels ? average : nil, recordedDays: recordedDays,
            possibleDays: possibleDays)
        if takesLevels { series.usual = baseline.flatMap { $0.low <= $0.high ? $0.low...$0.high : nil } }
        return series
    }
}

import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Draws the trends screen. The same state and area give the same cells.
public func drawTrends(_ state: TrendsState, in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let view = TrendsView(state: state)
    view.draw(in: area.width >= 50 ? area.inset(columns: 1) : area, on: &canvas)
    switch state.sheet {
    case .line(let line): drawTrendLine(line, in: area, on: &canvas)
    case .picker(let picker): drawMetricPicker(picker, in: area, on: &canvas)
    case .name(let name): drawTrendName(name, in: area, on: &canvas)
    case .saved(let list): drawSavedTrendList(list, in: area, on: &canvas)
    case .export(let entry): drawTrendExport(entry, in: area, on: &canvas)
    case nil: break
    }
}

/// The page: what is shown at the top, the charts, and what is seen in words below them.
struct TrendsView {
    let state: TrendsState

    private var page: TrendPage { state.page }
    private var format: MetricFormat { state.environment.format }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let isRoomy = area.height >= 16
        let (head, body) = area.splitTop(area.height >= 13 ? 2 : 1)
        drawHead(in: head, on: &canvas)
        guard let message = message else {
            let words = words(width: area.width, rows: Self.wordRows(height: area.height))
            let gap = isRoomy ? 1 : 0
            let (charts, below) = body.splitBottom(words.count + (area.height >= 24 ? 1 : 0))
            let (line, place) = charts.splitTop(gap)
            drawCharts(in: place, on: &canvas)
            drawCount(TrendTiling(count: state.metrics.count, focus: state.focus, in: place), in: line, on: &canvas)
            let lines = below.splitTop(below.height - words.count).rest
            for (row, line) in words.enumerated() { line.draw(in: lines.line(row), on: &canvas) }
            return
        }
        message.draw(in: body, on: &canvas)
    }

    /// Rows of the words below the charts of a page of that height.
    private static func wordRows(height: Int) -> Int {
        switch height {
        case ..<12: 1
        case ..<20: 3
        case ..<24: 4
        default: 5
        }
    }

    /// The words in place of charts.
    private var message: EmptyState? {
        if case .failed(let sentence) = state.phase {
            return EmptyState("The data could not be read", [.init(sentence), .init("F6 reads again")])
        }
        guard state.metrics.isEmpty else { return nil }
        guard state.data.context.recorded != nil else { return EmptyState("Reading…") }
        return EmptyState(
            "Nothing to show yet",
            [.init("i on Today imports an export of your phone or watch"), .init("c chooses metrics")])
    }

    // MARK: Head

    private func drawHead(in area: Rect, on canvas: inout Canvas) {
        let row = area.line(0)
        var column = canvas.ink("‹ ", column: row.column, row: row.row, .key, .bold, within: row)
        canvas.mark(row.splitLeft(2).left, as: TrendsTarget.earlier)
        let days = DayText.range(page.content?.days ?? page.days)
        column = canvas.ink(days, column: column, row: row.row, .title, .bold, within: row)
        let next = canvas.ink(" ›", column: column, row: row.row, .key, .bold, within: row)
        canvas.mark(Rect(column: column, row: row.row, width: 2, height: 1), as: TrendsTarget.later)
        // Other views are of days.
        let grains = state.view.grains
        let choices = grains.map { Choice($0.rawValue, .grain($0), isOn: $0 == page.grain) }
        let isShort = next + Choice.width(choices) + 1 > row.endColumn
        let shown = isShort ? choices.map { $0.shortened } : choices
        Choice.draw(shown, endingAt: row.endColumn, after: next, in: row, on: &canvas)
        guard area.height > 1 else { return }
        drawLengths(in: area.line(1), on: &canvas)
    }

    private func drawLengths(in row: Rect, on canvas: inout Canvas) {
        let count = page.days.upperBound - page.days.lowerBound + 1
        let isUpToToday = page.days.upperBound == state.environment.today
        var choices = TrendRange.lengths.map {
            Choice(TrendRange.name(ofLength: $0), .length($0), isOn: isUpToToday && count == $0)
        }
        choices.append(Choice("all", .everything, isOn: state.range == .everything))
        let end = Choice.draw(choices, from: row.column, in: row, on: &canvas)
        let right = [
            Choice("metrics", .metrics, isOn: false),
            Choice(state.view.title, .view, isOn: state.view != .stacked),
        ]
        Choice.draw(
            right, endingAt: row.endColumn, after: end, in: row, on: &canvas)
    }

    // MARK: Charts

    private func drawCharts(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        if let content = page.content {
            return TrendContentView(content: content, state: state).draw(in: area, on: &canvas)
        }
        if state.view == .overlaid, let pair = OverlaidMetrics(state) { return pair.draw(in: area, on: &canvas) }
        if lacksOther {
            return EmptyState("This view is of two metrics", [.init("c chooses another one")])
                .draw(in: area, on: &canvas)
        }
        let places = TrendTiling(count: state.metrics.count, focus: state.focus, in: area).places
        let hasLane = !page.training.isEmpty || state.metrics.contains { !(page.marks[$0] ?? []).isEmpty }
        for (index, place) in places {
            TrendPanel(state: state, index: index, hasLane: hasLane).draw(in: place, on: &canvas)
        }
    }

    /// Says that there are metrics beside those that show.
    private func drawCount(_ tiling: TrendTiling, in line: Rect, on canvas: inout Canvas) {
        let count = state.metrics.count
        let shown: String
        switch state.view {
        case .stacked:
            guard let first = tiling.places.first?.index, let last = tiling.places.last?.index,
                last - first + 1 < count
            else { return }
            shown = first == last ? "\(first + 1)" : "\(first + 1)–\(last + 1)"
        case .overlaid, .scatter:
            guard count > 2 else { return }
            shown = "2"
        case .nights, .form, .zones: return
        case .before, .weekdays, .distribution, .calendar, .hours, .records:
            guard count > 1 else { return }
            shown = "\(state.focus + 1)"
        }
        canvas.inkTrailing(
            "\(shown) of \(count) metrics, ↑↓ others", endColumn: line.endColumn, row: line.row, .faint, within: line)
    }

    // MARK: Words

    /// The caption: the sentence, then marks and legend as far as there is room.
    private func words(width: Int, rows: Int) -> [InkLine] {
        guard let metric = state.focused else { return [] }
        guard let figures = page.figures else {
            let category = metric.hidden(by: state.environment.hidden)
            let text = category == nil ? "Reading…" : "\(metric.chartTitle) is hidden: Settings, Privacy."
            return [InkLine(text, .muted)]
        }
        if let content = page.content {
            return InkLine.sentences(content.sentence(format), width: max(1, width), rows: max(1, rows))
        }
        // Of a view that is of two metrics, and has one, nothing is drawn that could be told of.
        guard !lacksOther else { return [] }
        let sentence = TrendSentence(
            metric: metric, figures: figures, format: format, days: page.days, since: page.lastStep,
            hasToday: page.series[metric]?.slots.last?.isPartial ?? false
        ).text
        // What explains the marks over the values has a row before the rest of the sentence has.
        let legend = legend(of: metric, width: width)
        var marks = markLines(of: metric, width: width)
        // Beside two rows of the sentence they stand whole or not at all.
        if 2 + marks.count + min(1, legend.count) > rows { marks = [] }
        let kept = marks.count + min(1, legend.count)
        let lines = InkLine.sentences(sentence, width: max(1, width), rows: max(1, rows - kept))
        return lines + marks + legend.prefix(max(0, rows - lines.count - marks.count))
    }

    private var lacksOther: Bool { state.view.isOfTwo && state.metrics.count < 2 }

    private func markLines(of metric: MetricID, width: Int) -> [InkLine] {
        let all = page.marks[metric] ?? []
        let marks: [TrendMark]
        if let cursor = state.cursor, page.slotDays.indices.contains(cursor) {
            marks = (all + page.training).filter { $0.days.overlaps(page.slotDays[cursor]) }
        } else {
            marks = all
        }
        guard let first = marks.first else { return [] }
        var line = InkLine("\(first.symbol) ", first.role).adding(first.text, .muted)
        for mark in marks.dropFirst() {
            let more = "   \(mark.symbol) "
            guard line.cellWidth + more.cellWidth + mark.text.cellWidth + 15 <= width else {
                line.add("   and \(marks.count - 1) more", .faint)
                break
            }
            line.add(more, mark.role)
            line.add(mark.text, .muted)
        }
        return line.wrapped(width: width)
    }

    private func legend(of metric: MetricID, width: Int) -> [InkLine] {
        guard let series = page.series[metric], series.takesLevels else { return [] }
        // First what explains the marks: the lines of the chart tell more of themselves.
        var groups: [InkLine] = []
        func count(_ kind: TrendMark.Kind, _ one: String, _ many: String) {
            // What is planned for today may still be done.
            let today = state.environment.today
            let found = page.training.filter { $0.kind == kind && (kind != .planned || $0.days.upperBound < today) }
            guard let first = found.first, state.cursor == nil else { return }
            groups.append(
                InkLine("\(first.symbol) ", first.role).adding(
                    "\(found.count) \(found.count == 1 ? one : many)", .muted))
        }
        count(.workout, "day with a workout", "days with workouts")
        count(.planned, "day with a plan not done", "days with a plan not done")
        if let average = series.average {
            let text = format.average(average, of: metric)
            groups.append(InkLine("╌╌ ", .trend).adding("average \(text)", .muted))
        }
        if let goal = state.data.context.goals[metric] {
            groups.append(InkLine("╍╍ ", .good).adding("goal \(format.text(goal, of: metric))", .muted))
        }
        if let usual = series.baseline {
            let range = format.range(usual.low, usual.high, of: metric)
            groups.append(
                InkLine("┃ ", .baseline).adding(
                    "your usual \(range) (28 days before \(DayText.dayAndMonth(page.days.upperBound)))", .muted))
        }
        return InkLine.flow(groups, width: width)
    }
}

/// One of several words side by side, of which one holds.
struct Choice {
    var text: String
    var target: TrendsTarget
    var isOn: Bool

    init(_ text: String, _ target: TrendsTarget, isOn: Bool) {
        (self.text, self.target, self.isOn) = (text, target, isOn)
    }

    var shortened: Choice { Choice(String(text.prefix(1)), target, isOn: isOn) }

    static func width(_ choices: [Choice]) -> Int { choices.reduce(0) { $0 + $1.text.cellWidth + 2 } }

    /// Right-aligned; nothing where they would touch what stands before.
    static func draw(
        _ choices: [Choice], endingAt end: Int, after column: Int, in row: Rect, on canvas: inout Canvas
    ) {
        let start = end - width(choices)
        if start >= column { draw(choices, from: start, in: row, on: &canvas) }
    }

    /// Those that fit. Returns the first column after them.
    @discardableResult
    static func draw(_ choices: [Choice], from start: Int, in row: Rect, on canvas: inout Canvas) -> Int {
        var column = start
        for choice in choices {
            let text = " \(choice.text) "
            guard column + text.cellWidth <= row.endColumn else { break }
            if choice.isOn {
                canvas.write(
                    text, column: column, row: row.row, TextStyle(.strong, on: .selection, [.bold, .underline]),
                    within: row)
            } else {
                canvas.ink(text, column: column, row: row.row, .muted, within: row)
            }
            canvas.mark(
                Rect(column: column, row: row.row, width: text.cellWidth, height: 1).intersection(row),
                as: choice.target)
            column += text.cellWidth
        }
        return column
    }
}

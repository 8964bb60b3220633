import ScreenKit
import Canvas
import ChatModel
import Evidence
import HealthModel
import HealthQuery
import Widgets

/// Going from number to number of an answer, and to where each comes from.
extension CoachState {
    var selectedFigure: Int? {
        if case .figure(let number)? = selection?.item { number } else { nil }
    }

    func figureSelected(in message: Int) -> Int? { selection?.message == message ? selectedFigure : nil }

    /// Whether the last answer has numbers that are marked.
    var hasFigures: Bool {
        guard let last = messages.lastIndex(where: { $0.author == .coach }) else { return false }
        return transcript.layout(of: last)?.figures.isEmpty == false
    }

    /// The next marked number: of the selected answer, then of the one after or before. The first is that of the last answer.
    mutating func selectFigure(by step: Int) {
        guard let selection, case .figure(let number) = selection.item else { return selectFirstFigure() }
        var index = selection.message
        let figures = figures(of: index)
        if let at = figures.firstIndex(of: number), figures.indices.contains(at + step) {
            return select(figures[at + step], of: index)
        }
        index += step
        while messages.indices.contains(index) {
            let figures = self.figures(of: index)
            if let next = step > 0 ? figures.first : figures.last { return select(next, of: index) }
            index += step
        }
        notice = step > 0 ? "That is the last number" : "That is the first number"
    }

    /// Where a number comes from and where a link leads is told as information, all else as something to mind.
    var noticeRole: StyleRole {
        if let selection, let address = address(at: selection), notice == address.text { return .info }
        guard let selection, case .figure(let figure) = selection.item,
            checked(figure, of: selection.message)?.standing.source != nil,
            notice == words(on: figure, of: selection.message)
        else { return .warning }
        return .info
    }

    private mutating func selectFirstFigure() {
        let start = min(selection?.message ?? messages.count - 1, messages.count - 1)
        for index in stride(from: start, through: 0, by: -1) {
            if let first = figures(of: index).first { return select(first, of: index) }
        }
        notice = "No answer here has a number that a tool looked up"
    }

    private mutating func select(_ figure: Int, of index: Int) {
        selection = TranscriptPlace(message: index, item: .figure(figure))
        reveal(index, .figure(figure))
        notice = words(on: figure, of: index)
    }

    private mutating func figures(of index: Int) -> [Int] {
        guard messages.indices.contains(index), messages[index].author == .coach else { return [] }
        prepare(index)
        return transcript.layout(of: index)?.figures ?? []
    }

    private func checked(_ figure: Int, of index: Int) -> CheckedFigure? {
        guard messages.indices.contains(index) else { return nil }
        let figures = evidence.known(messages[index].id)?.figures ?? []
        return figures.indices.contains(figure) ? figures[figure] : nil
    }

    /// Where a number comes from, in a few words.
    private func words(on figure: Int, of index: Int) -> String? {
        guard let checked = checked(figure, of: index) else { return nil }
        switch checked.standing {
        case .supported(let source): return "\(checked.figure.text): \(name(of: source)), \(source.path)"
        case .derived(let one, let two) where one == two:
            return "\(checked.figure.text): worked out from \(name(of: one))"
        case .derived(let one, let two):
            let names = name(of: one) == name(of: two) ? name(of: one) : "\(name(of: one)) and \(name(of: two))"
            return "\(checked.figure.text): worked out from \(names)"
        case .told: return "\(checked.figure.text): from the data of the day that the coach was given"
        case .unsupported: return "\(checked.figure.text): neither a reply nor the data of the day say so"
        case .said, .aside: return nil
        }
    }

    private func name(of source: FigureSource) -> String {
        guard let result = result(of: source) else { return "the data of the day" }
        return ShortText.oneLine(result.name, 40)
    }

    /// The reply that a number comes from.
    private func result(of source: FigureSource) -> ToolResult? {
        source.callID.flatMap { id in messages.last { $0.toolResult?.callID == id }?.toolResult }
    }

    // MARK: Opening

    mutating func openFigure(_ figure: Int, of index: Int) -> [CoachEffect] {
        guard let checked = checked(figure, of: index) else { return [] }
        guard let source = checked.standing.source else {
            notice = words(on: figure, of: index)
            return []
        }
        if let metric = source.metric?.ofChart,
            let days = source.range ?? source.day.map({ $0...$0 })
        {
            return [.openChart(metric, days, at: source.day)]
        }
        guard let result = result(of: source) else {
            notice = words(on: figure, of: index)
            return []
        }
        var page = ToolReplyPage(result, source: source)
        page.reveal(height: transcriptHeight, width: textWidth)
        replyPage = page
        return []
    }

    /// Selects what was clicked, and opens it.
    mutating func clickFigure(_ ordinal: Int, ofRow index: Int) -> [CoachEffect] {
        guard let row = row(index), let layout = transcript.layout(of: row.message) else {
            return []
        }
        let marks = layout.marks(at: row.line)
        guard marks.indices.contains(ordinal) else { return [] }
        let figure = marks[ordinal].figure
        selection = TranscriptPlace(message: row.message, item: .figure(figure))
        return openFigure(figure, of: row.message)
    }

    func figureHints(_ figure: Int, of index: Int) -> [KeyHint] {
        let source = checked(figure, of: index)?.standing.source
        let opens = source?.metric?.ofChart != nil ? "chart" : source == nil ? "what it is" : "reply"
        return [KeyHint("Enter", opens), KeyHint("← →", "numbers"), KeyHint("Alt-↑↓", "next"), KeyHint("Esc", "back")]
    }
}

extension MetricID {
    /// The metric whose chart shows it; `nil` where there is none.
    fileprivate var ofChart: MetricID? {
        switch self {
        case .sleepHours: .sleep
        case .bedAfterNoon: .bedTime
        default: MetricID.charted.contains(self) ? self : nil
        }
    }
}

import Canvas
import ChatModel
import Widgets

/// The contents of an empty chat: who answers, and example questions.
struct Welcome: Equatable, Sendable {
    private let model: ModelReference
    private let standInReason: String?

    init(_ state: CoachState) { (model, standInReason) = (state.model, state.standInReason) }

    private var intro: String {
        if model.provider == .offline {
            return "I am the offline coach. I am not an AI: I answer by fixed rules from the data on this computer, "
                + "and nothing leaves it."
        }
        let isNamed = !model.model.isEmpty && model.model != "default"
        let name = isNamed ? model.model : "the model of your server"
        return "I am your coach. I answer with \(name) and see only what you share of your data."
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let text = area.inset(columns: min(2, area.width / 8))
        var lines = PlainText.lines("Ask me about your day", TextStyle(.heading, on: .base, .bold), width: text.width)
        let width = min(text.width, 72)
        if model.provider == .offline, let standInReason {
            lines += [.empty] + PlainText.lines(standInReason, TextStyle(.warning), width: width)
        }
        lines += [.empty] + PlainText.lines(intro, TextStyle(.text), width: width) + [.empty]
        let first = lines.count
        for (index, question) in CoachState.suggestions.enumerated() {
            let runs = [
                StyledRun("Alt-\(index + 1)  ", TextStyle(.key)),
                StyledRun(question.truncated(toCells: max(1, text.width - 7)), TextStyle(.muted)),
            ]
            lines.append(StyledLine(runs))
        }
        let top = max(0, (area.height - lines.count) / 3)
        for (index, line) in lines.enumerated() where top + index < area.height {
            let row = text.line(top + index)
            line.draw(in: row, on: &canvas)
            if index >= first { canvas.mark(row, as: CoachTarget.suggestion(index - first)) }
        }
    }
}

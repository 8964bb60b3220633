import ScreenKit
import Canvas
import Widgets

extension CoachState {
    /// Over the whole chat: what is asked has to be answered first.
    func drawGate(in area: Rect, on canvas: inout Canvas) {
        switch gate {
        case .consent(let sheet): sheet.draw(in: area, on: &canvas)
        case .earlierTalk: drawEarlierTalk(in: area, on: &canvas)
        case .unknownPrice: drawUnknownPrice(in: area, on: &canvas)
        case .preview(let view): view.draw(in: area, on: &canvas)
        case nil: break
        }
    }

    private func drawEarlierTalk(in area: Rect, on canvas: inout Canvas) {
        let text = """
            Earlier in this conversation somebody else answered, from what you share with them. Shall that talk go to \
            \(reader?.host ?? model.provider.rawValue) too? Without it the model begins with your new question.
            """
        drawQuestion(
            "Send the earlier talk along?", text,
            [("Leave it out", .send), ("Send it along", .yes), ("Back", .close)], in: area, on: &canvas)
    }

    private func drawUnknownPrice(in area: Rect, on canvas: inout Canvas) {
        let limits = [
            budget.dayUSD.map { "\(Dollars.text($0)) a day" }, budget.monthUSD.map { "\(Dollars.text($0)) a month" },
        ].compactMap { $0 }
        let text = """
            Nobody says what an answer of \(ShortText.oneLine(model.model, 60)) costs, so your limit of \
            \(limits.joined(separator: " and ")) cannot hold it back: its requests count as unknown, not in dollars. A yes \
            holds for this model; Settings, Spend takes it back.
            """
        drawQuestion(
            "Ask a model of unknown price?", text,
            [("Ask it", .yes), ("Back", .close)], in: area, on: &canvas)
    }

    private func drawQuestion(
        _ title: String, _ text: String, _ buttons: [(text: String, target: GateTarget)], in area: Rect,
        on canvas: inout Canvas
    ) {
        canvas.cursor = nil
        let width = min(66, area.width)
        let words = PlainText.lines(text, .plain, width: max(1, width - 4))
        let height = min(area.height, words.count + 4)
        let box = Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
            height: height)
        let inner = drawRaisedBox(titled: title, in: box, on: &canvas)
        for (row, line) in words.prefix(max(0, inner.height - 1)).enumerated() {
            canvas.write(
                line.text, column: inner.column, row: inner.row + row, TextStyle(.text, on: .raised), within: inner)
        }
        GateButtons.draw(buttons, in: inner.line(inner.height - 1), on: &canvas)
    }

    /// The keys of what is asked before a question goes out.
    public static func hints(of gate: RequestGate) -> [KeyHint] {
        switch gate {
        case .consent(let sheet): sheet.keyHints
        case .earlierTalk: [KeyHint("Enter", "leave it out"), KeyHint("y", "send it along"), KeyHint("Esc", "back")]
        case .unknownPrice: [KeyHint("y", "ask it"), KeyHint("Esc", "back")]
        case .preview(let view): view.keyHints
        }
    }
}

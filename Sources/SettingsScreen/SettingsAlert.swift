import ScreenKit
import Canvas
import Widgets

/// A question, or something that must be read before it goes on.
public struct SettingsAlert: Equatable, Sendable {
    public var title: String
    public var message: String
    /// The title of the button that confirms; `nil` where there is nothing to do but read.
    public var confirm: String?
    public var isDestructive: Bool
    /// The word that must be typed first; `nil` for none.
    public var typedWord: String?
    /// The row of the open page that is activated by it.
    public var action: SettingsRowID
    public var typed = ""

    public init(
        title: String, message: String, confirm: String? = nil, action: SettingsRowID = "", isDestructive: Bool = false,
        typedWord: String? = nil
    ) {
        self.title = title
        self.message = message
        self.confirm = confirm
        self.action = action
        self.isDestructive = isDestructive
        self.typedWord = typedWord
    }

    var isReady: Bool { typedWord == nil || typed == typedWord }

    /// The result of a key in the alert.
    public enum Outcome { case open, closed, confirmed }

    /// Takes a key: Escape closes, Enter confirms; where a word has to be typed first, Enter waits for it.
    public mutating func apply(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed
        case (.enter, _): return confirm == nil ? .closed : isReady ? .confirmed : .open
        case (.character("y"), []) where typedWord == nil && confirm != nil: return .confirmed
        case (.character("n"), []) where typedWord == nil: return .closed
        case (.backspace, _): typed = String(typed.dropLast())
        case (.character("u"), .control): typed = ""
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift) && typedWord != nil:
            if typed.count < 40 { typed.append(letter) }
        default: break
        }
        return .open
    }

    public var keyHints: [KeyHint] {
        guard let confirm else { return [KeyHint("Enter", "close")] }
        return [KeyHint(typedWord == nil ? "y" : "Enter", confirm.lowercased()), KeyHint("Esc", "cancel")]
    }

    /// Draws the alert in the middle of the screen, at most 62 columns wide.
    public func draw(in screen: Rect, on canvas: inout Canvas) {
        let width = min(62, screen.width)
        let words = PlainText.lines(message, TextStyle(.text, on: .raised), width: max(1, width - 4))
        let height = min(screen.height, words.count + (typedWord == nil ? 4 : 7))
        let box = Rect(
            column: screen.column + (screen.width - width) / 2,
            row: screen.row + max(0, (screen.height - height) / 2), width: width, height: height)
        canvas.mark(box, as: .box)
        let inner = drawRaisedBox(titled: title, in: box, on: &canvas)
        // What must be typed and the buttons show on the lowest screen.
        let rows = max(1, inner.height - (typedWord == nil ? 1 : 3))
        for (row, line) in words.prefix(rows).enumerated() {
            canvas.write(
                line.text, column: inner.column, row: inner.row + row, TextStyle(.text, on: .raised), within: inner)
        }
        if let typedWord {
            let place = inner.line(inner.height - 3)
            canvas.write(
                "Type \(typedWord) to go on:", column: place.column, row: place.row, TextStyle(.muted, on: .raised),
                within: place)
            drawEntry(in: inner.line(inner.height - 2), on: &canvas)
        }
        drawButtons(in: inner.line(inner.height - 1), on: &canvas)
    }

    private func drawEntry(in line: Rect, on canvas: inout Canvas) {
        let end = canvas.write(
            "› \(typed)", column: line.column, row: line.row, TextStyle(.strong, on: .raised), within: line)
        canvas.cursor = Point(column: min(end, max(line.column, line.endColumn - 1)), row: line.row)
    }

    private func drawButtons(in line: Rect, on canvas: inout Canvas) {
        var column = line.column
        if let confirm {
            let role: StyleRole = !isReady ? .muted : isDestructive ? .bad : .accent
            let start = column
            // Brackets come with the word, so that more than the colour tells when it can be done.
            column = canvas.write(
                isReady ? "[ \(confirm) ]" : "  \(confirm)  ", column: column, row: line.row,
                TextStyle(role, on: .raised, isReady ? .bold : []), within: line)
            canvas.mark(
                Rect(column: start, row: line.row, width: column - start, height: 1),
                as: AlertTarget.confirm)
            column += 2
        }
        let start = column
        column = canvas.write(
            confirm == nil ? "[ Close ]" : "[ Cancel ]", column: column, row: line.row, TextStyle(.text, on: .raised),
            within: line)
        canvas.mark(
            Rect(column: start, row: line.row, width: column - start, height: 1), as: AlertTarget.close)
    }
}

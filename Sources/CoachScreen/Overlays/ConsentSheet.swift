import ScreenKit
import Canvas
import HealthModel
import SettingsModel
import Widgets

/// Asks, before the first question to a provider elsewhere, what of the health data it may see.
public struct ConsentSheet: Equatable, Sendable {
    public var provider: String
    public var host: String
    /// The chosen categories; those of the settings until the person changes them.
    public internal(set) var chosen: Set<HealthCategory> = []
    public var cursor = 0

    /// The result of a key in the sheet.
    public enum Outcome: Equatable, Sendable { case open, left, chosen(Set<HealthCategory>) }

    private static let categories = HealthCategory.allCases

    init(provider: String, host: String, proposed: Set<HealthCategory> = []) {
        self.provider = provider
        self.host = host
        chosen = proposed
    }

    /// Moves the cursor, and stays within the categories.
    public mutating func move(by step: Int) { cursor = min(max(0, cursor + step), Self.categories.count - 1) }

    mutating func click(_ index: Int) {
        guard Self.categories.indices.contains(index) else { return }
        cursor = index
        chosen.formSymmetricDifference([Self.categories[index]])
    }

    /// Takes a key: blanks tick, Enter chooses, Escape leaves without a choice.
    public mutating func apply(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _): return .left
        case (.enter, _): return .chosen(chosen)
        case (.up, _), (.character("k"), []), (.tab, .shift): move(by: -1)
        case (.down, _), (.character("j"), []), (.tab, _): move(by: 1)
        case (.home, _): cursor = 0
        case (.end, _): cursor = Self.categories.count - 1
        case (.character(" "), _): click(cursor)
        case (.character("n"), []): chosen = []
        case (.character("b"), []): chosen = Settings.Privacy.basics
        default: break
        }
        return .open
    }

    public var keyHints: [KeyHint] {
        [
            KeyHint("Enter", "send with this"), KeyHint("Space", "tick"), KeyHint("n", "nothing"),
            KeyHint("b", "the basics"), KeyHint("Esc", "back"),
        ]
    }

    // MARK: Drawing

    /// Draws the sheet in the middle of the screen, at most 84 columns wide, and hides the cursor.
    public func draw(in screen: Rect, on canvas: inout Canvas) {
        let width = min(84, screen.width)
        let height = min(screen.height, Self.categories.count + 8)
        let box = Rect(
            column: screen.column + (screen.width - width) / 2, row: screen.row + (screen.height - height) / 2,
            width: width, height: height)
        canvas.cursor = nil
        let inner = drawRaisedBox(titled: "What may \(provider) see?", in: box, on: &canvas)
        let (words, rest) = inner.splitTop(min(3, max(1, inner.height - Self.categories.count - 2)))
        let intro = """
            Your question goes to \(host.isEmpty ? provider : host). What is ticked goes with it, and with later ones to \
            the same host; the rest stays here. Settings, Privacy changes it.
            """
        for (row, line) in PlainText.lines(intro, .plain, width: words.width).prefix(words.height).enumerated() {
            canvas.write(
                line.text, column: words.column, row: words.row + row, TextStyle(.text, on: .raised), within: words)
        }
        let (list, foot) = rest.splitBottom(min(3, max(1, rest.height - Self.categories.count)))
        drawCategories(in: list, on: &canvas)
        drawFoot(in: foot, on: &canvas)
    }

    private func drawCategories(in area: Rect, on canvas: inout Canvas) {
        let first = max(0, min(cursor - area.height + 1, Self.categories.count - area.height))
        for (row, category) in Self.categories.dropFirst(first).prefix(area.height).enumerated() {
            let line = area.line(row)
            let isAt = first + row == cursor
            let ground: GroundRole = isAt ? .selection : .raised
            if isAt { canvas.fill(line, TextStyle(.text, on: ground)) }
            let isOn = chosen.contains(category)
            var column = canvas.write(
                isAt ? "▸ " : "  ", column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
            column = canvas.write(
                isOn ? "[x] " : "[ ] ", column: column, row: line.row,
                TextStyle(isOn ? .good : .muted, on: ground), within: line)
            column = canvas.write(
                category.title, column: column, row: line.row, TextStyle(isOn ? .strong : .text, on: ground),
                within: line)
            if category.isSensitive {
                column = canvas.write(
                    " ! sensitive", column: column, row: line.row, TextStyle(.warning, on: ground), within: line)
            }
            let left = max(0, line.endColumn - max(column, line.column + 34) - 2)
            if left > 14 {
                canvas.write(
                    category.contents.truncated(toCells: left), column: line.endColumn - left, row: line.row,
                    TextStyle(.muted, on: ground), within: line)
            }
            canvas.mark(line, as: GateTarget.row(first + row))
        }
    }

    /// Draws the contents of the category under the cursor, and the buttons.
    private func drawFoot(in area: Rect, on canvas: inout Canvas) {
        let (words, buttons) = area.splitBottom(1)
        let contents = "\(Self.categories[cursor].title): \(Self.categories[cursor].contents)"
        let lines = PlainText.lines(contents, .plain, width: words.width)
        for (row, line) in lines.prefix(words.height).enumerated() {
            canvas.write(
                line.text, column: words.column, row: words.row + row, TextStyle(.muted, on: .raised), within: words)
        }
        let send = chosen.isEmpty ? "Send without health data" : "Send with what is ticked"
        GateButtons.draw([(send, .send), ("Back", .close)], in: buttons, on: &canvas)
    }
}

/// A row of buttons of a question over the chat; the first one stands out.
enum GateButtons {
    static func draw(_ buttons: [(text: String, target: GateTarget)], in line: Rect, on canvas: inout Canvas) {
        var column = line.column
        let faces = SheetButtons.labels(buttons.map(\.text), width: line.width, between: 2)
        for (index, button) in buttons.enumerated() {
            let style = TextStyle(index == 0 ? .accent : .text, on: .raised, index == 0 ? .bold : [])
            let end = canvas.write(faces[index], column: column, row: line.row, style, within: line)
            canvas.mark(
                Rect(column: column, row: line.row, width: end - column, height: 1), as: button.target)
            column = end + 2
        }
    }
}

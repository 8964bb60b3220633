import Canvas
import Widgets

/// Buttons on a line of a sheet: the one with the focus is marked, each can be clicked.
public struct SheetButtons {
    /// A button: its title, what a click on it gives, and how it stands.
    public struct Button {
        public var title: String
        public var target: HitTarget
        public var isFocused = false
        public var isEnabled = true
        public var isDestructive = false

        public init(
            title: String, target: HitTarget, isFocused: Bool = false, isEnabled: Bool = true,
            isDestructive: Bool = false
        ) {
            self.title = title
            self.target = target
            self.isFocused = isFocused
            self.isEnabled = isEnabled
            self.isDestructive = isDestructive
        }
    }

    public var buttons: [Button]

    public init(buttons: [Button]) {
        self.buttons = buttons
    }

    /// Draws the buttons from the left, their titles cut where the line is too short for all.
    public func draw(in line: Rect, on canvas: inout Canvas) {
        var column = line.column
        let faces = Self.labels(buttons.map(\.title), width: line.width, between: 1, mark: 1)
        for (button, face) in zip(buttons, faces) {
            let ground: GroundRole = button.isFocused ? .selection : .raised
            let role: StyleRole = !button.isEnabled ? .faint : button.isDestructive ? .bad : .accent
            let end = canvas.write(
                (button.isFocused ? "▸" : " ") + face, column: column, row: line.row,
                TextStyle(role, on: ground, button.isFocused ? .bold : []), within: line)
            canvas.mark(Rect(column: column, row: line.row, width: max(0, end - column), height: 1), as: button.target)
            column = end + 1
        }
    }

    /// Titles in brackets that fit on a line side by side: without the blanks inside where there is no room for them, then
    /// with the longest titles cut.
    /// - Parameters:
    ///   - gap: Cells between two buttons.
    ///   - mark: Cells in front of each.
    public static func labels(_ titles: [String], width: Int, between gap: Int, mark: Int = 0) -> [String] {
        let room = width - max(0, titles.count - 1) * gap - titles.count * mark
        let lengths = titles.map { $0.cellWidth }
        if lengths.reduce(0, +) + 4 * titles.count <= room { return titles.map { "[ \($0) ]" } }
        var longest = lengths.max() ?? 0
        while longest > 1, lengths.reduce(0, { $0 + min($1, longest) }) + 2 * titles.count > room { longest -= 1 }
        return titles.map { "[\($0.truncated(toCells: longest))]" }
    }
}

/// Words of a sheet, wrapped.
public enum SheetText {
    /// - Returns: the line below them.
    @discardableResult
    public static func draw(_ words: String, _ role: StyleRole, in area: Rect, on canvas: inout Canvas) -> Int {
        let lines = PlainText.lines(words, .plain, width: max(1, area.width)).prefix(max(0, area.height))
        for (row, line) in lines.enumerated() {
            canvas.write(
                line.text, column: area.column, row: area.row + row, TextStyle(role, on: .raised), within: area)
        }
        return area.row + lines.count
    }

    /// How many lines they take.
    public static func height(_ words: String, width: Int) -> Int {
        words.isEmpty ? 0 : PlainText.lines(words, .plain, width: max(1, width)).count
    }
}

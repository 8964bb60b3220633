import Canvas
import Widgets

/// Buttons on a line of a sheet: the one with the focus is marked, each can be clicked.
struct SheetButtons {
    struct Button {
        var title: String
        var target: HitTarget
        var isFocused = false
        var isEnabled = true
        var isDestructive = false
    }

    var buttons: [Button]

    func draw(in line: Rect, on canvas: inout Canvas) {
        var column = line.column
        for button in buttons {
            let ground: GroundRole = button.isFocused ? .selection : .raised
            let role: StyleRole = !button.isEnabled ? .faint : button.isDestructive ? .bad : .accent
            let end = canvas.write(
                "\(button.isFocused ? "▸" : " ")[ \(button.title) ]", column: column, row: line.row,
                TextStyle(role, on: ground, button.isFocused ? .bold : []), within: line)
            canvas.mark(Rect(column: column, row: line.row, width: max(0, end - column), height: 1), as: button.target)
            column = end + 1
        }
    }
}

/// Words of a sheet, wrapped.
enum SheetWords {
    /// - Returns: the line below them.
    @discardableResult
    static func draw(_ words: String, _ role: StyleRole, in area: Rect, on canvas: inout Canvas) -> Int {
        let lines = PlainText.lines(words, .plain, width: max(1, area.width)).prefix(max(0, area.height))
        for (row, line) in lines.enumerated() {
            canvas.write(
                line.text, column: area.column, row: area.row + row, TextStyle(role, on: .raised), within: area)
        }
        return area.row + lines.count
    }

    /// How many lines they take.
    static func height(_ words: String, width: Int) -> Int {
        words.isEmpty ? 0 : PlainText.lines(words, .plain, width: max(1, width)).count
    }
}

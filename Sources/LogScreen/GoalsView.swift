import Canvas
import Entries
import ScreenKit
import Widgets

/// The goals that stand, with how far they are.
struct GoalsView: Widget {
    let state: LogState
    let isFocused: Bool

    private static let barCells = 12

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard area.height > 1 else { return }
        Panel("Goals", look: .rule, isFocused: isFocused)
            .draw(in: area.splitLeft(1).rest.splitLeft(max(0, area.width - 3)).left, on: &canvas)
        let list = area.splitTop(1).rest
        // With room below, the progress has a line of its own with a bar.
        let each = list.height >= state.goals.count * 3 ? 3 : 1
        let shown = max(1, list.height / each)
        let first = isFocused ? max(0, min(state.goalCursor - shown / 2, state.goals.count - shown)) : 0
        for (offset, standing) in state.goals.dropFirst(first).prefix(shown).enumerated() {
            let place = Rect(
                column: list.column, row: list.row + offset * each, width: list.width, height: min(each, 2))
            draw(standing, first + offset, in: place, on: &canvas)
        }
        canvas.drawArrows(above: first > 0, below: first + shown < state.goals.count, in: list)
    }

    private func draw(_ standing: GoalStanding, _ index: Int, in area: Rect, on canvas: inout Canvas) {
        let isAt = isFocused && index == state.goalCursor
        let ground: GroundRole = isAt ? .selection : .base
        if isAt { canvas.fill(area, TextStyle(.text, on: ground)) }
        canvas.mark(area, as: LogTarget.goal(index))
        let words = GoalProgressWording(standing: standing, context: state.context)
        let line = area.line(0)
        let start = canvas.write(
            isAt ? "▸ " : "  ", column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        let right = isAt ? drawButton(in: line, on: &canvas) : line.endColumn
        let left = line.splitLeft(max(0, right - line.column - 1)).left
        let end = canvas.write(
            words.title, column: start, row: line.row, TextStyle(.strong, on: ground), within: left)
        guard area.height > 1 else {
            let room = max(0, left.endColumn - end)
            canvas.write(
                "  \(words.progress)".truncated(toCells: room), column: end, row: line.row,
                TextStyle(.muted, on: ground), within: left)
            return
        }
        let below = area.line(1).splitLeft(2).rest
        var column = below.column
        if let share = words.share, below.width > 30 {
            let cells = Int((share * Double(Self.barCells)).rounded(.down))
            let (full, rest) = (String(repeating: "█", count: cells), Self.barCells - cells)
            column = canvas.write(full, column: column, row: below.row, TextStyle(.accent, on: ground), within: below)
            column = canvas.write(
                String(repeating: "░", count: rest) + "  ", column: column, row: below.row,
                TextStyle(.faint, on: ground), within: below)
        }
        canvas.write(words.progress, column: column, row: below.row, TextStyle(.muted, on: ground), within: below)
    }

    /// - Returns: the column it begins at.
    private func drawButton(in line: Rect, on canvas: inout Canvas) -> Int {
        let button = "[ remove ]"
        guard line.width >= 50 else { return line.endColumn }
        let column = line.endColumn - button.cellWidth - 1
        let end = canvas.write(
            button, column: column, row: line.row, TextStyle(.accent, on: .selection), within: line)
        canvas.mark(
            Rect(column: column, row: line.row, width: end - column, height: 1), as: LogTarget.removeGoal)
        return column
    }
}

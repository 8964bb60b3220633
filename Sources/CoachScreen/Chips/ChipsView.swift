import Canvas
import ScreenKit
import Widgets

/// The parts of a question below its answer: `[HRV] [mean] [last 30 days]`.
struct ChipsView {
    struct Place: Equatable {
        var index: Int
        var text: String
    }

    let chips: ReadingChips
    let width: Int
    /// Rows that there are at most.
    let limit: Int

    /// Ends the row of a part that was changed.
    private static let ask = "Enter asks"

    private func text(_ index: Int) -> String {
        let isFocused = index == chips.focus
        let mark = isFocused && chips.hasChoices ? " ↕" : ""
        let room = max(1, width - 2 - mark.cellWidth)
        return "[" + chips.label(index).truncated(toCells: room) + mark + "]"
    }

    /// All rows, from the left to the right.
    private var lines: [[Place]] {
        var lines: [[Place]] = []
        var used = 0
        for index in 0..<chips.count {
            let text = text(index)
            if lines.isEmpty || used + 1 + text.cellWidth > width {
                lines.append([])
                used = -1
            }
            lines[lines.count - 1].append(Place(index: index, text: text))
            used += 1 + text.cellWidth
        }
        return lines
    }

    var rows: Int { min(limit, lines.count) }

    /// Those that show: the focused part is always among them.
    private var shown: ArraySlice<[Place]> {
        let lines = lines
        let focused = lines.firstIndex { $0.contains { $0.index == chips.focus } } ?? 0
        let first = max(0, focused - rows + 1)
        return lines[first..<min(lines.count, first + rows)]
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        for (row, line) in shown.enumerated() where row < area.height {
            let room = area.line(row)
            var column = room.column
            for place in line {
                let isFocused = place.index == chips.focus
                let style = isFocused ? TextStyle(.strong, on: .selection, .bold) : TextStyle(.muted)
                let end = canvas.write(place.text, column: column, row: room.row, style, within: room)
                canvas.mark(
                    Rect(column: column, row: room.row, width: end - column, height: 1),
                    as: CoachTarget.chip(place.index))
                column = end + 1
            }
            guard chips.question != nil, line.contains(where: { $0.index == chips.focus }) else { continue }
            let end = canvas.write(Self.ask, column: column, row: room.row, TextStyle(.key), within: room)
            canvas.mark(
                Rect(column: column, row: room.row, width: max(0, end - column), height: 1),
                as: CoachTarget.askChanged)
        }
    }
}

extension CoachState {
    var chipsView: ChipsView? {
        guard let chips = shownChips, chips.count > 0, size.height >= 10 else { return nil }
        return ChipsView(chips: chips, width: textWidth, limit: size.height < 20 ? 1 : 2)
    }

    var chipRows: Int { chipsView?.rows ?? 0 }

    func drawChips(in area: Rect, on canvas: inout Canvas) {
        chipsView?.draw(in: area.splitLeft(min(2, area.width / 8)).rest.splitLeft(textWidth).left, on: &canvas)
    }
}

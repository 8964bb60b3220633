import Canvas
import HealthModel
import ScreenKit
import Widgets

/// Records as rows: what, value, day. Several columns of them where there is room.
struct RecordsDrawing {
    let records: RecordsContent
    let cursor: Int?

    private static let columnWidth = 64

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !records.rows.isEmpty else {
            return EmptyState("No records yet", [.init("c chooses another metric")]).draw(in: area, on: &canvas)
        }
        guard area.height > 0 else { return }
        let lines = lines
        let columns = columns(width: area.width)
        let perColumn = max(1, min(area.height, Self.rows(lines.count, columns)))
        let shown = perColumn * columns
        // The page of lines that the cursor is on.
        let place = lines.firstIndex { $0.row == cursor } ?? 0
        let first = lines.count <= shown ? 0 : min(max(0, place - shown / 2), lines.count - shown)
        for (offset, line) in lines.dropFirst(first).prefix(shown).enumerated() {
            let (column, row) = (offset / perColumn, offset % perColumn)
            let left = area.column + column * area.width / columns
            let right = area.column + (column + 1) * area.width / columns - (column + 1 < columns ? 2 : 0)
            let place = Rect(column: left, row: area.row + row, width: right - left, height: 1)
            draw(line, in: place, on: &canvas)
        }
    }

    /// Rows that it fills where there are as many.
    func rows(width: Int) -> Int { Self.rows(lines.count, columns(width: width)) }

    private func columns(width: Int) -> Int { max(1, min(width / Self.columnWidth, 6)) }

    private static func rows(_ lines: Int, _ columns: Int) -> Int { (lines + columns - 1) / columns }

    /// A heading, or a record by its index.
    private struct Line {
        var heading: String?
        var row: Int?
    }

    private var lines: [Line] {
        var lines: [Line] = []
        for (index, row) in records.rows.enumerated() {
            if let heading = row.heading {
                if !lines.isEmpty { lines.append(Line()) }
                lines.append(Line(heading: heading))
            }
            lines.append(Line(row: index))
        }
        return lines
    }

    private func draw(_ line: Line, in place: Rect, on canvas: inout Canvas) {
        if let heading = line.heading {
            return InkLine(heading, records.rows.first?.heading == heading ? records.metric.role : .heading, .bold)
                .draw(in: place, on: &canvas)
        }
        guard let index = line.row else { return }
        let row = records.rows[index]
        if index == cursor { canvas.restyle(place) { $0.on(.selection) } }
        // Where there is little room the weekday gives way to what the record is of.
        let isNarrow = place.width < 62
        let days = isNarrow ? DayText.range(row.days).drop { !$0.isNumber } : Substring(DayText.range(row.days))
        var text = InkLine("  " + padded(row.title, isNarrow ? 16 : 17), .muted)
        text.add(padded(row.value, isNarrow ? 10 : 12), .strong, .bold)
        text.add(padded(String(days), isNarrow ? 13 : 19), .accent)
        let note = row.notes.first { text.cellWidth + 2 + $0.cellWidth <= place.width }
        if let note { text.add("  \(note)", .faint) }
        text.draw(in: place, on: &canvas)
        canvas.mark(place, as: TrendsTarget.step(index))
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.cellWidth + 1))
    }
}

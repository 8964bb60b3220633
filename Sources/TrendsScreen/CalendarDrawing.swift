import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Years as grids of days.
struct CalendarDrawing {
    let calendar: CalendarContent
    let format: MetricFormat
    /// Days after the first one.
    var cursor: Int?

    private static let shades = ["-", "░", "▒", "▓", "█"]

    func draw(in area: Rect, on canvas: inout Canvas) {
        let (grids, below) = area.splitBottom(legend(width: area.width).count)
        for (row, line) in legend(width: area.width).enumerated() { line.draw(in: below.line(row), on: &canvas) }
        let layout = CalendarLayout(calendar, in: grids.size)
        var end = layout.end(of: calendar, showing: cursorDay)
        // The newest year stands at the bottom.
        for row in (0..<layout.grids).reversed() {
            let monday = end.advanced(by: -end.weekday - 7 * (layout.weeks - 1))
            guard end >= calendar.days.lowerBound else { return }
            let top = row * layout.height
            let place = Rect(
                column: grids.column, row: grids.row + top, width: grids.width,
                height: min(layout.height, grids.height - top))
            drawGrid(from: monday, to: end, layout, in: place, on: &canvas)
            end = monday.advanced(by: -1)
        }
    }

    /// Rows that it fills of an area.
    func rows(in area: Size) -> Int {
        let legend = legend(width: area.width).count
        let layout = CalendarLayout(calendar, in: Size(width: area.width, height: area.height - legend))
        return min(area.height, layout.grids * layout.height + legend)
    }

    private var cursorDay: CivilDay? { cursor.map { calendar.days.lowerBound.advanced(by: $0) } }

    /// How many of the newest weeks the area has room for, of how many.
    func weeks(in area: Size) -> (shown: Int, all: Int) {
        let layout = CalendarLayout(
            calendar, in: Size(width: area.width, height: area.height - legend(width: area.width).count))
        return (min(layout.weeks * layout.grids, layout.needed), layout.needed)
    }

    private func drawGrid(
        from monday: CivilDay, to end: CivilDay, _ layout: CalendarLayout, in area: Rect, on canvas: inout Canvas
    ) {
        for (weekday, name) in [(0, "Mon"), (2, "Wed"), (4, "Fri"), (6, "Sun")] {
            let row = 1 + weekday * layout.tall
            if row < area.height { canvas.ink(name, column: area.column, row: area.row + row, .faint, within: area) }
        }
        var free = area.column
        for week in 0..<layout.weeks {
            let column = area.column + CalendarLayout.labels + week * layout.cell
            let first = monday.advanced(by: 7 * week)
            if first.components.day <= 7, column >= free {
                let (year, month, _) = first.components
                let name = month == 1 ? String(year) : DayText.month(first)
                canvas.ink(name, column: column, row: area.row, .muted, within: area)
                free = column + name.cellWidth + 1
            }
            for weekday in 0..<7 where weekday * layout.tall + 1 < area.height {
                let day = first.advanced(by: weekday)
                guard day <= end, day >= calendar.days.lowerBound else { continue }
                let place = Rect(
                    column: column, row: area.row + 1 + weekday * layout.tall, width: layout.cell, height: layout.tall
                ).intersection(area)
                canvas.mark(place, as: TrendsTarget.step(day - calendar.days.lowerBound))
                if let level = calendar.level(of: day) {
                    let text = String(repeating: Self.shades[level], count: layout.cell)
                    for row in place.row..<place.endRow {
                        canvas.ink(text, column: column, row: row, calendar.metric.role, within: area)
                    }
                }
                guard day == cursorDay else { continue }
                let mark = String(repeating: "◆", count: layout.cell)
                for row in place.row..<place.endRow {
                    canvas.write(
                        mark, column: column, row: row, TextStyle(.accent, on: .selection, .bold), within: area)
                }
            }
        }
    }

    private func legend(width: Int) -> [InkLine] {
        guard !calendar.bounds.isEmpty else { return [] }
        let shades = Self.shades.enumerated().map { level, shade in
            let bound = format.number(calendar.bounds[min(level, 3)], of: calendar.metric)
            return InkLine("\(shade) ", calendar.metric.role).adding(level == 4 ? "above" : "to \(bound)", .muted)
        }
        return InkLine.flow([InkLine("blank not recorded", .faint)] + shades, width: width)
    }
}

/// How many weeks stand side by side, and how many such grids one below the other.
private struct CalendarLayout {
    static let labels = 4
    private static let lowest = 9

    /// Columns of a week.
    let cell: Int
    /// Rows of a day.
    let tall: Int
    /// Rows of a grid: the months above its days, and one below them.
    var height: Int { 7 * tall + 2 }
    let weeks: Int
    let grids: Int
    /// Weeks with a day of the calendar.
    let needed: Int

    init(_ calendar: CalendarContent, in size: Size) {
        let (days, width) = (calendar.days, size.width - Self.labels)
        cell = min(7, max(1, width / 54))
        weeks = min(53, max(1, width / cell))
        needed = (days.upperBound - days.lowerBound + days.lowerBound.weekday) / 7 + 1
        grids = min((needed + weeks - 1) / weeks, max(1, size.height / Self.lowest))
        // A cell of a terminal is twice as high as it is wide.
        tall = max(1, min(cell / 2, (size.height / grids - 2) / 7))
    }

    /// The last day that is shown: the newest one, or, where a day is to be seen that lies before those, one half of what is
    /// shown after it.
    func end(of calendar: CalendarContent, showing day: CivilDay?) -> CivilDay {
        let newest = calendar.days.upperBound
        let first = newest.advanced(by: -newest.weekday - 7 * (weeks * grids - 1))
        guard let day, day < first else { return newest }
        return min(newest, day.advanced(by: 7 * weeks * grids / 2))
    }
}

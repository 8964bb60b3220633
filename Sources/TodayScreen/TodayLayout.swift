import Canvas
import HealthModel
import Widgets

/// A part of the page. Heights are of its content, without the title's row or box.
protocol TodaySection {
    var title: String { get }
    var note: String { get }
    /// The tiles it shows; empty for one that has none.
    var metrics: [MetricID] { get }
    /// The fewest rows it makes sense in, the rows it is designed for, and the most it can use.
    func heights(width: Int) -> (least: Int, ideal: Int, most: Int)
    func draw(in area: Rect, on canvas: inout Canvas)
}

/// Puts the sections into one, two or three columns, gives each the rows that are there, and the rest to a chart of the
/// metric in focus.
struct TodayLayout: Widget {
    let page: TodayPage

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let look: Panel.Look = area.width >= 100 && area.height >= 34 ? .box : .rule
        let columns = columns(in: area, look)
        let gap = look == .box ? 1 : 2
        // A blank column at the right edge, as there is one at the left.
        let area = look == .rule && columns.count > 1 ? area.splitLeft(area.width - 1).left : area
        let width = (area.width - gap * (columns.count - 1)) / columns.count
        let tallest = columns.map { Stack(sections: $0, width: width, look: look).idealHeight }.max() ?? 0
        var (main, preview) = (area, Rect(column: area.column, row: area.endRow, width: area.width, height: 0))
        let spare = area.height - tallest
        if spare >= 9 {
            // Boxes can use spare rows for pictures of their own, until one of the columns would stay blank.
            let wanted =
                look == .box
                ? max(10, min(spare / 2, 14), area.height - usableHeight(columns, width))
                : min(spare, max(10, area.height / 3))
            (main, preview) = area.splitBottom(min(wanted, spare))
        } else if spare >= 1, area.width >= 56 {
            (main, preview) = area.splitBottom(1)
        }
        var left = main.column
        for (index, sections) in columns.enumerated() {
            let isLast = index == columns.count - 1
            let place = Rect(
                column: left, row: main.row, width: isLast ? main.endColumn - left : width, height: main.height)
            Stack(sections: sections, width: place.width, look: look, focus: page.focus).draw(in: place, on: &canvas)
            left += width + gap
        }
        drawPictures(in: preview, look, on: &canvas)
    }

    /// The rows that every column can use.
    private func usableHeight(_ columns: [[any TodaySection]], _ width: Int) -> Int {
        columns.map { Stack(sections: $0, width: width, look: .box).mostHeight }.min() ?? 0
    }

    /// Rows and columns of one of many pictures at least.
    private static let (pictureHeight, pictureWidth) = (12, 62)

    /// The metric in focus and the pulse of the day, and below them as many other metrics as there is room for.
    private func drawPictures(in area: Rect, _ look: Panel.Look, on canvas: inout Canvas) {
        let rows = area.height / Self.pictureHeight
        guard look == .box, rows >= 2 else { return drawFirstPictures(in: area, look, on: &canvas) }
        let columns = max(1, area.width / Self.pictureWidth)
        let metrics = page.tiles.joined().filter { metric in
            metric != page.focus && page.reading(metric).recent.count { $0 != nil } > 1
        }
        let shown = Array(metrics.prefix(columns * (rows - 1)))
        let needed = (shown.count + columns - 1) / columns
        let (top, below) = area.splitTop(area.height / (needed + 1))
        drawFirstPictures(in: top, look, on: &canvas)
        for (index, metric) in shown.enumerated() {
            let (row, column) = (index / columns, index % columns)
            // A last row that is not full is as wide as the others are together.
            let inRow = min(columns, shown.count - row * columns)
            let (left, right) = (column * below.width / inRow, (column + 1) * below.width / inRow)
            let (from, to) = (row * below.height / needed, (row + 1) * below.height / needed)
            let place = Rect(
                column: below.column + left, row: below.row + from,
                width: right - left - (column + 1 < inRow ? 1 : 0), height: to - from)
            FocusPreview(page: page, look: look, other: metric).draw(in: place, on: &canvas)
        }
    }

    /// The metric in focus over its weeks, and the pulse of the day beside or below it where there is room for both.
    private func drawFirstPictures(in area: Rect, _ look: Panel.Look, on canvas: inout Canvas) {
        let focus = FocusPreview(page: page, look: look)
        guard let pulse = page.pulse, area.height >= 8, area.width >= 100 || area.height >= 18 else {
            return focus.draw(in: area, on: &canvas)
        }
        let panel = PulsePanel(pulse: pulse, format: page.format, look: look)
        let blank = look == .box ? 0 : 1
        if area.width >= 100 {
            let (left, right) = area.splitLeft((area.width - 1) / 2)
            focus.draw(in: left, on: &canvas)
            panel.draw(in: right.splitLeft(1).rest.splitTop(blank).rest, on: &canvas)
        } else {
            let (top, bottom) = area.splitTop(area.height / 2)
            focus.draw(in: top, on: &canvas)
            panel.draw(in: bottom.splitTop(blank).rest.splitLeft(blank).rest, on: &canvas)
        }
    }

    private func columns(in area: Rect, _ look: Panel.Look) -> [[any TodaySection]] {
        let activity = ActivitySection(page: page)
        let sleep = SleepSection(page: page)
        let heart = HeartSection(page: page)
        let body = BodySection(page: page)
        let workouts = WorkoutSection(page: page)
        // Only for who writes down what they eat and drink, or has it written down.
        let food: [any TodaySection] = page.foodTiles.isEmpty ? [] : [FoodSection(page: page)]
        let outlook = OutlookSection(page: page)
        // Where there is room, that nobody checked in is said too.
        let isNoted = !(page.snapshot.app.symptoms + page.snapshot.app.tags).isEmpty
        let hasCheckIn = page.snapshot.subjective != .init() || isNoted || look == .box
        let checkIn: [any TodaySection] = hasCheckIn ? [CheckInSection(page: page)] : []
        let weather: [any TodaySection] =
            page.weather.map { [WeatherSection(weather: $0, today: page.today, units: page.format.units)] } ?? []
        let all: [any TodaySection] =
            [activity, sleep, heart, body] + checkIn + [workouts] + weather + food + [outlook]
        let fitsInOne = Stack(sections: all, width: area.width, look: look).leastHeight <= area.height
        if area.width < 56 || (area.width < 74 && fitsInOne) { return [all] }
        if area.width < 116 {
            return [[activity, body] + checkIn + [workouts] + food, [sleep, heart] + weather + [outlook]]
        }
        return [[activity, workouts] + checkIn, [sleep] + weather + [outlook], [heart, body] + food]
    }

    /// Sections above one another.
    private struct Stack {
        let sections: [any TodaySection]
        let width: Int
        let look: Panel.Look
        var focus: MetricID?

        private var chrome: Int { look == .box ? 2 : 1 }
        private var inner: Int { look == .box ? width - 4 : width }
        /// Rows between two sections.
        private func gaps(_ rows: Int) -> Int { look == .box ? 0 : max(0, sections.count - 1) * rows }

        var idealHeight: Int { total(\.ideal) + gaps(1) }
        var leastHeight: Int { total(\.least) }
        var mostHeight: Int { total(\.most) + gaps(1) }

        /// The arrow in the title of a section for more above the first or below the last: the cursor brings it into view.
        private func mark(of index: Int, among shown: Range<Int>, height: Int) -> String {
            guard leastHeight > height else { return "" }
            let isFirst = index == shown.lowerBound && index > 0
            let needed = sections[shown].reduce(0) { $0 + $1.heights(width: inner).least + chrome }
            let isLast = index == shown.upperBound - 1 && (shown.upperBound < sections.count || needed > height)
            return (isFirst ? "↑" : "") + (isLast ? "↓" : "")
        }

        private func total(_ part: KeyPath<(least: Int, ideal: Int, most: Int), Int>) -> Int {
            sections.reduce(0) { $0 + $1.heights(width: inner)[keyPath: part] + chrome }
        }

        func draw(in area: Rect, on canvas: inout Canvas) {
            let places = visible(in: area.height)
            let shown = sections[places]
            guard !shown.isEmpty else { return }
            let needs = shown.map { $0.heights(width: inner) }
            var heights = needs.map(\.least)
            var spare = area.height - heights.reduce(0, +) - chrome * shown.count
            for (index, need) in needs.enumerated() where spare > 0 {
                let more = min(spare, need.ideal - need.least)
                heights[index] += more
                spare -= more
            }
            let gap = look == .rule && spare >= shown.count - 1 && shown.count > 1 ? 1 : 0
            spare -= gap * (shown.count - 1)
            // What is left goes to those that can use more: in turn, a row for each of their metrics.
            var grew = true
            while spare > 0, grew {
                grew = false
                for (index, (need, section)) in zip(needs, shown).enumerated()
                where spare > 0 && heights[index] < need.most {
                    let more = min(spare, max(1, section.metrics.count), need.most - heights[index])
                    heights[index] += more
                    spare -= more
                    grew = true
                }
            }
            if look == .box, spare > 0, let last = heights.indices.last { heights[last] += spare }
            var rest = area
            for (index, height) in zip(places, heights) {
                let (place, below) = rest.splitTop(height + chrome)
                let mark = mark(of: index, among: places, height: area.height)
                draw(sections[index], mark, in: place, on: &canvas)
                rest = below.splitTop(gap).rest
            }
        }

        private func draw(_ section: any TodaySection, _ mark: String, in area: Rect, on canvas: inout Canvas) {
            let frame = look == .box ? area : area.splitLeft(1).rest
            let note = [section.note, mark].filter { !$0.isEmpty }.joined(separator: " ")
            let panel = Panel(section.title, note: note, look: look)
            panel.draw(in: frame, on: &canvas)
            section.draw(in: look == .box ? area.inset(columns: 1, rows: 1) : area.splitTop(1).rest, on: &canvas)
        }

        /// All sections, or where they do not fit, those from the one on that brings the focus into view.
        private func visible(in height: Int) -> Range<Int> {
            guard leastHeight > height, let focus else { return sections.indices }
            let needs = sections.map { $0.heights(width: inner).least + chrome }
            let focused = sections.firstIndex { $0.metrics.contains(focus) } ?? 0
            // Those without a metric come into view with the one before them.
            let next = sections[(focused + 1)...].firstIndex { !$0.metrics.isEmpty } ?? sections.endIndex
            let last =
                sections.indices.contains(focused) && sections[focused].metrics.contains(focus) ? next - 1 : focused
            var first = 0
            while first < focused, needs[first...last].reduce(0, +) > height { first += 1 }
            var (used, end) = (0, first)
            while end < sections.count, end == first || used + needs[end] <= height {
                used += needs[end]
                end += 1
            }
            // A section that fits in part is better than blank rows.
            if end < sections.count, height - used > chrome + 1 { end += 1 }
            return first..<end
        }
    }
}

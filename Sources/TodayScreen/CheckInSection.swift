import Canvas
import HealthModel
import Widgets

/// How the person felt: five answers from 1 to 5 and a note. Nothing here is coloured good or bad.
struct CheckInSection: TodaySection {
    let page: TodayPage
    let title = "Check-in"
    /// `11 of 14 days`: a count, never what is missing.
    var note: String { page.snapshot.app.checkIns.map { $0.days > 0 ? "\($0.days) of 14 days" : "" } ?? "" }
    let metrics: [MetricID] = []

    /// From here on an answer has a line of its own with its five dots.
    private static let widthForDots = 30

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let words = words(width: width).count
        let (notes, tags) = (page.snapshot.subjective.notes == nil ? 0 : 1, noted == nil ? 0 : 1)
        guard !answers.isEmpty else { return (1, 1 + tags, 1 + tags) }
        return (1, words + tags, max(words, width >= Self.widthForDots ? answers.count : words) + notes + tags)
    }

    func draw(in whole: Rect, on canvas: inout Canvas) {
        guard !whole.isEmpty else { return }
        var area = whole
        if let noted, whole.height > max(1, answers.isEmpty ? 1 : words(width: whole.width).count) {
            let (above, foot) = whole.splitBottom(1)
            area = above
            noted.draw(in: foot.line(0).splitLeft(1).rest, on: &canvas)
        }
        if page.isRunning { canvas.mark(area, as: TodayTarget.checkIn) }
        let notes = page.snapshot.subjective.notes
        if answers.isEmpty {
            var line = InkLine(notes ?? "none for this day", .muted)
            if notes == nil, page.isRunning {
                line.addIfItFits(" · F8 asks", .faint, within: area.width - 1)
            }
            return line.draw(in: area.line(0).splitLeft(1).rest, on: &canvas)
        }
        let hasDots = area.width >= Self.widthForDots && area.height >= answers.count
        let lines = hasDots ? answers.map(dots) : words(width: area.width)
        for (index, line) in InkLine.fitting(lines, rows: area.height, width: area.width - 1).enumerated() {
            line.draw(in: area.line(index).splitLeft(1).rest, on: &canvas)
        }
        guard let notes, area.height > lines.count else { return }
        InkLine("“\(notes.split(whereSeparator: \.isNewline).joined(separator: " "))”", .muted)
            .draw(in: area.line(lines.count).splitLeft(1).rest, on: &canvas)
    }

    /// The symptoms and tags of the day; `nil` without any.
    private var noted: InkLine? {
        let app = page.snapshot.app
        guard !(app.symptoms + app.tags).isEmpty else { return nil }
        return InkLine("noted ", .muted)
            .adding((app.symptoms + app.tags).map(SafeText.line).joined(separator: ", "), .text)
    }

    private var answers: [(name: String, value: Int)] {
        let said = page.snapshot.subjective
        return CheckIn.Scale.allCases.compactMap { scale in
            said[scale].map { (scale.rawValue.capitalized, min(5, max(1, $0))) }
        }
    }

    private func dots(_ answer: (name: String, value: Int)) -> InkLine {
        InkLine(answer.name + String(repeating: " ", count: max(1, 14 - answer.name.count)), .text)
            .adding(String(repeating: "●", count: answer.value), .accent)
            .adding(String(repeating: "○", count: 5 - answer.value), .faint)
            .adding("  \(answer.value)", .strong, .bold).adding(" of 5", .muted)
    }

    private func words(width: Int) -> [InkLine] {
        let groups = answers.map { InkLine("\($0.name) ", .text).adding("\($0.value)", .strong, .bold) }
        return InkLine.flow(groups, width: width - 1)
    }
}

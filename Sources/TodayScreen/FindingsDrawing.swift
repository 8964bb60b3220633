import Canvas
import Findings
import HealthModel
import ScreenKit
import Widgets

/// A finding in words and in the colour of its direction.
struct FindingLine {
    let text: String
    let role: StyleRole

    init(_ finding: RankedFinding, _ wording: FindingWording) {
        text = wording.sentence(finding.remark)
        let candidate = finding.candidate
        // Half weight is of what can be called neither better nor worse.
        role = candidate.direction >= 1 ? .warning : candidate.direction > 0.5 ? .good : .info
    }
}

/// The findings of the day as lines at the top of the page.
struct FindingLines {
    let state: TodayState
    private let wording: FindingWording

    init(_ state: TodayState) {
        self.state = state
        wording = FindingWording(.english, units: state.format.units, today: state.today)
    }

    /// Rows that they may take of a page of that height.
    static func most(height: Int) -> Int {
        switch height {
        case ..<16: 0
        case ..<26: 1
        case ..<34: 2
        case ..<44: 3
        default: 5
        }
    }

    /// The rows with the findings they show; nothing is cut where another row is left.
    /// - Parameter rows: that there are.
    func rows(_ rows: Int, width: Int) -> [(line: InkLine, finding: Int?)] {
        guard rows > 0 else { return [] }
        if case .failed(let sentence) = state.findings.phase {
            return [(InkLine("! ", .warning).adding(sentence, .muted), nil)]
        }
        let lines = state.findings.lines
        guard !lines.isEmpty else {
            let remark = state.findings.remarks.first
            let sentence = remark.map(wording.sentence) ?? ""
            var wrapped = InkLine.wrapped(sentence, .muted, width: max(1, width - 2))
            if wrapped.count > rows {
                let day = (remark?.dates).map { " on \(wording.dates($0))" } ?? ""
                let brief = remark?.rule == .quiet ? "Nothing stands out\(day)." : Self.brief(sentence)
                wrapped = InkLine.sentences(brief, .muted, width: max(1, width - 2), rows: rows)
            }
            return wrapped.enumerated().map { number, row in
                (Self.line(row, behind: InkLine(number == 0 ? "· " : "  ", .faint)), nil)
            }
        }
        var shown: [(line: InkLine, finding: Int?)] = []
        for (index, finding) in lines.enumerated() where shown.count < rows {
            let line = FindingLine(finding, wording)
            let rest = lines.count - index - 1
            // A row is kept for each of the others, as far as there are any.
            let room = max(1, rows - shown.count - rest)
            let wrapped = InkLine.sentences(line.text, .text, width: max(1, width - 2), rows: room)
            for (number, row) in wrapped.enumerated() {
                shown.append((Self.line(row, behind: InkLine(number == 0 ? "• " : "  ", line.role, .bold)), index))
            }
        }
        return shown
    }

    /// A sentence up to its colon: what it says, without the figures that it rests on.
    private static func brief(_ sentence: String) -> String {
        sentence.firstIndex(of: ":").map { sentence[..<$0] + "." } ?? sentence
    }

    /// A row of a text behind a mark.
    static func line(_ row: InkLine, behind mark: InkLine, _ attributes: TextAttributes = []) -> InkLine {
        var line = mark
        for piece in row.pieces { line.add(piece.text, piece.role, piece.attributes.union(attributes)) }
        return line
    }

    func draw(_ rows: [(line: InkLine, finding: Int?)], in area: Rect, on canvas: inout Canvas) {
        for (index, row) in rows.enumerated() where index < area.height {
            let place = area.line(index).splitLeft(1).rest
            row.line.draw(in: place, on: &canvas)
            canvas.mark(area.line(index), as: row.finding.map(TodayTarget.finding) ?? .findings)
        }
    }
}

/// The findings of the day with their reasons, and what a person thinks of each.
struct FindingsPage: Widget {
    let state: TodayState

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let (head, body) = area.splitTop(1)
        let title = InkLine("What stands out", .title, .bold).adding("  \(DayText.medium(state.findings.day))", .muted)
        title.draw(in: head.splitLeft(1).rest, on: &canvas)
        let place = body.splitTop(body.height > 8 ? 1 : 0).rest.splitLeft(1).rest
        let blocks = blocks(width: max(1, place.width - 1))
        // The chosen one is in view, whatever the height.
        var first = 0
        let chosen = min(state.findings.selected, blocks.count - 1)
        while first < chosen, blocks[first...chosen].reduce(0, { $0 + $1.count }) > place.height { first += 1 }
        var row = 0
        for (index, block) in blocks.enumerated().dropFirst(first) {
            for line in block where row < place.height {
                line.draw(in: place.line(row), on: &canvas)
                if state.findings.lines.indices.contains(index) {
                    canvas.mark(place.line(row), as: TodayTarget.finding(index))
                }
                row += 1
            }
        }
    }

    private func blocks(width: Int) -> [[InkLine]] {
        if case .failed(let sentence) = state.findings.phase {
            return [InkLine.wrapped(sentence, .warning, width: width)]
        }
        let wording = FindingWording(.english, units: state.format.units, today: state.today)
        let found: FindingEngine.DayFindings? = if case .known(let known) = state.findings.phase { known } else { nil }
        let held = state.findings.lines.isEmpty ? "none" : "what is told"
        let tried =
            found.map {
                $0.tested == 0
                    ? "" : "\($0.tested) comparisons were made; \(held) held after correcting for all of them."
            }
            ?? ""
        let closing = InkLine.wrapped(tried, .faint, width: width)
        guard !state.findings.lines.isEmpty else {
            return [
                state.findings.remarks.flatMap { InkLine.wrapped(wording.sentence($0), .text, width: width) } + [
                    InkLine()
                ]
                    + closing
            ]
        }
        return state.findings.lines.enumerated().map { index, finding in
            block(finding, isChosen: index == state.findings.selected, wording, width: width)
        } + [closing]
    }

    private func block(
        _ finding: RankedFinding, isChosen: Bool, _ wording: FindingWording, width: Int
    ) -> [InkLine] {
        let line = FindingLine(finding, wording)
        let opinion = state.findings.opinions[finding.candidate.key]
        var rows: [InkLine] = []
        for (number, row) in InkLine.wrapped(line.text, .strong, width: max(1, width - 2)).enumerated() {
            let mark = InkLine(number > 0 ? "  " : isChosen ? "▸ " : "• ", isChosen ? .accent : line.role, .bold)
            rows.append(FindingLines.line(row, behind: mark, isChosen ? .bold : []))
        }
        let reason = "why: \(finding.remark.rule.reason)"
        rows += InkLine.wrapped(reason, .muted, width: max(1, width - 2)).map { row in
            FindingLines.line(row, behind: InkLine("  "))
        }
        if let opinion { rows.append(InkLine("  ").adding(opinion.words, opinion == .useful ? .good : .warning)) }
        return rows + [InkLine()]
    }
}

extension FindingOpinion.Verdict {
    /// The consequence of an opinion, in words.
    fileprivate var words: String {
        switch self {
        case .useful: "useful: told sooner from now on"
        case .notUseful: "not useful: told later from now on"
        case .neverAgain: "never again; x takes that back until you leave the day"
        }
    }
}

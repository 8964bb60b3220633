import Canvas
import ChatModel
import Foundation
import Widgets

extension CoachState {
    /// In the place of the title: what is filtered for, and how many are left.
    func drawListHead(_ list: ConversationListState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        if let exporting = list.exporting { return exporting.draw(in: area, on: &canvas, focused: focused) }
        let shown = list.shown.count
        let all = list.all?.count ?? 0
        let count = list.all == nil ? "" : list.filter.isEmpty ? "\(all)" : "\(shown) of \(all)"
        let column = max(area.column, area.endColumn - count.cellWidth - 1)
        canvas.write(count, column: column, row: area.row, TextStyle(.muted), within: area)
        let head = area.splitLeft(column - area.column - 1).left.splitLeft(min(2, area.width / 8)).rest
        let end = canvas.write(
            "Conversations  ", column: head.column, row: head.row, TextStyle(.title, on: .base, .bold), within: head)
        let cursor = canvas.write(list.filter, column: end, row: head.row, .plain, within: head)
        if list.filter.isEmpty {
            canvas.write(
                "type to search all that was said", column: end, row: head.row, TextStyle(.faint), within: head)
        }
        if focused, list.renaming == nil, cursor < head.endColumn {
            canvas.cursor = Point(column: cursor, row: head.row)
        }
    }

    func drawConversationList(_ list: ConversationListState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let rest = area.splitLeft(textWidth + 4).left.splitTop(area.height > 12 && titleRows == 1 ? 1 : 0).rest
        let rows = list.rows
        guard !rows.isEmpty else {
            let none = isTodayOver ? "None up to this day. Without --date those had later are listed too." : "None yet."
            let text = list.all == nil ? "Reading …" : list.filter.isEmpty ? none : "None has these words."
            let place = rest.splitLeft(2).rest
            for (row, line) in PlainText.lines(text, TextStyle(.muted), width: max(1, place.width)).enumerated() {
                line.draw(in: place.line(row), on: &canvas)
            }
            return
        }
        let first = max(0, min(list.selected - rest.height / 2, rows.count - rest.height))
        for row in 0..<min(rest.height, rows.count - first) {
            let line = rest.line(row)
            let isSelected = first + row == list.selected
            if isSelected { canvas.fill(line, TextStyle(.text, on: .selection)) }
            switch rows[first + row] {
            case .talk(let talk, let count):
                draw(talk, count: count, isSelected: isSelected, list, in: line, on: &canvas)
            case .hit(let hit, _): draw(hit, isSelected: isSelected, list, in: line, on: &canvas)
            }
            canvas.mark(line, as: CoachTarget.conversation(first + row))
        }
    }

    private func draw(
        _ conversation: Conversation, count: Int, isSelected: Bool, _ list: ConversationListState, in line: Rect,
        on canvas: inout Canvas
    ) {
        let ground: GroundRole = isSelected ? .selection : .base
        let mark = isSelected ? "▸" : conversation.id == self.conversation?.id ? "•" : " "
        canvas.write(mark, column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        let text = line.splitLeft(2).rest
        if isSelected, let renaming = list.renaming {
            renaming.draw(in: text, on: &canvas, ground: ground)
            return
        }
        if isSelected, list.confirmsDeletion {
            let question = "Delete \u{201C}\(conversation.title.truncated(toCells: max(8, text.width - 36)))\u{201D}?"
            canvas.write(
                "\(question) Ctrl-D again deletes it", column: text.column, row: text.row, TextStyle(.bad, on: ground),
                within: text)
            return
        }
        let waits = waiting.all.count { $0.conversation == conversation.id }
        let room = drawEnd(
            [
                waits == 0 ? "" : "\(waits) waiting", count > 1 ? "\(count) found" : "",
                Self.age(of: conversation.updatedAt, at: list.openedAt),
            ],
            ground, in: text, on: &canvas)
        var title = StyledLine(conversation.isPinned ? [StyledRun("↑ ", TextStyle(.accentSecondary, on: ground))] : [])
        let name = conversation.title.truncated(toCells: max(1, room.width - (conversation.isPinned ? 2 : 0)))
        let words = StyledLine([StyledRun(name, TextStyle(isSelected ? .strong : .text, on: ground))])
        title.runs += list.filter.isEmpty ? words.runs : words.marking(list.words, anywhere: false).runs
        title.draw(in: room, on: &canvas)
    }

    /// Who said it, what stands around the words, and how long ago.
    private func draw(
        _ hit: MessageMatch, isSelected: Bool, _ list: ConversationListState, in line: Rect, on canvas: inout Canvas
    ) {
        let ground: GroundRole = isSelected ? .selection : .base
        if isSelected {
            canvas.write("▸", column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        }
        let text = line.splitLeft(4).rest
        let room = drawEnd([Self.age(of: hit.saidAt, at: list.openedAt)], ground, in: text, on: &canvas)
        let isPerson = hit.author == .person
        canvas.write(
            isPerson ? "You" : "Coach", column: room.column, row: room.row,
            TextStyle(isPerson ? .person : .coach, on: ground), within: room)
        let words = room.splitLeft(7).rest
        hit.excerpt.line(width: words.width, ground).draw(in: words, on: &canvas)
    }

    /// Writes what fits at the end of a row; returns what is left before it.
    private func drawEnd(_ parts: [String], _ ground: GroundRole, in area: Rect, on canvas: inout Canvas) -> Rect {
        let parts = parts.filter { !$0.isEmpty }
        let long = parts.joined(separator: " · ")
        let words = long.cellWidth * 3 > area.width ? parts.last ?? "" : long
        let column = max(area.column, area.endColumn - words.cellWidth - 1)
        canvas.write(words, column: column, row: area.row, TextStyle(.muted, on: ground), within: area)
        return area.splitLeft(column - area.column - 2).left
    }

    /// `now`, `5 min`, `3 h`, `2 days`, `6 weeks`, `2 years`.
    static func age(of date: Date, at now: Date) -> String {
        let minutes = Int(max(0, min(now.timeIntervalSince(date), 4e9)) / 60)
        func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
        switch minutes {
        case ..<1: return "now"
        case ..<60: return "\(minutes) min"
        case ..<1440: return "\(minutes / 60) h"
        case ..<20_160: return counted(minutes / 1440, "day")
        case ..<525_600: return counted(minutes / 10_080, "week")
        default: return counted(minutes / 525_600, "year")
        }
    }
}

extension Excerpt {
    /// The text on one line, so that the first of the words can be seen on it.
    public func line(width: Int, _ ground: GroundRole) -> StyledLine {
        let plain = TextStyle(.text, on: ground)
        guard let first = pieces.firstIndex(where: \.isHit) else {
            return StyledLine([StyledRun((isCutBefore ? "…" : "") + text, plain)])
        }
        var pieces = pieces
        var isCut = isCutBefore
        let before = pieces[..<first].reduce(0) { $0 + $1.text.cellWidth }
        let room = max(0, min(width / 2, width - pieces[first].text.cellWidth - 1))
        if before > room, first > 0 {
            var lead = pieces[..<first].reduce(into: "") { $0 += $1.text }
            while lead.cellWidth > max(0, room - 1), !lead.isEmpty { lead.removeFirst() }
            // From the beginning of a word, where one is near.
            if let blank = lead.firstIndex(of: " "), lead.distance(from: lead.startIndex, to: blank) < 12 {
                lead = String(lead[lead.index(after: blank)...])
            }
            pieces.replaceSubrange(..<first, with: [Piece(lead)])
            isCut = true
        }
        let runs = pieces.map { StyledRun($0.text, $0.isHit ? .found(on: ground) : plain) }
        return StyledLine((isCut ? [StyledRun("…", TextStyle(.faint, on: ground))] : []) + runs)
    }
}

extension TextStyle {
    /// A word that was looked for; it stands out without colours too.
    public static func found(on ground: GroundRole) -> TextStyle {
        TextStyle(.accent, on: ground, [.bold, .underline])
    }
}

extension StyledLine {
    /// The same line with the words that were looked for standing out.
    func marking(_ words: SearchTerms, anywhere: Bool) -> StyledLine {
        let text = text
        let places = words.places(in: text, anywhere: anywhere)
        guard !places.isEmpty else { return self }
        var marked: [StyledRun] = []
        var start = text.startIndex
        for run in runs {
            let end = text.utf8.index(start, offsetBy: run.text.utf8.count, limitedBy: text.endIndex) ?? text.endIndex
            var at = start
            for place in places where place.upperBound > at && place.lowerBound < end {
                let from = max(at, place.lowerBound)
                if at < from { marked.append(StyledRun(String(text[at..<from]), run.style, address: run.address)) }
                let to = min(end, place.upperBound)
                marked.append(StyledRun(String(text[from..<to]), .found(on: run.style.ground), address: run.address))
                at = to
            }
            if at < end { marked.append(StyledRun(String(text[at..<end]), run.style, address: run.address)) }
            start = end
        }
        var line = StyledLine(marked, band: band)
        line.base = base
        return line
    }
}

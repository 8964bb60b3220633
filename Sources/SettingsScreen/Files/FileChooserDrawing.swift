import ScreenKit
import Canvas
import Foundation
import Widgets

extension FileChooser {
    public var keyHints: [KeyHint] {
        if typing != nil {
            return [
                KeyHint("Tab", "complete"), KeyHint("Enter", "go"), KeyHint("↑ ↓", "choose"), KeyHint("Esc", "list"),
            ]
        }
        let marks = if case .existing(many: true, _) = purpose { [KeyHint("Space", "mark")] } else { [KeyHint]() }
        return [KeyHint("Enter", enterWords)] + marks + [
            KeyHint("←", "up"), KeyHint("Tab", "type a path"),
            KeyHint("^S", isNewestFirst ? "by name" : "newest first"),
            KeyHint("Alt-H", showsHidden ? "hide dot files" : "hidden files"),
            KeyHint("Esc", filter.isEmpty ? "cancel" : "clear"),
        ]
    }

    private var enterWords: String {
        if !marked.isEmpty { return "take \(marked.count) marked" }
        guard let row else { return "open" }
        return row == .above || entry(of: row)?.isFolder ?? false ? "open" : "choose"
    }

    /// - Parameter verb: what is done with what is chosen: `Import`.
    public func draw(in area: Rect, verb: String, on canvas: inout Canvas) {
        canvas.cursor = nil
        drawPlace(in: area.line(0), on: &canvas)
        drawTyped(in: area.line(1), on: &canvas)
        let (list, foot) = area.splitTop(2).rest.splitBottom(min(area.height / 4, 2))
        drawList(in: list, on: &canvas)
        let (words, role) = footWords
        canvas.write(
            SafeText.line(words).truncated(toCells: foot.width), column: foot.column, row: foot.row,
            TextStyle(role, on: .raised), within: foot.line(0))
        if foot.height > 1 { drawButtons(verb, in: foot.line(1), on: &canvas) }
    }

    /// The folder, its end in sight, and how much is in it.
    private func drawPlace(in line: Rect, on canvas: inout Canvas) {
        let (all, shown) = counts
        let count = shown == all ? RecordWording.count(all, "item", "items") : "\(shown) of \(DataWording.count(all))"
        let words = contents == nil ? "" : isNewestFirst ? "\(count), newest first" : count
        canvas.inkTrailing(words, endColumn: line.endColumn, row: line.row, .muted, within: line)
        let room = max(4, line.width - words.cellWidth - 2)
        let path = SafeText.line(contents?.shownPath ?? "…")
        let cut = path.cellWidth > room ? "…" + path.suffix(fitting: room - 1) : path
        canvas.ink(cut, column: line.column, row: line.row, .title, .bold, within: line)
        canvas.mark(line, as: Target.path)
    }

    private func drawTyped(in line: Rect, on canvas: inout Canvas) {
        if let typing {
            let end = canvas.ink("Path ", column: line.column, row: line.row, .muted, within: line)
            LineField.draw(
                typing.line.characters, cursor: typing.line.offset,
                in: line.splitLeft(end - line.column).rest, on: &canvas)
            return
        }
        let start = canvas.ink("› ", column: line.column, row: line.row, .accent, within: line)
        let text = SafeText.line(filter)
        let end = canvas.ink(text, column: start, row: line.row, .text, within: line)
        if filter.isEmpty {
            canvas.ink("type to filter, / or ~ for a path", column: start, row: line.row, .faint, within: line)
        }
        canvas.cursor = Point(column: min(end, line.endColumn - 1), row: line.row)
    }

    private func drawList(in area: Rect, on canvas: inout Canvas) {
        guard contents != nil else {
            let words = problem == nil ? "Reading…" : ""
            canvas.ink(words, column: area.column, row: area.row + 1, .muted, within: area)
            return
        }
        guard !rows.isEmpty else {
            canvas.ink(
                typing == nil ? "Nothing here has these letters." : "Nothing there begins so.", column: area.column + 2,
                row: area.row + 1, .muted, within: area)
            return
        }
        let height = max(1, area.height - 1)
        let first = min(max(0, rows.count - height), max(0, cursor - height / 2))
        let shown = rows.dropFirst(first).prefix(height).map(cells)
        RecordTable(
            columns: [
                RecordColumn("Name", isFlexible: true), RecordColumn("Size", .right, rank: 1),
                RecordColumn("Changed", rank: 2),
            ], rows: shown, cursor: cursor - first, first: first
        ).draw(in: area.splitLeft(area.width - 2).left, on: &canvas)
        if first > 0 { canvas.ink("↑", column: area.endColumn - 1, row: area.row + 1, .muted, within: area) }
        if rows.count > first + height {
            canvas.ink("↓", column: area.endColumn - 1, row: area.endRow - 1, .muted, within: area)
        }
    }

    private func cells(_ row: Row) -> [RecordCell] {
        switch row {
        case .above: return [RecordCell("../", .accent), RecordCell(""), RecordCell("")]
        case .here: return [RecordCell(hereWords, .accent), RecordCell(""), RecordCell("")]
        case .entry:
            guard let entry = entry(of: row) else { return [RecordCell(""), RecordCell(""), RecordCell("")] }
            let mark = marked.isEmpty ? "" : isMarked(row) ? "✓ " : "  "
            let offset = zone.secondsFromGMT(for: entry.changedAt)
            return [
                RecordCell(
                    mark + entry.name + (entry.isFolder ? "/" : ""),
                    isMarked(row) ? .good : entry.isFolder ? .accent : .strong),
                RecordCell(entry.isFolder ? "" : DataWording.bytes(entry.bytes), .muted),
                RecordCell(RecordWording.moment(entry.changedAt, offset: offset), .muted),
            ]
        }
    }

    private var hereWords: String {
        switch purpose {
        case .place(let name): "./  write \(name) here"
        case .folder: "./  this folder"
        case .existing: "./  all of this folder"
        }
    }

    private var footWords: (String, StyleRole) {
        if let problem { return (problem, .bad) }
        if pending != nil { return ("Reading…", .muted) }
        if contents?.isCut ?? false {
            return ("More is in here than can be listed. Type the path with Tab.", .warning)
        }
        if !marked.isEmpty {
            let names = marked.map(FolderPath.name).joined(separator: ", ")
            return ("Marked: \(names)", .good)
        }
        return ("", .muted)
    }

    private func drawButtons(_ verb: String, in line: Rect, on canvas: inout Canvas) {
        let opens = marked.isEmpty && typing == nil && enterWords == "open"
        let many = typing == nil && marked.count > 1
        let title = opens ? "Open" : many ? "\(verb) \(marked.count) marked" : verb
        SheetButtons(buttons: [
            .init(title: title, target: HitTarget(Target.submit), isFocused: true),
            .init(title: "Cancel", target: HitTarget(Target.cancel)),
        ]).draw(in: line, on: &canvas)
    }
}

extension String {
    /// As much of the end as fits.
    fileprivate func suffix(fitting width: Int) -> String {
        var kept: [Character] = []
        var used = 0
        for character in reversed() {
            used += String(character).cellWidth
            if used > width { break }
            kept.append(character)
        }
        return String(kept.reversed())
    }
}

import Canvas
import ChatModel
import Foundation
import Widgets

/// The list of conversations: filtered while typing.
public struct ConversationListState: Equatable, Sendable {
    /// `nil` until they are loaded.
    public internal(set) var all: [Conversation]?
    public internal(set) var filter = ""
    public internal(set) var selected = 0
    /// Waits for a second Ctrl-D.
    public internal(set) var confirmsDeletion = false
    /// The new name of the selected one, while it is typed.
    public internal(set) var renaming: TextEditorState?
    /// When the list was opened: what the ages are told from.
    public internal(set) var openedAt: Date

    init(openedAt: Date) { self.openedAt = openedAt }

    /// What the filter leaves, newest first.
    public var shown: [Conversation] {
        guard let all else { return [] }
        let words = filter.lowercased().split(separator: " ")
        return all.filter { conversation in
            let title = conversation.title.lowercased()
            return words.allSatisfy { title.contains($0) }
        }
    }

    public var current: Conversation? { shown.indices.contains(selected) ? shown[selected] : nil }

    mutating func move(by step: Int) { selected = max(0, min(selected + step, shown.count - 1)) }
}

extension CoachState {
    mutating func applyToList(_ press: KeyPress) -> [CoachEffect] {
        guard var list else { return [] }
        defer { if self.list != nil { self.list = list } }
        if list.renaming != nil { return rename(with: press, in: &list) }
        let wasConfirming = list.confirmsDeletion
        list.confirmsDeletion = false
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("o"), .control), (.character("c"), .control):
            if wasConfirming { break }
            self.list = nil
        case (.up, _): list.move(by: -1)
        case (.down, _): list.move(by: 1)
        case (.pageUp, _): list.move(by: -10)
        case (.pageDown, _): list.move(by: 10)
        case (.enter, _):
            guard let current = list.current else { break }
            let effects = stop()
            self.list = nil
            return effects + [.loadConversation(current.id)]
        case (.function(2), _): list.renaming = list.current.map { TextEditorState($0.title) }
        case (.character("n"), .control):
            self.list = nil
            return startNew()
        case (.character("d"), .control):
            guard let current = list.current else { break }
            guard wasConfirming else {
                list.confirmsDeletion = true
                break
            }
            list.all?.removeAll { $0.id == current.id }
            list.move(by: 0)
            let effects = current.id == conversation?.id ? startNew() : []
            return effects + [.deleteConversation(current.id)]
        case (.backspace, _):
            list.filter = String(list.filter.dropLast())
            list.selected = 0
        case (.character(let character), []), (.character(let character), .shift):
            list.filter.append(character)
            list.selected = 0
        default: break
        }
        return []
    }

    private mutating func rename(with press: KeyPress, in list: inout ConversationListState) -> [CoachEffect] {
        guard var name = list.renaming, let current = list.current, press.key != .escape, press != .control("c") else {
            list.renaming = nil
            return []
        }
        guard case .submitted = name.apply(press) else {
            list.renaming = name
            return []
        }
        list.renaming = nil
        let title = name.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard title.contains(where: { !$0.isWhitespace }) else { return [] }
        if let index = list.all?.firstIndex(where: { $0.id == current.id }) { list.all?[index].title = title }
        if conversation?.id == current.id { conversation?.title = title }
        return [.renameConversation(current.id, title)]
    }

    // MARK: Drawing

    /// In the place of the title: what is filtered for, and how many are left.
    func drawListHead(_ list: ConversationListState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
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
            canvas.write("type to filter", column: end, row: head.row, TextStyle(.faint), within: head)
        }
        if focused, list.renaming == nil, cursor < head.endColumn {
            canvas.cursor = Point(column: cursor, row: head.row)
        }
    }

    func drawConversationList(_ list: ConversationListState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let rest = area.splitLeft(textWidth + 4).left.splitTop(area.height > 12 && titleRows == 1 ? 1 : 0).rest
        let shown = list.shown
        guard !shown.isEmpty else {
            let text = list.all == nil ? "Reading …" : list.filter.isEmpty ? "None yet." : "None has these words."
            canvas.write(text, column: rest.column + 2, row: rest.row, TextStyle(.muted), within: rest)
            return
        }
        let first = max(0, min(list.selected - rest.height / 2, shown.count - rest.height))
        for row in 0..<min(rest.height, shown.count - first) {
            drawRow(shown[first + row], isSelected: first + row == list.selected, list, in: rest.line(row), on: &canvas)
            canvas.mark(rest.line(row), as: HitTarget("coach.conversation", first + row))
        }
    }

    private func drawRow(
        _ conversation: Conversation, isSelected: Bool, _ list: ConversationListState, in line: Rect,
        on canvas: inout Canvas
    ) {
        let ground: GroundRole = isSelected ? .selection : .base
        if isSelected { canvas.fill(line, TextStyle(.text, on: ground)) }
        let mark = isSelected ? "▸" : conversation.id == self.conversation?.id ? "•" : " "
        canvas.write(mark, column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        let age = Self.age(of: conversation.updatedAt, at: list.openedAt)
        let column = max(line.column + 2, line.endColumn - age.cellWidth - 1)
        let text = line.splitLeft(column - line.column - 2).left.splitLeft(2).rest
        if isSelected, let renaming = list.renaming {
            TextEditorView(renaming, style: TextStyle(.strong, on: ground)).draw(in: text, on: &canvas, focused: true)
            return
        }
        canvas.write(age, column: column, row: line.row, TextStyle(.muted, on: ground), within: line)
        let asks = isSelected && list.confirmsDeletion
        let title = asks ? "Delete \u{201C}\(conversation.title)\u{201D}? Ctrl-D again deletes it" : conversation.title
        let role: StyleRole = asks ? .bad : isSelected ? .strong : .text
        canvas.write(title, column: text.column, row: text.row, TextStyle(role, on: ground), within: asks ? line : text)
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

import Canvas
import ChatModel
import Foundation
import Widgets

/// Conversations that are to be written to a file.
public struct TalkExport: Equatable, Sendable {
    /// `nil` for all of them.
    public var conversation: Conversation.ID?
    /// As it was typed; its ending tells the format.
    public var path: String

    public init(conversation: Conversation.ID?, path: String) {
        self.conversation = conversation
        self.path = path
    }

    /// JSON for `.json`, else Markdown.
    public var isJSON: Bool { path.lowercased().hasSuffix(".json") }

    /// The result of the export, in one sentence.
    public struct Outcome: Equatable, Sendable {
        public var sentence: String
        public var isProblem: Bool

        public init(_ sentence: String, isProblem: Bool) {
            self.sentence = sentence
            self.isProblem = isProblem
        }
    }
}

/// Asks where conversations are to be written: the chosen one, or all.
public struct TalkExportEntry: Equatable, Sendable {
    public let conversation: Conversation
    var isAll = false
    public var path: TextEditorState

    init(_ conversation: Conversation) {
        self.conversation = conversation
        path = TextEditorState(Self.suggestion(conversation, isAll: false))
    }

    /// A name of letters, digits and hyphens in the home folder.
    private static func suggestion(_ conversation: Conversation, isAll: Bool) -> String {
        if isAll { return "~/airfit-conversations" }
        var name = ""
        for character in conversation.title.lowercased() where name.count < 40 {
            if character.isLetter || character.isNumber {
                name.append(character)
            } else if !name.isEmpty, name.last != "-" {
                name.append("-")
            }
        }
        while name.last == "-" { name.removeLast() }
        return "~/\(name.isEmpty ? "conversation" : name).md"
    }

    /// One conversation, or all; a path that was not changed goes along.
    mutating func toggleScope() {
        let isUntouched = path.text == Self.suggestion(conversation, isAll: isAll)
        isAll.toggle()
        if isUntouched { path.setText(Self.suggestion(conversation, isAll: isAll)) }
    }

    /// Draws the path's editor with the format it stands for, on one row.
    public func draw(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let head = area.splitLeft(min(2, area.width / 8)).rest
        let format = TalkExport(conversation: nil, path: path.text).isJSON ? "JSON" : "Markdown"
        let words = area.width < 70 ? format : isAll ? "all, \(format) · .json for JSON" : "\(format) · .json for JSON"
        let column = max(head.column, head.endColumn - words.cellWidth - 1)
        canvas.write(words, column: column, row: head.row, TextStyle(.muted), within: head)
        let left = head.splitLeft(column - head.column - 1).left
        let start = canvas.write(
            isAll ? "Write all to: " : "Write to: ", column: left.column, row: left.row, TextStyle(.accent),
            within: left)
        TextEditorView(path).draw(in: left.splitLeft(start - left.column).rest, on: &canvas, focused: focused)
    }
}

extension CoachState {
    mutating func applyToExport(_ press: KeyPress) -> [CoachEffect] {
        guard var entry = list?.exporting else { return [] }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control):
            list?.exporting = nil
            return []
        case (.tab, _): entry.toggleScope()
        default:
            guard case .submitted = entry.path.apply(press) else { break }
            let path = entry.path.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !path.isEmpty else { break }
            list?.exporting = nil
            return [.exportTalks(TalkExport(conversation: entry.isAll ? nil : entry.conversation.id, path: path))]
        }
        list?.exporting = entry
        return []
    }
}

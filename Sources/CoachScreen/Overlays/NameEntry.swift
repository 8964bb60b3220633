import Canvas
import Foundation
import Widgets

/// A conversation's new name while it is typed.
public struct NameEntry: Equatable, Sendable {
    /// The result of a key in the field.
    public enum Outcome: Equatable, Sendable { case typing, left, named(String), wantsProposal, wantsModel }

    public var editor: TextEditorState
    /// A list shows no longer ones, and nobody reads them.
    private static let longest = 200

    init(_ title: String) { editor = TextEditorState(title) }

    /// Takes a key: Enter names, Escape leaves the old name, Tab asks for a proposal.
    public mutating func apply(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .left
        case (.tab, _): return .wantsProposal
        case (.character("r"), .control): return .wantsModel
        default: break
        }
        guard case .submitted = editor.apply(press) else { return .typing }
        let line = editor.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let title = line.trimmingCharacters(in: .whitespaces).prefix(Self.longest)
        return title.isEmpty ? .left : .named(String(title))
    }

    /// Puts text at the cursor, its lines joined by blanks.
    public mutating func insert(_ text: String) {
        editor.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }

    /// Draws the editor with the focus; `ground` is that of the line it stands on.
    public func draw(in area: Rect, on canvas: inout Canvas, ground: GroundRole) {
        TextEditorView(editor, style: TextStyle(.strong, on: ground), prompt: "Tab proposes a name").draw(
            in: area, on: &canvas, focused: true)
    }
}

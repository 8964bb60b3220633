import Canvas
import Widgets

/// A path that is typed into a chooser, completed from the folder that its beginning names.
struct PathTyping: Equatable, Sendable {
    var line = TextEditorState()
    /// The folder in front of the last slash was read, or cannot be.
    var isKnown = true
    /// The folder that stood there before anything was typed.
    var begun = ""

    var text: String { line.text }
}

extension FileChooser {
    /// The list stays: it shows what the typed beginning leaves.
    mutating func beginTyping() -> Outcome {
        var shown = contents?.shownPath ?? "~"
        if !shown.hasSuffix("/") { shown += "/" }
        return type(shown, begun: shown)
    }

    /// Adds to the path that is typed, or begins one.
    public mutating func insert(_ text: String) -> Outcome {
        guard var typing else { return type(text) }
        typing.line.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        return edited(typing)
    }

    private mutating func type(_ text: String, begun: String = "") -> Outcome {
        setFilter("")
        return edited(PathTyping(line: TextEditorState(text), begun: begun))
    }

    private mutating func edited(_ typed: PathTyping) -> Outcome {
        var new = typed
        // Who types or pastes a path from its beginning does not mean one within the folder that stands there.
        if !new.begun.isEmpty, ["/", "~"].contains(where: { new.text.hasPrefix(new.begun + $0) }) {
            new.line.setText(String(new.text.dropFirst(new.begun.count)))
            new.begun = ""
        }
        let before = typing.map { FolderPath.parts($0.text).folder }
        let folder = FolderPath.parts(new.text).folder
        typing = new
        problem = nil
        listAgain()
        guard folder != before, !folder.isEmpty, FolderPath.shownEqual(folder, contents) == false else { return .open }
        typing?.isKnown = false
        return .read(ask(FolderRequest(folder, from: contents?.path ?? "")))
    }

    mutating func applyToPath(_ press: KeyPress) -> Outcome {
        guard var typing else { return .open }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control), (.tab, .shift):
            self.typing = nil
            (takesFile, problem) = (false, nil)
            listAgain()
        case (.up, _): move(by: -1)
        case (.down, _): move(by: 1)
        case (.pageUp, _): move(by: -10)
        case (.pageDown, _): move(by: 10)
        case (.tab, _): return completed()
        case (.enter, _):
            takesFile = true
            return .read(ask(FolderRequest(typing.text, from: contents?.path ?? "")))
        default:
            typing.line.apply(press)
            if typing.text.count > Self.longestPath { return .open }
            return edited(typing)
        }
        return .open
    }

    /// Adds what all that fit have in common; where that is nothing, the row with the cursor.
    private mutating func completed() -> Outcome {
        guard let typing, typing.isKnown else { return .open }
        let typed = FolderPath.parts(typing.text).last
        let names = rows.compactMap { entry(of: $0)?.name }
        guard let first = names.first else {
            problem = "Nothing there begins with \(typed)."
            return .open
        }
        if names.count == 1, let row { return complete(with: row) }
        let common = names.dropFirst().reduce(first) { $0.commonPrefix(with: $1, options: .caseInsensitive) }
        guard common.count > typed.count else { return row.map { complete(with: $0) } ?? .open }
        return replaceLast(with: common)
    }

    /// Puts a name in the place of what was typed of it.
    mutating func complete(with row: Row) -> Outcome {
        guard let entry = entry(of: row) else { return .open }
        return replaceLast(with: entry.isFolder ? entry.name + "/" : entry.name)
    }

    private mutating func replaceLast(with name: String) -> Outcome {
        guard var typing else { return .open }
        typing.line.setText(FolderPath.parts(typing.text).folder + name)
        return edited(typing)
    }
}

extension FolderPath {
    /// Whether a typed folder is the one whose contents are known; as far as the text tells.
    static func shownEqual(_ typed: String, _ contents: FolderContents?) -> Bool {
        guard let contents else { return false }
        let plain = typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
        return plain == contents.path || plain == contents.shownPath
    }
}

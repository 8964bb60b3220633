import Canvas

/// The meaning of a key to an editor.
public enum TextEditorOutcome: Equatable, Sendable {
    case edited, moved
    /// Enter: the text is to be sent.
    case submitted
    /// Up in the first row, Down in the last: history, if there is any.
    case leftAbove, leftBelow
    /// Not an editing key.
    case ignored
}

extension TextEditorState {
    /// Applies a key. Enter submits; Alt-Enter, Shift-Enter, Ctrl-J and a backslash before Enter start a new line.
    @discardableResult
    public mutating func apply(_ press: KeyPress) -> TextEditorOutcome {
        let modifiers = press.modifiers
        switch press.key {
        case .enter:
            if modifiers.isEmpty, offset == 0 || lines[line][offset - 1] != "\\" { return .submitted }
            if modifiers.isEmpty { delete(to: before) }
            newLine()
            return .edited
        case .character(let character):
            if modifiers.contains(.control) { return applyControl(character) }
            if modifiers.contains(.alt) { return applyAlt(character, modifiers) }
            type(character)
            return .edited
        case .backspace:
            delete(
                to: modifiers.isEmpty || modifiers == .shift ? before : wordStart, keepingCut: modifiers.contains(.alt))
            return .edited
        case .delete:
            delete(to: modifiers.isEmpty ? after : wordEnd)
            return .edited
        case .left: return moved(to: modifiers.isEmpty ? before : wordStart)
        case .right: return moved(to: modifiers.isEmpty ? after : wordEnd)
        case .home: return moved(to: (line, 0))
        case .end: return moved(to: (line, lines[line].count))
        case .up: return moveRow(by: -1) ? .moved : .leftAbove
        case .down: return moveRow(by: 1) ? .moved : .leftBelow
        default: return .ignored
        }
    }

    private mutating func applyControl(_ character: Character) -> TextEditorOutcome {
        switch character {
        case "a": return moved(to: (line, 0))
        case "e": return moved(to: (line, lines[line].count))
        case "b": return moved(to: before)
        case "f": return moved(to: after)
        case "j": newLine()
        case "h": delete(to: before)
        case "d": delete(to: after)
        case "w": delete(to: wordStart, keepingCut: true)
        case "u": delete(to: (line, 0), keepingCut: true)
        case "k": delete(to: offset < lines[line].count ? (line, lines[line].count) : after, keepingCut: true)
        case "y": yank()
        case "_", "/", "7": undo()
        default: return .ignored
        }
        return .edited
    }

    private mutating func applyAlt(_ character: Character, _ modifiers: KeyPress.Modifiers) -> TextEditorOutcome {
        switch character {
        case "b": return moved(to: wordStart)
        case "f": return moved(to: wordEnd)
        case "d": delete(to: wordEnd, keepingCut: true)
        case "Z": redo()
        case "z": if modifiers.contains(.shift) { redo() } else { undo() }
        default: return .ignored
        }
        return .edited
    }

    private mutating func moved(to place: (line: Int, offset: Int)) -> TextEditorOutcome {
        move(to: place)
        return .moved
    }

    // MARK: Places

    private var before: (line: Int, offset: Int) {
        if offset > 0 { return (line, offset - 1) }
        return line > 0 ? (line - 1, lines[line - 1].count) : (0, 0)
    }

    private var after: (line: Int, offset: Int) {
        if offset < lines[line].count { return (line, offset + 1) }
        return line + 1 < lines.count ? (line + 1, 0) : (line, offset)
    }

    private var wordStart: (line: Int, offset: Int) {
        guard offset > 0 else { return before }
        var place = offset
        while place > 0, !Self.isWord(lines[line][place - 1]) { place -= 1 }
        while place > 0, Self.isWord(lines[line][place - 1]) { place -= 1 }
        return (line, place)
    }

    private var wordEnd: (line: Int, offset: Int) {
        guard offset < lines[line].count else { return after }
        var place = offset
        while place < lines[line].count, !Self.isWord(lines[line][place]) { place += 1 }
        while place < lines[line].count, Self.isWord(lines[line][place]) { place += 1 }
        return (line, place)
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}

import Canvas
import ChatModel
import Foundation
import Widgets

extension CoachState {
    mutating func apply(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        notice = nil
        if list != nil { return applyToList(press) }
        if renaming != nil { return applyToName(press) }
        if scrolls(press) { return [] }
        switch (press.key, press.modifiers) {
        case (.character("c"), .control): return stopOrClear()
        case (.escape, _):
            if isReplying { return stop() }
            scroll = .following
            return []
        case (.character("r"), .control): return retry(at: now)
        case (.character("g"), .control):
            return canContinue ? send("Please continue exactly where you stopped.", at: now) : []
        case (.character("n"), .control): return startNew()
        case (.character("o"), .control):
            list = ConversationListState(openedAt: now)
            return [.loadConversations]
        case (.function(2), _):
            if let conversation { renaming = TextEditorState(conversation.title) }
            return []
        case (.character("t"), .alt):
            showsThinking.toggle()
            transcript.reset(width: transcript.width)
            return []
        case (.character("c"), .alt): return copyAnswer()
        case (.character("C"), _) where press.modifiers.contains(.alt): return copyCode()
        case (.character("c"), [.alt, .shift]): return copyCode()
        case (.character(let digit), .alt) where messages.isEmpty && !isReplying:
            guard let number = digit.wholeNumberValue, (1...Self.suggestions.count).contains(number) else { break }
            return send(Self.suggestions[number - 1], at: now)
        default: break
        }
        return edit(press, at: now)
    }

    /// Stops the answer; else clears the draft into history; else says how to quit. Never quits.
    private mutating func stopOrClear() -> [CoachEffect] {
        if isReplying { return stop() }
        guard editor.isEmpty else {
            remember(editor.text)
            editor.setText("")
            return draftChanged()
        }
        notice = "Ctrl-Q quits"
        return []
    }

    private mutating func edit(_ press: KeyPress, at now: Date) -> [CoachEffect] {
        switch editor.apply(press) {
        case .edited:
            historyIndex = nil
            return draftChanged()
        case .submitted:
            let text = editor.text
            guard text.contains(where: { !$0.isWhitespace }) else { return [] }
            editor.setText("")
            return send(text, at: now) + draftChanged()
        case .leftAbove:
            if editor.isEmpty, let queued {
                self.queued = nil
                editor.setText(queued)
                return draftChanged()
            }
            recall(by: -1)
        case .leftBelow: recall(by: 1)
        case .moved, .ignored: break
        }
        return []
    }

    private mutating func recall(by step: Int) {
        guard !history.isEmpty else { return }
        if historyIndex == nil {
            guard step < 0 else { return }
            // What stands there would be lost: it becomes the newest of the history.
            if !editor.isEmpty {
                remember(editor.text)
                historyIndex = history.count - 1
            }
        }
        let index = (historyIndex ?? history.count) + step
        guard index >= 0 else { return }
        guard index < history.count else {
            historyIndex = nil
            editor.setText("")
            return
        }
        historyIndex = index
        editor.setText(history[index])
    }

    private mutating func applyToName(_ press: KeyPress) -> [CoachEffect] {
        guard var name = renaming, var conversation else {
            renaming = nil
            return []
        }
        if press.key == .escape || press == .control("c") {
            renaming = nil
            return []
        }
        guard case .submitted = name.apply(press) else {
            renaming = name
            return []
        }
        renaming = nil
        let title = name.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard !title.isEmpty else { return [] }
        conversation.title = title
        self.conversation = conversation
        return [.renameConversation(conversation.id, title)]
    }

    mutating func paste(_ text: String) -> [CoachEffect] {
        if list?.renaming != nil {
            list?.renaming?.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
            return []
        }
        if list != nil {
            list?.filter += text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            return []
        }
        if renaming != nil {
            renaming?.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
            return []
        }
        editor.insert(text)
        return draftChanged()
    }

    mutating func click(_ target: HitTarget, at now: Date) -> [CoachEffect] {
        switch target.kind {
        case "coach.newLines": scroll = .following
        case "coach.retry": return retry(at: now)
        case "coach.suggestion"
        where messages.isEmpty && !isReplying && Self.suggestions.indices.contains(target.index):
            return send(Self.suggestions[target.index], at: now)
        case "coach.conversation":
            guard list?.selected == target.index else {
                list?.selected = target.index
                return []
            }
            return applyToList(KeyPress(.enter))
        default: break
        }
        return []
    }

    // MARK: Copying

    private var lastAnswer: String? {
        if case .replying(let reply) = phase, !reply.message.text.isEmpty { return reply.message.text }
        return messages.last { $0.author == .coach && !$0.text.isEmpty }?.text
    }

    private mutating func copyAnswer() -> [CoachEffect] {
        guard let text = lastAnswer else {
            notice = "There is no answer to copy yet"
            return []
        }
        return [.copy(text)]
    }

    private mutating func copyCode() -> [CoachEffect] {
        let blocks = lastAnswer.map { MarkdownDocument($0).blocks } ?? []
        for case .code(_, let text) in blocks.reversed() { return [.copy(text)] }
        notice = "The last answer has no code block"
        return []
    }

    /// The keys that matter now, the most useful first.
    public var keyHints: [KeyHint] {
        if let list {
            if list.renaming != nil { return [KeyHint("Enter", "rename"), KeyHint("Esc", "keep")] }
            return list.confirmsDeletion
                ? [KeyHint("Ctrl-D", "delete"), KeyHint("Esc", "keep")]
                : [
                    KeyHint("Enter", "open"), KeyHint("F2", "rename"), KeyHint("Ctrl-D", "delete"),
                    KeyHint("Ctrl-N", "new"),
                    KeyHint("Esc", "back"),
                ]
        }
        if renaming != nil { return [KeyHint("Enter", "rename"), KeyHint("Esc", "back")] }
        if isReplying {
            return [KeyHint("Esc", "stop"), KeyHint("Enter", "send next"), KeyHint("PgUp", "scroll")]
        }
        var hints = [KeyHint("Enter", "send"), KeyHint("Alt-Enter", "new line")]
        if canContinue { hints.append(KeyHint("Ctrl-G", "continue")) }
        if messages.last?.author == .coach { hints.append(KeyHint("Ctrl-R", "try again")) }
        hints += [KeyHint("Ctrl-O", "conversations"), KeyHint("Ctrl-N", "new")]
        if !messages.isEmpty { hints.append(KeyHint("Alt-C", "copy")) }
        return hints
    }
}

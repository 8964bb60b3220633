import Canvas
import ChatModel
import Foundation
import Widgets

extension CoachState {
    /// The only place the coach's state changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: CoachAction) -> [CoachEffect] {
        var effects: [CoachEffect] = []
        switch action {
        case .key(let press, let now): effects = apply(press, at: now)
        case .paste(let text): effects = paste(text)
        case .wheel(let lines): if list != nil { list?.move(by: lines.signum()) } else { scrollBy(lines) }
        case .clicked(let target, let now): effects = click(target, at: now)
        case .replyEvent(let event, turn, let now): effects = take(event, at: now)
        case .replyEvent: break  // of a reply that was stopped
        case .conversationsLoaded(let all): list?.all = all
        case .conversationLoaded(let conversation, let messages): effects = open(conversation, messages)
        case .storeFailed(let error): notice = error.sentence
        case .modelChanged(let model): self.model = model
        case .draftRestored(let text): if editor.isEmpty { editor.setText(text) }
        case .tick(let now): effects = tick(at: now)
        case .resized(let size): self.size = size
        case .askFor(let text, let now): effects = send(text, at: now)
        }
        settle()
        return effects
    }

    // MARK: Asking

    /// Sends a question, or keeps it until the answer that is arriving is complete.
    mutating func send(_ text: String, at now: Date) -> [CoachEffect] {
        guard text.contains(where: { !$0.isWhitespace }) else { return [] }
        remember(text)
        guard !isReplying else {
            queued = queued.map { $0 + "\n" + text } ?? text
            return []
        }
        var effects: [CoachEffect] = []
        var conversation = self.conversation
        if conversation == nil {
            let new = Conversation(id: makeID(), title: Self.title(of: text), startedAt: now, updatedAt: now)
            effects.append(.createConversation(new))
            conversation = new
        }
        guard var conversation else { return [] }
        conversation.updatedAt = now
        self.conversation = conversation
        let question = ChatMessage(id: makeID(), .person, text, parent: messages.last?.id, createdAt: now)
        messages.append(question)
        effects.append(.save(question, conversation.id))
        return effects + startReply(at: now)
    }

    mutating func startReply(at now: Date) -> [CoachEffect] {
        turn += 1
        let answer = ChatMessage(
            id: makeID(), .coach, "", parent: messages.last?.id, createdAt: now, completion: .streaming, model: model)
        phase = .replying(GrowingReply(message: answer))
        transcript.growing = nil
        scroll = .following
        // An answer that failed before its first word says nothing to the model.
        return [
            .startReply(
                messages.filter { $0.author != .coach || !$0.text.isEmpty || !$0.toolCalls.isEmpty }, turn: turn)
        ]
    }

    /// Ends the answer where it is; what has arrived stays.
    mutating func stop() -> [CoachEffect] {
        guard isReplying else { return [] }
        return [.stopReply] + endReply(.stopped)
    }

    /// Asks the last question again. Its answer stays in the conversation as another branch.
    mutating func retry(at now: Date) -> [CoachEffect] {
        guard !isReplying, let question = messages.lastIndex(where: { $0.author == .person }) else {
            return []
        }
        messages.removeSubrange((question + 1)...)
        transcript.drop(from: question + 1)
        return startReply(at: now)
    }

    var canContinue: Bool {
        guard !isReplying, let last = messages.last, last.author == .coach, !last.text.isEmpty else { return false }
        return last.completion != .complete
    }

    mutating func startNew() -> [CoachEffect] {
        let effects = stop()
        conversation = nil
        messages = []
        queued = nil
        scroll = .following
        transcript.reset(width: transcript.width)
        return effects
    }

    /// An answer that is still arriving elsewhere is stopped and kept there. Its own conversation is open already.
    private mutating func open(_ conversation: Conversation, _ messages: [ChatMessage]) -> [CoachEffect] {
        if isReplying, conversation.id == self.conversation?.id {
            list = nil
            return []
        }
        let effects = stop()
        self.conversation = conversation
        let tree = MessageTree(messages)
        self.messages = (conversation.leaf ?? messages.last?.id).map { tree.path(to: $0) } ?? []
        phase = .idle
        queued = nil
        scroll = .following
        list = nil
        transcript.reset(width: transcript.width)
        for message in messages.suffix(100) where message.author == .person { remember(message.text) }
        return effects
    }

    private static func title(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        return line.count > 60 ? String(line.prefix(59)) + "…" : line
    }

    mutating func remember(_ text: String) {
        historyIndex = nil
        guard history.last != text else { return }
        history.append(text)
        if history.count > 200 { history.removeFirst() }
    }

    // MARK: The answer as it arrives

    private mutating func take(_ event: ReplyEvent, at now: Date) -> [CoachEffect] {
        guard case .replying(var reply) = phase else { return [] }
        phase = .idle  // so that the answer is held once and grows in place
        switch event {
        case .retrying(let seconds, let attempt, let attempts, let reason):
            reply.wait = GrowingReply.Wait(seconds: seconds, attempt: attempt, of: attempts, reason: reason)
        case .text(let piece):
            reply.wait = nil
            if reply.message.text.isEmpty, !reply.message.thinking.isEmpty { reply.thinkingEndedAt = now }
            reply.message.text += piece
            reply.isUnsaved = true
            transcript.growing?.body?.append(piece)
            if reply.message.text.utf8.count == piece.utf8.count { layOutHead(reply) }
        case .thinking(let piece):
            reply.wait = nil
            let isFirst = reply.message.thinking.isEmpty
            reply.message.thinking += piece
            reply.isUnsaved = true
            if isFirst || showsThinking { layOutHead(reply) }
        case .toolCall(let call):
            reply.wait = nil
            reply.message.toolCalls.append(call)
            reply.isUnsaved = true
            layOutHead(reply)
        case .toolResult, .roundBegan: break
        case .usage(let usage): reply.message.usage = usage
        case .record(let record): reply.message.providerRecord = record
        case .ended(let end):
            phase = .replying(reply)
            return endReply(Self.completion(end, reply.message), at: now)
        }
        let effects = saves(&reply, at: now)
        phase = .replying(reply)
        return effects
    }

    private static func completion(_ end: ReplyEnd, _ message: ChatMessage) -> ChatMessage.Completion {
        switch end {
        case .finished(.length): return .length
        case .finished(.contentFilter): return .failed(.contentFiltered(detail: ""))
        case .finished:
            let isEmpty = message.text.isEmpty && message.toolCalls.isEmpty
            return isEmpty ? .failed(.invalidResponse(detail: "the answer is empty")) : .complete
        case .cancelled: return .stopped
        case .failed(.streamingError) where !message.text.isEmpty: return .cut
        case .failed(let error): return .failed(error)
        }
    }

    /// What has arrived is on disk within a second: saved at most twice a second, and by a tick when the stream pauses.
    private mutating func saves(_ reply: inout GrowingReply, at now: Date) -> [CoachEffect] {
        guard reply.isUnsaved, let conversation else { return [] }
        if let savedAt = reply.savedAt, now.timeIntervalSince(savedAt) < 0.5, now >= savedAt {
            guard !isTickDue else { return [] }
            isTickDue = true
            return [.scheduleTick(after: 0.5)]
        }
        reply.savedAt = now
        reply.isUnsaved = false
        return [.save(reply.message, conversation.id)]
    }

    private mutating func endReply(_ completion: ChatMessage.Completion, at now: Date? = nil) -> [CoachEffect] {
        guard case .replying(var reply) = phase else { return [] }
        phase = .idle
        reply.message.completion = completion
        if transcript.growing == nil { layOutGrowing(reply) }
        transcript.keepGrowing(as: reply.message, at: messages.count)
        messages.append(reply.message)
        var effects: [CoachEffect] = conversation.map { [.save(reply.message, $0.id)] } ?? []
        guard let next = queued else { return effects }
        queued = nil
        if completion == .complete, let now {
            let held = scroll
            effects += send(next, at: now)
            if held != .following { scroll = held }
        } else {
            // Not sent after a failure: it goes back to where it can be changed.
            editor.setText(editor.isEmpty ? next : next + "\n" + editor.text)
        }
        return effects
    }

    private mutating func tick(at now: Date) -> [CoachEffect] {
        isTickDue = false
        var effects: [CoachEffect] = []
        if case .replying(var reply) = phase {
            transcript.growing?.body?.flush()
            effects += saves(&reply, at: now)
            phase = .replying(reply)
        }
        if isDraftUnsaved {
            isDraftUnsaved = false
            effects.append(.saveDraft(editor.text))
        }
        return effects
    }

    /// The draft changed: it is saved when the typing pauses for a second.
    mutating func draftChanged() -> [CoachEffect] {
        isDraftUnsaved = true
        guard !isTickDue else { return [] }
        isTickDue = true
        return [.scheduleTick(after: 1)]
    }

    /// Brings what stands above the text up to date: thinking, tool calls.
    mutating func layOutHead(_ reply: GrowingReply) {
        let width = transcript.width
        let seconds = reply.thinkingEndedAt.map { max(1, Int($0.timeIntervalSince(reply.message.createdAt).rounded())) }
        transcript.growing?.setHead(
            reply.message, width: width, showsThinking: showsThinking, thinkingSeconds: seconds)
    }

    mutating func layOutGrowing(_ reply: GrowingReply) {
        transcript.growing = MessageLayout(
            reply.message, width: transcript.width, showsThinking: showsThinking, isGrowing: true)
        layOutHead(reply)
    }
}

extension ConversationError {
    /// One sentence for the status line.
    public var sentence: String {
        switch self {
        case .cannotOpen(_, let reason): "Conversations cannot be opened: \(reason)."
        case .tooNew: "Conversations were written by a newer version; they are not being saved."
        case .diskFull: "The disk is full; this conversation is not being saved."
        case .failed(let reason): "Conversations cannot be saved: \(reason)."
        }
    }
}

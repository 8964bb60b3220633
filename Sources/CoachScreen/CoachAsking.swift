import ChatModel
import Foundation

extension CoachState {
    /// Sends a question, or keeps it until the answer that is arriving is complete.
    /// - Parameter kind: what a new conversation is begun for.
    public mutating func send(_ text: String, at now: Date, as kind: Conversation.Kind? = nil) -> [CoachEffect] {
        guard text.contains(where: { !$0.isWhitespace }) else { return [] }
        if kind == nil { remember(text) }
        guard !isReplying else {
            queued.append(text)
            return []
        }
        var text = text
        if kind == nil, !holdsNext, !queued.isEmpty {
            queued.append(text)
            text = queued.removeFirst()
        }
        holdsNext = false
        if mustWait { return wait(text, .end, at: now, as: kind) }
        var effects = beginConversation(with: text, at: now, as: kind)
        guard let conversation else { return [] }
        let question = ChatMessage(id: makeID(), .person, text, parent: messages.last?.id, createdAt: now)
        messages.append(question)
        tree.save(question)
        effects.append(.save(question, conversation.id))
        return effects + startReply(at: now)
    }

    /// Begins a conversation with a question, where none is open; the open one was talked in just now.
    mutating func beginConversation(
        with text: String, at now: Date, as kind: Conversation.Kind?
    ) -> [CoachEffect] {
        guard conversation == nil else {
            conversation?.updatedAt = now
            return []
        }
        let title = kind.map { PreparedQuestion.title($0, on: today) } ?? Self.title(of: text)
        let new = Conversation(id: makeID(), title: title, startedAt: now, updatedAt: now, kind: kind)
        conversation = new
        return [.createConversation(new)]
    }

    /// Asks the offline coach for an answer to the last message of the branch.
    mutating func startReplyHere(at now: Date) -> [CoachEffect] {
        let effects = startReply(at: now)
        guard case .replying(var reply) = phase else { return effects }
        reply.message.model = Self.offlineCoach
        tree.save(reply.message)
        phase = .replying(reply)
        return effects.map { effect in
            if case .startReply(let messages, let turn) = effect {
                .startReplyHere(messages, turn: turn)
            } else {
                effect
            }
        }
    }

    /// Asks for an answer to the last message of the branch.
    /// - Parameter answer: the message that it takes the place of; `nil` for none.
    public mutating func startReply(at now: Date, insteadOf answer: UUID? = nil) -> [CoachEffect] {
        turn += 1
        choices.askedUnpriced.insert(model)
        (stored, confirmed) = ([], [])
        proposals.forgetAnswered()
        (selection, chips) = (nil, nil)
        waiting.deselect()
        find = nil
        scroll = .following
        keepsPlaceWhileGrowing = false
        beginMessage(at: now, replyBeganAt: now, insteadOf: answer)
        // An answer that failed before its first word says nothing to the model.
        let sent = messages.filter { $0.author != .coach || !$0.text.isEmpty || !$0.toolCalls.isEmpty }
        return [.startReply(sent, turn: turn)] + keepsBranch()
    }

    /// The branch goes on from its last message, whichever answers come.
    func keepsBranch() -> [CoachEffect] {
        conversation.map { [.showBranch(leaf: messages.last?.id, model: model, $0.id)] } ?? []
    }

    /// Ends the answer where it is; what has arrived stays, also how long it has thought.
    public mutating func stop(at now: Date? = nil) -> [CoachEffect] {
        guard case .replying(var reply) = phase else { return [] }
        if let now {
            reply.endThinking(at: now)
            phase = .replying(reply)
        }
        return [.stopReply] + endReply(.stopped)
    }

    /// Asks the last question again. Its answer stays in the conversation as another branch.
    mutating func retry(at now: Date) -> [CoachEffect] {
        guard !isReplying, let question = messages.lastIndex(where: { $0.author == .person }) else { return [] }
        if mustWait {
            let isThere = waiting.all.contains { $0.place == .again(messages[question].id) }
            return isThere ? [] : wait(messages[question].text, .again(messages[question].id), at: now)
        }
        cutPath(to: question + 1)
        let effects = startReply(at: now)
        rebuildBranches()
        return effects
    }

    /// Takes the messages from `index` on out of the branch that is shown.
    mutating func cutPath(to index: Int) {
        messages.removeSubrange(index...)
        transcript.drop(from: index)
        account.lastAnswer = nil
    }

    private static let continuation = "Please continue exactly where you stopped."

    var canContinue: Bool {
        guard !isReplying, let last = lastAnswer, messages.last?.author != .person, last.completion != .complete else {
            return false
        }
        // A continuation that failed before its first word is asked for again.
        return !last.text.isEmpty || messages.last { $0.author == .person }?.text == Self.continuation
    }

    mutating func continueAnswer(at now: Date) -> [CoachEffect] {
        guard canContinue else { return [] }
        return lastAnswer?.text.isEmpty == true ? retry(at: now) : send(Self.continuation, at: now)
    }

    mutating func startNew() -> [CoachEffect] {
        let effects = leaveEdit() + stop() + takeBackQueued()
        show(nil, [])
        return effects
    }

    /// An answer that is still arriving elsewhere is stopped and kept there. Its own conversation is open already.
    public mutating func open(_ conversation: Conversation, _ messages: [ChatMessage]) -> [CoachEffect] {
        if isReplying, conversation.id == self.conversation?.id {
            list = nil
            return []
        }
        var effects = leaveEdit() + stop() + takeBackQueued()
        let place = opensAt.flatMap { $0.conversation == conversation.id ? $0 : nil }
        opensAt = nil
        show(conversation, messages, at: place?.message)
        if let place { find(place.typed, in: place.message) }
        for message in messages.suffix(100) where message.author == .person { remember(message.text) }
        if messages.contains(where: { $0.author == .coach && $0.text.contains(where: \.isNumber) }) {
            effects.append(.loadPromptFigures(messages))
        }
        effects += sendsWaiting
        guard let model = conversation.model, model != self.model else { return effects }
        setModel(model)
        return effects + [.describe(model), .locate(model)]
    }

    /// - Parameter message: the branch it is on is shown, where it is there.
    private mutating func show(_ conversation: Conversation?, _ messages: [ChatMessage], at message: UUID? = nil) {
        self.conversation = conversation
        tree = MessageTree(messages)
        var leaf = (conversation?.leaf).flatMap { tree[$0]?.id } ?? messages.last?.id
        if let message, tree[message] != nil,
            !(leaf.map { tree.path(to: $0) } ?? []).contains(where: { $0.id == message })
        {
            leaf = message
        }
        self.messages = leaf.map { tree.path(to: tree.latestLeaf(from: $0)) } ?? []
        phase = .idle
        list = nil
        scroll = .following
        (selection, chips) = (nil, nil)
        (find, renaming, branchMap, replyPage) = (nil, nil, nil, nil)
        stored = []
        waiting.deselect()
        waiting.answered = nil
        toggled = []
        evidence.forget()
        account = ConversationAccount(tree: tree, path: self.messages)
        rebuildBranches()
        transcript.reset(width: transcript.width)
    }

    /// The title of a conversation until it is renamed: its first question, shortened.
    public static func title(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        return line.count > 60 ? String(line.prefix(59)) + "…" : line
    }

    /// Puts a text into the history of the composer, which keeps 200; the same twice in a row is kept once.
    public mutating func remember(_ text: String) {
        historyIndex = nil
        guard history.last != text else { return }
        history.append(text)
        if history.count > 200 { history.removeFirst() }
    }
}

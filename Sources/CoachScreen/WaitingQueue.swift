import ChatModel
import Foundation

/// The questions that wait for the network, and what the person is doing with them.
public struct WaitingQueue: Equatable, Sendable {
    /// Reasons not to send a question unasked, as the person was told them.
    struct Doubted: Equatable, Sendable {
        var question: UUID
        var doubts: [WaitingQuestion.Doubt]
    }

    /// Of all conversations, in the order they are sent.
    public internal(set) var all: [WaitingQuestion] = []
    /// The one that keys act on; `nil` while they go elsewhere.
    public internal(set) var selected: UUID?
    /// A second `d` deletes the selected one.
    var confirmsDeletion = false
    var doubted: Doubted?
    /// The one that is being taken out of the store, to be sent.
    var claimed: UUID?
    /// The one whose answer is arriving: where that fails for the network, it waits again.
    var answered: WaitingQuestion?
    /// Tries in a row that failed for the network.
    var failures = 0

    /// Gives up what keys act on.
    mutating func deselect() { (selected, confirmsDeletion) = (nil, false) }
}

extension CoachState {
    /// Whether the model answers on another machine. One of this machine, and the offline coach, never wait.
    var goesOut: Bool { model.provider != .offline && reader?.needsNetwork == true }

    /// Whether a question has to wait until there is a way out of this machine.
    var mustWait: Bool { isOffline && goesOut }

    /// Those of the open conversation, in the order they are sent.
    public var waitingHere: [WaitingQuestion] {
        guard let id = conversation?.id else { return [] }
        return waiting.all.filter { $0.conversation == id }
    }

    /// The terms of a request that the person can know as things stand.
    var termsNow: WaitingQuestion.Terms { WaitingQuestion.Terms(model, at: reader, privacy, modelInfo) }

    // MARK: - Into the queue

    /// Keeps a question until there is a way out of this machine.
    /// - Parameters:
    ///   - kind: what a new conversation is begun for.
    ///   - askedAt: `nil` for now.
    ///   - isFirst: it is sent before the others.
    mutating func wait(
        _ text: String, _ place: WaitingQuestion.Place, at now: Date, as kind: Conversation.Kind? = nil,
        askedAt: Date? = nil, isFirst: Bool = false
    ) -> [CoachEffect] {
        guard waiting.all.count < WaitingQuestion.most else {
            notice = "\(WaitingQuestion.most) questions wait already; delete one of them, or wait for the network"
            if editor.isEmpty { editor.setText(text) }
            return draftChanged()
        }
        var effects = beginConversation(with: text, at: now, as: kind)
        guard let conversation else { return [] }
        let question = WaitingQuestion(
            id: makeID(), conversation: conversation.id, text: text, askedAt: askedAt ?? now, place: place,
            terms: termsNow)
        waiting.all.insert(question, at: isFirst ? 0 : waiting.all.count)
        waiting.deselect()
        (selection, chips) = (nil, nil)
        scroll = .following
        forgetOffer()
        effects.append(.addWaiting(question, isFirst: isFirst))
        effects += keepsBranch()
        return effects + [.screenWaiting(question, messages(with: question, at: now))]
    }

    /// The branch that a question ends, as it would be sent.
    func messages(with question: WaitingQuestion, at now: Date) -> [ChatMessage] {
        let path = path(before: question)
        guard let message = message(of: question, after: path, at: now) else { return path }
        return path + [message]
    }

    /// The branch that a question is asked at the end of; with itself where it is asked once more.
    private func path(before question: WaitingQuestion) -> [ChatMessage] {
        switch question.place {
        case .end: messages
        case .again(let id): tree[id] == nil ? messages : tree.path(to: id)
        case .beside(let id):
            if let old = tree[id] { old.parent.map { tree.path(to: $0) } ?? [] } else { messages }
        }
    }

    /// `nil` for a question that stands in the conversation already.
    private func message(of question: WaitingQuestion, after path: [ChatMessage], at now: Date) -> ChatMessage? {
        if case .again(let id) = question.place, tree[id] != nil { return nil }
        return ChatMessage(id: question.id, .person, question.text, parent: path.last?.id, createdAt: now)
    }

    /// A question that tells of a crisis or an emergency never waits: it is answered on this machine, at once, and nothing of
    /// it leaves.
    mutating func screened(_ id: UUID, isUrgent: Bool, at now: Date) -> [CoachEffect] {
        guard isUrgent, !isReplying, let question = waitingHere.first(where: { $0.id == id }) else { return [] }
        let path = path(before: question)
        let message = message(of: question, after: path, at: now)
        remove(id)
        var effects: [CoachEffect] = [.removeWaiting(id)]
        show(path, and: message)
        if let message { effects.append(.save(message, question.conversation)) }
        return effects + startReplyHere(at: now)
    }

    // MARK: - Out of the queue

    /// Has the first one sent in a moment, where there are any, of another conversation too.
    public var sendsWaiting: [CoachEffect] {
        waiting.all.isEmpty || mustWait || isReplying ? [] : [.scheduleWaiting(attempt: 0)]
    }

    /// Opens the conversation of the first question that waits elsewhere, to send it: for a moment in which the chat is out of
    /// sight. Nothing happens while something is being done here, or waits here.
    public mutating func openWaitingElsewhere() -> [CoachEffect] {
        guard !isOffline, waitingHere.isEmpty, let first = waiting.all.first, waiting.claimed == nil, !isReplying,
            editor.isEmpty, editing == nil, find == nil, renaming == nil, !isCovered, !isLocating
        else { return [] }
        return [.loadConversation(first.conversation)]
    }

    /// Sends the first question of the open conversation, where nothing speaks against it; else the person is told what does.
    mutating func sendWaiting(at now: Date) -> [CoachEffect] {
        guard let first = waitingHere.first, waiting.claimed == nil, !isReplying, !mustWait else { return [] }
        // Not while something else is being done: it is tried again later.
        guard editing == nil, find == nil, renaming == nil, !isCovered, !isLocating, waiting.selected == nil else {
            return [.scheduleWaiting(attempt: 1)]
        }
        let doubts = doubts(about: first, at: now)
        guard doubts.isEmpty else {
            let isNew = waiting.doubted?.question != first.id
            waiting.doubted = WaitingQueue.Doubted(question: first.id, doubts: doubts)
            if isNew { notice = "A question that waited takes your yes before it is sent: Alt-W" }
            return []
        }
        return claim(first, at: now)
    }

    private func doubts(about question: WaitingQuestion, at now: Date) -> [WaitingQuestion.Doubt] {
        let doubts = question.doubts(under: termsNow, at: now)
        // After a crisis was spoken of nothing goes on by itself.
        let isToBeAsked = isInCrisis || mustBeAsked(before: messages(with: question, at: now))
        return isToBeAsked ? doubts + [.toBeAsked] : doubts
    }

    mutating func claim(_ question: WaitingQuestion, at now: Date) -> [CoachEffect] {
        waiting.claimed = question.id
        waiting.deselect()
        let path = path(before: question)
        let message = message(of: question, after: path, at: now)
        return [.claimWaiting(question, message, asked: path + [message].compactMap(\.self))]
    }

    /// The question is out of the store: it is a message now, and is asked.
    /// - Parameter wasThere: `false` where another program was faster.
    mutating func claimed(
        _ question: WaitingQuestion, _ message: ChatMessage?, wasThere: Bool, at now: Date
    ) -> [CoachEffect] {
        waiting.claimed = nil
        remove(question.id)
        guard wasThere else { return waitingIsGone(of: question.conversation) }
        guard conversation?.id == question.conversation, !isReplying else {
            // Another conversation was opened in between: it waits there, a message already.
            var again = question
            if let message { (again.id, again.place) = (makeID(), .again(message.id)) }
            waiting.all.insert(again, at: 0)
            return [.addWaiting(again, isFirst: true)]
        }
        show(path(before: question), and: message)
        waiting.answered = question
        if let message, case .end = question.place { waiting.answered?.place = .again(message.id) }
        if let message, case .beside = question.place { waiting.answered?.place = .again(message.id) }
        let effects = startReply(at: now, insteadOf: message == nil ? failedAnswer : nil)
        rebuildBranches()
        return effects
    }

    /// An answer to the last question that failed before its first word: the next one takes its place, so that tries make no
    /// branches.
    private var failedAnswer: UUID? {
        tree.messages.last { answer in
            answer.parent == messages.last?.id && answer.author == .coach && answer.completion.failedForNetwork
                && answer.text.isEmpty && answer.toolCalls.isEmpty && answer.safety == nil
        }?.id
    }

    /// Another program sent or deleted a question.
    mutating func waitingIsGone(of conversation: UUID) -> [CoachEffect] {
        notice = "Another AirFit has sent or deleted this question"
        let isOpen = self.conversation?.id == conversation && !isReplying
        return [.loadWaiting(thenSend: false)] + (isOpen ? [.loadConversation(conversation)] : [])
    }

    /// Shows a branch, and a new message at its end.
    private mutating func show(_ path: [ChatMessage], and message: ChatMessage?) {
        let common = zip(messages, path).prefix { $0.id == $1.id }.count
        if common < messages.count { cutPath(to: common) }
        messages += path[common...]
        guard let message else { return }
        messages.append(message)
        tree.save(message)
    }

    mutating func remove(_ id: UUID) {
        waiting.all.removeAll { $0.id == id }
        if waiting.doubted?.question == id { waiting.doubted = nil }
        if waiting.selected == id { waiting.deselect() }
        forgetOffer()
    }

    /// Called when an answer has ended: what waited for it is sent, or waits on.
    mutating func answerEnded(_ completion: ChatMessage.Completion, at now: Date?) -> [CoachEffect] {
        let answered = waiting.answered
        waiting.answered = nil
        if completion == .complete {
            waiting.failures = 0
            return sendsWaiting
        }
        guard let answered, let now, completion.failedForNetwork, messages.last?.text.isEmpty == true,
            conversation?.id == answered.conversation
        else { return [] }
        waiting.failures += 1
        return wait(answered.text, answered.place, at: now, askedAt: answered.askedAt, isFirst: true)
            + [.scheduleWaiting(attempt: waiting.failures)]
    }

    // MARK: - A question whose answer failed

    /// Whether the last question can wait for the network instead of being lost.
    var canWait: Bool {
        guard goesOut, !isReplying, let last = messages.last, last.author == .coach,
            last.model?.provider != .offline, last.safety?.keepsDataBack != true,
            last.completion.failedForNetwork || (isOffline && last.completion == .cut),
            let question = messages.last(where: { $0.author == .person })
        else { return false }
        return !waiting.all.contains { $0.place == .again(question.id) }
    }

    mutating func waitForNetwork(at now: Date) -> [CoachEffect] {
        guard canWait, let question = messages.last(where: { $0.author == .person }) else { return [] }
        let effects = wait(question.text, .again(question.id), at: now)
        return effects + (isOffline ? [] : [.scheduleWaiting(attempt: 1)])
    }

    /// The last message tells of the key by which its question waits, or does so no longer.
    mutating func forgetOffer() {
        if !isReplying, let last = messages.indices.last { transcript.forget(last) }
    }

    // MARK: - The network

    mutating func networkChanged(isOffline: Bool) {
        self.isOffline = isOffline
        if isOffline { waiting.doubted = nil }
        forgetOffer()
    }

    mutating func receive(waiting all: [WaitingQuestion], thenSend: Bool, at now: Date) -> [CoachEffect] {
        waiting.all = all
        if let selected = waiting.selected, !all.contains(where: { $0.id == selected }) { waiting.deselect() }
        // One that was being changed is gone: its text stays, as a new question.
        if let edited = editing, let id = edited.waiting, !all.contains(where: { $0.id == id }) {
            if !edited.putAside.isEmpty { remember(edited.putAside) }
            editing = nil
        }
        forgetOffer()
        if conversation == nil, messages.isEmpty, !isReplying, !isCovered, editor.isEmpty, let first = all.first {
            return [.loadConversation(first.conversation)]
        }
        guard thenSend else { return [] }
        return waitingHere.isEmpty ? sendsWaiting : sendWaiting(at: now)
    }
}

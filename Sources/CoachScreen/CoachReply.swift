import Canvas
import ChatModel
import Foundation

/// The answer as it arrives. A piece of text costs the same however long the answer and the conversation are.
extension CoachState {
    /// Adds a piece of the running answer; does nothing without one.
    public mutating func receive(_ event: ReplyEvent, at now: Date) -> [CoachEffect] {
        guard case .replying(var reply) = phase else { return [] }
        phase = .idle  // so that the answer is kept once and grows in place
        var effects: [CoachEffect] = []
        switch event {
        case .retrying(let seconds, let attempt, let attempts, let reason):
            reply.wait = GrowingReply.Wait(
                until: now.addingTimeInterval(seconds.isFinite ? max(0, seconds) : 0), at: now, attempt: attempt,
                of: attempts, reason: reason)
            effects = countDown(reply.wait, at: now)
        case .safety(let notice): show(notice, &reply)
        case .text(let piece): grow(&reply, text: piece, at: now)
        case .thinking(let piece): grow(&reply, thinking: piece, at: now)
        case .toolCall(let call):
            reply.wait = nil
            reply.endThinking(at: now)
            reply.message.toolCalls.append(call)
            reply.isUnsaved = true
            layOutThinking(reply)
            layOutCalls(reply)
        case .toolResult(let result): effects = receive(result, &reply, at: now)
        case .roundBegan:
            phase = .replying(reply)
            return nextRound(at: now)
        case .reading(let reading): chips = ReadingChips(reading, of: reply.message.id)
        case .told: break  // comes back as figures, read away from the screen
        case .usage(let usage): reply.message.usage = usage
        case .record(let record):
            reply.message.providerRecord = record
            reply.isUnsaved = true
        case .ended(let end):
            phase = .replying(reply)
            return endReply(Self.completion(end, reply.message), at: now)
        }
        effects += saves(&reply, at: now)
        phase = .replying(reply)
        return effects
    }

    private mutating func grow(_ reply: inout GrowingReply, text piece: String, at now: Date) {
        reply.wait = nil
        let thought = reply.thinkingBeganAt != nil
        reply.endThinking(at: now)
        reply.message.text += piece
        reply.isUnsaved = true
        transcript.growing?.body?.append(piece)
        if thought { layOutThinking(reply) }
    }

    private mutating func grow(_ reply: inout GrowingReply, thinking piece: String, at now: Date) {
        reply.wait = nil
        let begins = reply.thinkingBeganAt == nil
        if begins { reply.thinkingBeganAt = now }
        reply.thoughtUntil = now
        reply.message.thinking += piece
        reply.isUnsaved = true
        transcript.growing?.thinking?.append(piece)
        if begins { layOutThinking(reply) }
    }

    // MARK: Rounds

    /// The first result completes the message of the calls: it is saved before what follows it.
    private mutating func receive(_ result: ToolResult, _ reply: inout GrowingReply, at now: Date) -> [CoachEffect] {
        guard let conversation else { return [] }
        var effects: [CoachEffect] = []
        reply.wait = nil
        if reply.results.isEmpty {
            reply.endThinking(at: now)
            reply.message.completion = .complete
            reply.isUnsaved = false
            effects.append(.save(reply.message, conversation.id))
        }
        let parent = reply.results.last?.id ?? reply.message.id
        let message = ChatMessage.result(result, id: makeID(), parent: parent, createdAt: now)
        reply.results.append(message)
        layOutCalls(reply)
        return effects + [.save(message, conversation.id)] + noteStored(result, at: now)
    }

    /// Ends the current message, with its results behind it, and begins a further one.
    private mutating func nextRound(at now: Date) -> [CoachEffect] {
        guard case .replying(let reply) = phase else { return [] }
        let index = messages.count
        let effects = keepMessage(.complete, at: now)
        transcript.update(index) { $0.continues = true }
        beginMessage(at: now, replyBeganAt: reply.beganAt)
        return effects
    }

    mutating func beginMessage(at now: Date, replyBeganAt: Date, insteadOf answer: UUID? = nil) {
        let message = ChatMessage(
            id: answer ?? makeID(), .coach, "", parent: messages.last?.id, createdAt: now, completion: .streaming,
            model: model)
        tree.save(message)
        phase = .replying(GrowingReply(message: message, beganAt: replyBeganAt))
        transcript.growing = nil
    }

    /// Moves the growing message and the results of its calls into the conversation.
    private mutating func keepMessage(_ completion: ChatMessage.Completion, at now: Date?) -> [CoachEffect] {
        guard case .replying(var reply) = phase else { return [] }
        if let end = now ?? reply.thoughtUntil { reply.endThinking(at: end) }
        if transcript.growing == nil { layOutGrowing(reply) }
        phase = .idle
        reply.message.completion = completion
        layOutThinking(reply)
        let index = messages.count
        messages.append(reply.message)
        messages += reply.results
        for message in messages[index...] { tree.save(message) }
        transcript.keepGrowing(at: index)
        let (look, width) = (completeLook(of: index), transcript.width)
        transcript.update(index) { $0.finish(reply.message, look, width: width) }
        layOutCallsBefore(index, growing: nil)
        account.add(reply.message)
        return conversation.map { [.save(reply.message, $0.id)] } ?? []
    }

    // MARK: The end

    mutating func endReply(_ completion: ChatMessage.Completion, at now: Date? = nil) -> [CoachEffect] {
        guard case .replying(let reply) = phase else { return [] }
        var effects = takeBackProposals() + keepMessage(completion, at: now)
        account.lastAnswer = ConversationAccount.lastAnswer(of: messages)
        effects.append(.checkBudget)
        if bellWhenDone, let now, now.timeIntervalSince(reply.beganAt) > 10 { effects.append(.bell) }
        effects += answerEnded(completion, at: now)
        guard !queued.isEmpty else { return effects }
        guard completion == .complete, editing == nil, gate == nil, let now else { return effects + putBack() }
        if !mayHaveToAsk {
            let place = scroll
            holdsNext = true
            effects += send(queued.removeFirst(), at: now)
            if place != .following { scroll = place }
        } else if editor.isEmpty, !isCovered, find == nil, renaming == nil {
            // It may have to be asked first: as if the person had sent it now.
            effects += putBack()
            pendingAction = .key(KeyPress(.enter), at: now)
        } else {
            effects += putBack()
            notice =
                holdsNext
                ? "Your next question is back in the composer; Enter sends it"
                : "Your next question waits; Enter sends it before what is written"
        }
        return effects
    }

    /// The first of what waits goes back to where it can be changed; where something else is written, it goes on waiting.
    private mutating func putBack() -> [CoachEffect] {
        if editing == nil, editor.isEmpty {
            editor.setText(queued.removeFirst())
            holdsNext = true
        }
        return draftChanged()
    }

    /// All that waits goes to the composer: it is of a conversation that is left.
    mutating func takeBackQueued() -> [CoachEffect] {
        guard !queued.isEmpty else { return [] }
        editor.setText(
            (holdsNext ? [editor.text] + queued : queued + [editor.text]).filter { !$0.isEmpty }
                .joined(separator: "\n"))
        (queued, holdsNext) = ([], false)
        return draftChanged()
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

    /// Saves the reply as it grows: at most twice a second, and by a tick when the stream pauses, so that it is on disk
    /// within a second.
    mutating func saves(_ reply: inout GrowingReply, at now: Date) -> [CoachEffect] {
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

    // MARK: Its layout

    mutating func layOutThinking(_ reply: GrowingReply) {
        let isOpen = isOpen(.thinking, ofMessage: messages.count, growing: reply)
        let width = transcript.width
        transcript.growing?.setThinking(reply.message, isOpen: isOpen, width: width)
    }

    mutating func layOutCalls(_ reply: GrowingReply) {
        let (look, width) = (look(of: messages.count, growing: reply), transcript.width)
        transcript.growing?.setCalls(reply.message, look, width: width)
        layOutCallsBefore(messages.count, growing: reply)
    }

    /// The rounds before a message go by its calls: theirs may be folded with them, or stand right above them.
    private mutating func layOutCallsBefore(_ end: Int, growing: GrowingReply?) {
        let width = transcript.width
        for index in turn(around: end, growing: growing) where index < end {
            guard messages[index].author == .coach, !messages[index].toolCalls.isEmpty else { continue }
            let (message, look) = (messages[index], look(of: index, growing: growing))
            transcript.update(index) {
                $0.setCalls(message, look, width: width)
                $0.setGap(look)
            }
        }
    }

    mutating func layOutGrowing(_ reply: GrowingReply) {
        transcript.growing = MessageLayout(
            reply.message, width: transcript.width, look: look(of: messages.count, growing: reply), isGrowing: true)
    }
}

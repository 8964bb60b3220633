import ChatModel
import Evidence
import Foundation

/// The evidence for the numbers of the answers: worked out once for each answer, when it is complete and first shown.
struct TranscriptEvidence: Sendable {
    private var base = EvidenceBase()
    /// The messages of the branch that were read, and how far each brought the conversation.
    private var read: [(id: UUID, extent: EvidenceBase.Extent)] = []
    private var calls: [String: ToolCall] = [:]
    private var known: [UUID: AnswerEvidence] = [:]
    /// Whether the prompt data are known: before that nothing is flagged as unsupported.
    private(set) var knowsPrompt = false

    /// Records the prompt data that the model received, or receives with the next question.
    /// - Returns: the answers that may look different now.
    mutating func record(_ told: [PromptFigures]) -> Set<UUID> {
        let doubtful = known.filter { !$0.value.unsupported.isEmpty }
        for data in told { base.add(data) }
        knowsPrompt = true
        for id in doubtful.keys { known[id] = nil }
        return Set(doubtful.keys)
    }

    /// Another conversation: what its prompt held is not known yet.
    mutating func forget() { self = TranscriptEvidence() }

    /// `nil` for what is no answer, or not complete.
    mutating func evidence(of index: Int, in messages: [ChatMessage]) -> AnswerEvidence? {
        let message = messages[index]
        guard message.author == .coach, !message.text.isEmpty, message.completion != .streaming else { return nil }
        // In a crisis no figure of the person's goes along: what stands there are telephone numbers and hours.
        guard message.safety?.keepsDataBack != true else { return nil }
        if let evidence = known[message.id] { return evidence }
        readOn(to: index, in: messages)
        if let notice = message.safety { base.add(notice) }
        let evidence = base.evidence(for: message.text, within: index > 0 ? read[index - 1].extent : nil)
        known[message.id] = evidence
        return evidence
    }

    /// The evidence for an answer that was shown.
    func known(_ message: UUID) -> AnswerEvidence? { known[message] }

    /// Reads what was said up to a message; from the beginning where another branch is shown.
    private mutating func readOn(to index: Int, in messages: [ChatMessage]) {
        let count = min(read.count, index)
        if zip(read.prefix(count), messages).contains(where: { $0.id != $1.id }) { readAgain() }
        while read.count < index {
            let message = messages[read.count]
            for call in message.toolCalls { calls[call.id] = call }
            if message.author == .person { base.add(question: message.text) }
            if let notice = message.safety { base.add(notice) }
            if let result = message.toolResult { base.add(result, to: calls[result.callID]) }
            read.append((message.id, base.extent))
        }
    }

    private mutating func readAgain() {
        base.forgetConversation()
        (read, calls, known) = ([], [:], [:])
    }
}

extension CoachState {
    /// How a message looks when it is complete, with what is known about its numbers.
    mutating func completeLook(of index: Int) -> MessageLook {
        var look = look(of: index)
        guard messages.indices.contains(index) else { return look }
        look.evidence = evidence.evidence(of: index, in: messages)
        // The offline coach computes what it says by rules, and says so.
        look.flagsNumbers = evidence.knowsPrompt && messages[index].model?.provider != .offline
        return look
    }

    /// Records the prompt data of a reopened conversation, and checks its answers against them.
    public mutating func record(_ told: [PromptFigures], of conversation: UUID?) {
        guard conversation == self.conversation?.id else { return }
        let doubtful = evidence.record(told)
        for index in messages.indices where doubtful.contains(messages[index].id) { transcript.forgetIfLaidOut(index) }
    }
}

extension TranscriptLayout {
    /// The message looks different from now on, if it was looked at.
    fileprivate mutating func forgetIfLaidOut(_ index: Int) { if isLaidOut(index) { forget(index) } }
}

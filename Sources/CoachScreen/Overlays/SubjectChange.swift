import ChatModel
import Foundation

extension CoachState {
    /// Whether a crisis or an emergency was spoken of, on whichever branch, and the person has not taken up another subject
    /// since: nothing that was measured, and nothing said before, goes to a model.
    var isInCrisis: Bool {
        if case .replying(let reply) = phase, keepsDataBack(reply.message) { return true }
        return tree.messages.contains(where: keepsDataBack)
    }

    private func keepsDataBack(_ message: ChatMessage) -> Bool {
        guard message.safety?.keepsDataBack == true else { return false }
        return conversation.flatMap { choices.subjectChangedAt[$0.id] }.map { message.createdAt > $0 } ?? true
    }

    /// The last crisis or emergency that was spoken of on a branch that is not shown, where none was on this one; `nil` where
    /// there is none, or the person has taken up another subject since.
    public var crisisElsewhere: SpokenCrisis? {
        guard !messages.contains(where: keepsDataBack), let last = tree.messages.last(where: keepsDataBack),
            let notice = last.safety
        else { return nil }
        return SpokenCrisis(notice, at: last.createdAt)
    }

    /// The person takes up another subject: data and what was said go along again from the next question on.
    public mutating func changeSubject(at now: Date) -> [CoachEffect] {
        // Also where no notice is in sight: what was written is looked through anew with every question.
        guard let conversation else { return [] }
        let heldBack = tree.messages.contains(where: keepsDataBack)
        choices.subjectChangedAt[conversation.id] = now
        notice =
            heldBack
            ? "Another subject: your data go along again as you share them"
            : "Another subject; nothing was held back until now"
        return [.changeSubject(conversation.id, at: now)]
    }
}

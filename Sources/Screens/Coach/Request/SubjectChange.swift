import ChatModel
import Foundation

extension CoachState {
    /// Whether a crisis or an emergency was spoken of and the person has not taken up another subject since: nothing that
    /// was measured, and nothing said before, goes to a model.
    var isInCrisis: Bool {
        let changedAt = conversation.flatMap { choices.subjectChangedAt[$0.id] }
        func counts(_ message: ChatMessage) -> Bool {
            message.safety?.keepsDataBack == true && changedAt.map { message.createdAt > $0 } ?? true
        }
        if case .replying(let reply) = phase, counts(reply.message) { return true }
        return messages.contains(where: counts)
    }

    /// The person takes up another subject: data and what was said go along again from the next question on.
    mutating func changeSubject(at now: Date) -> [CoachEffect] {
        // Also where no notice is in sight: what was written is looked through anew with every question.
        guard let conversation else { return [] }
        choices.subjectChangedAt[conversation.id] = now
        notice = "Another subject: your data go along again as you share them"
        return [.changeSubject(conversation.id, at: now)]
    }
}

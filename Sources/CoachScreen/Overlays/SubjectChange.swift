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

    /// What goes along with the last question of a branch. In a crisis that was met on another branch nothing that was said
    /// before it does; the first message that does goes with its notice, by which the engine keeps the data back.
    func heldBack(_ messages: [ChatMessage]) -> [ChatMessage] {
        guard !messages.contains(where: keepsDataBack), let crisis = tree.messages.last(where: keepsDataBack),
            let question = messages.lastIndex(where: { $0.author == .person })
        else { return messages }
        let after = messages.firstIndex { $0.createdAt > crisis.createdAt } ?? question
        var rest = Array(messages[min(after, question)...])
        rest[0].safety = crisis.safety
        rest[0].createdAt = max(rest[0].createdAt, crisis.createdAt)
        return rest
    }

    /// The person takes up another subject: data and what was said go along again from the next question on.
    public mutating func changeSubject(at now: Date) -> [CoachEffect] {
        // Also where no notice is in sight: what was written is looked through anew with every question.
        guard let conversation else { return [] }
        choices.subjectChangedAt[conversation.id] = now
        notice = "Another subject: your data go along again as you share them"
        return [.changeSubject(conversation.id, at: now)]
    }
}

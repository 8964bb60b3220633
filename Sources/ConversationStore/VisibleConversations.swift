import ChatModel
import Foundation
import GRDB

/// The conversations and messages that are there: those until an instant, and some besides. Times that are told are not
/// later either.
struct VisibleConversations: Sendable {
    /// `nil` for no end.
    let until: Date?
    let besides: Set<UUID>

    init(until: Date?, besides: Set<UUID> = []) {
        (self.until, self.besides) = (until, besides)
    }

    /// The condition for rows of `conversation`.
    var conversations: String { condition("conversation.started_at_unix_ms", "conversation.id") }
    /// The condition for rows of `message`.
    var messages: String { condition("message.created_at_unix_ms", "message.id") }
    /// The condition for rows of `request` and of `memory`.
    var requests: String { condition("started_at_unix_ms", "conversation_id") }
    var memories: String { condition("created_at_unix_ms", "id") }
    /// The condition for rows of `waiting_question`.
    var waiting: String { condition("asked_at_unix_ms", "id") }

    /// Without arguments: instants and identifiers hold nothing that SQL would take for more.
    private func condition(_ time: String, _ id: String) -> String {
        guard let until else { return "TRUE" }
        let ids = besides.map { "'\($0.uuidString)'" }.joined(separator: ", ")
        return "(\(time) <= \(until.unixMs) OR \(id) IN (\(ids)))"
    }

    /// - Returns: `nil` for a row that is no conversation.
    func conversation(_ row: Row) -> Conversation? {
        guard var conversation = Conversation(row: row) else { return nil }
        if let until, !besides.contains(conversation.id) { conversation.updatedAt = min(conversation.updatedAt, until) }
        return conversation
    }
}

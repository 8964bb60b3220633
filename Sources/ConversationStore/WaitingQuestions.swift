import ChatModel
import Foundation
import GRDB

extension ConversationStore: WaitingKeeping {
    /// The waiting questions in the order they are sent; rows that this version cannot understand are left out.
    public func waitingQuestions() async throws(ConversationError) -> [WaitingQuestion] {
        let seen = seen
        return try perform { queue in
            try queue.read { db in
                let sql = "SELECT * FROM waiting_question WHERE \(seen.waiting) ORDER BY position"
                return try Row.fetchAll(db, sql: sql).compactMap(WaitingQuestion.init(row:))
            }
        }
    }

    /// Adds a question behind the others, or before them.
    /// - Throws: `.failed` where its conversation was deleted.
    public func add(_ question: WaitingQuestion, isFirst: Bool) async throws(ConversationError) {
        record(added: question.id)
        try perform { queue in
            try queue.write { db in
                let position = isFirst ? "coalesce(min(position), 1) - 1" : "coalesce(max(position), 0) + 1"
                let names = WaitingQuestion.columns.joined(separator: ", ")
                let marks = WaitingQuestion.columns.map { _ in "?" }.joined(separator: ", ")
                try db.execute(
                    sql: """
                        INSERT INTO waiting_question (id, \(names), position)
                        SELECT ?, \(marks), (SELECT \(position) FROM waiting_question)
                        WHERE EXISTS (SELECT 1 FROM conversation WHERE id = ?)
                        """,
                    arguments: StatementArguments(
                        [question.id.uuidString] + question.values + [question.conversation.uuidString]))
                guard db.changesCount > 0 else {
                    throw ConversationError.failed(reason: "the conversation of this question was deleted")
                }
            }
        }
    }

    /// Replaces the question with the same id, in its place.
    /// - Returns: whether it was still there.
    public func change(_ question: WaitingQuestion) async throws(ConversationError) -> Bool {
        try perform { queue in
            try queue.write { db in
                let assignments = WaitingQuestion.columns.map { "\($0) = ?" }.joined(separator: ", ")
                try db.execute(
                    sql: "UPDATE waiting_question SET \(assignments) WHERE id = ?",
                    arguments: StatementArguments(question.values + [question.id.uuidString]))
                return db.changesCount > 0
            }
        }
    }

    /// Deletes a question, and what the log of the database still holds of it.
    public func removeWaiting(_ id: UUID) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                try db.execute(sql: "DELETE FROM waiting_question WHERE id = ?", arguments: [id.uuidString])
            }
            // What it stood on is overwritten; the log may still hold it.
            try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        }
    }

    /// Takes a question out and saves the message that it becomes, in one transaction.
    /// - Returns: whether it was still there; if not, nothing is saved.
    public func claim(_ question: WaitingQuestion, as message: ChatMessage?) async throws(ConversationError) -> Bool {
        if let message { record(added: message.id) }
        return try perform { queue in
            try queue.write { db in
                try db.execute(
                    sql: "DELETE FROM waiting_question WHERE id = ?", arguments: [question.id.uuidString])
                guard db.changesCount > 0 else { return false }
                if let message { try Self.write(message, in: question.conversation, db) }
                return true
            }
        }
    }
}

extension WaitingQuestion {
    fileprivate static let columns = [
        "conversation_id", "text", "asked_at_unix_ms", "place", "message_id", "provider", "model", "host", "shared",
        "input_price_usd", "output_price_usd",
    ]

    /// In the order of `columns`.
    fileprivate var values: [(any DatabaseValueConvertible)?] {
        let (name, message): (String, UUID?) =
            switch place {
            case .end: ("end", nil)
            case .beside(let id): ("beside", id)
            case .again(let id): ("again", id)
            }
        return [
            conversation.uuidString, text, askedAt.unixMs, name, message?.uuidString, terms.model.provider.rawValue,
            terms.model.model, terms.host, terms.shared?.joined(separator: ","), terms.inputPrice, terms.outputPrice,
        ]
    }

    /// `nil` for a row that this version cannot understand: it is neither shown nor sent.
    fileprivate init?(row: Row) {
        guard let id = row.uuid("id"), let conversation = row.uuid("conversation_id"),
            let text: String = row.read("text"), let askedAt: Int64 = row.read("asked_at_unix_ms"),
            let provider: String = row.read("provider"), let model: String = row.read("model")
        else { return nil }
        let place: Place
        switch (row.read("place"), row.uuid("message_id")) {
        case ("end"?, _): place = .end
        case ("beside"?, let message?): place = .beside(message)
        case ("again"?, let message?): place = .again(message)
        default: return nil
        }
        let shared: String? = row.read("shared")
        self.init(
            id: id, conversation: conversation, text: text, askedAt: Date(unixMs: askedAt), place: place,
            terms: Terms(
                model: ModelReference(provider: ProviderID(provider), model: model), host: row.read("host") ?? "",
                shared: shared.map { $0.split(separator: ",").map(String.init) },
                inputPrice: row.read("input_price_usd"), outputPrice: row.read("output_price_usd")))
    }
}

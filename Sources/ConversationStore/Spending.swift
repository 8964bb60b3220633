import ChatModel
import Foundation
import GRDB

extension ConversationStore: SpendKeeping {
    /// Adds a receipt; it names its conversation as long as that is kept.
    public func record(_ request: RequestRecord) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                let usage = request.usage
                try db.execute(
                    sql: """
                        INSERT INTO request (started_at_unix_ms, provider, model, conversation_id, outcome,
                            input_tokens, output_tokens, cached_input_tokens, cache_write_tokens, thinking_tokens,
                            cost_usd, cost_is_estimate, seconds_to_first_token, seconds_in_all, had_conversation)
                        VALUES (?, ?, ?, (SELECT id FROM conversation WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        request.startedAt.unixMs, request.model.provider.rawValue, request.model.model,
                        request.conversation?.uuidString, request.outcome, usage?.input, usage?.output,
                        usage?.cachedInput, usage?.cacheWriteInput, usage?.thinking, usage?.costUSD,
                        usage?.costIsEstimate, usage?.secondsToFirstToken, usage?.secondsInAll,
                        request.conversation != nil,
                    ])
            }
        }
    }

    /// The spending in the local day and month of `moment`, in the store's zone.
    public func spending(at moment: Date) async throws(ConversationError) -> Spending {
        let calendar = SpendCalendar(zone: zone())
        guard let month = calendar.month(of: moment) else { return Spending() }
        return SpendAccount(try await receipts(since: month.start), calendar: calendar).spending(at: moment)
    }
}

extension ConversationStore: SpendReading {
    /// Receipts of requests begun at `start` or later, the newest first; `nil` for all.
    public func receipts(since start: Date?) async throws(ConversationError) -> [SpendReceipt] {
        try perform { queue in
            try queue.read { db in
                try Row.fetchAll(
                    db,
                    sql: """
                        SELECT request.*, conversation.title AS title
                        FROM request LEFT JOIN conversation ON conversation.id = request.conversation_id
                        WHERE request.started_at_unix_ms >= ? ORDER BY request.started_at_unix_ms DESC, request.id DESC
                        """,
                    arguments: [start?.unixMs ?? Int64.min]
                ).compactMap(SpendReceipt.init(row:))
            }
        }
    }

    /// Deletes receipts of requests begun before a moment.
    /// - Returns: how many there were.
    public func removeReceipts(before moment: Date) async throws(ConversationError) -> Int {
        try perform { queue in
            try queue.write { db in
                try db.execute(
                    sql: """
                        DELETE FROM imported WHERE kind = 'request' AND item IN
                            (SELECT CAST(id AS TEXT) FROM request WHERE started_at_unix_ms < ?)
                        """, arguments: [moment.unixMs])
                try db.execute(sql: "DELETE FROM request WHERE started_at_unix_ms < ?", arguments: [moment.unixMs])
                return db.changesCount
            }
        }
    }
}

extension SpendReceipt {
    /// Counts and costs that cannot be, as from a file somebody wrote, count as not told.
    /// - Returns: `nil` where nobody can say when it was.
    fileprivate init?(row: Row) {
        guard let startedAt: Int64 = row.read("started_at_unix_ms") else { return nil }
        func count(_ name: String) -> Int? { (row.read(name) as Int?).flatMap { $0 >= 0 ? $0 : nil } }
        func amount(_ name: String) -> Double? {
            (row.read(name) as Double?).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        }
        var usage = TokenUsage(
            input: count("input_tokens"), output: count("output_tokens"), cachedInput: count("cached_input_tokens"),
            cacheWriteInput: count("cache_write_tokens"), thinking: count("thinking_tokens"),
            costUSD: amount("cost_usd"))
        usage.costIsEstimate = row.read("cost_is_estimate") ?? false
        usage.secondsToFirstToken = amount("seconds_to_first_token")
        usage.secondsInAll = amount("seconds_in_all")
        let talk = (row.read("conversation_id") as String?).flatMap(UUID.init(uuidString:))
        let model = ModelReference(provider: ProviderID(row.read("provider") ?? ""), model: row.read("model") ?? "")
        self.init(
            id: row.read("id") ?? 0,
            RequestRecord(
                startedAt: Date(unixMs: startedAt), model: model, conversation: talk,
                usage: usage == TokenUsage() ? nil : usage, outcome: row.read("outcome") ?? ""),
            in: talk.map { .kept($0, title: row.read("title") ?? "") }
                ?? Talk(wasThere: row.read("had_conversation")))
    }
}

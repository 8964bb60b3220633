import ChatModel
import Foundation
import GRDB

extension ConversationStore: SpendKeeping {
    public func record(_ request: RequestRecord) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                let usage = request.usage
                try db.execute(
                    sql: """
                        INSERT INTO request (started_at_unix_ms, provider, model, conversation_id, outcome,
                            input_tokens, output_tokens, cached_input_tokens, cache_write_tokens, thinking_tokens,
                            cost_usd, cost_is_estimate, seconds_to_first_token, seconds_in_all)
                        VALUES (?, ?, ?, (SELECT id FROM conversation WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        request.startedAt.unixMs, request.model.provider.rawValue, request.model.model,
                        request.conversation?.uuidString, request.outcome, usage?.input, usage?.output,
                        usage?.cachedInput, usage?.cacheWriteInput, usage?.thinking, usage?.costUSD,
                        usage?.costIsEstimate, usage?.secondsToFirstToken, usage?.secondsInAll,
                    ])
            }
        }
    }

    public func spending(at moment: Date) async throws(ConversationError) -> Spending {
        let calendar = calendar
        guard let month = calendar.dateInterval(of: .month, for: moment) else { return Spending() }
        let day = calendar.startOfDay(for: moment)
        return try perform { queue in
            try queue.read { db in
                let row = try Row.fetchOne(
                    db,
                    sql: """
                        SELECT total(cost_usd) AS month,
                            total(CASE WHEN started_at_unix_ms >= ? THEN cost_usd END) AS day,
                            count(*) FILTER (WHERE cost_usd IS NULL AND output_tokens > 0) AS unpriced
                        FROM request WHERE started_at_unix_ms >= ? AND started_at_unix_ms < ?
                        """,
                    arguments: [day.unixMs, month.start.unixMs, month.end.unixMs])
                return Spending(
                    dayUSD: row?["day"] ?? 0, monthUSD: row?["month"] ?? 0, unpricedRequests: row?["unpriced"] ?? 0)
            }
        }
    }
}

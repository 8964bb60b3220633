import ChatModel
import Foundation
import GRDB

extension ConversationStore: NoticeKeeping {
    /// The notices met so far, in the order of their concerns; those of another version's concerns are left out.
    public func shownNotices() async throws(ConversationError) -> [ShownNotice] {
        let all = try perform { queue in
            try queue.read { db in
                try Row.fetchAll(db, sql: "SELECT * FROM shown_notice").compactMap(ShownNotice.init(row:))
            }
        }
        return ReadingConcern.allCases.compactMap { concern in all.first { $0.concern == concern } }
    }

    /// Notes a sign in one transaction with looking whether its notice is due.
    /// - Returns: whether it is to be shown now.
    public func meet(_ sign: ReadingSign, at moment: Date) async throws(ConversationError) -> Bool {
        try perform { queue in
            try queue.write { db in
                let before = try ShownNotice.of(sign.concern, db)
                let known = before ?? ShownNotice(sign.concern, level: 0, seenAt: moment)
                let isDue = known.isDue(sign, at: moment)
                try known.meeting(sign, at: moment).write(db)
                return isDue
            }
        }
    }

    /// Dismisses notices of a concern up to the highest level seen so far.
    public func dismiss(_ concern: ReadingConcern, at moment: Date) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                var notice = try ShownNotice.of(concern, db) ?? ShownNotice(concern, level: 0, seenAt: moment)
                notice.dismissedLevel = max(notice.level, notice.dismissedLevel ?? 0)
                try notice.write(db)
            }
        }
    }

    /// The newest notice in a conversation that keeps data back; `nil` for none. Read from the messages, on any branch.
    public func spokenCrisis(in conversation: UUID) async throws(ConversationError) -> SpokenCrisis? {
        try perform { queue in
            try queue.read { db in
                let sql = """
                    SELECT safety_json, created_at_unix_ms FROM message
                    WHERE conversation_id = ? AND safety_json IS NOT NULL ORDER BY created_at_unix_ms DESC
                    """
                let rows = try Row.fetchAll(db, sql: sql, arguments: [conversation.uuidString])
                return rows.lazy.compactMap { row in
                    SafetyText.notice(from: row.read("safety_json")).map {
                        SpokenCrisis($0, at: Date(unixMs: row.read("created_at_unix_ms") ?? 0))
                    }
                }
                .first { $0.notice.keepsDataBack }
            }
        }
    }

    /// Forgets what was shown and dismissed.
    public func restoreNotices() async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in try db.execute(sql: "DELETE FROM shown_notice") }
        }
    }
}

extension ShownNotice {
    /// `nil` for a concern of another version.
    fileprivate init?(row: Row) {
        guard let concern = row.read("concern").flatMap(ReadingConcern.init(rawValue:)) else { return nil }
        self.init(
            concern, level: row.read("level") ?? 0, seenAt: Date(unixMs: row.read("seen_at_unix_ms") ?? 0),
            dismissedLevel: row.read("dismissed_level"))
    }

    fileprivate static func of(_ concern: ReadingConcern, _ db: Database) throws -> ShownNotice? {
        let sql = "SELECT * FROM shown_notice WHERE concern = ?"
        return try Row.fetchOne(db, sql: sql, arguments: [concern.rawValue]).flatMap(ShownNotice.init(row:))
    }

    fileprivate func write(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO shown_notice (concern, level, seen_at_unix_ms, dismissed_level) VALUES (?, ?, ?, ?)
                ON CONFLICT (concern) DO UPDATE SET level = excluded.level, seen_at_unix_ms = excluded.seen_at_unix_ms,
                    dismissed_level = excluded.dismissed_level
                """,
            arguments: [concern.rawValue, level, seenAt.unixMs, dismissedLevel])
    }
}

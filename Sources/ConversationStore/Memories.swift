import ChatModel
import Foundation
import GRDB

extension ConversationStore: MemoryKeeping {
    public func memories() async throws(ConversationError) -> [Memory] {
        try perform { queue in
            try queue.read { db in
                let sql = "SELECT * FROM memory ORDER BY created_at_unix_ms, rowid LIMIT ?"
                return try Row.fetchAll(db, sql: sql, arguments: [Memory.most]).compactMap(Memory.init(row:))
            }
        }
    }

    public func keep(_ memory: Memory) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                let others = try Row.fetchAll(
                    db, sql: "SELECT fact FROM memory WHERE id <> ?", arguments: [memory.id.uuidString])
                guard !others.contains(where: { $0.read("fact") == memory.fact }) else { return }
                guard others.count < Memory.most else {
                    throw ConversationError.failed(reason: "there are \(Memory.most) memories; delete one first")
                }
                try db.execute(
                    sql: """
                        INSERT INTO memory (id, fact, about, created_at_unix_ms, conversation_id)
                        VALUES (?, ?, ?, ?, (SELECT id FROM conversation WHERE id = ?))
                        ON CONFLICT (id) DO UPDATE SET fact = excluded.fact, about = excluded.about
                        """,
                    arguments: [
                        memory.id.uuidString, memory.fact, memory.about.rawValue, memory.createdAt.unixMs,
                        memory.conversation?.uuidString,
                    ])
            }
        }
    }

    /// Deletes a memory, and overwrites what it stood on.
    public func forget(_ memory: Memory.ID) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                try db.execute(sql: "DELETE FROM memory WHERE id = ?", arguments: [memory.uuidString])
            }
            try ConversationFile.wipe(queue)
        }
    }
}

extension Memory {
    /// `nil` for a row that says nothing.
    fileprivate init?(row: Row) {
        guard let id = row.uuid("id"), let fact = row.read("fact") else { return nil }
        self.init(
            id: id, fact, about: row.read("about").flatMap(About.init(rawValue:)) ?? .other,
            createdAt: Date(unixMs: row.read("created_at_unix_ms") ?? 0), conversation: row.uuid("conversation_id"))
    }
}

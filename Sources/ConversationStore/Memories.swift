import ChatModel
import Foundation
import GRDB

extension ConversationStore: MemoryKeeping {
    /// The oldest first, `Memory.most` of them at the most.
    public func memories() async throws(ConversationError) -> [Memory] {
        let seen = VisibleConversations(until: lastInstant())
        return try perform { queue in
            try queue.read { db in
                let sql = "SELECT * FROM memory WHERE \(seen.memories) ORDER BY created_at_unix_ms, rowid LIMIT ?"
                return try Row.fetchAll(db, sql: sql, arguments: [Memory.most]).compactMap(Memory.init(row:))
            }
        }
    }

    /// Adds a memory, or changes fact and subject of the one with its id. Does nothing where another says the same.
    /// - Throws: `.failed` when there are `Memory.most` others.
    public func keep(_ memory: Memory) async throws(ConversationError) {
        let createdAt = lastInstant().map { min($0, memory.createdAt) } ?? memory.createdAt
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
                        memory.id.uuidString, memory.fact, memory.about.rawValue, createdAt.unixMs,
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

extension ConversationStore {
    /// Takes the memories out of a database that is nobody's yet, such as one of a backup: all of them go along with every
    /// question, so that they wait for the person's yes. Those that `current` has as well hold already, and stay.
    /// - Returns: what was taken out, the oldest first.
    public static func takeOutMemories(
        of path: String, unlessIn current: String
    ) throws(ConversationError) -> [Memory] {
        do {
            let known = Set(try rows(of: current).compactMap(Memory.init(row:)).map(\.fact))
            let strange = try rows(of: path).filter { row in Memory(row: row).map { !known.contains($0.fact) } ?? true }
            guard !strange.isEmpty else { return [] }
            let queue = try DatabaseQueue(path: path)
            try queue.write { db in
                for row in strange {
                    try db.execute(sql: "DELETE FROM memory WHERE rowid = ?", arguments: [row["row"] as Int64])
                }
            }
            try ConversationFile.wipe(queue)
            try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try queue.close()
            return strange.compactMap(Memory.init(row:))
        } catch {
            throw .cannotOpen(path: path, reason: "its memories cannot be read")
        }
    }

    /// None where there is no such file, or it is of a version that knew no memories.
    private static func rows(of path: String) throws -> [Row] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let rows = try queue.read { db in
            guard try db.tableExists("memory") else { return [Row]() }
            return try Row.fetchAll(db, sql: "SELECT *, rowid AS row FROM memory ORDER BY created_at_unix_ms, rowid")
        }
        try queue.close()
        return rows
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

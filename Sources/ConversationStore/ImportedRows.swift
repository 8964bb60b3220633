import ChatModel
import Foundation
import GRDB

/// Which imported files gave rows: table `imported`.
enum ImportedRows {
    enum Kind: String, CaseIterable { case conversation, message, request, memory }

    /// - Parameter isNew: this file brought it; what was there without a file stays the person's own.
    static func record(_ kind: Kind, _ item: String, isNew: Bool, from origin: String, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO imported (kind, item, origin) SELECT ?1, ?2, ?3
                WHERE ?4 OR EXISTS (SELECT 1 FROM imported WHERE kind = ?1 AND item = ?2)
                """
        ).execute(arguments: [kind.rawValue, item, origin, isNew])
    }

    /// The rows that only these files gave.
    static func gone(_ kind: Kind, with origins: [String], _ db: Database) throws -> [String] {
        let marks = origins.map { _ in "?" }.joined(separator: ", ")
        return try String.fetchAll(
            db,
            sql: """
                SELECT item FROM imported WHERE kind = ? GROUP BY item
                HAVING count(*) = sum(origin IN (\(marks)))
                """, arguments: StatementArguments([kind.rawValue] + origins))
    }
}

/// The effect of undoing an import on the conversations.
public struct UndoneConversations: Equatable, Sendable {
    /// Conversations that went.
    public var conversations = 0
    /// Messages that went.
    public var messages = 0
    /// Memories that went.
    public var memories = 0
    /// Records of requests that went.
    public var requests = 0

    public init() {}

    public var isEmpty: Bool { self == UndoneConversations() }
}

extension ConversationStore {
    /// The effect that `takeBack` would have.
    public nonisolated func forecast(ofTakingBack origins: [String]) throws -> UndoneConversations {
        guard !origins.isEmpty, FileManager.default.fileExists(atPath: path) else { return UndoneConversations() }
        do {
            return try ConversationFile.open(path: path).read { db in try Self.count(origins, db) }
        } catch let error as DatabaseError {
            throw ConversationError(error)
        }
    }

    /// Takes back what imported files gave and no other gives, and leaves nothing of it. In a conversation that went on here
    /// what the person added stays.
    /// - Parameter origins: fingerprints, as they were given to `importing`.
    @discardableResult
    public nonisolated func undoImport(of origins: [String]) throws -> UndoneConversations {
        guard !origins.isEmpty, FileManager.default.fileExists(atPath: path) else { return UndoneConversations() }
        do {
            let queue = try ConversationFile.open(path: path)
            let undone = try queue.write { db in
                let undone = try Self.count(origins, db)
                try Self.undoImport(of: origins, db)
                return undone
            }
            if !undone.isEmpty { try ConversationFile.wipe(queue) }
            return undone
        } catch let error as DatabaseError {
            throw ConversationError(error)
        }
    }

    private static func count(_ origins: [String], _ db: Database) throws -> UndoneConversations {
        func there(_ kind: ImportedRows.Kind) throws -> Int {
            try ImportedRows.gone(kind, with: origins, db).count { item in
                try Int.fetchOne(db, sql: "SELECT 1 FROM \(kind.rawValue) WHERE id = ?", arguments: [item]) != nil
            }
        }
        var undone = UndoneConversations()
        undone.conversations = try there(.conversation)
        undone.messages = try there(.message)
        undone.memories = try there(.memory)
        undone.requests = try there(.request)
        return undone
    }

    private static func undoImport(of origins: [String], _ db: Database) throws {
        let conversations = try ImportedRows.gone(.conversation, with: origins, db)
        for message in try ImportedRows.gone(.message, with: origins, db) {
            try db.execute(sql: "UPDATE message SET parent_id = NULL WHERE parent_id = ?", arguments: [message])
            try db.execute(sql: "UPDATE conversation SET leaf_id = NULL WHERE leaf_id = ?", arguments: [message])
            try MessageIndex.remove(ofMessage: message, db)
            try db.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [message])
        }
        for conversation in conversations {
            let own = try Int.fetchOne(
                db, sql: "SELECT 1 FROM message WHERE conversation_id = ? LIMIT 1", arguments: [conversation])
            guard own == nil else { continue }
            try MessageIndex.remove(of: conversation, db)
            try db.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [conversation])
        }
        for kind in [ImportedRows.Kind.memory, .request] {
            for item in try ImportedRows.gone(kind, with: origins, db) {
                try db.execute(sql: "DELETE FROM \(kind.rawValue) WHERE id = ?", arguments: [item])
            }
        }
        try MessageIndex.forgetRemoved(db)
        let marks = origins.map { _ in "?" }.joined(separator: ", ")
        try db.execute(sql: "DELETE FROM imported WHERE origin IN (\(marks))", arguments: StatementArguments(origins))
    }
}

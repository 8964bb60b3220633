import ChatModel
import Databases
import Foundation
import GRDB

/// Conversations in an SQLite file of their own.
///
/// A file of their own, not tables beside the health data: SQLite has one writer a file, and an import of a whole
/// export holds it for seconds. An answer that arrives meanwhile must still be saved as it grows.
///
/// Nothing is opened before the first call, so that the program's start does not wait for it. Every commit is flushed
/// (`synchronous = FULL`): people typed these words. A kill at any moment leaves each message as it was last saved.
public actor ConversationStore: ConversationKeeping {
    nonisolated let path: String
    private var opened: DatabaseQueue?
    /// Messages that this process is still receiving, and what of them is on disk; `nil` where that is not known. Others found
    /// unfinished belong to a program that died.
    private var arriving: [UUID: MessagePieces.Saved?] = [:]

    /// The person's, asked anew: home may move while the program runs.
    let zone: @Sendable () -> TimeZone
    /// The end of what is there: later conversations and messages are left out. `nil` for no end.
    let lastInstant: @Sendable () -> Date?
    /// Conversations and messages of this process, which are there whatever the end is: they are of the clock.
    private var added: Set<UUID> = []

    /// - Parameters:
    ///   - path: The database file; it and its folder are made on first use, 0600 and 0700.
    ///   - zone: The person's, for the days and months of spending.
    ///   - lastInstant: The end of the day that was chosen for today; `nil` where today goes on with the clock.
    public init(
        path: String, zone: @autoclosure @escaping @Sendable () -> TimeZone = .current,
        upTo lastInstant: @autoclosure @escaping @Sendable () -> Date? = nil
    ) {
        self.path = path
        self.zone = zone
        self.lastInstant = lastInstant
    }

    /// Pinned ones first, then those that grew last; those begun after the last day in sight are left out.
    public func conversations(limit: Int) async throws(ConversationError) -> [Conversation] {
        let seen = seen
        return try perform { queue in
            try queue.read { db in
                let sql = "SELECT * FROM conversation WHERE \(seen.conversations) ORDER BY \(Self.order) LIMIT ?"
                return try Row.fetchAll(db, sql: sql, arguments: [max(0, limit)]).compactMap(seen.conversation)
            }
        }
    }

    /// The newest message up to each of these moments; `nil` where there is none, also where no file is there yet.
    public func lastContacts(upTo moments: [Date]) async throws(ConversationError) -> [Date?] {
        // Asking makes no file.
        guard opened != nil || access(path, F_OK) == 0 else { return moments.map { _ in nil } }
        return try perform { queue in
            try queue.read { db in
                // A conversation was changed last when its newest message came.
                let sql = """
                    SELECT max(moment) FROM (
                        SELECT max(updated_at_unix_ms) AS moment FROM conversation WHERE updated_at_unix_ms <= ?1
                        UNION ALL
                        SELECT max(created_at_unix_ms) FROM message WHERE created_at_unix_ms <= ?1 AND conversation_id IN
                            (SELECT id FROM conversation WHERE updated_at_unix_ms > ?1 AND started_at_unix_ms <= ?1))
                    """
                return try moments.map { moment in
                    try Int64.fetchOne(db, sql: sql, arguments: [moment.unixMs])
                        .map { Date(timeIntervalSince1970: Double($0) / 1000) }
                }
            }
        }
    }

    var seen: VisibleConversations { VisibleConversations(until: lastInstant(), besides: added) }

    /// Records a conversation that this process adds: it is in sight whatever the last day is.
    func record(added id: UUID) { if lastInstant() != nil { added.insert(id) } }

    static let order = "coalesce(pinned, 0) = 1 DESC, updated_at_unix_ms DESC, conversation.rowid DESC"

    /// The conversation with this id; `nil` for one that is not there, or lies behind the last day in sight.
    public func conversation(_ id: UUID) async throws(ConversationError) -> Conversation? {
        let seen = seen
        return try perform { queue in
            try queue.read { db in
                let sql = "SELECT * FROM conversation WHERE id = ? AND \(seen.conversations)"
                return try Row.fetchOne(db, sql: sql, arguments: [id.uuidString]).flatMap(seen.conversation)
            }
        }
    }

    /// All branches in the order they were written; those that were streaming in an earlier run come back as `.cut`.
    public func messages(of conversation: UUID) async throws(ConversationError) -> [ChatMessage] {
        let seen = seen
        let stored = try perform { queue in
            try queue.read { db in
                let sql = """
                    SELECT \(MessagePieces.columns) FROM message WHERE conversation_id = ? AND \(seen.messages)
                    ORDER BY position
                    """
                return try Row.fetchAll(db, sql: sql, arguments: [conversation.uuidString])
                    .compactMap(ChatMessage.init(row:))
            }
        }
        return stored.map { message in
            guard message.completion == .streaming, arriving[message.id] == nil else { return message }
            var cut = message
            cut.completion = .cut
            return cut
        }
    }

    /// Adds a conversation, or gives the one with its id this title and time of change.
    public func create(_ conversation: Conversation) async throws(ConversationError) {
        if lastInstant() != nil { added.insert(conversation.id) }
        try perform { queue in
            try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO conversation (id, title, started_at_unix_ms, updated_at_unix_ms, leaf_id, provider,
                            model, pinned, kind)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                        ON CONFLICT (id) DO UPDATE SET title = excluded.title,
                            updated_at_unix_ms = excluded.updated_at_unix_ms
                        """,
                    arguments: [
                        conversation.id.uuidString, conversation.title, conversation.startedAt.unixMs,
                        conversation.updatedAt.unixMs, conversation.leaf?.uuidString,
                        conversation.model?.provider.rawValue, conversation.model?.model,
                        conversation.isPinned ? 1 : nil, conversation.kind?.rawValue,
                    ])
                try MessageIndex.index(title: conversation.title, of: conversation.id.uuidString, db)
            }
        }
    }

    /// Adds or replaces a message. While it is streaming only what it has grown by is written; the conversation moves up in
    /// the list when a message is added and when it ends.
    /// - Throws: `.failed` when there is no such conversation.
    public func save(_ message: ChatMessage, in conversation: UUID) async throws(ConversationError) {
        if lastInstant() != nil { added.formUnion([message.id, conversation]) }
        guard message.completion == .streaming else {
            arriving[message.id] = nil
            return try perform { queue in try queue.write { db in try Self.write(message, in: conversation, db) } }
        }
        let saved = arriving[message.id] ?? nil
        // Until the transaction is through nothing is known of what is on disk: a save that fails is made up for by the next.
        arriving[message.id] = .some(nil)
        arriving[message.id] = try perform { queue in
            try queue.write { db in try Self.grow(message, from: saved, in: conversation, db) }
        }
    }

    /// The whole message, in its row alone.
    static func write(_ message: ChatMessage, in conversation: UUID, _ db: Database) throws {
        if try message.update(in: conversation, db) {
            try MessagePieces.remove(of: message.id, db)
        } else {
            try message.insert(in: conversation, db)
        }
        // Not while it grows: the words of an answer are taken in once, when they are all there.
        try MessageIndex.index(message, of: conversation.uuidString, db)
        try moveUp(conversation, at: message.createdAt, db)
    }

    /// A message that is arriving: its row without words, these in pieces.
    /// - Parameter saved: what of it is on disk; `nil` where that is not known.
    private static func grow(
        _ message: ChatMessage, from saved: MessagePieces.Saved?, in conversation: UUID, _ db: Database
    ) throws -> MessagePieces.Saved {
        if let saved, saved.isBeginning(of: message) {
            let wordless = message.withoutWords
            if wordless != saved.row { _ = try wordless.update(in: conversation, db) }
            return try MessagePieces.append(message, to: saved, db)
        }
        let nothing = MessagePieces.Saved(row: message.withoutWords)
        if try nothing.row.update(in: conversation, db) {
            try MessagePieces.remove(of: message.id, db)
        } else {
            try nothing.row.insert(in: conversation, db)
            try moveUp(conversation, at: message.createdAt, db)
        }
        return try MessagePieces.append(message, to: nothing, db)
    }

    private static func moveUp(_ conversation: UUID, at moment: Date, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE conversation SET updated_at_unix_ms = max(updated_at_unix_ms, ?) WHERE id = ?",
            arguments: [moment.unixMs, conversation.uuidString])
    }

    /// Keeps which branch is shown and which model is talked with; `nil` for the branch written last, and for no model.
    public func show(leaf: UUID?, model: ModelReference?, of conversation: UUID) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                try db.execute(
                    sql: "UPDATE conversation SET leaf_id = ?, provider = ?, model = ? WHERE id = ?",
                    arguments: [
                        leaf?.uuidString, model?.provider.rawValue, model?.model, conversation.uuidString,
                    ])
            }
        }
    }

    /// Gives a conversation another title, also in the search.
    public func rename(_ conversation: UUID, to title: String) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                try db.execute(
                    sql: "UPDATE conversation SET title = ? WHERE id = ?",
                    arguments: [title, conversation.uuidString])
                if db.changesCount > 0 { try MessageIndex.index(title: title, of: conversation.uuidString, db) }
            }
        }
    }

    /// Pins a conversation to the top of the list, or takes the pin off.
    public func pin(_ conversation: UUID, _ isPinned: Bool) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                try db.execute(
                    sql: "UPDATE conversation SET pinned = ? WHERE id = ?",
                    arguments: [isPinned ? 1 : nil, conversation.uuidString])
            }
        }
    }

    /// Deletes a conversation with its messages, and their words from the search. What they stood on is overwritten, and the
    /// log, which may still hold them, is emptied; while another program reads, the log waits until somebody deletes again or
    /// closes the file.
    public func delete(_ conversation: UUID) async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in
                try MessageIndex.remove(of: conversation.uuidString, db)
                try db.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [conversation.uuidString])
            }
            try ConversationFile.wipe(queue)
        }
    }

    /// Leaves nothing in the file and its log of what was deleted before, whoever had it open then.
    public func eraseDeleted() async throws(ConversationError) {
        try perform { queue in
            try queue.write { db in try db.execute(sql: "INSERT INTO passage_word (passage_word) VALUES ('optimize')") }
            try ConversationFile.wipe(queue)
        }
    }

    /// Closes the file; the next call opens it again.
    public func close() async throws(ConversationError) {
        guard let queue = opened else { return }
        opened = nil
        do { try queue.close() } catch { throw ConversationError(error) }
    }

    /// Reads or writes, and waits for it on this actor's thread: GRDB's asynchronous calls would start Dispatch's workers, whose
    /// monitor then wakes an idle program every second. Calls follow one another as they were made.
    func perform<Value>(_ work: (DatabaseQueue) throws -> Value) throws(ConversationError) -> Value {
        let queue: DatabaseQueue
        if let opened {
            queue = opened
        } else {
            queue = try ConversationFile.open(path: path)
            opened = queue
        }
        do { return try work(queue) } catch { throw ConversationError(error) }
    }
}

extension ConversationError {
    init(_ error: any Error) {
        switch error {
        case let error as ConversationError: self = error
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL: self = .diskFull
        case let error as DatabaseError where error.resultCode == .SQLITE_READONLY: self = .readOnly
        case let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode):
            self = .damaged
        // SQLite's own message is for programmers, and a description would carry the statement.
        case let error as DatabaseError:
            self = .failed(reason: SQLiteFailure(code: error.resultCode.rawValue).reason)
        default: self = .failed(reason: "the database did not answer")
        }
    }
}

import ChatModel
import Foundation
import GRDB

/// The search index: titles, and the messages of person and coach, each a passage in a full-text index (FTS5). Both are
/// a file is not trusted.
///
/// Words are split at blanks and marks, without case and accents. Scripts that write no blanks between words get one around
/// every letter, so that any run of letters is found there, however short. Passages have numbers of their own: copying the
/// file may give rows of the other tables new ones.
enum MessageIndex {
    /// Takes in a message that is complete; words that are the same already cost nothing.
    static func index(_ message: ChatMessage, of conversation: String, _ db: Database) throws {
        guard message.author != .tool, !message.text.isEmpty else { return }
        try index(message.text, of: message.id.uuidString, in: conversation, db)
    }

    static func index(title: String, of conversation: String, _ db: Database) throws {
        try index(title, of: nil, in: conversation, db)
    }

    /// - Parameter message: `nil` for the title.
    private static func index(_ text: String, of message: String?, in conversation: String, _ db: Database) throws {
        let words = words(of: text)
        let known = try db.cachedStatement(
            sql: message == nil
                ? "SELECT number, words FROM passage WHERE conversation_id = ? AND message_id IS NULL"
                : "SELECT number, words FROM passage WHERE message_id = ?")
        if let row = try Row.fetchOne(known, arguments: [message ?? conversation]),
            let number: Int64 = row.read("number")
        {
            guard row.read("words") != words else { return }
            try forget("number = ?", [number], db)
            try db.execute(sql: "UPDATE passage SET words = ? WHERE number = ?", arguments: [words, number])
        } else {
            try db.cachedStatement(
                sql: "INSERT INTO passage (conversation_id, message_id, words) VALUES (?, ?, ?)"
            ).execute(arguments: [conversation, message, words])
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO passage_word (rowid, words) SELECT number, words FROM passage
                WHERE conversation_id = ? AND message_id IS ?
                """
        ).execute(arguments: [conversation, message])
    }

    /// Takes passages out of the index, before they are changed or removed.
    private static func forget(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO passage_word (passage_word, rowid, words)
                SELECT 'delete', number, words FROM passage WHERE \(condition)
                """, arguments: arguments)
    }

    /// Takes all passages of a conversation out, and leaves nothing of them in the index: it only marks words as gone until
    /// its parts are merged, so they are merged into one. (FTS5 has a `secure-delete` of its own from SQLite 3.42 on, which
    /// makes a file that older versions cannot read; this does the same with every version.)
    static func remove(of conversation: String, _ db: Database) throws {
        try forget("conversation_id = ?", [conversation], db)
        try db.execute(sql: "DELETE FROM passage WHERE conversation_id = ?", arguments: [conversation])
        try db.execute(sql: "INSERT INTO passage_word (passage_word) VALUES ('optimize')")
    }

    /// As `remove(of:)` for one message; words are left in the index until `forgetRemoved`.
    static func remove(ofMessage message: String, _ db: Database) throws {
        try forget("message_id = ?", [message], db)
        try db.execute(sql: "DELETE FROM passage WHERE message_id = ?", arguments: [message])
    }

    static func forgetRemoved(_ db: Database) throws {
        try db.execute(sql: "INSERT INTO passage_word (passage_word) VALUES ('optimize')")
    }

    /// Takes in what is not there yet: all there is after a migration or an import.
    static func fill(_ db: Database) throws {
        try fill(db, from: "message.text <> '' AND message.author <> 'tool'")
        let titles = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, title FROM conversation WHERE NOT EXISTS (
                    SELECT 1 FROM passage WHERE conversation_id = conversation.id AND message_id IS NULL)
                """)
        while let row = try titles.next() {
            guard let id = row.read("id"), let title = row.read("title") else { continue }
            try index(title: title, of: id, db)
        }
    }

    /// Answers that began to arrive and have not ended, with some text.
    fileprivate static let unfinished = """
        message.completion = 'streaming' AND (message.text <> '' OR EXISTS (
            SELECT 1 FROM message_piece WHERE message_id = message.id AND message_piece.text <> ''))
        """

    /// Takes in answers that a program which died left unfinished. One that still arrives elsewhere is taken in again when it
    /// is complete.
    static func fillUnfinished(_ db: Database) throws {
        try fill(db, from: unfinished)
    }

    private static func fill(_ db: Database, from condition: String) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, conversation_id, \(MessagePieces.whole("text")) AS text FROM message
                WHERE \(condition) AND NOT EXISTS (SELECT 1 FROM passage WHERE message_id = message.id)
                ORDER BY created_at_unix_ms, position
                """)
        while let row = try rows.next() {
            guard let id = row.read("id"), let talk = row.read("conversation_id"), let text = row.read("text") else {
                continue
            }
            try index(text, of: id, in: talk, db)
        }
    }

    /// The text as the index splits it.
    static func words(of text: String) -> String {
        // None of these scripts begins below U+0E00, which takes three bytes.
        guard text.utf8.contains(where: { $0 >= 0xE0 }), text.unicodeScalars.contains(where: \.isWrittenWithoutBlanks)
        else { return text }
        var words = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard scalar.isWrittenWithoutBlanks else {
                words.append(scalar)
                continue
            }
            words.append(" ")
            words.append(scalar)
            words.append(" ")
        }
        return String(words)
    }

    /// Each word as a phrase that may go on, all of them wanted: nothing in what was typed is an operator.
    static func query(_ words: SearchTerms) -> String {
        words.all.map { "\"\(Self.words(of: $0).filter { $0 != "\"" && $0 != "\0" })\"*" }.joined(separator: " AND ")
    }
}

extension ConversationStore {
    /// As many passages are looked at, the newest; a word that is everywhere is not counted to its end.
    private static let mostPassages = 2_000
    /// As many messages of a conversation are shown.
    private static let mostHits = 4

    /// Conversations whose title or one of whose messages holds all words, in the order of the list.
    public func talks(holding words: SearchTerms, limit: Int) async throws(ConversationError) -> [ConversationMatch] {
        guard !words.isEmpty else { return [] }
        let seen = seen
        return try perform { queue in
            if try queue.read(Self.hasUnfinished) { try queue.write(MessageIndex.fillUnfinished) }
            return try queue.read { db in try Self.found(words, limit: limit, seen, db) }
        }
    }

    private static func hasUnfinished(_ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (SELECT 1 FROM message WHERE \(MessageIndex.unfinished)
                    AND NOT EXISTS (SELECT 1 FROM passage WHERE message_id = message.id))
                """) ?? false
    }

    private static func found(
        _ words: SearchTerms, limit: Int, _ seen: VisibleConversations, _ db: Database
    ) throws -> [ConversationMatch] {
        let passages = try Row.fetchCursor(
            db,
            sql: """
                SELECT passage.conversation_id, message_id FROM passage_word
                JOIN passage ON number = passage_word.rowid
                LEFT JOIN message ON message.id = message_id
                WHERE passage_word MATCH ? AND (message_id IS NULL OR \(seen.messages))
                ORDER BY passage_word.rowid DESC LIMIT ?
                """, arguments: [MessageIndex.query(words), mostPassages])
        var messages: [String: [String]] = [:]
        while let row = try passages.next() {
            guard let talk = row.read("conversation_id") else { continue }
            messages[talk, default: []] += row.read("message_id").map { [$0] } ?? []
        }
        guard !messages.isEmpty else { return [] }
        let marks = databaseQuestionMarks(count: messages.count)
        let talks = try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM conversation WHERE id IN (\(marks)) AND \(seen.conversations) ORDER BY \(order) LIMIT ?
                """, arguments: StatementArguments(messages.keys) + [max(0, limit)])
        return try talks.compactMap(seen.conversation).map { talk in
            let found = messages[talk.id.uuidString] ?? []
            return ConversationMatch(
                talk, hits: try found.prefix(mostHits).compactMap { try hit($0, words, db) }, count: found.count)
        }
    }

    private static func hit(_ id: String, _ words: SearchTerms, _ db: Database) throws -> MessageMatch? {
        let sql = """
            SELECT author, \(MessagePieces.whole("text")) AS text, created_at_unix_ms FROM message WHERE id = ?
            """
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id]), let message = UUID(uuidString: id),
            let author = row.read("author").flatMap(ChatMessage.Author.init(rawValue:)), let text = row.read("text")
        else { return nil }
        return MessageMatch(
            message: message, author: author, saidAt: Date(unixMs: row.read("created_at_unix_ms") ?? 0),
            excerpt: Excerpt(of: text, around: words))
    }
}

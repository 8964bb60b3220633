import ChatModel
import Foundation
import GRDB

/// The words of an answer that is still arriving: its text and thinking, a row for what came between two saves. Rewriting the
/// whole at each save would write as much as the square of its length; appended, n bytes of an answer cost O(n) of writes.
///
/// Meanwhile the row of the message holds no words; when it ends they are written into it, and the pieces are removed. What
/// a program that died left in pieces stays there. `whole` gives the words of a message, wherever they are.
enum MessagePieces {
    /// The part of an arriving message that is on disk.
    struct Saved {
        /// The message without its words.
        private(set) var row: ChatMessage
        private var textBytes = 0
        private var thinkingBytes = 0
        private var count = 0

        /// Its row alone, without a piece.
        init(row: ChatMessage) { self.row = row }

        /// Whether `message` has at least as many words. Those on disk are not compared: an arriving message only grows.
        func isBeginning(of message: ChatMessage) -> Bool {
            message.text.utf8.count >= textBytes && message.thinking.utf8.count >= thinkingBytes
        }

        /// Takes over the state of `message`.
        /// - Returns: the piece that is missing on disk; `nil` where none is.
        fileprivate mutating func grow(to message: ChatMessage) -> (number: Int, text: String, thinking: String)? {
            row = message.withoutWords
            let text = MessagePieces.tail(of: message.text, from: textBytes)
            let thinking = MessagePieces.tail(of: message.thinking, from: thinkingBytes)
            guard !text.isEmpty || !thinking.isEmpty else { return nil }
            (textBytes, thinkingBytes) = (message.text.utf8.count, message.thinking.utf8.count)
            count += 1
            return (count, text, thinking)
        }
    }

    /// Appends what `message` has grown by.
    /// - Returns: what of it is on disk when the transaction commits.
    static func append(_ message: ChatMessage, to saved: Saved, _ db: Database) throws -> Saved {
        var grown = saved
        if let piece = grown.grow(to: message) {
            try db.cachedStatement(
                sql: "INSERT INTO message_piece (message_id, number, text, thinking) VALUES (?, ?, ?, ?)"
            ).execute(arguments: [message.id.uuidString, piece.number, piece.text, piece.thinking])
        }
        return grown
    }

    /// - Parameter offset: in bytes of UTF-8, where an earlier state of the text ended: between two scalars.
    private static func tail(of text: String, from offset: Int) -> String {
        String(text[text.utf8.index(text.startIndex, offsetBy: offset)...])
    }

    /// The row of the message was written whole.
    static func remove(of message: UUID, _ db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM message_piece WHERE message_id = ?")
            .execute(arguments: [message.uuidString])
    }

    /// SQL for the whole `text` or `thinking` of a row of `message`; NULL where a damaged file holds something else there.
    static func whole(_ column: String) -> String {
        """
        CASE typeof(message.\(column)) WHEN 'text' THEN message.\(column) || coalesce((
            SELECT group_concat(piece, '') FROM (
                SELECT \(column) AS piece FROM message_piece WHERE message_id = message.id ORDER BY number)), '') END
        """
    }

    /// The columns of `message`, and its words whole as `whole_text` and `whole_thinking`.
    static let columns = "message.*, \(whole("text")) AS whole_text, \(whole("thinking")) AS whole_thinking"
}

extension ChatMessage {
    var withoutWords: ChatMessage {
        var message = self
        (message.text, message.thinking) = ("", "")
        return message
    }
}

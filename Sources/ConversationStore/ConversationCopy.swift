import ChatModel
import Foundation
import GRDB

extension ConversationStore {
    /// Writes a compact copy of the database as of one moment, without what was deleted from it, and checks it. Blocks: not
    /// for the main thread.
    /// - Parameter target: must not be there; what is written stays there when this throws.
    public nonisolated func copy(to target: String) throws(ConversationError) {
        do {
            try ConversationFile.prepareFile(path: target)  // SQLite would make it readable by others
            let queue = try ConversationFile.open(path: path)
            try queue.writeWithoutTransaction { db in try db.execute(sql: "VACUUM INTO ?", arguments: [target]) }
            let copy = try DatabaseQueue(path: target)
            try copy.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = WAL") }
            try copy.close()
        } catch {
            throw ConversationError(error)
        }
        try Self.verify(target)
    }

    /// Whether a file is a database of conversations that this version can use, and whole. Changes nothing in it.
    /// - Throws: `.cannotOpen` with the reason, `.tooNew`.
    public static func verify(_ path: String) throws(ConversationError) {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.read { db in
                let application = try Int.fetchOne(db, sql: "PRAGMA application_id")
                guard application == ConversationFile.applicationID else {
                    throw ConversationError.cannotOpen(path: path, reason: "it holds no conversations of AirFit")
                }
                let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                guard (1...ConversationFile.steps.count).contains(version) else {
                    throw ConversationError.tooNew(path: path)
                }
                guard try String.fetchAll(db, sql: "PRAGMA quick_check(1)") == ["ok"] else {
                    throw ConversationError.cannotOpen(path: path, reason: "the database is damaged")
                }
            }
            try queue.close()
        } catch let error as ConversationError {
            throw error
        } catch {
            throw .cannotOpen(path: path, reason: "it is no database, or damaged")
        }
    }
}

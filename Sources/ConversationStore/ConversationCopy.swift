import ChatModel
import Foundation
import GRDB

extension ConversationStore {
    /// The schema that every file is brought to when it is opened.
    public static var schemaVersion: Int { ConversationFile.steps.count }

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
                // AirFit makes none: they would run, or answer, in the place of what it stores.
                let strangers = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
                guard try Int.fetchOne(db, sql: strangers) == 0 else {
                    throw ConversationError.cannotOpen(
                        path: path, reason: "it holds triggers or views, which AirFit does not make")
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

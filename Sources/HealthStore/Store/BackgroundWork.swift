import GRDB
import HealthModel
import Threads

extension HealthStore {
    /// Runs `body` on one consistent state of the database, on a thread and a connection of its own: for what takes longer
    /// than a screen may wait.
    /// - Parameter wholly: also what came after the day that counts as today.
    nonisolated func readingInBackground<Value: Sendable>(
        wholly: Bool = false, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let options = options
        return try await background { db, _ in
            if let day = options.lastDay, !wholly { try LastDay(day, db, options).hideLaterRows(db) }
            try db.beginTransaction(.deferred)
            defer { try? db.rollback() }  // nothing was changed
            return try body(db)
        }
    }

    /// Runs `body` in a transaction of its own, in the background, and tells the listeners. An import that is writing is asked
    /// to make way.
    /// - Parameter timeout: how long it waits for others; `nil` for as long as the options say.
    nonisolated func writingInBackground<Value: Sendable>(
        timeout: Duration? = nil, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let value = try await background { [self] db, isCancelled in
            try db.execute(sql: "PRAGMA busy_timeout = 50")
            try db.beginAlone(timeout: timeout ?? options.importTimeout, asks: true, isCancelled: isCancelled) {
                if $0 { options.writeDelayed() }
            }
            return try db.committing { try body(db) }
        }
        broadcast.send()
        return value
    }

    private nonisolated func background<Value: Sendable>(
        _ body: @escaping @Sendable (Database, _ isCancelled: () -> Bool) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let path = path
        return try await DedicatedThread.run { isCancelled throws(HealthStoreError) in
            do {
                return try StoreFile.open(path: path).inDatabase { db in
                    try db.execute(sql: "PRAGMA cache_size = -24576")
                    return try body(db, isCancelled)
                }
            } catch {
                throw HealthStoreError(error)
            }
        }
    }
}

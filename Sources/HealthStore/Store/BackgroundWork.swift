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
        return try await background { db in
            var value: Value?
            if let day = options.lastDay, !wholly { try LastDay(day, db, options).hideLaterRows(db) }
            try db.inTransaction(.deferred) {
                value = try body(db)
                return .rollback
            }
            guard let value else { throw HealthStoreError.failed(reason: "nothing was read") }
            return value
        }
    }

    /// Runs `body` in a transaction of its own, in the background, and tells the listeners.
    nonisolated func writingInBackground<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let value = try await background { db in
            var value: Value?
            try db.inTransaction(.immediate) {
                value = try body(db)
                return .commit
            }
            guard let value else { throw HealthStoreError.failed(reason: "nothing was written") }
            return value
        }
        broadcast.send()
        return value
    }

    private nonisolated func background<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(HealthStoreError) -> Value {
        let path = path
        return try await DedicatedThread.run { () throws(HealthStoreError) in
            do {
                return try StoreFile.open(path: path).inDatabase { db in
                    try db.execute(sql: "PRAGMA cache_size = -24576")
                    return try body(db)
                }
            } catch {
                throw HealthStoreError(error)
            }
        }
    }
}

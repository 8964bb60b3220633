import Databases
import GRDB
import HealthModel

extension HealthStore {
    /// Tables that are computed of others.
    private static let computedTables = ["daily", "daily_count", "night", "nap", "workout_heart"]

    /// Reads what can still be read of a damaged database into a new one of the newest schema, leaves out rows that cannot be,
    /// and computes its days anew.
    /// - Parameters:
    ///   - damaged: is only read.
    ///   - target: must not be there; in a folder for this alone.
    ///   - progress: as `Salvage.copy`.
    /// - Throws: `.damaged` when nothing of it can be read.
    public static func salvage(
        from damaged: String, to target: String, options: Options = Options(),
        progress: @escaping @Sendable (_ table: String, _ rows: Int) -> Bool = { _, _ in true }
    ) async throws(HealthStoreError) -> SalvageReport {
        let report: SalvageReport
        do {
            let source = try Salvage.Source(damaged, copy: target + ".head")
            let isKnown = (1...Schema.version).contains(source.version)
            let version = isKnown ? source.version : Schema.version
            try StoreFile.make(target, version: version)
            let rules = SalvageRules(now: Int(options.now().timeIntervalSince1970))
            var copied = try Salvage.copy(
                from: source, to: target, leavingOut: computedTables,
                knowing: .init(conditions: rules.conditions, steps: Array(Schema.steps.prefix(version))),
                progress: progress)
            let database = try FileConnection(path: target, .readWrite)
            if let connection = source.connection {
                try SalvagedNames(from: connection, to: database).add(to: &copied)
            }
            try rules.apply(to: database, &copied)
            report = copied
        } catch let failure as SQLiteFailure {
            if failure.isFull { throw HealthStoreError.diskFull }
            if failure.isDamage { throw HealthStoreError.damaged }
            throw HealthStoreError.cannotOpen(path: damaged, reason: failure.reason)
        } catch {
            throw HealthStoreError(error)
        }
        let store = HealthStore(path: target, options: options)
        try await store.open()
        try await store.refreshDays(all: true)
        try await store.close()
        return report
    }
}

extension StoreFile {
    /// An empty database of one of the schemas that were shipped.
    static func make(_ path: String, version: Int, pageSize: Int = 16_384) throws {
        try makeFile(path: path)
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA page_size = \(pageSize); PRAGMA journal_mode = WAL")
            try db.inTransaction {
                for step in Schema.steps.prefix(version) { try db.execute(sql: step) }
                try db.execute(
                    sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(version)")
                return .commit
            }
        }
        try queue.close()
    }
}

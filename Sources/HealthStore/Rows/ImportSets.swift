import GRDB

struct ImportSets {
    private var known: [Int: [Int]] = [:]

    mutating func imports(_ db: Database, set: Int) throws -> [Int] {
        if let found = known[set] { return found }
        let found = try db.cachedStatement(
            sql: """
                SELECT DISTINCT batch FROM batch_set JOIN import_file USING (part)
                JOIN import_batch ON import_batch.id = batch
                WHERE batch_set.id = ? AND undone_at IS NULL ORDER BY batch
                """)
        let imports = try Int.fetchAll(found, arguments: [set])
        known[set] = imports
        return imports
    }
}

import Foundation
import GRDB
import HealthModel

/// One import as the store remembers it.
public struct ImportBatch: Equatable, Sendable {
    public var id: Int
    /// As it was given.
    public var path: String
    /// For example `apple-health`.
    public var format: String
    public var bytes: Int
    public var finishedAt: Date
    public var records: Int
    /// Records that the store did not have.
    public var added: Int
    public var skipped: Int
    /// Why the file was only read in part; `nil` for a whole one.
    public var cutOff: String?

    public init(
        id: Int, path: String, format: String, bytes: Int, finishedAt: Date, records: Int, added: Int, skipped: Int,
        cutOff: String?
    ) {
        self.id = id
        self.path = path
        self.format = format
        self.bytes = bytes
        self.finishedAt = finishedAt
        self.records = records
        self.added = added
        self.skipped = skipped
        self.cutOff = cutOff
    }
}

extension HealthStore {
    /// The imports so far, the newest first.
    public func importBatches() throws(HealthStoreError) -> [ImportBatch] {
        try reading { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, path, format, bytes, finished_at, records, added, skipped, cut_off FROM import_batch
                    ORDER BY id DESC
                    """
            ).map { row in
                ImportBatch(
                    id: row[0], path: row[1], format: row[2], bytes: row[3],
                    finishedAt: Date(timeIntervalSince1970: row[4]), records: row[5], added: row[6], skipped: row[7],
                    cutOff: row[8])
            }
        }
    }
}

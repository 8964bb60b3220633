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
    /// Size in bytes.
    public var bytes: Int
    /// When the import ended.
    public var finishedAt: Date
    /// Records that were read, those known before and left out included.
    public var records: Int
    /// Records that the store did not have.
    public var added: Int
    /// Records that were left out.
    public var skipped: Int
    /// Why the file, or one of the files, was only read in part; `nil` where all are whole.
    public var cutOff: String?
    /// How many files it had, those that were rejected or known before included.
    public var files: Int
    /// `nil` while it stands.
    public var undoneAt: Date?
    /// Whether it broke off; importing the same again goes on. `files` are those that were reached.
    public var isUnfinished = false
    /// How many records were left out for each reason; empty where only their number is known.
    public var skippedReasons: [String: Int] = [:]
    /// Why its files are rejected or partial, and what is to know of them: the first few.
    public var remarks: [String] = []
    static let mostRemarks = 3

    public init(
        id: Int, path: String, format: String, bytes: Int, finishedAt: Date, records: Int, added: Int, skipped: Int,
        cutOff: String?, files: Int = 1, undoneAt: Date? = nil, isUnfinished: Bool = false
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
        self.files = files
        self.undoneAt = undoneAt
        self.isUnfinished = isUnfinished
    }

    /// One file of an import as the store remembers it.
    public struct File: Equatable, Sendable {
        public var name: String
        public var format: String
        /// Size in bytes.
        public var bytes: Int
        public var status: ImportOutcome.Status
        /// Records that were read, those known before and left out included.
        public var records: Int
        /// Records that the store did not have.
        public var added: Int
        /// Records that were left out.
        public var skipped: Int
        /// How many were left out for each reason; empty where only their number is known.
        public var skippedReasons: [String: Int]
        /// Why it was rejected or is partial, or what is to know of a file that was read.
        public var reason: String?

        public init(
            name: String, format: String, bytes: Int, status: ImportOutcome.Status, records: Int, added: Int,
            skipped: Int, skippedReasons: [String: Int] = [:], reason: String?
        ) {
            self.name = name
            self.format = format
            self.bytes = bytes
            self.status = status
            self.records = records
            self.added = added
            self.skipped = skipped
            self.skippedReasons = skippedReasons
            self.reason = reason
        }
    }
}

extension HealthStore {
    /// The imports so far, the newest first; those that were undone too.
    public func importBatches() throws(HealthStoreError) -> [ImportBatch] {
        try reading { db in
            let details = try Self.fileDetails(db)
            return try Row.fetchAll(
                db,
                sql: """
                    SELECT id, path, format, bytes, finished_at, records, added, skipped, cut_off,
                        (SELECT count(*) FROM import_file WHERE batch = id), undone_at, is_unfinished
                    FROM import_batch ORDER BY id DESC
                    """
            ).map { row in
                var batch = ImportBatch(
                    id: row[0], path: row[1], format: row[2], bytes: row[3],
                    finishedAt: Date(timeIntervalSince1970: row[4]), records: row[5], added: row[6], skipped: row[7],
                    cutOff: row[8], files: row[9],
                    undoneAt: (row[10] as Double?).map { Date(timeIntervalSince1970: $0) }, isUnfinished: row[11])
                (batch.skippedReasons, batch.remarks) = details[batch.id] ?? ([:], [])
                return batch
            }
        }
    }

    private static func fileDetails(_ db: Database) throws -> [Int: (reasons: [String: Int], remarks: [String])] {
        var details: [Int: (reasons: [String: Int], remarks: [String])] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT batch, skipped_reasons, reason FROM import_file
                WHERE skipped_reasons IS NOT NULL OR reason IS NOT NULL ORDER BY batch, position
                """)
        while let row = try rows.next() {
            var detail = details[row[0]] ?? ([:], [])
            detail.reasons.merge(SkippedReasons.decoded(row[1]), uniquingKeysWith: +)
            if let remark = row[2] as String?, detail.remarks.count < ImportBatch.mostRemarks {
                detail.remarks.append(remark)
            }
            details[row[0]] = detail
        }
        return details
    }

    /// The files of an import in the order in which they were read; none for an import that is not in the list.
    public func importFiles(of batch: Int) throws(HealthStoreError) -> [ImportBatch.File] {
        try reading { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT name, format, bytes, status, records, added, skipped, reason, skipped_reasons
                    FROM import_file WHERE batch = ? ORDER BY position
                    """, arguments: [batch]
            ).map { row in
                ImportBatch.File(
                    name: row[0], format: row[1], bytes: row[2],
                    status: ImportOutcome.Status(rawValue: row[3]) ?? .imported, records: row[4], added: row[5],
                    skipped: row[6], skippedReasons: SkippedReasons.decoded(row[8]), reason: row[7])
            }
        }
    }
}

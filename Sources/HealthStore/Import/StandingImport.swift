import Foundation
import GRDB
import HealthModel

/// An import that is not undone: what is read where there may be very many, as of a watched folder, without their files.
public struct StandingImport: Equatable, Sendable {
    public var id: Int
    /// As it was given.
    public var path: String
    /// For example `apple-health`.
    public var format: String
    /// When the import ended.
    public var finishedAt: Date
    /// Whether it broke off; importing the same again goes on.
    public var isUnfinished: Bool
    /// Whether a file of it was only read in part.
    public var isCutOff: Bool
}

extension HealthStore {
    /// The imports that stand, the newest first.
    /// - Parameter moment: the earliest end.
    public func standingImports(since moment: Date = .distantPast) throws(HealthStoreError) -> [StandingImport] {
        try reading { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id, path, format, finished_at, is_unfinished, cut_off IS NOT NULL FROM import_batch
                    WHERE undone_at IS NULL AND finished_at >= ? ORDER BY id DESC
                    """, arguments: [moment.timeIntervalSince1970]
            ).map { row in
                StandingImport(
                    id: row[0], path: row[1], format: row[2], finishedAt: Date(timeIntervalSince1970: row[3]),
                    isUnfinished: row[4], isCutOff: row[5])
            }
        }
    }

    /// Paths of imports by their numbers, of undone ones too; without those that are not in the list.
    public func importPaths(of batches: Set<Int>) throws(HealthStoreError) -> [Int: String] {
        try reading { db in
            let paths = try db.cachedStatement(sql: "SELECT path FROM import_batch WHERE id = ?")
            return try batches.reduce(into: [:]) { found, batch in
                found[batch] = try String.fetchOne(paths, arguments: [batch])
            }
        }
    }
}

import Archive
import Console
import ConversationStore
import Databases
import Files
import Foundation
import HealthStore
import Settings
import Threads

/// Finds damaged databases and puts what can be read of them in their place; the damaged ones are kept.
public struct SalvageWork: Sendable {
    public let locations: FileLocations
    public let options: HealthStore.Options
    public let now: @Sendable () -> Date

    public init(locations: FileLocations, options: HealthStore.Options, now: @escaping @Sendable () -> Date) {
        self.locations = locations
        self.options = options
        self.now = now
    }

    /// A database that is damaged.
    public struct Damaged: Equatable, Sendable {
        /// `Health data`.
        public var title: String
        public var path: String
        /// In SQLite's words.
        public var finding: String
    }

    /// The rows read out of a damaged database.
    public struct Salvaged: Sendable {
        var report: SalvageReport
        /// Where the damaged database is.
        var kept: String
    }

    /// Looks at both databases, all of them.
    public func damaged() async throws -> [Damaged] {
        try await DedicatedThread.run { () throws(ArchiveError) in
            var found: [Damaged] = []
            for (title, path) in [
                ("Health data", locations.healthDatabase), ("Conversations", locations.conversationDatabase),
            ] where access(path, F_OK) == 0 {
                do throws(SQLiteFailure) {
                    guard let finding = try DatabaseCheck.damage(of: path) else { continue }
                    found.append(Damaged(title: title, path: path, finding: finding))
                } catch {
                    throw .cannotRead(path: path, reason: error.reason)
                }
            }
            return found
        }
    }

    /// Puts a database of which nothing can be read out of the way; it is kept.
    /// - Returns: where it is.
    public func setAside(_ damaged: Damaged) async throws -> String {
        guard HealthStore.isAlone(damaged.path) else { throw ArchiveError.inUse }
        let kept = placeAside(damaged)
        // The database itself last: where this is stopped, it can be done again.
        for ending in ["-wal", "-shm", "-journal", ""] {
            guard rename(damaged.path + ending, kept + ending) != 0, errno != ENOENT else { continue }
            throw ArchiveError.cannotWrite(path: kept + ending, reason: String(cString: strerror(errno)))
        }
        Folder.fsync(locations.data)
        return kept
    }

    /// A name that nothing has: what was kept before stays.
    private func placeAside(_ damaged: Damaged) -> String {
        let moment = now().formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let first = "\(damaged.path).corrupt-\(moment)"
        var (kept, number) = (first, 2)
        while ["", "-wal", "-shm", "-journal"].contains(where: { FileTree.entry(kept + $0) != nil }) {
            (kept, number) = ("\(first)-\(number)", number + 1)
        }
        return kept
    }

    /// Puts what can be read of a database in its place. When this throws, nothing was changed.
    public func run(
        _ damaged: Damaged, progress: @escaping @Sendable (_ table: String, _ rows: Int) -> Bool
    ) async throws -> Salvaged {
        guard HealthStore.isAlone(damaged.path) else { throw ArchiveError.inUse }
        let staging = try StagingFolder(in: locations.data)
        let replacement = Replacement(journalIn: locations.data)
        defer { if !replacement.isPending { staging.remove() } }
        let target = staging.path + "/salvaged.sqlite"
        let report: SalvageReport
        if damaged.path == locations.healthDatabase {
            report = try await HealthStore.salvage(
                from: damaged.path, to: target, options: options, progress: progress)
            try HealthStore.verify(target)
        } else {
            report = try await DedicatedThread.run {
                try ConversationStore.salvage(from: damaged.path, to: target, progress: progress)
            }
            try ConversationStore.verify(target)
        }
        // All of it into the one file that moves.
        guard HealthStore.isAlone(target) else { throw ArchiveError.inUse }
        let kept = placeAside(damaged)
        _ = try await DedicatedThread.run { () throws(ArchiveError) in
            try replacement.run(
                [
                    .init(
                        name: damaged.title, from: target, to: damaged.path,
                        companions: ["-wal", "-shm", "-journal"].map { damaged.path + $0 }, keptAs: kept)
                ], keeping: kept)
        }
        return Salvaged(report: report, kept: kept)
    }
}

extension SalvageWork.Salvaged {
    /// The report, as lines: what was recovered and what is missing.
    public var lines: [String] {
        let isListLost = report.tables.allSatisfy { $0.loss == .unknown }
        let listed = report.tables.filter { $0.found > 0 || $0.refused > 0 || !isListLost && $0.loss != .none }
        var lines = listed.map { table in
            let loss =
                switch table.loss {
                case .none: ""
                case .atMost(let rows): ", at most \(grouped(rows)) lost"
                case .unknown where isListLost: ""
                case .unknown: ", more are lost; how many is not known"
                }
            let refused = table.refused == 0 ? "" : ", \(grouped(table.refused)) not usable"
            return "  \(table.name): \(grouped(table.found)) rows\(loss)\(refused)"
        }
        if isListLost { lines.append("  The list of tables is lost: how many more rows there were is not known.") }
        if report.unassigned > 0 {
            lines.append("  \(grouped(report.unassigned)) rows on pages that fit no table, or several, were left out.")
        }
        if report.incomplete.isEmpty { lines.append("Every row was read.") }
        lines.append(
            "What was found may not be right in every value, and rows that were deleted may be back. Import your exports again "
                + "to be sure. The damaged file is kept as \(kept).")
        return lines
    }
}

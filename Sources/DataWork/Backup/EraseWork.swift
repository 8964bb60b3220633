import Archive
import Console
import Files
import Foundation
import HealthStore
import Settings
import Threads
import Vault

/// Deletes everything that AirFit keeps on this machine, for the command and the screen.
public struct EraseWork: Sendable {
    public let locations: FileLocations
    public let history: ExportHistory
    /// Whether the settings are of this store: not those of a sample year.
    public let mayTakeSettings: Bool
    /// Takes the program's entries out of the desktop's keyring; says what could not be taken out, `nil` when all is well.
    var forgetKeyring: @Sendable () async -> String?

    public init(
        locations: FileLocations, history: ExportHistory, mayTakeSettings: Bool,
        forgetKeyring: @escaping @Sendable () async -> String?
    ) {
        self.locations = locations
        self.history = history
        self.mayTakeSettings = mayTakeSettings
        self.forgetKeyring = forgetKeyring
    }

    /// The files erased, and those left.
    public struct Done: Equatable, Sendable {
        public var outcome: Erasure.Outcome
        /// Exports and backups elsewhere, which were not touched.
        public var elsewhere: [String]
        public var keepsSettings: Bool
        /// One sentence; `nil` where the keyring was cleared.
        public var keyringProblem: String?
    }

    /// The stores must be closed.
    /// - Throws: `.inUse`, and nothing was removed.
    public func run(withSettings: Bool) async throws(ArchiveError) -> Done {
        let withSettings = withSettings && mayTakeSettings
        for database in [locations.healthDatabase, locations.conversationDatabase] {
            guard HealthStore.isAlone(database) else { throw .inUse }
        }
        let elsewhere = history.entries().filter { $0.isThere && !isOwn($0.path) }.map(\.path)
        let keyringProblem = await forgetKeyring()  // as long as the vault tells whether the keyring opens it
        let items = items(withSettings: withSettings)
        let outcome = await DedicatedThread.run { Erasure.run(items) }
        let others = elsewhere.filter { FileTree.entry($0) != nil } + outcome.linked
        return Done(
            outcome: outcome, elsewhere: others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
            keepsSettings: !withSettings, keyringProblem: keyringProblem)
    }

    private func isOwn(_ path: String) -> Bool {
        [locations.data, locations.state, locations.cache].contains { path.hasPrefix($0 + "/") }
    }

    /// The folders are AirFit's alone: what has no name of its own here goes with them.
    private func items(withSettings: Bool) -> [Erasure.Item] {
        /// SQLite keeps the other files of a database beside what a link leads to.
        func database(_ path: String) -> [String] {
            let suffixes = ["", "-wal", "-shm", "-journal"]
            let target = FileTree.target(ofLink: path).map { target in suffixes.map { target + $0 } } ?? []
            return suffixes.map { path + $0 } + target
        }
        let (data, state) = (locations.data, locations.state)
        var items = [
            Erasure.Item(name: "Health data", paths: database(locations.healthDatabase)),
            Erasure.Item(name: "Conversations", paths: database(locations.conversationDatabase)),
            Erasure.Item(
                name: "Keys", paths: ["", ".bak", ".damaged", ".lock", ".tries"].map { "\(data)/vault\($0)" }),
            Erasure.Item(name: "States kept by a restore", paths: kept),
            Erasure.Item(name: "Automatic backups", paths: ["\(data)/backups"]),
            Erasure.Item(
                name: "Drafts", paths: ["draft", "log-lines"].flatMap { ["\(state)/\($0)", "\(state)/\($0).new"] }),
            Erasure.Item(name: "Logs", paths: (0...9).map { locations.logFile + ($0 == 0 ? "" : ".\($0)") }),
            Erasure.Item(name: "History of exports", paths: [history.path]),
            Erasure.Item(name: "Cache", paths: [locations.cache]),
            Erasure.Item(name: "Other files of AirFit", paths: [data, state]),
        ]
        if withSettings { items.append(Erasure.Item(name: "Settings and themes", paths: [locations.config])) }
        return items
    }

    private var kept: [String] {
        // Without the folder there is nothing in it.
        ((try? FileManager.default.contentsOfDirectory(atPath: locations.data)) ?? [])
            .filter { $0.hasPrefix("before-restore-") }.sorted().map { "\(locations.data)/\($0)" }
    }
}

extension EraseWork.Done {
    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(grouped(count)) files" }

    /// The report, as lines: what was erased and what cannot be reached.
    public var lines: [String] {
        var lines =
            outcome.removed.isEmpty
            ? ["There was nothing to delete."]
            : ["Deleted \(Self.files(outcome.files)), \(byteText(outcome.bytes)):"]
        lines += outcome.removed.map { "  \($0.name): \(Self.files($0.files)), \(byteText($0.bytes))" }
        lines += outcome.left.map { "Could not be deleted: \($0)" }
        if let keyringProblem { lines.append(keyringProblem) }
        if keepsSettings { lines.append("Your settings and themes were kept.") }
        if !elsewhere.isEmpty {
            lines.append("Not touched, delete them yourself:")
            lines += elsewhere.map { "  \($0)" }
        }
        lines.append(
            "Out of reach from here: blocks that the disk has set free and the spare ones of an SSD, which may keep what was "
                + "overwritten, snapshots and backups of the disk, other copies you made, and what AI providers keep of "
                + "what was sent; ask them to delete it.")
        return lines
    }
}

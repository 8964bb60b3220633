import Archive
import Console
import Databases
import Files
import Foundation
import JSON
import Settings
import Threads
import Vault

/// Backups that nobody asks for: one a day in a ring of seven, and one before each change of the schema and each restore.
///
/// They lie in `backups` of the data folder, for their owner alone. Where there is a vault they are sealed for whoever opens
/// it, also while it is locked; where there is none, they are as readable as the databases beside them. At most thirteen are
/// kept.
public struct AutomaticBackups: Sendable {
    /// Why a backup was made.
    public enum Occasion: String, CaseIterable, Sendable {
        case daily
        /// Before a database is brought to a newer schema.
        case update
        case restore

        /// How many of them are kept.
        var ring: Int { self == .daily ? 7 : 3 }
    }

    /// A backup that was made.
    public struct Entry: Equatable, Sendable {
        /// As `airfit restore` takes it.
        public var name: String
        public var path: String
        public var occasion: Occasion
        /// When it was made.
        public var madeAt: Date
        /// Size in bytes.
        public var bytes: Int
        public var isSealed: Bool
        /// Its contents; `nil` where they are not known without opening it.
        public var content: BackupContent?
    }

    /// The result of a check for a due backup.
    public enum Outcome: Equatable, Sendable {
        case made(Entry)
        /// There is one of today, or nothing has changed since the last.
        case notDue
        /// Why there is none, as a sentence.
        case skipped(String)
    }

    public let work: BackupWork
    public let vault: Vault
    /// Of the days.
    public let zone: TimeZone

    public init(work: BackupWork, vault: Vault, zone: TimeZone) {
        self.work = work
        self.vault = vault
        self.zone = zone
    }

    public var folder: String { work.locations.data + "/backups" }
    private var index: BackupIndex { BackupIndex(path: folder + "/index.json") }

    private static let ending = ".backup"

    /// The newest first.
    public func entries() -> [Entry] {
        let contents = index.contents
        let entries = (FileTree.names(in: folder) ?? []).compactMap { name -> Entry? in
            guard name.hasSuffix(Self.ending), let file = FileTree.entry("\(folder)/\(name)"), !file.isFolder else {
                return nil
            }
            let stem = String(name.dropLast(Self.ending.count))
            let parts = stem.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, let occasion = Occasion(rawValue: String(parts[0])),
                let madeAt = Self.moment(parts[1].prefix { $0 != "-" })
            else { return nil }
            return Entry(
                name: stem, path: file.path, occasion: occasion, madeAt: madeAt, bytes: file.byteCount,
                isSealed: SealedFile.isSealed(path: file.path), content: contents[stem])
        }
        return entries.sorted { ($0.madeAt, $0.name) > ($1.madeAt, $1.name) }
    }

    /// The one that `airfit restore` means by a name.
    public func entry(named name: String) -> Entry? {
        entries().first { $0.name == name || $0.name + Self.ending == name }
    }

    /// The backup of today, unless there is one or nothing has changed since the last one. At low priority.
    public func makeDaily() async -> Outcome {
        let entries = entries()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let isOfToday = entries.contains {
            $0.occasion == .daily && calendar.isDate($0.madeAt, inSameDayAs: work.now())
        }
        return isOfToday ? .notDue : await make(.daily)
    }

    /// Makes one and removes the oldest of its kind, unless nothing has changed since the last one. Sources that are damaged, a
    /// full disk or a stop leave the earlier ones as they are.
    public func make(_ occasion: Occasion) async -> Outcome {
        let sources = work.places.map(\.path).filter { access($0, F_OK) == 0 }
        // Where nothing can be written, the data are told to be for looking at alone.
        guard sources.contains(where: { $0.hasSuffix(".sqlite") }), access(work.locations.data, W_OK) == 0 else {
            return .notDue
        }
        let entries = entries()
        if let last = entries.first, !Self.isAnyChanged(sources, since: last.madeAt) { return .notDue }
        let opener = vault.seal.map(SealedSink.opener)
        return await DedicatedThread.run { isCancelled in
            // The person's own work goes first.
            if occasion == .daily { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19) }
            return written(occasion, sources, opener, isCancelled)
        }
    }

    private func written(
        _ occasion: Occasion, _ sources: [String], _ opener: ByteSinkOpener?,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) -> Outcome {
        let subject = occasion == .daily ? "Today's automatic backup" : "The automatic backup"
        do {
            try Folder.make(folder)
            let lock = try FolderLock(folder, attempts: occasion == .daily ? 1 : 2_000)
            defer { withExtendedLifetime(lock) {} }
            sweep()
            let needed = sources.reduce(0) {
                $0 + ((FileTree.entry($1)?.byteCount ?? 0) + (FileTree.entry($1 + "-wal")?.byteCount ?? 0))
            }
            // Once for the copy that has no name, once for the backup.
            guard let free = Self.freeBytes(folder), free >= 2 * needed else {
                return .skipped(
                    "\(subject) was left out: it needs \(byteText(2 * needed)) of room on the disk. "
                        + "Earlier ones are as they were.")
            }
            let name = unused(occasion)
            let path = "\(folder)/\(name)\(Self.ending)"
            let content = BackupContent(of: work.locations)
            let manifest = try work.write(to: path, mayReplace: false, opener: opener, isCancelled)
            index.add(content, named: name)
            prune(occasion)
            return .made(
                Entry(
                    name: name, path: path, occasion: occasion, madeAt: manifest.madeAt,
                    bytes: FileTree.entry(path)?.byteCount ?? 0, isSealed: opener != nil, content: content))
        } catch let failure as FileFailure {
            // Another program makes one at this moment.
            if failure.code == EWOULDBLOCK { return .notDue }
            return .skipped("\(subject) cannot be written: \(failure.reason).")
        } catch ArchiveError.cancelled {
            return .notDue
        } catch {
            return .skipped("\(subject) was not made. \(Failure(archiving: error).sentence)")
        }
    }

    /// Removes what a killed program has not finished. Only under the lock.
    private func sweep() {
        for name in FileTree.names(in: folder) ?? []
        where name.hasSuffix(".part") || name.contains(ReplacementFile.ending) { unlink("\(folder)/\(name)") }
    }

    /// Sweeps as `sweep` does, for a start; does nothing where another program writes one.
    public func sweepStale() {
        let isStale = (FileTree.names(in: folder) ?? []).contains {
            $0.hasSuffix(".part") || $0.contains(ReplacementFile.ending)
        }
        // Where the lock cannot be had, whoever has it is still writing.
        guard isStale, let lock = try? FolderLock(folder, attempts: 1) else { return }
        withExtendedLifetime(lock) { sweep() }
    }

    private func prune(_ occasion: Occasion) {
        for old in entries().filter({ $0.occasion == occasion }).dropFirst(occasion.ring) { unlink(old.path) }
        Folder.fsync(folder)
        index.keep(entries().map(\.name))
    }

    // MARK: - Names and dates

    private func unused(_ occasion: Occasion) -> String {
        let moment = work.now().formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let name = "\(occasion.rawValue)-\(moment)"
        var number = 1
        while FileTree.entry("\(folder)/\(Self.numbered(name, number))\(Self.ending)") != nil { number += 1 }
        return Self.numbered(name, number)
    }

    private static func numbered(_ name: String, _ number: Int) -> String { number == 1 ? name : "\(name)-\(number)" }

    private static func moment(_ text: some StringProtocol) -> Date? {
        let style = Date.ISO8601FormatStyle().year().month().day().dateSeparator(.omitted)
            .time(includingFractionalSeconds: false).timeSeparator(.omitted).timeZone(separator: .omitted)
        // A file of another name is not ours.
        return try? Date(String(text), strategy: style)
    }

    private static func isAnyChanged(_ paths: [String], since date: Date) -> Bool {
        paths.flatMap { [$0, $0 + "-wal"] }.contains { path in
            var facts = stat()
            return stat(path, &facts) == 0 && (facts.st_size > 0 || !path.hasSuffix("-wal"))
                && Double(facts.st_mtim.tv_sec) >= date.timeIntervalSince1970.rounded(.down)
        }
    }

    private static func freeBytes(_ folder: String) -> Int? {
        var system = statvfs()
        return statvfs(folder, &system) == 0 ? Int(system.f_bavail) * Int(system.f_frsize) : nil
    }
}

/// The contents of a backup, in numbers.
public struct BackupContent: Codable, Equatable, Sendable {
    /// How many samples the health database holds; `nil` where it cannot be read.
    public var samples: Int?
    /// How many conversations there are; `nil` where they cannot be read.
    public var conversations: Int?
    public var hasVault: Bool
    public var hasSettings: Bool

    init(of locations: FileLocations) {
        // What cannot be counted is left out of the list.
        func rows(_ path: String, _ table: String) -> Int? {
            guard access(path, F_OK) == 0 else { return nil }
            return try? FileConnection.readable(path).number("SELECT count(*) FROM \(table)")
        }
        samples = rows(locations.healthDatabase, "sample")
        conversations = rows(locations.conversationDatabase, "conversation")
        hasVault = access(locations.data + "/vault", F_OK) == 0
        hasSettings = access(locations.configFile, F_OK) == 0
    }

    /// For people: `5,000 samples, 3 conversations, settings, vault`.
    public var words: String {
        var words: [String] = []
        if let samples { words.append("\(grouped(samples)) sample\(samples == 1 ? "" : "s")") }
        if let conversations { words.append("\(grouped(conversations)) conversation\(conversations == 1 ? "" : "s")") }
        if hasSettings { words.append("settings") }
        if hasVault { words.append("vault") }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
}

/// The contents of the automatic backups, by their names: a sealed one cannot tell by itself.
private struct BackupIndex {
    let path: String

    var contents: [String: BackupContent] {
        // An index that cannot be read is made anew with the next backup; the backups need none.
        guard let bytes = try? FileBytes.of(path, atMost: 1 << 20) else { return [:] }
        return (try? CodedJSON.value([String: BackupContent].self, from: bytes)) ?? [:]
    }

    func add(_ content: BackupContent, named name: String) {
        var all = contents
        all[name] = content
        write(all)
    }

    func keep(_ names: [String]) { write(contents.filter { names.contains($0.key) }) }

    private func write(_ contents: [String: BackupContent]) {
        do {
            let file = try ReplacementFile(path: path)
            try file.write(try CodedJSON.bytes(contents))
            try file.finish()
        } catch {
            // The list then tells less; the backups are whole without it.
        }
    }
}

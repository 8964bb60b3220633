import Files
import Foundation
import JSON

/// Puts files in the place of others, all of them or none, whatever ends the program meanwhile. What was there is kept.
///
/// The intent is on the disk before the first file moves. A program that finds it later finishes the work, or takes it back
/// (`recover`), before it opens any of the files.
public struct Replacement: Sendable {
    /// One file to be put in place.
    public struct Move: Equatable, Sendable {
        public var name: String
        /// Where it is now.
        public var from: String
        /// Where it goes; its folder is made.
        public var to: String
        /// Files that belong to the one that gives way and go with it, such as the log of a database.
        public var companions: [String]
        /// Where the file that gives way is kept, its companions with what their names have more; `nil`: in the folder for all.
        public var keptAs: String?

        public init(name: String, from: String, to: String, companions: [String] = [], keptAs: String? = nil) {
            self.name = name
            self.from = from
            self.to = to
            self.companions = companions
            self.keptAs = keptAs
        }
    }

    /// The kept copy of the state before.
    public struct Outcome: Equatable, Sendable {
        /// `nil` when nothing gave way.
        public var keptFolder: String?
        /// Names of files that gave way to others, and of those that are new.
        public var replaced: [String] = []
        /// Names of files that are new.
        public var added: [String] = []
    }

    /// The result of recovering an interrupted replacement.
    public enum Recovery: Equatable, Sendable { case finished, rolledBack }

    /// Where the intent is written: the folder of the data.
    let folder: String
    let files: any ReplacementFiles

    public init(journalIn folder: String, files: any ReplacementFiles = SystemFiles()) {
        self.folder = folder
        self.files = files
    }

    private var forward: String { FilePath.join(folder, ReplacementJournal.forwardName) }
    private var back: String { FilePath.join(folder, ReplacementJournal.backName) }

    /// Whether one was interrupted and is neither finished nor taken back: its new files are still needed.
    public var isPending: Bool { FilePath.exists(forward) || FilePath.exists(back) }

    /// - Parameter keptFolder: for what gives way; made when it is needed, and must not be there yet.
    /// - Throws: when a file cannot be moved; then everything is back where it was, or will be before the next use.
    public func run(_ moves: [Move], keeping keptFolder: String) throws(ArchiveError) -> Outcome {
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        guard try unlockedRecover() == nil else { throw .inUse }  // somebody was killed since this program began
        var outcome = Outcome()
        let journal = try plan(moves, keptFolder, &outcome)
        do throws(FileFailure) {
            // The names of the new files, before anybody relies on them.
            for folder in Set(journal.swaps.map { FilePath.split($0.from).folder }) {
                try files.sync(folder: folder)
                try files.sync(folder: FilePath.split(folder).folder)
            }
            try files.write(journal.json, to: forward)
        } catch {
            throw FilePath.failure(writing: forward, error.code)
        }
        do throws(FileFailure) {
            try journal.perform(files)
        } catch {
            let failure = FilePath.failure(writing: journal.swaps.first?.to ?? folder, error.code)
            // What cannot be taken back now is at the next start: the journal stays until then.
            try? rollBack(journal)
            throw failure
        }
        do throws(FileFailure) {
            try remove(forward)
        } catch {
            throw FilePath.failure(writing: forward, error.code)  // all is in place; the next start says so again
        }
        return outcome
    }

    /// Finishes or takes back what a killed program has begun. To be called before any of the files is opened.
    /// - Returns: `nil` when there was nothing to do.
    /// - Throws: when it cannot be done; the files must not be used then.
    public func recover() throws(ArchiveError) -> Recovery? {
        guard isPending else { return nil }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        return try unlockedRecover()
    }

    private func unlockedRecover() throws(ArchiveError) -> Recovery? {
        do throws(FileFailure) {
            if FilePath.exists(back) {
                let journal = try Self.read(back)
                try journal.rollBack(files)
                try remove(back)
                return .rolledBack
            }
            guard FilePath.exists(forward) else { return nil }
            let journal = try Self.read(forward)
            do throws(FileFailure) {
                try journal.perform(files)
            } catch {
                try rollBack(journal)
                return .rolledBack
            }
            try remove(forward)
            return .finished
        } catch {
            throw .cannotWrite(
                path: folder,
                reason: "a restore was interrupted and can be neither finished nor taken back (\(error.reason)); "
                    + "make room on the disk, or give yourself the right to write there, and start AirFit again")
        }
    }

    private func rollBack(_ journal: ReplacementJournal) throws(FileFailure) {
        try files.rename(forward, to: back)
        try files.sync(folder: folder)
        try journal.rollBack(files)
        try remove(back)
    }

    private func remove(_ path: String) throws(FileFailure) {
        try files.remove(path)
        try files.sync(folder: folder)
    }

    private func lock() throws(ArchiveError) -> FolderLock {
        do throws(FileFailure) {
            try Folder.make(folder)
            return try FolderLock(folder)
        } catch {
            throw error.code == EWOULDBLOCK ? .inUse : FilePath.failure(writing: folder, error.code)
        }
    }

    private static func read(_ path: String) throws(FileFailure) -> ReplacementJournal {
        guard let bytes = try FileBytes.of(path, atMost: ReplacementJournal.largest),
            // Written whole by this program: what cannot be read was changed by another one.
            let journal = try? CodedJSON.value(ReplacementJournal.self, from: bytes), journal.version == 1
        else { throw FileFailure(code: EINVAL) }
        return journal
    }

    // MARK: - The plan

    private func plan(
        _ moves: [Move], _ keptFolder: String, _ outcome: inout Outcome
    ) throws(ArchiveError) -> ReplacementJournal {
        var swaps: [ReplacementJournal.Swap] = []
        for move in moves {
            try makeFolder(FilePath.split(move.to).folder)
            var swap = ReplacementJournal.Swap(from: try nearby(move.from, to: move.to), to: move.to, displaced: [])
            for old in [move.to] + move.companions where FilePath.exists(old) {
                let kept: String
                if let own = move.keptAs {
                    kept = own + old.dropFirst(move.to.count)
                } else {
                    let name = FilePath.join(Self.kind(of: move.name), FilePath.split(old).name)
                    kept = FilePath.join(keptFolder, name)
                    outcome.keptFolder = keptFolder
                }
                try makeFolder(FilePath.split(kept).folder)
                let isCopy = !Self.areOnOneDevice(FilePath.split(old).folder, FilePath.split(kept).folder)
                if isCopy {
                    do { try ReplacementJournal.copy(old, to: kept) } catch {
                        throw FilePath.failure(writing: kept, error.code)
                    }
                }
                swap.displaced.append(.init(path: old, kept: kept, isCopy: isCopy))
            }
            if swap.displaced.isEmpty { outcome.added.append(move.name) } else { outcome.replaced.append(move.name) }
            swaps.append(swap)
        }
        return ReplacementJournal(swaps: swaps)
    }

    /// The new file on the file system where it goes: the configuration may be on another disk.
    private func nearby(_ path: String, to target: String) throws(ArchiveError) -> String {
        let folder = FilePath.split(target).folder
        if Self.areOnOneDevice(FilePath.split(path).folder, folder) { return path }
        let near = FilePath.temporary(in: folder, for: FilePath.split(target).name)
        do { try ReplacementJournal.copy(path, to: near) } catch {
            throw FilePath.failure(writing: near, error.code)
        }
        return near
    }

    private func makeFolder(_ path: String) throws(ArchiveError) {
        do { try Folder.make(path) } catch { throw FilePath.failure(writing: path, error.code) }
    }

    private static func areOnOneDevice(_ first: String, _ second: String) -> Bool {
        guard let first = FileTree.device(of: first), let second = FileTree.device(of: second) else { return false }
        return first == second
    }

    /// `data` of `data/health.sqlite`: files of one name from two folders do not meet.
    private static func kind(of name: String) -> String {
        let folder = FilePath.split(name).folder
        return folder == "." ? "files" : folder
    }
}

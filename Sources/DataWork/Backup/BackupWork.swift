import Archive
import ChatModel
import ConversationStore
import Databases
import Files
import Foundation
import HealthModel
import HealthStore
import Settings
import Threads
import Vault

/// Makes backups and puts them back, for the commands and the screen.
public struct BackupWork: Sendable {
    public let locations: FileLocations
    public let madeBy: String
    public let history: ExportHistory
    public let now: @Sendable () -> Date

    public init(locations: FileLocations, madeBy: String, history: ExportHistory, now: @escaping @Sendable () -> Date) {
        self.locations = locations
        self.madeBy = madeBy
        self.history = history
        self.now = now
    }

    /// A backup that was written.
    public struct Made: Equatable, Sendable {
        public var entry: ExportHistory.Entry
        /// Names of the files in it.
        public var files: [String]
    }

    /// The parts that a restored backup replaced.
    public struct Restored: Equatable, Sendable {
        /// When the backup was made.
        public var madeAt: Date
        /// For people: `health data`.
        public var replaced: [String]
        /// As `replaced`, of parts that were not there before.
        public var added: [String]
        /// Where the state before is kept; `nil` when there was none.
        public var keptFolder: String?
        /// The settings that are off until they are confirmed.
        public var waiting = WaitingSettings()
    }

    /// Writes a backup on a thread of its own. When this throws, or the task is cancelled, nothing of it is left. Copies of the
    /// databases have no name on the disk: a kill leaves nothing readable but what is written of an unencrypted backup, until
    /// the next start.
    /// - Parameters:
    ///   - passphrase: `nil` writes it unencrypted.
    ///   - progress: bytes written and in all, from that thread.
    public func make(
        at path: String, mayReplace: Bool, passphrase: Secret?,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> Made {
        try await locations.openExports.noting(path) {
            try await DedicatedThread.run { isCancelled in
                let manifest = try write(
                    to: path, mayReplace: mayReplace, opener: passphrase.map(SealedSink.opener), isCancelled, progress)
                let entry = ExportHistory.Entry(
                    madeAt: manifest.madeAt, kind: .backup, isEncrypted: passphrase != nil, path: path,
                    bytes: manifest.files.reduce(0) { $0 + $1.bytes }, rows: 0)
                try history.add(entry)
                return Made(entry: entry, files: manifest.files.map(\.name))
            }
        }
    }

    /// Blocks for seconds.
    public func write(
        to path: String, mayReplace: Bool, opener: ByteSinkOpener?, _ isCancelled: @escaping @Sendable () -> Bool,
        _ progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(ArchiveError) -> BackupManifest {
        // Where the data can only be looked at, their copies lie where the backup goes.
        let scratch =
            access(locations.data, W_OK) == 0 ? locations.data : Folder.of(path)
        let writer = BackupWriter(
            path: path, mayReplace: mayReplace, opener: opener, madeAt: now(), madeBy: madeBy)
        return try writer.write(try parts(scratch: scratch, isCancelled)) { done, total in
            progress(done, total)
            return !isCancelled()
        }
    }

    /// - Parameter scratch: a folder for the copies of the databases, which have no name there.
    private func parts(
        scratch: String, _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(ArchiveError) -> [BackupWriter.Part] {
        var parts: [BackupWriter.Part] = []
        for place in places where FileManager.default.fileExists(atPath: place.path) {
            guard [BackupName.healthDatabase, BackupName.conversationDatabase].contains(place.name) else {
                parts.append(.init(name: place.name, path: place.path))
                continue
            }
            do throws(SQLiteFailure) {
                let copy = try DatabaseCopy.anonymous(of: place.path, in: scratch, isCancelled: isCancelled)
                parts.append(.init(name: place.name, copy: copy, of: place.path))
            } catch {
                if error.isCancelled { throw .cancelled }
                if error.isFull { throw .diskFull(path: scratch) }
                throw .cannotRead(
                    path: place.path, reason: error.reason + (error.isDamage ? "; airfit doctor --salvage helps" : ""))
            }
        }
        // A folder that is not there has no themes in it.
        for theme in (try? FileManager.default.contentsOfDirectory(atPath: locations.themesFolder).sorted()) ?? [] {
            let name = BackupName.themes + theme
            guard BackupName.isAllowed(name) else { continue }
            parts.append(.init(name: name, path: "\(locations.themesFolder)/\(theme)"))
        }
        return parts
    }

    /// Where the files of a backup belong, themes apart.
    public var places: [(name: String, path: String)] {
        [
            (BackupName.healthDatabase, locations.healthDatabase),
            (BackupName.conversationDatabase, locations.conversationDatabase),
            (BackupName.vault, locations.data + "/vault"), (BackupName.configuration, locations.configFile),
        ]
    }

    /// A backup that was found whole and lies unpacked, ready to be put back.
    public struct Examined: Sendable {
        fileprivate let staging: StagingFolder
        fileprivate let manifest: BackupManifest
        /// Settings of it that run programs or send data: they are off until they are confirmed.
        public let waiting: WaitingSettings

        /// When the backup was made.
        public var madeAt: Date { manifest.madeAt }
        /// For people: `health data`.
        public var holds: [String] { BackupWork.words(manifest.files.map(\.name)) }

        /// Lets it go; it can be examined again.
        public func remove() { staging.remove() }
    }

    /// The secret that opens a backup.
    public enum Opening: Sendable {
        case unencrypted
        case passphrase(Secret)
        /// The vault that it was sealed with.
        case vault(VaultSealOpener)
        /// The vault that it was sealed with protects nothing.
        case unprotected
    }

    /// Checks a backup whole: format, version, names, sizes, checksums, databases. Changes nothing.
    public func examine(_ path: String, opening: Opening) async throws -> Examined {
        try await DedicatedThread.run { isCancelled in
            let staging = try StagingFolder(in: locations.data)
            do {
                let source: any ByteSource =
                    switch opening {
                    case .unencrypted: try FileSource(path: path)
                    case .passphrase(let passphrase): try SealedSource(path: path, passphrase: passphrase)
                    case .vault(let opener): try SealedSource(path: path, opener: opener)
                    case .unprotected: try SealedSource(unprotectedPath: path)
                    }
                let manifest = try BackupReader.unpack(
                    source, path: path, into: staging.path, isCancelled: isCancelled)
                try check(manifest, in: staging, path)
                let waiting = try separateUnconfirmed(in: staging.path, of: manifest, path)
                return Examined(staging: staging, manifest: manifest, waiting: waiting)
            } catch {
                staging.remove()
                throw error
            }
        }
    }

    /// Examines a backup as above; without a passphrase it is taken as not encrypted.
    public func examine(_ path: String, passphrase: Secret?) async throws -> Examined {
        try await examine(path, opening: passphrase.map(Opening.passphrase) ?? .unencrypted)
    }

    /// Puts a backup in the place of what is there, which is kept. The stores must be closed.
    ///
    /// Restores an examined backup. Parts that it does not hold stay as they are. When this throws, nothing was
    /// changed.
    public func putBack(_ examined: Examined) async throws -> Restored {
        try await DedicatedThread.run { _ in
            let replacement = Replacement(journalIn: locations.data)
            defer { if !replacement.isPending { examined.remove() } }
            for database in [locations.healthDatabase, locations.conversationDatabase] {
                guard HealthStore.isAlone(database) else { throw ArchiveError.inUse }
            }
            let moves =
                moves(examined.manifest, from: examined.staging)
                + waitingMoves(examined.manifest, examined.staging.path)
            let outcome = try replacement.run(moves, keeping: keptFolder)
            return Restored(
                madeAt: examined.madeAt, replaced: Self.words(outcome.replaced), added: Self.words(outcome.added),
                keptFolder: outcome.keptFolder, waiting: examined.waiting)
        }
    }

    private func check(_ manifest: BackupManifest, in staging: StagingFolder, _ path: String) throws {
        for file in manifest.files {
            let unpacked = "\(staging.path)/\(file.name)"
            do {
                switch file.name {
                case BackupName.healthDatabase: try HealthStore.verify(unpacked)
                case BackupName.conversationDatabase: try ConversationStore.verify(unpacked)
                case BackupName.configuration: _ = try SettingsCodec.load(from: unpacked)
                default: break  // a vault tells by itself when it is opened, a theme when it is read
                }
            } catch HealthStoreError.tooNew, ConversationError.tooNew {
                throw ArchiveError.tooNew(path: path)
            } catch is HealthStoreError {
                throw ArchiveError.damaged(path: path, reason: "the health data in it are not whole")
            } catch is ConversationError {
                throw ArchiveError.damaged(path: path, reason: "the conversations in it are not whole")
            } catch is SettingsError {
                throw ArchiveError.damaged(path: path, reason: "the settings in it cannot be read")
            }
        }
    }

    private func moves(_ manifest: BackupManifest, from staging: StagingFolder) -> [Replacement.Move] {
        manifest.files.compactMap { file in
            let from = "\(staging.path)/\(file.name)"
            if file.name.hasPrefix(BackupName.themes) {
                let theme = file.name.dropFirst(BackupName.themes.count)
                return .init(name: file.name, from: from, to: "\(locations.themesFolder)/\(theme)")
            }
            guard let place = places.first(where: { $0.name == file.name })?.path else { return nil }
            let suffixes = file.name == BackupName.vault ? [".bak"] : ["-wal", "-shm", "-journal"]
            let hasCompanions = file.name != BackupName.configuration
            return .init(
                name: file.name, from: from, to: place, companions: hasCompanions ? suffixes.map { place + $0 } : [])
        }
    }

    /// Beside the data, with the moment in its name.
    private var keptFolder: String {
        let moment = now().formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let path = "\(locations.data)/before-restore-\(moment)"
        // Several in a second each keep what they replace.
        return ([path] + (2...99).map { "\(path)-\($0)" }).first { access($0, F_OK) != 0 } ?? path
    }

    /// The files of a backup for people: `health data`.
    public static func words(_ names: [String]) -> [String] {
        let words = [
            BackupName.healthDatabase: "health data", BackupName.conversationDatabase: "conversations",
            BackupName.vault: "the vault with your keys", BackupName.configuration: "settings",
        ]
        let themes = names.count { $0.hasPrefix(BackupName.themes) }
        return names.compactMap { words[$0] } + (themes > 0 ? [themes == 1 ? "a theme" : "\(themes) themes"] : [])
    }
}

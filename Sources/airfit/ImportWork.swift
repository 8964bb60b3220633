import ChatModel
import ConversationStore
import Archive
import Foundation
import HealthImport
import HealthModel
import HealthStore
import Vault

/// Imports files one after the other, for the command, the screen and the watched folder.
struct ImportWork: Sendable {
    /// How far one file is.
    struct Step: Equatable, Sendable {
        var path: String
        /// Bytes, unpacked.
        var done: Int64
        var total: Int64
        /// Read so far.
        var records: Int
    }

    /// `nil` reads and keeps nothing.
    var store: HealthStore?
    var conversations: ConversationStore?
    /// Of files that are encrypted.
    var passphrase: Secret?
    /// The folder where an encrypted file lies open while it is read, in a private folder of its own.
    var staging: String
    /// Called from the thread that reads a file.
    var progress: @Sendable (Step) -> Void

    /// Goes on after a file that is rejected; ends with one that is stopped.
    func run(_ paths: [String]) async -> ImportReport {
        var report = ImportReport(isDryRun: store == nil)
        for path in paths where !Task.isCancelled {
            let begin = ContinuousClock.now
            var file = await importing(path)
            file.seconds = (ContinuousClock.now - begin) / .seconds(1)
            report.files.append(file)
        }
        return report
    }

    private func importing(_ path: String) async -> ImportReport.File {
        var file = ImportReport.File(path: path)
        var open: OpenedSeal?
        defer { open?.remove() }
        do {
            if SealedFile.isSealed(path: path) { open = try await OpenedSeal.of(path, passphrase, in: staging) }
            let source = try HealthFile.open(path: open?.path ?? path)
            file.format = source.format
            let progress = progress
            let tell: @Sendable (Int64, Int) -> Void = {
                progress(Step(path: path, done: $0, total: source.byteCount, records: $1))
            }
            guard let store else {
                let sink = CountingSink()
                file.take(
                    try source.read(into: sink) { done in
                        tell(done, sink.records)
                        return !Task.isCancelled
                    })
                return file
            }
            let origin = ImportOrigin(
                path: path, format: file.format, fingerprint: source.fingerprint, byteCount: Int(source.byteCount))
            file.take(
                try await store.importing(origin) { sink in
                    let counted = CountedSink(sink)
                    return try source.read(into: counted) { done in
                        tell(done, counted.records)
                        return true  // the sink hears of a cancelled task
                    }
                })
            if case .airfit(let export) = source, let conversations {
                // Also of a file that was imported before: its conversations may have been deleted since.
                file.addedMessages = try conversations.importing { try export.read(tablesInto: $0) }
            }
        } catch {
            file.reject(error)
        }
        return file
    }
}

/// An encrypted file, open in a private folder as long as it is needed.
private struct OpenedSeal: Sendable {
    let path: String
    private let folder: StagingFolder

    static func of(_ path: String, _ passphrase: Secret?, in staging: String) async throws -> OpenedSeal {
        guard let passphrase else { throw ArchiveError.wrongPassphrase(path: path) }
        return try await OwnThread.run { isCancelled in
            let folder = try StagingFolder(in: staging)
            do {
                let source = try SealedSource(path: path, passphrase: passphrase)
                let file = try PrivateFile(path: folder.path + "/export", mayReplace: false)
                try file.write(allOf: source, isCancelled: isCancelled)
                return OpenedSeal(path: file.path, folder: folder)
            } catch {
                folder.remove()
                throw error
            }
        }
    }

    func remove() { folder.remove() }
}

/// Takes everything and keeps nothing: for `--dry-run`.
private final class CountingSink: ImportSink {
    private var types: [ImportedType: Int32] = [:]
    private var sources: [ImportedSource: Int32] = [:]

    func number(of type: ImportedType) -> Int32 { Self.number(of: type, in: &types) }
    func number(of source: ImportedSource) -> Int32 { Self.number(of: source, in: &sources) }
    private(set) var records = 0
    func add(samples: [ImportedSample]) { records += samples.count }
    func add(sleep: [ImportedSleep]) { records += sleep.count }
    func add(workout: ImportedWorkout) {}
    func add(summary: ImportedActivitySummary) {}
    func set(profile: ImportedProfile) {}

    private static func number<Key: Hashable>(of key: Key, in known: inout [Key: Int32]) -> Int32 {
        if let number = known[key] { return number }
        known[key] = Int32(known.count)
        return Int32(known.count - 1)
    }
}

/// Hands everything on and counts it.
private final class CountedSink: ImportSink {
    private let sink: any ImportSink
    private(set) var records = 0

    init(_ sink: any ImportSink) { self.sink = sink }

    func number(of type: ImportedType) throws -> Int32 { try sink.number(of: type) }
    func number(of source: ImportedSource) throws -> Int32 { try sink.number(of: source) }
    func add(samples: [ImportedSample]) throws {
        records += samples.count
        try sink.add(samples: samples)
    }
    func add(sleep: [ImportedSleep]) throws {
        records += sleep.count
        try sink.add(sleep: sleep)
    }
    func add(workout: ImportedWorkout) throws { try sink.add(workout: workout) }
    func add(summary: ImportedActivitySummary) throws { try sink.add(summary: summary) }
    func add(checkIn: ImportedCheckIn) throws { try sink.add(checkIn: checkIn) }
    func set(profile: ImportedProfile) throws { try sink.set(profile: profile) }
}

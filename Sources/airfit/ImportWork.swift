import Archive
import ChatModel
import ConversationStore
import Foundation
import HealthImport
import HealthModel
import HealthStore
import Synchronization
import Vault

/// Imports what is at each path, one after the other, for the commands, the screen and the watched folder.
struct ImportWork: Sendable {
    /// How far the import of one path is.
    struct Step: Equatable, Sendable {
        /// The file that is read.
        var name: String
        /// From 1.
        var file: Int
        var files: Int
        /// Bytes, unpacked, of all files.
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
    /// The folder where an encrypted file lies open while it is read, in a private folder of its own, and where archives in
    /// archives are unpacked.
    var staging: String
    /// Where the person lives, for files whose times have no zone.
    var zone: TimeZone
    /// Called from the thread that reads a file.
    var progress: @Sendable (Step) -> Void

    /// Goes on after a file that is rejected; ends with one that is stopped.
    func run(_ paths: [String]) async -> ImportReport {
        var report = ImportReport(isDryRun: store == nil)
        for path in paths where !Task.isCancelled {
            let begin = ContinuousClock.now
            report.add(await importing(path))
            report.seconds += (ContinuousClock.now - begin) / .seconds(1)
        }
        return report
    }

    private func importing(_ path: String) async -> ImportReport.Place {
        var place = ImportReport.Place(path: path)
        var open: OpenedSeal?
        defer { open?.remove() }
        do {
            if SealedFile.isSealed(path: path) { open = try await OpenedSeal.of(path, passphrase, in: staging) }
            let (staging, readable) = (staging, open?.path ?? path)
            let collection = try await OwnThread.run { isCancelled in
                try HealthCollection.open(path: readable, temporary: staging, isCancelled: isCancelled)
            }
            try await take(collection, shownAs: path, into: &place)
        } catch {
            place.reject(error)
        }
        return place
    }

    private func take(
        _ collection: HealthCollection, shownAs path: String, into place: inout ImportReport.Place
    ) async throws {
        let shown = { (name: String) in
            name.hasPrefix(collection.path) ? path + name.dropFirst(collection.path.count) : name
        }
        for stranger in collection.leftOut { place.leaveOut(stranger, named: shown(stranger.name)) }
        let home = DayClock(zone: zone)
        var step = Step(
            name: path, file: 0, files: collection.files.count, done: 0, total: collection.byteCount, records: 0)
        for source in collection.files {
            (step.name, step.file) = (shown(source.name), step.file + 1)
            var file = ImportReport.File(path: shown(source.export ?? source.name), format: source.format)
            do {
                let counted = try await importing(source, home: home, at: step, into: &file)
                step.records += counted
            } catch {
                file.reject(error, named: step.name)
            }
            step.done += source.byteCount
            place.add(file, isPart: !source.isMain)
            if Task.isCancelled { break }
        }
    }

    /// - Returns: records read.
    private func importing(
        _ source: HealthFile, home: DayClock, at step: Step, into file: inout ImportReport.File
    ) async throws -> Int {
        let (name, progress) = (step.name, progress)
        let tell: @Sendable (Int64, Int) -> Void = { done, records in
            var now = step
            now.done += done
            now.records += records
            progress(now)
        }
        let context = ImportContext(now: Int64(Date().timeIntervalSince1970), home: home)
        guard let store else {
            let sink = CountingSink()
            let tally = try source.read(into: sink, context: context) { done in
                tell(done, sink.records)
                return !Task.isCancelled
            }
            file.take(tally, named: name)
            return tally.records
        }
        let origin = ImportOrigin(
            path: name, format: source.format, fingerprint: source.fingerprint, byteCount: Int(source.byteCount))
        let outcome = try await store.importing(origin) { sink in
            let counted = CountedSink(sink)
            return try source.read(into: counted, context: context) { done in
                tell(done, counted.records)
                return true  // the sink hears of a cancelled task
            }
        }
        file.take(outcome, named: name)
        if source.isFromAirFit, let conversations {
            // Also of a file that was imported before: its conversations may have been deleted since.
            file.addedMessages = try conversations.importing { try source.read(tablesInto: $0) }
        }
        return outcome.records
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

import Archive
import ChatModel
import Console
import ConversationStore
import Files
import Foundation
import HealthImport
import HealthModel
import HealthStore
import ImportKit
import Threads
import Vault

/// Imports what is at each path, one after the other, for the commands, the screen and the watched folder. All files of one
/// path are one import: it can be undone as a whole, and when it is stopped the same import goes on another time.
public struct ImportWork: Sendable {
    /// How far the import of one path is.
    public struct Step: Equatable, Sendable {
        /// The name of what is imported, or of the file in it that is read.
        public var name: String
        public var phase = ImportProgress.Phase.reading
        /// From 1.
        public var file = 1
        /// How many files there are.
        public var files = 1
        /// Bytes, unpacked, of all files.
        public var done: Int64 = 0
        /// Bytes to read in all, unpacked.
        public var total: Int64 = 0
        /// Read so far.
        public var records = 0
    }

    /// The treatment of statements in files that nothing measured.
    public enum Statements: Sendable {
        /// It is left out of every file: for what comes without anybody naming it.
        case leftOut
        case kept
        /// An export of AirFit is asked about before it is read; what other programs say of the person is kept.
        case asked(@Sendable (_ path: String, StatementSurvey) async -> Bool)
    }

    /// `nil` reads and keeps nothing.
    public var store: HealthStore?
    /// `nil` leaves the conversations of an export out.
    public var conversations: ConversationStore?
    /// Of files that are encrypted.
    public var passphrase: Secret?
    /// The folder where an encrypted file lies open while it is read, in a private folder of its own, and where archives in
    /// archives are unpacked.
    public var staging: String
    /// Where the person lives, for files whose times have no zone; the store knows it itself.
    public var zone: TimeZone
    public var statements: Statements
    /// How plain tables are to be read, by their headings.
    public var tables: [String: CSVMapping] = [:]
    /// Whose values are taken where a device measured several people.
    public var person: String?
    /// Called from the thread that reads a file.
    public var progress: @Sendable (Step) -> Void

    public init(
        store: HealthStore? = nil, conversations: ConversationStore? = nil, passphrase: Secret? = nil, staging: String,
        zone: TimeZone, statements: Statements, tables: [String: CSVMapping] = [:], person: String? = nil,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        self.store = store
        self.conversations = conversations
        self.passphrase = passphrase
        self.staging = staging
        self.zone = zone
        self.statements = statements
        self.tables = tables
        self.person = person
        self.progress = progress
    }

    /// Goes on after a path that is rejected; ends with one that is stopped.
    public func run(_ paths: [String]) async -> ImportReport {
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
            let collection = try await DedicatedThread.run { isCancelled in
                try HealthCollection.open(path: readable, temporary: staging, isCancelled: isCancelled)
            }
            let shown = ShownNames(collection.path, as: path)
            for stranger in collection.leftOut { place.leaveOut(stranger, named: shown.name(stranger.name)) }
            let admission = try await admission(to: collection, shown.path)
            let outcome: ImportOutcome
            do {
                outcome = try await self.outcome(of: collection, shown, admission)
            } catch ImportFailure.cancelled {
                place.stop(before: collection.files, shown.path) { shown.name($0.export ?? $0.name) }
                return place
            }
            place.resumed = outcome.resumed ?? 0
            place.stop = outcome.stopSentence(shown.path)
            place.byType = outcome.byType
            place.files.reserveCapacity(place.files.count + outcome.files.count)
            for (source, result) in zip(collection.files, outcome.files) {
                var file = ImportReport.File(path: shown.name(source.export ?? source.name), format: source.format)
                file.merge(result, isDryRun: store == nil)
                if admission == .everything, source.isFromAirFit, result.status != .rejected,
                    result.status != .unfinished, store != nil,
                    let conversations
                {
                    // Also of a file that was imported before: its conversations may have been deleted since.
                    file.addedMessages = try conversations.importing(from: source.fingerprint) {
                        try source.read(tablesInto: $0)
                    }
                }
                if admission == .measured, source.isFromAirFit, result.status != .rejected {
                    // What only its other tables hold, conversations for example, did not pass the store.
                    let survey = try await DedicatedThread.run { _ in try source.statements() }
                    file.unadmitted.merge(survey.counts, uniquingKeysWith: max)
                }
                file.note = Self.note(file.note, leftOut: file.unadmitted)
                file.countUnadmitted()
                place.add(file, isPart: !source.isMain)
            }
            place.joinEmptyFiles()
        } catch {
            place.reject(error)
        }
        return place
    }

    /// Decides which statements of a collection are kept, once they are known.
    private func admission(to collection: HealthCollection, _ path: String) async throws -> ImportAdmission {
        switch statements {
        case .leftOut: return .measured
        case .kept: return .everything
        case .asked(let ask):
            let files = collection.files.filter(\.isFromAirFit)
            guard !files.isEmpty, store != nil else { return .everything }
            let survey: StatementSurvey
            do {
                survey = try await DedicatedThread.run { isCancelled in
                    try files.reduce(into: StatementSurvey()) { whole, file in
                        whole.add(try file.statements(isCancelled: isCancelled))
                    }
                }
            } catch ImportError.cancelled {
                throw ImportError.cancelled
            } catch {
                return .measured  // what could not be shown is not taken; what is wrong is told when the file is read
            }
            if survey.isEmpty { return .everything }
            return await ask(path, survey) ? .everything : .measured
        }
    }

    private static func note(_ note: String?, leftOut: [ImportStatement: Int]) -> String? {
        guard !leftOut.isEmpty else { return note }
        let words = ImportStatement.allCases.compactMap { one in leftOut[one].map(one.counted) }
        let sentence = "Left out, as nothing measured it and nobody said yes: \(words.joined(separator: ", "))"
        return note.map { "\($0). \(sentence)" } ?? sentence
    }

    /// The results of a collection, with its files in their order.
    private func outcome(
        of collection: HealthCollection, _ shown: ShownNames, _ admission: ImportAdmission
    ) async throws -> ImportOutcome {
        let (progress, people) = (progress, FITPeople())
        guard let store else {
            var outcome = ImportOutcome(status: .imported)
            (outcome.files, outcome.byType) = try await tried(collection, shown)
            return outcome
        }
        let sources = collection.files
        // What the closure of a file captures is held for each of them, and they can be very many.
        let complete: @Sendable (ImportContext) -> ImportContext = { [self] in completed($0, people) }
        let files = sources.indices.map { index in
            let source = sources[index]
            var file = ImportFile(
                name: shown.name(source.name), format: source.format,
                fingerprint: source.readingFingerprint(by: tables, person: person), byteCount: source.byteCount
            ) { sink, context, progress in
                try sources[index].read(into: sink, context: complete(context), progress: progress)
            }
            file.holdsMore = source.isFromAirFit
            if admission == .measured, source.mayHoldStatements {
                // Importing it again with all it says reads it again.
                (file.fullerFingerprint, file.fingerprint) = (file.fingerprint, file.fingerprint + ":measured")
            }
            return file
        }
        let origin = ImportOrigin(
            path: shown.path, format: collection.format,
            fingerprint: collection.fingerprint + (admission == .measured ? ":measured" : ""),
            byteCount: Int(collection.byteCount))
        return try await store.importing(origin, files: files, admission: admission) { step in
            let name = step.file < files.count ? files[step.file].name : shown.path
            progress(
                Step(
                    name: name, phase: step.phase, file: step.file + 1, files: step.fileCount, done: step.done,
                    total: step.total, records: step.records))
        }
    }

    private func completed(_ context: ImportContext, _ people: FITPeople) -> ImportContext {
        var context = context
        context.people = people
        context.csvMappings = tables
        context.person = person
        context.temporaryFolder = staging
        return context
    }

    /// Reads everything and keeps nothing.
    private func tried(
        _ collection: HealthCollection, _ shown: ShownNames
    ) async throws -> (files: [ImportOutcome.File], byType: [String: Int]) {
        let (progress, context) = (
            progress,
            completed(
                ImportContext(now: Int64(Date().timeIntervalSince1970), home: DayClock(zone: zone)), FITPeople())
        )
        return try await DedicatedThread.run { isCancelled in
            let sink = CountingSink()
            var step = Step(name: shown.path, files: collection.files.count, total: collection.byteCount)
            var before: Int64 = 0
            var byType: [String: Int] = [:]
            var files = try collection.files.enumerated().map { index, source in
                sink.hasRecords = false
                let recordsBefore = sink.records
                (step.name, step.file) = (shown.name(source.name), index + 1)
                var file = ImportOutcome.File(name: step.name, format: source.format, status: .imported)
                do {
                    let tally = try source.read(into: sink, context: context) { done in
                        (step.done, step.records) = (before + done, sink.records)
                        progress(step)
                        return !isCancelled()
                    }
                    file.add(tally, records: sink.records - recordsBefore)
                    byType.merge(tally.byType, uniquingKeysWith: +)
                    file.isWithoutRecords = !sink.hasRecords && !source.isFromAirFit
                } catch let error as ImportError where error != .cancelled {
                    (file.status, file.error) = (.rejected, error)
                }
                before += source.byteCount
                return file
            }
            ImportOutcome.File.rejectEmpty(&files)
            return (files, byType)
        }
    }
}

/// The names of files as the person knows them: an encrypted one is read from elsewhere.
private struct ShownNames: Sendable {
    let readPath: String
    /// As given.
    let path: String

    init(_ readPath: String, as path: String) {
        self.readPath = readPath
        self.path = path
    }

    func name(_ name: String) -> String {
        if readPath == path { return name }
        return name.hasPrefix(readPath) ? path + name.dropFirst(readPath.count) : name
    }
}

extension HealthCollection {
    /// The format of its main files, or `several`.
    public var format: String {
        let formats = Set(files.filter(\.isMain).map(\.format))
        return formats.count == 1 ? formats.first ?? "several" : "several"
    }

    /// Of the only file; of several it is only a name.
    public var fingerprint: String {
        files.count == 1 ? files[0].fingerprint : "collection:\(files.count):\(byteCount)"
    }
}

extension ImportOutcome.File {
    /// - Parameter records: those that could be imported.
    fileprivate mutating func add(_ tally: ImportTally, records: Int) {
        status = tally.cutOff == nil ? .imported : .partial
        skipped = tally.skipped.values.reduce(0, +)
        self.records = records + skipped
        skippedReasons = tally.skipped
        cutOff = tally.cutOff
        note = tally.note
    }
}

/// An encrypted file, open in a private folder as long as it is needed.
private struct OpenedSeal: Sendable {
    let path: String
    private let folder: StagingFolder

    static func of(_ path: String, _ passphrase: Secret?, in staging: String) async throws -> OpenedSeal {
        guard let passphrase else { throw ArchiveError.wrongPassphrase(path: path) }
        return try await DedicatedThread.run { isCancelled in
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

extension ImportOutcome {
    /// Why it is unfinished, how much is in and what to do; `nil` for one that came to its end.
    fileprivate func stopSentence(_ path: String) -> String? {
        guard let stoppedBy else { return nil }
        let why =
            switch stoppedBy {
            case .cancelled: "The import of \(path) was stopped."
            case .store(let error): error.sentence
            case .reader(let error):
                "The import of \(path) broke off: \((error as? ImportError)?.message ?? "\(error)")."
            }
        let whole = files.count { $0.status != .unfinished }
        let kept =
            files.count == 1
            ? "\(counted(records, "record")) of it are in"
            : "\(grouped(whole)) of its \(grouped(files.count)) files are in, \(counted(records, "record")) in all"
        return
            "\(why) \(kept). Import it again to go on\(batch.map { ", or take back what is in with airfit import --undo \($0)" } ?? "")."
    }
}

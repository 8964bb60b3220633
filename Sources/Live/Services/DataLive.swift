import ScreenKit
import AppStore
import Archive
import Console
import ConversationStore
import DataWork
import Foundation
import HealthImport
import HealthStore
import ImportKit
import LogFile
import Passphrases
import ProgramContext
import SettingsScreen
import Synchronization
import Vault

/// The services of the settings' data page, with the live stores.
struct DataLive: Sendable {
    let context: Context
    let health: HealthStore
    let conversations: ConversationStore
    /// The backup that was examined last.
    private let examined = Slot<BackupWork.Examined>()
    /// The running work of the screen, to be cancelled.
    private let current = Slot<Task<Void, Never>>()
    /// The import that waits for an answer.
    private let asked = Slot<CheckedContinuation<Bool, Never>>()
    /// The import that waits to hear whose values it takes.
    private let askedPerson = Slot<CheckedContinuation<String?, Never>>()

    init(context: Context, health: HealthStore, conversations: ConversationStore) {
        self.context = context
        self.health = health
        self.conversations = conversations
    }

    var services: DataServices {
        DataServices(
            load: { await facts() }, work: { events(of: $0) },
            stop: {
                asked.take()?.resume(returning: false)
                askedPerson.take()?.resume(returning: nil)
                current.take()?.cancel()
            }, answerImport: { asked.take()?.resume(returning: $0) },
            answerPerson: { askedPerson.take()?.resume(returning: $0) },
            removeOldLogs: { days in
                let gone = LogRetention.apply(
                    days: days, to: context.locations.logFile, now: Date().timeIntervalSince1970)
                return gone == 0 ? "There were no old logs." : "Old logs are gone, \(byteText(gone))."
            },
            forgetUsage: { UsageCounts.delete(context.usagePath) })
    }

    /// Runs the action for after the screen has closed, once the stores can be closed.
    /// - Returns: lines for the terminal.
    func run(_ action: DataExitAction) async -> [String] {
        do {
            try await health.close()
            try await conversations.close()
            switch action {
            case .erase(let withSettings):
                context.flushLog()
                return try await context.erasing.run(withSettings: withSettings).lines
            case .restore:
                guard let backup = examined.take() else { return ["There is no backup to put back."] }
                let (restored, notice) = try await context.putBack(backup)
                return [notice, restored.text].compactMap(\.self)
            }
        } catch {
            return [Failure(archiving: error).sentence]
        }
    }

    /// Lets go of what was only looked at.
    func close() { examined.take()?.remove() }

    /// For the watched folder.
    func importQuietly(_ path: String) async -> ImportReport {
        await ImportWork(
            store: health, conversations: conversations, staging: context.locations.data, zone: context.zone,
            statements: .leftOut, tables: TableMappings(folder: context.locations.data).all
        ) { _ in }
        .run([path])
    }

    // MARK: - Facts

    private func facts() async -> DataFacts {
        var facts = DataFacts()
        // A store that cannot be read is told by the screens that show it.
        facts.imports = ((try? await health.importBatches()) ?? []).map {
            .init(path: $0.path, finishedAt: $0.finishedAt, records: $0.records, added: $0.added)
        }
        facts.exports = context.exportHistory.entries().map { entry in
            let kind = entry.kind == .backup ? "backup" : entry.kind.rawValue.uppercased()
            return .init(
                path: entry.path, madeAt: entry.madeAt, bytes: entry.bytes,
                kind: kind + (entry.isEncrypted ? ", encrypted" : ""), isThere: entry.isThere)
        }
        let counts = UsageCounts.read(context.usagePath)
        let insights = UsageInsights.sentences(counts, today: context.today)
        let days = counts.sorted { $0.key > $1.key }.map { day, counts in
            "\(day)  " + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        }
        facts.usage = insights + (insights.isEmpty ? [] : [""]) + days
        facts.suggestedPath = "~/airfit-\(context.today.iso)"
        facts.zone = context.zone
        return facts
    }

    // MARK: - Work

    private func events(of effect: DataEffect) -> AsyncStream<DataEvent> {
        AsyncStream { continuation in
            let work = Task {
                let end = await run(effect) { continuation.yield($0) }
                continuation.yield(end)
                continuation.finish()
            }
            current.put(work)
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private func run(
        _ effect: DataEffect, send: @escaping @Sendable (DataEvent) -> Void
    ) async -> DataEvent {
        let progress: @Sendable (DataProgress) -> Void = { send(.progressed($0)) }
        do {
            switch effect {
            case .importFiles(let paths, let secret): return try await importing(paths, secret, send, progress)
            case .export(let path, let format, let secret, let mayReplace):
                return try await exporting(path, format, secret, mayReplace, progress)
            case .backUp(let path, let secret, let mayReplace):
                return try await backingUp(path, secret, mayReplace, progress)
            case .examine(let path, let secret): return try await examining(path, secret, progress)
            default: return .ended("", isProblem: false)
            }
        } catch ArchiveError.exists(let path) {
            return .wouldReplace(path: path)
        } catch  where Task.isCancelled {
            return .ended("Stopped; nothing half stays behind.", isProblem: false)
        } catch {
            return .ended(Failure(archiving: error).sentence, isProblem: true)
        }
    }

    private func importing(
        _ paths: [String], _ secret: SecretEntry?, _ send: @escaping @Sendable (DataEvent) -> Void,
        _ progress: @escaping @Sendable (DataProgress) -> Void
    ) async throws -> DataEvent {
        let paths = paths.map(context.absolute)
        let passphrase = try Self.passphrase(secret)
        if passphrase == nil, let sealed = paths.first(where: { SealedFile.isSealed(path: $0) }) {
            return .passphraseWanted(path: sealed)
        }
        var whole = Records.ImportReport(path: paths.first ?? "", files: [], seconds: 0)
        var ends: [(sentence: String, isProblem: Bool)] = []
        for (index, path) in paths.enumerated() where !Task.isCancelled {
            let place = paths.count > 1 ? ", \(index + 1) of \(paths.count)" : ""
            let meter = Meter(title: "Importing \((path as NSString).lastPathComponent)\(place)", progress)
            meter.note("Looking at what is in it.")
            var asked: Set<[String]> = []
            meter.report()
            var work = ImportWork(
                store: health, conversations: conversations, passphrase: passphrase,
                staging: context.locations.data, zone: context.zone,
                statements: .asked { path, survey in await ask(path, survey, send) },
                tables: TableMappings(folder: context.locations.data).all
            ) {
                let name = $0.name.hasPrefix(path + "/") ? String($0.name.dropFirst(path.count + 1)) : ""
                meter.note($0.phase.note)
                meter.report(bytes: Int($0.done), of: Int($0.total), rows: $0.records, file: (name, $0.file, $0.files))
            }
            var report = await work.run([path])
            while !Task.isCancelled,
                let file = report.files.first(where: { !$0.people.isEmpty && !asked.contains($0.people) })
            {
                asked.insert(file.people)
                guard let person = await chosenPerson(of: file, send) else { continue }
                work.person = person == Records.everybody ? CSVMapping.Person.everybody : person
                report.replaceRejected(by: await work.run([path]))
            }
            whole.files += Records.ImportFile.all(of: report, at: path)
            whole.seconds += report.seconds
            whole.resumed += report.places.reduce(0) { $0 + $1.resumed }
            ends.append((report.sentence, report.exitCode != nil))
        }
        whole.isStopped = Task.isCancelled
        if whole.isStopped { whole.files += paths.dropFirst(ends.count).map(Records.ImportFile.init(notBegun:)) }
        send(.reported(whole))
        if whole.isStopped { return .ended(whole.sentence, isProblem: false) }
        // Of several the first that went wrong is told; what became of each stands on the page.
        let end = ends.first(where: \.isProblem) ?? ends.last ?? ("Nothing was imported.", true)
        return .ended(ends.count > 1 && !end.isProblem ? whole.sentence : end.sentence, isProblem: end.isProblem)
    }

    /// Waits for the person, or until the import is stopped.
    private func ask(
        _ path: String, _ survey: StatementSurvey, _ send: @Sendable (DataEvent) -> Void
    ) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                asked.take()?.resume(returning: false)
                asked.put(continuation)
                if Task.isCancelled { asked.take()?.resume(returning: false) }
                send(.statementsFound(file: (path as NSString).lastPathComponent, lines: survey.lines))
            }
        } onCancel: {
            asked.take()?.resume(returning: false)
        }
    }

    /// Waits until the person has said whose values are to be taken, or the import is stopped.
    private func chosenPerson(
        of file: ImportReport.File, _ send: @Sendable (DataEvent) -> Void
    ) async -> String? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                askedPerson.take()?.resume(returning: nil)
                askedPerson.put(continuation)
                if Task.isCancelled { askedPerson.take()?.resume(returning: nil) }
                send(
                    .peopleFound(
                        file: (file.path as NSString).lastPathComponent, people: file.people,
                        mayBeOne: file.format == "csv"))
            }
        } onCancel: {
            askedPerson.take()?.resume(returning: nil)
        }
    }

    private func exporting(
        _ path: String, _ format: DataFormat, _ secret: SecretEntry?, _ mayReplace: Bool,
        _ progress: @escaping @Sendable (DataProgress) -> Void
    ) async throws -> DataEvent {
        let meter = Meter(title: "Exporting", progress)
        meter.report()
        let opener = try Self.newPassphrase(secret).map(SealedSink.opener)
        let done = try await context.export(
            to: path, format: format == .json ? .json : .csv, mayReplace: mayReplace, opener: opener, health: health
        ) { meter.report(bytes: $0.bytes, rows: $0.rows, ofRows: $0.expectedRows) }
        let limit = context.todayFollowsClock ? "" : " No health data after \(context.today.iso) are in it."
        return .ended(
            "Exported \(grouped(done.rows)) rows, \(byteText(done.bytes)), to \(done.path).\(limit)", isProblem: false)
    }

    private func backingUp(
        _ path: String, _ secret: SecretEntry?, _ mayReplace: Bool,
        _ progress: @escaping @Sendable (DataProgress) -> Void
    ) async throws -> DataEvent {
        let meter = Meter(title: "Backing up", progress)
        meter.report()
        let made = try await context.backups.make(
            at: context.absolute(path), mayReplace: mayReplace, passphrase: try Self.newPassphrase(secret)
        ) { done, total in meter.report(bytes: done, of: total) }
        return .ended(
            "Backed up \(made.files.count) files, \(byteText(made.entry.bytes)), to \(made.entry.path).",
            isProblem: false)
    }

    private func examining(
        _ path: String, _ secret: SecretEntry?, _ progress: @escaping @Sendable (DataProgress) -> Void
    ) async throws -> DataEvent {
        if context.isDemo { throw Failure.noRestoreIntoDemo }
        let path = context.absolute(path)
        Meter(title: "Looking at the backup", progress).report()
        let passphrase = try Self.passphrase(secret)
        if SealedFile.isSealed(path: path), passphrase == nil { return .passphraseWanted(path: path) }
        let backup = try await context.backups.examine(path, passphrase: passphrase)
        examined.take()?.remove()
        examined.put(backup)
        return .examined(
            BackupFacts(
                path: path, madeAt: backup.madeAt, holds: backup.holds, waiting: backup.waiting.entries.count))
    }

    /// For a file that is written.
    private static func newPassphrase(_ entry: SecretEntry?) throws -> Secret? {
        let passphrase = try passphrase(entry)
        if let problem = passphrase.flatMap({ PassphraseStrength($0.revealed()).problem }) {
            throw Failure(problem, .badInput)
        }
        return passphrase
    }

    private static func passphrase(_ entry: SecretEntry?) throws -> Secret? {
        guard let entry else { return nil }
        do {
            return try entry.withText { try Secret(passphrase: $0) }
        } catch let problem as SecretTextProblem {
            throw Failure(problem.sentence(of: "the passphrase"), .usage)
        }
    }
}

/// Holds something until it is taken, or something else takes its place.
private final class Slot<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func put(_ new: Value) { value.withLock { $0 = new } }

    func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }
}

/// Reports how far a piece of work is, ten times a second at most.
private final class Meter: Sendable {
    private let title: String
    private let progress: @Sendable (DataProgress) -> Void
    private let begin = ContinuousClock.now
    private let reportedAt = Mutex<ContinuousClock.Instant?>(nil)
    private let noted = Mutex("")

    init(title: String, _ progress: @escaping @Sendable (DataProgress) -> Void) {
        self.title = title
        self.progress = progress
    }

    /// Says what is done where no bytes move. Another note is reported at once.
    func note(_ note: String) {
        let isNew = noted.withLock { noted in
            defer { noted = note }
            return noted != note
        }
        if isNew { reportedAt.withLock { $0 = nil } }
    }

    func report(
        bytes: Int = 0, of total: Int = 0, rows: Int? = nil, ofRows totalRows: Int = 0,
        file: (name: String, number: Int, count: Int)? = nil
    ) {
        let now = ContinuousClock.now
        let isTime = reportedAt.withLock { reportedAt in
            if let reportedAt, now - reportedAt < .milliseconds(100) { return false }
            reportedAt = now
            return true
        }
        guard isTime else { return }
        var step = DataProgress(
            title: title, bytes: bytes, totalBytes: total, rows: rows, totalRows: totalRows,
            seconds: (now - begin) / .seconds(1))
        step.note = noted.withLock { $0 }
        if let file { (step.file, step.fileNumber, step.fileCount) = file }
        progress(step)
    }
}

extension ImportProgress.Phase {
    fileprivate var note: String {
        switch self {
        case .reading: ""
        case .waiting: "It waits for another import to end."
        case .computing: "Everything is read. Days and nights are computed."
        }
    }
}

extension ImportReport {
    /// The result of one file, in one sentence.
    public var sentence: String {
        if let problem = problems.first { return problem }
        let first = text?.split(separator: "\n").first.map(String.init) ?? "Nothing was imported."
        let notes = files.filter { !$0.unadmitted.isEmpty }.compactMap(\.note)
        return ([first] + notes.map { $0 + "." }).joined(separator: " ")
    }
}

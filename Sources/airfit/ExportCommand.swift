import Archive
import ArgumentParser
import ChatModel
import ConversationStore
import Foundation
import HealthModel
import HealthStore
import Settings

/// What an export is written as.
enum ExportKind: String, CaseIterable, ExpressibleByArgument {
    case json, csv, markdown
}

/// `airfit export`: everything that is the person's, in a file of their own.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all your data to a file (JSON) or a folder (CSV), or conversations alone.",
        discussion: """
            Health data, check-ins, conversations, requests and settings; never a key. `airfit import` reads the JSON \
            back. The file appears when it is whole and can be read by you alone. Ctrl-C stops and leaves nothing.

            With --conversations, or --conversation and words of a title, conversations alone are written: as JSON that can \
            be imported again, with all branches, or as Markdown to read; several in Markdown are a folder.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Option(
        help:
            "json: one file that can be imported again. csv: a folder with a file for each table. markdown: conversations."
    )
    var format = ExportKind.json

    @Flag(help: "Only conversations, all of them.")
    var conversations = false

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Only the conversation with these words in its title.", valueName: "words"))
    var conversation: [String] = []

    @Flag(help: "Encrypt it with a passphrase; JSON only.")
    var encrypt = false

    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Replace a file that is there already; a folder, a link or a device never.")
    var force = false

    @Flag(help: "List the exports and backups made so far.")
    var list = false

    @Flag(help: "Print what was done as JSON.")
    var json = false

    @Argument(help: ArgumentHelp("The file or folder to write.", valueName: "path"))
    var path: String?

    func validate() throws {
        if encrypt, format == .csv {
            throw ValidationError("CSV is a folder of files and cannot be encrypted: take --format json.")
        }
        if format == .csv, conversations || !conversation.isEmpty {
            throw ValidationError("Conversations are written with --format json or markdown.")
        }
        if encrypt, conversations || !conversation.isEmpty || format == .markdown {
            throw ValidationError("Only an export of everything, or a backup, can be encrypted.")
        }
        if path == nil, !list { throw ValidationError("Say where to write the export: airfit export PATH.") }
    }

    func run() async throws {
        let (path, format, force, list, json) = (path, format, force, list, json)
        let (encrypt, options) = (encrypt, passphrase)
        let talksOnly = conversations || !conversation.isEmpty || format == .markdown
        let titles = conversation
        try await Context.running([common, root.common]) { context in
            guard let path, !list else { return ExportListing(context.exportHistory).print(asJSON: json) }
            if talksOnly {
                try context.refuseMissingStores()
                let chosen = try await context.conversations(titled: titles)
                let done = try await context.exportTalks(
                    chosen, to: path, as: format == .markdown ? .markdown : .json, mayReplace: force)
                return done.print(asJSON: json)
            }
            let secret =
                encrypt
                ? try options.passphrase(of: "the export", isNew: true, environment: context.environment) : nil
            let meter = ProgressLine()
            let done: ExportHistory.Entry
            do {
                done = try await context.export(
                    to: path, format: format == .csv ? .csv : .json, mayReplace: force,
                    opener: secret.map(SealedSink.opener)
                ) { meter.show($0) }
            } catch {
                Output.progress("")
                throw Failure(archiving: error)
            }
            Output.progress("")
            if json {
                Output.json(ExportListing.json(done))
            } else {
                Output.print("\(done.path): \(grouped(done.rows)) rows, \(byteText(done.bytes)). It holds no keys.")
            }
        }
    }
}

/// Shows how far an export is, ten times a second at most.
final class ProgressLine: @unchecked Sendable {  // touched by the one thread that writes the export
    private let begin = ContinuousClock.now
    private var shownAt: ContinuousClock.Instant?

    func show(_ progress: ExportProgress) {
        let now = ContinuousClock.now
        guard Output.showsProgress, shownAt.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
        shownAt = now
        let bar = progress.fraction.map { share in
            let filled = Int(share * 30)
            return String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled) + " "
        }
        Output.progress(
            "\(bar ?? "")\(grouped(progress.rows)) rows, \(byteText(progress.bytes))  Ctrl-C stops, nothing half stays")
    }
}

/// The history of exports for people and scripts.
struct ExportListing {
    let entries: [ExportHistory.Entry]

    init(_ history: ExportHistory) { entries = history.entries() }

    func print(asJSON: Bool) {
        if asJSON {
            Output.json("[\(entries.map(Self.json).joined(separator: ","))]")
        } else if entries.isEmpty {
            Output.print("No exports yet.")
        } else {
            Output.print(entries.map(Self.line).joined(separator: "\n"))
        }
    }

    private static func line(_ entry: ExportHistory.Entry) -> String {
        let date = entry.madeAt.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let kind = entry.kind.rawValue + (entry.isEncrypted ? ", encrypted" : "")
        return "\(date)  \(byteText(entry.bytes))  \(kind)  \(entry.path)\(entry.isThere ? "" : " (no longer there)")"
    }

    static func json(_ entry: ExportHistory.Entry) -> String {
        JSONText.object([
            "made_at": entry.madeAt.formatted(.iso8601), "kind": entry.kind.rawValue,
            "encrypted": entry.isEncrypted, "path": entry.path, "bytes": entry.bytes, "rows": entry.rows,
            "exists": entry.isThere,
        ])
    }
}

extension FileLocations {
    /// What is being written outside the folders of AirFit.
    var openExports: OpenExports { OpenExports(path: state + "/exports.open") }
}

extension Context {
    var conversations: ConversationStore {
        ConversationStore(path: locations.conversationDatabase, zone: zone)
    }

    var openExports: OpenExports { locations.openExports }
    var exportHistory: ExportHistory { ExportHistory(path: locations.state + "/exports.jsonl") }

    /// Writes an export and notes it in the history.
    /// - Throws: `ArchiveError`, the error of a store.
    func export(
        to path: String, format: ExportFormat, mayReplace: Bool, opener: Export.Opener? = nil,
        health: HealthStore? = nil,
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> ExportHistory.Entry {
        let path = absolute(path)
        let health = if let health { health } else { try await self.health() }
        let conversations = conversations
        let madeAt = Date()
        let export = Export(
            path: path, format: format, mayReplace: mayReplace, opener: opener,
            head: ExportHead(
                madeAt: Int64(madeAt.timeIntervalSince1970), madeBy: "airfit \(AirFit.version)",
                settingsJSON: SettingsExport.json(ofFile: locations.configFile)),
            expectedRows: try await health.exportedRows(),
            tables: [{ try health.export(to: $0) }, { try conversations.export(to: $0) }])
        let done = try await openExports.noting(path) { try await export.write(progress: progress) }
        let entry = ExportHistory.Entry(
            madeAt: madeAt, kind: format == .json ? .json : .csv, isEncrypted: opener != nil, path: path,
            bytes: done.bytes, rows: done.rows)
        // The file is whole: that it is missing in the list of exports, as in a folder that is read-only, makes it no failure.
        try? exportHistory.add(entry)
        return entry
    }

    /// As typed in a shell or a field: `~` is the home folder, a relative path begins in the present folder.
    func absolute(_ path: String) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] { path = home + path.dropFirst() }
        return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}

extension Failure {
    /// What went wrong with an export, a backup or an erasure.
    init(archiving error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as HealthStoreError: self.init(error)
        case let error as ConversationError: self.init(error.sentence, .other)
        case let error as ArchiveError:
            let code: ExitCode =
                switch error {
                case .exists, .noFolder, .notAFile, .folderExists: .usage
                case .wrongPassphrase: .key
                case .notFound, .notABackup, .damaged, .tooNew, .cannotRead: .badInput
                default: .other
                }
            self.init(error.sentence, code)
        default: self.init("It could not be done: \(error).", .other)
        }
    }
}

/// For example `1 file`, `1,204 files`.
func counted(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

/// `1,234,567`
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var end = digits.endIndex
    while let place = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex), place > digits.startIndex {
        digits.insert(",", at: place)
        end = place
    }
    return digits
}

/// `512 B`, `3.4 MB`: powers of 1,000, as file managers show sizes.
func byteText(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    var value = Double(bytes) / 1000
    for unit in ["kB", "MB", "GB"] {
        if value < 999.5 || unit == "GB" { return String(format: value < 9.95 ? "%.1f " : "%.0f ", value) + unit }
        value /= 1000
    }
    return "\(bytes) B"
}

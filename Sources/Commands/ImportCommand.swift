import ArgumentParser
import Canvas
import Console
import DataWork
import Foundation
import HealthModel
import HealthStore
import ImportKit
import ProgramContext
import Vault

/// `airfit import`: reads exports into the store, with progress on a terminal.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import health data: files, folders and archives of any format that is known.",
        discussion: """
            What a file is, is told by its content: exports of Apple Health (export.zip, its XML or the unpacked folder) \
            and of AirFit itself, of Health Connect, Health Auto Export, Fitbit, Garmin, Google Fit, Oura, Whoop and Withings; \
            FIT, GPX and TCX; and plain tables with a column of dates (CSV). Folders and archives are gone through, with the archives in them.

            Memories, goals, conversations, check-ins and other things that an export of AirFit says and nothing measured \
            are listed and asked about; with --yes they are taken without a question, and without a terminal they are left \
            out. A folder that is watched takes measured data only.

            What a path holds is one import, and --undo takes it back. Each file is in the store whole or not at all; only \
            one that takes long comes in pieces. After Ctrl-C or a kill, importing the same again goes on where it \
            stopped. Importing again adds nothing. A file that is cut off is imported up to its last good record and reported as partial.

            The exit code is 0 when all files with health data were imported, now or before; other files beside them are \
            listed and do not matter. It is 65 when a path has no health data or cannot be read, and when a file is \
            damaged or cut off; the others are imported all the same.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Flag(help: "Read and report, and keep nothing.")
    var dryRun = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    @Flag(help: "List the imports so far.")
    var list = false

    @Option(help: ArgumentHelp("Take back the import with this number of --list.", valueName: "number"))
    var undo: Int?

    @Flag(help: "Do not ask: take back the import, or take what an export of AirFit says that nothing measured.")
    var yes = false

    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var tables: TableOptions

    @Argument(help: ArgumentHelp("Files or folders to import.", valueName: "path"))
    var paths: [String] = []

    func validate() throws {
        if undo != nil, !paths.isEmpty || list || dryRun {
            throw ValidationError("--undo takes back an import and does nothing else.")
        }
        if paths.isEmpty, !list, undo == nil { throw ValidationError("Say what to import: airfit import PATH.") }
    }

    func run() async throws {
        let (paths, dryRun, json, list, options) = (paths, dryRun, json, list, passphrase)
        let (undo, yes, tables) = (undo, yes, tables)
        try await Context.running([common, root.common]) { context in
            if let undo {
                return try await ImportUndo(
                    store: try await context.health(), conversations: context.conversations, batch: undo
                ).run(
                    asking: !yes, asJSON: json)
            }
            if list {
                let batches = try await context.health().importBatches()
                return ImportListing(batches: batches).print(asJSON: json)
            }
            var mappings = TableMappings(folder: context.locations.data)
            try mappings.learn(tables, for: paths)
            let isSealed = paths.contains { SealedFile.isSealed(path: $0) }
            let secret =
                isSealed
                ? try options.passphrase(of: "the export", isNew: false, environment: context.environment) : nil
            let meter = ImportMeter()
            let report = await ImportWork(
                store: dryRun ? nil : try await context.health(), conversations: dryRun ? nil : context.conversations,
                passphrase: secret, staging: context.locations.data, zone: context.zone,
                statements: yes ? .kept : .asked { path, survey in ImportQuestion(path: path, survey: survey).ask() },
                tables: mappings.all, person: tables.csvPerson,
                progress: { meter.show($0) }
            ).run(paths)
            Output.progress("")
            if !tables.isEmpty, !dryRun { try mappings.save() }
            if json {
                Output.json(report.json)
            } else if let text = report.text {
                Output.print(text)
            }
            for problem in report.problems { Output.error(problem) }
            if !dryRun { await context.backUpToday() }
            if let code = report.exitCode { throw Failure("", code) }
        }
    }
}

/// Shows how far an import is, ten times a second at most, where standard error is a terminal.
private final class ImportMeter: @unchecked Sendable {  // touched by one thread at a time: the one that reads a file
    private var begin: ContinuousClock.Instant?
    private var bytesBefore: Int64 = 0
    private var last = (done: Int64.max, total: Int64(0))
    private var shownAt: ContinuousClock.Instant?

    func show(_ step: ImportWork.Step) {
        let now = ContinuousClock.now
        if step.done < last.done || step.total != last.total {  // another path
            (begin, bytesBefore) = (now, step.done)
        }
        last = (step.done, step.total)
        guard Output.showsProgress, shownAt.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
        shownAt = now
        let seconds = begin.map { (now - $0) / .seconds(1) } ?? 0
        Output.progress(Self.line(step, bytes: step.done - bytesBefore, seconds: seconds))
    }

    /// A line of progress, the most important first: the end is cut where the terminal is narrow.
    static func line(_ step: ImportWork.Step, bytes: Int64, seconds: Double) -> String {
        switch step.phase {
        case .waiting: return "Waiting for another import to end  Ctrl-C stops"
        case .computing: return "\(grouped(step.records)) records read, computing days and nights"
        case .reading: break
        }
        let share = step.total > 0 ? min(1, Double(step.done) / Double(step.total)) : 0
        let filled = Int(share * 16)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 16 - filled)
        let name = step.name.split(separator: "/").last.map(String.init) ?? step.name
        let rate = seconds > 0.2 ? Double(bytes) / seconds : 0
        var parts = ["\(bar) \(Int(share * 100)) %", "\(grouped(step.records)) records"]
        if rate > 0 {
            parts.append("\(String(format: rate < 10e6 ? "%.1f" : "%.0f", rate / 1e6)) MB/s")
            parts.append("\(remaining(Double(step.total - step.done) / rate)) left")
        }
        if step.files > 1 { parts.append("file \(grouped(step.file)) of \(grouped(step.files))") }
        return (parts + [name, "Ctrl-C stops"]).joined(separator: "  ")
    }

    private static func remaining(_ seconds: Double) -> String {
        let seconds = Int(min(359_999, max(0, seconds)).rounded(.up))
        guard seconds >= 3600 else { return "\(seconds / 60):\(String(format: "%02d", seconds % 60))" }
        return "\(seconds / 3600) h \(String(format: "%02d", seconds % 3600 / 60)) min"
    }
}

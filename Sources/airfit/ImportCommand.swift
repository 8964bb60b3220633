import ArgumentParser
import Canvas
import Foundation
import HealthImport
import HealthModel
import HealthStore
import Vault

/// `airfit import`: reads exports into the store, with progress on a terminal.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import Apple Health exports (export.zip, export.xml or the unpacked folder) and AirFit's own.",
        discussion: """
            Each file is one transaction: it is in the store whole or not at all, also after a kill or Ctrl-C. Importing \
            again adds nothing. An XML that is cut off is imported up to its last good record and reported as partial. \
            The exit code is 65 when a file was rejected or partial; the others are imported all the same.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Flag(help: "Read and report, and keep nothing.")
    var dryRun = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    @Flag(help: "List the imports so far.")
    var list = false

    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: ArgumentHelp("Files or folders to import.", valueName: "path"))
    var paths: [String] = []

    func validate() throws {
        if paths.isEmpty, !list { throw ValidationError("Say what to import: airfit import PATH.") }
    }

    func run() async throws {
        let (paths, dryRun, json, list, options) = (paths, dryRun, json, list, passphrase)
        try await Context.running([common, root.common]) { context in
            if list {
                let batches = try await context.health().importBatches()
                return ImportListing(batches: batches).print(asJSON: json)
            }
            let isSealed = paths.contains { SealedFile.isSealed(path: $0) }
            let secret =
                isSealed
                ? try options.passphrase(of: "the export", isNew: false, environment: context.environment) : nil
            let meter = ImportProgress()
            let report = await ImportWork(
                store: dryRun ? nil : try await context.health(), conversations: dryRun ? nil : context.conversations,
                passphrase: secret, staging: context.locations.data, progress: { meter.show($0) }
            ).run(paths)
            Output.progress("")
            if json {
                Output.json(report.json)
            } else if let text = report.text {
                Output.print(text)
            }
            for problem in report.problems { Output.error(problem) }
            if let code = report.exitCode { throw Failure("", code) }
        }
    }
}

/// Shows how far a file is, ten times a second at most, where standard error is a terminal.
private final class ImportProgress: @unchecked Sendable {  // touched by one thread at a time: the one that reads a file
    private var path = ""
    private var begin = ContinuousClock.now
    private var shownAt: ContinuousClock.Instant?

    func show(_ step: ImportWork.Step) {
        let now = ContinuousClock.now
        if step.path != path { (path, begin) = (step.path, now) }
        guard Output.showsProgress, shownAt.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
        shownAt = now
        let share = step.total > 0 ? min(1, Double(step.done) / Double(step.total)) : 0
        let filled = Int(share * 30)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        let rate = Double(step.done) / 1e6 / max(0.001, (now - begin) / .seconds(1))
        let name = path.split(separator: "/").last.map(String.init) ?? path
        Output.progress("\(name) \(bar) \(Int(share * 100)) %  \(Int(rate)) MB/s  Ctrl-C stops, nothing half stays")
    }
}

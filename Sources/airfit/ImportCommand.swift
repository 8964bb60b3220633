import ArgumentParser
import Canvas
import Foundation
import HealthImport
import HealthModel
import HealthStore

/// `airfit import`: reads exports into the store, with progress on a terminal.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import Apple Health exports: export.zip, export.xml or the unpacked folder.",
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

    @Argument(help: ArgumentHelp("Files or folders to import.", valueName: "path"))
    var paths: [String]

    func run() async throws {
        let work = ImportWork(paths: paths, isDryRun: dryRun)
        let json = json
        try await Context.running([common, root.common]) { context in
            let report = try await work.run(in: context)
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

/// The files of one `airfit import`, one after the other.
private struct ImportWork: Sendable {
    var paths: [String]
    var isDryRun: Bool

    /// Goes on after a file that is rejected; ends with one that is stopped.
    func run(in context: Context) async throws -> ImportReport {
        let store = isDryRun ? nil : try await context.health()
        var report = ImportReport(isDryRun: isDryRun)
        for path in paths where !Task.isCancelled {
            let begin = ContinuousClock.now
            var file = await importing(path, into: store)
            file.seconds = (ContinuousClock.now - begin) / .seconds(1)
            report.files.append(file)
        }
        return report
    }

    private func importing(_ path: String, into store: HealthStore?) async -> ImportReport.File {
        var file = ImportReport.File(path: path)
        do {
            let export = try AppleHealthExport.open(path: path)
            let progress = ImportProgress(path: path, byteCount: export.byteCount)
            guard let store else {
                file.take(
                    try export.read(into: CountingSink()) { done in
                        progress.show(done)
                        return !Task.isCancelled
                    })
                return file
            }
            let origin = ImportOrigin(
                path: path, format: file.format, fingerprint: export.fingerprint, byteCount: Int(export.byteCount))
            file.take(
                try await store.importing(origin) { sink in
                    try export.read(into: sink) { done in
                        progress.show(done)
                        return true  // the sink hears of a cancelled task
                    }
                })
        } catch {
            file.reject(error)
        }
        return file
    }
}

/// Shows how far a file is, ten times a second at most, where standard error is a terminal.
private final class ImportProgress: @unchecked Sendable {  // touched by the one thread that reads the file
    private let name: String
    private let byteCount: Int64
    private let begin = ContinuousClock.now
    private var shownAt: ContinuousClock.Instant?

    init(path: String, byteCount: Int64) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        self.byteCount = byteCount
    }

    func show(_ done: Int64) {
        let now = ContinuousClock.now
        guard Output.showsProgress, shownAt.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
        shownAt = now
        let share = byteCount > 0 ? min(1, Double(done) / Double(byteCount)) : 0
        let filled = Int(share * 30)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        let rate = Double(done) / 1e6 / max(0.001, (now - begin) / .seconds(1))
        Output.progress("\(name) \(bar) \(Int(share * 100)) %  \(Int(rate)) MB/s  Ctrl-C stops, nothing half stays")
    }
}

/// Takes everything and keeps nothing: for `--dry-run`.
private final class CountingSink: ImportSink {
    private var types: [ImportedType: Int32] = [:]
    private var sources: [ImportedSource: Int32] = [:]

    func number(of type: ImportedType) -> Int32 { Self.number(of: type, in: &types) }
    func number(of source: ImportedSource) -> Int32 { Self.number(of: source, in: &sources) }
    func add(samples: [ImportedSample]) {}
    func add(sleep: [ImportedSleep]) {}
    func add(workout: ImportedWorkout) {}
    func add(summary: ImportedActivitySummary) {}
    func set(profile: ImportedProfile) {}

    private static func number<Key: Hashable>(of key: Key, in known: inout [Key: Int32]) -> Int32 {
        if let number = known[key] { return number }
        known[key] = Int32(known.count)
        return Int32(known.count - 1)
    }
}

import Foundation
import HealthImport
import HealthModel
import HealthStore
import ImportKit
import TestSupport

/// Reads files as an import does, and into a store now and then.
final class ImportCheck {
    private let workspace: Workspace
    private let store: CheckedStore
    private let context: ImportContext
    private static let now: Int64 = 1_780_000_000

    init(_ workspace: Workspace) throws {
        self.workspace = workspace
        guard let home = DayClock(zoneName: "Europe/Berlin") else { throw Violation("there are no time zones here") }
        var context = ImportContext(now: Self.now, home: home)
        context.temporaryFolder = workspace.staging
        self.context = context
        store = try CheckedStore(folder: workspace.store, now: Self.now)
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws {
        defer { workspace.removeInputs() }
        let path = try workspace.write(input)
        let whole = try Self.outcome(of: path, context, workspace)
        try workspace.requireUntouched(besides: input.name)
        // The same bytes in other blocks.
        if random.once(in: 4), !input.name.hasSuffix(".zip"), input.bytes.count < 256 << 10 {
            workspace.removeInputs()
            let packed = FuzzInput(bytes: ZipGrammar.holding(input.bytes, named: input.name), name: "packed.zip")
            let other = try Self.outcome(of: try workspace.write(packed), context, workspace)
            try workspace.requireUntouched(besides: packed.name)
            try require(
                whole.isRejected == other.isRejected && whole.checksum == other.checksum,
                "as a file: \(whole); in an archive: \(other)")
        }
        if random.once(in: 32) {
            workspace.removeInputs()
            try store.check(try workspace.write(input), context, workspace.staging)
            try workspace.requireUntouched(besides: input.name)
        }
    }

    private struct Outcome {
        var isRejected = false
        var checksum: UInt64 = 0
        var records = 0
        var reason = ""
    }

    private static func outcome(of path: String, _ context: ImportContext, _ workspace: Workspace) throws -> Outcome {
        var outcome = Outcome()
        do {
            let collection = try HealthCollection.open(path: path, temporary: workspace.staging)
            for file in collection.files {
                let sink = CheckingSink(now: context.now)
                do {
                    let tally = try file.read(into: sink, context: context) { _ in true }
                    try require(tally.records >= 0 && tally.skipped.values.allSatisfy { $0 > 0 }, "counts of \(tally)")
                } catch let error as ImportError {
                    try require(!error.message.isEmpty && error != .cancelled, "an error without words: \(error)")
                    outcome.isRejected = true
                    outcome.reason += error.message
                    continue
                }
                if let violation = sink.violation { throw Violation("\(file.format) gives \(violation)") }
                outcome.checksum &+= sink.checksum
                outcome.records += sink.records
            }
        } catch let error as ImportError {
            try require(!error.message.isEmpty, "an error without words: \(error)")
            outcome.isRejected = true
            outcome.reason = error.message
        }
        return outcome
    }
}

/// A store that takes what is readable. What is rejected leaves it as it was, and what it has it does not take again.
private final class CheckedStore {
    private let folder: String
    private let now: Int64
    private var store: HealthStore

    init(folder: String, now: Int64) throws {
        (self.folder, self.now) = (folder, now)
        store = Self.open(folder, now)
    }

    private static func open(_ folder: String, _ now: Int64) -> HealthStore {
        HealthStore(
            path: folder + "/health.sqlite",
            options: .init(homeZoneName: "Europe/Berlin", now: { Date(timeIntervalSince1970: Double(now)) }))
    }

    func check(_ path: String, _ context: ImportContext, _ staging: String) throws {
        try startAnew()
        let collection: HealthCollection
        do {
            collection = try HealthCollection.open(path: path, temporary: staging)
        } catch {
            return  // rejected: looked at before
        }
        try waiting { [store] in try await store.open() }
        let before = try StoreCounts(folder + "/health.sqlite")
        let outcome = try importing(collection, staging)
        let after = try StoreCounts(folder + "/health.sqlite")
        try require(after.isSound, "the store is damaged")
        if outcome?.files.allSatisfy({ $0.status == .rejected || $0.status == .duplicate }) ?? true {
            try require(before.data == after.data, "rejected, but \(before.data) became \(after.data)")
        }
        if let outcome, outcome.files.allSatisfy({ $0.status == .imported || $0.status == .duplicate }) {
            _ = try importing(collection, staging)
            let again = try StoreCounts(folder + "/health.sqlite")
            try require(again.data == after.data, "imported twice: \(after.data) became \(again.data)")
        }
    }

    /// `nil` where nothing was kept.
    private func importing(_ collection: HealthCollection, _ staging: String) throws -> ImportOutcome? {
        let files = collection.files.map { source in
            ImportFile(
                name: source.name, format: source.format, fingerprint: source.fingerprint, byteCount: source.byteCount
            ) { sink, context, progress in
                var context = context
                context.temporaryFolder = staging
                return try source.read(into: sink, context: context, progress: progress)
            }
        }
        let origin = ImportOrigin(
            path: collection.path, format: files[0].format,
            fingerprint: files.count == 1 ? files[0].fingerprint : "collection:\(files.map(\.fingerprint))",
            byteCount: Int(collection.byteCount))
        let store = store
        do {
            return try waiting { try await store.importing(origin, files: files) }
        } catch let failure as ImportFailure {
            guard case .reader(let error) = failure, error is ImportError else {
                throw Violation("the store fails: \(failure)")
            }
            return nil
        }
    }

    /// Empty, so that what is found hangs on this input alone.
    private func startAnew() throws {
        store = Self.open(folder, now)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}

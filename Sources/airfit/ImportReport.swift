import Archive
import Canvas
import ChatModel
import Foundation
import HealthImport
import HealthModel
import HealthStore
import Screens

/// What became of the files of one `airfit import`.
struct ImportReport {
    enum Status: String { case imported, partial, rejected, duplicate }

    struct File {
        var path: String
        var format = "apple-health"
        var status = Status.imported
        var records = 0
        var added = 0
        /// New workouts and activity summaries.
        var addedBesides = 0
        /// New messages of conversations, from an export of AirFit.
        var addedMessages = 0
        var skipped = 0
        var skippedReasons: [String: Int] = [:]
        var byType: [String: Int] = [:]
        /// Why it was rejected or is partial, and what was kept: one sentence.
        var reason: String?
        /// What the shell is told when it was rejected.
        var code = ExitCode.badInput
        var seconds = 0.0

        init(path: String) { self.path = path }

        mutating func take(_ outcome: ImportOutcome) {
            switch outcome.status {
            case .imported: status = .imported
            case .partial: status = .partial
            case .duplicate: status = .duplicate
            case .rejected: status = .rejected
            }
            records = outcome.records
            added = outcome.added
            addedBesides = outcome.addedBesides
            skipped = outcome.skipped
            skippedReasons = outcome.skippedReasons
            byType = outcome.byType
            reason = outcome.cutOff.map {
                "\(path) is cut off: \($0), and its \(grouped(records)) records are kept."
            }
        }

        /// Of a dry run.
        mutating func take(_ tally: ImportTally) {
            status = tally.cutOff == nil ? .imported : .partial
            records = tally.records
            skipped = tally.skipped.values.reduce(0, +)
            skippedReasons = tally.skipped
            byType = tally.byType
            reason = tally.cutOff.map {
                "\(path) is cut off: \($0), and its \(grouped(records)) records could be kept."
            }
        }

        /// Of a rejected file nothing is in the store.
        mutating func reject(_ error: any Error) {
            status = .rejected
            switch error {
            case ImportFailure.reader(let inner): reject(inner)
            case ImportFailure.cancelled, ImportError.cancelled, is CancellationError:
                reason = "The import of \(path) was stopped; nothing of it was kept."
                code = .other
            case let error as ImportError: reason = sentence(of: error)
            case ImportFailure.store(let error): reject(error)
            case let error as ArchiveError: reason = error.sentence
            case let error as ConversationError: (reason, code) = (error.sentence, .other)
            case let error as HealthStoreError: (reason, code) = (error.sentence, .other)
            default: (reason, code) = ("\(path) could not be imported, and nothing of it was kept: \(error).", .other)
            }
        }

        private func sentence(of error: ImportError) -> String {
            switch error {
            case .damagedArchive, .refused, .notFound, .cancelled: error.message
            case .notReadable, .isDirectoryWithoutExport, .empty, .notAnAppleHealthExport:
                "Nothing was imported: \(error.message)"
            }
        }
    }

    var isDryRun: Bool
    var files: [File] = []

    init(isDryRun: Bool) { self.isDryRun = isDryRun }

    /// What standard error is told: a sentence for each file that was rejected or is partial.
    var problems: [String] { files.compactMap(\.reason) }

    /// `nil` when every file was imported whole, now or before.
    var exitCode: ExitCode? {
        let codes = files.filter { $0.status == .rejected || $0.status == .partial }.map(\.code)
        return codes.contains(.badInput) ? .badInput : codes.first
    }

    // MARK: - For people

    /// What became of the files that were read; `nil` when all were rejected, which standard error is told.
    var text: String? {
        let lines = files.filter { $0.status != .rejected }.map(text(of:))
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func text(of file: File) -> String {
        let name = SafeText.line(file.path)
        if file.status == .duplicate, file.addedMessages == 0 {
            return "\(name): imported before, nothing added."
        }
        let took = String(format: "%.1f s", file.seconds)
        var lines = [
            isDryRun
                ? "\(name): \(grouped(file.records)) records could be imported; nothing was kept."
                : "\(name): \(grouped(file.records)) records, \(grouped(file.added)) new, in \(took)."
        ]
        if file.addedBesides > 0 { lines.append("  \(grouped(file.addedBesides)) new workouts and ring days") }
        if file.addedMessages > 0 { lines.append("  \(grouped(file.addedMessages)) new messages of conversations") }
        lines += file.skippedReasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5).map {
            "  \(grouped($0.value)) left out: \($0.key)"
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - For scripts

    var json: String {
        let object: [String: Any] = [
            "files": files.map { file in
                [
                    "path": file.path, "format": file.format, "status": file.status.rawValue, "records": file.records,
                    "added": file.added, "skipped": file.skipped, "reason": file.reason as Any? ?? NSNull(),
                ] as [String: Any]
            },
            "records": files.map(\.records).reduce(0, +), "added": files.map(\.added).reduce(0, +),
            "skipped": files.map(\.skipped).reduce(0, +),
            "by_type": files.map(\.byType).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) },
            "seconds": (files.map(\.seconds).reduce(0, +) * 1000).rounded() / 1000,
        ]
        return JSONText.object(object)
    }
}

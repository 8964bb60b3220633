import ScreenKit
import Archive
import ChatModel
import Console
import HealthModel
import HealthStore
import ImportKit

extension ImportReport {
    /// The result of one file; of an export of Apple's with everything that lies beside its XML.
    public struct File: Sendable {
        public static let unknown = "unknown"

        /// As given, or with the names in folders and archives behind it.
        public var path: String
        /// For example `apple-health`; `unknown` for what was not understood.
        public var format: String
        public var status = Status.imported
        /// Records that were read.
        public var records = 0
        /// Records that the store did not have.
        public var added = 0
        /// New workouts, routes, findings and days of rings.
        var addedBesides = 0
        /// New messages of conversations, from an export of AirFit.
        var addedMessages = 0
        /// Records that were left out.
        public var skipped = 0
        /// Records that were left out, by reason in plain words.
        public var skippedReasons: [String: Int] = [:]
        /// The counts of statements by a person that were left out.
        public var unadmitted: [ImportStatement: Int] = [:]
        /// Files that belong to this one, by format.
        public var parts: [String: Int] = [:]
        /// Why it was rejected or is partial, and what was kept: one sentence.
        public var reason: String?
        /// A remark on a file that was read whole.
        public var note: String?
        /// Who may be chosen, where it was rejected because it has values of several people.
        public private(set) var people: [String] = []
        /// The exit code; `nil` when all is well, and for files of no known format.
        public var code: ExitCode?

        /// Nothing can read it, and nothing is wrong with it.
        public private(set) var isOfNoKnownFormat = false
        /// Of a known format, and without a record that can be kept.
        private(set) var isWithoutRecords = false

        /// Records that were known before.
        var repeated: Int { RecordWording.repeated(records, added, skipped) }

        init(path: String, format: String) {
            self.path = path
            self.format = format
        }

        /// Adds the store's account of the file.
        public mutating func merge(_ outcome: ImportOutcome.File, isDryRun: Bool) {
            switch outcome.status {
            case .imported: status = .imported
            case .partial: status = .partial
            case .duplicate: status = .duplicate
            case .rejected: status = .rejected
            case .unfinished: (status, code) = (.unfinished, .other)
            }
            records = outcome.records
            added = outcome.added
            addedBesides = outcome.addedBesides
            skipped = outcome.skipped
            skippedReasons = outcome.skippedReasons
            note = outcome.note
            unadmitted = outcome.unadmitted
            if let error = outcome.error {
                reject(error, named: outcome.name)
            } else if let cutOff = outcome.cutOff {
                let records = records - skipped
                let kept = isDryRun ? "could be kept" : records == 1 ? "is kept" : "are kept"
                let what = records == 0 ? "no record came before" : "its \(counted(records, "record")) \(kept)"
                reason = "\(outcome.name) is cut off: \(cutOff), and \(what)."
                code = .badInput
            }
        }

        /// Counts what a person said, and was left out, among the records: they are what is new, repeated and left out.
        mutating func countUnadmitted() {
            let count = unadmitted.values.reduce(0, +)
            guard count > 0 else { return }
            records += count
            skipped += count
            skippedReasons["nothing measured it, and nobody said yes", default: 0] += count
        }

        /// A route or an electrocardiogram beside the XML.
        public mutating func add(part: File) {
            parts[part.format, default: 0] += 1
            records += part.records
            added += part.added
            addedBesides += part.addedBesides
            skipped += part.skipped
            skippedReasons.merge(part.skippedReasons, uniquingKeysWith: +)
            reason = reason ?? part.reason
            code = code ?? part.code
            switch (status, part.status) {
            case (.rejected, _), (.partial, _), (.unfinished, _), (_, .duplicate): break
            case (_, .unfinished): status = .unfinished
            case (_, .partial), (_, .rejected): status = .partial
            case (.duplicate, .imported), (.imported, .imported): status = .imported
            }
        }

        /// Of a rejected file nothing is in the store.
        mutating func reject(_ error: any Error, named name: String) {
            status = .rejected
            code = .badInput
            if case ImportError.noHealthData? = error as? ImportError { isOfNoKnownFormat = true }
            if case ImportError.nothingFound? = error as? ImportError { isWithoutRecords = true }
            if case ImportError.severalPeople(_, let named, _)? = error as? ImportError { people = named }
            switch error {
            case ImportFailure.reader(let inner): reject(inner, named: name)
            case ImportFailure.cancelled, ImportError.cancelled, is CancellationError:
                reason = "The import of \(name) was stopped; nothing of it was kept."
                code = .other
            case let error as ImportError: reason = Self.sentence(of: error)
            case ImportFailure.store(let error): reject(error, named: name)
            case let error as ArchiveError: reason = error.sentence
            case let error as ConversationError: (reason, code) = (error.sentence, .other)
            case let error as HealthStoreError: (reason, code) = (error.sentence, .other)
            default: (reason, code) = ("\(name) could not be imported, and nothing of it was kept: \(error).", .other)
            }
        }

        private static func sentence(of error: ImportError) -> String {
            switch error {
            case .damagedArchive, .refused, .severalPeople, .notFound, .cancelled: error.message
            case .notReadable, .isDirectoryWithoutExport, .empty, .notAnAppleHealthExport, .noHealthData, .nothingFound:
                "Nothing was imported: \(error.message)"
            }
        }
    }
}

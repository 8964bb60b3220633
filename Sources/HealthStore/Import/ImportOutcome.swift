import HealthImport
import HealthModel
import ImportKit

/// The result of an import.
public struct ImportOutcome: Equatable, Sendable {
    /// The status of a file.
    public enum Status: String, Sendable {
        case imported
        /// A file ended too early; what came before is in the store.
        case partial
        /// The same content was imported before, with all that is to be had of it; it was not read again.
        case duplicate
        /// No file could be read, and nothing was kept.
        case rejected
        /// The import broke off in it or before it; what its numbers say is in the store.
        case unfinished
    }

    public var status: Status
    /// Its number in the list of imports; `nil` where nothing was kept.
    public var batch: Int?
    /// In the order in which they were given.
    public var files: [File] = []
    /// Records of any kind: new, known before (`repeated`) and left out.
    public var records = 0
    /// Records that the store did not have.
    public var added = 0
    /// Of those, workouts, routes, findings, beats, check-ins, activity summaries, entries and goals.
    public var addedBesides = 0
    /// Records left out for the reasons in `skippedReasons`.
    public var skipped = 0
    /// Records that were left out, by reason in plain words.
    public var skippedReasons: [String: Int] = [:]
    /// Records of a type that were read, by its identifier.
    public var byType: [String: Int] = [:]
    /// Why the only file, or the first that is, is partial.
    public var cutOff: String?
    /// Elapsed.
    public var seconds = 0.0
    /// Records that the same import had brought in before it broke off; `nil` when this one began anew.
    public var resumed: Int?
    /// Why it broke off; `nil` when it came to its end. Importing the same again goes on.
    public var stoppedBy: ImportFailure?

    public init(status: Status) { self.status = status }

    /// The result of one file.
    public struct File: Equatable, Sendable {
        public var name: String
        public var format: String
        public var status: Status
        /// Records of any kind: new, known before and left out.
        public var records = 0
        /// Records that the store did not have.
        public var added = 0
        /// Of those, other than samples and pieces of sleep.
        public var addedBesides = 0
        /// Records that were left out.
        public var skipped = 0
        /// Records that were left out, by reason in plain words.
        public var skippedReasons: [String: Int] = [:]
        /// The counts of statements by a person that were left out, as only measured data were admitted.
        public var unadmitted: [ImportStatement: Int] = [:]
        /// Why it is partial.
        public var cutOff: String?
        /// A remark on a file that was read: why it gave nothing, for example.
        public var note: String?
        /// Whether it gave no record at all: an empty track, a table of headings alone, records that were all left out.
        public var isWithoutRecords = false
        /// Why it was rejected; its `message` is for people.
        public var error: ImportError?

        public init(name: String, format: String, status: Status) {
            self.name = name
            self.format = format
            self.status = status
        }
    }

    /// The sums of some files, without the list of them.
    init(totalsOf files: some Sequence<File>) {
        status = .imported
        var states: Set<Status> = []
        for file in files {
            states.insert(file.status)
            cutOff = cutOff ?? file.cutOff
            records += file.records
            added += file.added
            addedBesides += file.addedBesides
            skipped += file.skipped
            skippedReasons.merge(file.skippedReasons, uniquingKeysWith: +)
        }
        status =
            if states.contains(.unfinished) { .unfinished } else if states.contains(.partial) {
                .partial
            } else if states.contains(.imported) || states.isEmpty {
                .imported
            } else if states.contains(.duplicate) { .duplicate } else { .rejected }
    }
}

extension ImportOutcome.File {
    /// The reason for records of a category that the person does not want kept, in the words of the import report.
    static func notKept(_ category: HealthCategory) -> String { "not kept, as set (\(category.title))" }

    /// Turns files that were read without finding a record into rejected ones, unless another file of the import has
    /// health data, now or before: what lies beside those does not matter.
    public static func rejectEmpty(_ files: inout [ImportOutcome.File]) {
        guard !files.isEmpty, files.allSatisfy({ $0.isWithoutRecords || $0.status == .rejected }) else { return }
        for index in files.indices where files[index].isWithoutRecords {
            let file = files[index]
            files[index].status = .rejected
            files[index].error = .nothingFound(path: file.name, reason: file.reasonForNothing)
        }
    }

    /// The end of a sentence.
    private var reasonForNothing: String {
        if let cutOff { return cutOff }
        guard skipped > 0 else {
            return note.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "not one record is in it"
        }
        let reasons = skippedReasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return "all that is in it was left out (\(reasons))" + (note.map { ". \($0)" } ?? "")
    }

    init(_ file: ImportFile, _ tally: ImportTally, _ counts: ImportSession.Counts) {
        self.init(name: file.name, format: file.format, status: tally.cutOff == nil ? .imported : .partial)
        added = counts.new
        addedBesides = counts.addedBesides
        skippedReasons = tally.skipped
        unadmitted = counts.unadmitted
        for (category, count) in counts.notKept { skippedReasons[Self.notKept(category), default: 0] += count }
        skipped = skippedReasons.values.reduce(0, +)
        records = added + counts.repeated + skipped
        cutOff = tally.cutOff
        note = tally.note
    }
}

extension ImportFile {
    /// - Parameter name: as it stands in the list of imports, where that is not where it lies.
    public init(_ file: HealthFile, name: String? = nil) {
        self.init(
            name: name ?? file.name, format: file.format, fingerprint: file.fingerprint, byteCount: file.byteCount
        ) { sink, context, progress in try file.read(into: sink, context: context, progress: progress) }
        holdsMore = file.isFromAirFit
    }
}

/// Why an import did not happen, or broke off.
public enum ImportFailure: Error, Equatable, Sendable {
    case store(HealthStoreError)
    /// The reader's error.
    case reader(any Error)
    case cancelled

    /// Readers' errors are compared by their descriptions.
    public static func == (left: ImportFailure, right: ImportFailure) -> Bool {
        switch (left, right) {
        case (.store(let left), .store(let right)): left == right
        case (.cancelled, .cancelled): true
        case (.reader(let left), .reader(let right)): String(describing: left) == String(describing: right)
        default: false
        }
    }
}

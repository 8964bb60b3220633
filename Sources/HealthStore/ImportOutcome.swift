import HealthModel

/// What became of one file.
public struct ImportOutcome: Equatable, Sendable {
    public enum Status: String, Sendable {
        case imported
        /// The file ended too early; what came before is in the store.
        case partial
        /// The same content was imported before; it was not read again.
        case duplicate
    }

    public var status: Status
    /// Records read.
    public var records = 0
    /// Records that the store did not have.
    public var added = 0
    /// Workouts and activity summaries that the store did not have; they are not among the records.
    public var addedBesides = 0
    /// Records left out for the reasons in `skippedReasons`.
    public var skipped = 0
    public var skippedReasons: [String: Int] = [:]
    /// Records read, by type identifier.
    public var byType: [String: Int] = [:]
    /// Why the file is partial.
    public var cutOff: String?
    /// Elapsed.
    public var seconds = 0.0

    public init(status: Status) { self.status = status }
}

/// What an import was told about its file.
public struct ImportOrigin: Equatable, Sendable {
    public var path: String
    /// For example `apple-health`.
    public var format: String
    /// The same for the same content only.
    public var fingerprint: String
    public var byteCount: Int

    public init(path: String, format: String, fingerprint: String, byteCount: Int) {
        self.path = path
        self.format = format
        self.fingerprint = fingerprint
        self.byteCount = byteCount
    }
}

/// Why an import did not happen. Nothing of the file is in the store then.
public enum ImportFailure: Error, Equatable, Sendable {
    case store(HealthStoreError)
    /// What the reader threw.
    case reader(any Error)
    case cancelled

    public static func == (left: ImportFailure, right: ImportFailure) -> Bool {
        switch (left, right) {
        case (.store(let left), .store(let right)): left == right
        case (.cancelled, .cancelled): true
        case (.reader(let left), .reader(let right)): String(describing: left) == String(describing: right)
        default: false
        }
    }
}

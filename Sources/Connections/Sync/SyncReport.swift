import HealthModel

/// The result of reading one service.
public struct SyncReport: Equatable, Sendable {
    public var service: String
    public var title: String
    /// Records that were read, new or known.
    public var records = 0
    /// Records that the store did not have.
    public var added = 0
    /// Records that were read and left out.
    public var skipped = 0
    /// The days that were asked for; `nil` where nothing was.
    public var days: ClosedRange<CivilDay>?
    /// Requests that were sent.
    public var requests = 0
    /// The missing parts and why, a sentence each; the rest came all the same.
    public var gaps: [String] = []
    /// Why it ended before its end; `nil` where it came to it.
    public var problem: ConnectionError?
    /// Whether nothing older is to come.
    public var isComplete = false
}

/// How far reading a service is.
public struct SyncProgress: Equatable, Sendable {
    public var title: String
    /// The first day of the piece that is read.
    public var day: CivilDay
    /// The kind of data that is read: `nights`.
    public var stream: String
    /// Records so far.
    public var records: Int
}

/// The store's result for a piece that was given to it.
public struct StoredPiece: Equatable, Sendable {
    /// Records that were read.
    public var records: Int
    /// Records that were new.
    public var added: Int
    /// Records that were left out.
    public var skipped: Int

    public init(records: Int, added: Int, skipped: Int) {
        (self.records, self.added, self.skipped) = (records, added, skipped)
    }
}

import Entries
import LogScreen

/// The services of the log: reading and writing.
public struct LogServices: Sendable {
    /// Why it could not be done: one sentence.
    public struct Failure: Error, Equatable, Sendable {
        public var sentence: String
        public init(_ sentence: String) { self.sentence = sentence }
    }

    /// The contents of the log's page: the entries, the goals in force, the newest weight.
    public typealias Contents = (entries: [LoggedEntry], goals: [GoalStanding], weight: NewestWeight?)

    public var read: @Sendable () async throws(Failure) -> Contents
    /// Earlier goals, and proposals.
    public var goalBook: @Sendable () async throws(Failure) -> GoalBook
    /// Returns when it is on disk.
    public var write: @Sendable (LogWrite) async throws(Failure) -> LogWritten
    /// Keeps lines that were typed for the next start.
    public var keepLines: @Sendable (_ lines: [String]) async -> Void
    /// Where the coach's tools ask the person.
    public var confirmations: ConfirmationCoordinator
    /// What follows from something that the coach proposes, in sentences; empty where there is nothing to be said.
    public var remarks: @Sendable (Proposal) async -> [String]

    public init(
        read: @escaping @Sendable () async throws(Failure) -> Contents = { () throws(Failure) in ([], [], nil) },
        goalBook: @escaping @Sendable () async throws(Failure) -> GoalBook = { () throws(Failure) in GoalBook() },
        write: @escaping @Sendable (LogWrite) async throws(Failure) -> LogWritten = { _ throws(Failure) in
            throw Failure("There is no store to write to.")
        },
        keepLines: @escaping @Sendable (_ lines: [String]) async -> Void = { _ in },
        confirmations: ConfirmationCoordinator = ConfirmationCoordinator(),
        remarks: @escaping @Sendable (Proposal) async -> [String] = { _ in [] }
    ) {
        self.read = read
        self.goalBook = goalBook
        self.write = write
        self.keepLines = keepLines
        self.confirmations = confirmations
        self.remarks = remarks
    }
}

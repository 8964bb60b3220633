import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery
import Synchronization

/// A store of entries and memories, in memory.
public actor MemoryEntries: EntryKeeping, MemoryKeeping {
    public private(set) var kept: [LoggedEntry] = []
    public private(set) var allGoals: [Goal] = []
    public private(set) var facts: [Memory] = []
    private let now: Date
    private var failure: HealthStoreError?

    public init(now: Date) { self.now = now }

    /// From now on nothing can be stored or read; `nil` heals it.
    public func fail(_ failure: HealthStoreError?) { self.failure = failure }

    private func check() throws(HealthStoreError) { if let failure { throw failure } }

    /// Stores an entry as new, also one that is there already.
    public func log(_ entry: LogEntry) throws(HealthStoreError) -> LogOutcome {
        try check()
        kept.insert(LoggedEntry(id: kept.count + 1, entry: entry, writtenAt: now), at: 0)
        return .saved(id: kept.count)
    }

    /// Marks an entry as taken back; nothing came of it that would go.
    /// - Throws: `.failed` where there is no entry of this number that stands.
    public func undoEntry(_ id: LoggedEntry.ID) throws(HealthStoreError) {
        try check()
        guard let index = kept.firstIndex(where: { $0.id == id && $0.undoneAt == nil }) else {
            throw .failed(reason: "there is no entry \(id)")
        }
        kept[index].undoneAt = now
    }

    /// The newest first, those taken back too.
    public func entries(limit: Int) throws(HealthStoreError) -> [LoggedEntry] {
        try check()
        return Array(kept.prefix(limit))
    }

    /// The goals set last, one of each metric and span; the metrics in no order.
    public func goals() throws(HealthStoreError) -> [Goal] {
        try check()
        return Dictionary(grouping: allGoals.reversed(), by: \.aim.metric).values.flatMap { $0.standing() }
    }

    /// Sets a goal; the one before it stays in `allGoals`.
    public func setGoal(_ aim: Goal.Aim) throws(HealthStoreError) -> (goal: Goal, previous: Goal?) {
        try check()
        let previous = allGoals.last { $0.aim.metric == aim.metric && $0.aim.span == aim.span }
        let goal = Goal(id: allGoals.count + 1, aim: aim, setAt: now)
        allGoals.append(goal)
        return (goal, previous)
    }

    /// Removes a goal; the one before it of the same metric and span stands again.
    public func removeGoal(_ id: Goal.ID) throws(HealthStoreError) {
        try check()
        allGoals.removeAll { $0.id == id }
    }

    /// In the order they were kept.
    public func memories() -> [Memory] { facts }
    /// Appends a memory, also one that is there already.
    public func keep(_ memory: Memory) { facts.append(memory) }
    /// Removes the memory with this id.
    public func forget(_ memory: Memory.ID) { facts.removeAll { $0.id == memory } }
}

/// Answers as it was told to, and keeps what it was asked.
public final class ScriptedConfirming: Confirming {
    /// A proposal that was asked about, and the doubt shown with it.
    public struct Question: Equatable, Sendable {
        public var proposal: Proposal
        public var doubt: String?
    }

    private let answers: Mutex<[@Sendable (Proposal) -> ProposalAnswer?]>
    private let questions = Mutex<[Question]>([])

    /// - Parameter answers: one for each question; the last one stands for all that follow.
    public init(_ answers: (@Sendable (Proposal) -> ProposalAnswer?)...) { self.answers = Mutex(answers) }

    public var asked: [Question] { questions.withLock { $0 } }

    /// Notes the question and gives the answer written down for it; `nil` as well when there was never one.
    public func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        questions.withLock { $0.append(Question(proposal: proposal, doubt: doubt)) }
        let next = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
        return next?(proposal)
    }
}

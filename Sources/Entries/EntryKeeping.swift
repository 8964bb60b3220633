import HealthModel

/// Keeps what a person writes down. Every call returns when what it wrote is on disk.
public protocol EntryKeeping: Sendable {
    /// Stores an entry as samples, a workout or a check-in, and computes its day again.
    /// - Throws: `.failed` for a value that is no number or a moment in the future.
    func log(_ entry: LogEntry) async throws(HealthStoreError) -> LogOutcome
    /// Takes an entry back with all that came of it.
    /// - Throws: `.failed` where there is no such entry, or where it is taken back already.
    func undoEntry(_ id: LoggedEntry.ID) async throws(HealthStoreError)
    /// The entries, the newest first; those taken back too.
    func entries(limit: Int) async throws(HealthStoreError) -> [LoggedEntry]

    /// The entries with sessions of a plan that stand, the newest first.
    func plans() async throws(HealthStoreError) -> [LoggedEntry]

    /// The goals that stand, one of each metric and span; earlier ones stay in the history.
    func goals() async throws(HealthStoreError) -> [Goal]
    /// Sets a goal in place of the one of its metric and span that stood.
    /// - Returns: the new one, and the one that stood before.
    @discardableResult
    func setGoal(_ aim: Goal.Aim) async throws(HealthStoreError) -> (goal: Goal, previous: Goal?)
    /// Takes a goal back; the one before it stands again.
    func removeGoal(_ id: Goal.ID) async throws(HealthStoreError)
}

extension EntryKeeping {
    /// As many entries are looked through where no store can choose.
    private static var lookedThrough: Int { 5_000 }

    /// The plans among the 5,000 newest entries; a store that can choose has a way of its own.
    public func plans() async throws(HealthStoreError) -> [LoggedEntry] {
        try await entries(limit: Self.lookedThrough).filter { entry in
            guard entry.undoneAt == nil, case .plan = entry.entry else { return false }
            return true
        }
    }
}

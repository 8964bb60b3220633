import ChatModel

/// A proposal of a tool that writes: stored only when the person confirms it.
public enum Proposal: Equatable, Sendable {
    case entry(LogEntry)
    case goal(Goal.Aim)
    case memory(fact: String, about: Memory.About)
}

/// The person's answer to a proposal.
public enum ProposalAnswer: Equatable, Sendable {
    /// To be stored as it stands here; it differs from what was proposed where the person changed it.
    case confirmed(Proposal)
    case declined
}

/// Asks the person.
public protocol Confirming: Sendable {
    /// Waits for the answer. Cancelling the task takes the question back, as a no.
    /// - Parameter doubt: one sentence where what was confirmed is hardly possible and is asked about once more;
    ///   `nil` the first time.
    /// - Returns: `nil` where nobody can be asked.
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer?
}

import Entries

/// Something that the coach stored because the person said so.
public struct StoredByCoach: Equatable, Sendable {
    public var reference: EntryReference
    public var proposal: Proposal
    /// `Water: 500 ml, today at 14:05`.
    public var words: String

    public init(reference: EntryReference, proposal: Proposal, words: String) {
        self.reference = reference
        self.proposal = proposal
        self.words = words
    }
}

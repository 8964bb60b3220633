import Entries

/// Says yes to everything: `--yes`.
struct ConfirmingAll: Confirming {
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? { .confirmed(proposal) }
}

/// Says yes to what the person typed themselves, and asks only about what is hardly possible.
struct ConfirmingTyped: Confirming {
    var inDoubt: any Confirming

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        doubt == nil ? .confirmed(proposal) : await inDoubt.answer(to: proposal, doubt: doubt)
    }
}

import CoachTools
import Entries
import Synchronization

/// Says yes to everything: `--yes`.
struct ConfirmingAll: Confirming {
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? { .confirmed(proposal) }
}

/// Says yes to what the person typed themselves, and asks only about what is in doubt. Where nobody can be asked, what
/// merely cannot be checked counts as it was typed.
final class ConfirmingTyped: Confirming {
    private let inDoubt: any Confirming
    private let unanswered = Mutex<String?>(nil)

    init(inDoubt: any Confirming) { self.inDoubt = inDoubt }

    /// The doubt about which nobody could be asked, as a sentence; `nil` where there was none.
    var openDoubt: String? { unanswered.withLock { $0 } }

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        guard let doubt else { return .confirmed(proposal) }
        let answer = await inDoubt.answer(to: proposal, doubt: doubt)
        unanswered.withLock { $0 = answer == nil ? doubt : nil }
        return answer == nil && doubt == WeightGoalDoubt.unknownHeight ? .confirmed(proposal) : answer
    }
}

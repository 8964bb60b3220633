import Entries
import Foundation
import HealthModel

/// A proposal as the fields of a sheet, in the person's units.
public struct ProposalForm: Equatable {
    public let proposal: Proposal
    public let context: WritingContext

    public init(_ proposal: Proposal, in context: WritingContext) {
        self.proposal = proposal
        self.context = context
    }

    private var words: EntryWording { EntryWording(clock: context.clock, units: context.units) }

    /// `Water`, `Goal`.
    public var kind: String { words.title(proposal) }
    /// `Water: 500 ml, today at 14:05`.
    public var line: String { words.line(proposal) }
    /// `Water 500 ml`, `Goal: 10,000 steps a day`.
    public var name: String { words.name(proposal) }
    /// Without its title: `500 ml, today at 14:05`.
    public var text: String { words.text(proposal) }
    public var fields: [ProposalField] { words.fields(proposal) }
    /// Why the session of a plan in a field is planned; `nil` where no reason is given.
    public func reason(ofField index: Int) -> String? {
        guard case .entry(.plan(let sessions)) = proposal, sessions.indices.contains(index) else { return nil }
        return sessions[index].cancellation ?? sessions[index].reason
    }
    /// Why it is asked about once more; `nil` where nothing is odd.
    public var doubt: String? { context.plausibility.doubt(about: proposal, context.units) }

    /// The form with a field typed over.
    public func setting(_ index: Int, to typed: String) -> Result<Proposal, EntryProblem> {
        Result { () throws(EntryProblem) in try words.setting(fields[index].key, to: typed, in: proposal) }
    }
}

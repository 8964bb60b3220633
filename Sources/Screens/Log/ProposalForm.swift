import Entries
import Foundation
import HealthModel

/// A proposal as the fields of a sheet, in the person's units.
struct ProposalForm: Equatable {
    let proposal: Proposal
    let context: WritingContext

    init(_ proposal: Proposal, in context: WritingContext) {
        self.proposal = proposal
        self.context = context
    }

    private var words: EntryWording { EntryWording(clock: context.clock, units: context.units) }

    /// `Water`, `Goal`.
    var kind: String { words.title(proposal) }
    /// `Water: 500 ml, today at 14:05`.
    var line: String { words.line(proposal) }
    /// `Water 500 ml`, `Goal: 10,000 steps a day`.
    var name: String { words.name(proposal) }
    /// Without its title: `500 ml, today at 14:05`.
    var text: String { words.text(proposal) }
    var fields: [ProposalField] { words.fields(proposal) }
    /// Why it is asked about once more; `nil` where nothing is odd.
    var doubt: String? { context.plausibility.doubt(about: proposal, context.units) }

    /// With a field typed over.
    func setting(_ index: Int, to typed: String) -> Result<Proposal, EntryProblem> {
        Result { () throws(EntryProblem) in try words.setting(fields[index].key, to: typed, in: proposal) }
    }

    /// What a change of the store is about.
    static func line(of write: LogWrite, in context: WritingContext) -> String {
        switch write {
        case .store(let entry), .change(_, _, let entry), .takeBack(_, let entry):
            ProposalForm(.entry(entry), in: context).line
        case .removeGoal(let goal): ProposalForm(.goal(goal.aim), in: context).text
        case .setGoal(let aim): ProposalForm(.goal(aim), in: context).text
        case .forget: ""
        }
    }
}

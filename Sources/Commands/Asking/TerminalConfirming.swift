import Canvas
import Console
import Entries
import Foundation
import KeySupply

/// Asks on the terminal that the command was started on, whatever standard input and output are.
struct TerminalConfirming: Confirming {
    /// The wording of the proposal.
    var words: @Sendable () -> EntryWording
    /// An answer may stand on a line that is still open.
    var beginsNewLine = false
    /// Of the answer that proposes; `nil` where a person does.
    var calls: SpokenCalls?
    /// What follows from the proposal, in sentences.
    var remarks: @Sendable (Proposal) async -> [String] = { _ in [] }

    /// - Returns: `nil` without a terminal.
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal() else { return nil }
        await calls?.waitForCall()
        if beginsNewLine { terminal.say("\n") }
        return await ConfirmingDialogue(
            words: words, remarks: remarks, show: { terminal.show($0) }, ask: { terminal.ask($0) }
        ).answer(to: proposal, doubt: doubt)
    }
}

/// Asks on the lines of a chat in plain lines.
struct PlainConfirming: Confirming {
    var words: @Sendable () -> EntryWording
    var input: PlainInput
    var calls: SpokenCalls
    var remarks: @Sendable (Proposal) async -> [String]

    /// - Returns: `nil` where no person types: the next line would be the next question.
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        await calls.waitForCall()
        Output.print("")  // the answer may stand on a line that is still open
        return await ConfirmingDialogue(
            words: words, remarks: remarks, show: { Output.print($0) }, ask: { await input.answer(to: $0) }
        ).answer(to: proposal, doubt: doubt)
    }
}

/// A question and its answer in lines.
struct ConfirmingDialogue {
    var words: @Sendable () -> EntryWording
    var remarks: @Sendable (Proposal) async -> [String]
    var show: (String) -> Void
    /// The line that was typed; `nil` at the end of the input and when the work is cancelled.
    var ask: (String) async -> String?

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer {
        var (proposal, doubt) = (proposal, doubt)
        while true {
            for line in ProposalLines.of(proposal, words()) + (await remarks(proposal)) { show(line) }
            if let doubt { show(doubt) }
            switch await ask("Store it\(doubt == nil ? "" : " all the same")? (y)es, (e)dit, (n)o:")?.lowercased() {
            case "y", "yes": return .confirmed(proposal)
            case "n", "no", nil: return .declined
            case "e", "edit":
                let changed = await edited(proposal)
                // The doubt was about what stood there before.
                if changed != proposal { doubt = nil }
                proposal = changed
            default: show("Type y to store it, e to change it, or n to leave it.")
            }
        }
    }

    /// One part typed over; as it was where nothing is chosen.
    private func edited(_ proposal: Proposal) async -> Proposal {
        let fields = words().fields(proposal)
        for (index, field) in fields.enumerated() {
            show("\(index + 1)  \(field.label): \(field.text.isEmpty ? "–" : field.text)")
        }
        guard let chosen = await ask("Which one (1 to \(fields.count), Enter for none):").flatMap({ Int($0) }),
            fields.indices.contains(chosen - 1)
        else { return proposal }
        let field = fields[chosen - 1]
        let hint = field.isRequired ? "" : ", - for none"
        guard let typed = await ask("\(field.label) (now \(field.text.isEmpty ? "none" : field.text)\(hint)):"),
            !typed.isEmpty
        else { return proposal }
        do throws(EntryProblem) {
            return try words().setting(field.key, to: typed == "-" ? "" : typed, in: proposal)
        } catch {
            show(error.sentence)
            return proposal
        }
    }
}

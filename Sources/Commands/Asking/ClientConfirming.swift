import Entries
import MCPServer

/// Asks through the client of an MCP call. Every part of what is proposed can be typed over.
struct ClientConfirming: Confirming {
    /// `nil` for a client that cannot ask.
    var client: AskingClient?
    var words: @Sendable () -> EntryWording

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        guard let client else { return nil }
        var (proposal, problem) = (proposal, doubt)
        while true {
            guard let answer = await client.ask(question(proposal, problem)) else { return nil }
            guard case .accepted(let typed) = answer else { return .declined }
            do throws(EntryProblem) {
                return .confirmed(try changed(proposal, typed))
            } catch {
                // Nothing is stored that the person did not mean: they are asked anew.
                problem = error.sentence
            }
            if Task.isCancelled { return .declined }
        }
    }

    private func question(_ proposal: Proposal, _ problem: String?) -> ClientQuestion {
        let words = words()
        // Without what the store tells of it: the question is read by a program that may not see that.
        let lines = ProposalLines.of(proposal, words)
        let text = "AirFit is asked to store this. " + lines.joined(separator: "\n") + (lines.count == 1 ? "." : "")
        let parts = words.fields(proposal).map { field in
            let hint =
                field.text.isEmpty
                ? "Not said; leave it out to keep it so."
                : "\(field.text); leave it out to keep it" + (field.isRequired ? "." : ", or type - to take it out.")
            return ClientQuestion.Part(name: field.key.rawValue, title: field.label, hint: hint)
        }
        return ClientQuestion((problem.map { "\($0) " } ?? "") + text, parts: parts)
    }

    private func changed(_ proposal: Proposal, _ typed: [String: String]) throws(EntryProblem) -> Proposal {
        var changed = proposal
        for field in words().fields(proposal) {
            guard let text = typed[field.key.rawValue], !text.isEmpty else { continue }
            changed = try words().setting(field.key, to: text == "-" ? "" : text, in: changed)
        }
        return changed
    }
}

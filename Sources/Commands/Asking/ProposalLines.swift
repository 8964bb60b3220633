import Entries

/// A proposal in lines of text: all that would be stored, and what follows from it.
enum ProposalLines {
    /// One line; of several sessions of a plan each with the reason for it.
    static func of(
        _ proposal: Proposal, _ words: EntryWording, _ remarks: @Sendable (Proposal) async -> [String]
    ) async -> [String] {
        let head = words.line(proposal)
        guard case .entry(.plan(let sessions)) = proposal else { return [head] + (await remarks(proposal)) }
        let lines = sessions.flatMap { session in
            let line = sessions.count == 1 ? [] : ["  " + words.text(.entry(.plan([session])))]
            return line + (session.reason.map { ["    " + $0] } ?? [])
        }
        return [head] + lines + (await remarks(proposal))
    }
}

import Entries

/// A proposal in lines of text: all that would be stored.
enum ProposalLines {
    /// One line; of sessions of a plan each with the reason for it.
    static func of(_ proposal: Proposal, _ words: EntryWording) -> [String] {
        let head = words.line(proposal)
        guard case .entry(.plan(let sessions)) = proposal else { return [head] }
        return [head]
            + sessions.flatMap { session in
                let line = sessions.count == 1 ? [] : ["  " + words.text(.entry(.plan([session])))]
                return line + (session.reason.map { ["    " + $0] } ?? [])
            }
    }
}

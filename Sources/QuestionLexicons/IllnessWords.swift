/// Words for illnesses, with the tags that days are logged with.
package enum IllnessWords {
    private static let ill: Set<String> = ["sick", "ill", "krank", "krankheit", "illness", "sickness"]
    private static let ofTag: [String: String] = [
        "cold": "cold", "erkaeltung": "cold", "erkaeltet": "cold", "flu": "flu", "grippe": "flu", "influenza": "flu",
    ]
    private static let past: Set<String> = ["was", "were", "did", "had", "been", "war", "waren", "hatte", "gewesen"]

    /// The tags of the one that is named, any of them for an illness of no name; empty for none, and where it is asked
    /// what somebody has now, which nobody here diagnoses.
    package static func tags(_ tokens: [Token]) -> [String] {
        let words = tokens.map(\.text)
        guard !past.isDisjoint(with: words) else { return [] }
        let named = Set(words.compactMap { ofTag[$0] })
        if named.count == 1, ill.isDisjoint(with: words) { return Array(named) }
        return named.isEmpty && !ill.isDisjoint(with: words) ? ["cold", "flu", "sick", "fever"] : []
    }

    /// `how many sick days did I have in May` as `how many days was I sick in May`: whatever the illness was logged as.
    package static func countDays(_ tokens: inout [Token]) {
        let said = tokens.map(\.text)
        for many in said.indices where ["many", "viele", "wieviele"].contains(said[many]) {
            guard let days = counted.first(where: { said[(many + 1)...].starts(with: $0.days) }) else { continue }
            let end = many + 1 + days.days.count
            let verb = days.verbs.first { said[end...].starts(with: $0) } ?? []
            var words = days.meant.map { Token(word: $0) }
            words[words.count - 1].endsClause = tokens[end - 1].endsClause
            tokens.replaceSubrange((many + 1)..<(end + verb.count), with: words)
            return
        }
    }

    /// Names of days of illness, what is said in their place, and verbs that go with them.
    private static let counted: [(days: [String], meant: [String], verbs: [[String]])] =
        [(["sick", "days"], ["days", "was", "i", "sick"], [["did", "i", "have"], ["have", "i", "had"]])]
        + ["kranktage", "krankentage", "krankheitstage"].map {
            ([$0], ["tage", "war", "ich", "krank"], [["hatte", "ich"], ["habe", "ich"], ["hab", "ich"]])
        }
}

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
        let many = said.indices.filter { ["many", "viele", "wieviele"].contains(said[$0]) }
        if let place = many.map({ $0 + 1 }).first(where: { said[$0...].starts(with: ["sick", "days"]) }) {
            replace(
                place, 2, by: ["days", "was", "i", "sick"], without: [["did", "i", "have"], ["have", "i", "had"]],
                &tokens)
        } else if let place = many.map({ $0 + 1 }).first(where: { $0 < said.count && daysOfIllness.contains(said[$0]) })
        {
            replace(
                place, 1, by: ["tage", "war", "ich", "krank"],
                without: [["hatte", "ich"], ["habe", "ich"], ["hab", "ich"]],
                &tokens)
        }
    }

    private static let daysOfIllness: Set<String> = ["kranktage", "krankentage", "krankheitstage"]

    private static func replace(
        _ place: Int, _ count: Int, by words: [String], without verbs: [[String]], _ tokens: inout [Token]
    ) {
        var counted = words.map { Token(kind: .word, text: $0, forms: [$0]) }
        counted[words.count - 1].endsClause = tokens[place + count - 1].endsClause
        let next = tokens[(place + count)...].map(\.text)
        let verb = verbs.first { next.starts(with: $0) }?.count ?? 0
        tokens.replaceSubrange(place..<(place + count + verb), with: counted)
    }
}

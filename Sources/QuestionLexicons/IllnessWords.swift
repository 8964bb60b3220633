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
}

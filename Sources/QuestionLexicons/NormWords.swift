import HealthModel

/// Words that ask whether a value is a good one.
package enum NormWords {
    private static let extremes: Set<String> = ["low", "high", "niedrig", "hoch", "tief"]
    private static let judged: Set<String> = [
        "good", "okay", "ok", "bad", "fine", "gut", "guter", "gute", "gutes",
        "schlecht", "bedenklich",
    ]
    private static let comparing: Set<String> = [
        "than", "als", "compared", "against", "usual", "normal", "average", "sonst", "ueblich", "when", "wenn", "after",
        "nach", "better", "besser", "age", "alter", "enough",
    ]

    /// `is my HRV too low`, `ist 55 ein guter Ruhepuls`: by no measure of one's own.
    package static func asksWhetherGood(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? $0.text }
        guard let first = words.first, ["is", "are", "ist", "sind"].contains(first), words.count < 10,
            comparing.isDisjoint(with: words)
        else { return false }
        return words.contains(where: judged.contains)
            || zip(words, words.dropFirst()).contains { ["too", "zu"].contains($0) && extremes.contains($1) }
    }

    /// `is my VO2max good` as `is my VO2max good for my age`: for that there is a table.
    package static func nameAge(_ tokens: inout [Token], _ language: Language) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        guard let last = words.last, ["good", "gut", "bad", "schlecht"].contains(last), asksWhetherGood(tokens),
            words.contains("vo2max") || words.contains("vo2")
        else { return }
        tokens +=
            language == .english ? Token.words("for", "my", "age") : Token.words("fuer", "mein", "alter")
    }
}

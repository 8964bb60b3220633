/// Names of goals that are written as one word, or that are meant without the word.
package enum GoalWords {
    /// First parts of German compounds that name the quantity by another word: `Trinkziel`.
    private static let compounds = [
        "trinkziel": "wasser", "gewichtsziel": "gewicht", "zielgewicht": "gewicht", "wunschgewicht": "gewicht",
        "laufziel": "laufen", "proteinziel": "protein", "eiweissziel": "protein",
    ]
    /// Quantities that people speak of as reached where their goal is.
    private static let reached: Set<String> = ["protein", "steps", "step", "water", "sleep", "fiber", "fibre"]

    /// `mein Gewichtsziel` as `mein Gewicht Ziel`, where it is asked for and not how far it is.
    package static func spellOut(_ tokens: inout [Token]) {
        guard let place = tokens.indices.first(where: { compounds[tokens[$0].text.lowercased()] != nil }),
            let name = compounds[tokens[place].text.lowercased()]
        else { return }
        let before = place > 0 ? tokens[place - 1].text : ""
        let isWeight = name == "gewicht"
        guard !isWeight || ["mein", "welches", "das"].contains(before) && place + 2 >= tokens.count else { return }
        tokens.replaceSubrange(place...place, with: [Token(word: name), Token(word: "ziel")])
    }

    /// `what is my step goal`, `wie hoch ist mein Schrittziel`: the goal, and neither whether nor how nearly it is reached.
    package static func asksTarget(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        guard asking.contains(where: { words.starts(with: $0) }), let last = words.last(where: { !dating.contains($0) })
        else { return false }
        return ["goal", "goals", "target", "targets", "ziel", "ziele"].contains { last.hasSuffix($0) }
    }

    private static let asking = [
        ["whats"], ["what", "is"], ["what", "are"], ["which"], ["how", "high", "is"], ["how", "big", "is"],
        ["was", "ist"],
        ["was", "sind"], ["wie", "hoch", "ist"], ["wie", "lautet"], ["wie", "gross", "ist"], ["welches"],
        ["wie", "ist"],
    ]
    /// Words of today, behind a goal.
    private static let dating: Set<String> = ["today", "now", "currently", "heute", "jetzt", "gerade", "aktuell"]

    /// `my goal is 12,000 steps a day`, `neues Ziel: 75 kg`, `ich möchte 12.000 Schritte als Ziel`: a goal that is told, and
    /// nothing asked of it.
    package static func areTold(_ words: [String]) -> Bool {
        guard let goal = words.firstIndex(where: { ["goal", "target"].contains($0) || $0.hasSuffix("ziel") }),
            telling.isDisjoint(with: words)
        else { return false }
        if ["new", "neues"].contains(words[0]) { return goal < 3 }
        if ["my", "mein"].contains(words[0]), goal + 1 < words.count, goal < 3 {
            return ["is", "ist", "lautet", "sind", "waere"].contains(words[goal + 1])
        }
        return goal + 1 == words.count && words.suffix(4).contains { ["as", "als"].contains($0) }
    }

    /// Words by which something is asked of a goal, or told of how it went.
    private static let telling: Set<String> = [
        "did", "do", "have", "had", "was", "were", "reached", "hit", "missed", "met", "often", "far", "close", "per",
        "than", "habe", "hab", "hatte", "bin", "war", "erreicht", "geschafft", "verfehlt", "oft", "noch", "mehr",
        "weniger", "warum", "why", "if", "wenn",
    ]

    /// `did I hit my protein yesterday` as `did I hit my protein goal yesterday`.
    package static func nameReached(_ tokens: inout [Token]) {
        guard tokens.count > 4, tokens[0].text == "did", tokens[1].text == "i",
            ["hit", "reach", "meet", "achieve", "make"].contains(tokens[2].text), tokens[3].text == "my",
            reached.contains(tokens[4].text),
            !tokens.contains(where: { ["goal", "goals", "target", "targets", "limit", "max"].contains($0.text) })
        else { return }
        tokens.insert(Token(word: "goal"), at: 5)
    }
}

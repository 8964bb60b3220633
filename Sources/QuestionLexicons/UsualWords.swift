import HealthModel

/// `am I sleeping less than usual`: the last seven days are meant, which are held against all.
package enum UsualWords {
    /// Names those days where no other days are said.
    package static func nameDays(_ tokens: inout [Token], _ language: Language) {
        let words = tokens.map(\.text)
        guard words.count <= 8, let place = words.firstIndex(where: { $0 == "than" || $0 == "als" }),
            usual.contains(words[(place + 1)...].joined(separator: " "))
        else { return }
        switch language {
        case .english:
            guard words.starts(with: ["am", "i"]) || words.starts(with: ["do", "i"]), words.count > 4,
                words[..<place].allSatisfy({ !dated.contains($0) })
            else { return }
            let past = words[0] == "am" ? "was" : "did"
            tokens.insert(contentsOf: days("in the last", "days"), at: place)
            tokens[0] = Token(word: past)
        case .german:
            guard words.count > 4, words[1] == "ich", !["bin", "habe", "hab", "war", "hatte"].contains(words[0]),
                words[..<place].allSatisfy({ !dated.contains($0) })
            else { return }
            tokens.insert(contentsOf: days("in den letzten", "tagen"), at: place)
        }
    }

    private static func days(_ before: String, _ after: String) -> [Token] {
        func word(_ text: String) -> Token { Token(word: text) }
        return before.split(separator: " ").map { word(String($0)) }
            + [Token(kind: .number(7), text: "7", forms: []), word(after)]
    }

    private static let usual: Set<String> = [
        "usual", "normal", "average", "on average", "i usually do", "normally", "my average", "sonst", "ueblich",
        "gewoehnlich", "im schnitt", "normalerweise",
    ]
    /// Words of other days.
    private static let dated: Set<String> = [
        "today", "yesterday", "now", "week", "month", "year", "on", "in", "since", "last", "this", "heute", "gestern",
        "woche", "monat", "jahr", "im", "seit", "letzte", "diese", "dieses", "diesen",
    ]
}

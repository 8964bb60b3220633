import QuestionLexicons

extension QuestionReader {
    /// `sein Puls` is another's; where no noun follows, `sein` is the verb.
    static func makePossessives(_ tokens: inout [Token]) {
        let links: Set<String> = ["dass", "und", "oder", "wenn", "kann", "koennte", "sollte", "soll", "muss", "wird"]
        for place in tokens.indices.dropLast() where tokens[place].text == "sein" {
            if links.isDisjoint(with: tokens[place + 1].forms) { tokens[place].forms = ["seine"] }
        }
    }

    /// Words of the vocabulary that differ by an ending alone: `ess` is `esse`, `gegessenen` is `gegessene` and `warens` is
    /// `waren`. An `er` may make who does it of what is done, so that it stands for another ending of an adjective only.
    static func inflections(of word: String, _ lexicon: Lexicon) -> [String]? {
        guard word.allSatisfy(\.isLetter), !Spelling.everyday.contains(word) else { return nil }
        if word.count >= 3, lexicon.vocabulary.contains(word + "e") { return [word + "e"] }
        if word.count >= 5, word.hasSuffix("s"), lexicon.vocabulary.contains(String(word.dropLast())) {
            return [String(word.dropLast())]
        }
        for ending in ["en", "er", "es", "em", "e", "n"] where word.count >= 5 + ending.count && word.hasSuffix(ending)
        {
            let stem = String(word.dropLast(ending.count))
            let others = ending == "er" ? ["es", "em"] : ["e", "en", "er", "es", "em", "n", ""]
            let known = others.map { stem + $0 }.filter { $0 != word && lexicon.vocabulary.contains($0) }
            if !known.isEmpty { return known }
        }
        return nil
    }

    /// Separable verbs as one word: `stehe ich meistens auf` as `aufstehe ich meistens`.
    static func joined(_ tokens: [Token]) -> [Token] {
        let parted: [String: Set<String>] = [
            "nehme": ["ab", "zu"], "nimmt": ["ab", "zu"], "nahm": ["ab", "zu"],
            "geht": ["hoch", "runter", "rauf", "zurueck"], "ging": ["hoch", "runter", "rauf", "zurueck"],
        ]
        if let verb = tokens.firstIndex(where: { $0.forms.contains { parted[$0] != nil } }),
            let ends = tokens[verb].forms.compactMap({ parted[$0] }).first,
            let end = tokens.lastIndex(where: { $0.forms.contains { ends.contains($0) } }), end > verb + 1,
            !tokens[end - 1].forms.contains("oder"), end + 1 == tokens.count || !tokens[end + 1].forms.contains("oder")
        {
            var joined = tokens
            let particle = joined.remove(at: end)
            joined.insert(particle, at: verb + 1)
            return joined
        }
        if let verb = tokens.firstIndex(where: { ["fanden", "fand", "finden", "findet"].contains($0.text) }),
            tokens.last?.text == "statt", tokens.count > verb + 2
        {
            // `wie viele Läufe fanden drinnen statt`
            var rest = tokens
            rest.removeLast()
            rest.remove(at: verb)
            return rest
        }
        if let verb = tokens.firstIndex(where: { ["angeht", "anbelangt", "betrifft"].contains($0.text) }),
            let start = tokens[..<verb].lastIndex(where: { $0.text == "was" })
        {
            // `mein bester Monat, was Schritte angeht`
            var rest = tokens
            rest.remove(at: verb)
            rest.remove(at: start)
            return rest
        }
        let verbs = [
            "stehe": "aufstehe", "stand": "aufstehe", "wache": "aufwache", "wachte": "aufwache", "steh": "aufstehe",
            "schlafe": "einschlafe", "schlief": "einschlafe",
        ]
        guard let verb = tokens.firstIndex(where: { $0.forms.contains { verbs[$0] != nil } }),
            let particle = tokens[verb].forms.compactMap({ verbs[$0] }).first.map({
                $0.hasPrefix("ein") ? "ein" : "auf"
            }),
            let end = tokens.lastIndex(where: { $0.forms.contains(particle) }), end > verb,
            end == tokens.count - 1
                || ["im", "seit", "am", "an", "in", "und"].contains(tokens[end + 1].forms.first ?? "")
        else { return tokens }
        var joined = tokens
        joined[verb].forms = joined[verb].forms.compactMap { verbs[$0] }
        joined.remove(at: end)
        return joined
    }

    /// `ruhepulsdurchschnitt` is `ruhepuls durchschnitt`, `wochensummen` are `wochen summen`.
    static func compound(_ word: String, _ lexicon: Lexicon) -> [String]? {
        let letters = Array(word)
        guard letters.count >= 7, !Spelling.everyday.contains(word) else { return nil }
        for cut in 3...(letters.count - 3) {
            let tail = String(letters[cut...])
            guard lexicon.vocabulary.contains(tail), tail.count >= 4 || Self.shortTails.contains(tail) else { continue }
            let head = String(letters[..<cut])
            for link in ["", "s", "n", "es", "en"] where head.hasSuffix(link) {
                let stem = String(head.dropLast(link.count))
                if stem.count >= 4 || Self.shortHeads.contains(stem), lexicon.isName(stem) {
                    // `am Montagmorgen` is no tomorrow.
                    return [stem, tail == "morgen" ? "morgens" : tail]
                }
            }
        }
        return nil
    }

    private static let shortTails: Set<String> = ["tag", "tage"]
    private static let shortHeads: Set<String> = ["rad", "hrv", "rem"]
}

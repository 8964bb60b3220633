/// Words that are said once and meant twice, or that stand apart from what they belong to, of both languages.
package enum RepeatedWords {
    /// `after no drinks and after three or more` as `… after three drinks or more`.
    package static func repeatNoun(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(3).reversed() where leading.contains(tokens[place].text) {
            guard place + 1 < tokens.count, isCount(tokens[place + 1]),
                place + 2 == tokens.count
                    || ["or", "oder"].contains(tokens[place + 2].text) && place + 4 == tokens.count,
                let first = tokens[..<place].lastIndex(where: { $0.text == tokens[place].text }), first + 2 < place,
                isCount(tokens[first + 1]) || none.contains(tokens[first + 1].text),
                nouns.contains(tokens[first + 2].text)
            else { continue }
            let noun = tokens[first + 2].text
            tokens.insert(Token(word: noun), at: place + 2)
            return
        }
    }

    /// `after days with a drink than after days without` as `… than days without`: both are of the day before.
    package static func leaveOutSecondAfter(_ tokens: inout [Token]) {
        let end = tokens.count
        guard end > 6, ["without", "ohne"].contains(tokens[end - 1].text), days.contains(tokens[end - 2].text),
            ["after", "nach"].contains(tokens[end - 3].text), ["than", "als"].contains(tokens[end - 4].text),
            tokens[..<(end - 4)].contains(where: { $0.text == tokens[end - 3].text })
        else { return }
        tokens.remove(at: end - 3)
    }

    /// `how long do I sleep after yoga and how long after rest days` as `… after yoga versus after rest days`.
    package static func holdAgainst(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(3).dropLast(2) where ["and", "und"].contains(tokens[place].text) {
            guard ["how", "wie"].contains(tokens[place + 1].text),
                let first = tokens[..<place].firstIndex(where: { $0.text == tokens[place + 1].text }),
                place + 3 < tokens.count, figures.contains(tokens[place + 2].text),
                tokens[first + 1].text.hasPrefix(tokens[place + 2].text)
                    || tokens[place + 2].text.hasPrefix(tokens[first + 1].text)
            else { continue }
            let behind = tokens[place + 3].text
            // `and how many of them were long` goes on with another figure.
            guard conditional.contains(behind) else { continue }
            tokens.replaceSubrange(place...(place + 2), with: Token.words("versus"))
            tokens[place - 1].endsClause = false
            return
        }
    }

    /// `bed and wake times` as `bedtimes and wake times`.
    package static func repeatTime(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast(3)
        where tokens[place].text == "bed" && tokens[place + 1].text == "and" && tokens[place + 2].text.hasPrefix("wak")
        {
            guard tokens[(place + 3)...].prefix(2).contains(where: { ["time", "times"].contains($0.text) }),
                place == 0 || !["in", "to"].contains(tokens[place - 1].text)
            else { continue }
            tokens[place] = Token(word: "bedtime")
            return
        }
    }

    /// `on days when I drink, how do I sleep afterwards`, `an Tagen mit Alkohol, wie schlafe ich danach`: after them.
    package static func nameAfterwards(_ tokens: inout [Token]) {
        guard tokens.count > 6, let last = tokens.last,
            ["afterwards", "afterward", "danach", "hinterher"].contains(last.text),
            ["days", "when", "if", "tagen", "wenn"].contains(where: { word in tokens[..<3].contains { $0.text == word }
            })
        else { return }
        tokens[tokens.count - 1].forms = [last.text.hasPrefix("after") ? "after" : "nach"]
    }

    private static let figures: Set<String> = ["long", "much", "many", "far", "lang", "lange", "viel", "viele", "weit"]
    private static let conditional: Set<String> = [
        "on", "after", "when", "if", "an", "nach", "bei", "wenn",
    ]

    /// `when was my stress last a 5` as `when was last my stress 5`.
    package static func advanceLast(_ tokens: inout [Token]) {
        guard tokens.count > 4, ["when", "wann"].contains(tokens[0].text), ["was", "war"].contains(tokens[1].text),
            case .number(1...5, false, false)? = tokens.last?.kind,
            let place = tokens.indices.dropFirst(3).dropLast().last(where: { last.contains(tokens[$0].text) }),
            tokens[(place + 1)..<(tokens.count - 1)].allSatisfy({ tying.contains($0.text) })
        else { return }
        let word = tokens[place]
        tokens.removeSubrange(place..<(tokens.count - 1))
        tokens.insert(word, at: 2)
    }

    /// `how many days since I slept eight hours` as `… since I last slept eight hours`.
    package static func addLast(_ tokens: inout [Token]) {
        guard
            let place = tokens.indices.dropFirst().dropLast(2).first(where: {
                tokens[$0].text == "since" && ["i", "ive"].contains(tokens[$0 + 1].text)
            }), ["long", "days", "nights", "been", "passed", "by", "it"].contains(tokens[place - 1].text),
            EnglishPhrasing.done.contains(tokens[place + 2].text),
            !["was", "got", "went"].contains(tokens[place + 2].text),
            !zip(tokens[(place + 3)...], tokens[(place + 3)...].dropFirst()).contains(where: {
                QuestionVerbs.english.contains($0.text) && ["i", "my", "there"].contains($1.text)
            })
        else { return }
        tokens.insert(Token(word: "last"), at: place + 2)
    }

    private static func isCount(_ token: Token) -> Bool {
        if case .number = token.kind { true } else { NumberWords.counts.contains(token.text) }
    }

    private static let leading: Set<String> = ["after", "with", "nach", "mit"]
    private static let none: Set<String> = ["no", "zero", "null", "kein", "keinem", "keinen"]
    private static let nouns = EnglishPhrasing.workoutNouns.union([
        "drink", "drinks", "glass", "glasses", "beer", "beers", "unit", "units", "coffee", "coffees", "bier", "bieren",
        "glas", "glaesern",
    ])
    private static let days: Set<String> = ["days", "nights", "evenings", "tagen", "naechten", "abenden"]
    private static let last: Set<String> = ["last", "zuletzt"]
    private static let tying: Set<String> = ["a", "an", "at", "bei", "auf", "eine", "ein", "einer"]
}

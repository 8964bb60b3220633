/// Words around what is held against each other, of both languages.
package enum ComparedWords {
    /// `on days with more than 9000 steps, and on the other days` as `… compared with other days`.
    package static func againstOthers(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let and = words.lastIndex(where: { $0 == "and" || $0 == "und" }), and > 3 else { return }
        let behind = words[(and + 1)...].drop { places.contains($0) }.drop { articles.contains($0) }
        guard behind.count == 2, let other = behind.first, let noun = behind.last, others.contains(other),
            let days = days[noun], words[..<and].contains(where: { days.contains($0) })
        else { return }
        let isGerman = words[and] == "und"
        let link = isGerman ? ["gegenueber", "anderen"] : ["compared", "with", "other"]
        tokens[and - 1].endsClause = false
        tokens.replaceSubrange(and..<(tokens.count - 1), with: link.map { Token(word: $0) })
    }

    /// `on Mondays vs the rest of the week`, `montags gegen den Rest der Woche` as `… vs other days`: of every week, and not of
    /// this one.
    package static func againstRest(_ tokens: inout [Token], isHabit: (String) -> Bool) {
        let words = tokens.map(\.text)
        guard
            let place = words.indices.first(where: { place in
                rests.contains { words[place...].starts(with: $0) }
            }), let rest = rests.first(where: { words[place...].starts(with: $0) }),
            let link = words[..<place].lastIndex(where: { links[$0] != nil }), let meant = links[words[link]],
            words[(link + 1)..<place].allSatisfy({ tying.contains($0) }),
            words[..<link].contains(where: {
                isHabit($0) || ["weekend", "weekends", "wochenende", "wochenenden"].contains($0)
            })
        else { return }
        var start = link
        if ["vergleich"].contains(words[link]), link > 0, words[link - 1] == "im" { start -= 1 }
        var others = meant.map { Token(word: $0) }
        others[others.count - 1].endsClause = tokens[place + rest.count - 1].endsClause
        tokens.replaceSubrange(start..<(place + rest.count), with: others)
        if start > 0 { tokens[start - 1].endsClause = false }
    }

    private static let rests = [
        ["rest", "of", "the", "week"], ["rest", "of", "my", "week"], ["rest", "of", "week"], ["remaining", "week"],
        ["rest", "der", "woche"], ["restlichen", "woche"], ["restliche", "woche"], ["uebrigen", "woche"],
        ["uebrige", "woche"],
    ]
    /// Words that hold one against the other, with what is said for them and the rest.
    private static let links: [String: [String]] = {
        let english = ["vs", "versus", "against", "compared", "compare"]
        let german = ["gegen", "gegenueber", "vergleich", "verglichen"]
        var links = ["than": ["than", "on", "other", "days"], "als": ["als", "an", "anderen", "tagen"]]
        for word in english { links[word] = ["vs", "other", "days"] }
        for word in german { links[word] = ["gegenueber", "anderen", "tagen"] }
        return links
    }()
    private static let tying: Set<String> = [
        "the", "with", "to", "on", "in", "during", "for", "all", "mit", "zu", "zum", "zur", "der", "dem", "den", "die",
        "am", "an",
    ]

    /// `über meinem Schritteschnitt vom März` as `über meinem Schnitt vom März bei Schritten`.
    package static func aboveMean(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2)
        where ["meinem", "dem", "meinen"].contains(tokens[place - 1].text)
            && ["ueber", "unter"].contains(tokens[place - 2].forms.first ?? "")
        {
            let word = tokens[place].forms.first ?? ""
            guard let ending = ["durchschnitt", "schnitt"].first(where: word.hasSuffix), word != ending else {
                continue
            }
            let stem = String(word.dropLast(ending.count))
            let named = ["schritt", "schritte"].contains(stem) ? "schritten" : stem
            tokens[place] = Token(word: ending, endsClause: tokens[place].endsClause)
            tokens += ["bei", named].map { Token(word: $0) }
            return
        }
    }

    /// `mehr Schritte als am Wochenende` where `wie` is said for `als`.
    package static func nameThan(_ tokens: inout [Token]) {
        guard !tokens.contains(where: { $0.text == "als" }) else { return }
        for place in tokens.indices.dropFirst().dropLast()
        where tokens[place].text == "wie"
            && !["so", "genauso", "ebenso", "gleich", "und"].contains(tokens[place - 1].text)
        {
            guard tokens[..<place].contains(where: { degrees.contains($0.text) }),
                behindThan.contains(where: { tokens[place + 1].text.hasPrefix($0) })
            else { continue }
            tokens[place].forms = ["als"]
            return
        }
    }

    /// `die letzten 7 Tage gegen die 7 davor` as `… gegen die 7 Tage davor`.
    package static func repeatSpan(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(4) where ["davor", "zuvor", "vorher"].contains(tokens[place].text) {
            guard isCount(tokens[place - 1]), ["die", "den", "der"].contains(tokens[place - 2].text),
                let noun = tokens[..<(place - 2)].last(where: { NumberWords.pluralSpans.contains($0.text) })
            else { continue }
            tokens.insert(Token(word: noun.text), at: place)
            return
        }
    }

    /// `als in den sechs Wochen danach`, at the end, as `als die sechs Wochen nach`.
    package static func nameAfter(_ tokens: inout [Token]) {
        guard tokens.count > 5, ["danach", "darauf"].contains(tokens[tokens.count - 1].text),
            NumberWords.pluralSpans.contains(tokens[tokens.count - 2].text), isCount(tokens[tokens.count - 3]),
            tokens.contains(where: { ["als", "vergleich", "gegen", "gegenueber", "verglichen"].contains($0.text) })
        else { return }
        tokens[tokens.count - 1].forms = ["nach"]
        let start = tokens.count - 4
        guard ["den", "die", "der"].contains(tokens[start].text), tokens[start - 1].text == "in" else { return }
        tokens.removeSubrange((start - 1)...start)
    }

    /// `of the two, do I walk more on Mondays or Fridays` as `do I walk more on Mondays or Fridays`: the two are named.
    package static func leaveOutTwo(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains("or") || words.contains("oder"),
            let phrase = ofTwo.first(where: { words.starts(with: $0) }), phrase.count < words.count
        else { return }
        tokens.removeFirst(phrase.count)
    }

    private static let ofTwo = [
        ["of", "the", "two"], ["out", "of", "the", "two"], ["of", "these", "two"], ["of", "both"],
        ["von", "den", "beiden"], ["von", "beiden"], ["von", "den", "zweien"],
    ]

    /// `than last week by this time` as `than last week at this point`.
    package static func nameSameTime(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        for place in words.indices.dropFirst().dropLast() where words[place] == "this" {
            guard ["by", "at"].contains(words[place - 1]), ["time", "point"].contains(words[place + 1]) else {
                continue
            }
            tokens[place - 1] = Token(word: "at")
            (tokens[place + 1].text, tokens[place + 1].forms) = ("point", ["point"])
            return
        }
    }

    private static func isCount(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { true } else { NumberWords.counts.contains(token.text) }
    }

    private static let places: Set<String> = ["on", "in", "at", "an"]
    private static let articles: Set<String> = ["the", "all", "den", "allen", "die"]
    private static let others: Set<String> = ["other", "remaining", "anderen", "uebrigen", "restlichen", "sonstigen"]
    /// The word for other days, with those of the days that they are held against.
    private static let days: [String: Set<String>] = [
        "days": ["days"], "nights": ["nights"], "tagen": ["tagen", "tage"], "naechten": ["naechten", "naechte"],
    ]
    private static let degrees: Set<String> = [
        "mehr", "weniger", "besser", "schlechter", "laenger", "kuerzer", "hoeher", "niedriger", "spaeter", "frueher",
        "schneller", "langsamer", "oefter", "haeufiger", "seltener", "tiefer", "leichter", "schwerer", "weiter",
    ]
    /// How the words begin that stand for what is held against it.
    private static let behindThan = [
        "am", "an", "im", "in", "vor", "letzte", "vorig", "vergangen", "sonst", "gestern", "normal", "ueblich", "bei",
        "nach", "diese", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "januar",
        "februar", "maerz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "dezember",
    ]
}

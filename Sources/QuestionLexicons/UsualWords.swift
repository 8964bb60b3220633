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

    /// `more than on a normal Friday`, `mehr als an einem normalen Freitag` as `more than average on Fridays`.
    package static func nameWeekday(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2).reversed() {
            guard let weekdays = weekdays[tokens[place].text],
                usualDays.contains(where: { tokens[place - 1].text.hasPrefix($0) })
            else { continue }
            let start = tokens[..<(place - 1)].lastIndex { !before.contains($0.text) }.map { $0 + 1 } ?? 0
            guard start > 0, comparing.contains(tokens[start - 1].text) else { continue }
            tokens.replaceSubrange(start...place, with: average(weekdays, tokens[place]))
            return
        }
    }

    /// `on an average weekday`, `an einem normalen Dienstag` as `average on weekdays`.
    package static func nameAverageDay(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2).reversed() {
            guard let weekdays = weekdays[tokens[place].text],
                usualDays.contains(where: { tokens[place - 1].text.hasPrefix($0) })
            else { continue }
            let start = tokens[..<(place - 1)].lastIndex { !before.contains($0.text) }.map { $0 + 1 } ?? 0
            guard tokens[start..<(place - 1)].contains(where: { tying.contains($0.text) }) else { continue }
            tokens.replaceSubrange(start...place, with: average(weekdays, tokens[place]))
            return
        }
    }

    private static func average(_ weekdays: String, _ last: Token) -> [Token] {
        let words = weekdays.hasPrefix("on ") ? "average \(weekdays)" : "schnitt \(weekdays)"
        var phrase = words.split(separator: " ").map { Token(word: String($0)) }
        phrase[phrase.count - 1].endsClause = last.endsClause
        return phrase
    }

    /// Days of the week, each with the words for all of them.
    private static let weekdays: [String: String] = {
        let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        let german = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "sonnabend"]
        return Dictionary(
            uniqueKeysWithValues: english.flatMap { [($0, "on \($0)s"), (String($0.prefix(3)), "on \($0)s")] }
                + german.map { ($0, "\($0)s") } + ["weekday", "workday"].map { ($0, "on weekdays") }
                + ["werktag", "wochentag", "arbeitstag"].map { ($0, "werktags") })
    }()
    private static let usualDays = [
        "usual", "normal", "average", "typical", "regular", "ordinary", "ueblich", "durchschnittlich", "typisch",
        "gewoehnlich", "gewohnt",
    ]
    /// Stand between a word that compares and the usual day.
    private static let before: Set<String> = [
        "a", "an", "my", "the", "on", "for", "of", "ein", "eine", "einem", "einen", "einer", "mein", "meinem", "meinen",
        "dem", "den", "der", "an", "am", "fuer",
    ]
    /// Tie the usual day to what is asked about.
    private static let tying: Set<String> = ["on", "for", "an", "am", "fuer"]
    private static let comparing: Set<String> = [
        "than", "vs", "versus", "against", "to", "with", "als", "wie", "zu", "mit", "gegen", "gegenueber", "zum",
    ]

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

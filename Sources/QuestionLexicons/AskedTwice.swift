/// Questions that ask twice and are answered at once, and that ask which one of several spans, of both languages.
package enum AskedTwice {
    /// `did I run over 10 km in May, and if so when` as `when did I run over 10 km in May`: none is no as well.
    package static func askWhen(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let first = words.first, openers.contains(first), words.count > 6,
            let tail = tails.first(where: { words.suffix($0.count) == $0[...] })
        else { return }
        let isGerman = german.contains(first)
        tokens.removeLast(tail.count)
        tokens[tokens.count - 1].endsClause = false
        for place in tokens.indices where tokens[place].text == "any" { tokens[place].forms = ["a"] }
        tokens.removeAll { $0.text == "ever" || $0.text == "jemals" }
        tokens.insert(Token(word: isGerman ? "wann" : "when"), at: 0)
    }

    /// `which of the last three months` as `which month in the last three months`.
    package static func nameSpan(_ tokens: inout [Token]) {
        // `which of the last four weeks was the most active` leaves open by what.
        guard !tokens.contains(where: { ["was", "were", "is", "war", "ist"].contains($0.text) }) else { return }
        for place in tokens.indices.dropLast(4) where asking.contains(tokens[place].text) {
            let isGerman = tokens[place].text != "which"
            guard tokens[place + 1].text == (isGerman ? "der" : "of") else { continue }
            var last = place + 2
            if !isGerman, ["the", "my"].contains(tokens[last].text) { last += 1 }
            guard last + 2 < tokens.count, ["last", "past", "letzten", "vergangenen"].contains(tokens[last].text),
                isCount(tokens[last + 1]), let span = spans[tokens[last + 2].text]
            else { continue }
            let link = isGerman ? [span, "in", "den"] : [span, "in", "the"]
            tokens.replaceSubrange((place + 1)..<last, with: link.map { Token(word: $0) })
            return
        }
    }

    /// `when do I go to bed at weekends compared to weekdays` as `bedtime at weekends compared to weekdays`.
    package static func nameClock(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains(where: comparing.contains),
            let lead = leads.first(where: { words.starts(with: $0) }),
            let clock = clocks.first(where: { words.dropFirst(lead.count).starts(with: $0.said) })
        else { return }
        tokens.replaceSubrange(..<(lead.count + clock.said.count), with: clock.meant.map { Token(word: $0) })
    }

    private static func isCount(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { true } else { NumberWords.counts.contains(token.text) }
    }

    private static let german: Set<String> = ["hatte", "habe", "hab", "bin", "war"]
    private static let openers = german.union(["did", "have", "was", "were"])
    /// The longest first.
    private static let tails: [[String]] = [
        "and if so on which days", "and if so on which day", "if so on which days", "if so on which day",
        "and if so when was it", "and if so when was that", "and if so when", "if so when", "and when was it",
        "and when was that", "and when were they", "and when", "when was it", "when was that", "und wenn ja wann",
        "und falls ja wann", "wenn ja wann", "falls ja wann", "und wann war das", "und wann war sie", "und wann",
        "wann war das",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let asking: Set<String> = ["which", "welcher", "welche", "welches", "welchem"]
    private static let spans = [
        "months": "month", "weeks": "week", "quarters": "quarter", "years": "year", "monate": "monat",
        "monaten": "monat", "wochen": "woche", "quartale": "quartal", "quartalen": "quartal", "jahre": "jahr",
        "jahren": "jahr",
    ]
    private static let comparing: Set<String> = ["vs", "versus", "compared", "against"]
    private static let leads: [[String]] = [
        ["when", "do", "i"], ["how", "late", "do", "i"], ["how", "early", "do", "i"], ["what", "time", "do", "i"],
        ["at", "what", "time", "do", "i"],
    ]
    private static let clocks: [(said: [String], meant: [String])] = [
        (["go", "to", "bed"], ["bedtime"]), (["get", "to", "bed"], ["bedtime"]), (["wake", "up"], ["wake", "time"]),
        (["get", "up"], ["wake", "time"]), (["wake"], ["wake", "time"]),
    ]
}

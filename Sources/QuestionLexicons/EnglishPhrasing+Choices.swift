/// English phrases that choose one of two days, and nouns that say what a length is of.
extension EnglishPhrasing {
    /// `of Saturday and Sunday, on which do I drink more` and `on which day do I drink more, Saturday or Sunday` as `do I
    /// drink more on Saturday or Sunday`.
    package static func chooseDay(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let which = words.firstIndex(of: "which"), which > 0, ["on", "in"].contains(words[which - 1])
        else { return }
        var verb = which + 1
        if verb < words.count, ["day", "one", "month"].contains(words[verb]) { verb += 1 }
        guard verb + 2 < words.count, ["do", "did"].contains(words[verb]) else { return }
        let before = tokens[..<(which - 1)].filter { !["of", "the", "two"].contains($0.text) }
        if isChoice(before, links: ["and", "or"]) {
            tokens = Array(tokens[verb...]) + choice(words[which - 1], before)
        } else if before.isEmpty, words.count > verb + 5, isChoice(Array(tokens.suffix(3)), links: ["or"]),
            tokens[words.count - 4].endsClause
        {
            let days = Array(tokens.suffix(3))
            tokens = Array(tokens[verb...].dropLast(3))
            tokens += choice(words[which - 1], days)
        }
    }

    /// `sleep in the nights Monday to Thursday` as `sleep on the nights …`: nobody slept in.
    package static func sleepOnNights(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast(2) where tokens[place].text == "sleep" && tokens[place + 1].text == "in" {
            let rest = tokens[(place + 2)...].drop { ["the", "my"].contains($0.text) }
            if let noun = rest.first, ["night", "nights"].contains(noun.text) { tokens[place + 1] = Token(word: "on") }
        }
    }

    /// `when do I go to bed on Sunday evenings` as `… on Sundays`.
    package static func nameEvenings(_ tokens: inout [Token], isWeekday: (String) -> Bool) {
        guard tokens.contains(where: { ["bed", "bedtime", "bedtimes"].contains($0.text) }),
            let place = tokens.indices.dropLast().first(where: {
                isWeekday(tokens[$0].text) && tokens[$0 + 1].text == "evenings"
            })
        else { return }
        let end = tokens[place + 1].endsClause
        tokens.replaceSubrange(place...(place + 1), with: [Token(word: tokens[place].text + "s", endsClause: end)])
    }

    /// `did I drink on more days in October than in November` as `did I drink more often …`.
    package static func nameOftener(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        // Of a sport it would be how often, and not on how many days.
        guard words.contains("than"), words.contains(where: { drinks.contains($0) }),
            let place = words.indices.dropLast(2).first(where: {
                words[$0] == "on" && ["more", "fewer", "less"].contains(words[$0 + 1]) && words[$0 + 2] == "days"
            }), !words.contains("with"), !words.contains("over"), !words.contains("under"), !words.contains("when")
        else { return }
        tokens.replaceSubrange(
            place...(place + 2), with: Token.words(words[place + 1] == "more" ? "more" : "less", "often"))
    }

    private static let drinks: Set<String> = ["drink", "drank", "drinking", "alcohol", "caffeine", "coffee"]

    /// `more than 6 miles on foot` as `… of foot distance`, `2,000 ft of gain` as `… of elevation gain`.
    package static func nameLengths(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast(2).reversed() {
            guard case .number = tokens[place - 1].kind, lengthUnits.contains(tokens[place].text) else { continue }
            switch (tokens[place + 1].text, tokens[place + 2].text) {
            case ("on", "foot"):
                tokens[place + 1].forms = ["of"]
                tokens.insert(Token(word: "distance", endsClause: tokens[place + 2].endsClause), at: place + 3)
            case ("of", "gain"): tokens.insert(Token(word: "elevation"), at: place + 2)
            default: break
            }
        }
    }

    /// `half a litre` as `500 ml`.
    package static func nameHalves(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast(2).reversed() {
            guard tokens[place].text == "half", tokens[place + 1].text == "a", litres.contains(tokens[place + 2].text),
                place == 0 || tokens[place - 1].text != "and"
            else { continue }
            let end = tokens[place + 2].endsClause
            let number = Token(kind: .number(500), text: "500", forms: [])
            tokens.replaceSubrange(place...(place + 2), with: [number, Token(word: "ml", endsClause: end)])
        }
    }

    /// `does my pulse run higher after a hike` as `is my pulse higher after a hike`.
    package static func leaveOutRunning(_ tokens: inout [Token]) {
        guard tokens.count > 5, tokens[0].text == "does", tokens[1].text == "my",
            let verb = tokens.indices.dropFirst(3).dropLast(2).first(where: { tokens[$0].text == "run" }),
            ["higher", "lower"].contains(tokens[verb + 1].text), behindDegree.contains(tokens[verb + 2].text),
            !tokens[verb - 1].endsClause, !ofRun.contains(tokens[verb - 1].text)
        else { return }
        tokens[0] = Token(word: "is")
        tokens.remove(at: verb)
    }

    /// `how many kilos did I lose from June` as `… since June`: no end is said.
    package static func beginLosses(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains(where: { changing.contains($0) }), let from = words.lastIndex(of: "from"),
            from + 1 < words.count,
            !words[from...].contains(where: { ["to", "until", "till", "through", "-"].contains($0) })
        else { return }
        let behind = words[(from + 1)...].filter { !["the", "last"].contains($0) }
        guard behind.count == 1, let day = behind.first, months.contains(day) else { return }
        tokens[from] = Token(word: "since")
    }

    private static let changing: Set<String> = ["lose", "lost", "loss", "losing", "gain", "gained", "gaining"]
    private static let months: Set<String> = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december", "spring", "summer", "autumn", "winter", "christmas",
    ]

    private static func isChoice(_ tokens: [Token], links: Set<String>) -> Bool {
        tokens.count == 3 && links.contains(tokens[1].text) && chosen.contains(tokens[0].text)
            && chosen.contains(tokens[2].text)
    }

    private static func choice(_ preposition: String, _ days: [Token]) -> [Token] {
        [Token(word: preposition), Token(word: days[0].text), Token(word: "or"), Token(word: days[2].text)]
    }

    private static let chosen: Set<String> = Set(
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].flatMap { [$0, $0 + "s"] }
            + [
                "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
                "november", "december",
            ])
    private static let lengthUnits: Set<String> = [
        "km", "kilometres", "kilometers", "mi", "miles", "mile", "ft", "feet", "m", "metres", "meters",
    ]
    private static let litres: Set<String> = ["litre", "liter"]
    /// Words behind a degree that has no noun of its own.
    private static let behindDegree: Set<String> = [
        "the", "than", "on", "after", "in", "when", "during", "if", "at", "these", "since",
    ]
    /// Words before a run that somebody does.
    private static let ofRun: Set<String> = [
        "long", "last", "morning", "evening", "trail", "easy", "weekly", "daily", "sunday", "saturday", "weekend",
    ]
}

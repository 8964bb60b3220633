/// Everyday turns of words that are said for others, of both languages, folded as the tokenizer does.
package enum EverydayPhrasing {
    package static func make(_ tokens: inout [Token]) {
        beat(&tokens)
        compareRegularity(&tokens)
        nameAverage(&tokens)
        putAgo(&tokens)
        nameDeficit(&tokens)
        askWeight(&tokens)
        nameOneWeekday(&tokens)
        nameWeekday(&tokens)
        repeatSpan(&tokens)
    }

    package static func makeGerman(_ tokens: inout [Token]) {
        beatInGerman(&tokens)
        compareRegularityInGerman(&tokens)
        countWeighings(&tokens)
        askWaking(&tokens)
        sleepDeeply(&tokens)
        goToSleep(&tokens)
        stayOutdoors(&tokens)
        nameWeekday(&tokens)
        repeatSpan(&tokens)
        nameDeficitInGerman(&tokens)
    }

    // MARK: English

    /// `did I beat last week's steps` as `did I get more total steps than last week`: a mean of the days so far beats nothing.
    private static func beat(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.starts(with: ["did", "i", "beat"]) || words.starts(with: ["have", "i", "beaten"]), words.count > 4
        else {
            return
        }
        var end = 3
        if ["last", "the", "previous"].contains(words[end]) { end += 1 }
        guard end < words.count, spans.contains(words[end]), end + 1 < words.count else { return }
        let span = tokens[3...end].map { Token(word: $0.text) }
        let figure = tokens[(end + 1)...].filter { $0.text != "s" }
        guard !figure.isEmpty, figure.allSatisfy({ $0.kind == .word && !$0.endsClause && !ofDays.contains($0.text) })
        else { return }
        tokens = Token.words("did", "i", "get", "more", "total") + figure + Token.words("than") + span
    }

    private static let spans: Set<String> = [
        "week", "weeks", "month", "months", "year", "years", "quarter", "yesterday", "yesterdays",
    ]
    private static let ofDays: Set<String> = ["this", "today", "on", "in", "average", "record", "best", "goal", "and"]

    /// `is my bedtime more regular than last month` as `is my bedtime lower sd than last month`; of sleep regularity is another
    /// figure.
    private static func compareRegularity(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains("than"), !words.contains(where: { $0.hasPrefix("sle") }),
            let more = words.indices.dropLast().first(where: {
                ["more", "less"].contains(words[$0])
                    && ["regular", "regularly", "consistent", "steady", "stable"].contains(words[$0 + 1])
            })
        else { return }
        tokens[more] = Token(word: words[more] == "more" ? "lower" : "higher")
        tokens[more + 1] = Token(word: "sd", endsClause: tokens[more + 1].endsClause)
    }

    /// `how heavy was I a year ago` as `how much did I weigh a year ago`.
    private static func askWeight(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.starts(with: ["how", "heavy", "was", "i"]) else { return }
        tokens.replaceSubrange(..<4, with: Token.words("how", "much", "did", "i", "weigh"))
    }

    /// `last thursdays ride` as `last thursday's ride`.
    private static func nameOneWeekday(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast(2)
        where tokens[place].text == "last" && tokens[place + 1].text.hasSuffix("days")
            && ["ride", "run", "swim", "walk", "hike", "workout", "session"].contains(tokens[place + 2].text)
        {
            tokens[place + 1] = Token(word: String(tokens[place + 1].text.dropLast()))
        }
    }

    /// `on which day in the week`, `an welchem Tag in der Woche` as `… day of the week`: of every week.
    private static func nameWeekday(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        for place in words.indices.dropFirst().dropLast(3)
        where asking.contains(words[place - 1]) && ["day", "tag"].contains(words[place]) && words[place + 1] == "in" {
            let isEnglish = words[place...].prefix(4).elementsEqual(["day", "in", "the", "week"])
            guard isEnglish || words[place...].prefix(4).elementsEqual(["tag", "in", "der", "woche"]) else { continue }
            let link = isEnglish ? Token.words("of", "the") : Token.words("der")
            tokens.replaceSubrange((place + 1)...(place + 2), with: link)
            return
        }
    }

    private static let asking: Set<String> = ["which", "what", "welche", "welchem", "welcher", "welchen"]

    /// `in the third versus the second quarter`, `in der zweiten Maihälfte höher als in der ersten`: the span is named once.
    private static func repeatSpan(_ tokens: inout [Token]) {
        let places = tokens.indices.filter { ordinals.contains(tokens[$0].text) }
        guard places.count == 2, let first = places.first, let second = places.last, second > first + 1 else { return }
        func span(after place: Int) -> [Token] {
            guard place + 1 < tokens.count, spansOfYear.contains(where: tokens[place + 1].text.hasSuffix),
                place + 2 >= tokens.count || !["of", "des", "vom", "im"].contains(tokens[place + 2].text)
            else { return [] }
            return [Token(word: tokens[place + 1].text)]
        }
        let (named, other) = (span(after: first), span(after: second))
        if named.isEmpty, !other.isEmpty, comparing.contains(tokens[first + 1].text) {
            tokens.insert(contentsOf: other, at: first + 1)
        } else if other.isEmpty, !named.isEmpty, second + 1 == tokens.count,
            tokens[first..<second].contains(where: { comparing.contains($0.text) })
        {
            tokens += named
        }
    }

    private static let ordinals: Set<String> = [
        "first", "second", "third", "fourth", "ersten", "zweiten", "dritten", "vierten", "erste", "zweite", "dritte",
        "vierte",
    ]
    /// Ends of the names of spans that a year or a month is divided into.
    private static let spansOfYear = ["quarter", "half", "quartal", "haelfte", "halbjahr"]
    private static let comparing: Set<String> = [
        "than", "vs", "versus", "against", "compared", "als", "gegen", "gegenueber", "verglichen",
    ]

    /// `medium heart rate` as `average heart rate`.
    private static func nameAverage(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast() where tokens[place].text == "medium" {
            if figures.contains(tokens[place + 1].text) { tokens[place] = Token(word: "average") }
        }
    }

    private static let figures: Set<String> = ["heart", "pulse", "hr", "pace", "speed", "weight", "bedtime", "hrv"]

    /// `my weight before two weeks` as `my weight two weeks ago`, at the end.
    private static func putAgo(_ tokens: inout [Token]) {
        let end = tokens.count
        guard end > 4, tokens[end - 3].text == "before", isCount(tokens[end - 2]), units.contains(tokens[end - 1].text),
            tokens[..<(end - 3)].contains(where: { ["was", "were", "did"].contains($0.text) }),
            !tokens[..<(end - 3)].contains(where: { ["than", "week", "month", "weeks", "days"].contains($0.text) })
        else { return }
        tokens.append(Token(word: "ago"))
        tokens.remove(at: end - 3)
    }

    /// `was I in a calorie deficit yesterday` as `did I burn more than I ate yesterday`.
    private static func nameDeficit(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.count > 4,
            words.starts(with: ["was", "i", "in", "a"]) || words.starts(with: ["am", "i", "in", "a"])
        else { return }
        var end = 4
        if ["calorie", "caloric", "energy"].contains(words[end]), end + 1 < words.count { end += 1 }
        guard let meant = balances[words[end]] else { return }
        tokens.replaceSubrange(...end, with: meant.map { Token(word: $0) })
    }

    private static let balances = [
        "deficit": ["did", "i", "burn", "more", "than", "i", "ate"],
        "surplus": ["did", "i", "eat", "more", "than", "i", "burned"],
    ]

    private static let units: Set<String> = ["days", "weeks", "months", "years"]

    private static func isCount(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { true } else { NumberWords.counts.contains(token.text) }
    }

    // MARK: German

    /// `habe ich die Schritte von letzter Woche übertroffen` as `habe ich mehr Schritte insgesamt als letzte Woche`.
    private static func beatInGerman(_ tokens: inout [Token]) {
        let words = tokens.map(\.text).map(Tokenizer.folded)
        guard words.count > 6, ["habe", "hab"].contains(words[0]), words[1] == "ich", let last = words.last,
            ["uebertroffen", "geschlagen", "getoppt", "ueberboten"].contains(last),
            let from = words.firstIndex(where: { ["von", "der", "des"].contains($0) && $0 != words[2] }), from > 3,
            ["die", "den", "das", "meine"].contains(words[2]), from + 1 < words.count - 1
        else { return }
        let figure = tokens[3..<from]
        tokens =
            Token.words("habe", "ich", "mehr") + figure + Token.words("insgesamt", "als")
            + tokens[(from + 1)..<(tokens.count - 1)]
    }

    /// `ist meine Bettzeit regelmäßiger als letzten Monat` as `ist die Streuung meiner Bettzeit niedriger als letzten Monat`.
    private static func compareRegularityInGerman(_ tokens: inout [Token]) {
        guard tokens.contains(where: { $0.text == "als" }),
            !tokens.contains(where: { $0.text.hasPrefix("schlaf") || $0.text.hasPrefix("schlief") }),
            let place = tokens.firstIndex(where: { regular.contains(Tokenizer.folded($0.text)) })
        else { return }
        let isEnd = tokens[place].endsClause
        tokens.replaceSubrange(
            place...place, with: [Token(word: "niedriger"), Token(word: "streuung", endsClause: isEnd)])
    }

    private static let regular: Set<String> = ["regelmaessiger", "gleichmaessiger", "konstanter", "stabiler"]

    /// `an wie vielen Tagen habe ich mich gewogen` as `wie oft habe ich mich gewogen`: a day has one weight.
    private static func countWeighings(_ tokens: inout [Token]) {
        guard tokens.map(\.text).starts(with: ["an", "wie", "vielen", "tagen"]),
            tokens.contains(where: { $0.text == "mich" }), tokens.contains(where: { $0.text == "gewogen" }),
            !tokens.contains(where: { ["ueber", "unter", "mehr", "weniger"].contains($0.text) })
        else { return }
        tokens.replaceSubrange(..<4, with: Token.words("wie", "oft"))
    }

    /// `bis wann habe ich heute geschlafen` as `wann bin ich heute aufgewacht`.
    private static func askWaking(_ tokens: inout [Token]) {
        guard tokens.count > 4, tokens[0].text == "bis", tokens[1].text == "wann",
            ["hab", "habe"].contains(tokens[2].text), tokens[3].text == "ich", tokens.last?.text == "geschlafen"
        else { return }
        tokens[tokens.count - 1] = Token(word: "aufgewacht")
        tokens[2] = Token(word: "bin")
        tokens.removeFirst()
    }

    /// `wie lange habe ich heute Nacht tief geschlafen` as `wie viel Tiefschlaf hatte ich heute Nacht`.
    private static func sleepDeeply(_ tokens: inout [Token]) {
        guard tokens.count > 5, tokens[0].text == "wie", ["lang", "lange", "viel"].contains(tokens[1].text),
            ["hab", "habe"].contains(tokens[2].text), tokens[3].text == "ich",
            tokens[tokens.count - 1].text == "geschlafen",
            tokens[tokens.count - 2].text == "tief"
        else { return }
        let days = tokens[4..<(tokens.count - 2)]
        tokens = Token.words("wie", "viel", "tiefschlaf", "hatte", "ich") + days
    }

    /// `wann geh ich normalerweise schlafen` as `wann geh ich normalerweise ins Bett`.
    private static func goToSleep(_ tokens: inout [Token]) {
        guard tokens.count > 3, tokens.last?.text == "schlafen",
            tokens[0].text == "wann" || tokens[0].text == "wie" && tokens[1].text.hasPrefix("sp"),
            tokens.contains(where: { ["geh", "gehe", "ging"].contains($0.text) })
        else { return }
        tokens.replaceSubrange((tokens.count - 1)..., with: Token.words("ins", "bett"))
    }

    /// `war ich gestern im Kaloriendefizit` as `habe ich gestern mehr verbrannt als gegessen`.
    private static func nameDeficitInGerman(_ tokens: inout [Token]) {
        let words = tokens.map { Tokenizer.folded($0.text) }
        guard words.count > 3, ["war", "bin"].contains(words[0]), words[1] == "ich",
            let noun = words.firstIndex(where: { germanBalances[$0] != nil }), noun > 2, words[noun - 1] == "im",
            let meant = germanBalances[words[noun]]
        else { return }
        let days = tokens[2..<(noun - 1)] + tokens[(noun + 1)...]
        tokens = Token.words("habe", "ich") + days + meant.map { Token(word: $0) }
    }

    private static let germanBalances = [
        "kaloriendefizit": ["mehr", "verbrannt", "als", "gegessen"],
        "defizit": ["mehr", "verbrannt", "als", "gegessen"],
        "kalorienueberschuss": ["mehr", "gegessen", "als", "verbrannt"],
    ]

    /// `wie lange war ich gestern draußen` as `wie viel Tageslicht hatte ich gestern`, of no sport.
    private static func stayOutdoors(_ tokens: inout [Token]) {
        let words = tokens.map { Tokenizer.folded($0.text) }
        guard words.count > 3, let verb = words.firstIndex(where: { $0 == "war" }), verb + 1 < words.count,
            words[verb + 1] == "ich"
        else { return }
        var rest = tokens
        if words.last == "draussen" {
            rest.removeLast()
        } else if words.suffix(4) == ["an", "der", "frischen", "luft"] {
            rest.removeLast(4)
        } else {
            return
        }
        if words.starts(with: ["wie", "lange"]) || words.starts(with: ["wie", "lang"]) {
            tokens = Token.words("wie", "viel", "tageslicht", "hatte", "ich") + rest[(verb + 2)...]
        } else if rest.count > 2, rest[rest.count - 2].text == "am", rest[rest.count - 1].text.hasPrefix("l") {
            rest[verb] = Token(word: "hatte")
            tokens = rest.dropLast() + Token.words("meisten", "tageslicht")
        }
    }
}

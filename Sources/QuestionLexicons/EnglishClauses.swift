/// English clauses put in words that the lexicon knows.
package enum EnglishClauses {
    /// Puts plain words in place of every clause that has other ones.
    package static func simplify(_ tokens: inout [Token]) {
        spellOutDegrees(&tokens)
        compareByVerb(&tokens)
        nameSpansThatSaw(&tokens)
        dropPosition(&tokens)
        closeAlternative(&tokens)
        nameLatency(&tokens)
        askUsualTime(&tokens)
        askChange(&tokens)
        countSeveral(&tokens)
        nameEarlierSpan(&tokens)
    }

    /// `my booziest month` as `my most boozy month`, `argmax over weekdays of stress` as `weekday with the highest stress`.
    private static func spellOutDegrees(_ tokens: inout [Token]) {
        if let place = tokens.firstIndex(where: { degrees[$0.text] != nil }), let meant = degrees[tokens[place].text] {
            tokens.replaceSubrange(place...place, with: meant.map { Token(word: $0) })
        }
        guard let first = tokens.first, let degree = ["argmax": "highest", "argmin": "lowest"][first.text],
            tokens.count > 4, ["over", "of", "by", "across"].contains(tokens[1].text), tokens[3].text == "of",
            let span = groups[tokens[2].text]
        else { return }
        tokens.replaceSubrange(...3, with: Token.words("which", span, "has", "the", degree))
    }

    private static let degrees = [
        "booziest": ["most", "boozy"], "drunkest": ["most", "boozy"], "soberest": ["least", "boozy"],
        "driest": ["least", "boozy"], "stressiest": ["most", "stressful"],
    ]
    private static let groups = [
        "weekdays": "weekday", "weekday": "weekday", "days": "day", "weeks": "week", "months": "month",
        "month": "month",
        "week": "week", "quarters": "quarter", "years": "year",
    ]

    /// `did last week's load beat the week before's` as `was last week's load more than …`; a pace is better, and what is
    /// good when it is low beats nothing.
    private static func compareByVerb(_ tokens: inout [Token]) {
        guard let first = tokens.first, ["did", "does", "has", "have"].contains(first.text),
            let verb = tokens.firstIndex(where: { beating.contains($0.text) }), verb > 1, verb + 1 < tokens.count,
            tokens[1].text != "i", !tokens.contains(where: { lowIsGood.contains($0.text) })
        else { return }
        let degree = tokens.contains { ["pace", "speed", "tempo"].contains($0.text) } ? "better" : "more"
        tokens.replaceSubrange(verb...verb, with: Token.words(degree, "than"))
        tokens[0] = Token(word: "was")
    }

    /// `which month saw the most running` as `which month had …`, `which week saw me run most` as `in which week did I run most`.
    private static func nameSpansThatSaw(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast() where seeing.contains(tokens[place].text) {
            guard let span = tokens[..<place].lastIndex(where: { spans.contains($0.text) }),
                tokens[..<span].contains(where: { ["which", "what"].contains($0.text) }),
                tokens[(span + 1)..<place].allSatisfy({ $0.isYear || ofSpan.contains($0.text) })
            else { continue }
            if tokens[place + 1].text == "me" {
                tokens.replaceSubrange(place...(place + 1), with: Token.words("did", "i"))
            } else {
                tokens[place] = Token(word: "had")
            }
            return
        }
    }

    /// `what is my weight sitting at this week` without the verb: where something is, is how much it is.
    private static func dropPosition(_ tokens: inout [Token]) {
        guard let first = tokens.first, ["what", "whats", "where", "wheres"].contains(first.text),
            let verb = tokens.firstIndex(where: { positions.contains($0.text) }), verb > 2, verb + 1 < tokens.count,
            ["at", "around"].contains(tokens[verb + 1].text)
        else { return }
        let next = verb + 2 < tokens.count ? tokens[verb + 2].text : nil
        guard next.map(afterPosition.contains) ?? true else { return }
        if tokens[verb - 1].text == "been" { tokens.remove(at: verb - 1) }
        let at = tokens.firstIndex { positions.contains($0.text) } ?? verb
        tokens[at - 1].endsClause = tokens[at + 1].endsClause
        tokens.removeSubrange(at...(at + 1))
        if ["where", "wheres"].contains(first.text) {
            tokens.replaceSubrange(0...0, with: first.text == "where" ? Token.words("what") : Token.words("what", "is"))
        }
    }

    /// `when I am in bed before eleven than when it is later` as `… than otherwise`.
    private static func closeAlternative(_ tokens: inout [Token]) {
        let sides = ["later": ["before", "by"], "earlier": ["after"]]
        guard let last = tokens.last, let bounds = sides[last.text],
            let than = tokens.lastIndex(where: { ["than", "or"].contains($0.text) }), than > 2,
            tokens[(than + 1)...].dropLast().allSatisfy({ beforeAlternative.contains($0.text) }),
            let bound = tokens[..<than].firstIndex(where: { bounds.contains($0.text) }),
            isTime(tokens[bound + 1]), !tokens[..<than].contains(where: { sides[$0.text] != nil })
        else { return }
        tokens.replaceSubrange((than + 1)..., with: Token.words("otherwise"))
        tokens[than] = Token(word: "than")
    }

    private static func isTime(_ token: Token) -> Bool {
        token.kind != .word || token.forms.contains(where: NumberWords.counts.contains) || token.text == "midnight"
    }

    /// `nights that I was out within 15 minutes` as `nights when it took me at most 15 minutes to fall asleep`.
    private static func nameLatency(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast(3).reversed() where within[tokens[place + 1].text] != nil {
            guard sleeping.contains(tokens[place].text), tokens[place + 2].kind != .word || isTime(tokens[place + 2]),
                ["minutes", "min", "mins"].contains(tokens[place + 3].text),
                let owner = tokens[..<place].lastIndex(where: { $0.text == "i" }),
                tokens[(owner + 1)..<place].allSatisfy({
                    ["was", "am", "fell", "fall", "dropped", "nodded"].contains($0.text)
                }),
                owner + 1 < place || ["asleep"].contains(tokens[place].text),
                let bound = within[tokens[place + 1].text]
            else { continue }
            let span = Array(tokens[(place + 2)...(place + 3)])
            var clause = Token.words("it", "took", "me") + bound.map { Token(word: $0) } + span
            clause += Token.words("to", "fall", "asleep")
            clause[clause.count - 1].endsClause = span[1].endsClause
            clause[clause.count - 4].endsClause = false
            tokens.replaceSubrange(owner...(place + 3), with: clause)
            if owner > 0, tokens[owner - 1].text == "that" { tokens[owner - 1] = Token.words("when")[0] }
            return
        }
    }

    /// `time of day I usually start my rides` as `what time do I usually start my rides`.
    private static func askUsualTime(_ tokens: inout [Token]) {
        guard let owner = tokens.firstIndex(where: { $0.text == "i" }), owner > 0, owner + 2 < tokens.count,
            adverbs.contains(tokens[owner + 1].text),
            !["spend", "take", "need", "sleep"].contains(tokens[owner + 2].text)
        else { return }
        let head = tokens[..<owner].map(\.text).drop { ["the", "what", "whats", "is", "at"].contains($0) }
        guard ["time", "hour", "time of day", "clock time"].contains(head.joined(separator: " ")) else { return }
        tokens.replaceSubrange(..<owner, with: Token.words("what", "time", "do"))
    }

    /// `up or down since May, and by how much` as `changed since May …`: how far it went, and no slope.
    private static func askChange(_ tokens: inout [Token]) {
        let said = tokens.map(\.text)
        guard zip(said, said.dropFirst()).contains(where: { $0 == "how" && $1 == "much" }),
            let place = said.indices.dropLast(2).first(where: {
                Array(said[$0..<($0 + 3)]) == ["up", "or", "down"]
                    || Array(said[$0..<($0 + 3)]) == ["down", "or", "up"]
            })
        else { return }
        var changed = Token.words("changed")
        changed[0].endsClause = tokens[place + 2].endsClause
        tokens.replaceSubrange(place...(place + 2), with: changed)
    }

    /// `days when I trained more than once` as `days when I trained at least two times`.
    private static func countSeveral(_ tokens: inout [Token]) {
        // Who drinks more than once has two drinks, or drinks on two days.
        guard tokens.contains(where: { ["day", "days"].contains($0.text) }),
            !tokens.contains(where: { ["drink", "drank", "drunk", "nap", "napped"].contains($0.text) })
        else { return }
        for place in tokens.indices.dropLast(2)
        where zip(tokens[place...], ["more", "than", "once"]).allSatisfy({ $0.text == $1 }) {
            var several = Token.words("at", "least", "two", "times")
            several[3].endsClause = tokens[place + 2].endsClause
            tokens.replaceSubrange(place...(place + 2), with: several)
            return
        }
    }

    /// `last 7 days vs the 7 before` as `… the 7 days before`, `against the previous 7` as `… the previous 7 days`.
    private static func nameEarlierSpan(_ tokens: inout [Token]) {
        guard let unit = tokens.firstIndex(where: { NumberWords.pluralSpans.contains($0.text) }), unit > 1,
            ["last", "past", "latest"].contains(tokens[unit - 2].text),
            let versus = tokens[unit...].firstIndex(where: { contrasting.contains($0.text) }),
            let count = tokens[versus...].firstIndex(where: { $0.text == tokens[unit - 1].text }),
            tokens[(versus + 1)..<count].allSatisfy({ ["the", "with", "to", "previous", "prior"].contains($0.text) })
        else { return }
        let end = count + 1 < tokens.count ? tokens[count + 1].text : nil
        let isEarlier = ["previous", "prior"].contains(tokens[count - 1].text)
        guard isEarlier && end == nil || !isEarlier && ["before", "prior", "preceding"].contains(end) else { return }
        tokens.insert(Token(word: tokens[unit].text), at: count + 1)
    }

    private static let contrasting: Set<String> = ["vs", "versus", "against", "than", "compared", "minus"]
    private static let beating: Set<String> = [
        "beat", "beats", "beaten", "top", "topped", "exceed", "surpass", "outdo",
    ]
    /// Words of what is better when it is lower.
    private static let lowIsGood: Set<String> = [
        "weight", "fat", "pulse", "heart", "hr", "rhr", "stress", "soreness", "alcohol", "drinks", "units", "bedtime",
        "bedtimes", "wake", "latency", "awake", "time", "times", "record", "my", "goal", "goals",
    ]
    private static let seeing: Set<String> = ["saw", "brought", "gave", "produced", "held"]
    private static let spans: Set<String> = ["day", "night", "week", "month", "quarter", "year", "weekday"]
    private static let ofSpan: Set<String> = ["of", "in", "this", "last", "year", "the", "my"]
    private static let positions: Set<String> = [
        "running", "sitting", "hovering", "standing", "coming", "clocking", "averaging", "trending", "landing",
    ]
    /// Words after `running at` that leave nothing between the two to be told.
    private static let afterPosition: Set<String> = [
        "this", "last", "these", "now", "right", "currently", "lately", "over", "since", "so", "per", "today",
        "yesterday", "nowadays", "recently", "present", "the",
    ]
    private static let beforeAlternative: Set<String> = [
        "when", "if", "it", "its", "is", "was", "i", "im", "am", "go", "get", "on", "nights", "that", "days", "to",
        "bed",
        "any",
    ]
    private static let adverbs: Set<String> = ["usually", "normally", "typically", "generally", "mostly"]
    private static let sleeping: Set<String> = ["out", "asleep", "off", "gone"]
    private static let within: [String: [String]] = [
        "within": ["at", "most"], "under": ["under"],
    ]
}

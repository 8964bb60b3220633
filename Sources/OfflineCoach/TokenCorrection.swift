import QuestionLexicons
import QuestionParser

extension QuestionReader {
    func correct(_ tokens: inout [Token], _ lexicon: Lexicon, _ reading: inout Reading) {
        if reading.language == .german {
            GermanPhrasing.joinCompounds(&tokens, isName: lexicon.isName, standsAlone: lexicon.standsAlone)
        }
        var corrected: [Token] = []
        for (place, token) in tokens.enumerated() {
            let next = place + 1 < tokens.count ? tokens[place + 1].text : nil
            guard token.kind == .word, let word = token.forms.first, !lexicon.vocabulary.contains(word),
                !Spelling.meansItself(word, before: next)
            else {
                corrected.append(token)
                continue
            }
            if reading.language == .german, let forms = Self.inflections(of: word, lexicon) {
                corrected.append(Token(kind: .word, text: token.text, forms: forms, endsClause: token.endsClause))
                continue
            }
            if reading.language == .german, let parts = Self.compound(word, lexicon),
                // `Wocheentag` is a slip for a weekday, and no day of a week.
                parts.last != "tag" || word.utf8.count < 8 || lexicon.corrections(of: word, within: 1).isEmpty
            {
                corrected += parts.map { Token(word: $0) }
                continue
            }
            var token = token
            if let plain = Spelling.unstretched(word).first(where: lexicon.vocabulary.contains) {
                token.forms = [plain]
                corrected.append(token)
                continue
            }
            let corrections = lexicon.corrections(of: word)
            if let first = corrections.first {
                token.forms = corrections
                token.isGuess = true
                reading.guesses[token.text] = first
            } else if reading.language == .english, let parts = lexicon.split(word) {
                corrected += parts.map { Token(word: $0) }
                continue
            }
            corrected.append(token)
        }
        if reading.language == .german {
            GermanPhrasing.make(&corrected, isDate: lexicon.isDate)
            Self.makeOccasions(&corrected, lexicon)
            Self.makeSpans(&corrected)
            GermanPhrasing.makeGoals(&corrected)
        }
        tokens = reading.language == .german ? GermanPhrasing.withoutUsualTime(Self.joined(corrected)) : corrected
    }

    /// `neither water nor caffeine` as `no water and no caffeine`, `neither drank nor ran` as `not drank and not ran`;
    /// `either` says no more than the `or` behind it.
    static func makeNegations(_ tokens: inout [Token]) {
        if let first = tokens.firstIndex(where: { ["either", "entweder"].contains($0.text) }),
            tokens[first...].contains(where: { ["or", "oder"].contains($0.text) })
        {
            tokens.remove(at: first)
        }
        let pairs: [(first: String, second: String, none: [String], and: String)] = [
            ("neither", "nor", ["without", "not"], "and"), ("weder", "noch", ["ohne", "nicht"], "und"),
        ]
        for pair in pairs {
            guard let first = tokens.firstIndex(where: { $0.text == pair.first }),
                let second = tokens[first...].firstIndex(where: { $0.text == pair.second })
            else { continue }
            tokens[first].forms = pair.none
            tokens[second].forms = pair.none
            tokens.insert(Token(word: pair.and), at: second)
            return
        }
    }

    /// `lower on Mondays or Fridays`: the one against the other, and not both against the rest.
    static func makeAlternatives(_ tokens: inout [Token], _ lexicon: Lexicon) {
        guard let place = tokens.firstIndex(where: { ["or", "oder"].contains($0.text) }), place > 0,
            let next = tokens[(place + 1)...].first(where: { !["on", "an", "am"].contains($0.text) }),
            [tokens[place - 1], next].allSatisfy({ $0.forms.contains(where: lexicon.isHabit) }),
            tokens.contains(where: { $0.forms.contains(where: lexicon.isComparative) }),
            !tokens.contains(where: { ["than", "als"].contains($0.text) })
        else { return }
        tokens[place].forms = ["versus"]
    }

    /// `when was my pulse lower, in summer or in winter` as `was my pulse lower in summer or in winter`: one of the two, and no
    /// date.
    static func chooseSpan(_ tokens: inout [Token], _ lexicon: Lexicon) {
        guard let first = tokens.first, ["when", "wann"].contains(first.text), tokens.count > 5,
            let place = tokens.lastIndex(where: { ["or", "oder"].contains($0.text) }),
            let degree = tokens[..<place].lastIndex(where: { $0.forms.contains(where: lexicon.isComparative) }),
            tokens[(degree + 1)...].allSatisfy({ lexicon.isOfDate($0) || ["or", "oder"].contains($0.text) }),
            place > degree + 1, place + 1 < tokens.count
        else { return }
        tokens.removeFirst()
        for index in tokens.indices.dropLast() { tokens[index].endsClause = false }
    }

    /// `mood, Monday vs Friday`: all of them, as nothing says which Monday.
    static func makeHabits(_ tokens: inout [Token], _ lexicon: Lexicon) {
        let divides: Set<String> = ["vs", "versus", "gegen", "gegenueber", "against"]
        let certain: Set<String> = [
            "on", "last", "this", "am", "letzten", "diesen", "vom", "since", "seit", "from", "to", "-", "bis", "the",
        ]
        // Of a week that is named they are certain days.
        let isOfWeek = tokens.contains { ["week", "weekend", "woche", "wochenende", "wochenendes"].contains($0.text) }
        guard !isOfWeek else { return }

        for place in tokens.indices.dropFirst().dropLast() where !divides.isDisjoint(with: tokens[place].forms) {
            let sides = [place - 1, place + 1]
            let isCertain = place > 1 && !certain.isDisjoint(with: tokens[place - 2].forms)
            guard !isCertain, sides.allSatisfy({ tokens[$0].forms.contains(where: lexicon.isWeekday) }),
                place + 2 == tokens.count || tokens[place + 2].kind == .word && tokens[place + 2].text != "-"
            else { continue }
            for side in sides { tokens[side].forms = tokens[side].forms.map { $0 + "s" } }
        }
    }
}

import QuestionLexicons
import QuestionParser

/// Events of somebody's life that are told with their date, which says all of them: `seit Schulbeginn am 8. September`, `seit wir
/// am 3. Juli umgezogen sind`, `im Advent ohne Training (30.11. bis 24.12.)`.
extension QuestionReader {
    static func makeOccasions(_ tokens: inout [Token], _ lexicon: Lexicon) {
        leaveOutSpan(&tokens, lexicon)
        guard let date = tokens.firstIndex(where: { isDay($0) }) else { return }
        let since = tokens[..<date].lastIndex { OccasionWords.bounds.contains($0.text) }
        guard let since, since + 1 < date else { return }
        let start = OccasionWords.dateLeads.contains(tokens[date - 1].text) ? date - 1 : date
        if OccasionWords.clauseBounds.contains(tokens[since].text),
            OccasionWords.clauseStarts.contains(tokens[since + 1].text)
        {
            guard let end = clauseEnd(tokens, after: date) else { return }
            let last = tokens[date...end].prefix {
                isDay($0) || $0.forms.contains(where: lexicon.isDate) || $0.isNumber
            }
            tokens[since].forms = ["seit"]
            tokens.replaceSubrange((since + 1)...end, with: tokens[start..<last.endIndex])
        } else {
            let named = tokens[(since + 1)..<start].drop { OccasionWords.articles.contains($0.text) }
            guard (1...3).contains(named.count),
                named.allSatisfy({ token in
                    !lexicon.vocabulary.contains(Tokenizer.folded(token.text))
                        || OccasionWords.possessives.contains(token.text)
                        || token.forms.contains(where: lexicon.isOccasion)
                })
            else { return }
            tokens.removeSubrange((since + 1)..<start)
        }
    }

    /// `this semester, which started on 2 September` as `since 2 September`.
    static func dateBeginnings(_ tokens: inout [Token], _ lexicon: Lexicon) {
        guard
            let verb = tokens.indices.dropFirst(2).dropLast().first(where: {
                OccasionWords.beginning.contains(tokens[$0].text)
                    && OccasionWords.pronouns.contains(tokens[$0 - 1].text)
            }), tokens[verb - 2].forms.contains(where: lexicon.isOccasion)
        else { return }
        var date = verb + 1
        if OccasionWords.before.contains(tokens[date].text), date + 1 < tokens.count { date += 1 }
        let isDate = isDay(tokens[date]) || tokens[date].isNumber || tokens[date].forms.contains(where: lexicon.isDate)
        guard isDate else { return }
        var start = verb - 2
        while start > 0, OccasionWords.leads.contains(tokens[start - 1].text) { start -= 1 }
        tokens.replaceSubrange(start..<date, with: [Token(word: "since")])
    }

    private static func isDay(_ token: Token) -> Bool {
        switch token.kind {
        case .date, .number(_, _, true): true
        default: false
        }
    }

    /// The last word of a clause about a day: before a pause, the auxiliary before the question, or the one at the end.
    private static func clauseEnd(_ tokens: [Token], after date: Int) -> Int? {
        tokens.indices[date...].first { place in
            let isLast = place + 1 == tokens.count
            return tokens[place].endsClause && !isLast
                || OccasionWords.auxiliaries.contains(tokens[place].text)
                    && (isLast || PreambleWords.of(.german).openers.contains(tokens[place + 1].text))
        }
    }

    /// Without the name of the span whose first and last day stand at the end.
    private static func leaveOutSpan(_ tokens: inout [Token], _ lexicon: Lexicon) {
        guard tokens.count > 4, isDay(tokens[tokens.count - 1]), isDay(tokens[tokens.count - 3]),
            OccasionWords.until.contains(tokens[tokens.count - 2].text),
            let place = tokens.firstIndex(where: { $0.forms.contains(where: lexicon.isOccasion) }), place > 0,
            let start = tokens[..<place].lastIndex(where: { OccasionWords.within.contains($0.text) }),
            place - start < 3
        else { return }
        tokens.removeSubrange(start...place)
    }
}

extension Token {
    fileprivate var isNumber: Bool { if case .number = kind { true } else { false } }
}

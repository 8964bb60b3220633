import HealthModel
import QuestionLexicons
import QuestionParser

/// Days of the week whose dates follow from others beside them: `last Tuesday against the Tuesday before`.
struct NamedWeekdays {
    var calendar: Calendar
    var lexicon: Lexicon
    var language: Language

    /// Puts dates in the place of the words that tell them.
    func date(_ tokens: inout [Token]) {
        dateWeekAgo(&tokens)
        dateSameBefore(&tokens)
        dateRow(&tokens)
    }

    /// `Tuesday a week ago`, `Dienstag vor einer Woche`: that of the week before the latest.
    private func dateWeekAgo(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        for place in words.indices {
            guard let day = weekday(tokens[place]) else { continue }
            let behind = Self.weekAgo.first { words[(place + 1)...].starts(with: $0) }
            let ahead = ["a", "week", "ago"]
            let range: Range<Int>
            if let behind {
                range = place..<(place + 1 + behind.count)
            } else if words[..<place].suffix(3).elementsEqual(ahead) {
                range = (place - 3)..<(place + 1)
            } else {
                continue
            }
            tokens.replaceSubrange(range, with: [token(calendar.weekdayUpToToday(day).to.advanced(by: -7))])
            return
        }
    }

    /// `last Tuesday against the Tuesday before`, `Freitag im Vergleich zum Freitag davor`: a week before the first.
    private func dateSameBefore(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2) {
            guard let day = weekday(tokens[place]), let range = earlier(tokens, place),
                let first = tokens[..<range.lowerBound].lastIndex(where: { weekday($0) == day }),
                tokens[..<place].allSatisfy({ $0.kind == .word && !Self.spans.contains($0.text) }),
                !zip(tokens, tokens.dropFirst()).contains(where: { $0.text == "im" && $1.text != "vergleich" }),
                tokens[(first + 1)..<range.lowerBound].contains(where: { Self.links.contains($0.text) })
            else { continue }
            let isThis = first > 0 && ["this", "diesen", "diesem"].contains(tokens[first - 1].text)
            let latest = isThis ? calendar.weekdayUpToToday(day) : calendar.weekday(day)
            var dated = token(latest.to.advanced(by: -7))
            dated.endsClause = tokens[range.upperBound - 1].endsClause
            tokens.replaceSubrange(range, with: [dated])
            return
        }
    }

    /// The words that tell the weekday at a place by an earlier one.
    private func earlier(_ tokens: [Token], _ place: Int) -> Range<Int>? {
        let words = tokens.map(\.text)
        if ["previous", "vorigen", "vorherigen"].contains(words[place - 1]) { return (place - 1)..<(place + 1) }
        guard place + 1 < words.count, ["before", "prior", "davor", "zuvor", "vorher"].contains(words[place + 1]) else {
            return nil
        }
        let hasPointer = place + 2 < words.count && ["that", "it", "then"].contains(words[place + 2])
        let end = place + (hasPointer ? 3 : 2)
        // `the Friday before Easter` says itself which one it is.
        return end == words.count || tokens[end - 1].endsClause ? place..<end : nil
    }

    /// `steps Monday Tuesday Wednesday`: the last three days, one by one.
    private func dateRow(_ tokens: inout [Token]) {
        guard let start = tokens.firstIndex(where: { weekday($0) != nil }) else { return }
        let days = tokens[start...].prefix { weekday($0) != nil }.compactMap(weekday)
        let isAlone = start == 0 || !Self.tying.contains(tokens[start - 1].text)
        guard days.count > 2, isAlone, start == 0 || start + days.count == tokens.count, tokens.count > days.count,
            zip(days, days.dropFirst()).allSatisfy({ ($0 + 1) % 7 == $1 }),
            tokens.allSatisfy({ $0.kind == .word && !Self.spans.contains($0.text) && $0.text != "im" })
        else { return }
        let last = calendar.weekdayUpToToday(days[days.count - 1]).to
        let isGerman = language == .german
        let span = [token(last.advanced(by: 1 - days.count)), Token(word: isGerman ? "bis" : "to"), token(last)]
        let each = isGerman ? ["tag", "fuer", "tag"] : ["day", "by", "day"]
        tokens.replaceSubrange(start..<(start + days.count), with: span + each.map { Token(word: $0) })
    }

    private func weekday(_ token: Token) -> Int? { token.forms.lazy.compactMap(lexicon.weekday).first }

    private func token(_ day: CivilDay) -> Token {
        let (year, month, number) = day.components
        return Token(kind: .date(year: year, month: month, day: number), text: day.iso, forms: [])
    }

    private static let weekAgo = [["a", "week", "ago"], ["one", "week", "ago"], ["vor", "einer", "woche"]]
    private static let links: Set<String> = [
        "vs", "versus", "against", "than", "compared", "compare", "and", "or", "minus", "gegen", "gegenueber", "als",
        "vergleich", "verglichen", "und", "oder",
    ]
    /// Words of a span that one of the days may be of.
    private static let spans: Set<String> = [
        "week", "weeks", "month", "year", "in", "of", "since", "until", "woche", "wochen", "monat", "jahr", "seit",
        "bis", "every", "each", "jeden", "jedem",
    ]
    private static let tying: Set<String> = ["on", "this", "last", "am", "an", "diesen", "letzten", "and", "und"]
}

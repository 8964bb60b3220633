import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A statement that somebody makes before the question: `my physio keeps asking, how far did I run in May`. It is left aside,
/// and the answer says so, where nothing in it can restrict the question that follows.
struct Preamble {
    /// As it was typed.
    var statement: String
    var question: String
    /// The kinds of workout that the question has to be of one of, where it asks about what was told; none for any question.
    var kinds: [[String]] = []

    /// Whether it says how today is: the question has to be of days up to today.
    var isOfToday = false

    func admits(_ asked: HealthQuestion, today: CivilDay) -> Bool {
        if isOfToday, asked.days.from == nil || asked.days.to != today { return false }
        return kinds.isEmpty || kinds.contains { if case .workout($0, _) = asked.quantity { true } else { false } }
    }

    /// The statement and the question after it, the longest question first.
    static func all(in text: String, _ language: Language) -> [Preamble] {
        splits(text, language).compactMap { split in
            guard !refersBack(split.question, language) else { return nil }
            if tells(split.statement, language) { return split }
            // `I'm tired today. How did I sleep?`
            guard let rest = PreambleWords.withoutToday(split.statement, language), tells(rest, language) else {
                return nil
            }
            var ofToday = split
            ofToday.isOfToday = true
            return ofToday
        }
    }

    /// What somebody tells of weight, age or an illness now, with the question after it.
    static func ofSelf(in text: String, _ language: Language) -> Preamble? {
        splits(text, language).first { split in
            !refersBack(split.question, language) && PreambleWords.tellOfSelf(Tokenizer.words(split.statement))
        }
    }

    /// A statement that names days, and a question that points to them: `my sister came on Saturday, how many steps was that?`
    /// The days stand in the question in the place of what points to them.
    static func dated(in text: String, _ language: Language, _ calendar: Calendar) -> [Preamble] {
        splits(text, language).compactMap { split in
            // `how far did I run in May, and how many runs was that`: two questions, and no statement.
            let words = split.statement.split(whereSeparator: \.isWhitespace)
            guard !opens(words[...], language), let told = told(in: split.statement, language, calendar),
                let from = told.days.from,
                let found = DayPointer.found(in: split.question, from: from.iso, to: told.days.to.iso, language),
                !refersBack(found.rest, language)
            else { return nil }
            return Preamble(
                statement: split.statement, question: found.question, kinds: found.isOfEvent ? told.kinds : [])
        }
    }

    /// Each place where a question may begin after a statement, the longest question first.
    static func splits(_ text: String, _ language: Language) -> [Preamble] {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (6...80).contains(words.count) else { return [] }
        return (2...(words.count - 3)).compactMap { place -> Preamble? in
            let before = words[place - 1]
            let isBroken = before.last.map { ",.;:!".contains($0) } ?? false
            let link = Tokenizer.folded(String(words[place]))
            let isLinked = PreambleWords.links.contains(link) && opens(words[(place + 1)...], language)
            guard isBroken && opens(words[place...], language) || isLinked else { return nil }
            let statement = words[..<place].joined(separator: " ")
            let question = words[(isLinked ? place + 1 : place)...].joined(separator: " ")
            return Preamble(statement: statement.trimmingSuffix { ",.;:! ".contains($0) }, question: question)
        }
    }

    // MARK: Days of the statement

    /// The only days that a statement names, with its kinds of workout; `nil` for none and for several.
    private static func told(in statement: String, _ language: Language, _ calendar: Calendar)
        -> (days: Days, kinds: [[String]])?
    {
        let tokens = Tokenizer(language: language).tokens(statement)
        guard !tokens.isEmpty, !tokens.contains(where: { ["if", "when", "wenn"].contains($0.text) }) else { return nil }
        let grammar = Grammar(calendar: calendar, language: language)
        for cover in Chart(tokens, lexicon: Lexicon.of(language), grammar: grammar).covers(4) {
            var days: [Days] = []
            var kinds: [[String]] = []
            for part in cover.parts {
                switch part {
                case .days(let said): days.append(said)
                case .own(let period):
                    days += period.within.map { [Days(from: $0.lowerBound, to: $0.upperBound)] } ?? []
                case .kind(let types, _), .kindAttribute(let types, _): kinds.append(types)
                default: continue
                }
            }
            if days.count == 1, days[0].from != nil, days[0].own == nil { return (days[0], kinds) }
        }
        return nil
    }

    // MARK: The question

    /// Whether these are the first words of a question.
    static func opens(_ words: ArraySlice<Substring>, _ language: Language) -> Bool {
        let folded = words.prefix(3).map { Tokenizer.folded(String($0)).filter { $0.isLetter } }
        guard folded.count == 3 else { return false }
        let known = PreambleWords.of(language)
        return known.openers.contains(folded[0]) || known.leads.contains(folded[0]) && known.openers.contains(folded[1])
    }

    /// Whether something in it is told by what was said before.
    private static func refersBack(_ question: String, _ language: Language) -> Bool {
        let pointers = PreambleWords.of(language).pointers
        let words = Tokenizer.words(question)
        // `this week` and `since May` say themselves what they are of.
        return words.indices.contains { index in
            guard pointers.contains(words[index]) else { return false }
            let next = index + 1 < words.count ? words[index + 1] : ""
            let isDated = Lexicon.of(language).isDate(next) || PreambleWords.spans.contains(next) || Int(next) != nil
            return !(isDated && ["this", "since", "before", "after", "das"].contains(words[index]))
        }
    }

    // MARK: The statement

    /// Whether it only tells something: nobody is named in it, nothing counted, dated, denied or made a condition.
    private static func tells(_ statement: String, _ language: Language) -> Bool {
        let words = Tokenizer.words(statement)
        guard words.count >= 2, let first = words.first, PreambleWords.of(language).starts.contains(first),
            !statement.contains(where: \.isNumber)
        else { return false }
        if language == .english {
            // Names are written large.
            let names = statement.split(whereSeparator: \.isWhitespace).dropFirst().filter {
                $0.first?.isUppercase ?? false
            }
            guard names.allSatisfy({ $0 == "I" || $0.hasPrefix("I'") || $0.hasPrefix("I’") }) else { return false }
        }
        let lexicon = Lexicon.of(language)
        return words.dropFirst(["right", "just"].contains(first) ? 1 : 0).allSatisfy { word in
            !PreambleWords.limiting.contains(word)
                && (lexicon.entries[word] ?? []).allSatisfy { $0.words.count > 1 || !$0.part.canLimit }
        }
    }

}

extension String {
    func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = Substring(self)
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return String(text)
    }
}

extension Part {
    /// Dates, numbers, signs and what else says which of several is meant.
    fileprivate var canLimit: Bool {
        switch self {
        case .days, .dayPart, .weekday, .habit, .weekend, .month, .season, .quarter, .half, .feast, .relative, .period,
            .number, .ordinal, .clock, .daytime, .not, .but, .except, .restrict, .sign, .signAfter, .test, .only, .free,
            .indoor, .event, .occasion, .future, .tomorrow, .atNight, .measure, .than, .ago, .lag, .neither, .others,
            .opposite:
            true
        case .open: true
        case .preposition(let word): ![.of, .to, .as, .at, .on, .in, .for, .per, .over].contains(word)
        default: false
        }
    }
}

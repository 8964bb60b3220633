import HealthModel

/// A statement that somebody makes before the question: `my physio keeps asking, how far did I run in May`. It is left aside,
/// and the answer says so, where nothing in it can restrict the question that follows.
struct Preamble {
    /// As it was typed.
    var statement: String
    var question: String

    /// The statement and the question after it, the longest question first.
    static func all(in text: String, _ language: Language) -> [Preamble] {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (6...80).contains(words.count) else { return [] }
        return (2...(words.count - 3)).compactMap { place -> Preamble? in
            let before = words[place - 1]
            let isBroken = before.last.map { ",.;:!".contains($0) } ?? false
            let link = Tokenizer.folded(String(words[place]))
            let isLinked = links.contains(link) && opens(words[(place + 1)...], language)
            guard isBroken && opens(words[place...], language) || isLinked else { return nil }
            let statement = words[..<place].joined(separator: " ")
            let question = words[(isLinked ? place + 1 : place)...].joined(separator: " ")
            guard tells(statement, language), !refersBack(question, language) else { return nil }
            return Preamble(statement: statement.trimmingSuffix { ",.;:! ".contains($0) }, question: question)
        }
    }

    private static let links: Set<String> = ["so", "and", "but", "also", "und", "aber", "deshalb", "daher"]

    // MARK: The question

    /// Whether these are the first words of a question.
    static func opens(_ words: ArraySlice<Substring>, _ language: Language) -> Bool {
        let folded = words.prefix(3).map { Tokenizer.folded(String($0)).filter { $0.isLetter } }
        guard folded.count == 3 else { return false }
        let openers = language == .english ? englishOpeners : germanOpeners
        if openers.contains(folded[0]) { return true }
        let lead = language == .english ? englishLeads : germanLeads
        return lead.contains(folded[0]) && openers.contains(folded[1])
    }

    private static let englishOpeners: Set<String> = [
        "how", "hows", "what", "whats", "which", "when", "did", "do", "does", "was", "were", "is", "are", "am", "have",
        "has", "tell", "show", "give", "can", "could", "compare", "count",
    ]
    private static let englishLeads: Set<String> = ["on", "in", "at", "over", "for", "by", "please", "so"]
    private static let germanOpeners: Set<String> = [
        "wie", "was", "welche", "welcher", "welches", "welchen", "welchem", "wann", "war", "waren", "bin", "habe",
        "hab",
        "hatte", "ist", "sind", "sag", "zeig", "gib", "kannst", "wieviel", "wieviele",
    ]
    private static let germanLeads: Set<String> = ["an", "in", "um", "zu", "bei", "bitte", "also", "seit"]

    /// Whether something in it is told by what was said before.
    private static func refersBack(_ question: String, _ language: Language) -> Bool {
        let pointers: Set<String> =
            language == .english
            ? [
                "it", "its", "that", "thats", "this", "then", "there", "those", "these", "they", "them", "he", "she",
                "since", "same", "so", "such", "either", "too", "before", "after", "instead",
            ]
            : [
                "es", "das", "da", "dann", "dort", "dabei", "davon", "davor", "danach", "seitdem", "damals", "er",
                "sie",
                "dies", "auch", "so", "vorher", "nachher", "dafuer", "dadurch", "stattdessen",
            ]
        let words = Tokenizer.words(question)
        // `this week` and `since May` say themselves what they are of.
        return words.indices.contains { index in
            guard pointers.contains(words[index]) else { return false }
            let next = index + 1 < words.count ? words[index + 1] : ""
            let isDated = Lexicon.of(language).isDate(next) || spans.contains(next) || Int(next) != nil
            return !(isDated && ["this", "since", "before", "after", "das"].contains(words[index]))
        }
    }

    private static let spans: Set<String> = [
        "week", "month", "year", "quarter", "weekend", "morning", "spring", "summer", "autumn", "winter", "the", "last",
    ]

    // MARK: The statement

    private static let englishStarts: Set<String> = [
        "i", "im", "ive", "id", "ill", "my", "we", "our", "the", "well", "right", "ok", "okay", "hey", "hi", "hello",
        "so",
        "honestly", "tell", "just", "between", "for", "listen", "look", "sorry", "um", "any", "quick", "coach",
    ]
    private static let germanStarts: Set<String> = [
        "ich", "mein", "meine", "meiner", "wir", "unser", "unsere", "also", "hey", "hallo", "du", "sag", "ehrlich",
        "na",
        "der", "die", "fuer", "ok", "okay", "jetzt", "hoer", "sorry", "kurze", "coach",
    ]

    /// Whether it only tells something: nobody is named in it, nothing counted, dated, denied or made a condition.
    private static func tells(_ statement: String, _ language: Language) -> Bool {
        let words = Tokenizer.words(statement)
        guard words.count >= 2, let first = words.first,
            (language == .english ? englishStarts : germanStarts).contains(first),
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
            !limiting.contains(word)
                && (lexicon.entries[word] ?? []).allSatisfy { $0.words.count > 1 || !$0.part.canLimit }
        }
    }

    /// Words of both languages that make a condition, or deny one.
    private static let limiting: Set<String> = [
        "if", "when", "while", "whenever", "since", "after", "before", "during", "until", "till", "unless", "except",
        "without", "not", "never", "no", "none", "nor", "dont", "didnt", "doesnt", "wasnt", "isnt", "cant", "wont",
        "hardly", "only", "just", "once", "twice", "left", "right", "instead", "ill", "sick", "trip", "holiday", "flu",
        "wenn", "als", "seit", "nach", "vor", "waehrend", "bis", "ausser", "ohne", "nicht", "nie", "kein", "keine",
        "keinen", "nur", "einmal", "zweimal", "links", "rechts", "statt", "krank", "urlaub", "reise", "grippe", "bei",
        "ever", "always", "jemals", "immer", "with", "mit", "because", "weil", "from", "von", "ab",
    ]
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
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

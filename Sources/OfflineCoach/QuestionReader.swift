import HealthModel
import HealthQuery

/// What was made of a question.
public struct Reading: Equatable, Sendable {
    public enum Result: Equatable, Sendable {
        case question(HealthQuestion)
        case conclusion(Conclusion)
        case refused(Refusal)
    }
    public var language: Language
    public var result: Result
    /// Words that were not understood, as they were typed.
    public var unread: [String] = []
    /// Words read in spite of a slip, with what they were read as.
    public var guesses: [String: String] = [:]
    /// Names of what was understood in a question that could not be answered.
    public var understood: [Quantity] = []
    /// Whether the question names something that can be recorded or computed.
    public var isAboutFigures = false
}

/// Reads questions in plain words, completely or not at all: a word that is part of no meaning is named, and there is no
/// answer.
public struct QuestionReader: Sendable {
    public var today: CivilDay

    public init(today: CivilDay) { self.today = today }

    /// Characters of the longest question that is read.
    public static let longestQuestion = 10_000
    private static let mostTokens = 80
    private static let mostCovers = 60
    private static let costliestDetour = 2.0

    /// Reads a question after those before it in the talk.
    public func reading(of text: String, after previous: HealthQuestion? = nil, isFollowing: Bool = false) -> Reading {
        guard let language = Self.language(of: text) else {
            return Reading(language: .english, result: .refused(.language))
        }
        guard text.utf8.count <= Self.longestQuestion || text.count <= Self.longestQuestion else {
            return Reading(language: language, result: .refused(.tooLong))
        }
        let lexicon = Lexicon.of(language)
        var reading = Reading(language: language, result: .refused(.unclear))
        var tokens = Tokenizer(language: language).tokens(text)
        guard !tokens.isEmpty, tokens.count <= Self.mostTokens else {
            reading.result = .refused(tokens.isEmpty ? .unclear : .unread)
            return reading
        }
        correct(&tokens, lexicon, &reading)
        let calendar = Calendar(today: today)
        let chart = Chart(tokens, lexicon: lexicon, grammar: Grammar(calendar: calendar, language: language))
        let covers = chart.covers(Self.mostCovers)
        reading.isAboutFigures = covers.prefix(1).contains { $0.parts.contains(where: \.isSubject) }
        if let refusal = Self.refusal(covers) {
            reading.result = .refused(refusal)
            return reading
        }
        let hasMark = text.last { !$0.isWhitespace } == "?"
        let composer = Composer(calendar: calendar, isYesNo: Self.isYesNo(tokens, language), hasQuestionMark: hasMark)
        if Self.asksForMeaning(tokens) { return reading }
        let isLinked = (previous != nil || isFollowing) && Self.leans(covers, tokens)
        let followUp = previous.flatMap {
            FollowUp(previous: $0, calendar: calendar, language: language).question(covers)
        }
        // A reading that needs much more parts than the best is one by accident.
        let most = (covers.first { $0.unread.isEmpty }?.cost ?? 0) + Self.costliestDetour
        let own =
            isLinked
            ? nil
            : covers.lazy.filter { $0.unread.isEmpty && $0.cost <= most }.compactMap { composer.question($0.parts) }
                .first
        if let question = own ?? followUp {
            reading.result = .question(question)
            return reading
        }
        guard let best = covers.first else { return reading }
        if best.parts.contains(.future) {
            reading.result = .refused(.future)
        } else if !best.unread.isEmpty {
            reading.result = .refused(.unread)
            reading.unread = best.unread.map { tokens[$0].text }
        }
        reading.understood = best.parts.compactMap { if case .quantity(let quantity, _) = $0 { quantity } else { nil } }
        return reading
    }

    /// Whether it begins as what goes on with the question before, or says so little that it needs it.
    private static func leans(_ covers: [Chart.Cover], _ tokens: [Token]) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        let isLinked =
            said.first == .and || said.first == .but || said.first == .except
            || tokens.first?.forms.contains { ["and", "und", "but", "aber", "only", "nur", "same"].contains($0) }
                ?? false
        return isLinked || said.allSatisfy(\.isElliptical)
    }

    /// `what does HRV mean`
    private static func asksForMeaning(_ tokens: [Token]) -> Bool {
        let words = tokens.compactMap(\.forms.first)
        return words.contains("mean") && (words.starts(with: ["what", "does"]) || words.starts(with: ["what", "do"]))
            || words.contains("bedeutet") || words.contains("heisst")
    }

    private static func refusal(_ covers: [Chart.Cover]) -> Refusal? {
        guard let best = covers.first else { return nil }
        for part in best.parts { if case .refusal(let refusal) = part { return refusal } }
        return nil
    }

    private func correct(_ tokens: inout [Token], _ lexicon: Lexicon, _ reading: inout Reading) {
        var corrected: [Token] = []
        for token in tokens {
            guard token.kind == .word, let word = token.forms.first, !lexicon.vocabulary.contains(word) else {
                corrected.append(token)
                continue
            }
            if reading.language == .german, let parts = Self.compound(word, lexicon) {
                corrected += parts.map { Token(kind: .word, text: $0, forms: [$0]) }
                continue
            }
            var token = token
            let corrections = lexicon.corrections(of: word)
            if let first = corrections.first {
                token.forms = corrections
                token.isGuess = true
                reading.guesses[token.text] = first
            }
            corrected.append(token)
        }
        tokens = reading.language == .german ? Self.joined(corrected) : corrected
    }

    /// Separable verbs as one word: `stehe ich meistens auf` as `aufstehe ich meistens`.
    private static func joined(_ tokens: [Token]) -> [Token] {
        let verbs = [
            "stehe": "aufstehe", "stand": "aufstehe", "wache": "aufwache", "wachte": "aufwache", "steh": "aufstehe",
        ]
        guard let verb = tokens.firstIndex(where: { $0.forms.contains { verbs[$0] != nil } }),
            let end = tokens.lastIndex(where: { $0.forms.contains("auf") }), end > verb,
            end == tokens.count - 1
                || ["im", "seit", "am", "an", "in", "und"].contains(tokens[end + 1].forms.first ?? "")
        else { return tokens }
        var joined = tokens
        joined[verb].forms = joined[verb].forms.compactMap { verbs[$0] }
        joined.remove(at: end)
        return joined
    }

    /// `ruhepulsdurchschnitt` is `ruhepuls durchschnitt`.
    private static func compound(_ word: String, _ lexicon: Lexicon) -> [String]? {
        for end in [
            "durchschnitt", "schnitt", "mittelwert", "median", "maximum", "minimum", "trend", "rekord", "summe",
            "entwicklung", "verlauf",
        ] {
            guard word.hasSuffix(end), word.count > end.count + 2 else { continue }
            var head = String(word.dropLast(end.count))
            if lexicon.vocabulary.contains(head) { return [head, end] }
            if head.hasSuffix("s") {
                head.removeLast()
                if lexicon.vocabulary.contains(head) { return [head, end] }
            }
        }
        return nil
    }

    private static let englishVerbs: Set<String> = [
        "did", "do", "does", "was", "is", "are", "were", "have", "has", "am", "had", "any", "didnt",
    ]
    private static let germanVerbs: Set<String> = [
        "habe", "hab", "bin", "war", "waren", "ist", "sind", "hatte", "gehe", "schlafe", "laufe", "trinke", "esse",
        "gibt", "trainiere", "liegt", "lag",
        "steigt", "sinkt", "bewege", "mache", "gab", "hat", "fahre", "komme", "stehe", "wiege",
    ]

    /// Whether the verb comes first, as in a question that yes or no answers.
    private static func isYesNo(_ tokens: [Token], _ language: Language) -> Bool {
        let words = tokens.compactMap(\.forms.first).drop {
            ["and", "so", "ok", "hey", "und", "also", "but", "well"].contains($0)
        }
        guard let first = words.first else { return false }
        return language == .english ? englishVerbs.contains(first) : germanVerbs.contains(first)
    }

    // MARK: Language

    private static let english: Set<String> = [
        "the", "my", "how", "what", "did", "do", "does", "was", "is", "in", "on", "of", "and", "many", "much", "last",
        "this", "week", "yesterday", "today",
        "average", "when", "which", "since", "days", "day", "i", "have", "for", "sleep", "steps", "month", "year",
        "with", "than", "more", "less", "over",
        "under", "runs", "run", "weight", "per", "night", "after", "between", "longest", "best", "total", "a", "to",
        "from", "at", "october", "december",
        "december", "january", "february", "march", "may", "june", "july", "at", "not", "show", "only", "same",
    ]
    private static let german: Set<String> = [
        "der", "die", "das", "wie", "viele", "viel", "ich", "habe", "hab", "bin", "war", "mein", "meine", "meiner",
        "meinen", "im", "am", "an", "und", "wann", "was", "welche",
        "welcher", "letzte", "letzten", "letzter", "woche", "gestern", "heute", "schnitt", "durchschnitt", "seit",
        "tage", "tagen", "mit", "als", "mehr", "weniger", "ueber",
        "unter", "laeufe", "gewicht", "pro", "nacht", "nach", "zwischen", "schlaf", "schritte", "von", "bis", "in",
        "ist", "nicht", "nur", "oder", "ohne", "dem", "den", "des",
        "ein", "eine", "monat", "jahr", "wieviel", "auf", "fuer", "bei", "zum", "zur", "lag", "oft", "zeig", "oktober",
        "dezember", "mittel", "diese", "diesen",
        "vor", "um", "hatte", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]
    private static let others: Set<String> = [
        "combien", "quel", "quelle", "mon", "ma", "mes", "est", "les", "nuit", "semaine", "jai", "pas", "hier",
        "cuantos", "cuantas", "mis", "ayer", "semana", "noche", "dormi",
        "quanti", "quanto", "settimana", "ieri", "passi", "hoeveel", "mijn", "gisteren", "stappen", "quantos", "meus",
        "ontem", "pasos", "que", "el", "los", "il", "ho", "cuanto",
    ]

    /// By the words that only one language has; what tells nothing is English. `nil` for one that is neither.
    static func language(of text: String) -> Language? {
        var scores = (english: 0, german: 0, other: 0)
        for word in Tokenizer.words(text.count > 500 ? String(text.prefix(500)) : text) {
            let (isEnglish, isGerman) = (english.contains(word), german.contains(word))
            if isEnglish, !isGerman { scores.english += 2 }
            if isGerman, !isEnglish { scores.german += 2 }
            let knowsEnglish = Lexicon.ofEnglish.vocabulary.contains(word)
            let knowsGerman = Lexicon.ofGerman.vocabulary.contains(word)
            if knowsEnglish, !knowsGerman { scores.english += 1 }
            if knowsGerman, !knowsEnglish { scores.german += 1 }
            if !knowsEnglish, !knowsGerman {
                if others.contains(word) { scores.other += 3 }
                // Slips in a language's words still look like them.
                if word.count >= 5 {
                    if !Lexicon.ofEnglish.corrections(of: word).isEmpty { scores.english += 1 }
                    if !Lexicon.ofGerman.corrections(of: word).isEmpty { scores.german += 1 }
                }
            }
        }
        if scores.other >= 6, scores.other > max(scores.english, scores.german) { return nil }
        return scores.german > scores.english ? .german : .english
    }
}

extension Part {
    /// Says only a part of a question.
    fileprivate var isElliptical: Bool {
        switch self {
        case .quantity, .kind, .attribute, .calories, .heart, .only, .habit, .weekend, .unit, .asked, .current,
            .superlative, .period, .indoor,
            .open(.in, _), .bounds, .restrict:
            true
        case .days(let days): days.from == nil
        default: false
        }
    }

    /// Names what a question of figures can be about.
    var isSubject: Bool {
        switch self {
        case .quantity, .kind, .attribute, .calories, .heart, .kindDays, .kindAttribute, .test, .only, .bounds: true
        default: false
        }
    }
}

extension QuestionReader {
    /// The parts of the best readings, for tests of the grammar.
    package func parts(of text: String) -> [String] {
        let language = Self.language(of: text) ?? .english
        var reading = Reading(language: language, result: .refused(.unclear))
        var tokens = Tokenizer(language: language).tokens(text)
        correct(&tokens, .of(language), &reading)
        let grammar = Grammar(calendar: Calendar(today: today), language: language)
        return Chart(tokens, lexicon: .of(language), grammar: grammar).covers(3).map { "\($0.unread) \($0.parts)" }
    }
}

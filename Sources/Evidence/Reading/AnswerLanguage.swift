/// The languages that answers are read in, with the words of each. The coach answers in the person's own; in another than
/// these a number is taken for a claim about the person unless its unit or its place says otherwise.
enum AnswerLanguage: CaseIterable, Sendable {
    case english, german, french, spanish, italian, portuguese, dutch

    /// That of which most different telling words stand in a text; English where none is ahead.
    init(of text: some Collection<Unicode.Scalar>) {
        var words: Set<String> = []
        var word = ""
        for scalar in text.prefix(Self.lookedAt) {
            if scalar.isLetter {
                if word.utf8.count < 24 { word.unicodeScalars.append(scalar) }
            } else if !word.isEmpty {
                words.insert(word.lowercased())
                word = ""
            }
        }
        words.insert(word.lowercased())
        var counts: [AnswerLanguage: Int] = [:]
        for word in words {
            for language in Self.speaking[word] ?? [] { counts[language, default: 0] += 1 }
        }
        // Nobody writes `53,7` in English.
        if Self.hasDecimalComma(text) { counts[.english, default: 0] -= 3 }
        var (best, most) = (AnswerLanguage.english, counts[.english] ?? 0)
        for language in Self.allCases where (counts[language] ?? 0) > most && (counts[language] ?? 0) > 0 {
            (best, most) = (language, counts[language] ?? 0)
        }
        self = best
    }

    /// Whether a number has one or two digits behind a comma.
    private static func hasDecimalComma(_ text: some Collection<Unicode.Scalar>) -> Bool {
        var digits = -1
        var before: Unicode.Scalar = " "
        for scalar in text.prefix(lookedAt) {
            if scalar.isDigit {
                if digits >= 0 { digits += 1 }
            } else {
                if digits == 1 || digits == 2 { return true }
                digits = scalar == "," && before.isDigit ? 0 : -1
            }
            before = scalar
        }
        return digits == 1 || digits == 2
    }

    /// Scalars from the beginning; an answer does not change its language.
    private static let lookedAt = 4_000

    /// `1.234,5`: the comma before the decimals.
    var hasDecimalComma: Bool { self != .english }

    /// `10 234`: a blank between thousands.
    var groupsByBlank: Bool { [.french, .spanish, .italian, .portuguese].contains(self) }

    /// `22 h 30` may be a time of day.
    var tellsTimeByHours: Bool { [.french, .spanish, .portuguese].contains(self) }

    /// `l'objectif`: a short word grows into the next.
    var elides: Bool { self == .french || self == .italian }

    /// `22.30 Uhr`, `om 7 uur`: the word behind a time of day.
    var hourWord: String? {
        switch self {
        case .german: "uhr"
        case .dutch: "uur"
        default: nil
        }
    }

    /// The endings of ordinal numbers: `3rd`, `14e`, `1º`.
    var ordinalEndings: Set<String> {
        switch self {
        case .english: ["st", "nd", "rd", "th"]
        case .german: []
        case .french: ["er", "re", "e", "è", "ème", "eme", "nd", "nde"]
        case .spanish, .italian, .portuguese: ["º", "ª", "er", "ro", "do", "to"]
        case .dutch: ["e", "de", "ste"]
        }
    }

    /// The languages in which a word is common.
    private static let speaking = allCases.reduce(into: [String: [AnswerLanguage]]()) { speaking, language in
        let cues = language.cues
        // A short answer has few of the common words; what it says of days and amounts tells its language as well.
        let telling = [
            cues.claims, cues.orders, cues.comparing, cues.spans, cues.weekdays, cues.months, cues.advice, cues.sums,
            cues.trailingAdvice, cues.labels, cues.rough,
        ].reduce(Set<String>()) { $0.union($1) }
        // A unit is written alike in many.
        let words = (commonWords[language] ?? []).union(RelationLexicon.of(language).usual)
            .union(telling.filter { WrittenUnit(word: $0) == nil }).union(MetricPhrases.words(of: language))
        for word in words { speaking[word, default: []].append(language) }
    }

    private static let commonWords: [AnswerLanguage: Set<String>] = [
        .english: words(
            "the and of to is was you your with on for that this than it at a by were in an are not have from be as can or"
        ),
        .german: words(
            "der die das und du dein deine deinen im ist war mit den dem ein eine auf für nicht bei von zu hast  "
                + "pro am es waren diese"),
        .french: words(
            "le la les des du et tu ton ta tes vous votre est en avec une un sur pour pas dans ce cette au par  "
                + "que qui as avez de"),
        .spanish: words(
            "el la los las y tu tus en con una un por para que del al es fue has de esta este te lo noche"),
        .italian: words(
            "il la le gli i e tuo tua in con una un per che di del della al è hai nel alla sono questa questo"),
        .portuguese: words(
            "o a os as e teu tua seu sua em com uma um por para que do da no na ao é foi de esta este você"),
        .dutch: words(
            "de het een en je jouw van is was met op voor niet bij dat te in per hebt was naar deze"),
    ]

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    var cues: Cues {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .italian: .italian
        case .portuguese: .portuguese
        case .dutch: .dutch
        }
    }
}

import HealthModel

/// Words by which a statement and the question after it are told apart, folded as the tokenizer does.
package struct PreambleWords: Sendable {
    /// The first words of questions.
    package let openers: Set<String>
    /// Words that may stand before such a one: `on which days`.
    package let leads: Set<String>
    /// The first words of statements.
    package let starts: Set<String>
    /// Words that refer to what was said before.
    package let pointers: Set<String>

    package static func of(_ language: Language) -> PreambleWords { language == .english ? english : german }

    private static let english = PreambleWords(
        openers: [
            "how", "hows", "what", "whats", "which", "when", "did", "do", "does", "was", "were", "is", "are", "am",
            "have", "has", "tell", "show", "give", "can", "could", "compare", "count",
        ],
        leads: ["on", "in", "at", "over", "for", "by", "please", "so"],
        starts: [
            "i", "im", "ive", "id", "ill", "my", "we", "our", "the", "well", "right", "ok", "okay", "hey", "hi",
            "hello",
            "so", "honestly", "tell", "just", "between", "for", "listen", "look", "sorry", "um", "any", "quick",
            "coach", "feet", "legs", "knees", "knee", "back", "head", "calves", "shoulders", "shoulder", "hip", "ankle",
            "tired", "exhausted",
            "knackered",
        ],
        pointers: [
            "it", "its", "that", "thats", "this", "then", "there", "those", "these", "they", "them", "he", "she",
            "since", "same", "so", "such", "either", "too", "before", "after", "instead",
        ])

    private static let german = PreambleWords(
        openers: [
            "wie", "was", "welche", "welcher", "welches", "welchen", "welchem", "wann", "war", "waren", "bin", "habe",
            "hab", "hatte", "ist", "sind", "sag", "zeig", "gib", "kannst", "wieviel", "wieviele",
        ],
        leads: ["an", "in", "um", "zu", "bei", "bitte", "also", "seit"],
        starts: [
            "ich", "mein", "meine", "meiner", "mir", "wir", "unser", "unsere", "also", "hey", "hallo", "du", "sag",
            "ehrlich",
            "na", "der", "die", "fuer", "ok", "okay", "jetzt", "hoer", "sorry", "kurze", "coach", "fuesse", "beine",
            "knie", "ruecken", "kopf", "waden", "muede", "kaputt",
        ],
        pointers: [
            "es", "das", "da", "dann", "dort", "dabei", "davon", "davor", "danach", "seitdem", "damals", "er", "sie",
            "dies", "auch", "so", "vorher", "nachher", "dafuer", "dadurch", "stattdessen",
        ])

    /// `I weigh 80 kg`, `ich habe Asthma`: of oneself and of now, with no days.
    package static func tellOfSelf(_ words: [String]) -> Bool {
        guard words.count <= 6, let first = words.first, words.count > 1,
            ["i", "im", "ive", "ich"].contains(first), past.isDisjoint(with: words)
        else { return false }
        if ["weigh", "wiege"].contains(words[1]) { return words.count > 2 }
        let isAge =
            (first == "im" || ["am", "bin", "m"].contains(words[1]))
            && words.contains { Int($0).map { (10...110).contains($0) } ?? false }
        return isAge || words.contains { word in conditions.contains(word) || word.hasPrefix("betablock") }
    }

    private static let past: Set<String> = [
        "had", "was", "hatte", "war", "gestern", "yesterday", "last", "letzte", "letzten", "since", "seit", "when",
        "wenn",
        "km", "miles", "drinks",
    ]
    private static let conditions: Set<String> = [
        "asthma", "diabetes", "diabetic", "diabetiker", "diabetikerin", "schwanger", "pregnant", "erkaeltung", "cold",
        "krank", "ill", "sick", "grippe", "flu", "schnupfen", "beta", "medication", "medikamente", "bluthochdruck",
    ]

    /// A statement of how somebody is today, without the words that say so; `nil` where it has none.
    package static func withoutToday(_ statement: String, _ language: Language) -> String? {
        let names =
            language == .english
            ? [["this", "morning"], ["today"]] : [["heute", "morgen"], ["heute", "frueh"], ["heute"]]
        let words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
        let folded = words.map { Tokenizer.folded($0).filter(\.isLetter) }
        for name in names {
            guard let place = folded.indices.first(where: { folded[$0...].starts(with: name) }) else { continue }
            return (words[..<place] + words[(place + name.count)...]).joined(separator: " ")
        }
        return nil
    }

    /// Words of both languages that link a statement with a question.
    package static let links: Set<String> = ["so", "and", "but", "also", "und", "aber", "deshalb", "daher"]
    /// Words that say themselves what `this` and `since` before them are of.
    package static let spans: Set<String> = [
        "week", "month", "year", "quarter", "weekend", "morning", "spring", "summer", "autumn", "winter", "the", "last",
    ]
    /// Words of both languages that make a condition, or deny one.
    package static let limiting: Set<String> = [
        "if", "when", "while", "whenever", "since", "after", "before", "during", "until", "till", "unless", "except",
        "without", "not", "never", "no", "none", "nor", "dont", "didnt", "doesnt", "wasnt", "isnt", "cant", "wont",
        "hardly", "only", "just", "once", "twice", "left", "right", "instead", "ill", "sick", "trip", "holiday", "flu",
        "wenn", "als", "seit", "nach", "vor", "waehrend", "bis", "ausser", "ohne", "nicht", "nie", "kein", "keine",
        "keinen", "nur", "einmal", "zweimal", "links", "rechts", "statt", "krank", "urlaub", "reise", "grippe", "bei",
        "ever", "always", "jemals", "immer", "with", "mit", "because", "weil", "from", "von", "ab",
    ]
}

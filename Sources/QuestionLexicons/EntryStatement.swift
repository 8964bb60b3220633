/// Statements of something just done or measured, of both languages: `I ran 5 km today`, `hab grad 300 ml Wasser getrunken`.
/// Nothing is asked by them, whatever metric and value they name.
package enum EntryStatement {
    /// - Parameter tokens: those of a line without a question mark.
    static func isMeant(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        guard let first = words.first, !asks(words) else { return false }
        switch first {
        case "i", "ive": return words.dropFirst().prefix(3).contains(where: done.contains)
        case "ich": return words.dropFirst().first.map(doneInGerman.contains) ?? false
        case "my": return words.contains("is")
        case "mein", "meine": return words.contains("ist") || words.contains("war") || words.contains("liegt")
        default: break
        }
        let told = first == "just" ? words.dropFirst().first ?? first : first
        if done.contains(told), told != first || !["did", "have", "hit", "weigh"].contains(first) { return true }
        // Without `ich`, neither `habe ich` nor `ich habe`: who asks says who is meant.
        guard !words.contains("ich"), !words.contains("wir"), let last = words.last else { return false }
        if doneInGerman.contains(first) { return true }
        return participles.contains(last) && words.dropLast().allSatisfy { !doneInGerman.contains($0) }
            && (moments.contains(first) || tokens[0].kind != .word)
    }

    /// Whether a word asks, counts days or bounds a value.
    package static func asks(_ words: [String]) -> Bool {
        let isOfLastNight = zip(words, words.dropFirst()).contains {
            ["last", "letzte", "letzter", "heute"].contains($0) && ["night", "nacht"].contains($1)
        }
        return words.contains { asking.contains($0) || bounding.contains($0) }
            || !isOfLastNight && words.contains { ["night", "nacht"].contains($0) }
    }

    /// Whether a drink is told of, of which there is one: `just had a coffee`.
    package static func namesOneDrink(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        return isMeant(tokens) && DrinkWords.name(words)
            && words.contains { ["a", "an", "ein", "eine", "einen", "nen"].contains($0) }
    }

    private static let done: Set<String> = [
        "ran", "walked", "drank", "had", "ate", "took", "slept", "swam", "cycled", "biked", "rode", "hiked", "rowed",
        "did", "have", "weigh", "weighed", "climbed", "burned", "burnt", "finished", "hit",
    ]
    private static let doneInGerman: Set<String> = [
        "hab", "habe", "hatte", "bin", "war", "wiege", "wieg", "wog", "trank", "ass", "lief", "ging", "schlief", "nahm",
        "fuhr", "schwamm",
    ]
    private static let participles: Set<String> = [
        "getrunken", "gegessen", "gelaufen", "gegangen", "gejoggt", "geschwommen", "geradelt", "gefahren", "gerudert",
        "gewandert", "geschlafen", "gewogen", "genommen", "trainiert",
    ]
    /// Begin a statement of this moment or of a day without naming who did it.
    private static let moments: Set<String> = [
        "heute", "gestern", "gerade", "grad", "grade", "eben", "soeben", "jetzt", "vorhin",
    ]
    /// Words with which somebody asks, though no mark stands behind it.
    private static let asking: Set<String> = [
        "how", "what", "whats", "which", "when", "where", "why", "who", "whether", "if", "do", "does", "are", "am",
        "should", "could", "can", "would", "tell", "show", "say", "compare", "compared", "wie", "wieviel", "wieviele",
        "was", "welche", "welcher", "welches", "welchem", "welchen", "wann", "wo", "warum", "wieso", "weshalb", "ob",
        "wenn", "zeig", "zeige", "sag", "nenne", "vergleich", "vergleiche", "verglichen", "want", "wanna", "need",
        "will", "moechte", "muss", "soll", "goal", "ziel", "schon", "already", "yet",
    ]
    /// Words of days that are counted, or of a bound and not of a value.
    private static let bounding: Set<String> = [
        "more", "less", "fewer", "over", "under", "above", "below", "than", "least", "most", "between", "days", "day",
        "nights", "times", "weeks", "months", "every", "each", "ever", "never", "not", "no", "only", "average",
        "usually", "often", "row", "mehr", "weniger", "ueber", "unter", "mindestens", "hoechstens", "zwischen", "tage",
        "tagen", "tag", "naechte", "naechten", "mal", "wochen", "jeden", "jede", "jedes", "je", "nie",
        "niemals", "nicht", "kein", "keine", "keinen", "nur", "durchschnitt", "schnitt", "meist", "meistens", "oft",
        "bis", "since", "seit",
    ]
}

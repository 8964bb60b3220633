extension QuestionReader {
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
                if compound(word, .ofGerman) != nil { scores.german += 2 }
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

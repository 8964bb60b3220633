/// Everyday words that tell the language of a question, folded as the tokenizer does. Some are of both languages.
package enum LanguageWords {
    package static let english: Set<String> = [
        "the", "my", "how", "what", "did", "do", "does", "was", "is", "in", "on", "of", "and", "many", "much", "last",
        "this", "week", "yesterday", "today",
        "average", "when", "which", "since", "days", "day", "i", "have", "for", "sleep", "steps", "month", "year",
        "with", "than", "more", "less", "over",
        "under", "runs", "run", "weight", "per", "night", "after", "between", "longest", "best", "total", "a", "to",
        "from", "at", "october", "december",
        "december", "january", "february", "march", "may", "june", "july", "at", "not", "show", "only", "same",
    ]
    package static let german: Set<String> = [
        "der", "die", "das", "wie", "viele", "viel", "ich", "habe", "hab", "bin", "war", "mein", "meine", "meiner",
        "meinen", "im", "am", "an", "und", "wann", "was", "welche",
        "welcher", "letzte", "letzten", "letzter", "woche", "gestern", "heute", "schnitt", "durchschnitt", "seit",
        "tage", "tagen", "mit", "als", "mehr", "weniger", "ueber",
        "unter", "laeufe", "gewicht", "pro", "nacht", "nach", "zwischen", "schlaf", "schritte", "von", "bis", "in",
        "ist", "nicht", "nur", "oder", "ohne", "dem", "den", "des",
        "ein", "eine", "monat", "jahr", "wieviel", "auf", "fuer", "bei", "zum", "zur", "lag", "oft", "zeig", "oktober",
        "dezember", "mittel", "diese", "diesen",
        "vor", "um", "hatte", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
        "zuletzt", "kw", "jetzt", "insgesamt", "letztes", "dieses", "niedrigster", "niedrigstes", "pro", "meines",
    ]
    /// Of French, Spanish, Italian, Dutch and Portuguese, which questions are not read in.
    package static let others: Set<String> = [
        "combien", "quel", "quelle", "mon", "ma", "mes", "est", "les", "nuit", "semaine", "jai", "pas", "hier",
        "cuantos", "cuantas", "mis", "ayer", "semana", "noche", "dormi",
        "quanti", "quanto", "settimana", "ieri", "passi", "hoeveel", "mijn", "gisteren", "stappen", "quantos", "meus",
        "ontem", "pasos", "que", "el", "los", "il", "ho", "cuanto",
    ]
}

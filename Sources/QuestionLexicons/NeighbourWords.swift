/// Words by which the chart tells readings apart that have the same parts, folded as the tokenizer does.
package enum NeighbourWords {
    /// Verbs after which `when` asks.
    package static let auxiliaries: Set<String> = [
        "did", "do", "does", "was", "were", "is", "are", "am", "have", "has",
    ]
    /// Words that never stand between `last` and what is the last one.
    package static let parting: Set<String> = [
        "go", "went", "gone", "a", "an", "i", "did", "do", "had", "have", "has", "was", "were", "got", "get",
        "ich", "habe", "hab", "bin", "ein", "eine", "einen", "einer",
    ]
    /// Words before what is counted from the end.
    package static let latest: Set<String> = [
        "last", "latest", "past", "previous", "recent", "letzte", "letzten", "letzter", "vergangenen", "juengsten",
    ]
    /// What `which` asks for of several.
    package static let counted = NumberWords.pluralSpans.union(EnglishPhrasing.workoutNouns)
    /// Words after the `on` of `from May on` that are none of its own.
    package static let afterOnward: Set<String> = [
        "on", "in", "as", "by", "per", "how", "what", "which", "when", "was", "is", "did", "do", "have", "compared",
        "vs", "versus", "and", "with", "please",
    ]
    /// Words after `in the week` that say which one.
    package static let ofSpan: Set<String> = ["after", "before", "following", "prior", "of"]
    /// Words after `longest run` that say on which days it was done.
    package static let ofWorkout: Set<String> = ["on", "when", "after"]
    /// Words for a mean.
    package static let means: Set<String> = ["average", "averages", "averaged", "averaging", "avg", "mean", "means"]
    /// Words for any workout that say nothing behind its kind.
    package static let sessions: Set<String> = ["session", "sessions", "workout", "workouts", "einheit", "einheiten"]
    /// Several values of what is measured now and then: `weigh-ins`.
    package static let values: Set<String> = [
        "ins", "weighins", "weighings", "weights", "readings", "measurements", "gewichte", "waegungen", "messungen",
        "messwerte",
    ]
    /// Words before so many days after something that mean each of them.
    package static let spanning: Set<String> = [
        "the", "first", "over", "for", "in", "within", "during", "next", "die", "den", "ersten", "naechsten",
    ]
    /// Words that ask at the beginning, and tie a clause to what stands before it elsewhere.
    package static let asking = ["which", "that", "who", "die", "der", "das", "denen", "dem"]
    /// Words that may stand before one that asks.
    package static let leads: Set<String> = [
        "on", "in", "at", "for", "of", "and", "so", "ok", "an", "um", "bei", "zu", "und", "also",
    ]
    /// Phrases whose words have no meaning of their own: `at all` is no place, and not everything.
    package static let fixed = [
        ["at", "all"], ["boxing", "day"], ["a", "value", "for"], ["a", "reading", "for"], ["do", "i", "need"],
        ["zu", "mir", "genommen"],
        ["am", "i", "supposed", "to", "get"],
    ]
    /// Words that begin a condition, or what has one.
    package static let conditional: Set<String> = [
        "when", "whenever", "if", "where", "that", "which", "and", "but", "because", "with", "days", "nights", "day",
    ]

    /// Whether two kinds of days stand on either side of an `or`: `on run days or swim days`, and no `days I run or swim`.
    package static func namesDaysTwice(_ tokens: [Token]) -> Bool {
        guard let place = tokens.firstIndex(where: { ["or", "oder"].contains($0.text) }), place > 0 else {
            return false
        }
        func areDays(_ token: Token) -> Bool {
            ["days", "nights"].contains(token.text) || ["tagen", "naechten"].contains { token.text.hasSuffix($0) }
        }
        return areDays(tokens[place - 1]) && tokens[(place + 1)...].prefix(5).contains(where: areDays)
    }

    /// Parts of words that name the temperature of the body.
    package static let ofBody = ["wrist", "skin", "body", "handgelenk", "haut", "koerper"]

    /// The span in `run of the year`, `Lauf des Monats`; `nil` for none.
    package static func span(ofWhichIsSaid tokens: [Token]) -> String? {
        let words = tokens.map(\.text)
        let spans = [
            "week": "week", "month": "month", "quarter": "quarter", "year": "year", "woche": "week", "monats": "month",
            "quartals": "quarter", "jahres": "year",
        ]
        return words.indices.dropFirst(2).lazy.filter {
            words[$0 - 1] == "the" && words[$0 - 2] == "of" || words[$0 - 1] == "des"
                || words[$0] == "woche" && words[$0 - 1] == "der" && words[$0 - 2] != "in"
        }.compactMap { spans[words[$0]] }.first
    }

    /// `after a day with`, `nach einem Tag ohne`: all that follows is of that day.
    package static func saysAfterDay(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? "" }
        return words.indices.dropLast(3).contains { place in
            ["after", "following", "nach"].contains(words[place]) && ["a", "einem"].contains(words[place + 1])
                && ["day", "tag"].contains(words[place + 2])
                && ["with", "without", "when", "where", "of", "mit", "ohne"].contains(words[place + 3])
        }
    }

    /// Words before what the days that are asked about come after.
    package static let following: Set<String> = ["after", "following", "nach"]
    /// Words between a score and its value.
    package static let beforeScore: Set<String> = [
        "of", "at", "a", "an", "the", "was", "is", "von", "bei", "auf", "war", "ist", "eine", "einer", "ein",
    ]
    /// Words of a bound of hours: `after seven or later`.
    package static let ofHours: Set<String> = ["later", "earlier", "onwards", "spaeter", "frueher"]

    /// Whether what is said of days is said of nights: `nights when I drank`, `in Nächten mit Alkohol`.
    package static func namesNights(_ tokens: [Token]) -> Bool {
        let words = Set(tokens.map { $0.forms.first ?? "" })
        return !words.isDisjoint(with: ["nights", "naechte", "naechten"])
            && words.isDisjoint(with: ["day", "days", "tag", "tage", "tagen"])
    }

    /// `when I drink`, `falls ich trainiere`: by what is done, and by no days that it is done on.
    package static func saysWhenDone(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? "" }
        guard words.allSatisfy({ !days.contains($0) && !$0.hasSuffix("tagen") }) else { return false }
        return words.indices.contains { place in
            let isBehind = place > 0 || place + 1 < words.count && ["i", "ive", "im"].contains(words[place + 1])
            return words[place] == "when" ? isBehind : conditions.contains(words[place])
        }
    }

    private static let days: Set<String> = ["day", "days", "tag", "tage", "tags", "date", "dates"]
    private static let conditions: Set<String> = ["whenever", "if", "wenn", "falls", "sobald"]

    /// Whether something is told to have been done, which was before the night that is asked about: `when I drank`, `wenn ich
    /// Sport gemacht habe`, and not `on days when I drank`.
    package static func tellsOfEvening(_ tokens: [Token]) -> Bool {
        let words = tokens.map { Tokenizer.folded($0.text) }
        return words.contains(where: done.contains)
            && Set(words).isDisjoint(with: ["day", "days", "tag", "tage", "tagen"])
    }

    private static let done: Set<String> = [
        "drank", "drunk", "getrunken", "gesoffen", "gemacht", "trainiert", "gelaufen", "gejoggt", "geradelt",
        "geschwommen", "gewandert",
    ]

    package static let waking: Set<String> = [
        "wake", "wakes", "waking", "woke", "wakeup", "wakeups", "ups", "ending", "morning", "mornings",
        "aufwachen", "aufgewacht", "aufwache", "aufwachtag", "aufstehen", "endend", "enden", "endet", "endeten",
        "morgens",
    ]

    /// `nights ending Friday`, `wake date Friday`, `am Tag des Aufwachens`
    package static func namesWaking(_ tokens: [Token]) -> Bool {
        let words = tokens.map { Tokenizer.folded($0.text) }
        // `nights that end on Friday`, and not `when do I end up in bed`
        let endsOnDay = zip(words, words.dropFirst()).contains { ["end", "ends", "ended"].contains($0) && $1 == "on" }
        return endsOnDay || words.contains(where: waking.contains)
    }

    /// `the night before`, `die Nacht davor`
    package static func saysNightBefore(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? "" }
        return zip(words, words.dropFirst()).contains { one, other in
            ["night", "nights"].contains(one) && other == "before"
                || ["nacht", "naechte", "naechten"].contains(one) && ["vor", "vorm"].contains(other)
                || ["previous", "vorigen"].contains(one) && ["night", "nacht"].contains(other)
                || one == "nacht" && ["davor", "zuvor", "vorher"].contains(other)
        }
    }
}

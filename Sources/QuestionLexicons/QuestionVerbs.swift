/// Verbs by which the form of a question is told, folded as the tokenizer does.
package enum QuestionVerbs {
    /// Verbs that a question begins with which is answered by yes or no.
    package static let english: Set<String> = [
        "did", "do", "does", "was", "is", "are", "were", "have", "has", "am", "had", "any", "didnt",
    ]
    package static let german: Set<String> = [
        "habe", "hab", "bin", "war", "waren", "ist", "is", "sind", "hatte", "gehe", "schlafe", "laufe", "trinke",
        "esse",
        "gibt", "trainiere", "liegt", "lag",
        "nehme", "nimmt", "wird", "geht", "verbessert", "steigt", "sinkt", "faellt", "bewege", "mache", "gab", "hat",
        "fahre", "komme", "stehe", "wiege", "hatten", "lagen", "liegen", "lief", "ging", "schlief", "trank", "ass",
        "fuhr", "schwamm", "wog", "kam", "bewegte", "trainierte", "sank", "stieg", "fiel", "nahm",
        "schaffte", "wurde", "wurden", "schwimme", "radle", "jogge", "wandere", "verbrenne", "verbrannte", "verbringe",
        "geh", "trink", "wieg", "trainier", "beweg", "machte", "joggte", "radelte", "wanderte", "verbrauchte",
        "schliefen", "liege",
    ]
    /// Short forms that are nouns too where no `ich` follows.
    package static let germanShort: Set<String> = [
        "schlaf", "lauf", "fahr", "steh", "komm", "mach", "nehm", "ess",
    ]

    /// Verbs of what is done on any day: `trinke ich`.
    package static let germanHabitual: Set<String> = [
        "trinke", "trink", "esse", "schlafe", "schlaf", "gehe", "geh", "laufe", "mache", "mach", "verbrenne", "steige",
        "bewege", "stehe", "verbrauche", "trainiere", "meditiere", "bekomme", "liege", "brauche", "konsumiere",
        "schaffe", "schaff", "fahre", "fahr", "schwimme", "brauch", "nehme", "nehm", "jogge", "verbrenn",
        "trainier", "lauf", "radle", "wandere", "rudere",
    ]
    /// Verbs that make it a certain day.
    package static let germanPast: Set<String> = ["habe", "hab", "hatte", "bin", "war", "wurde", "haben"]

    /// Words before a `dass` whose clause is asked about: `stimmt es, dass`, `liege ich richtig, dass`.
    package static let beforeThat: Set<String> = [
        "sein", "es", "stimmts", "so", "annahme", "richtig", "gefuehl", "eindruck", "vor",
    ]
    /// How it went: `how did October go`.
    package static let going: Set<String> = [
        "go", "going", "gone", "went", "been", "look", "looked", "verlaufen", "gelaufen", "gewesen",
    ]
    /// Words by which some day of a span is enough.
    package static let atSomeTime: Set<String> = ["mal", "irgendwann", "jemals", "ever"]
    /// Days that people work, after `every`, and units before `a day`.
    package static let workdays: Set<String> = ["workday", "weekday", "werktag", "arbeitstag", "wochentag"]
    package static let daily: Set<String> = [
        "steps", "km", "kilometres", "kilometers", "miles", "hours", "minutes", "calories", "kcal", "litres", "liters",
        "grams", "schritte", "schritten", "kilometer", "stunden", "minuten", "kalorien", "liter", "gramm",
    ]
    /// Words before a day that make it any of them, and behind days that say which.
    package static let beforeSomeDay: Set<String> = ["any", "one", "single", "einem", "irgendeinem"]
    package static let ofSomeDays: Set<String> = ["with", "when", "where", "mit", "wo", "an"]

    /// Of what is eaten: who takes calories in burns none.
    package static let takes: Set<String> = ["take", "took", "taken", "taking", "nehme", "nahm", "genommen"]
    package static let eating: Set<String> = [
        "eat", "eats", "ate", "eaten", "eating", "consume", "consumed", "esse", "ass", "gegessen", "verzehrt",
    ]
    /// Whether `had` says that it was eaten, and stands beside no other verb: `calories I had on Sunday`.
    package static func eats(_ tokens: [Token]) -> Bool {
        let isOfMoving = tokens.contains { token in
            ["activ", "aktiv", "burn", "ver"].contains { token.text.hasPrefix($0) }
        }
        return !isOfMoving
            && tokens.indices.contains { place in
                guard having.contains(tokens[place].text) else { return false }
                guard place + 1 < tokens.count else { return true }
                let next = tokens[place + 1]
                return tokens[place].text == "had" && (next.kind != .word || afterVerb.contains(next.text))
                    || next.text == "ich"
            }
    }
    private static let having: Set<String> = ["had", "have", "hatte", "gehabt"]
    /// Words that follow the verb of a clause that has no other.
    private static let afterVerb: Set<String> = [
        "on", "in", "at", "for", "during", "over", "since", "between", "from", "before", "after", "with", "without",
        "a", "per", "each", "every", "yesterday", "today", "last", "this", "altogether",
    ]

    /// Of what is written down by hand: `how many calories did I log`, and not what the watch has counted.
    package static func writesDown(_ tokens: [Token]) -> Bool {
        !tokens.contains { token in
            ["activ", "aktiv", "burn", "ver", "watch", "uhr", "ring"].contains { token.text.hasPrefix($0) }
        } && tokens.contains { writing.contains($0.text) }
    }
    private static let writing: Set<String> = [
        "log", "logged", "logging", "logge", "geloggt", "eingetragen", "notiert", "aufgeschrieben", "protokolliert",
        "gezaehlt",
    ]

    /// Of what the body has: who loses fat has eaten none.
    package static let loses: Set<String> = [
        "lose", "losing", "lost", "shed", "burn", "burning", "burned", "verliere", "verloren", "abgenommen",
    ]

    /// `how much do I drink`, `wie viel trinke ich`, and not `wie viel Tage`.
    package static func asksAmount(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            ["much", "viel", "wieviel"].contains($0.text) && !ofCounts.contains(Tokenizer.folded($1.text))
        }
    }
    private static let ofCounts: Set<String> = [
        "days", "day", "nights", "tage", "tagen", "tag", "naechte", "naechten", "of", "time", "zeit", "mal", "evenings",
        "abende", "abenden", "percent", "prozent",
    ]

    /// `was there a day`, `gab es einen Tag`
    package static func asksWhether(_ tokens: [Token]) -> Bool {
        let words = tokens.prefix(4).map(\.text)
        return zip(words, words.dropFirst()).contains { one, other in
            ["was", "were", "is", "are", "been"].contains(one) && other == "there"
                || ["gab", "gibt"].contains(one) && other == "es"
        }
    }

    /// `wie lange dauerte mein längster Lauf`, `how long did my longest run take`: a time, and no way.
    package static func asksDuration(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        return words.contains { lasting.contains($0) }
            || zip(words, words.dropFirst()).contains { $0 == "wie" && $1 == "lange" }
            || words.contains("long") && words.contains { ["take", "took", "duration"].contains($0) }
    }
    private static let lasting: Set<String> = ["dauerte", "gedauert", "dauert"]

    /// `is my pulse higher than usual`, `liegt mein Puls über dem Schnitt`
    package static func asksPresent(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text).drop { ["and", "so", "und", "also"].contains($0) }
        guard let verb = words.first, let owner = words.dropFirst().first else { return false }
        return ["is", "are", "ist", "liegt", "liegen", "sind"].contains(verb)
            && ["my", "mein", "meine"].contains(owner)
    }

    /// `am I running faster`, `bin ich schneller`, `wird mein Schlaf besser`.
    package static func asksOfNow(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? $0.text }
        guard let verb = words.first, let owner = words.dropFirst().first,
            germanPast.isDisjoint(with: words.dropFirst()),
            !words.contains(where: { $0.hasPrefix("ge") && ($0.hasSuffix("en") || $0.hasSuffix("t")) })
        else { return false }
        return ["am", "are", "is", "bin", "werde", "wird", "werden"].contains(verb)
            && ["i", "my", "ich", "mein", "meine"].contains(owner)
    }

    /// `what is a good HRV`, `was ist ein normaler Ruhepuls`: of people, and not of one's own records.
    package static func asksNorm(_ tokens: [Token]) -> Bool {
        let said = tokens.map { $0.forms.first ?? $0.text }
        guard said.allSatisfy({ !own.contains($0) }) else { return false }
        let words = Array((said.first == "whats" ? ["what", "is"] + said.dropFirst() : said).prefix(5))
        guard words.count > 3, ["what", "was"].contains(words[0]), ["is", "ist"].contains(words[1]) else {
            return false
        }
        let rest = words.dropFirst(2).drop { ["considered", "denn", "eigentlich"].contains($0) }
        guard let article = rest.first, let word = rest.dropFirst().first else { return false }
        return ["a", "an"].contains(article) && good.contains(word)
            || ["ein", "eine", "einen"].contains(article) && germanGood.contains { word.hasPrefix($0) }
    }
    private static let own: Set<String> = [
        "my", "me", "mine", "i", "mein", "meine", "meinen", "meiner", "mir", "mich", "ich",
    ]
    private static let good: Set<String> = ["good", "normal", "healthy", "ideal", "decent", "great", "bad", "safe"]
    private static let germanGood = ["gut", "normal", "gesund", "ideal", "optimal", "schlecht"]

    /// `how does my weight look`, `wie sieht mein Gewicht aus`
    package static func asksLook(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        guard let first = words.first(where: { $0 != "and" && $0 != "und" && $0 != "so" }) else { return false }
        return ["how", "hows", "wie"].contains(first) && words.contains(where: looking.contains)
    }
    private static let looking: Set<String> = ["look", "looks", "looked", "looking", "sieht", "schaut", "sah"]

    /// `what did my weight do`, `was hat sich beim Gewicht getan`
    package static func asksCourse(_ tokens: [Token]) -> Bool {
        let said = tokens.map(\.text)
        let words = said.first == "whats" ? ["what", "is"] + said.dropFirst() : said
        if words.starts(with: ["was", "hat", "sich"]) || words.starts(with: ["was", "tat", "sich"]) {
            return words.contains("getan") || words.contains("tat")
        }
        guard words.count > 3, words[0] == "what", ["did", "does", "has", "is"].contains(words[1]), words[2] != "i"
        else {
            return false
        }
        return words.dropFirst(3).contains { ["do", "doing", "done"].contains($0) } && !words.contains("i")
    }
}

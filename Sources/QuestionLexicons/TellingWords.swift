/// Words that say something of their own where they stand: a question that is the same without one has not read it.
package enum TellingWords {
    /// Where such words stand.
    /// - Parameter isYesNo: whether the question was read as one that yes or no answers.
    package static func places(in tokens: [Token], isYesNo: Bool) -> [Int] {
        let words = tokens.map { $0.forms.first ?? $0.text }
        return words.indices.filter { place in
            let next = place + 1 < words.count ? words[place + 1] : ""
            return if restricting.contains(words[place]) {
                isRestriction(words, tokens, place)
            } else if approximate.contains(words[place]) {
                isApproximation(words, tokens, place)
            } else if whole.contains(words[place]) {
                // `the last two whole weeks` do not end today.
                NumberWords.pluralSpans.contains(next) && place > 0 && isNumber(tokens[place - 1])
                    && (place + 2 == words.count || !counting.contains(words[place + 2]))
            } else if words[place] == "single" {
                // `days with a single workout`
                place > 1 && words[place - 2] == "with"
            } else if all.contains(words[place]) {
                // `did I sleep seven hours all nights` asks for each of them.
                isYesNo && repeated.contains(next)
            } else {
                words[place] == "mornings" && isLooseMorning(words, place)
                    || words[place] == "unterwegs" && moving.isDisjoint(with: words)
            }
        }
    }

    /// Whether a figure is meant for the time that goes on, and not for all of the past: `these days`, `do I still`.
    package static func isOfNow(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? $0.text }
        // `so now, how much do I sleep` only begins.
        // `until now` is of all that has been.
        let isStill = words.indices.dropFirst(2).contains {
            nowOrSo.contains(words[$0]) && !["until", "till", "to", "bis"].contains(words[$0 - 1])
        }
        return words.contains(where: now.contains) || isStill
            || zip(words, words.dropFirst()).contains { one, other in
                nowInTwo.contains("\(one) \(other)")
                    || running.contains(one)
                        && (NeighbourWords.means.contains(other) || other.hasPrefix("durchschnitt")
                            || other == "schnitt")
            }
    }

    /// `daily average per month`: what comes to a day, and no total of a month.
    package static func saysDaily(_ tokens: [Token]) -> Bool {
        tokens.contains { token in
            token.text == "daily"
                || ["taeglich", "tagesdurchschnitt", "tagesschnitt", "tagesmittel"].contains {
                    token.text.hasPrefix($0)
                }
        }
    }

    /// `top speed`, which is the lowest pace; the fastest one says so by itself.
    package static func saysSpeed(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        let degrees = ["fast", "slow", "schnellst", "langsamst", "best", "worst", "schlechtest"]
        return words.contains { $0 == "speed" || $0.hasSuffix("geschwindigkeit") }
            && !words.contains { word in degrees.contains { word.hasPrefix($0) } }
    }

    /// `mean pace`, `Durchschnittstempo`
    package static func saysMean(_ tokens: [Token]) -> Bool {
        tokens.contains { token in
            ["mean", "schnitt"].contains(token.text)
                || ["averag", "avg", "mittler", "durchschnitt"].contains(where: token.text.hasPrefix)
        }
    }

    /// `each week`: one of several, and not `weekly`.
    package static func saysEach(_ tokens: [Token]) -> Bool {
        tokens.contains { all.contains($0.text) && !$0.text.hasPrefix("all") }
    }

    /// `were all of my runs over 5 km`, `jeder Lauf`: whether each passes, and not some of them.
    package static func isOfAllWorkouts(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { place in
            guard alls.contains(tokens[place].text), place == 0 || tokens[place - 1].text != "at" else { return false }
            return tokens[(place + 1)...].prefix(3).contains { workouts.contains(Tokenizer.folded($0.text)) }
        }
    }

    private static let alls: Set<String> = ["all", "every", "each", "alle", "jeder", "jede", "jedes"]
    private static let workouts: Set<String> = [
        "run", "runs", "ride", "rides", "swim", "swims", "walk", "walks", "hike", "hikes", "workout", "workouts",
        "session", "sessions", "jogs", "lauf", "laeufe", "fahrt", "fahrten", "radfahrt", "radfahrten", "tour", "touren",
        "wanderung", "wanderungen", "training", "trainings", "einheit", "einheiten", "spaziergaenge",
    ]

    /// `went above 180`: at its highest, and not on average.
    package static func saysPeak(_ tokens: [Token]) -> Bool {
        guard !tokens.contains(where: { $0.text.hasPrefix("durchschnitt") || means.contains($0.text) }) else {
            return false
        }
        return tokens.contains { peaks.contains($0.text) }
            || zip(tokens, tokens.dropFirst()).contains { moves.contains($0.text) && over.contains($1.text) }
            || tokens.contains { germanOver.contains($0.text) } && tokens.contains { germanMoves.contains($0.text) }
    }

    private static let means: Set<String> = ["average", "averaged", "avg", "mean", "mittlerer", "mittleren", "schnitt"]
    private static let peaks: Set<String> = [
        "hit", "hits", "reach", "reached", "exceed", "exceeds", "exceeded", "peak", "peaked", "erreicht", "erreichte",
        "uebersteigt", "ueberstieg", "ueberschritten", "ueberschritt",
    ]
    private static let moves: Set<String> = [
        "go", "goes", "went", "gone", "get", "gets", "got", "climb", "climbed", "rise", "rose", "risen", "jump",
        "jumped", "spike", "spiked", "going",
    ]
    private static let over: Set<String> = ["above", "over", "past", "beyond", "up"]
    private static let germanMoves: Set<String> = [
        "ging", "geht", "gegangen", "stieg", "steigt", "gestiegen", "kam", "gekommen", "kletterte", "geklettert",
    ]
    private static let germanOver: Set<String> = ["ueber", "auf"]

    /// `three months ago today`, `heute vor drei Monaten`: the day, and not the month.
    package static func saysAgoToday(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            $0.text == "ago" && $1.text == "today" || $0.text == "heute" && $1.text == "vor"
        }
    }

    /// `every day this week`, `jeden Tag`
    package static func saysEveryDay(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            ["every", "each", "jeden", "jedem"].contains($0.text) && ["day", "tag"].contains($1.text)
        }
    }

    /// `all my goals`, `alle meine Ziele`
    package static func saysAllGoals(_ tokens: [Token]) -> Bool {
        let own: Set<String> = ["my", "of", "the", "meine", "meiner", "daily", "taegliche", "taeglichen"]
        return tokens.indices.contains { place in
            guard ["all", "every", "each", "alle"].contains(tokens[place].text) else { return false }
            let next = tokens[(place + 1)...].first { !own.contains($0.text) }
            return ["goal", "goals", "ziele", "tagesziele"].contains(next?.text ?? "")
        }
    }

    private static let directions: Set<String> = [
        "more", "less", "fewer", "longer", "shorter", "higher", "lower", "better", "worse", "faster", "slower", "later",
        "earlier",
        "mehr", "weniger", "laenger", "kuerzer", "hoeher", "niedriger", "tiefer", "besser", "schlechter", "schneller",
        "langsamer", "spaeter", "frueher",
    ]

    /// `more or less`, `früher oder später`
    package static func asksDirection(_ tokens: [Token]) -> Bool {
        let words = tokens.map { Tokenizer.folded($0.text) }
        return words.indices.dropFirst().dropLast().contains { place in
            ["or", "oder"].contains(words[place]) && directions.contains(words[place - 1])
                && directions.contains(words[place + 1])
        }
    }

    /// Whether a word names days, of which some can be left out.
    package static func namesDays(_ word: String) -> Bool {
        ["day", "days", "tag", "tage", "tagen", "tags", "when", "if", "wenn"].contains(word)
    }

    /// Whether a word leaves something out of what is asked.
    package static func leavesOut(_ word: String) -> Bool {
        ["without", "ohne", "except", "excluding", "besides", "ausser", "abgesehen", "ausgenommen"].contains(word)
    }

    /// `on Sundays without a run`, `am Wochenende ohne Training`: what is left out is said of days of the week.
    package static func isOfDayOfWeek(_ tokens: [Token], _ place: Int) -> Bool {
        guard place > 0, place + 1 < tokens.count else { return false }
        let isOne = ["a", "an", "any", "einen", "ein", "eine", "training", "sport"].contains(tokens[place + 1].text)
        let day = tokens[place - 1].text
        let spans = ["weekdays", "weekends", "weekend", "wochenende", "wochenenden", "werktagen"]
        return isOne && (spans.contains(day) || weekdays[day] != nil || weekdays[day + "s"] != nil)
    }

    /// Whether something is denied of all the days: `did I not run in May`, and no `was there a day when I did not run`.
    package static func isDeniedOfAll(_ tokens: [Token]) -> Bool {
        let words = tokens.map { $0.forms.first ?? $0.text }
        // `yes or no`, `no idea` deny nothing.
        let denials = words.indices.filter { place in
            denying.contains(words[place]) && !(place > 0 && undenied.contains(words[place - 1]))
                && !(place + 1 < words.count && undenied.contains(words[place + 1]))
        }
        guard let denial = denials.first else { return false }
        // `letzte Woche` is no week of several.
        let names = words.indices.filter { place in
            place < denial && some.contains(words[place]) && !(place > 0 && dated.contains(words[place - 1]))
        }
        return names.isEmpty
            && !(denial + 1 < words.count && ["every", "jeden", "jede", "all", "alle"].contains(words[denial + 1]))
    }

    /// `how many of the last ten days did I run` as `how many days of the last ten days did I run`: days, and no runs.
    package static func countDays(_ tokens: inout [Token]) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        for many in words.indices.dropLast(3) where ["many", "vielen"].contains(words[many]) {
            var rest = words[(many + 1)...].drop { ["of", "the", "my", "der", "meiner", "von", "den"].contains($0) }
            guard rest.startIndex > many + 1, let first = rest.popFirst(), latest.contains(first),
                let span = rest.prefix(3).first(where: {
                    NumberWords.pluralSpans.contains($0) || weekdays[$0] != nil
                }),
                let days = span == "days" || span == "nights" ? span : ofDays[span] ?? weekdays[span]
            else { continue }
            tokens.insert(Token(word: days), at: many + 1)
            return
        }
    }

    /// Whether `only` limits how much it was, or leaves out what else was done: `I only ran`, `just 6 hours`, `only a run`.
    private static func isRestriction(_ words: [String], _ tokens: [Token], _ place: Int) -> Bool {
        if place + 1 == words.count {
            // `days with runs only`, on which nothing else was done
            return words.prefix(3).contains(where: repeated.contains) && words.contains(where: linking.contains)
        }
        guard place + 1 < words.count, !tokens[place].endsClause else { return false }
        if isNumber(tokens[place + 1]) && !tokens[place + 1].isYear || single.contains(words[place + 1]) { return true }
        guard place > 0, !["just", "bloss"].contains(words[place]), subjects.contains(words[place - 1]) else {
            return false
        }
        // `when I only get to bed after 4` restricts the hour.
        return !bounding.contains(words[place + 1]) && !words[(place + 2)...].contains(where: bounding.contains)
            && !wishes.contains(words[place + 1])
    }

    /// `days with about 10,000 steps`, which are not all with more.
    private static func isApproximation(_ words: [String], _ tokens: [Token], _ place: Int) -> Bool {
        guard place + 1 < words.count, isNumber(tokens[place + 1]), !tokens[place + 1].isYear else { return false }
        let unit = place + 2 < words.count ? words[place + 2] : ""
        return words[..<place].contains { repeated.contains($0) } && !NumberWords.pluralSpans.contains(unit)
            && words[..<place].suffix(2).allSatisfy { !limits.contains($0) }
    }

    /// `nights in 2025 mornings`: neither counted nor told which they are.
    private static func isLooseMorning(_ words: [String], _ place: Int) -> Bool {
        let next = place + 1 < words.count ? words[place + 1] : nil
        if place > 0, counted.contains(words[place - 1]) { return next == "days" || next == "nights" }
        // `three lowest HRV mornings`
        if words[..<place].suffix(3).contains(where: NumberWords.counts.contains), next != "days", next != "nights" {
            return false
        }
        guard let next else { return true }
        if place == 0 { return next != "i" && (["when", "which"].contains(next) || !tied.contains(next)) }
        return !tied.contains(next)
    }

    private static func isNumber(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { return true }
        return token.forms.first.map(NumberWords.counts.contains) ?? false
    }

    private static let restricting: Set<String> = [
        "only", "just", "merely", "nur", "bloss", "lediglich", "ausschliesslich",
    ]
    private static let single: Set<String> = [
        "a", "one", "once", "ein", "eine", "einen", "einem", "einer", "einmal",
    ]
    /// Words before `only` that tie it to what is done, and not to the days: `with only`, `I only`.
    private static let subjects: Set<String> = [
        "i", "with", "had", "did", "mit", "ich", "bin", "war", "habe", "hab", "hatte",
    ]
    /// Words that tie to days what holds of them.
    private static let linking: Set<String> = ["with", "when", "where", "i", "mit", "ich", "denen"]
    private static let approximate: Set<String> = [
        "about", "roughly", "approximately", "approx", "around", "etwa", "ungefaehr", "circa", "ca", "rund", "grob",
        "zirka", "zirca",
    ]
    /// Words of a bound, which may be near what is said.
    private static let limits: Set<String> = [
        "over", "under", "above", "below", "than", "least", "most", "ueber", "unter", "als", "mindestens", "hoechstens",
        "ab", "bis",
    ]
    private static let bounding: Set<String> = [
        "after", "before", "by", "under", "over", "above", "below", "between", "until", "from", "nach", "vor", "ab",
        "unter", "ueber", "zwischen", "bis", "mit", "on", "in", "an", "am", "im", "at", "with", "outside", "outdoors",
        "indoors", "draussen", "drinnen",
    ]
    private static let wishes: Set<String> = ["want", "wanted", "need", "wondered", "moechte", "will", "wollte"]
    package static let whole: Set<String> = [
        "whole", "full", "complete", "completed", "entire", "calendar", "ganze", "ganzen", "volle", "vollen",
        "komplette",
        "kompletten", "abgeschlossene", "abgeschlossenen",
    ]
    /// Words after a span that count it from today.
    private static let counting: Set<String> = ["back", "ago", "earlier", "before", "zurueck"]
    private static let all: Set<String> = ["all", "every", "each", "alle", "allen", "jedes", "jedem", "jede", "jeden"]
    private static let repeated: Set<String> = [
        "weekend", "weekends", "nights", "days", "wochenende", "wochenenden", "naechte", "naechten", "tage", "tagen",
    ]
    /// Words beside which `unterwegs` is said of a way.
    private static let moving: Set<String> = [
        "fuss", "rad", "fahrrad", "bike", "auto", "weit", "lange", "lang", "km", "kilometer", "schritte", "zeit",
    ]
    private static let now: Set<String> = [
        "currently", "nowadays", "presently", "moment", "atm", "inzwischen", "mittlerweile",
        "derzeit", "zurzeit",
        "momentan", "aktuell",
    ]
    private static let nowInTwo: Set<String> = ["these days", "immer noch", "noch immer", "zur zeit"]
    /// Words before a mean that make it one of the time that goes on.
    private static let running: Set<String> = [
        "current", "present", "aktuelle", "aktueller", "aktuellen", "aktuelles", "derzeitige", "derzeitiger",
        "derzeitigen", "momentane", "momentaner", "momentanen", "jetzige", "jetziger", "jetzigen",
    ]
    private static let nowOrSo: Set<String> = ["now", "still", "jetzt", "gerade"]
    private static let denying: Set<String> = [
        "not", "never", "no", "didnt", "havent", "hadnt", "wasnt", "nicht", "nie", "niemals", "kein", "keine", "keinen",
        "keinerlei",
    ]
    /// Words before a denial, and after it, beside which it is none.
    private static let undenied: Set<String> = [
        "or", "oder", "why", "warum", "idea", "clue", "joke", "kidding", "cap", "lie", "bs", "ahnung", "only", "nur",
    ]
    /// Words before a denial by which one day is enough.
    private static let some: Set<String> = [
        "day", "days", "night", "nights", "ever", "time", "times", "week", "weeks", "morning", "mornings", "tag",
        "tage",
        "tagen", "nacht", "naechte", "naechten", "mal", "jemals", "irgendwann", "woche", "wochen",
    ]
    /// Words before a span by which it is a certain one.
    private static let dated: Set<String> = [
        "last", "this", "past", "previous", "letzte", "letzten", "letzter", "diese", "dieser", "diesen", "vorige",
        "vorigen", "voriger", "vergangene", "vergangenen", "vergangener", "vorletzte", "vorletzten",
    ]
    private static let latest: Set<String> = [
        "last", "past", "previous", "letzten", "vergangenen", "first", "ersten", "next",
    ]
    private static let weekdays = [
        "mondays": "days", "tuesdays": "days", "wednesdays": "days", "thursdays": "days", "fridays": "days",
        "saturdays": "days", "sundays": "days", "montage": "tagen", "dienstage": "tagen", "mittwoche": "tagen",
        "donnerstage": "tagen", "freitage": "tagen", "samstage": "tagen", "sonntage": "tagen",
    ]
    private static let ofDays = ["tage": "tagen", "tagen": "tagen", "naechte": "naechten", "naechten": "naechten"]
    private static let counted: Set<String> = ["many", "which", "on", "of", "all", "the", "my", "those", "what"]
    private static let tied: Set<String> = [
        "after", "following", "when", "where", "with", "without", "that", "which", "on",
    ]
}

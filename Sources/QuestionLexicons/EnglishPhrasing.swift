/// English phrases whose words stand apart, or mean something at one place of a question alone.
package enum EnglishPhrasing {
    /// `leaving Christmas Day out` as `excluding Christmas Day`.
    package static func joinExceptions(_ tokens: inout [Token]) {
        for end in tokens.indices.dropFirst(2).reversed() where tokens[end].text == "out" {
            guard let verb = tokens[max(0, end - 6)..<(end - 1)].lastIndex(where: { leaving.contains($0.text) }),
                !tokens[end - 1].text.hasPrefix("work")
            else { continue }
            tokens[verb].forms = ["excluding"]
            tokens.remove(at: end)
        }
    }

    /// `days last month I ran or rode` as `days I ran or rode last month`.
    package static func dateLast(_ tokens: inout [Token]) {
        guard tokens.count > 4, ["days", "nights"].contains(tokens[0].text),
            ["last", "this", "past"].contains(tokens[1].text),
            ["week", "month", "quarter", "year", "summer", "winter", "spring", "autumn"].contains(tokens[2].text),
            ["i", "when", "where", "on", "with", "without"].contains(tokens[3].text)
        else { return }
        let span = Array(tokens[1...2])
        tokens.removeSubrange(1...2)
        tokens += span
    }

    /// `what my fastest run was in May` as `what was my fastest run in May`, `how many steps I take` as `how many steps do I take`.
    package static func askDirectly(_ tokens: inout [Token]) {
        guard let asker = tokens.firstIndex(where: { ["what", "how"].contains($0.text) }) else { return }
        let owner = tokens.indices.dropFirst(asker + 1).prefix(2).first { tokens[$0].text == "my" }
        if let owner, owner == asker + 1 || tokens[asker].text == "how" {
            let verb = tokens[owner...].firstIndex {
                copulas.contains($0.text) || clausal.contains($0.text) || $0.endsClause
            }
            guard let verb, verb > owner + 1, copulas.contains(tokens[verb].text) else { return }
            tokens.insert(tokens.remove(at: verb), at: owner)
        } else if tokens[asker].text == "how",
            let verb = tokens[asker...].firstIndex(where: {
                $0.text == "i" || clausal.contains($0.text) || auxiliaries.contains($0.text) || $0.endsClause
            }), tokens[verb].text == "i", verb + 1 < tokens.count, habits.contains(tokens[verb + 1].text)
        {
            tokens.insert(Token(word: "do"), at: verb)
        }
    }

    private static let copulas: Set<String> = ["was", "were", "is", "are"]
    private static let zones: Set<String> = ["z1", "z2", "z3", "z4", "z5"]
    private static let perfect: Set<String> = ["has", "have"]
    private static let auxiliaries = copulas.union([
        "did", "do", "does", "have", "has", "had", "am", "can", "should", "will", "would", "until", "till",
    ])
    /// Words that begin a clause of their own.
    private static let clausal: Set<String> = [
        "when", "if", "that", "which", "where", "while", "whenever", "after", "before", "than", "and", "or", "days",
        "nights",
    ]
    /// Verbs of what is done on any day, which are no past ones.
    private static let habits: Set<String> = [
        "take", "walk", "sleep", "drink", "eat", "burn", "run", "swim", "ride", "cycle", "climb", "get", "weigh",
        "spend", "meditate", "nap", "train", "exercise", "wake", "go", "do", "make", "consume",
    ]

    /// `when I ran and had coffee` as `when I ran and when I had coffee`: both are set as conditions.
    package static func repeatWhen(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2).dropLast().reversed() where tokens[place].text == "and" {
            let clause = tokens[..<place].lastIndex { $0.endsClause }.map { $0 + 1 } ?? 0
            let verb = tokens[place + 1].text == "i" ? place + 2 : place + 1
            guard verb < tokens.count, done.contains(tokens[verb].text), place - 1 > clause,
                verb + 1 == tokens.count || !inverted.contains(tokens[verb + 1].text),
                tokens[clause..<(place - 1)].indices.contains(where: {
                    conditional.contains(tokens[$0].text) && !auxiliaries.contains(tokens[$0 + 1].text)
                        && ($0 == 0 || !TalkWords.asking.contains(tokens[$0 - 1].text))
                        || ["days", "nights"].contains(tokens[$0].text) && tokens[$0 + 1].text == "i"
                })
            else { continue }
            tokens.replaceSubrange(
                (place + 1)..<verb, with: ["when", "i"].map { Token(word: $0) })
        }
    }

    private static let conditional: Set<String> = ["when", "whenever", "if", "where"]
    /// Words after a verb that make it ask.
    private static let inverted: Set<String> = ["i", "my", "it", "there", "the", "that", "this"]
    /// Verbs of what was done on a day.
    package static let done: Set<String> = [
        "took", "had", "drank", "ran", "went", "did", "slept", "ate", "walked", "worked", "trained", "meditated",
        "cycled", "lifted", "exercised", "burned", "got", "closed", "spent", "woke", "napped", "swam", "rode", "hit",
        "reached", "was", "felt", "climbed", "biked", "hiked", "didnt", "wasnt", "hadnt", "skipped", "consumed",
        "weighed", "moved", "stayed", "stood", "missed",
    ]

    /// `my slowest runs, what was their pace`: the runs', and nobody else's.
    package static func ownTheirs(_ tokens: inout [Token]) {
        guard let first = tokens.firstIndex(where: { workoutNouns.contains($0.text) }) else { return }
        for place in tokens.indices[first...] {
            if tokens[place].text == "their" { tokens[place].forms = ["the"] }
            // `my last five runs, what did they average`
            if tokens[place].text == "they", ["did", "do", "have"].contains(tokens[place - 1].text), place > first + 1 {
                tokens[place].forms = ["it"]
            }
        }
    }

    /// Words that mean something else beside others: the HR of a median is no hour.
    package static func tellApart(_ tokens: inout [Token]) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        for place in words.indices {
            let before = place > 0 ? words[place - 1] : ""
            let behind = words[(place + 1)...]
            let other: (word: String, isMeant: Bool) =
                switch words[place] {
                case "hr": ("heartrate", typical.contains(before))
                // `at least one walk`, `walk days`
                case "walk": ("walks", singling.contains(before) || behind.first.map(ofWalk.contains) ?? false)
                // `longest run over 3 km`, which is no series of days
                case "run":
                    (
                        "jog",
                        before == "longest" && behind.first != "of"
                            && (behind.prefix(4).contains(where: lengths.contains) || words[..<place].contains("ran")
                                || words.contains(where: lengthening.contains) && words.contains("than"))
                    )
                // `did I sleep better this week as last week`
                case "as":
                    (
                        "than",
                        behind.first.map(compared.contains) ?? false && !words.contains("than")
                            && !comparatives.isDisjoint(with: words[..<place])
                    )
                // `highest n lowest`, but `n of readings`
                case "n": ("and", behind.first.map { !["of", "for"].contains($0) } ?? false)
                // `blood pressure above 140 over 90` bounds two figures at once.
                case "over" where Int(before) != nil && behind.first.flatMap { Int($0) } != nil:
                    ("slash", words.contains(where: ofPressure.contains))
                // `over my 5 longest rides` is of them, and no bound.
                case "over" where ["my", "the"].contains(behind.first ?? ""):
                    (
                        "of",
                        behind.dropFirst().first.map { Int($0) != nil || NumberWords.counts.contains($0) } ?? false
                            && behind.dropFirst(2).first.map {
                                $0.hasSuffix("est") || ["best", "worst", "top"].contains($0)
                            } ?? false
                    )
                // `a list with all runs`
                case "with": ("of", before == "list")
                // `I want to see all the days`: they are listed, as by `show me`.
                case "see":
                    (
                        "show",
                        behind.first.map(listed.contains) ?? false
                            && behind.dropFirst().prefix(2).contains(where: shown.contains)
                    )
                // `did my steps fall in May`, which is no season
                case "fall":
                    (
                        asksHowFar(words) ? "fell" : "drop",
                        words[..<place].contains("my") && words[..<place].contains(where: auxiliaries.contains)
                            && !dating.contains(before) && !(behind.first.map { Int($0) != nil } ?? false)
                    )
                // `calories outside of workouts`, which are not those done outdoors
                case "outside":
                    (
                        "excluding",
                        behind.first == "of" && !behind.dropFirst().prefix(2).contains(where: places.contains)
                    )
                // `my last ten weights` are no workouts.
                case "weights":
                    (
                        "weight",
                        place > 1 && ["last", "latest", "recent"].contains(words[place - 2])
                            && !["to", "do", "did"].contains(before)
                            || words[..<place].allSatisfy(shownWeights.contains)
                                && behind.first.map(ofWeights.contains) ?? false
                    )
                // `after rest`, but `after the rest`
                case "rest" where ["after", "following"].contains(before): ("restday", behind.first != "of")
                // `how much did my pulse drop`: by how much it has, and not how fast.
                case "drop", "increase", "decrease", "decline":
                    (words[place].hasSuffix("e") ? words[place] + "d" : "dropped", asksHowFar(words))
                case "rise": ("risen", asksHowFar(words))
                // `has my weight moved`: the body's, and none that was lifted
                case "moved":
                    (
                        "changed",
                        words[..<place].suffix(2) == ["my", "weight"] && words.contains(where: perfect.contains)
                    )
                // `is my pulse climbing`
                case "climbing": ("rising", asksOfMine(words) && !words[2..<place].contains(where: ofClimbs.contains))
                // `did I run once last week`: on some day
                case "once": ("ever", asksOnce(words, place))
                // `how many minutes did I get past 8 weeks`
                case "past" where ["get", "got", "go", "went"].contains(before):
                    ("last", behind.dropFirst().first.map(NumberWords.pluralSpans.contains) ?? false)
                // `zone 2 min last week`: a unit, and no minimum
                case "min":
                    (
                        "minutes",
                        (words[..<place].dropLast().last == "zone" || zones.contains(before))
                            && !behind.prefix(2).contains(where: { $0.hasPrefix("max") })
                    )
                default: ("", false)
                }
            if other.isMeant { tokens[place].forms = [other.word] }
        }
    }

    /// Words before `weights` that only show them, and behind it that say of when: no workouts.
    private static let shownWeights: Set<String> = ["show", "me", "list", "the", "all", "give", "of", "see"]
    private static let ofWeights: Set<String> = [
        "in", "of", "by", "per", "this", "last", "since", "over", "from", "for", "during", "yesterday",
    ]

    private static let ofPressure: Set<String> = ["pressure", "bp", "systolic", "diastolic"]

    /// `by how much did my pulse drop last month`, and no `how much did it drop per month`.
    private static func asksHowFar(_ words: [String]) -> Bool {
        let core = words.drop { ["by", "and", "so"].contains($0) }
        return core.starts(with: ["how", "much", "did", "my"])
            && !core.contains { ["per", "each", "every", "a", "weekly", "monthly"].contains($0) }
    }

    /// `is my`, `has my`: what it asks of is no activity.
    private static func asksOfMine(_ words: [String]) -> Bool {
        words.count > 2 && ["is", "are", "has", "have"].contains(words[0]) && words[1] == "my"
    }

    /// `in each of the last three months` as `by month the last three months`.
    package static func listEach(_ tokens: inout [Token]) {
        if let first = tokens.first, QuestionVerbs.english.contains(first.text) { return }
        for place in tokens.indices.dropLast(3) where ["each", "every"].contains(tokens[place].text) {
            guard tokens[place + 1].text == "of" else { continue }
            let span = tokens[(place + 2)...].prefix(5).lazy.compactMap { groups[$0.text] }.first
            guard let span else { continue }
            let isTied = place > 0 && ["in", "for", "on", "over", "during", "of"].contains(tokens[place - 1].text)
            tokens.replaceSubrange(
                (isTied ? place - 1 : place)...(place + 1),
                with: ["by", span].map { Token(word: $0) })
            return
        }
    }

    private static let groups = ["weeks": "week", "months": "month", "quarters": "quarter", "years": "year"]

    /// `am I ahead of last year` as `am I more than last year`.
    package static func holdAgainst(_ tokens: inout [Token]) {
        guard let place = tokens.firstIndex(where: { $0.text == "ahead" || $0.text == "behind" }),
            place + 1 < tokens.count, tokens[..<place].contains(where: { $0.text == "am" || $0.text == "was" })
        else { return }
        let next = tokens[place + 1].text
        let isAhead = tokens[place].text == "ahead"
        guard isAhead ? next == "of" : ["last", "lasts", "the", "my", "this"].contains(next) else { return }
        let than = Token(word: "than")
        tokens[place].forms = [isAhead ? "more" : "less"]
        if isAhead { tokens[place + 1] = than } else { tokens.insert(than, at: place + 1) }
    }

    /// Whether a span is held against an earlier one up to the same date.
    package static func saysToDate(_ tokens: [Token]) -> Bool {
        tokens.contains { $0.text == "ahead" || $0.text == "behind" }
            || zip(tokens, tokens.dropFirst()).contains { $0.text == "to" && $1.text == "date" }
    }

    /// Whether `once` asks, with yes or no, for some day of several.
    private static func asksOnce(_ words: [String], _ place: Int) -> Bool {
        guard let verb = words[..<place].firstIndex(where: { opening.contains($0) }), words[verb + 1] == "i",
            ["did", "have", "was"].contains(words[verb]),
            !counting.contains(words[place - 1])
        else { return false }
        let next = words[(place + 1)...].prefix(2)
        return next.first.map { !ofRate.contains($0) } ?? true && Array(next) != ["in", "a"]
    }

    /// `runs starting before 7 am` as `runs before 7 am`: of the time of the day, and not since a date.
    package static func dropStarting(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast(2).reversed()
        where starting.contains(tokens[place].text) && sides.contains(tokens[place + 1].text) {
            let isClock: Bool = if case .clock = tokens[place + 2].kind { true } else { false }
            let isHour = place + 3 < tokens.count && ["am", "pm", "oclock"].contains(tokens[place + 3].text)
            guard isClock || isHour && tokens[place + 2].kind != .word else { continue }
            tokens.remove(at: place)
            if ["that", "which"].contains(tokens[place - 1].text) { tokens.remove(at: place - 1) }
        }
    }

    /// `half marathon times` as `list half marathon runs`: how long they took, and not how many there were.
    package static func listRaces(_ tokens: inout [Token]) {
        guard let place = tokens.firstIndex(where: { $0.text == "times" }), place > 0,
            ["marathon", "5k", "10k", "15k"].contains(tokens[place - 1].text),
            tokens.allSatisfy({ !["many", "often", "average", "avg", "mean", "best", "fastest"].contains($0.text) })
        else { return }
        tokens[place] = Token(word: "runs", endsClause: tokens[place].endsClause)
        if let asked = tokens.firstIndex(where: { $0.text == "what" }) {
            tokens[asked] = Token(word: "which")
        } else if !tokens.contains(where: { ["list", "show"].contains($0.text) }) {
            tokens.insert(Token(word: "list"), at: 0)
        }
    }

    /// `when was my longest run and how long was it` without its end: with the date its figure is told.
    package static func dropFigureAsked(_ tokens: inout [Token]) {
        guard tokens.first?.text == "when", tokens.count > 7,
            tokens.contains(where: {
                ["longest", "farthest", "furthest", "heaviest", "highest", "most"].contains($0.text)
            })
        else { return }
        let end = tokens.suffix(5).map(\.text)
        guard end[0] == "and", end[1] == "how", ["long", "far", "much", "many", "high"].contains(end[2]),
            ["was", "were"].contains(end[3]), ["it", "that", "they"].contains(end[4])
        else { return }
        tokens.removeLast(5)
    }

    /// `latest workout start this month` as `latest workout start time`: not at the start of the month.
    package static func nameStarts(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast()
        where tokens[place].text == "start" {
            let isOfOne =
                sessions.contains(tokens[place - 1].text)
                || place > 1 && ["latest", "earliest"].contains(tokens[place - 2].text)
            guard isOfOne, ["this", "last", "in", "on", "ever"].contains(tokens[place + 1].text) else { continue }
            tokens.insert(Token(word: "time"), at: place + 1)
            return
        }
    }

    /// `latest workout start this month`, and not `when did my latest run start`, which is of the last one.
    package static func namesLatestStart(_ tokens: [Token]) -> Bool {
        tokens.indices.dropLast(2).contains { place in
            tokens[place].text == "latest" && sessions.contains(tokens[place + 1].text)
                && ["start", "starts"].contains(tokens[place + 2].text)
        } && !tokens.contains { ["did", "do", "does"].contains($0.text) }
    }

    /// `how many swims a day` as `how many swims per day`: a swim day is another thing.
    package static func ratePerDay(_ tokens: inout [Token]) {
        guard let many = tokens.firstIndex(where: { $0.text == "many" }) else { return }
        for place in tokens.indices.dropFirst(many + 2).dropLast()
        where tokens[place].text == "a" && tokens[place + 1].text == "day" {
            let last = tokens[place - 1].text == "in" ? place - 2 : place - 1
            guard last > many, sessions.contains(tokens[last].text) else { continue }
            tokens.replaceSubrange((last + 1)...place, with: [Token(word: "per")])
            return
        }
    }

    /// `morning runs` as `runs in the morning`.
    package static func timeWorkouts(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast().reversed()
        where partsOfDay.contains(tokens[place].text) && sessions.contains(tokens[place + 1].text) {
            guard place == 0 || !certain.contains(tokens[place - 1].text), !tokens[place].endsClause else { continue }
            let part = tokens.remove(at: place)
            let isLast = tokens[place].endsClause
            tokens[place].endsClause = false
            var phrase = ["in", "the", part.text].map { Token(word: $0) }
            phrase[2].endsClause = isLast
            tokens.insert(contentsOf: phrase, at: place + 1)
        }
    }

    private static let partsOfDay: Set<String> = ["morning", "afternoon", "evening"]
    private static let sessions = workoutNouns.union([
        "run", "ride", "swim", "walk", "hike", "workout", "session", "jog",
    ])
    /// Words that make it one of a certain day, or a greeting.
    private static let certain: Set<String> = ["this", "that", "every", "each", "next", "good", "yesterday", "last"]

    private static let starting: Set<String> = ["starting", "beginning"]
    private static let sides: Set<String> = ["before", "after", "past"]

    /// `how often did I get less than six hours` as `… less than six hours of sleep`, which is what people get at night.
    package static func nameSleep(_ tokens: inout [Token]) {
        guard let verb = tokens.firstIndex(where: { ["get", "got", "getting"].contains($0.text) }),
            tokens.contains(where: { ofNights.contains($0.text) }),
            let unit = tokens.indices.dropFirst(verb + 2).prefix(5).first(where: { hours.contains(tokens[$0].text) }),
            case .number(3...12, false, false) = tokens[unit - 1].kind,
            unit + 1 == tokens.count || afterHours.contains(tokens[unit + 1].text)
        else { return }
        tokens.insert(
            contentsOf: ["of", "sleep"].map { Token(word: $0) }, at: unit + 1)
    }

    private static let ofNights: Set<String> = ["times", "often", "night", "nights"]
    private static let hours: Set<String> = ["hours", "hrs", "h", "hour"]
    /// Words after so many hours that say nothing of what they were spent on.
    private static let afterHours: Set<String> = ["this", "last", "since", "a", "per", "yesterday", "each", "every"]

    /// How many words at the end point to a day that was talked about: `how stressed was I then`.
    package static func pointerLength(_ tokens: [Token]) -> Int? {
        let words = tokens.map(\.text)
        return pointers.first { words.count > $0.count + 1 && words.suffix($0.count) == $0[...] }?.count
    }

    /// `what measured my pulse`
    package static func asksDevice(_ tokens: [Token]) -> Bool {
        tokens.count > 2 && tokens[0].text == "what" && measuring.contains(tokens[1].text)
    }

    private static let leaving: Set<String> = [
        "leave", "leaves", "leaving", "left", "take", "taking", "keep", "keeping",
    ]
    /// Workouts of a kind, and of any.
    package static let workoutNouns: Set<String> = [
        "runs", "rides", "swims", "walks", "hikes", "workouts", "sessions", "jogs", "outings",
    ]
    /// Words after which climbing is what somebody does.
    private static let ofClimbs = clausal.union([
        "for", "of", "in", "by", "on", "with", "during", "from", "rock", "stair", "indoor", "outdoor", "my", "more",
        "as", "since", "total", "weekly", "monthly",
    ])
    private static let typical: Set<String> = ["median", "typical", "usual", "normal"]
    /// Words before one of several walks, and behind it.
    private static let singling: Set<String> = ["one", "per", "each", "every", "single", "recent"]
    private static let ofWalk: Set<String> = ["days", "time", "count", "session", "sessions"]
    /// Words after `outside of` that name where it was.
    private static let places: Set<String> = ["house", "home", "gym", "city", "town", "work", "office", "doors"]
    /// Words before a season.
    private static let dating: Set<String> = [
        "in", "the", "last", "this", "of", "during", "since", "next", "every", "each", "and", "to", "from", "by",
        "until",
        "before", "after", "late", "early", "previous", "or", "than",
    ]
    private static let lengths: Set<String> = [
        "km", "k", "kilometres", "kilometers", "mi", "mile", "miles", "metres", "meters",
    ]
    /// Comparatives of a run, which no series of days is.
    private static let lengthening: Set<String> = ["further", "farther", "longer", "shorter"]
    /// Words before what is shown one by one.
    private static let listed: Set<String> = ["all", "every", "each"]
    private static let comparatives: Set<String> = [
        "more", "less", "fewer", "better", "worse", "longer", "shorter", "higher", "lower", "further", "farther",
        "faster", "slower", "earlier", "later",
    ]
    /// Words of days that something is held against.
    private static let compared: Set<String> = [
        "last", "this", "the", "in", "on", "yesterday", "usual", "usually", "normal", "normally",
    ]
    private static let shown = workoutNouns.union(["days", "nights", "weeks", "months", "dates", "day", "night"])
    private static let pointers = [["then"], ["on", "it"], ["at", "the", "time"], ["at", "that", "time"]]
    /// Words by which a question begins.
    private static let opening: Set<String> = [
        "did", "have", "was", "how", "what", "which", "when", "show", "list", "days", "nights",
    ]
    /// Words before `once` that make it a number, and behind it that make it a rate.
    private static let counting: Set<String> = [
        "than", "least", "most", "only", "just", "exactly", "even", "at", "all",
    ]
    private static let ofRate: Set<String> = ["a", "per", "every", "each", "or", "and", "weekly", "again", "more", "i"]
    private static let measuring: Set<String> = ["recorded", "measured", "tracked", "counted", "logged", "captured"]
}

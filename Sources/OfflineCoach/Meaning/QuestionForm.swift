import HealthModel
import QuestionLexicons
import QuestionParser

/// The form of a question: what its words say beside the parts of its meaning.
struct QuestionForm {
    /// Whether yes or no answers it.
    var isYesNo = false
    /// Whether it ends in a question mark that is its own.
    var hasQuestionMark = false
    /// Whether it begins with the days that are to be counted: `days over 10,000 steps`.
    var namesDays = false
    /// `7-day`, `28 day`: a count that is no number of days asked about.
    var hasSingularCount = false
    /// Whether it asks for what somebody does, and not for what was done: `how much coffee do I drink`.
    var isHabitual = false
    /// Whether it asks for anything there ever was: `have I run 20 km`.
    var isPerfect = false
    /// `what did my weight do`: the course of it.
    var asksCourse = false
    /// Whether whole days of a span are meant: `in der ganzen letzten Woche`.
    var saysWhole = false
    /// Whether a number is named, and not asked for: `number of runs`, and not `how many runs`.
    var saysNumber = false
    /// Whether the length of each of several is asked for: `how long are my runs`.
    var asksOfEach = false
    /// Whether single values are named: `my weigh-ins of June`.
    var namesValues = false
    /// Whether it ends in `yes or no`.
    var saysYesOrNo = false
    /// Whether it asks for one of several: `was there a day`.
    var asksWhether = false
    /// Whether this year so far is held against the last up to the same date: `am I ahead of last year`.
    var saysToDate = false
    /// Whether the night before is named, which is of the date of waking.
    var saysNightBefore = false
    /// Whether nights are named by when somebody wakes from them, or by their end.
    var namesWaking = false
    /// Whether some day is enough: `did I ever reach it this week`.
    var saysOnce = false
    /// Whether all workouts have to pass, and not some: `were all of my runs over 5 km`.
    var saysAll = false
    /// Whether the time is meant that goes on: `how much do I run these days`.
    var saysNow = false
    /// Whether each one of a weekday is asked about: `on each Sunday`.
    var hasEachWeekday = false
    /// The same by any word, of what is asked with yes or no: `did I run every Sunday`.
    var hasEveryWeekday = false
    /// Whether a mean is named.
    var saysMean = false
    /// Whether each of several is named: `steps each week`.
    var saysEach = false
    /// Whether the longest is one in time: `wie lange war mein längster Lauf`.
    var asksDuration = false
    /// `how does my weight look`: how it goes.
    var asksLook = false
    /// Whether the first or the last day of a span is named: `the last day of May`.
    var namesEdgeDay = false
    /// Whether each of two days is meant: `on Saturday and Sunday`.
    var namesTwoDays = false
    /// Whether the conditions are of nights: `nights when I drank`.
    var namesNights = false
    /// Whether a condition is one of what is done, and of no days: `when I drink`.
    var saysWhenDone = false
    /// Whether what there was none of has no entry: `no water logged`.
    var deniesEntries = false
    /// Whether it asks how something is, and not how it was.
    var asksPresent = false
    /// Whether days between two figures are named as such: `with a lag of one day`.
    var namesLag = false
    /// Whether it asks how something goes now: `am I getting faster`, `do I sleep better than before`.
    var isOngoing = false
    /// Whether two kinds of days are named apart: `on run days or swim days`.
    var namesDaysTwice = false
    /// Whether calories are those that somebody wrote down: `how many calories did I log`.
    var writesDown = false

    /// Whether a bound is said by how much more it is: `more than 5`, and not `above 5`.
    var saysMoreThan = false
    /// Whether the start is named that is latest in the day: `latest workout start`, and not `when did my latest run start`.
    var namesLatestStart = false
    /// Whether it asks which of two directions it is: `more or less than last week`.
    var asksDirection = false
    /// The tags of the illness that is named; empty where none is.
    var illnessTags: [String] = []
    /// Whether a clause tells what was done before the night: `wenn ich getrunken habe`.
    var tellsOfEvening = false
    /// Whether it asks how long something goes on by now: `wie lange laufe ich schon`.
    var saysAlready = false
    /// Whether this year is named as such: `in May this year`.
    var namesThisYear = false
    /// Whether a day or a night is asked for: `which night`, `an welchem Tag`.
    var asksWhichDay = false
    /// The hours before noon that are said to be of the morning: `7 am`, `nach 8 Uhr morgens`.
    var morningHours: Set<Int> = []

    /// Of no question that was typed: of what is put together from parts.
    init() {}

    /// - Parameters:
    ///   - tokens: the question without lead-in and courtesies.
    ///   - typed: all of it.
    init(_ tokens: [Token], typed: [Token], _ language: Language, hasQuestionMark: Bool) {
        let lexicon = Lexicon.of(language)
        self.hasQuestionMark = hasQuestionMark
        isYesNo = Self.isYesNo(typed, language)
        namesDays = Self.namesDays(tokens)
        hasSingularCount = NumberWords.hasSingularCount(tokens)
        isHabitual = Self.isHabitual(tokens, language)
        isPerfect = Self.isPerfect(tokens)
        asksCourse = QuestionVerbs.asksCourse(tokens)
        saysWhole = tokens.contains { Self.whole.contains($0.text) }
        saysNumber = NumberWords.saysNumber(tokens)
        asksOfEach = Self.asksOfEach(tokens)
        // `ins Bett` names none.
        namesValues = tokens.contains {
            NeighbourWords.values.contains(Tokenizer.folded($0.text)) && ($0.text != "ins" || language == .english)
        }
        saysYesOrNo = Self.saysYesOrNo(tokens)
        asksWhether = QuestionVerbs.asksWhether(tokens)
        saysToDate = language == .english ? EnglishPhrasing.saysToDate(tokens) : GermanPhrasing.saysToDate(tokens)
        saysNightBefore = NeighbourWords.saysNightBefore(tokens)
        namesWaking = NeighbourWords.namesWaking(tokens)
        saysOnce = Self.saysOnce(tokens)
        saysAll = TellingWords.isOfAllWorkouts(tokens)
        saysNow = TellingWords.isOfNow(tokens)
        hasEachWeekday = Self.namesEachWeekday(tokens, lexicon)
        hasEveryWeekday = Self.hasWeekday(tokens, after: ["every", "each", "jeden", "jedem"], lexicon)
        saysMean = TellingWords.saysMean(tokens)
        saysEach = TellingWords.saysEach(tokens)
        asksDuration = QuestionVerbs.asksDuration(tokens)
        asksLook = QuestionVerbs.asksLook(tokens)
        namesEdgeDay = Self.namesEdgeDay(tokens)
        namesTwoDays = Self.namesTwoDays(tokens, lexicon)
        namesNights = NeighbourWords.namesNights(tokens)
        saysWhenDone = NeighbourWords.saysWhenDone(tokens)
        deniesEntries = EntryDenial.isMeant(tokens)
        asksPresent = QuestionVerbs.asksPresent(tokens)
        isOngoing = isYesNo && (isHabitual || asksPresent || QuestionVerbs.asksOfNow(tokens))
        namesDaysTwice = NeighbourWords.namesDaysTwice(tokens)
        writesDown = QuestionVerbs.writesDown(tokens)
        saysMoreThan = zip(tokens, tokens.dropFirst()).contains {
            ["more", "mehr"].contains($0.text) && ["than", "als"].contains($1.text)
                || $0.text == "at" && $1.text == "least" || $1.text == "mindestens"
        }
        namesLag = tokens.contains { ["lag", "versatz"].contains($0.text) }
        namesLatestStart = EnglishPhrasing.namesLatestStart(tokens)
        asksDirection = TellingWords.asksDirection(tokens)
        illnessTags = IllnessWords.tags(tokens)
        morningHours = MorningHours.all(tokens)
        // `May 2025 against 2024`, `im Mai heuer`
        namesThisYear =
            typed.count(where: \.isYear) == 2 || typed.contains { $0.text == "heuer" }
            || zip(typed, typed.dropFirst()).contains {
                ["this", "dieses", "diesem", "diesen"].contains($0.text)
                    && ["year", "years", "jahr", "jahres"].contains($1.text)
            }
        let clauses: Set<String> = ["when", "whenever", "if", "wenn", "falls"]
        let hasClause =
            tokens.contains { clauses.contains($0.text) }
            || zip(tokens, tokens.dropFirst()).contains { $0.text == "als" && $1.text == "ich" }
        tellsOfEvening = hasClause && NeighbourWords.tellsOfEvening(tokens)
        saysAlready = tokens.contains { ["schon", "bereits", "already"].contains($0.text) }
        asksWhichDay = zip(tokens, tokens.dropFirst()).contains {
            ["which", "what", "welchem", "welcher", "welchen", "welche"].contains($0.text)
                && ["day", "night", "tag", "nacht", "abend", "morgen"].contains($1.text)
        }
    }

    /// Whether the verb comes first, as in a question that yes or no answers.
    private static func isYesNo(_ tokens: [Token], _ language: Language) -> Bool {
        if saysYesOrNo(tokens)
            || (language == .german ? asksIndirectlyInGerman(tokens) : LeadIn.asksIndirectly(tokens))
        {
            return true
        }
        let lexicon = Lexicon.of(language)
        let core = LeadIn.withoutLeadIn(tokens, lexicon)
        let said = language == .english ? LeadIn.withoutLeadingDate(core, lexicon) : core
        let words = said.compactMap(\.forms.first).drop {
            ["and", "so", "ok", "hey", "und", "also", "but", "well"].contains($0)
        }
        guard let first = words.first else { return false }
        // `mein Blutdruck von heute, war der höher als sonst`
        if ["mein", "meine", "my"].contains(first) {
            return said.indices.dropFirst().dropLast().contains {
                said[$0 - 1].endsClause && isVerb(said[$0].text, language)
                    && ["der", "die", "das", "it"].contains(said[$0 + 1].text)
            }
        }
        let isShort =
            language == .german && QuestionVerbs.germanShort.contains(first) && words.dropFirst().first == "ich"
        // `verbrannte Kalorien beim Radfahren` asks for them.
        if ["verbrannte", "verbrauchte"].contains(first), words.dropFirst().first != "ich" { return false }
        return isShort || isVerb(first, language)
    }

    /// Whether a question that begins with it is answered by yes or no.
    static func isVerb(_ word: String, _ language: Language) -> Bool {
        (language == .english ? QuestionVerbs.english : QuestionVerbs.german).contains(word)
    }

    /// `kann es sein, dass`, `ich frage mich, ob`
    private static func asksIndirectlyInGerman(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { place in
            let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
            // `ob Sie mir nennen würden` asks for no yes.
            return tokens[place].text == "ob" && !["sie", "du"].contains(next)
                || tokens[place].text == "dass" && place > 0
                    && QuestionVerbs.beforeThat.contains(tokens[place - 1].text)
        }
    }

    private static func saysYesOrNo(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            $0.text == "yes" && $1.text == "or" || $0.text == "ja" && $1.text == "oder"
        }
    }

    /// `hatte ich diese Woche mal über 10.000`: on some day, and not in all.
    private static func saysOnce(_ tokens: [Token]) -> Bool {
        func isCount(_ token: Token) -> Bool { if case .number = token.kind { true } else { false } }
        return zip(tokens, tokens.dropFirst()).contains { before, token in
            // `10 mal` are ten times.
            let isSometime = QuestionVerbs.atSomeTime.contains(token.text) && !isCount(before)
            let isSomeDay =
                QuestionVerbs.beforeSomeDay.contains(before.text)
                && ["day", "night", "tag", "nacht"].contains(token.text)
            let areSomeDays =
                ["days", "tage", "tagen"].contains(before.text) && QuestionVerbs.ofSomeDays.contains(token.text)
            return isSometime || isSomeDay || areSomeDays
                || before.text == "a" && token.text == "day" && saysOnADay(tokens)
                || before.text == "any" && token.text == "of"
        }
    }

    /// `on a day`, and not so much `a day`
    private static func saysOnADay(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst(2)).contains { ["on", "in"].contains($0.text) && $1.text == "day" }
    }

    /// `days over 10,000 steps`: what is counted, and no yes or no even where a question mark follows.
    static func namesDays(_ tokens: [Token]) -> Bool {
        guard let first = tokens.first?.forms.first else { return false }
        if ["days", "nights", "mornings", "tage", "naechte", "weeks", "months", "wochen", "monate"].contains(first) {
            return true
        }
        // `Ruhetage im November?`, `alkoholfreie Tage im Mai?`, `rest days in November?`
        return first.hasSuffix("tage") || first.hasSuffix("naechte")
            || tokens.dropFirst().first.map { ["days", "nights", "tage", "naechte"].contains($0.text) } ?? false
                && (["rest", "dry", "sober", "off", "trockene", "nuechterne"].contains(first)
                    || first.hasSuffix("freie"))
    }

    /// `have I run 20 km`, `are there days under 60`: ever. `is my pulse below 60` is of now.
    private static func isPerfect(_ tokens: [Token]) -> Bool {
        ["have", "has"].contains(tokens.first?.text ?? "") || QuestionVerbs.asksWhether(tokens)
    }

    /// `do I drink`, `trinke ich`: of no certain day.
    private static func isHabitual(_ tokens: [Token], _ language: Language) -> Bool {
        let words = tokens.map { Tokenizer.folded($0.text) }
        let heads: Set<String> = language == .english ? ["do"] : QuestionVerbs.germanHabitual
        guard language == .english || QuestionVerbs.germanPast.isDisjoint(with: words) else { return false }
        let text = words.joined(separator: " ")
        let takes = ["it takes me", "does it take me", "dauert es bei mir"].contains { text.contains($0) }
        return takes
            || zip(words, words.dropFirst()).contains { heads.contains($0) && ($1 == "i" || $1 == "ich") }
    }

    /// `how long are my runs`: each of them, and not all together.
    private static func asksOfEach(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            ["long", "far", "lang", "lange", "weit"].contains($0.text)
                && ["are", "sind", "dauern", "gehen"].contains($1.text)
        }
            || tokens.indices.dropLast(3).contains { place in
                let verb = tokens[place + 1].text
                let owner = tokens[place + 2].text
                return ["long", "far"].contains(tokens[place].text) && ["do", "does"].contains(verb)
                    && ["my", "a", "an"].contains(owner)
                    || tokens[place].text == "lange" && verb == "dauert" && ["mein", "ein", "eine"].contains(owner)
            }
    }

    /// `on each Sunday`
    private static func hasWeekday(_ tokens: [Token], after words: Set<String>, _ lexicon: Lexicon) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { each, day in
            words.contains(each.text) && day.forms.contains(where: lexicon.isWeekday)
        }
    }

    /// `on each Sunday`, `for every Sunday`: one by one.
    private static func namesEachWeekday(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        // `my weight every Sunday`, but `how much do I weigh every Sunday`
        let isAsked = tokens.contains { ["how", "wie"].contains($0.text) }
        return hasWeekday(tokens, after: isAsked ? ["each", "jedem"] : ["each", "every", "jedem", "jeden"], lexicon)
            || tokens.indices.dropLast(2).contains { place in
                ["for", "fuer"].contains(tokens[place].forms.first ?? "")
                    && hasWeekday(Array(tokens[(place + 1)...(place + 2)]), after: ["every", "jeden"], lexicon)
            }
    }

    /// `the last day of May`, `am ersten Tag`
    private static func namesEdgeDay(_ tokens: [Token]) -> Bool {
        let ends: Set<String> = [
            "first", "last", "final", "erster", "ersten", "erstem", "erste", "letzter", "letzten", "letztem", "letzte",
        ]
        return zip(tokens, tokens.dropFirst()).contains {
            ends.contains($0.text) && ["day", "night", "tag", "tage", "tages", "nacht"].contains($1.text)
        }
    }

    /// `Saturday and Sunday`, `yesterday and today`
    private static func namesTwoDays(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        let names: Set<String> = ["yesterday", "today", "gestern", "heute", "vorgestern"]
        func isDay(_ token: Token) -> Bool {
            names.contains(token.text) || token.forms.contains(where: lexicon.isWeekday)
        }
        return tokens.indices.dropFirst().contains { place in
            guard ["and", "und"].contains(tokens[place].text), isDay(tokens[place - 1]) else { return false }
            return tokens[(place + 1)...].prefix(3).contains(where: isDay)
        }
    }

    /// `every workday`, `10,000 steps a day`: on each of them.
    static func saysEachDay(_ tokens: [Token]) -> Bool {
        tokens.indices.dropFirst().contains { place in
            let before = tokens[place - 1].text
            if ["every", "each", "jedem", "jeden"].contains(before) {
                return QuestionVerbs.workdays.contains(tokens[place].text)
            }
            return ["day", "tag"].contains(tokens[place].text) && ["a", "am"].contains(before) && place > 1
                && QuestionVerbs.daily.contains(tokens[place - 2].text)
        }
    }

    private static let whole: Set<String> = ["ganze", "ganzen", "gesamten", "whole", "entire"]

    /// `all of November`, `the whole week`, `throughout May`, `den ganzen Monat`
    static func saysWhole(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
        let wholes: Set<String> = [
            "all", "throughout", "whole", "entire", "ganze", "ganzen", "gesamten", "durchgehend",
        ]
        let ties: Set<String> = ["of", "the", "last", "this", "past", "durch"]
        return tokens.indices.contains { place in
            guard wholes.contains(tokens[place].forms.first ?? "") else { return false }
            // `any exercise at all last week`
            if place > 0, tokens[place - 1].text == "at" { return false }
            let next = tokens[(place + 1)...].first { !ties.contains($0.forms.first ?? "") }
            return next.map { next in next.forms.contains { lexicon.isDate($0) || lexicon.isSpan($0) } } ?? false
        }
    }
}

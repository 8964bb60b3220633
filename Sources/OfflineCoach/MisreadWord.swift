import HealthModel
import HealthQuestions
import QuestionLexicons

/// Words that say more than the question that was made with them.
enum MisreadWord {
    /// The first one as it was typed; `nil` for none.
    static func first(in tokens: [Token], of question: HealthQuestion) -> String? {
        place(in: tokens, of: question).map { tokens[$0].text }
    }

    /// Words that are put in the place of others before a question is read.
    /// - Parameter typed: the words as they were typed.
    static func beforeReading(in typed: [Token], of question: HealthQuestion) -> String? {
        if [.day(.timeInBed), .day(.bedTime)].contains(question.quantity),
            question.conditions.allSatisfy({ $0.sign == .present }),
            let first = typed.first, typed.count > 1, ["seit", "since"].contains(first.text),
            ["wann", "when"].contains(typed[1].text)
        {
            // `since when was I in bed`: a time of the day.
            return first.text
        }
        guard (question.conditions + (question.comparison?.conditions ?? [])).contains(where: \.isOfNumber) else {
            return nil
        }
        // `about 10,000 steps, on how many days`: how far off it may be is not said.
        return typed.indices.dropLast().first { roughly.contains(typed[$0].text) && typed[$0 + 1].isNumber }
            .map { typed[$0].text }
    }

    private static func place(in tokens: [Token], of question: HealthQuestion) -> Int? {
        let words = tokens.map(\.text)
        if let place = MisreadFigure.place(in: words, of: question) { return place }
        if !question.namesTags, let place = words.firstIndex(where: { tagging.contains($0) }) {
            // `days tagged stressful`: that is no tag, and the rating of stress is another thing.
            return place
        }
        if question.takesOutWorkouts, let place = words.firstIndex(where: TellingWords.leavesOut),
            !words.contains(where: TellingWords.namesDays), !TellingWords.isOfDayOfWeek(tokens, place)
        {
            // `distance without hikes`: not of days without any, and nothing can be taken out of a total.
            return place
        }
        if question.statistic == .mean, question.conditions.contains(where: \.isCalendar),
            let place = words.indices.dropLast(2).first(where: { words[$0...].starts(with: ["much", "of", "my"]) })
        {
            // `how much of my alcohol do I drink on weekends`: which part of it, and not how much a day.
            return place + 1
        }
        if question.countsDaysOfWeekends, let place = words.firstIndex(where: { weekends.contains($0) }),
            place == 0 || counting.contains(words[place - 1]) || words[place - 1].hasPrefix("alkoholfrei")
        {
            // `how many sober weekends`: not the days of them.
            return place
        }
        if question.isOfWorkouts, question.conditions.contains(.weekend(true)), question.grouping == nil,
            let place = words.indices.dropFirst().first(where: {
                weekends.contains(words[$0]) && ["many", "viele", "vielen"].contains(words[$0 - 1])
            })
        {
            // `how many weekends did I run`: not the runs on them.
            return place
        }
        if question.conditions.contains(.weekend(true)), question.grouping != .week,
            let place = words.indices.dropFirst().first(where: {
                oneWeekend.contains(words[$0]) && whiches.contains(words[$0 - 1])
                    && !($0 + 1 < words.count && days.contains(words[$0 + 1]))
            })
        {
            // `which weekend had the most steps`: both days of it together.
            return place
        }
        if question.conditions.contains(.weekend(true)), question.grouping == .week,
            let place = words.indices.dropFirst().first(where: {
                days.contains(words[$0]) && oneWeekend.contains(words[$0 - 1])
            })
        {
            // `best weekend day`: a day, and no weekend.
            return place
        }
        if [.day(.weight), .day(.bodyFat)].contains(question.quantity), question.comparison == nil,
            question.conditions.contains(where: { $0.lag == 1 && ($0.isWorked || $0.subject == .day(.workouts)) }),
            days.isDisjoint(with: words),
            !words.contains(where: { ["morning", "morgen", "tag", "tage", "tags"].contains($0) }),
            let place = words.firstIndex(where: { ["after", "nach"].contains($0) })
        {
            // `weight after a workout`: of the same day, and not of the next.
            return place
        }
        if question.quantity == .day(.awake), question.comparison != nil,
            let place = words.indices.dropFirst().first(where: { words[$0] == "up" && words[$0 - 1].hasPrefix("wak") })
        {
            // `median wake up time on Mondays`: a time of the day, and no more time awake.
            return place
        }
        if let place = words.firstIndex(of: "min"),
            words[(place + 1)...].drop(while: { ["and", "und", "&", "/", "or"].contains($0) }).first?.hasPrefix("max")
                == true
        {
            // `deep sleep min and max`: the lowest, and no unit.
            return place
        }
        if question.days.own?.isDay == true, let owner = words.lastIndex(where: { owners.contains($0) }) {
            // `sleep after my longest runs`: after each of them.
            return words.indices[owner...].first { severals.contains(words[$0]) }
        }
        if case .workout(_, .startClock?) = question.quantity, words.contains(where: { since.contains($0) }) {
            // `how long is it since I started running`: a date, and no hour.
            return words.firstIndex { word in starting.contains { word.hasPrefix($0) } }
        }
        if question.holdsMoreAgainstMore, let middle = words.firstIndex(where: { against.contains($0) }),
            words[..<middle].allSatisfy({ !bounding.contains($0) })
        {
            // `after 1 drink against after 3 or more`: the first is no bound.
            return middle
        }
        if question.comparison?.days != nil, let last = words.last, lasts.contains(last),
            zip(words, words.dropFirst()).contains(where: { firsts.contains($0) && spans.contains($1) })
        {
            // `in the first week of November against the last`: that of November, and not the week before.
            return words.count - 1
        }
        if let place = words.firstIndex(of: "wise"),
            place == 0 || beforeAdjective.contains(words[place - 1]) || copulas.contains(words[0])
        {
            // `how wise is a run today`, and not `energy wise`
            return place
        }
        if question.statistic == .list, question.conditions.contains(where: { !$0.isCalendar }),
            zip(words, words.dropFirst()).contains(where: {
                $0 == "since" && $1 == "when" || $0 == "seit" && $1 == "wann"
            })
        {
            // `since when do I go to bed after midnight`: when it began, and not each of the nights.
            return words.firstIndex { ["since", "seit"].contains($0) }
        }
        return nil
    }

    private static let copulas: Set<String> = ["is", "are", "was", "were", "would"]
    private static let beforeAdjective = copulas.union(["how", "be", "it", "hows", "most", "more", "so", "very"])
    private static let lasts: Set<String> = ["last", "letzten", "letzte"]
    private static let firsts: Set<String> = ["first", "erste", "ersten"]
    private static let spans: Set<String> = ["week", "month", "days", "woche", "monat", "tage", "tagen"]
    private static let tagging: Set<String> = ["tagged", "getaggt"]
    private static let weekends: Set<String> = ["weekends", "wochenenden"]
    private static let oneWeekend = weekends.union(["weekend", "wochenende"])
    private static let whiches: Set<String> = ["which", "what", "welches", "welchem", "welche", "welchen"]
    private static let days: Set<String> = ["day", "days", "night", "nights"]
    /// Words before weekends that are counted.
    private static let counting: Set<String> = [
        "many", "of", "which", "sober", "dry", "free", "viele", "vielen", "welche",
    ]
    private static let roughly: Set<String> = [
        "roughly", "about", "around", "approximately", "approx", "circa", "ca", "ungefähr", "ungefaehr", "etwa",
        "zirka",
        "rund",
    ]
    private static let owners: Set<String> = ["my", "meine", "meinen", "meiner"]
    private static let severals = EnglishPhrasing.workoutNouns.union([
        "nights", "days", "laeufe", "laeufen", "touren", "trainings", "naechte", "naechten", "tage", "tagen",
    ])
    private static let since: Set<String> = ["since", "seit", "her"]
    private static let starting = ["start", "begin", "began", "angefang", "begonn", "anfing"]
    private static let against: Set<String> = [
        "vs", "versus", "against", "than", "compared", "gegen", "als", "gegenueber",
    ]
    private static let bounding: Set<String> = [
        "least", "more", "over", "above", "plus", "+", "mindestens", "mehr", "ueber", "ab", "a", "any", "drinking",
    ]
}

extension Requirement {
    /// Whether it bounds a figure by a number of more than a few.
    fileprivate var isOfNumber: Bool {
        if case .number(let number) = value { !isCalendar && number > 3 } else { false }
    }
}

extension Token {
    fileprivate var isNumber: Bool { if case .number = kind { true } else { false } }
}

extension HealthQuestion {
    fileprivate var countsDaysOfWeekends: Bool {
        conditions.contains(.weekend(true)) && conditions.count > 1
            && [.countDays, .shareDays, .longestStreak, .currentStreak, .list].contains(statistic)
    }

    /// Whether both sides of a difference have at least so much of the same, so that one holds the other.
    fileprivate var holdsMoreAgainstMore: Bool {
        guard let others = comparison?.conditions, others.count == 1, conditions.count == 1 else { return false }
        return conditions[0].subject == others[0].subject && conditions[0].lag == others[0].lag
            && conditions[0].sign == .atLeast && [.atLeast, .above].contains(others[0].sign)
    }
}

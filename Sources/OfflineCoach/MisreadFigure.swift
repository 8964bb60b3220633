import HealthModel
import HealthQuestions
import QuestionLexicons

/// Words by which something else is asked about than the figure that was made of them.
enum MisreadFigure {
    /// The place of the first one; `nil` for none.
    static func place(in words: [String], of question: HealthQuestion) -> Int? {
        onFootAndWheels(words) ?? atNight(words, question) ?? perWeekend(words, question) ?? thirds(words)
            ?? sinceWhen(words, question) ?? lostByWorkouts(words, question)
    }

    /// `kilometres on foot and by bike`: of both, and not of the one on days with the other.
    private static func onFootAndWheels(_ words: [String]) -> Int? {
        guard let foot = words.firstIndex(where: { ["fuss", "foot"].contains($0) }), foot > 0,
            let and = words[foot...].firstIndex(where: { ["and", "und", "plus"].contains($0) }), and == foot + 1,
            words[and...].prefix(5).contains(where: wheels.contains)
        else { return nil }
        return foot
    }

    /// `heart rate at night after drinking`: a heart rate of the day is not one of the night.
    private static func atNight(_ words: [String], _ question: HealthQuestion) -> Int? {
        guard question.quantity == .day(.heartRate), !question.conditions.contains(where: { $0.subject == .timeOfDay })
        else { return nil }
        return words.firstIndex(where: hours.contains)
    }

    /// `alcohol per weekend`: of both days of one, and not of each of them.
    private static func perWeekend(_ words: [String], _ question: HealthQuestion) -> Int? {
        guard [.mean, .sum].contains(question.statistic), question.quantity.isSum,
            question.conditions.contains(.weekend(true))
        else {
            return nil
        }
        return words.indices.dropLast().first { place in
            ["per", "pro", "je", "a", "each", "every", "jedes"].contains(words[place])
                && ["weekend", "wochenende"].contains(words[place + 1])
                && !(place > 0 && ["on", "at", "over", "during"].contains(words[place - 1]))
                && !(place + 2 < words.count && ["day", "days", "tag"].contains(words[place + 2]))
        }
    }

    /// `in the last third of November`: a part of it, and no third day.
    private static func thirds(_ words: [String]) -> Int? {
        words.indices.dropFirst().dropLast().first { place in
            words[place] == "third" && words[place + 1] == "of"
                && ["last", "first", "final", "middle", "second"].contains(words[place - 1])
        }
    }

    /// `since when do I go to bed so late`: a beginning, and no figure of all the days.
    private static func sinceWhen(_ words: [String], _ question: HealthQuestion) -> Int? {
        guard [.mean, .sum, .list, .countDays].contains(question.statistic), question.output != .clock else {
            return nil
        }
        return words.indices.dropLast().first {
            words[$0] == "since" && words[$0 + 1] == "when" || words[$0] == "seit" && words[$0 + 1] == "wann"
        }
    }

    /// `how much did I lose from running`: weight, and no kilometres.
    private static func lostByWorkouts(_ words: [String], _ question: HealthQuestion) -> Int? {
        guard question.isOfWorkouts, [.trend, .change].contains(question.statistic) else { return nil }
        return words.firstIndex { ["lose", "lost", "losing", "abgenommen", "verloren"].contains($0) }
    }

    /// Parts of a day by their names.
    private static let hours: Set<String> = [
        "night", "nights", "overnight", "nightly", "evening", "evenings", "nacht", "nachts", "naechte", "naechten",
        "naechtlicher", "abend", "abends", "abenden",
    ]
    private static let wheels: Set<String> = ["rad", "fahrrad", "bike", "bicycle", "velo", "wheels"]
}

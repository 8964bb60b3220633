import Entries
import HealthModel
import HealthQuery
import HealthQuestions

/// The wording of what the log holds of a symptom, a medicine, a tag or an exercise that a question names. It answers no
/// question about it, and says so: figures are computed from the columns of days.
struct JournalWording {
    var language: Language
    var today: CivilDay

    private var isGerman: Bool { language == .german }
    private var dates: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    /// - Parameter subject: as the log names it.
    /// - Returns: `nil` where nothing of it is written down.
    func markdown(_ subject: LogSubject, _ lookup: inout Lookup) -> String? {
        let kind: JSONTree = .string(subject.isExercise ? "sets" : "tags")
        let found = lookup.ask("journal", ["kind": kind, "name": .string(subject.name), "limit": .integer(1)])
        guard lookup.isComplete else { return "" }
        guard found.hasData, found.count("days") > 0 else { return nil }
        let fact = subject.isExercise ? sets(found) : tags(found)
        let name = Wording.plain(subject.name)
        return isGerman
            ? "In deinem Log steht **\(name)** \(fact). Mehr kann ich damit nicht rechnen."
            : "Your log has **\(name)** \(fact). More than that I cannot compute from it."
    }

    private func tags(_ found: Finding) -> String {
        let count = found.count("days")
        var parts = [isGerman ? "an \(count) \(count == 1 ? "Tag" : "Tagen")" : "on \(Wording.days(count))"]
        if count > 1, let first = found.day("first") {
            parts.append((isGerman ? "zuerst am " : "first on ") + dates.date(first))
        }
        if let last = found.day("last") { parts.append((isGerman ? "zuletzt am " : "last on ") + dates.date(last)) }
        if let mean = found.number("severity_mean_of_10") {
            let figure = Wording.said(Wording.number(mean, decimals: 1), language)
            parts.append(isGerman ? "im Mittel \(figure) von 10 stark" : "\(figure) of 10 strong on average")
        }
        return parts.joined(separator: ", ")
    }

    private func sets(_ found: Finding) -> String {
        let (days, sets) = (found.count("days"), found.count("sets"))
        func best(_ key: String) -> (kilograms: String, day: String)? {
            guard let kilograms = found.number(key + "_kg"), let day = found.day(key + "_on") else { return nil }
            return (Wording.said(Wording.value(kilograms, .weight), language), dates.date(day))
        }
        var parts = [
            isGerman
                ? "an \(days) \(days == 1 ? "Tag" : "Tagen") mit \(sets) \(sets == 1 ? "Satz" : "Sätzen")"
                : "on \(Wording.days(days)) with \(sets) \(sets == 1 ? "set" : "sets")"
        ]
        if let heaviest = best("heaviest") {
            parts.append(
                isGerman
                    ? "am schwersten \(heaviest.kilograms) am \(heaviest.day)"
                    : "heaviest \(heaviest.kilograms) on \(heaviest.day)")
        }
        if let maximum = best("est_1rm") {
            parts.append(
                isGerman
                    ? "geschätzt \(maximum.kilograms) für eine Wiederholung (Epley)"
                    : "\(maximum.kilograms) by estimate for one repetition (Epley)")
        }
        return parts.joined(separator: ", ")
    }
}

import HealthModel
import HealthQuery
import JSON
import OfflineCoach

/// Whether there was enough of a quantity: held against the person's own need of sleep or goal of a day, and against nothing
/// where there is none.
struct EnoughWording {
    let question: EnoughQuestion
    let language: Language
    let today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    /// The reading, in a sentence.
    var sentence: String {
        "\(isGerman ? "ob es genug war" : "whether it was enough"), \(wording.name(question.quantity)), \(wording.days(question.days))"
    }

    /// - Returns: empty while the tools have not answered.
    func markdown(_ lookup: inout Lookup) -> String {
        guard case .day(let field) = question.quantity else { return "" }
        let isSleep = field == .sleep || field == .sleepTotal
        let need: (value: Double, name: String)?
        if isSleep {
            let report = lookup.ask("sleep_report", ["range": .string(today.iso)])
            need = report.number("need_hours").map { ($0 * 60, isGerman ? "dein Bedarf" : "your need") }
        } else {
            let goal = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
            need = goal.number("goal").map { ($0, isGerman ? "dein Ziel am Tag" : "your goal of a day") }
        }
        let range =
            question.days.from.map { $0 == question.days.to ? $0.iso : "\($0.iso)..\(question.days.to.iso)" } ?? "all"
        let found = lookup.ask("metric_stats", ["metric": .string(field.rawValue), "range": .string(range)])
        var count: Finding?
        if let need {
            let test = JSONTree.object([
                ("field", .string(field.rawValue)), ("op", .string(">=")), ("value", .figure(need.value)),
            ])
            count = lookup.ask("days", ["range": .string(range), "where": .list([test])])
        }
        guard lookup.isComplete else { return "" }
        guard found.hasData, let mean = found.number("mean") else {
            let name = Wording.capitalised(wording.name(question.quantity))
            return isGerman
                ? "\(name), \(wording.days(question.days)): nicht erfasst, deshalb kann ich es nicht sagen."
                : "\(name), \(wording.days(question.days)): not recorded, so I can't tell."
        }
        let shown = said(Wording.mean(mean, field))
        let isDay = question.days.isDay
        let n = found.count("n")
        let measured =
            isDay
            ? "\(shown), \(wording.days(question.days))"
            : isGerman
                ? "im Mittel \(shown), \(wording.days(question.days)), n = \(n)"
                : "\(shown) on average, \(wording.days(question.days)), n = \(n)"
        guard let need else {
            let name = wording.name(question.quantity)
            return isGerman
                ? "**\(shown)**: \(name), \(wording.days(question.days)), n = \(n).\n\nOb das genug ist, kann ich nicht sagen: Dafür ist kein Ziel eines Tages gesetzt, und eine eigene Norm gibt es nicht. `set a goal of …` setzt ein Ziel."
                : "**\(shown)**: \(name)\(isDay ? "" : ", mean of days"), \(wording.days(question.days)), n = \(n).\n\nWhether that is enough I can't tell: no goal of a day is set for it, and there is no norm of your own. `set a goal of …` sets one."
        }
        let aim = said(Wording.value(need.value, field))
        let isEnough = mean >= need.value
        let gap = said(Wording.mean((need.value - mean).magnitude, field))
        let isOpen = isDay && question.days.to == today && lookup.clock.partialUntil != nil && field.isFinalAfterDay
        var lines = [
            isGerman
                ? "**\(isEnough ? "Ja" : isOpen ? "Noch nicht" : "Nein")**: \(measured); \(need.name) ist \(aim)\(isEnough ? "" : ", es fehlen \(gap)")."
                : "**\(isEnough ? "Yes" : isOpen ? "Not yet" : "No")**: \(measured); \(need.name) is \(aim)\(isEnough ? "" : ", \(gap) short")."
        ]
        if !isDay, let count {
            let (reached, recorded) = (count.count("count"), count.count("recorded_days"))
            lines.append(
                isGerman
                    ? "An \(reached) von \(recorded) Tagen war es genug."
                    : "It was enough on \(reached) of \(recorded) days.")
        }
        return lines.joined(separator: "\n\n")
    }

    private func said(_ text: String) -> String { Wording.said(text, language) }
}

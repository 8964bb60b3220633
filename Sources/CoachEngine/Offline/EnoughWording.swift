import HealthModel
import HealthQuery
import HealthQuestions
import JSON

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
        // The day that goes on counts against no full days.
        let isUnderWay = question.days.to == today && lookup.clock.partialUntil != nil && field.isFinalAfterDay
        let leavesToday = isUnderWay && !question.days.isDay
        var days = question.days
        if leavesToday { days.to = today.advanced(by: -1) }
        let range =
            days.from.map { $0 == days.to ? $0.iso : "\($0.iso)..\(days.to.iso)" } ?? "all"
        let isSleep = field == .sleep || field == .sleepTotal
        let need: (value: Double, name: String)?
        if isSleep {
            // The need comes with the nights; the last one alone may not be recorded.
            let report = lookup.ask("sleep_report", ["range": .string(range)])
            need = report.number("need_hours").map { ($0 * 60, isGerman ? "dein Bedarf" : "your need") }
        } else {
            let goal = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
            let daily = goal["period"].text == nil ? goal.number("goal") : nil
            need = (daily ?? RingGoal.only(field, in: range, &lookup)).map {
                ($0, isGerman ? "dein Tagesziel" : "your daily goal")
            }
        }
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
                ? "\(name), \(wording.days(days)): nicht erfasst, deshalb kann ich es nicht sagen."
                : "\(name), \(wording.days(days)): not recorded, so I can't tell."
        }
        let shown = said(Wording.mean(mean, field))
        let isDay = question.days.isDay
        let n = found.count("n")
        let measured =
            isDay
            ? "\(shown), \(wording.days(days))"
            : isGerman
                ? "im Mittel \(shown), \(wording.days(days)), n = \(n)"
                : "\(shown) on average, \(wording.days(days)), n = \(n)"
        guard let need else {
            let name = wording.name(question.quantity)
            return isGerman
                ? "**\(shown)**: \(name)\(isDay ? "" : ", Mittelwert"), \(wording.days(days)), n = \(n).\n\nOb das genug ist, kann ich nicht sagen: Dafür ist kein Tagesziel gesetzt. `set a goal of …` setzt eines."
                : "**\(shown)**: \(name)\(isDay ? "" : ", mean"), \(wording.days(days)), n = \(n).\n\nWhether that is enough I can't tell: no daily goal is set for it. `set a goal of …` sets one."
        }
        let aim = said(Wording.value(need.value, field))
        let isEnough = mean >= need.value
        let short = Wording.shownDifference(need.value, mean, field) { Wording.decimals(ofMean: $0, field) }
        let gap = said(Wording.mean(short.magnitude, field))
        let isOpen = isDay && isUnderWay
        var lines = [
            isGerman
                ? "**\(isEnough ? "Ja" : isOpen ? "Noch nicht" : "Nein")**: \(measured); \(need.name) ist \(aim)\(isEnough ? "" : ", es fehlen \(gap)")."
                : "**\(isEnough ? "Yes" : isOpen ? "Not yet" : "No")**: \(measured); \(need.name) is \(aim)\(isEnough ? "" : ", \(gap) short")."
        ]
        if !isDay, let count {
            let (reached, recorded) = (count.count("count"), count.count("recorded_days"))
            let isNight = Wording.unitOfTime(field) == "night"
            let noun: (english: String, german: String) =
                switch (isNight, recorded == 1) {
                case (true, true): ("night", "erfassten Nacht")
                case (true, false): ("nights", "erfassten Nächten")
                case (false, true): ("day", "erfassten Tag")
                case (false, false): ("days", "erfassten Tagen")
                }
            lines.append(
                isGerman
                    ? "\(isNight ? "In" : "An") \(reached) von \(recorded) \(noun.german) war es genug."
                    : "It was enough \(isNight ? "in" : "on") \(reached) of \(recorded) recorded \(noun.english).")
        }
        if leavesToday {
            lines.append(
                isGerman ? "Heute ist noch nicht vorbei und zählt nicht mit." : "Today is not over and is left out.")
        }
        return lines.joined(separator: "\n\n")
    }

    private func said(_ text: String) -> String { Wording.said(text, language) }
}

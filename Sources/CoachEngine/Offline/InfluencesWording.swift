import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Which metrics go together with an outcome, on the same day or the day after, and that this is no cause.
struct InfluencesWording {
    let outcome: DayField
    let language: Language
    let today: CivilDay

    private static let mostListed = 5
    /// Below it chance alone makes a link too often, so many having been tried (Benjamini and Hochberg 1995).
    private static let largestRate = 0.05
    private static let weakest = 0.1

    private var isGerman: Bool { language == .german }

    func markdown(_ lookup: inout Lookup) -> String {
        let finding = lookup.ask(
            "relate",
            [
                "x": .string("*"), "y": .string(outcome.rawValue), "lags": .list([.integer(0), .integer(1)]),
                "range": .string("all"), "limit": .integer(20),
            ])
        guard lookup.isComplete else { return "" }
        let answer = QuestionAnswer(
            question: HealthQuestion(.day(outcome), .correlation, Days(from: nil, to: today)), language: language,
            today: today)
        let name = answer.wording.name(outcome)
        guard finding.hasData else {
            return isGerman
                ? "\(Wording.capitalised(name)): zu wenige Tage mit anderen Werten, um Zusammenhänge zu nennen."
                : "\(Wording.capitalised(name)): too few days with other values to tell what goes together with it."
        }
        let lines = finding.rows("results").compactMap { line($0, answer) }.prefix(Self.mostListed)
        let tries = finding.count("tries")
        guard !lines.isEmpty else {
            return isGerman
                ? "**Kein klarer Zusammenhang**: \(tries) Vergleiche mit \(name), keiner davon mehr als Zufall."
                : "**No clear link**: \(tries) comparisons with \(name), none of them more than chance."
        }
        let head =
            isGerman
            ? "**\(lines.count) Zusammenhänge** mit \(name), aus allen Aufzeichnungen, der deutlichste zuerst:"
            : "**\(lines.count) links** with \(name), from all records, the clearest first:"
        let caution =
            isGerman
            ? "\(tries) Vergleiche wurden versucht und der Zufall dabei herausgerechnet. Was zusammen geht, muss keine Ursache sein."
            : "\(tries) comparisons were tried, with chance taken into account. What goes together need not be a cause."
        return [head, lines.joined(separator: "\n"), caution].joined(separator: "\n\n")
    }

    private func line(_ row: JSONValue, _ answer: QuestionAnswer) -> String? {
        guard let field = row["x"].text.flatMap(DayField.init(rawValue:)), let r = row["r"].number,
            let rate = row["q"].number, rate <= Self.largestRate, r.magnitude >= Self.weakest
        else { return nil }
        let isBefore = row["lag"].integer == 1
        let day = isBefore ? (isGerman ? " am Tag davor" : " the day before") : ""
        let figure = "r = " + answer.said(Wording.number(r, decimals: 2)).replacing("-", with: "−")
        return
            "- \(Wording.capitalised(answer.wording.name(field)))\(day): \(answer.link(r, 0)), \(figure), n = \(row["n"].integer ?? 0)."
    }
}

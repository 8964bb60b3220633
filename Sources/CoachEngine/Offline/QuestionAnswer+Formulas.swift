import ChatModel
import Foundation
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers of formulas and of values out of the usual.
extension QuestionAnswer {
    func outliers(_ finding: Finding) -> Answer? {
        guard case .formula(_, let field?) = question.quantity else { return nil }
        let rows = finding.rows().compactMap { row -> [String]? in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }), let value = row["value"].number else {
                return nil
            }
            return [
                wording.date(day), Wording.value(value, field), said(Wording.number(row["z"].number ?? 0, decimals: 1)),
            ]
        }
        guard !rows.isEmpty else { return nil }
        return Answer(
            value: rows.map { $0[1] }.joined(separator: " · "),
            more: [Wording.table([isGerman ? "Tag" : "Day", capital(wording.name(field)), "z"], rows)])
    }

    /// The mean of a week beside what sixty days make normal for one: another range than the usual one of a day, which stands
    /// below it under that name.
    private func normalRange(_ finding: Finding) -> Answer? {
        guard case .formula(_, let field?) = question.quantity, let place = finding["value"].text,
            let mean = finding.number("recent_mean"), let low = finding.number("low"),
            let high = finding.number("high"), let to = finding.day("recent_to")
        else { return nil }
        let isLogarithm = finding["scale"].text == DayField.logHeartRateVariability.rawValue
        func value(_ value: Double) -> String { said(Wording.mean(isLogarithm ? exp(value) : value, field)) }
        let average =
            isGerman
            ? isLogarithm ? "Das geometrische Mittel" : "Das Mittel" : isLogarithm ? "The geometric mean" : "The mean"
        let (n, days) = (finding.count("n"), finding.count("recent_n"))
        guard n >= Baseline.fewest else {
            let week =
                isGerman
                ? "\(average) der 7 Tage bis \(wording.date(to)) ist \(value(mean)) (n = \(days)); "
                    + "die 60 Tage davor haben \(n) \(n == 1 ? "Wert" : "Werte"), nötig sind \(Baseline.fewest)."
                : "\(average) of the 7 days to \(wording.date(to)) is \(value(mean)) (n = \(days)); "
                    + "the 60 days before have \(n) \(n == 1 ? "value" : "values"), and it takes \(Baseline.fewest)."
            return Answer(value: isGerman ? "noch nicht genug Daten" : "not enough data yet", more: [week])
        }
        let isHidden = place != "within" && value(mean) == value(place == "below" ? low : high)
        let words =
            isGerman
            ? ["below": "unter dem Normalen", "within": "im Normalen", "above": "über dem Normalen"]
            : ["below": "below normal", "within": "within normal", "above": "above normal"]
        let range = "\(value(low)) – \(value(high))"
        let rest =
            isGerman
            ? "\(average) der 7 Tage bis \(wording.date(to)) ist \(value(mean)) (n = \(days)); normal für eine Woche sind nach den "
                + "60 Tagen davor \(range) (n = \(n))."
            : "\(average) of the 7 days to \(wording.date(to)) is \(value(mean)) (n = \(days)); the 60 days before make "
                + "\(range) normal for a week (n = \(n))."
        let just = isHidden ? (isGerman ? "knapp " : "just ") : ""
        var single = question
        single.quantity = .day(field)
        let ofDay = QuestionAnswer(question: single, language: language, today: today)
        return Answer(
            value: "\(just)\(words[place] ?? place) (\(range))", more: [Self.joined([rest, ofDay.doubted(finding)])])
    }

    /// A day judged by the usual range of days, where it is asked whether it was normal, and below it the week to it, which
    /// has a range of its own. `nil` for all else, and where the day can't be judged.
    /// - Parameter week: the answer of the formula.
    func dayBesideWeek(_ week: Answer, _ lookup: inout Lookup) -> String? {
        guard case .formula("normal_range", let field?) = question.quantity, question.days.isDay else { return nil }
        let reading = DayComparison(field, on: question.days.to, &lookup)
        guard lookup.isComplete, let usual = reading.usual, let standing = usual.standing, let value = reading.value
        else {
            return nil
        }
        var single = question
        single.quantity = .day(field)
        let ofDay = QuestionAnswer(question: single, language: language, today: today)
        let words: String
        switch standing {
        case .within: words = isGerman ? "im üblichen Bereich" : "within your usual range"
        case .above: words = isGerman ? "über dem üblichen Bereich" : "above your usual range"
        case .below: words = isGerman ? "unter dem üblichen Bereich" : "below your usual range"
        }
        let lead = "**\(words)**: \(wording.name(field)), \(wording.days(question.days)): \(ofDay.shown(value))."
        let ofWeek = isGerman ? "Die Woche: \(week.value)." : "The week: \(week.value)."
        return ([lead, ofDay.usualRange(&lookup) ?? "", ofWeek] + week.more).filter { !$0.isEmpty }.joined(
            separator: "\n\n")
    }

    /// The nights that a debt is of most, with their naps.
    private func shortestNights(_ finding: Finding) -> String {
        guard let need = finding.number("debt_need_hours").map({ $0 * 60 }) else { return "" }
        let nights = finding.rows("nights").compactMap { night -> (day: CivilDay, asleep: Double, nap: Double)? in
            guard let day = night["wake_date"].text.flatMap({ CivilDay(iso: $0) }),
                let asleep = night["asleep_min"].number
            else { return nil }
            return (day, asleep, night["nap_min"].number ?? 0)
        }
        let short = nights.filter { need - $0.asleep - $0.nap >= 0.5 }
            .sorted { $0.asleep + $0.nap < $1.asleep + $1.nap }
        let lines = short.prefix(5).map { night in
            let nap = night.nap < 0.5 ? "" : " + \(Wording.hours(night.nap)) \(isGerman ? "Nickerchen" : "nap")"
            let missing = Wording.hours(need.rounded() - night.asleep.rounded() - night.nap.rounded())
            return "- \(wording.date(night.day)): \(Wording.hours(night.asleep))\(nap), "
                + (isGerman ? "\(missing) zu wenig" : "\(missing) short")
        }
        let head =
            isGerman
            ? "\(short.count) von \(nights.count) Nächten waren kürzer als dein Bedarf von \(Wording.hours(need)), am meisten:"
            : "\(short.count) of \(nights.count) nights were shorter than your need of \(Wording.hours(need)), these most:"
        return lines.isEmpty ? "" : ([head] + lines).joined(separator: "\n")
    }

    /// The naps of all nights that a debt is of; empty for none.
    private func countedNaps(_ finding: Finding) -> String {
        let naps = finding.rows("nights").compactMap { night -> String? in
            guard let day = night["wake_date"].text.flatMap({ CivilDay(iso: $0) }), let nap = night["nap_min"].number,
                nap >= 0.5
            else { return nil }
            return "\(wording.date(day)) \(Wording.hours(nap))"
        }
        guard !naps.isEmpty else { return "" }
        return "\(isGerman ? "Mitgezählte Nickerchen" : "Naps counted"): \(naps.joined(separator: ", "))."
    }

    /// How far the last weighing lies from the goal, on which side.
    private func goalDistance(_ finding: Finding) -> Answer? {
        guard let last = finding.number("last"), let goal = finding.number("goal"), let on = finding.day("date") else {
            return nil
        }
        func shown(_ value: Double) -> String { said(Wording.value(value, .weight)) }
        let gap = Wording.shownDifference(last, goal, .weight) { _ in Wording.unit(of: .weight).decimals }
        let side = gap > 0 ? (isGerman ? "darüber" : "above") : isGerman ? "darunter" : "below"
        // Another one stands beside that without a date.
        let goals = ([finding] + finding.rows("also").map(Finding.init)).compactMap { other in
            other.number("goal").map { goal in
                shown(goal) + (other.day("by").map { (isGerman ? " bis " : " by ") + wording.date($0) } ?? "")
            }
        }.joined(separator: isGerman ? " und " : " and ")
        return Answer(
            value: gap == 0 ? (isGerman ? "erreicht" : "reached") : "\(shown(gap.magnitude)) \(side)",
            more: [
                isGerman
                    ? "\(shown(last)) am \(wording.date(on)), Ziel \(goals)."
                    : "\(shown(last)) on \(wording.date(on)), with a goal of \(goals)."
            ])
    }

    /// What a formula gave on one day less what it gave on another.
    func formulaDifference(_ name: String, _ findings: [Finding]) -> Answer? {
        guard findings.count == 2, let value = findings[0].number("value"), let other = findings[1].number("value"),
            let day = question.comparison?.days
        else { return nil }
        let isRatio = name == "acwr"
        func shown(_ value: Double) -> String {
            (value < 0 ? "−" : "") + said(Wording.number(value.magnitude, decimals: isRatio ? 2 : 0))
        }
        let scale = isRatio ? 100.0 : 1
        let gap = ((value * scale).rounded() - (other * scale).rounded()) / scale
        let change = (gap < 0 ? "−" : gap > 0 ? "+" : "") + shown(gap.magnitude)
        let isYes = gap != 0 && (gap > 0) == (question.isYesAbove ?? true)
        let values = [(value, question.days), (other, day)].map { "\(shown($0.0)): \(wording.days($0.1))" }
        return Answer(
            value: question.output == .yesNo ? "\(yesNo(isYes)), \(change)" : change,
            more: [values.joined(separator: "; ") + "."])
    }

    func formula(_ name: String, _ finding: Finding) -> Answer? {
        switch name {
        case "nap_length":
            return finding.number(question.statistic == .max ? "nap_max_min" : "nap_mean_min").map {
                Answer(value: Wording.hours($0), more: ["n = \(finding.count("naps"))."])
            }
        case "sleep_debt":
            return finding.number("debt_h").map {
                Answer(
                    value: Wording.hours($0 * 60),
                    more: [shortestNights(finding), countedNaps(finding)].filter { !$0.isEmpty })
            }
        case "robust_z": return finding.number("value").map { Answer(value: said(Wording.number($0, decimals: 2))) }
        case "energy_from_trend":
            return finding.number("value").map {
                Answer(value: ($0 < 0 ? "−" : "+") + said(Wording.number($0.magnitude)) + " kcal")
            }
        case "vo2_percentile":
            return finding.number("value").map { Answer(value: said(Wording.number($0)), more: []) }
        case "hr_zones":
            let rows = finding.rows("zones").compactMap { zone -> [String]? in
                guard let parts = zone.array, parts.count == 3, let from = parts[1].number, let to = parts[2].number
                else {
                    return nil
                }
                return ["Zone \(parts[0].integer ?? 0)", "\(Wording.number(from)) – \(Wording.number(to)) bpm"]
            }
            guard let low = finding.rows("zones").first?.array?[1].number,
                let high = finding.rows("zones").last?.array?[2].number, !rows.isEmpty
            else { return nil }
            let span = "\(Wording.number(low)) – \(Wording.number(high)) bpm"
            return Answer(
                value: isGerman ? "\(span) in \(rows.count) Zonen" : "\(span) in \(rows.count) zones",
                more: [Wording.table(["", isGerman ? "Bereich" : "Range"], rows)])
        case "outliers": return outliers(finding)
        case "consistency":
            return finding.number("sleep_consistency_score").map {
                Answer(
                    value: said(Wording.number($0)) + (isGerman ? " von 100" : " of 100"),
                    more: [
                        isGerman
                            ? "Aus der Streuung der Schlafmitte in 14 Nächten; 100 hieße jede Nacht gleich."
                            : "From the spread of mid-sleep over 14 nights; 100 would be the same every night."
                    ])
            }
        case "sri":
            return finding.number("sri").map {
                Answer(
                    value: said(Wording.number($0)),
                    more: [
                        isGerman
                            ? "Auf einer Skala von −100 bis 100; 100 hieße jeden Tag gleich."
                            : "On a scale from −100 to 100; 100 would be the same every day."
                    ])
            }
        case "social_jetlag":
            return finding.number("social_jetlag_min").map { minutes in
                let isLater = minutes >= 0
                let side =
                    isGerman
                    ? "An freien Tagen liegt die Mitte des Schlafs \(isLater ? "später" : "früher")."
                    : "On free days the middle of sleep is \(isLater ? "later" : "earlier")."
                return Answer(value: Wording.hours(minutes.magnitude), more: [side])
            }
        case "normal_range":
            return normalRange(finding)
        case "ctl", "atl", "trimp_banister":
            return finding.number("value").map { Answer(value: said(Wording.value($0, .load))) }
        case "tsb": return form(finding)
        case "monotony":
            return finding.number("value").map { value in
                let strain = finding.number("strain").map {
                    (isGerman ? "Strain (Foster), Belastung mal Monotonie: " : "Strain (Foster), load times monotony: ")
                        + Wording.value($0, .load) + "."
                }
                return Answer(value: said(Wording.number(value, decimals: 2)), more: [strain].compactMap(\.self))
            }
        case "lean_mass": return finding.number("value").map { Answer(value: said(Wording.value($0, .weight))) }
        case "goal_distance": return goalDistance(finding)
        case "mifflin": return finding.number("value").map { Answer(value: said(Wording.number($0)) + " kcal") }
        case "bmi":
            let on = finding.day("weight_date").map {
                (isGerman ? "Gewicht vom " : "Weight of ") + wording.date($0) + "."
            }
            return finding.number("value").map {
                Answer(value: said(Wording.number($0, decimals: 1)), more: [on ?? ""])
            }
        default: return finding.number("value").map { Answer(value: said(Wording.number($0, decimals: 2))) }
        }
    }

    /// Fitness less fatigue, with its sign, and the two of which it is made.
    private func form(_ finding: Finding) -> Answer? {
        guard let value = finding.number("value"), let fitness = finding.number("ctl_day_before"),
            let fatigue = finding.number("atl_day_before")
        else { return nil }
        let sign = value.rounded() == 0 ? "±" : value < 0 ? "−" : "+"
        func load(_ value: Double) -> String { Wording.value(value, .load) }
        return Answer(
            value: said(sign + load(value.magnitude)),
            more: [
                isGerman
                    ? "Am Tag davor Fitness (CTL) \(load(fitness)) und Ermüdung (ATL) \(load(fatigue))."
                    : "The day before, fitness (CTL) was \(load(fitness)) and fatigue (ATL) \(load(fatigue))."
            ])
    }
}

import ChatModel
import HealthModel
import HealthQuery
import JSON
import OfflineCoach

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

    func formula(_ name: String, _ finding: Finding) -> Answer? {
        switch name {
        case "nap_length":
            return finding.number(question.statistic == .max ? "nap_max_min" : "nap_mean_min").map {
                Answer(value: Wording.hours($0), more: ["n = \(finding.count("naps"))."])
            }
        case "sleep_debt":
            return finding.number("debt_h").map { Answer(value: Wording.hours($0 * 60)) }
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
                return ["\(parts[0].integer ?? 0)", "\(Wording.number(from)) – \(Wording.number(to)) bpm"]
            }
            guard let low = finding.rows("zones").first?.array?[1].number,
                let high = finding.rows("zones").last?.array?[2].number, !rows.isEmpty
            else { return nil }
            let span = "\(Wording.number(low)) – \(Wording.number(high)) bpm"
            return Answer(
                value: isGerman ? "\(span) in \(rows.count) Zonen" : "\(span) in \(rows.count) zones",
                more: [Wording.table(["Zone", "bpm"], rows)])
        case "outliers": return outliers(finding)
        case "sri": return finding.number("sri").map { Answer(value: said(Wording.number($0, decimals: 1))) }
        case "social_jetlag": return finding.number("social_jetlag_min").map { Answer(value: Wording.hours($0)) }
        case "normal_range":
            guard let place = finding["value"].text else { return nil }
            let words =
                isGerman
                ? ["below": "darunter", "within": "innerhalb", "above": "darüber"]
                : ["below": "below it", "within": "within it", "above": "above it"]
            let n = "n = \(finding.count("n"))."
            return Answer(value: words[place] ?? place, more: [n])
        case "lean_mass", "goal_distance":
            return finding.number("value").map { Answer(value: said(Wording.value($0, .weight))) }
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
}

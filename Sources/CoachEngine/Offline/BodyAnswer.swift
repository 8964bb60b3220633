import HealthModel

/// Weight, body fat and BMI; only ever on request, and trends before days.
enum BodyAnswer {
    static func markdown(_ report: DayReport, today: CivilDay, metric: MetricID?) -> String {
        if let metric, metric != .weight { return MetricAnswer.markdown(metric, report, today: today) }
        let body = report.snapshot.body
        guard let weight = body.weightKg else { return UsualRange.missing(.weight, report, today: today) }
        var first = "Your newest weight is **\(Wording.value(weight, .weight))**"
        if let day = body.weightDay { first += " (\(DayName.relative(day, to: today)))" }
        first += "."
        if let trend = body.weightTrendKg {
            first += " Smoothed over the daily ups and downs it is \(Wording.value(trend, .weight))."
        }
        if let slope = body.weightSlopeKgPerWeek {
            let sign = slope > 0 ? "+" : ""
            let word = body.weightTrend.map { ", which counts as \($0.rawValue)" } ?? ""
            first +=
                " Over 28 days it moves \(sign)\(Wording.value(slope, in: Wording.units.weight(decimals: 2))) a week\(word)."
        }
        var rows: [[String]] = []
        if let fat = body.bodyFatPercent {
            rows.append(["Body fat", "\(Wording.number(fat, decimals: 1))%", body.bodyFatTrend?.rawValue ?? "–"])
        }
        if let lean = body.leanMassKg { rows.append(["Lean mass", Wording.value(lean, .leanMass), "–"]) }
        if let bmi = body.bmi {
            rows.append([
                "BMI", Wording.number(bmi, decimals: 1), body.bmiCategory.map { "WHO class: \($0.rawValue)" } ?? "–",
            ])
        }
        var parts = [first]
        if !rows.isEmpty { parts.append(Wording.table(["", "Newest", ""], rows)) }
        if body.bmi == nil { parts.append("A BMI needs your height, which is not on record.") }
        return parts.joined(separator: "\n\n")
    }
}

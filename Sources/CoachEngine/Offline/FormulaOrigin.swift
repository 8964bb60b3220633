import HealthModel
import HealthQuery

/// The inputs of a formula's value, as the tool reported them.
struct FormulaOrigin {
    let language: Language
    let today: CivilDay

    private struct Input: Sendable {
        var key: String
        var english: String
        var german: String
        var shown: @Sendable (Double) -> String
    }

    private static let inputs: [Input] = [
        Input(key: "mean_7_days", english: "mean of 7 days", german: "Mittel von 7 Tagen") {
            Wording.number($0, decimals: 1)
        },
        Input(key: "mean_28_days", english: "mean of 28 days", german: "Mittel von 28 Tagen") {
            Wording.number($0, decimals: 1)
        },
        Input(key: "weekly_load", english: "load of the range", german: "Belastung des Zeitraums") {
            Wording.number($0)
        },
        Input(key: "weight_kg", english: "weight", german: "Gewicht") { Wording.value($0, .weight) },
        Input(key: "body_fat_pct", english: "body fat", german: "Körperfett") {
            "\(Wording.number($0, decimals: 1)) %"
        },
        Input(key: "height_cm", english: "height", german: "Größe") { "\(Wording.number($0)) cm" },
        Input(key: "age", english: "age", german: "Alter") { Wording.number($0) },
        Input(key: "debt_need_hours", english: "need a night", german: "Bedarf je Nacht") { Wording.hours($0 * 60) },
        Input(key: "n", english: "n", german: "n") { Wording.number($0) },
    ]

    /// `From: mean of 7 days 98.0, mean of 28 days 69.7.`; `nil` where the tool names none.
    func markdown(_ finding: Finding) -> String? {
        let known = Self.inputs.compactMap { input in
            finding.number(input.key).map {
                "\(language == .german ? input.german : input.english) \(Wording.said(input.shown($0), language))"
            }
        }
        guard !known.isEmpty else { return nil }
        return (language == .german ? "Daraus: " : "From: ") + known.joined(separator: ", ") + "."
    }
}

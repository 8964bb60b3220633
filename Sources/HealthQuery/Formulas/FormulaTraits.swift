/// An argument of a formula, beside its name.
public struct FormulaParameter: Equatable, Sendable {
    /// The name in tools.
    public var name: String
    /// The default where it is left out; `nil` where it is required.
    public var usual: String?

    init(_ name: String, _ usual: String? = nil) {
        self.name = name
        self.usual = usual
    }
}

extension FormulaName {
    /// Its parameters; no other argument has a meaning for it.
    public var parameters: [FormulaParameter] {
        switch self {
        case .bmi, .energyFromTrend, .monotony, .trips: [FormulaParameter("range", "all")]
        case .leanMass, .vo2Percentile, .mifflin: []
        case .goalDistance: [FormulaParameter("metric", "weight_kg")]
        case .trimp: [FormulaParameter("date"), FormulaParameter("type", "any")]
        case .ctl, .atl, .tsb, .acwr, .readiness: [FormulaParameter("date", "today")]
        case .goalPercentile: [FormulaParameter("metric"), FormulaParameter("p", "60"), FormulaParameter("n", "9")]
        case .normalRange:
            [
                FormulaParameter("metric"), FormulaParameter("date", "today"), FormulaParameter("recent_days", "7"),
                FormulaParameter("baseline_days", "60"), FormulaParameter("width_sd", "0.5"),
            ]
        case .robustZ:
            [FormulaParameter("metric"), FormulaParameter("date", "today"), FormulaParameter("days", "60")]
        case .outliers:
            [FormulaParameter("metric"), FormulaParameter("range", "all"), FormulaParameter("limit", "3")]
        case .heartRateZones: [FormulaParameter("scheme", "percent_max")]
        case .episodes: [FormulaParameter("range", "all"), FormulaParameter("limit", "10")]
        case .arithmetic: [FormulaParameter("expression")]
        }
    }

    /// A summary of its result, with the unit.
    private var summary: String {
        switch self {
        case .bmi: "kg/m\u{b2}, last weight of the range"
        case .leanMass: "kg, last date with weight and body fat"
        case .energyFromTrend: "kcal/day by the weight's slope, 7700 a kg; negative: a deficit"
        case .goalDistance: "last value, or the sum of this week, month or year, minus the goal, its unit"
        case .trimp: "AU, first workout of the date"
        case .monotony: "mean daily load / SD; weekly_load, strain in AU"
        case .ctl: "AU a day, 42 days smoothed"
        case .atl: "the same, 7 days"
        case .tsb: "ctl minus atl, of the day before"
        case .acwr: "mean load of 7 days / of 28"
        case .goalPercentile: "percentile p of the last n values"
        case .normalRange:
            "below, within or above: mean of recent_days against mean \u{b1} width_sd SD of baseline_days before"
        case .robustZ: "robust SDs from the median of so many days before"
        case .outliers: "farthest from the range's median, with z"
        case .vo2Percentile: "percentile of the last VO2max by age and sex"
        case .heartRateZones: "five, in bpm"
        case .mifflin: "kcal/day at rest"
        case .readiness: "0..100 of a morning (50 is usual), with parts and weights"
        case .episodes:
            "2 days and more unusual in two of pulse, HRV, breathing, temperature: maybe illness"
        case .trips: "days in another zone, their means and those of 28 days before"
        case .arithmetic:
            "+ - * / ^ ( ) min max abs sqrt round ln exp"
        }
    }

    /// `bmi(range = all): kg/m² …`.
    public var signature: String {
        let taken = parameters.map { parameter in parameter.name + (parameter.usual.map { " = \($0)" } ?? "") }
        return "\(rawValue)(\(taken.joined(separator: ", "))): \(summary)"
    }

    /// Of `value`; `nil` where there is none, or where it is that of the metric.
    public var unit: String? {
        switch self {
        case .bmi: "kg/m\u{b2}"
        case .leanMass: "kg"
        case .energyFromTrend, .mifflin: "kcal/day"
        case .trimp, .ctl, .atl, .tsb: "AU"
        case .robustZ: "robust SD"
        case .vo2Percentile: "percentile"
        case .heartRateZones: "bpm"
        case .readiness: "0..100"
        case .monotony, .acwr: "ratio"
        case .goalDistance, .goalPercentile, .normalRange, .outliers, .episodes, .trips, .arithmetic: nil
        }
    }
}

/// An argument of a formula, beside its name.
public struct FormulaParameter: Equatable, Sendable {
    /// The name in tools.
    public var name: String
    /// What holds where it is left out; `nil` where it is required.
    public var usual: String?

    init(_ name: String, _ usual: String? = nil) {
        self.name = name
        self.usual = usual
    }
}

extension FormulaName {
    /// What it takes; no other argument has a meaning for it.
    public var parameters: [FormulaParameter] {
        switch self {
        case .bmi, .energyFromTrend, .monotony, .trips: [FormulaParameter("range", "all")]
        case .leanMass, .vo2Percentile, .mifflin: []
        case .goalDistance: [FormulaParameter("metric", "weight_kg")]
        case .trimp: [FormulaParameter("date"), FormulaParameter("type", "any")]
        case .ctl, .acwr, .readiness: [FormulaParameter("date", "today")]
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

    /// What it gives, with the unit.
    private var summary: String {
        switch self {
        case .bmi: "kg/m\u{b2} from the last weight of the range"
        case .leanMass: "kg of the last date with weight and body fat"
        case .energyFromTrend: "kcal/day that the slope of the weight stands for, 7700 to a kg; negative: a deficit"
        case .goalDistance: "last value minus the goal, in the metric's unit"
        case .trimp: "AU of the first workout of that date"
        case .monotony: "mean daily load / its SD, and weekly_load in AU"
        case .ctl: "AU a day, smoothed over 42 days"
        case .acwr: "mean load of 7 days / of 28 days up to the date"
        case .goalPercentile: "the value at percentile p of the last n recorded ones"
        case .normalRange:
            "below, within or above: mean of the last recent_days against mean \u{b1} width_sd SD of the baseline_days before"
        case .robustZ: "that date's value in robust SDs from the median of so many days before"
        case .outliers: "rows of z, date and value, farthest from the median of the range"
        case .vo2Percentile: "percentile of the last VO2max for age and sex"
        case .heartRateZones: "five zones in bpm; scheme percent_max or reserve"
        case .mifflin: "kcal/day at rest, last weight, age today"
        case .readiness: "0..100 of a morning with its parts (50 is usual) and their weights"
        case .episodes:
            "two days and more out of the usual in two of pulse, HRV, breathing, temperature at once: maybe illness"
        case .trips: "stretches of days in another time zone, with means of the trip and of the 28 days before"
        case .arithmetic:
            "numbers, + - * / ^ ( ), min max abs sqrt round ln exp: for figures of earlier replies"
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
        case .trimp, .ctl: "AU"
        case .robustZ: "robust SD"
        case .vo2Percentile: "percentile"
        case .heartRateZones: "bpm"
        case .readiness: "0..100"
        case .monotony, .acwr: "ratio"
        case .goalDistance, .goalPercentile, .normalRange, .outliers, .episodes, .trips, .arithmetic: nil
        }
    }
}

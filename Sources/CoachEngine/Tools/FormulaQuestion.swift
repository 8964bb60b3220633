import HealthModel
import HealthQuery

/// A formula with its parameters.
struct FormulaQuestion {
    let name: FormulaName
    let arguments: ToolArguments
    let metric: QueryCall.Named?
    let range: DayRange
    /// Today unless another was named.
    let date: CivilDay

    init(_ name: FormulaName, _ call: QueryCall) throws(ToolProblem) {
        self.name = name
        arguments = call.arguments
        switch name {
        case .goalDistance: metric = try call.metric("metric", default: .weight)
        case .goalPercentile, .normalRange, .robustZ, .outliers: metric = try call.metric("metric")
        default: metric = nil
        }
        range = try call.range()
        let named = try call.day("date")
        if name == .trimp, named == nil {
            throw ToolProblem(.invalidArguments, "It is required with trimp_banister.", path: "date")
        }
        date = named ?? call.today
    }

    var takesRange: Bool { [.bmi, .energyFromTrend, .monotony].contains(name) }

    /// The columns it is computed from, beside the metric.
    var fields: Set<DayField> {
        switch name {
        case .bmi, .energyFromTrend, .mifflin: [.weight]
        case .leanMass: [.weight, .bodyFat]
        case .trimp: [.restingHeartRate]
        case .monotony, .ctl, .acwr: [.load]
        case .vo2Percentile: [.vo2Max]
        case .heartRateZones: arguments.text("scheme") == ZoneScheme.ofReserve.rawValue ? [.restingHeartRate] : []
        case .normalRange: metric?.field == .heartRateVariability ? [.logHeartRateVariability] : []
        default: []
        }
    }

    func answer(_ inputs: FormulaInputs) throws(MissingInput) -> FormulaAnswer {
        let dates = inputs.table.asked(range)
        let field = metric?.field ?? .weight
        switch name {
        case .bmi: return try inputs.bmi(in: dates)
        case .leanMass: return try inputs.leanMass()
        case .energyFromTrend: return try inputs.energyFromTrend(in: dates)
        case .goalDistance: return try inputs.goalDistance(field)
        case .trimp: return try inputs.trimp(on: date, type: arguments.text("type"))
        case .monotony: return try inputs.monotony(in: dates)
        case .ctl: return try inputs.ctl(on: date)
        case .acwr: return try inputs.acwr(on: date)
        case .goalPercentile:
            return try inputs.goalPercentile(
                field, percent: arguments.number("p") ?? 60, count: arguments.integer("n") ?? 9)
        case .normalRange:
            return try inputs.normalRange(
                field, recentDays: arguments.integer("recent_days") ?? 7,
                baselineDays: arguments.integer("baseline_days") ?? 60, width: arguments.number("width_sd") ?? 0.5)
        case .robustZ: return try inputs.robustZ(field, days: arguments.integer("days") ?? 60)
        case .outliers: return try inputs.outliers(field, limit: arguments.integer("limit") ?? 3)
        case .vo2Percentile: return try inputs.vo2Percentile()
        case .heartRateZones: return try inputs.heartRateZones(arguments.option("scheme") ?? .ofMaximum)
        case .mifflin: return try inputs.mifflin()
        }
    }
}

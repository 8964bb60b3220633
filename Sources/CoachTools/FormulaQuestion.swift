import HealthModel
import HealthQuery

/// A formula with its parameters.
struct FormulaQuestion {
    let name: FormulaName
    let arguments: ToolArguments
    private let consent: ConsentFilter
    let metric: QueryCall.Named?
    let range: DayRange
    /// Today unless another was named.
    let date: CivilDay

    init(_ name: FormulaName, _ call: QueryCall) throws(ToolProblem) {
        self.name = name
        arguments = call.arguments
        consent = call.consent
        try Self.check(call.arguments, name)
        switch name {
        case .goalDistance: metric = try call.metric("metric", default: .weight)
        case .goalPercentile, .normalRange, .robustZ, .outliers: metric = try call.metric("metric")
        default: metric = nil
        }
        range = try call.range()
        date = try call.day("date") ?? call.today
        guard date <= call.today else {
            throw ToolProblem(.invalidArguments, "It lies after today, \(call.today.iso).", path: "date")
        }
    }

    /// An argument that the formula does not take would be ignored, and the reply taken for what it is not.
    private static func check(_ arguments: ToolArguments, _ name: FormulaName) throws(ToolProblem) {
        let parameters = name.parameters
        for member in arguments.value.members ?? [] where member.name != "name" && !member.value.isMissing {
            guard !parameters.contains(where: { $0.name == member.name }) else { continue }
            let taken = parameters.map(\.name).joined(separator: ", ")
            throw ToolProblem(
                .invalidArguments,
                "\(name.rawValue) does not take it; it takes \(taken.isEmpty ? "nothing but its name" : taken).",
                path: member.name)
        }
        for parameter in parameters where parameter.usual == nil && !arguments.has(parameter.name) {
            throw ToolProblem(.invalidArguments, "It is required with \(name.rawValue).", path: parameter.name)
        }
    }

    var takesRange: Bool { name.parameters.contains { $0.name == "range" } }

    /// The columns it is computed from, beside the metric.
    var fields: Set<DayField> {
        switch name {
        case .bmi, .energyFromTrend, .mifflin: [.weight]
        case .leanMass: [.weight, .bodyFat]
        case .trimp: [.restingHeartRate]
        case .monotony, .ctl, .atl, .tsb, .acwr: [.load]
        case .vo2Percentile: [.vo2Max]
        case .heartRateZones: arguments.text("scheme") == ZoneScheme.ofReserve.rawValue ? [.restingHeartRate] : []
        case .normalRange: metric?.field == .heartRateVariability ? [.logHeartRateVariability] : []
        case .readiness: FormulaInputs.readinessFields
        case .episodes: FormulaInputs.episodeFields
        case .trips: Set(FormulaInputs.tripFields.filter { consent.shares(metric: $0) }).union([.zone])
        case .goalDistance, .goalPercentile, .robustZ, .outliers, .arithmetic: []
        }
    }

    /// In what the value, and the range beside it, are told.
    var unit: String? {
        guard let field = metric?.field else { return name.unit }
        if let unit = name.unit { return unit }
        return name == .normalRange && field == .heartRateVariability
            ? DayField.logHeartRateVariability.unit : field.unit
    }

    /// The dates that a statistic is made of; `nil` where it is no statistic, or where doubted values are what is asked for.
    func dates(_ table: DayTable) -> ClosedRange<CivilDay>? {
        switch name {
        case .normalRange:
            return date.advanced(by: 1 - recentDays - baselineDays)...date
        case .robustZ: return date.advanced(by: -daysBefore)...date.advanced(by: -1)
        case .energyFromTrend: return table.dates(of: range)
        default: return nil
        }
    }

    /// Of a normal range.
    private var recentDays: Int { arguments.integer("recent_days") ?? 7 }
    private var baselineDays: Int { arguments.integer("baseline_days") ?? 60 }
    /// Of a robust score: days before the one that is scored.
    private var daysBefore: Int { arguments.integer("days") ?? 60 }

    func answer(_ inputs: FormulaInputs) throws(MissingInput) -> FormulaAnswer {
        let dates = inputs.table.dates(of: range)
        let field = metric?.field ?? .weight
        switch name {
        case .bmi: return try inputs.bmi(in: dates)
        case .leanMass: return try inputs.leanMass()
        case .energyFromTrend: return try inputs.energyFromTrend(in: dates)
        case .goalDistance: return try inputs.goalDistance(field)
        case .trimp: return try inputs.trimp(on: date, type: arguments.text("type"))
        case .monotony: return try inputs.monotony(in: dates)
        case .ctl: return try inputs.ctl(on: date)
        case .atl: return try inputs.atl(on: date)
        case .tsb: return try inputs.tsb(on: date)
        case .acwr: return try inputs.acwr(on: date)
        case .goalPercentile:
            return try inputs.goalPercentile(
                field, percent: arguments.number("p") ?? 60, count: arguments.integer("n") ?? 9)
        case .normalRange:
            return try inputs.normalRange(
                field, on: date, recentDays: recentDays, baselineDays: baselineDays,
                width: arguments.number("width_sd") ?? 0.5)
        case .robustZ: return try inputs.robustZ(field, on: date, days: daysBefore)
        case .outliers: return try inputs.outliers(field, in: dates, limit: arguments.integer("limit") ?? 3)
        case .vo2Percentile: return try inputs.vo2Percentile()
        case .heartRateZones: return try inputs.heartRateZones(arguments.option("scheme") ?? .ofMaximum)
        case .mifflin: return try inputs.mifflin()
        case .readiness: return try inputs.readiness(on: date)
        case .episodes: return try inputs.episodes(in: dates, limit: arguments.integer("limit") ?? 10)
        case .trips: return try inputs.trips(in: dates)
        case .arithmetic: return []  // answered without data
        }
    }
}

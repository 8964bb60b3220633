import HealthModel
import HealthQuery

extension HealthQuestion {
    /// Formulas of the load that have a value on each day, so that two days can be held against each other.
    package static let formulasOfDay: Set<String> = ["ctl", "atl", "tsb", "acwr"]

    func formulaPlan(_ name: String, _ field: DayField?) -> [QueryPlan]? {
        if let comparison { return formulaPlan(name, against: comparison) }
        guard conditions.isEmpty, grouping == nil else { return nil }
        func compute(_ more: [(key: String, value: JSONTree)]) -> [QueryPlan] {
            [QueryPlan(tool: "compute", fields: [("name", .string(name))] + more)]
        }
        let day: [(key: String, value: JSONTree)] = [("date", .string(days.to.iso))]
        switch name {
        case "bmi":
            return compute([days.from == nil ? days.argument : ("range", .string("1970-01-01..\(days.to.iso)"))])
        case "monotony": return days.from == nil ? nil : compute([days.argument])
        case _ where Self.formulasOfDay.contains(name): return days.isDay || days.from == nil ? compute(day) : nil
        case "lean_mass", "mifflin", "goal_distance": return days.from == nil ? compute([]) : nil
        case "robust_z": return field.map { compute([("metric", .string($0.rawValue))]) }
        case "outliers": return field.map { compute([("metric", .string($0.rawValue))]) }
        case "hr_zones", "vo2_percentile": return compute([])
        case "energy_from_trend": return compute([days.argument])
        case "trimp_banister": return days.isDay ? compute(day) : nil
        case "sleep_debt", "consistency":
            let first = days.to.advanced(by: 1 - SleepRegularity.debtNights)
            return [
                QueryPlan(tool: "sleep_report", fields: [("range", .string("\(first.iso)..\(days.to.iso)"))])
            ]
        case "normal_range": return field.map { compute([("metric", .string($0.rawValue))]) }
        case "nap_length": return [QueryPlan(tool: "sleep_report", fields: [days.argument])]
        case "sri": return [QueryPlan(tool: "sleep_report", fields: [days.argument, ("sri", .boolean(true))])]
        case "social_jetlag": return [QueryPlan(tool: "sleep_report", fields: [days.argument])]
        default: return nil
        }
    }

    /// The formula on each of two days.
    private func formulaPlan(_ name: String, against comparison: Comparison) -> [QueryPlan]? {
        guard statistic == .difference, Self.formulasOfDay.contains(name), conditions.isEmpty, grouping == nil,
            days.isDay, comparison.conditions == nil, comparison.quantity == nil, let other = comparison.days,
            other.isDay
        else { return nil }
        return [days, other].map {
            QueryPlan(tool: "compute", fields: [("name", .string(name)), ("date", .string($0.to.iso))])
        }
    }
}

import HealthModel
import HealthQuery

/// Numbers of days, and rates, side by side.
extension HealthQuestion {
    /// How many days pass on either side, or which share of them; a rate of either.
    func countsPlan(_ inner: Statistic, _ comparison: Comparison) -> [QueryPlan]? {
        var one = self
        (one.statistic, one.inner, one.comparison, one.output) = (inner, nil, nil, .value)
        var other = one
        other.days = comparison.days ?? days
        other.conditions = comparison.conditions ?? conditions
        guard comparison.quantity == nil, let first = one.plan, let second = other.plan else { return nil }
        return first + second
    }

    /// How many days of each group pass, or which group has most of them: of those that do, the values of a metric that is
    /// tested.
    func countsPlan(by grouping: Grouping) -> [QueryPlan]? {
        guard comparison == nil, grouping.isOfSpans, let field = conditions.lazy.compactMap(\.countedField).first else {
            return nil
        }
        let order: [(key: String, value: JSONTree)] =
            statistic == .groupOfMax ? [("rank_by", .string("n")), ("order", .string("desc"))] : []
        return stats(field, [("group_by", .string(grouping.rawValue))] + order)
    }
}

extension Requirement {
    /// The metric that has a value on each day that passes.
    fileprivate var countedField: DayField? {
        guard lag == 0, !isCalendar, sign != .missing else { return nil }
        switch subject {
        case .day(let field) where field.kind != .flag && !field.isText: return HealthQuestion.ordered(field)
        case .workout(let types, nil):
            return Quantity.workout(types: types, field: types == ["Running"] ? .distance : nil).ofDays
        default: return nil
        }
    }
}

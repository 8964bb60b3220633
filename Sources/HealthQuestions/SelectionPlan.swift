import HealthModel
import HealthQuery

/// Statistics of a selection: of the best days, workouts or groups, and of the figures of all groups.
extension HealthQuestion {
    /// Whether the statistic is one of the figures of whole groups, such as the median of weekly totals.
    package var isOfGroups: Bool {
        best == nil && inner != nil && output == .value && comparison == nil
            && (grouping == .week || grouping == .month) && [.median, .sd, .cv].contains(statistic)
    }

    /// The statistic of the first so many of an order. The reply holds them one by one as well.
    func bestPlan(_ best: Best) -> [QueryPlan]? {
        guard [.sum, .mean, .median].contains(statistic), comparison == nil, more.isEmpty, lastCount == nil,
            !days.isDay, (2...60).contains(best.count)
        else { return nil }
        if let grouping { return bestGroupsPlan(best, grouping) }
        let order: [(key: String, value: JSONTree)] = [
            ("order", .string(best.isHighest ? "desc" : "asc")), ("limit", .integer(best.count)),
        ]
        switch (quantity, best.order ?? quantity) {
        case (.day(let field), .day(let ordering)):
            guard field.kind != .clock, field.kind != .flag, !field.isText, !ordering.isText,
                statistic != .sum || quantity.isSum || quantity.isDuration, let tests = Self.tests(conditions)
            else { return nil }
            let ordered: [(key: String, value: JSONTree)] = [
                ("columns", .list([.string(field.rawValue)])), ("order_by", .string(Self.ordered(ordering).rawValue)),
            ]
            return [QueryPlan(tool: "days", fields: [days.argument] + tests + ordered + order)]
        case (.workout(let types, let field?), .workout(let others, let ordering?)):
            guard types == others, field != .startClock, statistic != .sum || Quantity.isSummed(field),
                let tests = workoutTests(types)
            else { return nil }
            let columns: [WorkoutField] = [.type, .start, .duration, .distance]
            let shown = Set([field, ordering]).subtracting(columns).map(\.rawValue).sorted()
            let ordered: [(key: String, value: JSONTree)] = [
                ("stats", .list([.string(field.rawValue)])),
                ("columns", .list((columns.map(\.rawValue) + shown).map { .string($0) })),
                ("rank_by", .string(ordering.rawValue)),
            ]
            return [QueryPlan(tool: "workouts", fields: [days.argument] + tests + ordered + order)]
        default: return nil
        }
    }

    /// Groups without a workout are none of the lowest, so that of workouts only the highest are known.
    private func bestGroupsPlan(_ best: Best, _ grouping: Grouping) -> [QueryPlan]? {
        guard grouping.isOfSpans, grouping != .dayType, best.order == nil, let inner else { return nil }
        let order: [(key: String, value: JSONTree)] = [
            ("order", .string(best.isHighest ? "desc" : "asc")), ("limit", .integer(best.count)),
        ]
        if let field = quantity.dayField, conditions.allSatisfy({ !$0.isOfWorkout }) {
            guard field.kind != .clock, field.kind != .flag, !field.isText else { return nil }
            // A week of two days has the lowest total.
            let whole: [(key: String, value: JSONTree)] =
                grouping == .week && !best.isHighest ? [("full_weeks_only", .boolean(true))] : []
            return stats(
                field,
                [("group_by", .string(grouping.rawValue)), ("rank_by", .string(inner.rawValue))] + order + whole)
        }
        guard case .workout(let types, let field) = quantity, best.isHighest, inner == .sum,
            field.map({ Quantity.isSummed($0) }) ?? true, let tests = workoutTests(types)
        else { return nil }
        let figures: [(key: String, value: JSONTree)] =
            field.map { [("stats", .list([.string($0.rawValue)]))] } ?? []
        let rank: JSONTree = field.map { .list([.string($0.rawValue), .string("sum")]) } ?? .string("count")
        return [
            QueryPlan(
                tool: "workouts",
                fields: [days.argument] + tests + figures
                    + [("group_by", .string(grouping.rawValue)), ("rank_by", rank)] + order)
        ]
    }

    // MARK: Figures of all groups

    /// How many whole groups there are, with mean, median, extremes and squares of their figures.
    var groupsPlan: [QueryPlan]? {
        guard let inner, inner == .sum || inner == .mean, more.isEmpty, lastCount == nil, let grouping,
            let source = groupSource
        else { return nil }
        let figure = "\(inner == .sum ? "sum" : "avg")(\(source.value))"
        let key = grouping == .week ? "date(date, 'weekday 0', '-6 days')" : "substr(date, 1, 7)"
        let whole =
            grouping == .week
            ? "count(*) = 7"
            : "count(*) = 0 + strftime('%d', max(date), 'start of month', '+1 month', '-1 day')"
        let groups = "select \(figure) t from \(source.rows) group by \(key) having \(whole)"
        let ranked =
            "select t, row_number() over (order by t) r, count(*) over () c from (\(groups)) where t is not null"
        let median = "avg(case when r in ((c + 1) / 2, (c + 2) / 2) then t end) median"
        let query =
            "select count(*) n, avg(t) mean, \(median), min(t) min, max(t) max, sum(t * t) squares from (\(ranked))"
        return query.count <= 2000 ? [QueryPlan(tool: "sql_readonly", fields: [("query", .string(query))])] : nil
    }

    /// One row a day with its value. A day without a workout has a total of 0, from the first such workout on.
    private var groupSource: (value: String, rows: String)? {
        switch quantity {
        case .day(let field):
            guard field.kind != .clock, field.kind != .flag, !field.isText, let tests = selectTests else { return nil }
            let name = field.rawValue
            let value = tests.isEmpty ? name : "case when \(tests.joined(separator: " and ")) then \(name) end"
            return (value, "day where \(dateTest)")
        case .workout(let types, let field):
            guard inner == .sum, Quantity.isSummed(field), var tests = workoutSelectTests(conditions) else {
                return nil
            }
            if !types.isEmpty { tests.insert("type in (\(types.map { "'\($0)'" }.joined(separator: ", ")))", at: 0) }
            let filter = tests.isEmpty ? "" : " where " + tests.joined(separator: " and ")
            let sum = field.map { "sum(\($0.rawValue))" } ?? "count(*)"
            let sums = "select date on_day, \(sum) v from workout\(filter) group by date"
            let first = "select min(date) from workout\(filter)"
            return (
                "coalesce(v, 0)",
                "day left join (\(sums)) on on_day = date where \(dateTest) and date >= (\(first))"
            )
        case .formula, .combined, .days: return nil
        }
    }
}

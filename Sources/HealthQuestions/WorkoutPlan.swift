import HealthModel
import HealthQuery

extension HealthQuestion {
    func workoutPlan(_ types: [String], _ field: WorkoutField?) -> [QueryPlan]? {
        guard more.isEmpty || statistic == .list else { return nil }
        if let comparison {
            guard [.difference, .percentChange, .ratio].contains(statistic),
                inner == .sum || inner == .mean
                    || [.median, .max, .min].contains(inner) && field != nil && field != .startClock
            else { return nil }
            var first = self
            first.comparison = nil
            first.statistic = inner ?? .sum
            first.output = .value
            var second = first
            second.days = comparison.days ?? days
            second.conditions = comparison.conditions ?? conditions
            second.quantity = comparison.quantity ?? quantity
            guard let one = first.plan, let other = second.plan, one[0].tool == other[0].tool else { return nil }
            return one + other
        }
        guard let tests = workoutTests(types) else { return nil }
        var fields = [days.argument] + tests
        let columns: [WorkoutField] = [.type, .start, .duration, .distance, .averageHeartRate, .pace]
        func names(_ list: [WorkoutField]) -> JSONTree { .list(list.map { .string($0.rawValue) }) }
        let isRanked = [.dateOfMax, .dateOfMin, .topK, .bottomK, .kthMax, .kthMin].contains(statistic)
        if isRanked {
            guard let field, grouping == nil, lastCount == nil else { return nil }
            let isHigh = [.dateOfMax, .topK, .kthMax].contains(statistic)
            fields += [
                ("rank_by", .string(field.rawValue)), ("order", .string(isHigh ? "desc" : "asc")),
                ("limit", .integer(count ?? 1)),
                ("columns", names(columns.contains(field) ? columns : columns + [field])),
            ]
            return [QueryPlan(tool: "workouts", fields: fields)]
        }
        if let count, isOneOfLast {
            guard grouping == nil, [.value, .sum, .mean, .list, .lastDate].contains(statistic) else { return nil }
            let shown = field.map { columns.contains($0) ? columns : columns + [$0] } ?? columns
            fields += [
                ("columns", names(shown)), ("rank_by", .string("start")), ("order", .string("desc")),
                ("limit", .integer(count)),
            ]
            return [QueryPlan(tool: "workouts", fields: fields)]
        }
        switch statistic {
        case .range:
            guard let field, field != .startClock, grouping == nil, lastCount == nil else { return nil }
            fields.append(("stats", names([field])))
        case .share:
            guard grouping == nil, lastCount == nil, field == nil else { return nil }
            var all = self
            all.conditions = conditions.filter(\.isCalendar)
            all.quantity = .workout(types: conditions.contains(where: \.isOfWorkout) ? types : [], field: nil)
            all.statistic = .sum
            return all.workoutPlan(all.workoutTypes, nil).map { $0 + [QueryPlan(tool: "workouts", fields: fields)] }
        case .list, .lastDate, .firstDate:
            guard grouping == nil else { return nil }
            fields.append(("columns", names(columns)))
            if statistic != .list || lastCount != nil {
                fields += [
                    ("rank_by", .string("start")), ("order", .string(statistic == .firstDate ? "asc" : "desc")),
                    ("limit", .integer(lastCount ?? 1)),
                ]
            }
        case .sum, .mean, .median, .sd, .min, .max, .value, .last, .iqr, .cv, .ratePerWeek, .ratePerMonth, .groupOfMax,
            .groupOfMin:
            if let field { fields.append(("stats", names([field]))) }
            if field == nil, ![.sum, .ratePerWeek, .ratePerMonth, .groupOfMax, .groupOfMin].contains(statistic) {
                return nil
            }
            if let grouping {
                guard lastCount == nil, output == .table || statistic == .groupOfMax || statistic == .groupOfMin else {
                    return nil
                }
                fields.append(("group_by", .string(grouping.rawValue)))
                if statistic == .groupOfMax || statistic == .groupOfMin {
                    let rank: JSONTree =
                        field.map { .list([.string($0.rawValue), .string((inner ?? .sum).rawValue)]) }
                        ?? .string("count")
                    fields += [
                        ("rank_by", rank), ("order", .string(statistic == .groupOfMax ? "desc" : "asc")),
                        ("limit", .integer(count ?? 3)),
                    ]
                }
            }
            if let lastCount {
                guard grouping == nil else { return nil }
                fields += [("rank_by", .string("start")), ("order", .string("desc")), ("limit", .integer(lastCount))]
            }
        default: return nil
        }
        return [QueryPlan(tool: "workouts", fields: fields)]
    }

    func workoutTests(_ types: [String]) -> [(key: String, value: JSONTree)]? {
        var tests: [JSONTree] = []
        if types.count == 1 { tests.append(Self.object("type", Requirement(.field(.type), .equal, .text(types[0])))) }
        if types.count > 1 { tests.append(Self.object("type", Requirement(.field(.type), .oneOf, .texts(types)))) }
        for condition in conditions {
            guard condition.lag == 0 else { return nil }
            switch condition.subject {
            case .field(let field): tests.append(Self.object(field.rawValue, condition))
            case .day(.weekday): tests.append(Self.object("weekday", condition))
            case .day(.isWeekend):
                guard case .number(let flag) = condition.value, condition.sign == .equal else { return nil }
                let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
                let chosen = flag == 1 ? Array(names.suffix(2)) : Array(names.prefix(5))
                tests.append(Self.object("weekday", Requirement(.field(.weekday), .oneOf, .texts(chosen))))
            case .date: tests.append(Self.object("date", condition))
            case .day, .workout, .timeOfDay, .any, .noneOf: return nil
            }
        }
        guard tests.count <= 6 else { return nil }
        return tests.isEmpty ? [] : [("where", .list(tests))]
    }

    package var workoutTypes: [String] { if case .workout(let types, _) = quantity { types } else { [] } }

    /// A sum over a sum of the same workouts.
    func ratioPlan(_ left: Quantity, _ right: Quantity) -> [QueryPlan]? {
        guard case .workout(let types, let above?) = left, case .workout(let others, let below?) = right,
            types == others,
            statistic == .ratio, grouping == nil, comparison == nil, lastCount == nil, let tests = workoutTests(types)
        else { return nil }
        return [
            QueryPlan(
                tool: "workouts",
                fields: [days.argument] + tests + [
                    ("ratio", .list([.string(above.rawValue), .string(below.rawValue)]))
                ])
        ]
    }
}

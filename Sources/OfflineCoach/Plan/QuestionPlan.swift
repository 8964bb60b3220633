import HealthModel
import HealthQuery

/// A call of a tool.
public struct QueryPlan: Sendable {
    public var tool: String
    /// In the order they are written.
    package var fields: [(key: String, value: JSONTree)]
}

extension HealthQuestion {
    /// The calls whose replies hold the answer, in their order; `nil` where the tools cannot give it.
    package var plan: [QueryPlan]? {
        switch quantity {
        case .day(let field): dayPlan(field)
        case .days: countPlan()
        case .workout(let types, let field): workoutPlan(types, field)
        case .formula(let name, let field): formulaPlan(name, field)
        }
    }

    // MARK: Days

    private func dayPlan(_ field: DayField) -> [QueryPlan]? {
        guard more.isEmpty else { return severalPlan(field) }
        switch statistic {
        case .countDays, .shareDays, .longestStreak, .currentStreak, .lastDate, .firstDate: return countPlan()
        case .topK, .bottomK, .kthMax, .kthMin:
            return ranking(field, isHigh: statistic == .topK || statistic == .kthMax, count ?? 1)
        case .dateOfMax, .dateOfMin, .max, .min:
            if field.kind == .clock { return ranking(field, isHigh: statistic == .dateOfMax || statistic == .max, 1) }
            return stats(field)
        case .list:
            guard let columns = listColumns(field), (days.count ?? 61) <= 60, let tests = Self.tests(conditions) else {
                return nil
            }
            return [
                QueryPlan(
                    tool: "days", fields: [days.argument] + tests + [("columns", columns), ("limit", .integer(60))])
            ]
        case .difference: return differencePlan(field)
        case .trend: return trendPlan(field)
        case .rollingMax, .rollingMin:
            guard conditions.isEmpty, let window else { return nil }
            return [
                QueryPlan(
                    tool: "trend",
                    fields: [
                        ("metric", .string(field.rawValue)), days.argument, ("method", .string("rolling")),
                        ("window_days", .integer(window)),
                        ("extreme", .string(statistic == .rollingMax ? "max" : "min")),
                    ])
            ]
        case .correlation:
            guard case .day(let second)? = other, conditions.isEmpty else { return nil }
            return [
                QueryPlan(
                    tool: "relate",
                    fields: [
                        ("x", .string(field.rawValue)), ("y", .string(second.rawValue)),
                        ("lags", .list([.integer(lag ?? 0)])), days.argument,
                    ])
            ]
        case .groupOfMax, .groupOfMin:
            guard let grouping, grouping != .type, grouping != .date else { return nil }
            let agg = inner ?? .mean
            return stats(
                field,
                [
                    ("group_by", .string(grouping.rawValue)), ("rank_by", .string(agg.rawValue)),
                    ("order", .string(statistic == .groupOfMax ? "desc" : "asc")), ("limit", .integer(3)),
                ])
        case .value, .n, .sum, .mean, .median, .sd, .iqr, .cv, .first, .last, .change, .percentile, .ratePerWeek,
            .ratePerMonth:
            if field.kind == .clock, ![.value, .n, .mean, .sd].contains(statistic) { return nil }
            if let grouping {
                guard grouping != .date, grouping != .type, output == .table else { return nil }
                return stats(field, [("group_by", .string(grouping.rawValue))])
            }
            if let percentile { return stats(field, [("percentiles", .list([.number(percentile, 3)]))]) }
            return stats(field)
        }
    }

    /// Orders clock times about midnight, as evenings run on past it.
    private static func ordered(_ field: DayField) -> DayField { field == .bedTime ? .bedAfterNoon : field }

    private func stats(_ field: DayField, _ more: [(key: String, value: JSONTree)] = []) -> [QueryPlan]? {
        guard let tests = Self.tests(conditions) else { return nil }
        return [
            QueryPlan(
                tool: "metric_stats", fields: [("metric", .string(field.rawValue)), days.argument] + tests + more)
        ]
    }

    private func severalPlan(_ field: DayField) -> [QueryPlan]? {
        var plan: [QueryPlan] = []
        for quantity in [quantity] + more {
            var question = self
            question.quantity = quantity
            question.more = []
            guard case .day(let field) = quantity, field.kind != .clock || days.isDay else { return nil }
            question.statistic = days.isDay ? .value : statistic
            guard let calls = question.stats(field) else { return nil }
            plan += calls
        }
        return plan
    }

    private func ranking(_ field: DayField, isHigh: Bool, _ count: Int) -> [QueryPlan]? {
        guard let tests = Self.tests(conditions) else { return nil }
        return [
            QueryPlan(
                tool: "days",
                fields: [days.argument] + tests + [
                    ("columns", .list([.string(field.rawValue)])), ("order_by", .string(Self.ordered(field).rawValue)),
                    ("order", .string(isHigh ? "desc" : "asc")), ("limit", .integer(count)),
                ])
        ]
    }

    private func listColumns(_ field: DayField) -> JSONTree? { .list([.string(field.rawValue)]) }

    private func countPlan() -> [QueryPlan]? {
        guard let tests = Self.tests(conditions), !tests.isEmpty else { return nil }
        var fields = [days.argument] + tests
        switch statistic {
        case .countDays, .shareDays, .lastDate, .firstDate: break
        case .longestStreak, .currentStreak: fields.append(("streaks", .boolean(true)))
        case .list:
            let columns = Set(
                conditions.compactMap {
                    if case .day(let field) = $0.subject, $0.lag == 0, !$0.isCalendar { field } else { nil }
                })
            fields += [
                ("columns", .list(columns.map(\.rawValue).sorted().map { .string($0) })), ("limit", .integer(60)),
            ]
        default: return nil
        }
        return [QueryPlan(tool: "days", fields: fields)]
    }

    private func differencePlan(_ field: DayField) -> [QueryPlan]? {
        guard let comparison, comparison.quantity == nil, inner == .mean || inner == .sum && field.kind == .cumulative
        else { return nil }
        func segment(_ label: String, _ days: Days, _ conditions: [Requirement]) -> JSONTree? {
            Self.tests(conditions).map { .object([("label", .string(label)), days.argument] + $0) }
        }
        guard let first = segment("second", comparison.days ?? days, comparison.conditions ?? conditions),
            let second = segment("first", days, conditions)
        else { return nil }
        return [
            QueryPlan(
                tool: "metric_stats",
                fields: [("metric", .string(field.rawValue)), ("segments", .list([first, second]))])
        ]
    }

    private func trendPlan(_ field: DayField) -> [QueryPlan]? {
        guard conditions.isEmpty, field.kind != .clock, !field.isText else { return nil }
        return [("theil_sen", 30), ("mann_kendall", nil)].map { (method: String, per: Int?) in
            QueryPlan(
                tool: "trend",
                fields: [("metric", .string(field.rawValue)), days.argument, ("method", .string(method))]
                    + (per.map { [("per_days", .integer($0))] } ?? []))
        }
    }

    // MARK: Conditions of days

    /// As an argument; empty for none, `nil` for one that the table of days cannot test.
    private static func tests(_ conditions: [Requirement]) -> [(key: String, value: JSONTree)]? {
        var tests: [JSONTree] = []
        for condition in conditions {
            guard let test = test(condition) else { return nil }
            tests.append(test)
        }
        guard tests.count <= 6 else { return nil }
        return tests.isEmpty ? [] : [("where", .list(tests))]
    }

    private static func test(_ condition: Requirement) -> JSONTree? {
        var condition = condition
        let field: DayField
        switch condition.subject {
        case .day(.bedTime):
            guard case .number(let minutes) = condition.value else { return nil }
            field = .bedAfterNoon
            condition.value = .number((minutes + 720).truncatingRemainder(dividingBy: 1440))
        case .day(let own): field = own
        case .workout(let types, nil):
            switch types {
            case []: field = .workouts
            case ["Strength"]: field = .strength
            case ["Running"]:
                // A day without a run has a distance of 0.
                field = .runDistance
                switch (condition.sign, condition.value) {
                case (.atLeast, .number(1)): (condition.sign, condition.value) = (.above, .number(0))
                case (.equal, .number(0)): break
                default: return nil
                }
            default: return nil
            }
        case .workout, .field, .date: return nil
        }
        return object(field.rawValue, condition)
    }

    private static func object(_ name: String, _ condition: Requirement) -> JSONTree {
        var fields: [(key: String, value: JSONTree)] = [
            ("field", .string(name)), ("op", .string(condition.sign.rawValue)),
        ]
        switch condition.value {
        case .number(let number): fields.append(("value", .number(number, 6)))
        case .text(let text): fields.append(("value", .string(text)))
        case .texts(let texts): fields.append(("value", .list(texts.map { .string($0) })))
        case .none: break
        }
        if condition.lag != 0 { fields.append(("lag_days", .integer(condition.lag))) }
        return .object(fields)
    }

    // MARK: Workouts

    private func workoutPlan(_ types: [String], _ field: WorkoutField?) -> [QueryPlan]? {
        guard more.isEmpty else { return nil }
        if let comparison {
            guard statistic == .difference, inner == .sum || inner == .mean else { return nil }
            var first = self
            first.comparison = nil
            first.statistic = inner ?? .sum
            var second = first
            second.days = comparison.days ?? days
            second.conditions = comparison.conditions ?? conditions
            second.quantity = comparison.quantity ?? quantity
            guard let one = first.plan, let other = second.plan else { return nil }
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
        switch statistic {
        case .list, .lastDate, .firstDate:
            guard grouping == nil else { return nil }
            fields.append(("columns", names(columns)))
            if statistic != .list || lastCount != nil {
                fields += [
                    ("rank_by", .string("start")), ("order", .string(statistic == .firstDate ? "asc" : "desc")),
                    ("limit", .integer(lastCount ?? 1)),
                ]
            }
        case .sum, .mean, .median, .sd, .min, .max, .value, .ratePerWeek, .ratePerMonth, .groupOfMax, .groupOfMin:
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
                        ("limit", .integer(3)),
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

    private func workoutTests(_ types: [String]) -> [(key: String, value: JSONTree)]? {
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
            case .day, .workout: return nil
            }
        }
        guard tests.count <= 6 else { return nil }
        return tests.isEmpty ? [] : [("where", .list(tests))]
    }

    // MARK: Formulas

    private func formulaPlan(_ name: String, _ field: DayField?) -> [QueryPlan]? {
        guard conditions.isEmpty, comparison == nil, grouping == nil else { return nil }
        func compute(_ more: [(key: String, value: JSONTree)]) -> [QueryPlan] {
            [QueryPlan(tool: "compute", fields: [("name", .string(name))] + more)]
        }
        let day: [(key: String, value: JSONTree)] = [("date", .string(days.to.iso))]
        switch name {
        case "bmi":
            return compute([days.from == nil ? days.argument : ("range", .string("1970-01-01..\(days.to.iso)"))])
        case "monotony": return days.from == nil ? nil : compute([days.argument])
        case "ctl", "acwr": return days.isDay || days.from == nil ? compute(day) : nil
        case "lean_mass", "mifflin", "goal_distance": return days.from == nil ? compute([]) : nil
        case "normal_range": return field.map { compute([("metric", .string($0.rawValue))]) }
        case "sri": return [QueryPlan(tool: "sleep_report", fields: [days.argument, ("sri", .boolean(true))])]
        case "social_jetlag": return [QueryPlan(tool: "sleep_report", fields: [days.argument])]
        default: return nil
        }
    }
}

extension Days {
    /// As tools take it.
    fileprivate var argument: (key: String, value: JSONTree) {
        guard let from else {
            return ("range", .string("all"))
        }
        return ("range", .string(isDay ? to.iso : "\(from.iso)..\(to.iso)"))
    }
}

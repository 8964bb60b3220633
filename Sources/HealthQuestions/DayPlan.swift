import HealthModel
import HealthQuery

extension HealthQuestion {
    func dayPlan(_ field: DayField) -> [QueryPlan]? {
        guard more.isEmpty || statistic == .list else { return severalPlan(field) }
        if field.isText, ![.value, .countDays, .n].contains(statistic) { return nil }
        switch statistic {
        case .countDays, .shareDays, .longestStreak, .currentStreak, .lastDate, .firstDate: return countPlan()
        case .topK, .bottomK, .kthMax, .kthMin:
            return ranking(field, isHigh: statistic == .topK || statistic == .kthMax, count ?? 1)
        case .dateOfMax, .dateOfMin, .max, .min:
            if let grouping {
                guard output == .table, field.kind != .clock else { return nil }
                return stats(field, [("group_by", .string(grouping.rawValue))])
            }
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
        case .percentChange where comparison == nil: return stats(field)
        case .range:
            guard grouping == nil, comparison == nil, !days.isDay, field.kind != .flag else { return nil }
            guard field.kind == .clock else { return stats(field) }
            guard let latest = ranking(field, isHigh: true, 1), let earliest = ranking(field, isHigh: false, 1) else {
                return nil
            }
            return latest + earliest
        case .difference, .percentChange, .ratio: return differencePlan(field)
        case .trend: return trendPlan(field)
        case .smoothed: return smoothedPlan(field)
        case .rollingMean: return rollingMeanPlan(field)
        case .countGroups: return groupCountPlan(field)
        case .longestGap: return countPlan()
        case .share: return nil
        case .rollingMax, .rollingMin:
            guard conditions.isEmpty, let window, inner == .mean || isOfTraining else { return nil }
            return [
                QueryPlan(
                    tool: "trend",
                    fields: [
                        ("metric", .string(field.rawValue)), days.argument, ("method", .string("rolling")),
                        ("window_days", .integer(window)),
                        ("extreme", .string(statistic == .rollingMax ? "max" : "min")),
                    ])
            ]
        case .correlation: return relationPlan(field)
        case .groupOfMax, .groupOfMin:
            guard let grouping, grouping != .type, grouping != .date else { return nil }
            let agg = inner ?? .mean
            if field.kind == .clock {
                return stats(
                    Self.ordered(field),
                    [
                        ("group_by", .string(grouping.rawValue)), ("rank_by", .string("mean")),
                        ("order", .string(statistic == .groupOfMax ? "desc" : "asc")), ("limit", .integer(count ?? 3)),
                    ])
            }
            return stats(
                field,
                [
                    ("group_by", .string(grouping.rawValue)), ("rank_by", .string(agg.rawValue)),
                    ("order", .string(statistic == .groupOfMax ? "desc" : "asc")), ("limit", .integer(count ?? 3)),
                ])
        case .value, .n, .sum, .mean, .median, .sd, .iqr, .cv, .first, .last, .change, .percentile, .ratePerWeek,
            .ratePerMonth:
            if field == .bedTime, statistic == .median, grouping == nil { return stats(.bedAfterNoon) }
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
    static func ordered(_ field: DayField) -> DayField { field == .bedTime ? .bedAfterNoon : field }

    func severalPlan(_ field: DayField) -> [QueryPlan]? {
        var plan: [QueryPlan] = []
        for quantity in [quantity] + more {
            var question = self
            question.quantity = quantity
            question.more = []
            guard case .day(let field) = quantity else { return nil }
            if days.isDay, comparison == nil { question.statistic = .value }
            guard let calls = question.dayPlan(field) else { return nil }
            plan += calls
        }
        return plan
    }

    func ranking(_ field: DayField, isHigh: Bool, _ count: Int) -> [QueryPlan]? {
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

    func listColumns(_ field: DayField) -> JSONTree? {
        let fields = ([quantity] + more).compactMap(\.dayField)
        return fields.count == more.count + 1 ? .list(fields.map { .string($0.rawValue) }) : nil
    }

    func countPlan() -> [QueryPlan]? {
        guard let tests = Self.tests(conditions), !tests.isEmpty else { return nil }
        var fields = [days.argument] + tests
        switch statistic {
        case .countDays, .shareDays, .lastDate, .firstDate: break
        case .longestGap: break
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

    /// `kind` says what: how many groups pass, and which.
    func groupCountPlan(_ field: DayField) -> [QueryPlan]? {
        guard let having, let grouping else { return nil }
        return stats(
            field,
            [
                ("group_by", .string(grouping.rawValue)),
                (
                    "having",
                    .object([
                        ("agg", .string(having.statistic.rawValue)), ("op", .string(having.sign.rawValue)),
                        ("value", .number(having.value, 6)),
                    ])
                ),
            ])
    }

    func relationPlan(_ field: DayField) -> [QueryPlan]? {
        guard let second = other?.dayField, conditions.isEmpty, !isWeekly || lag ?? 0 == 0 else { return nil }
        var fields: [(key: String, value: JSONTree)] = [
            ("x", .string(field.rawValue)), ("y", .string(second.rawValue)),
            ("lags", .list([.integer(lag ?? 0)])), days.argument,
        ]
        if method == .spearman { fields.append(("method", .string("spearman"))) }
        if isWeekly {
            fields.append(("bucket", .string("week")))
            fields.append(("agg_x", .string(field.kind == .cumulative ? "sum" : "mean")))
            fields.append(("agg_y", .string(second.kind == .cumulative ? "sum" : "mean")))
        }
        return [QueryPlan(tool: "relate", fields: fields)]
    }

    /// Of the days that end with the last one.
    func rollingMeanPlan(_ field: DayField) -> [QueryPlan]? {
        guard conditions.isEmpty, let window else { return nil }
        var question = self
        question.days = Days(from: days.to.advanced(by: 1 - window), to: days.to)
        return question.stats(field)
    }

    func smoothedPlan(_ field: DayField) -> [QueryPlan]? {
        guard conditions.isEmpty else { return nil }
        var all = Days(from: nil, to: days.to)
        all.isEarlier = days.isEarlier
        return [
            QueryPlan(
                tool: "trend",
                fields: [
                    ("metric", .string(field.rawValue)), ("range", .string("1900-01-01..\(all.to.iso)")),
                    ("method", .string("ewma")),
                ])
        ]
    }

    func differencePlan(_ field: DayField) -> [QueryPlan]? {
        guard let comparison else { return nil }
        if let second = comparison.quantity {
            guard let second = second.dayField, comparison.days == nil, comparison.conditions == nil,
                inner == .mean || inner == .sum
            else { return nil }
            var other = self
            other.comparison = nil
            guard let one = other.stats(field), let two = other.stats(second) else { return nil }
            return one + two
        }
        let statistics: [Statistic] =
            switch field.kind {
            case .clock: [.mean, .sd]
            case .cumulative: [.mean, .median, .sd, .max, .min, .sum]
            default: [.mean, .median, .sd, .max, .min]
            }
        guard let inner, statistics.contains(inner) else { return nil }
        if field == .heartRate, inner == .max || inner == .min { return nil }
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

    /// Slope and significance.
    func trendPlan(_ field: DayField) -> [QueryPlan]? {
        guard conditions.isEmpty, field.kind != .clock, !field.isText else { return nil }
        let slope = method == .leastSquares ? "ols" : "theil_sen"
        return [(slope, perDays ?? 30), ("mann_kendall", nil)].map { (method: String, per: Int?) in
            QueryPlan(
                tool: "trend",
                fields: [("metric", .string(field.rawValue)), days.argument, ("method", .string(method))]
                    + (per.map { [("per_days", .integer($0))] } ?? []))
        }
    }
}

extension Quantity {
    /// The column of the table of days that holds it.
    var dayField: DayField? {
        if case .day(let field) = self { return field }
        return ofDays
    }
}

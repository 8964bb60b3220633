import HealthModel
import HealthQuery

/// Questions with conditions that no list of tests can say, such as a run of more than an hour on the day before, as one
/// SELECT over the views of days and workouts.
extension HealthQuestion {
    var selectPlan: [QueryPlan]? {
        guard more.isEmpty, grouping == nil || statistic == .list, window == nil, lastCount == nil, other == nil else {
            return nil
        }
        if let comparison {
            guard comparison.quantity == nil, [.difference, .percentChange, .ratio].contains(statistic),
                inner == .mean || inner == .sum
            else { return nil }
            var first = self
            first.comparison = nil
            first.statistic = inner ?? .mean
            first.output = .value
            var second = first
            second.days = comparison.days ?? days
            second.conditions = comparison.conditions ?? conditions
            guard let one = first.selectPlan, let two = second.selectPlan else { return nil }
            return one + two
        }
        // Whether each day passes is known by how many there are.
        guard quantifier != .every || days.from != nil, let value = selectValue, let tests = selectTests else {
            return nil
        }
        let conditions = ([dateTest] + tests).joined(separator: " and ")
        let query: String
        switch statistic {
        case .sum, .mean, .min, .max, .value, .n, .dateOfMax, .dateOfMin:
            guard let value else { return nil }
            query =
                "select count(\(value)) n, sum(\(value)) sum, avg(\(value)) mean, min(\(value)) min, max(\(value)) max from day where \(conditions)"
            if [.dateOfMax, .dateOfMin].contains(statistic) { return nil }
        case .countDays, .firstDate, .lastDate:
            query = "select count(*) count, min(date) first, max(date) last from day where \(conditions)"
        case .list: query = "select date from day where \(conditions) order by date"
        default: return nil
        }
        return Self.selected(query)
    }

    /// The latest so many values of metrics of days, the latest first, or their mean.
    var latestPlan: [QueryPlan]? {
        let columns = ([quantity] + more).compactMap(\.dayField).map(\.rawValue)
        guard let lastCount, (1...60).contains(lastCount), columns.count == more.count + 1, comparison == nil,
            let tests = selectTests
        else { return nil }
        let value = columns[0]
        let conditions = ([dateTest] + tests + ["\(value) is not null"]).joined(separator: " and ")
        let latest = "from day where \(conditions) order by date desc limit \(lastCount)"
        let query: String
        switch statistic {
        case .list: query = "select date, \(columns.joined(separator: ", ")) \(latest)"
        case .mean where more.isEmpty:
            query = "select count(\(value)) n, avg(\(value)) mean from day where date in (select date \(latest))"
        default: return nil
        }
        return Self.selected(query)
    }

    var dateTest: String {
        days.from.map { "date between '\($0.iso)' and '\(days.to.iso)'" } ?? "date <= '\(days.to.iso)'"
    }

    /// Workouts of the days that pass, such as runs after short nights.
    func workoutSelectPlan(_ types: [String], _ field: WorkoutField?) -> [QueryPlan]? {
        guard more.isEmpty, grouping == nil, lastCount == nil, comparison == nil, threshold == nil, having == nil,
            field?.kind != .text, field != .startClock, var tests = workoutSelectTests(conditions)
        else { return nil }
        if !types.isEmpty { tests.insert("type in (\(types.map { "'\($0)'" }.joined(separator: ", ")))", at: 0) }
        let conditions = ([dateTest] + tests).joined(separator: " and ")
        let columns: String
        switch (statistic, field) {
        case (.sum, nil): columns = "count(*) n, count(*) sum"
        case (.list, nil): columns = "date, type, duration_min, distance_km"
        case (.lastDate, nil), (.firstDate, nil): columns = "min(date) first, max(date) last"
        case (.sum, let field?), (.mean, let field?), (.min, let field?), (.max, let field?):
            let value = field.rawValue
            columns = "count(\(value)) n, sum(\(value)) sum, avg(\(value)) mean, min(\(value)) min, max(\(value)) max"
        default: return nil
        }
        let query = "select \(columns) from workout where \(conditions)" + (statistic == .list ? " order by date" : "")
        return Self.selected(query)
    }

    func workoutSelectTests(_ conditions: [Requirement]) -> [String]? {
        var tests: [String] = []
        for condition in conditions {
            switch (condition.subject, condition.value) {
            case (.field(let field), .number(let number)):
                tests.append("\(field.rawValue) \(condition.sign.rawValue) \(QuestionWording.plain(number))")
            case (.field(let field), .text(let text)):
                tests.append("\(field.rawValue) \(condition.sign.rawValue) '\(text)'")
            case (.day, _), (.date, _):
                guard let test = Self.select(condition) else { return nil }
                tests.append("date in (select date from day where \(test))")
            default: return nil
            }
        }
        return tests
    }

    /// `nil` where it cannot be selected, an empty text for days themselves.
    private var selectValue: String?? {
        switch quantity {
        case .day(let field):
            if [.countDays, .firstDate, .lastDate, .list].contains(statistic) { return .some(nil) }
            return field.kind == .clock || field.isText ? nil : .some(field.rawValue)
        case .days: return .some(nil)
        case .combined(.day(let left), let sign, .day(let right)) where sign != .over:
            return .some("\(left.rawValue) \(sign.rawValue) \(right.rawValue)")
        case .combined(.day(let left), .minus, .combined(.day(let one), .plus, .day(let other))):
            return .some("\(left.rawValue) - (\(one.rawValue) + \(other.rawValue))")
        case .workout, .formula, .combined: return nil
        }
    }

    var selectTests: [String]? {
        conditions.reduce(into: [String]?.some([])) { tests, condition in
            guard let test = Self.select(condition) else { return tests = nil }
            tests?.append(test)
        }
    }

    private static func select(_ condition: Requirement) -> String? {
        switch condition.subject {
        case .date:
            guard case .text(let date) = condition.value, condition.lag == 0 else { return nil }
            return "date \(condition.sign.rawValue) '\(date)'"
        case .day(let field):
            guard let test = test(field, condition) else { return nil }
            guard condition.lag > 0 else { return test }
            return "date in (select date(date, '+\(condition.lag) day') from day where \(test))"
        case .workout(let types, let field): return workouts(types, field, condition)
        case .any(let tests):
            let all = tests.compactMap(select)
            return all.count == tests.count ? "(\(all.joined(separator: " or ")))" : nil
        case .noneOf(let tests):
            let all = tests.compactMap(select)
            return all.count == tests.count ? "not (\(all.joined(separator: " or ")))" : nil
        case .field, .timeOfDay: return nil
        }
    }

    private static func test(_ field: DayField, _ condition: Requirement) -> String? {
        let column = field == .bedTime ? DayField.bedAfterNoon.rawValue : field.rawValue
        switch condition.value {
        case .number(let number):
            let value = field == .bedTime ? (number + 720).truncatingRemainder(dividingBy: 1440) : number
            return "\(column) \(condition.sign.rawValue) \(QuestionWording.plain(value))"
        case .text(let text): return "\(column) \(condition.sign.rawValue) '\(text)'"
        case .texts(let texts): return "\(column) in (\(texts.map { "'\($0)'" }.joined(separator: ", ")))"
        case .none: return condition.sign == .present ? "\(column) is not null" : "\(column) is null"
        }
    }

    /// Days with such workouts, so many days later.
    private static func workouts(_ types: [String], _ field: WorkoutField?, _ condition: Requirement) -> String? {
        guard case .number(let number) = condition.value else { return nil }
        var tests: [String] = []
        if !types.isEmpty { tests.append("type in (\(types.map { "'\($0)'" }.joined(separator: ", ")))") }
        let date = condition.lag > 0 ? "date(date, '+\(condition.lag) day')" : "date"
        if let field {
            tests.append("\(field.rawValue) \(condition.sign.rawValue) \(QuestionWording.plain(number))")
            return "date in (select \(date) from workout where \(tests.joined(separator: " and ")))"
        }
        let filter = tests.isEmpty ? "" : " where \(tests.joined(separator: " and "))"
        if condition.sign == .equal, number == 0 { return "date not in (select \(date) from workout\(filter))" }
        if condition.sign == .atLeast, number == 1 { return "date in (select \(date) from workout\(filter))" }
        guard number > 0, [.atLeast, .above, .equal].contains(condition.sign) else { return nil }
        let having = "having count(*) \(condition.sign.rawValue) \(QuestionWording.plain(number))"
        return "date in (select \(date) from workout\(filter) group by date \(having))"
    }
}

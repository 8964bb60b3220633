import HealthModel
import HealthQuery

/// What the tables of days and of weeks have no column for, as a SELECT: weeks with so many runs, breaks and series of one kind
/// of workout.
extension HealthQuestion {
    /// The weeks, months or years in which so many workouts, or so much of them, came together, the latest first, and how many
    /// such there are. One without any workout is in no row, and passes none of these tests.
    func workoutGroupsPlan(_ types: [String], _ field: WorkoutField?) -> [QueryPlan]? {
        guard let having, having.statistic == .sum, let start = grouping?.selectedKey,
            statistic == .countGroups || statistic == .list, comparison == nil, lastCount == nil, threshold == nil,
            field.map({ Quantity.isSummed($0) }) ?? true,
            having.sign == .above && having.value >= 0
                || [.atLeast, .equal].contains(having.sign) && having.value > 0,
            let tests = workoutTests(of: types)
        else { return nil }
        let figure = field.map { "sum(\($0.rawValue))" } ?? "count(*)"
        let test = "\(figure) \(having.sign.rawValue) \(QuestionWording.plain(having.value))"
        return Self.selected(
            "select \(start) first, \(figure) sum, count(*) over () groups from workout where \(tests) "
                + "group by 1 having \(test) order by 1 desc")
    }

    /// The longest break between two days with such a workout, or the longest series of days with one, with its ends.
    var seriesPlan: [QueryPlan]? {
        let passed = conditions.filter { !$0.isCalendar }
        guard quantity == .days, passed.count == 1, conditions.count == 1, passed[0].isWorked, passed[0].lag == 0,
            let tests = workoutTests(of: passed[0].types)
        else { return nil }
        let dates = "select distinct date from workout where \(tests)"
        switch statistic {
        case .longestGap:
            let pairs = "select date, lag(date) over (order by date) before from (\(dates))"
            let gap = "cast(julianday(date) - julianday(before) as integer)"
            return Self.selected(
                "select \(gap) length, before first, date last, count(*) over () days from (\(pairs)) "
                    + "order by length desc, date desc limit 1")
        case .longestStreak:
            let islands = "select date, julianday(date) - row_number() over (order by date) island from (\(dates))"
            return Self.selected(
                "select count(*) length, min(date) first, max(date) last, sum(count(*)) over () days from (\(islands)) "
                    + "group by island order by length desc, last desc limit 1")
        default: return nil
        }
    }

    private func workoutTests(of types: [String]) -> String? {
        guard var tests = workoutSelectTests(conditions.filter { !$0.isWorked }) else { return nil }
        if !types.isEmpty { tests.insert("type in (\(types.map { "'\($0)'" }.joined(separator: ", ")))", at: 0) }
        return ([dateTest] + tests).joined(separator: " and ")
    }

    static func selected(_ query: String) -> [QueryPlan]? {
        query.count <= 2000 ? [QueryPlan(tool: "sql_readonly", fields: [("query", .string(query))])] : nil
    }
}

extension HealthQuestion.Grouping {
    /// The Monday of a week, else the year and the month as they are written in a date.
    fileprivate var selectedKey: String? {
        switch self {
        case .week: "date(date, 'weekday 0', '-6 days')"
        case .month: "substr(date, 1, 7)"
        case .year: "substr(date, 1, 4)"
        case .date, .weekday, .dayType, .quarter, .type: nil
        }
    }
}

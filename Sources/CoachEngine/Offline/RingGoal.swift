import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// The goals of the rings, which come with the days of a watch and can change from one to the next.
enum RingGoal {
    private static let columns: [DayField: (goal: DayField, closed: DayField)] = [
        .activeEnergy: (.moveGoal, .moveClosed), .exerciseMinutes: (.exerciseGoal, .exerciseClosed),
        .standHours: (.standGoal, .standClosed),
    ]

    /// The one goal of these days; `nil` where there is none, or where it changed within them.
    static func only(_ field: DayField, in range: String, _ lookup: inout Lookup) -> Double? {
        guard let goal = columns[field]?.goal else { return nil }
        let found = lookup.ask("metric_stats", ["metric": .string(goal.rawValue), "range": .string(range)])
        guard let low = found.number("min"), low == found.number("max"), low > 0 else { return nil }
        return low
    }

    /// The goal and the last value up to a day, as the distance to a goal is told; `nil` where there is no goal.
    static func finding(_ field: DayField, on day: CivilDay, _ lookup: inout Lookup) -> Finding? {
        guard let goal = columns[field]?.goal else { return nil }
        let rows = lookup.ask(
            "days",
            [
                "range": .string("\(day.advanced(by: -Baseline.reach).iso)..\(day.iso)"),
                "columns": .list([.string(field.rawValue), .string(goal.rawValue)]),
            ]
        ).rows()
        guard let aim = rows.last(where: { $0[goal.rawValue].number ?? 0 > 0 })?[goal.rawValue].number else {
            return nil
        }
        var fields: [(key: String, value: JSONTree)] = [("goal", .figure(aim)), ("ring", .boolean(true))]
        if let row = rows.last(where: { $0[field.rawValue].number != nil }), let value = row[field.rawValue].number,
            let date = row["date"].text
        {
            fields += [("value", .figure(value - aim)), ("last", .figure(value)), ("date", .string(date))]
        }
        return JSONValue(JSONTree.object(fields).compact).map(Finding.init)
    }

    /// The condition that a day passes whose ring is closed, or is not, where a goal is that of a ring.
    static func test(_ goal: Finding, _ field: DayField, isClosed: Bool) -> JSONTree? {
        guard goal["ring"].flag == true else { return nil }
        return (columns[field]?.closed).map { .condition($0, "==", isClosed ? 1 : 0) }
    }
}

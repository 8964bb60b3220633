import HealthModel
import HealthQuery

/// A condition on what a metric comes to over a week or another group of days.
struct GroupCondition: Sendable {
    let field: DayField
    /// A statistic by its name in tools.
    let aggregate: String
    let comparison: ComparisonOperator
    let value: Double
    /// `weeks`.
    let groups: String

    /// `nil` where the metric has no value in the group; the number of values is known all the same.
    func holds(_ table: DayTable, _ days: [CivilDay]) -> Bool? {
        let summary = ValueSummary(days.map { ($0, table.countedCell(field, on: $0)) }, kind: field.kind)
        guard let number = aggregate == "n" ? Double(summary.count) : summary.named(aggregate) else { return nil }
        return Condition(field, comparison, .numbers([value])).holds(for: .number(number))
    }

    func label(meets: Bool) -> String {
        let words =
            switch comparison {
            case .atLeast: "at least"
            case .above: "above"
            case .atMost: "at most"
            case .below: "below"
            case .unequal: "other than"
            default: "of"
            }
        let condition = "\(aggregate) of \(field.rawValue) \(words) \(JSONTree.figure(value).compact)"
        return meets ? "\(groups) with \(condition)" : "other \(groups)"
    }
}

/// Groups of days told apart by a condition on another metric.
struct GroupSplit {
    let condition: GroupCondition
    /// By the group's key; `nil` where the other metric has no value.
    private(set) var meets: [String: Bool?] = [:]
    private var groups: [(items: [CivilDay], meets: Bool?)] = []

    init(_ condition: GroupCondition, of groups: [(key: String, items: [CivilDay])], _ table: DayTable) {
        self.condition = condition
        for (key, items) in groups {
            let holds = condition.holds(table, items)
            meets[key] = .some(holds)
            self.groups.append((items, holds))
        }
    }

    func days(meeting side: Bool) -> [CivilDay] { groups.filter { $0.meets == side }.flatMap(\.items).sorted() }
    func count(meeting side: Bool?) -> Int { groups.count { $0.meets == side } }
}

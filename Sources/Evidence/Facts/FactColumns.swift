import HealthModel
import HealthQuery

/// Values of one name in the rows of a list or in the periods of a reply.
extension FactSheet {
    /// Values of one name in several periods.
    struct GroupColumn: Sendable {
        var places: [Int]
        var isSum: Bool
    }

    struct GroupKey: Hashable {
        var metric: DayField?
        var name: String
        var measure: Measure?
        var list: String

        init(_ metric: DayField?, _ fact: Fact, _ list: String) {
            (self.metric, name, measure, self.list) = (metric, fact.name, fact.measure, list)
        }
    }

    struct ColumnKey: Hashable {
        var list: Int32
        var name: String
    }

    static let summed: Set<String> = ["sum", "count", "n", "nonzero", "missing"]

    /// The name of a group's number in its row: `distance_km.sum`.
    func list(of place: Int) -> String {
        let parent = facts[place].parent
        guard parent >= 0 else { return "" }
        let node = nodes[Int(parent)]
        return node.index >= 0
            ? "\(node.parent)" : "\(node.name).\(node.parent < 0 ? -1 : nodes[Int(node.parent)].parent)"
    }

    func columnKey(of place: Int) -> ColumnKey {
        let parent = facts[place].parent
        return ColumnKey(list: parent < 0 ? -1 : nodes[Int(parent)].parent, name: facts[place].name)
    }

    /// A night's times in their order: half past midnight comes after eleven in the evening.
    func afterNoon(_ fact: Fact) -> Double {
        fact.measure == .clock && fact.value < 720 ? fact.value + 1440 : fact.value
    }

    /// Whether a row's value is the first or the last of its column; `nil` for what stands in no column.
    func isEnd(_ place: Int, _ end: RangeEnd) -> Bool? {
        guard let ends = columnEnds[columnKey(of: place)], ends.lowerBound < ends.upperBound else { return nil }
        return afterNoon(facts[place]) == (end == .lower ? ends.lowerBound : ends.upperBound)
    }

    /// The last of the periods that it is grouped by.
    var lastRange: ClosedRange<CivilDay>? {
        groupColumns.lazy.flatMap(\.places).compactMap { subject(of: $0).range }.max { $0.upperBound < $1.upperBound }
    }
}

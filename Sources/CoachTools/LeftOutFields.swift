import HealthModel
import HealthQuery

/// The values that statistics of a field go without, as replies tell them.
struct LeftOutFields {
    private let values: [DatedValue]
    /// Whether the only values of the days are doubted ones: they are told as they were typed.
    private let standsAlone: Bool

    /// Values that are listed; of more, the count tells.
    private static let mostListed = 8

    /// - Parameter days: the selection that statistics are made of.
    init(_ field: DayField, _ days: [CivilDay], _ table: DayTable) {
        values = table.leftOut(field, of: days)
        standsAlone = values.isEmpty && days.contains { table.isSlip(field, on: $0) }
    }

    /// `left_out`, how many, and `left_out_values` with their dates; none where every value counts.
    var fields: ToolReply.Fields {
        guard !values.isEmpty else { return [] }
        let listed = values.prefix(Self.mostListed).map { value in
            JSONTree.object([("date", .day(value.day)), ("value", .figure(value.value))])
        }
        return [("left_out", .integer(values.count)), ("left_out_values", .list(listed))]
    }

    var notes: [String] { values.isEmpty ? standsAlone ? [DayNotes.slipAlone] : [] : [DayNotes.slipsLeftOut] }
}

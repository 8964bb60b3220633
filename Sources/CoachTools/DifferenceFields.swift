import HealthModel
import HealthQuery

/// How selections differ, told so that nobody has to guess which is taken from which, and in what unit.
struct DifferenceFields {
    let field: DayField

    /// - Parameter sides: in the given order. Two of them are compared under the names of a comparison, more of them pair by
    ///   pair in a list.
    func fields(_ sides: [(label: String, summary: ValueSummary)]) -> ToolReply.Fields {
        guard sides.count != 2 else { return pair(sides[0], sides[1]) ?? [] }
        let pairs = sides.indices.flatMap { first in
            sides.indices.dropFirst(first + 1).compactMap { pair(sides[first], sides[$0]) }
        }
        return pairs.isEmpty ? [] : [("differences", .list(pairs.map { .object($0) }))]
    }

    private func pair(
        _ first: (label: String, summary: ValueSummary), _ second: (label: String, summary: ValueSummary)
    ) -> ToolReply.Fields? {
        guard let difference = SummaryDifference(first.summary, second.summary, isClock: field.kind == .clock) else {
            return nil
        }
        var fields: ToolReply.Fields = [
            ("difference", .figure(difference.difference)),
            ("difference_of", .string("\(second.label) minus \(first.label)")),
        ]
        if field.kind == .flag {
            fields += [
                ("difference_unit", .string("share of days; difference_points is in percentage points")),
                ("difference_points", .figure(100 * difference.difference)),
            ]
        } else if let unit = Self.unit(of: field) {
            fields.append(("difference_unit", .string(unit)))
        }
        return fields + [("percent_change", .figure(difference.percent)), ("ratio", .figure(difference.ratio))]
    }

    /// The unit of a difference of two values or means; `nil` for a count without a name.
    static func unit(of field: DayField) -> String? {
        switch (field.kind, field.unit) {
        case (.flag, _): "share of days"
        case (.clock, _): "min later"
        case (_, "%"): "percentage points"
        case (_, ""): nil
        case (_, let unit): unit.hasPrefix("min after") ? "min later" : unit
        }
    }
}

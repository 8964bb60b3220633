import HealthModel
import HealthQuery

/// The reply of a tool, put together piece by piece and cut to the size of an answer.
package struct ToolReply {
    typealias Fields = [(key: String, value: JSONTree)]

    var fields: Fields
    /// The list that may be cut, with its name.
    var rows: (key: String, items: [JSONTree])?
    /// Whether the first rows are cut instead of the last.
    var cutsFirst = false
    /// Rows left out already.
    var omitted = 0
    var notes: [String] = []
    /// Whose data it holds: a later reader who may not see all of them does not see it.
    var categories: Set<HealthCategory> = []

    init(_ fields: Fields = []) { self.fields = fields }

    mutating func add(_ key: String, _ value: JSONTree) { fields.append((key, value)) }

    mutating func noData(_ reason: String, available: ClosedRange<CivilDay>? = nil) {
        fields += [("no_data", .boolean(true)), ("reason", .string(reason))]
        if let available { add("available", .extent(available)) }
    }

    /// Says where records begin, if that is within the asked dates after their first.
    static func start(of table: DayTable, in asked: ClosedRange<CivilDay>) -> Fields {
        guard let first = table.first, asked.contains(first), asked.lowerBound < first else { return [] }
        return [("records_from", .day(first))]
    }

    var outcome: ToolOutcome {
        let whole = text(rows?.items ?? [], omitted)
        guard whole.utf8.count > ToolOutcome.mostBytes else { return ToolOutcome(json: whole) }
        guard let rows else { return Self.tooLong }
        let sizes = rows.items.map { $0.compact.utf8.count + 1 }
        // With room for the number that tells how many are left out.
        var room = ToolOutcome.mostBytes - text([], omitted).utf8.count - 24
        guard room >= 0 else { return Self.tooLong }
        var kept = 0
        for size in cutsFirst ? sizes.reversed() : sizes {
            guard size <= room else { break }
            room -= size
            kept += 1
        }
        let items = cutsFirst ? rows.items.suffix(kept) : rows.items.prefix(kept)
        return ToolOutcome(json: text(Array(items), omitted + rows.items.count - kept))
    }

    private func text(_ items: [JSONTree], _ omitted: Int) -> String {
        var fields = fields
        if let rows { fields.append((rows.key, .list(items))) }
        if omitted > 0 { fields.append(("omitted", .integer(omitted))) }
        if !notes.isEmpty { fields.append(("notes", .list(notes.map { .string($0) }))) }
        let names = HealthCategory.allCases.filter(categories.contains).map { JSONTree.string($0.rawValue) }
        fields.append((SharedResult.categoriesKey, .list(names)))
        return JSONTree.object(fields).compact
    }

    private static let tooLong =
        ToolProblem(
            .limitExceeded, "The answer is longer than \(ToolOutcome.mostBytes) bytes; ask for less."
        ).outcome
}

import CoachTools
import Entries
import HealthModel
import HealthQuery

/// Tells a model which metrics there are, so that it asks tools for what exists and by the right name.
///
/// Metrics with the same first and last date share a line: most of a store's metrics begin and end with one device.
struct CataloguePrompt {
    var entries: [CatalogueEntry]
    var consent: ConsentFilter
    /// The names that occur in recorded texts.
    var names: [RecordedNames] = []

    /// `nil` where there is nothing to name.
    var text: String? {
        let shared = consent.passed(entries)
        guard shared.contains(where: { $0.dates != nil }) else { return nil }
        var lines: [(dates: String, names: [String])] = []
        for entry in shared {
            let dates = entry.dates.map { "\($0.lowerBound.iso)..\($0.upperBound.iso)" } ?? "derived"
            let unit = entry.field.unit
            let name = unit.isEmpty ? entry.field.rawValue : "\(entry.field.rawValue) [\(unit)]"
            if let index = lines.firstIndex(where: { $0.dates == dates }) {
                lines[index].names.append(name)
            } else {
                lines.append((dates, [name]))
            }
        }
        return """
            # What is recorded
            Metric ids for tools, with their units and the dates of the first and the last value. What is not named here \
            was never recorded, or is not shown to you.
            \((lines.map { "\($0.dates): \($0.names.joined(separator: ", "))" } + values).joined(separator: "\n"))
            """
    }

    /// Names of kinds of workout that no device gives are the person's own: a model elsewhere is not told them.
    private var values: [String] {
        names.map { name in
            let isOpen = consent.place != .elsewhere || name.name != RecordedNames.workoutTypes
            let shown = isOpen ? name.values : name.values.filter(ActivityNames.usual.contains)
            return "Values of \(name.name): \(shown.joined(separator: ", "))"
        }
    }
}

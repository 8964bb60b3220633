import HealthModel
import HealthQuery

/// Tells a model which metrics there are, so that it asks tools for what exists and by the right name.
///
/// Metrics with the same first and last date share a line: most of a store's metrics begin and end with one device.
struct CataloguePrompt {
    var entries: [CatalogueEntry]
    var consent: ConsentFilter

    /// `nil` where there is nothing to name.
    var text: String? {
        let shared = consent.passed(entries)
        guard shared.contains(where: { $0.dates != nil }) else { return nil }
        var lines: [(dates: String, names: [String])] = []
        for entry in shared {
            let dates = entry.dates.map { "\($0.lowerBound.iso)..\($0.upperBound.iso)" } ?? "derived"
            let unit = entry.field.traits.unit
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
            was never recorded, or is not shared with you.
            \(lines.map { "\($0.dates): \($0.names.joined(separator: ", "))" }.joined(separator: "\n"))
            """
    }
}

import Foundation
import HealthModel

extension HealthSnapshot.AppContext {
    /// The tags and symptoms that were noted for the day, in the order they were noted, each once; the worst severity of a
    /// symptom stands behind it.
    /// - Parameters:
    ///   - entries: of the day and those beside it; what was taken back is left out.
    ///   - now: what is noted for a later moment has not happened.
    ///   - dayOf: the day of what was noted with a time.
    public mutating func takeTags(
        _ entries: [LoggedEntry], on day: CivilDay, upTo now: Date, dayOf: (Date) -> CivilDay
    ) {
        var severities: [String: Int] = [:]
        var names: [String] = []
        for entry in entries.sorted(by: { $0.id < $1.id }) where entry.undoneAt == nil {
            guard case .tags(let noted) = entry.entry, noted.at.map({ $0 <= now }) ?? true,
                noted.at.map(dayOf) ?? noted.day == day
            else { continue }
            for tag in noted.tags {
                if !names.contains(tag) { names.append(tag) }
                if let severity = noted.severity { severities[tag] = max(severities[tag] ?? 0, severity) }
            }
        }
        symptoms = names.filter(TagLexicon.isSymptom).map { name in
            severities[name].map { "\(name) \($0)/10" } ?? name
        }
        tags = names.filter { !TagLexicon.isSymptom($0) }
    }
}

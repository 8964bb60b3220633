import Entries

/// Names that were probably meant.
package enum SimilarNames {
    /// At most three names like one, the nearest first: those that differ in at most a third of their letters.
    package static func of(_ name: String, among names: [String]) -> [String] {
        let wanted = Array(name.lowercased().prefix(80))
        return names.map { (name: $0, distance: EntrySpelling.slips(wanted, Array($0))) }
            .filter { $0.distance * 3 <= max(wanted.count, $0.name.count) }
            .sorted { $0.distance < $1.distance }
            .prefix(3).map(\.name)
    }
}

/// Names that were probably meant.
package enum SimilarNames {
    /// At most three names like one, the nearest first: those that differ in at most a third of their letters.
    package static func of(_ name: String, among names: [String]) -> [String] {
        let wanted = Array(name.lowercased().prefix(80))
        return names.map { (name: $0, distance: distance(wanted, Array($0))) }
            .filter { $0.distance * 3 <= max(wanted.count, $0.name.count) }
            .sorted { $0.distance < $1.distance }
            .prefix(3).map(\.name)
    }

    /// Levenshtein's: letters added, left out or changed.
    static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherLetter) in other.enumerated() {
                let change = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}

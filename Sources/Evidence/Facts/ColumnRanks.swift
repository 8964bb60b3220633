extension FactSheet {
    /// Whether a value of the row that a fact stands in is so many from the largest or the smallest of its column: its own
    /// value, or one of another measure, by which the rows may be ranked, that no other row holds.
    func isRanked(_ rank: Int, from end: RangeEnd, inRowOf place: Int) -> Bool {
        facts.indices.contains { other in
            guard facts[other].parent == facts[place].parent, facts[other].index < 0 else { return false }
            let (values, value) = (column(of: other), afterNoon(facts[other]))
            let before = values.count { end == .upper ? $0 > value : $0 < value }
            let alike = values.count { $0 == value }
            if other != place, alike > 1 || facts[other].measure == facts[place].measure { return false }
            return (before + 1...before + max(1, alike)).contains(rank)
        }
    }

    /// The values of the rows' column that a fact stands in.
    private func column(of place: Int) -> [Double] {
        let key = columnKey(of: place)
        return facts.indices.filter { subject(of: $0).isRow && facts[$0].index < 0 && columnKey(of: $0) == key }
            .map { afterNoon(facts[$0]) }
    }
}

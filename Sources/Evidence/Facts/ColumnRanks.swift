extension FactSheet {
    /// Whether a later day has a last value of the same metric.
    func hasLater(than place: Int) -> Bool {
        guard let measure = facts[place].measure, let day = subject(of: place).day else { return false }
        return facts(named: facts[place].name, of: measure).contains { other in
            subject(of: other).metric == subject(of: place).metric && subject(of: other).day.map { $0 > day } ?? false
        }
    }

    /// Whether a value of the row that a fact stands in is so many from the largest or the smallest of its column: its own
    /// value, or one of another measure, by which the rows may be ranked, that no other row holds.
    /// - Parameter measures: what the rows are ranked by; `nil` where it may be anything.
    func isRanked(_ rank: Int, from end: RangeEnd, inRowOf place: Int, by measures: Set<Measure>? = nil) -> Bool {
        let own = facts[place].measure
        let isOwn = own.flatMap { own in measures.map { $0.contains(own) } } ?? false
        return facts.indices.contains { other in
            guard facts[other].parent == facts[place].parent, facts[other].index < 0, !isOwn || other == place else {
                return false
            }
            if !isOwn, let measures, !(facts[other].measure.map(measures.contains) ?? false) { return false }
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

extension MetricID {
    /// Masses of the body and what is made of them: typed in pounds, a value is a slip that the others tell.
    public static let bodyMasses: Set<MetricID> = [.weight, .bodyMassIndex, .leanMass]

    /// Days whose values say nothing of the others: what cannot be measured, and masses of the body that are slips among all
    /// that are recorded, for a few values alone do not tell which of them is one. Average, extremes and axis of a chart go
    /// without them. Slips count where there is no other value.
    /// - Parameter slips: see `slips(in:from:)`.
    public func leftOutOfCharts(
        _ values: [(day: CivilDay, value: Double)], slips: Set<CivilDay>
    ) -> Set<CivilDay> {
        let doubted = values.filter { slips.contains($0.day) }.map(\.day)
        let impossible = values.filter { !isPlausible($0.value) }.map(\.day)
        return Set(impossible).union(doubted.count < values.count ? doubted : [])
    }

    /// The days of a mass of the body that are left out, by all its values; empty for other metrics.
    /// - Parameter column: a value a day from `first` on; `nil` where nothing was measured.
    public func slips(in column: some Sequence<Double?>, from first: CivilDay) -> Set<CivilDay> {
        guard Self.bodyMasses.contains(self) else { return [] }
        var values: [(day: CivilDay, value: Double)] = []
        for (offset, value) in column.enumerated() {
            if let value { values.append((first.advanced(by: offset), value)) }
        }
        return slips(among: values)
    }

    /// The same of values in any order; those of `WeightTrend.reachDays` before the days that are asked about, and all after
    /// them, tell as much as all.
    public func slips(among values: [(day: CivilDay, value: Double)]) -> Set<CivilDay> {
        guard Self.bodyMasses.contains(self) else { return [] }
        let doubted = values.filter { !isPlausible($0.value) }.map(\.day)
        let believed = values.filter { isPlausible($0.value) }.sorted { $0.day < $1.day }
        return WeightTrend.slips(believed.map { WeightTrend.Point(day: $0.day, kilograms: $0.value) }).union(doubted)
    }
}

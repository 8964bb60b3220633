extension MetricID {
    /// Masses of the body and what is made of them: typed in pounds, a value is a slip that the others tell.
    public static let bodyMasses: Set<MetricID> = [.weight, .bodyMassIndex, .leanMass]

    /// Days whose values say nothing of the others: what cannot be measured, and masses of the body that are slips. Average,
    /// extremes and axis of a chart go without them.
    public func leftOutOfCharts(_ values: [(day: CivilDay, value: Double)]) -> Set<CivilDay> {
        let doubted = values.filter { !isPlausible($0.value) }.map(\.day)
        guard Self.bodyMasses.contains(self) else { return Set(doubted) }
        let believed = values.filter { isPlausible($0.value) }.sorted { $0.day < $1.day }
        return WeightTrend.slips(believed.map { WeightTrend.Point(day: $0.day, kilograms: $0.value) }).union(doubted)
    }
}

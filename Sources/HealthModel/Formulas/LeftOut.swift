extension MetricID {
    /// Days whose values say nothing of the others: what cannot be measured, and weights that are slips. Average, extremes
    /// and axis of a chart go without them.
    public func leftOutOfCharts(_ values: [(day: CivilDay, value: Double)]) -> Set<CivilDay> {
        let doubted = values.filter { !isPlausible($0.value) }.map(\.day)
        guard self == .weight else { return Set(doubted) }
        let believed = values.filter { isPlausible($0.value) }.sorted { $0.day < $1.day }
        return WeightTrend.slips(believed.map { WeightTrend.Point(day: $0.day, kilograms: $0.value) }).union(doubted)
    }
}

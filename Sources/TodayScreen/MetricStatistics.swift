import HealthModel

/// Mean, extremes and number of the recorded days of a period. A running day whose value is not final is left out.
struct MetricStatistics: Equatable {
    let metric: MetricID
    let days: ClosedRange<CivilDay>
    let recorded: [DailyValue]
    /// Days that could have been recorded: all of the period but a running one.
    let possibleDays: Int
    let leavesOutToday: Bool

    /// - Parameter running: the day on which the value still changes, see `MetricDetailState.runningDay`.
    init(
        _ metric: MetricID, in days: ClosedRange<CivilDay>, values: [CivilDay: DailyValue], today: CivilDay,
        running: CivilDay?
    ) {
        self.metric = metric
        self.days = days
        leavesOutToday = running.map(days.contains) ?? false
        let last = leavesOutToday ? today.advanced(by: -1) : min(days.upperBound, today)
        let count = last - days.lowerBound + 1
        possibleDays = max(0, count)
        recorded = (0..<max(0, count)).compactMap { values[days.lowerBound.advanced(by: $0)] }
    }

    /// Whether so many days were recorded that a mean says something of the whole: one in ten.
    var isTelling: Bool { !recorded.isEmpty && recorded.count * 10 >= possibleDays }

    var mean: Double? { metric.mean(of: recorded.map(\.value)) }
    /// The earliest day with the largest value.
    var highest: DailyValue? { recorded.max { ($0.value, $1.day) < ($1.value, $0.day) } }
    var lowest: DailyValue? { recorded.min { ($0.value, $0.day) < ($1.value, $1.day) } }
    /// Recorded days with just this value.
    func count(of value: Double) -> Int { recorded.count { $0.value == value } }
    var total: Double? { recorded.isEmpty ? nil : recorded.reduce(0) { $0 + $1.value } }
}

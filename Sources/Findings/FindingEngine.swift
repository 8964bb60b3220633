import HealthModel
import HealthQuery

/// Draws findings and conclusions from values by stated rules: the same data and the same date make the same sentences.
public struct FindingEngine: Sendable {
    public let inputs: FindingInputs
    /// Those that were ever recorded and may be seen; one kind of heart rate variability.
    let metrics: [FindingMetric]
    /// Days on which another source began to give the sleep.
    let sleepChanges: [CivilDay]

    public init(_ inputs: FindingInputs) {
        self.inputs = inputs
        let variabilities: Set<DayField> = [.heartRateVariability, .heartRateVariabilityRMSSD]
        metrics = FindingMetric.all.filter { metric in
            inputs.isRecorded(metric.field)
                && (!variabilities.contains(metric.field) || metric.field == inputs.variability)
        }
        sleepChanges = Self.sourceChanges(inputs)
    }

    /// The findings of a day, at most three lines; `nothing unusual` is one.
    public struct DayFindings: Equatable, Sendable {
        public var lines: [RankedFinding]
        /// Said where there is no line.
        public var quiet: Remark?
        /// Chances that were weighed.
        public var tested: Int

        public var remarks: [Remark] { lines.isEmpty ? [quiet].compactMap(\.self) : lines.map(\.remark) }
    }

    public func findings(on day: CivilDay) -> DayFindings {
        let candidates = candidates(on: day)
        let lines = Ranking.lines(candidates, told: inputs.told, on: day)
        let standings = standings(on: day)
        let usual = standings.count { $0.standing.isUsual }
        let quiet =
            standings.count < Self.fewestMeasures
            ? tooLittle(standings.count, mostRecorded(before: day))
            : Remark(.quiet, nil, [.count: Double(usual), .of: Double(standings.count)])
        return DayFindings(
            lines: lines, quiet: lines.isEmpty ? quiet : nil, tested: candidates.count { $0.p != nil })
    }

    private static let fewestMeasures = 3

    /// By days while no metric has enough of them, then by metrics.
    private func tooLittle(_ measures: Int, _ days: Int) -> Remark {
        days < Standing.fewest
            ? Remark(.tooLittle, nil, [.count: Double(days), .of: Double(Standing.fewest)])
            : Remark(.tooLittle, nil, [.count: Double(measures), .of: Double(Self.fewestMeasures)], kind: "measures")
    }

    /// All that is weighed, flat ones too: what was tried counts.
    func candidates(on day: CivilDay) -> [Candidate] {
        [together(on: day)].compactMap(\.self) + breaks(on: day) + deviations(on: day) + weeks(on: day)
            + trends(on: day) + goalPaces(on: day) + records(on: day) + links(on: day) + missing(on: day)
            + streaks(on: day)
    }

    /// Of the best recorded metric, days of the 28 before.
    private func mostRecorded(before day: CivilDay) -> Int {
        metrics.map { inputs.before(day, Standing.baselineDays, $0.field).count }.max() ?? 0
    }
}

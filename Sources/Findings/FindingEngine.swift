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
        sleepChanges = (inputs.sourceChanges[.sleep] ?? []).map(\.day)
    }

    /// The findings of a day, at most three lines; `nothing unusual` is one.
    public struct DayFindings: Equatable, Sendable {
        public var lines: [RankedFinding]
        /// Said where there is no line.
        public var quiet: Remark?
        /// Chances that were weighed.
        public var tested: Int

        public init(lines: [RankedFinding], quiet: Remark?, tested: Int) {
            (self.lines, self.quiet, self.tested) = (lines, quiet, tested)
        }

        /// The remarks of the lines, or the quiet one in their place.
        public var remarks: [Remark] { lines.isEmpty ? [quiet].compactMap(\.self) : lines.map(\.remark) }
    }

    /// At most three findings of a day, or why there is none; told earlier, a finding weighs less.
    public func findings(on day: CivilDay) -> DayFindings {
        let candidates = candidates(on: day)
        let tested = candidates.count { $0.p != nil }
        var lines = ranked(candidates, told: inputs.memory.told(before: day), on: day)
        for index in lines.indices where lines[index].candidate.kind == .link {
            lines[index].candidate.remark.figures[.tested] = Double(tested)
        }
        let standings = standings(on: day)
        let usual = standings.count { $0.standing.isUsual }
        let quiet =
            standings.count < Self.fewestMeasures
            ? tooLittle(standings.count, mostRecorded(before: day))
            : nothingNew(candidates, on: day)
                ?? Remark(.quiet, nil, [.count: Double(usual), .of: Double(standings.count)], dates: day...day)
        return DayFindings(lines: lines, quiet: lines.isEmpty ? quiet : nil, tested: tested)
    }

    private func ranked(_ candidates: [Candidate], told: [ToldFinding], on day: CivilDay) -> [RankedFinding] {
        Ranking.lines(
            candidates, told: told, on: day, usefulness: { inputs.memory.usefulness(of: $0.key) })
    }

    /// Where all that stands out was told in the last days, or is wanted no more; `nil` where nothing stands out.
    private func nothingNew(_ candidates: [Candidate], on day: CivilDay) -> Remark? {
        let known = ranked(candidates, told: [], on: day)
        if !known.isEmpty { return Remark(.nothingNew, nil, [:], parts: known.map(\.remark)) }
        return Ranking.lines(candidates, on: day).isEmpty ? nil : Remark(.nothingNew)
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

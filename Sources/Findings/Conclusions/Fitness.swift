import HealthModel
import HealthQuery

/// Am I recovered, do I do too much, am I getting fitter.
extension FindingEngine {
    /// The level of Today's recovery, by the same formula; `nil` where too little is recorded.
    func recoveryVerdict(_ day: CivilDay) -> Remark? {
        guard inputs.isShown(.restingHeartRate), inputs.isShown(.sleep),
            let answer = try? inputs.formulas.readiness(on: day), let score = answer.number("value"),
            let level = answer.text("level")
        else { return nil }
        return Remark(.recovery, nil, [.value: score], dates: day...day, kind: level)
    }

    func recovered(_ day: CivilDay) -> ConcludedAnswer {
        let signs = trainingSigns(day)
        let training = train(day)
        let unknown = missing([inputs.variability, .restingHeartRate, .sleep], on: day)
        guard let verdict = recoveryVerdict(day) else {
            return ConcludedAnswer(
                .recovered, day...day, Remark(.recoveryUnknown, nil, [.signs: Double(signs.signs.count)]),
                training.remarks, unknown: unknown)
        }
        let parts: [Remark?] = [
            variabilityReading(day)?.remark,
            standing(.restingHeartRate, day).map { deviation(.usualRestingRate, .restingHeartRate, $0) },
            sleepRemark(.sleptEnough, day), loadRemark(.loadNow, day),
        ]
        return ConcludedAnswer(
            .recovered, day...day, verdict, parts.compactMap(\.self), unknown: unknown)
    }

    // MARK: Fitter

    private static let fitnessDays = TrainingLoad.fitnessDays

    func fitter(_ day: CivilDay) -> ConcludedAnswer {
        let remarks = [oxygenUptake(day), restingShift(day), loadLevels(day)].compactMap(\.self)
        // Load says what was done, not what came of it.
        let ways = remarks.filter { $0.rule == .fitnessOf && $0.metric != .load }.compactMap { $0.kind }
        let dates = day.advanced(by: 1 - FitnessTrend.days)...day
        let unknown: [DayField] = inputs.isRecorded(.vo2Max) ? [] : [.vo2Max]
        guard !ways.isEmpty else {
            return ConcludedAnswer(.fitter, dates, Remark(.fitnessUnknown), remarks, unknown: unknown)
        }
        let (up, down) = (ways.contains("up"), ways.contains("down"))
        let kind = up && down ? "mixed" : up ? "fitter" : down ? "less" : "same"
        return ConcludedAnswer(
            .fitter, dates, Remark(.fitness, nil, [:], dates: dates, kind: kind), remarks, unknown: unknown)
    }

    /// The medians that the performance trend of Today compares.
    private func oxygenUptake(_ day: CivilDay) -> Remark? {
        guard inputs.isShown(.vo2Max) else { return nil }
        let estimates = inputs.series(.vo2Max, last: FitnessTrend.days, upTo: day)
        let recent = estimates.suffix(FitnessTrend.recentDays).compactMap(\.self)
        let before = estimates.dropLast(FitnessTrend.recentDays).compactMap(\.self)
        guard let direction = FitnessTrend.direction(estimates), let now = Percentile.median(recent),
            let then = Percentile.median(before)
        else { return nil }
        let way =
            switch direction {
            case .peaking, .improving: "up"
            case .declining: "down"
            default: "same"
            }
        return Remark(
            .fitnessOf, .vo2Max,
            [
                .after: now, .before: then, .difference: now - then, .n: Double(recent.count),
                .m: Double(before.count),
            ], dates: day.advanced(by: 1 - FitnessTrend.days)...day, kind: way)
    }

    private func restingShift(_ day: CivilDay) -> Remark? {
        guard inputs.isShown(.restingHeartRate) else { return nil }
        let start = day.advanced(by: 1 - Self.fitnessDays)
        let now = inputs.values(.restingHeartRate, in: start...day).map(\.value)
        let then = inputs.before(start, Self.fitnessDays, .restingHeartRate)
        guard let shift = LocationShift(before: then, after: now) else { return nil }
        let isClear = BreakSearch.isClear(LevelStep(shift), FindingMetric.any(.restingHeartRate))
        return Remark(
            .fitnessOf, .restingHeartRate,
            [
                .after: shift.medianAfter, .before: shift.medianBefore, .difference: shift.shift,
                .n: Double(shift.countAfter), .m: Double(shift.countBefore),
            ], dates: start...day, kind: !isClear ? "same" : shift.shift < 0 ? "up" : "down")
    }

    /// Load smoothed over 42 days, now and 42 days ago.
    private func loadLevels(_ day: CivilDay) -> Remark? {
        guard inputs.isShown(.load), let first = inputs.table.first, day - first >= 2 * Self.fitnessDays,
            let now = try? inputs.formulas.ctl(on: day).number("value"),
            let then = try? inputs.formulas.ctl(on: day.advanced(by: -Self.fitnessDays)).number("value"),
            now > 0 || then > 0
        else { return nil }
        return Remark(
            .fitnessOf, .load, [.after: now, .before: then, .difference: now - then],
            dates: day.advanced(by: -Self.fitnessDays)...day, kind: now > then ? "up" : "down")
    }
}

import HealthModel
import HealthQuery

/// Is that usual for me, is it good for my age.
extension FindingEngine {
    /// A day beside its 28 days before, as Today has them: four days of five lie in the range. Several days by their mean
    /// beside the eight weeks before.
    func usual(_ field: DayField?, _ dates: ClosedRange<CivilDay>) -> ConcludedAnswer {
        let day = min(dates.upperBound, inputs.today)
        guard let field else {
            var answer = concludedToday(day)
            answer.kind = .usual
            return answer
        }
        guard inputs.isShown(field) else {
            return ConcludedAnswer(.usual, dates, Remark(.noValue, field, [:], dates: dates), unknown: [field])
        }
        return dates.lowerBound < day ? usualMean(field, dates.lowerBound...day) : usualDay(field, day)
    }

    private func concludedToday(_ day: CivilDay) -> ConcludedAnswer {
        let remarks = findings(on: day).remarks
        let first = remarks.first ?? Remark(.tooLittle, nil, [.count: 0, .of: Double(Standing.fewest)])
        return ConcludedAnswer(.usual, day...day, first, Array(remarks.dropFirst()))
    }

    /// The day's value, or the last before it of a metric that is not measured daily, or whose day is not over.
    private func usualDay(_ field: DayField, _ asked: CivilDay) -> ConcludedAnswer {
        let metric = FindingMetric.any(field)
        let reach = asked.advanced(by: -Standing.baselineDays)...asked
        guard let last = inputs.values(field, in: reach).last else {
            return ConcludedAnswer(
                .usual, asked...asked, Remark(.noValue, field, [:], dates: asked...asked), unknown: [field])
        }
        let dates = last.day...last.day
        if field.kind == .clock { return usualClock(field, last) }
        let before = inputs.before(last.day, Standing.baselineDays, field)
        guard let baseline = Baseline(before) else {
            return ConcludedAnswer(
                .usual, dates,
                Remark(
                    .usualUnknown, field,
                    [.value: last.value, .n: Double(before.count), .of: Double(Standing.fewest)], dates: dates))
        }
        var figures: [Remark.Figure: Double] = [
            .value: last.value, .usual: baseline.median, .low: baseline.low, .high: baseline.high,
            .difference: last.value - baseline.median, .n: Double(before.count),
        ]
        if let standing = Standing(metric, on: last.day, inputs) { figures[.z] = standing.z }
        let isWithin = baseline.standing(of: last.value) == .within
        let verdict = Remark(isWithin ? .usualWithin : .usualOutside, field, figures, dates: dates)
        return ConcludedAnswer(.usual, dates, verdict, isWithin ? [] : similar(field, last.day))
    }

    /// The other fields that are out of the usual on the day.
    func similar(_ field: DayField, _ day: CivilDay) -> [Remark] {
        let others = standings(on: day).filter {
            $0.metric.field != field && abs($0.standing.z) >= Self.clear && !$0.standing.isUsual
        }
        return others.sorted { abs($0.standing.z) > abs($1.standing.z) }.prefix(2).map {
            Self.deviation($0.metric, $0.standing, days: 1)
        }
    }

    private func usualMean(_ field: DayField, _ dates: ClosedRange<CivilDay>) -> ConcludedAnswer {
        let metric = FindingMetric.any(field)
        let values = inputs.values(field, in: dates)
        // Of times of the clock the last day stands for the days.
        if field.kind == .clock, let last = values.last { return usualDay(field, last.day) }
        guard !values.isEmpty else {
            return ConcludedAnswer(
                .usual, dates, Remark(.noValue, field, [:], dates: dates), unknown: [field])
        }
        guard let standing = WeekStanding(metric, dates, inputs) else {
            let before = inputs.before(dates.lowerBound, WeekStanding.reference, field)
            return ConcludedAnswer(
                .usual, dates,
                Remark(
                    .usualUnknown, field,
                    [
                        .value: CompensatedSum.mean(values.map(\.value)) ?? 0, .n: Double(before.count),
                        .of: Double(WeekStanding.fewestBefore),
                    ], dates: dates))
        }
        return ConcludedAnswer(.usual, dates, Self.week(metric, standing, dates))
    }

    private func usualClock(_ field: DayField, _ last: DatedValue) -> ConcludedAnswer {
        let dates = last.day...last.day
        let before = inputs.before(last.day, Standing.baselineDays, field)
        guard let usual = ClockBaseline(before) else {
            return ConcludedAnswer(
                .usual, dates,
                Remark(
                    .usualUnknown, field,
                    [.value: last.value, .n: Double(before.count), .of: Double(Standing.fewest)], dates: dates))
        }
        return ConcludedAnswer(
            .usual, dates,
            Remark(
                usual.standing(of: last.value) == .within ? .usualWithin : .usualOutside, field,
                [
                    .value: last.value, .usual: usual.middle.rounded(), .low: usual.low.rounded(),
                    .high: usual.high.rounded(),
                    .difference: CircularMean.difference(from: usual.middle, to: last.value),
                    .n: Double(before.count),
                ], dates: dates))
    }

    // MARK: For my age

    /// VO2max by the table of FRIEND; for all else there is none, and the own usual is told.
    func forAge(_ field: DayField?, _ day: CivilDay) -> ConcludedAnswer {
        let dates = day...day
        guard field == nil || field == .vo2Max else {
            var answer = usual(field, dates)
            let own = answer.verdict
            answer.kind = .forAge
            answer.verdict = Remark(.noTable, field)
            answer.remarks = own.rule == .noValue ? [] : [own]
            return answer
        }
        guard inputs.isShown(.vo2Max), let answer = try? inputs.formulas.vo2Percentile(),
            let value = answer.number("vo2max"), let percentile = answer.number("value"),
            let age = answer.number("age"), let on = answer.day("vo2max_date")
        else {
            let isKnown = inputs.isRecorded(.vo2Max)
            return ConcludedAnswer(
                .forAge, dates, Remark(.forAgeUnknown, .vo2Max, [:], kind: isKnown ? "profile" : "value"),
                unknown: isKnown ? [] : [.vo2Max])
        }
        let sex: Sex = inputs.person.isFemale == true ? .female : .male
        let level = VO2MaxNorms.level(value, age: Int(age), sex: sex)?.rawValue
        return ConcludedAnswer(
            .forAge, dates,
            Remark(
                .forAge, .vo2Max, [.value: value, .percentile: percentile, .age: age], dates: on...on, kind: level))
    }
}

import HealthModel
import HealthQuery

/// The changes between two periods of equal length (training-and-findings.md 8.4).
extension FindingEngine {
    static let shortestMonth = 10
    /// Metrics without a direction that are looked at beside those of the table.
    private static let others: [DayField] = [.workoutMinutes, .water, .alcohol, .caffeine, .mindfulMinutes]

    /// Days asked for, else the month so far, or the last full one while fewer than ten days of it are over.
    func changedDates(_ asked: ClosedRange<CivilDay>?) -> ClosedRange<CivilDay> {
        let today = inputs.today
        if let asked {
            let to = min(asked.upperBound, today)
            return min(max(asked.lowerBound, inputs.table.first ?? asked.lowerBound), to)...to
        }
        let first = today.advanced(by: 1 - today.components.day)
        if today - first + 1 >= Self.shortestMonth { return first...today }
        let last = first.advanced(by: -1)
        return last.advanced(by: 1 - last.components.day)...last
    }

    func changed(_ asked: ClosedRange<CivilDay>?, field: DayField?) -> ConcludedAnswer {
        if let field, let asked, asked.lowerBound == asked.upperBound {
            return explained(field, min(asked.lowerBound, inputs.today))
        }
        let dates = changedDates(asked)
        let length = dates.upperBound - dates.lowerBound + 1
        // Fewer than ten days are held against the eight weeks before them.
        let reach = length < Self.shortestMonth ? WeekStanding.reference : length
        let before = dates.lowerBound.advanced(by: -reach)...dates.lowerBound.advanced(by: -1)
        let tested = changes(dates, before)
        if let field { return changed(field, dates, before, tested) }
        guard tested.count >= 3 else {
            return ConcludedAnswer(
                .changed, dates, Remark(.changedTooLittle, nil, [.count: Double(tested.count)], dates: before))
        }
        let known = Ranking.kept(tested).map(\.candidate).filter { $0.strength > 0 }
            .sorted { $0.strength > $1.strength }
        let devices = knownBreaks(before.lowerBound...dates.upperBound)
        let shown = Array((devices + known.map(\.remark)).prefix(3))
        guard !shown.isEmpty else {
            return ConcludedAnswer(
                .changed, dates, Remark(.nothingChanged, nil, [.tested: Double(tested.count)], dates: before))
        }
        return ConcludedAnswer(
            .changed, dates,
            Remark(
                .changed, nil, [.count: Double(known.count), .tested: Double(tested.count)], dates: before), shown)
    }

    /// A change of one metric, with what changed at the same time.
    private func changed(
        _ field: DayField, _ dates: ClosedRange<CivilDay>, _ before: ClosedRange<CivilDay>, _ tested: [Candidate]
    ) -> ConcludedAnswer {
        let own =
            tested.first { $0.remark.metric == field }
            ?? change(FindingMetric.any(field), dates, before)
        guard let own else { return tooFew(field, dates, before) }
        let others = Ranking.kept(tested).map(\.candidate)
            .filter { $0.strength > 0 && $0.remark.metric != field }
            .sorted { $0.strength > $1.strength }.map(\.remark)
        var verdict = own.remark
        if own.strength == 0 { verdict.rule = .noShift }
        let devices = knownBreaks(before.lowerBound...dates.upperBound).filter { $0.metric == field }
        return ConcludedAnswer(.changed, dates, verdict, Array((devices + others).prefix(3)))
    }

    /// Values are there, but not enough of them on both sides.
    private func tooFew(
        _ field: DayField, _ dates: ClosedRange<CivilDay>, _ before: ClosedRange<CivilDay>
    ) -> ConcludedAnswer {
        let values = inputs.values(field, in: dates).map(\.value)
        let mean = field.kind == .clock ? CircularMean(minutesOfDay: values)?.minutes : CompensatedSum.mean(values)
        guard let mean, inputs.isShown(field) else {
            return ConcludedAnswer(.changed, dates, Remark(.noValue, field, [:], dates: dates), unknown: [field])
        }
        let earlier = inputs.values(field, in: before).count
        return ConcludedAnswer(
            .changed, dates,
            Remark(
                .changedTooFew, field, [.value: mean, .n: Double(values.count), .m: Double(earlier)], dates: dates))
    }

    // MARK: One day

    /// Why a value of one day is as it is: where it lies by the usual range, and what else the day and the night had.
    private func explained(_ field: DayField, _ day: CivilDay) -> ConcludedAnswer {
        var answer = usual(field, day...day)
        answer.kind = .changed
        guard answer.verdict.rule != .noValue, let dates = answer.verdict.dates, dates.upperBound == day else {
            return answer
        }
        var seen: Set<DayField> = [field]
        let remarks = (contributors(field, day) + similar(field, day)).filter { remark in
            remark.metric.map { seen.insert($0).inserted } ?? true
        }
        answer.remarks = Array(remarks.prefix(4))
        return answer
    }

    /// The parts of a night, and behaviour known to go before a bad one.
    private func contributors(_ field: DayField, _ day: CivilDay) -> [Remark] {
        // What came after the night is no reason for it.
        let hard = hardSession(day, upTo: day.advanced(by: -1))
        func told(_ part: DayField) -> Remark? {
            standing(part, day).map { deviation(.dayValue, part, $0) }
                ?? shown(part, day).map { Remark(.dayValue, part, [.value: $0]) }
        }
        if field.category == .sleep {
            let parts: [Remark?] = [
                bedtimeOff(day) ?? shown(.bedTime, day).map { Remark(.dayValue, .bedTime, [.value: $0]) },
                shown(.wakeTime, day).map { Remark(.dayValue, .wakeTime, [.value: $0]) },
                field == .awake ? told(.sleep) : told(.awake), drinks(day), zoneChange(day), hard,
            ]
            return parts.compactMap(\.self)
        }
        guard field.category == .heart || field == .wristTemperature else { return [] }
        let parts: [Remark?] = [
            sleepRemark(.shortNight, day).flatMap { -($0[.difference] ?? 0) >= Self.shortNight ? $0 : nil },
            bedtimeOff(day), drinks(day), hard ?? loadRemark(.loadUp, day),
        ]
        return parts.compactMap(\.self)
    }

    private func knownBreaks(_ dates: ClosedRange<CivilDay>) -> [Remark] {
        metrics.filter(\.isMeasured).compactMap { metric in
            guard let found = deviceBreak(metric, in: dates), found.isKnown else { return nil }
            return found.remark(of: metric.field)
        }
    }

    /// Values of a side whose differences are all looked at: of longer periods every second day, every third, and so on.
    private static let mostOfSide = 366

    private static func thinned(_ values: [DatedValue]) -> [Double] {
        let step = (values.count + mostOfSide - 1) / mostOfSide
        return stride(from: 0, to: values.count, by: max(1, step)).map { values[$0].value }
    }

    /// One for each metric that can be tested; of strength 0 where the change is too small to be told.
    func changes(_ dates: ClosedRange<CivilDay>, _ before: ClosedRange<CivilDay>) -> [Candidate] {
        let extra = Self.others.filter { inputs.isRecorded($0) }.map(FindingMetric.any)
        return (metrics + extra).compactMap { change($0, dates, before) }
    }

    private func change(
        _ metric: FindingMetric, _ dates: ClosedRange<CivilDay>, _ before: ClosedRange<CivilDay>
    ) -> Candidate? {
        guard inputs.isShown(metric.field) else { return nil }
        let length = dates.upperBound - dates.lowerBound + 1
        guard length >= Self.shortestMonth else { return weekChange(metric, dates) }
        let earlier = inputs.values(metric.field, in: before)
        let line = ClockSeries(metric.field, earlier.map(\.value))
        let (old, new) = (line.unwrapped(earlier), line.unwrapped(inputs.values(metric.field, in: dates)))
        guard let shift = LocationShift(before: Self.thinned(old), after: Self.thinned(new)),
            let one = Percentile.median(old.map(\.value)), let other = Percentile.median(new.map(\.value))
        else { return nil }
        let isTold = BreakSearch.isClear(LevelStep(shift), metric)
        return Candidate(
            .week,
            Remark(
                .shift, metric.field,
                [
                    .difference: shift.shift, .before: line.wrapped(one), .after: line.wrapped(other),
                    .n: Double(new.count), .m: Double(old.count),
                    .low: shift.low, .high: shift.high,
                ], dates: dates),
            strength: isTold ? abs(shift.shift) / max(shift.spread, metric.floor, 1e-9) : 0,
            direction: metric.direction(shift.shift), count: shift.countAfter, p: shift.p, z: shift.z)
    }

    private func weekChange(_ metric: FindingMetric, _ dates: ClosedRange<CivilDay>) -> Candidate? {
        guard metric.isDaily, let week = WeekStanding(metric, dates, inputs) else { return nil }
        let isTold = abs(week.z) >= Standing.row && metric.isEnough(shift: week.mean - week.usual, from: week.usual)
        return Candidate(
            .week, Self.week(metric, week, dates), strength: isTold ? abs(week.z) : 0,
            direction: metric.direction(week.z), count: week.count,
            p: HeavyTail.p(z: week.z, count: week.count), z: week.z)
    }
}

import HealthModel
import HealthQuery

/// How am I doing, what went well, the day and the week in short (training-and-findings.md 8.5): the own figures side by
/// side, no grade and no score.
extension FindingEngine {
    /// The fields that summarise a week.
    static let weekFields: [DayField] = [.sleep, .steps, .exerciseMinutes, .load]
    private static let fourWeeks = 28
    private static let fewestOfWeek = 4

    func doing(_ day: CivilDay, field: DayField?, dates: ClosedRange<CivilDay>?) -> ConcludedAnswer {
        if let field { return doing(field, day, dates) }
        if let dates, dates.lowerBound == dates.upperBound { return doing(on: day) }
        let days = dates.map { min($0.lowerBound, day)...day } ?? week(upTo: day)
        // What a day has to tell belongs to a question of now.
        let findings = day == inputs.today ? findings(on: day).remarks.prefix(2) : []
        let beside = Self.weekFields.compactMap { weekRemark($0, days) }
        let remarks = Array(findings) + beside.prefix(findings.isEmpty ? 4 : 2) + goalRemarks(days).prefix(1)
        guard !remarks.isEmpty else { return tooLittle(.doing, days) }
        return ConcludedAnswer(
            .doing, days, Remark(.doing, nil, [:], dates: days), remarks,
            unknown: day == inputs.today ? missing([.sleep, inputs.variability, .restingHeartRate], on: day) : [],
            step: nextStep(day))
    }

    /// One day: what is unusual, its values beside the 28 days before, goals reached.
    private func doing(on day: CivilDay) -> ConcludedAnswer {
        let lines = findings(on: day).lines.prefix(2).map(\.remark)
        let told = Set(lines.flatMap { [$0.metric] + $0.parts.map(\.metric) }.compactMap(\.self))
        let fields: [DayField] = [.sleep, .steps, .exerciseMinutes, .restingHeartRate]
        let values = fields.filter { !told.contains($0) }.compactMap { field -> Remark? in
            standing(field, day).map { deviation(.dayValue, field, $0) }
                ?? shown(field, day).map { Remark(.dayValue, field, [.value: $0]) }
        }
        let goals = goalDays(day).filter { $0.isReached != nil }
        let reached = Remark(
            .goalsReached, nil,
            [.count: Double(goals.count { $0.isReached == true }), .of: Double(goals.count)], dates: day...day,
            kind: inputs.isComplete(day) ? nil : "open")
        guard !(lines.isEmpty && values.isEmpty && goals.isEmpty) else { return tooLittle(.doing, day...day) }
        return ConcludedAnswer(
            .doing, day...day, Remark(.doing, nil, [:], dates: day...day),
            lines + values + (goals.isEmpty ? [] : [reached]), unknown: missing([.sleep, .steps], on: day),
            step: nextStep(day))
    }

    /// One metric: the days asked for, then the week and four weeks of a single day.
    private func doing(_ field: DayField, _ day: CivilDay, _ dates: ClosedRange<CivilDay>?) -> ConcludedAnswer {
        var answer = usual(field, dates ?? day...day)
        answer.kind = .doing
        guard dates.map({ $0.lowerBound == $0.upperBound }) ?? true else { return answer }
        let more = [weekRemark(field, week(upTo: day)), trend(FindingMetric.any(field), upTo: day).flatMap(told)]
        answer.remarks += more.compactMap(\.self)
        return answer
    }

    func told(_ candidate: Candidate) -> Remark? { candidate.strength > 0 ? candidate.remark : nil }

    /// Means of the seven days and of the 28 before them; `nil` with under four of seven or 14 of 28.
    func weekRemark(_ field: DayField, _ days: ClosedRange<CivilDay>) -> Remark? {
        guard inputs.isShown(field) else { return nil }
        let week = inputs.values(field, in: days).map(\.value)
        let before = inputs.before(days.lowerBound, Self.fourWeeks, field)
        guard week.count >= Self.fewestOfWeek, before.count >= Standing.fewest, field.kind != .clock,
            let mean = CompensatedSum.mean(week), let usual = CompensatedSum.mean(before),
            max(mean, usual) >= 1
        else { return nil }
        return Remark(
            .weekBeside, field,
            [
                .value: mean, .usual: usual, .difference: mean - usual, .n: Double(week.count),
                .m: Double(before.count),
            ], dates: days)
    }

    /// Goals of a day, how often each was reached, the best first.
    func goalRemarks(_ days: ClosedRange<CivilDay>) -> [Remark] {
        let dates = (days.lowerBound.number...days.upperBound.number).map(CivilDay.init(number:))
        let reached = dates.flatMap { goalDays($0) }
        let fields = Set(reached.map(\.field)).sorted { $0.rawValue < $1.rawValue }
        let remarks = fields.compactMap { field -> Remark? in
            let known = reached.filter { $0.field == field && $0.isReached != nil }
            guard !known.isEmpty, let target = known.last?.target else { return nil }
            return Remark(
                .goalDays, field,
                [
                    .count: Double(known.count { $0.isReached == true }), .of: Double(known.count), .target: target,
                ], dates: days)
        }
        return remarks.sorted { ($0[.count] ?? 0) / ($0[.of] ?? 1) > ($1[.count] ?? 0) / ($1[.of] ?? 1) }
    }

    func ringRemark(_ days: ClosedRange<CivilDay>) -> Remark? {
        guard inputs.isShown(.ringsClosed) else { return nil }
        let dates = (days.lowerBound.number...days.upperBound.number).map(CivilDay.init(number:))
        let known = dates.compactMap { inputs.table.number(.ringsClosed, on: $0) }
        guard !known.isEmpty else { return nil }
        return Remark(
            .ringDays, nil, [.count: Double(known.count { $0 == 1 }), .of: Double(known.count)], dates: days)
    }

    // MARK: What went well

    /// Shares of days with the goal from which it went well (health-metrics.md 14: five of seven).
    private static let often = 5.0 / 7

    func wentWell(_ asked: ClosedRange<CivilDay>?) -> ConcludedAnswer {
        let days =
            asked.map { min($0.lowerBound, inputs.today)...min($0.upperBound, inputs.today) }
            ?? week(upTo: inputs.today)
        let remarks = good(days)
        guard !remarks.isEmpty else {
            return ConcludedAnswer(.wentWell, days, Remark(.nothingWentWell, nil, [:], dates: days))
        }
        return ConcludedAnswer(
            .wentWell, days, Remark(.wentWell, nil, [.count: Double(remarks.count)], dates: days),
            Array(remarks.prefix(4)))
    }

    private func good(_ days: ClosedRange<CivilDay>) -> [Remark] {
        let isShort = days.upperBound - days.lowerBound < 62
        let dates = (days.lowerBound.number...days.upperBound.number).map(CivilDay.init(number:))
        let best: [Remark] =
            isShort ? dates.flatMap { records(on: $0) }.filter(inputs.memory.isWanted).map(\.remark).suffix(1) : []
        let better = betterThanUsual(days)
        let often = (goalRemarks(days) + [ringRemark(days)].compactMap(\.self))
            .filter { ($0[.count] ?? 0) >= Self.often * ($0[.of] ?? 1) }
        let streaks = goalDays(days.upperBound).compactMap { goal -> Remark? in
            let length = streak(of: goal.field, upTo: days.upperBound)
            guard length >= Self.milestones[0] else { return nil }
            return Remark(.streak, goal.field, [.days: Double(length), .target: goal.target])
        }
        let named = Set(streaks.compactMap(\.metric))
        return best + better.prefix(2) + streaks.prefix(1)
            + often.filter { $0.metric.map { !named.contains($0) } ?? true }.prefix(2)
    }

    /// The fields better than in the weeks before, by 1.5 deviations of a mean and more.
    private func betterThanUsual(_ days: ClosedRange<CivilDay>) -> [Remark] {
        let length = days.upperBound - days.lowerBound + 1
        let before = days.lowerBound.advanced(by: -length)...days.lowerBound.advanced(by: -1)
        let candidates =
            length < Self.shortestMonth ? weeks(in: days) : changes(days, before).filter { $0.strength > 0 }
        return candidates.filter { candidate in
            guard let field = candidate.remark.metric, let z = candidate.z else { return false }
            return FindingMetric.any(field).isBetter(z) == true && abs(z) >= Standing.row
        }.sorted { abs($0.z ?? 0) > abs($1.z ?? 0) }.map(\.remark)
    }

    private func weeks(in days: ClosedRange<CivilDay>) -> [Candidate] {
        metrics.filter(\.isDaily).compactMap { metric in
            WeekStanding(metric, days, inputs).map { standing in
                Candidate(
                    .week, Self.week(metric, standing, days), strength: abs(standing.z), direction: 1,
                    count: standing.count, z: standing.z)
            }
        }
    }

    // MARK: In short

    func brief(_ day: CivilDay) -> ConcludedAnswer {
        let training = train(day)
        let signs = trainingSigns(day).signs
        let findings = findings(on: day)
        let sleep = sleepRemark(.sleptEnough, day)
        let told = findings.remarks.filter { $0.metric != .sleep || sleep == nil }
        let plan = planToday(day)
        var verdict = training.verdict
        // The signs have no lines of their own here: they are named where they are counted.
        if verdict[.signs] != nil { verdict.kind = signs.map(\.rawValue).joined(separator: " ") }
        var recovery = recoveryVerdict(day)
        recovery?.figures[.signs] = Double(signs.count)
        return ConcludedAnswer(
            .brief, day...day, verdict,
            [sleep, plan].compactMap(\.self) + told.prefix(plan == nil ? 3 : 2) + [recovery].compactMap(\.self),
            unknown: training.unknown, step: nextStep(day))
    }

    func review(_ asked: ClosedRange<CivilDay>?, _ day: CivilDay) -> ConcludedAnswer {
        let days = asked ?? week(upTo: day)
        let better = good(days)
        let kept = (better.first { $0.rule != .record } ?? better.first).map { Remark(.toKeep, parts: [$0]) }
        let all = Self.weekFields.compactMap { weekRemark($0, days) }
        let beside = all.filter { remark in !(kept?.parts.contains { $0.metric == remark.metric } ?? false) }
        let wanted = inputs.memory.isWanted
        let trend = trends(on: days.upperBound).filter(wanted).compactMap(told).prefix(1)
        let paces = goalPaces(on: days.upperBound).filter(wanted).map(\.remark).prefix(1)
        // A night of illness or another watch puts the rest of the week in its light.
        let weighty = findings(on: days.upperBound).lines.map(\.remark).filter {
            [.together, .deviceChange].contains($0.rule)
        }.prefix(1)
        let plan = planDone(days)
        let remarks =
            [plan].compactMap(\.self) + Array(beside.prefix(3)) + Array(weighty) + Array(paces.isEmpty ? trend : paces)
            + [kept].compactMap(\.self)
        guard !remarks.isEmpty else { return tooLittle(.review, days) }
        return ConcludedAnswer(
            .review, days, Remark(.weekReview, nil, [:], dates: days, kind: Self.shape(of: all)), remarks,
            step: toChange(days, plan) ?? nextStep(day))
    }

    /// Minutes of sleep, and the share of other means, from which a week differs from those before. Our rule.
    private static let (sleepChange, shareOfChange) = (15.0, 0.1)

    /// The fields of a week, each with `+`, `-` or `=`.
    private static func shape(of remarks: [Remark]) -> String {
        remarks.compactMap { remark in
            guard let field = remark.metric, let usual = remark[.usual], let difference = remark[.difference] else {
                return nil
            }
            let least = field == .sleep ? sleepChange : max(1, shareOfChange * usual)
            return field.rawValue + (difference >= least ? "+" : difference <= -least ? "-" : "=")
        }.joined(separator: " ")
    }

    /// Minutes under the need; the share of days below which a goal is seldom reached. Our rule.
    private static let (shortSleep, seldom) = (60.0, 3.0 / 7)

    /// The one thing to change: sleep, then what was planned and not done, then a goal that is seldom reached.
    private func toChange(_ days: ClosedRange<CivilDay>, _ plan: Remark?) -> Remark? {
        let nights = inputs.isShown(.sleep) ? inputs.values(.sleep, in: days).map(\.value) : []
        let need = inputs.person.sleepNeed
        if nights.count >= Self.fewestOfWeek, let mean = CompensatedSum.mean(nights), need - mean >= Self.shortSleep {
            return Remark(
                .toChangeSleep, .sleep,
                [.value: mean, .need: need, .difference: mean - need, .n: Double(nights.count)], dates: days)
        }
        if let plan, let missed = plan[.n], missed > 0 {
            return Remark(.toChangePlan, nil, [.count: missed, .of: plan[.of] ?? missed], dates: days)
        }
        guard let goal = goalRemarks(days).last, let count = goal[.count], let all = goal[.of],
            Int(all) >= Self.fewestOfWeek, count < Self.seldom * all
        else { return nil }
        var change = goal
        change.rule = .toChangeGoal
        return change
    }

    /// Where there is nothing to tell of a period.
    private func tooLittle(_ kind: ConclusionRequest.Kind, _ days: ClosedRange<CivilDay>) -> ConcludedAnswer {
        ConcludedAnswer(kind, days, Remark(.tooLittle, nil, [:], dates: days, kind: "period"))
    }
}

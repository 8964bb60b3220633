import HealthModel
import HealthQuery

/// The advice on what to do next: the first rule that holds (training-and-findings.md 8.6).
extension FindingEngine {
    /// A goal that is nearly reached: so much of it left at most.
    private static let nearlyReached = 0.2
    private static let bedSoon = 120.0
    /// Check-ins of the last four weeks from which they are a habit.
    private static let habit = 7

    func next(_ day: CivilDay) -> ConcludedAnswer {
        let step = nextStep(day) ?? Remark(.nextNothing)
        var remarks: [Remark] = []
        if step.rule != .nextBed, let short = shortfallRemark(.shortfallNow, day, least: Self.shortfall) {
            remarks.append(short)
        }
        let signs = trainingSigns(day)
        if signs.advice != .unknown { remarks.append(train(day).verdict) }
        if let load = loadRemark(.loadNow, day) { remarks.append(load) }
        return ConcludedAnswer(.next, day...day, step, remarks, unknown: signs.advice == .unknown ? [.sleep] : [])
    }

    /// `nil` where nothing is needed.
    func nextStep(_ day: CivilDay) -> Remark? {
        guard day == inputs.today else { return nil }
        if let bed = bedSoon(day) { return bed }
        if let left = nearGoal(day) { return left }
        let feelings: [DayField] = [.energy, .mood]
        let isHabit = feelings.contains {
            inputs.isShown($0) && inputs.before(day, Standing.baselineDays, $0).count >= Self.habit
        }
        if isHabit, feelings.allSatisfy({ shown($0, day) == nil }) { return Remark(.nextCheckIn, .energy) }
        return nil
    }

    private func nearGoal(_ day: CivilDay) -> Remark? {
        guard inputs.minuteOfDay != nil else { return nil }
        let possible: Set<DayField> = [.steps, .exerciseMinutes, .activeEnergy, .water, .mindfulMinutes]
        let near = goalDays(day).compactMap { goal -> (left: Double, remark: Remark)? in
            guard possible.contains(goal.field), goal.isReached == false,
                let value = inputs.table.number(goal.field, on: day)
            else { return nil }
            let left = goal.target - value
            guard left <= Self.nearlyReached * goal.target else { return nil }
            return (
                left / goal.target,
                Remark(.goalLeft, goal.field, [.value: value, .target: goal.target, .need: left])
            )
        }
        return near.min { $0.left < $1.left }?.remark
    }

    private func bedSoon(_ day: CivilDay) -> Remark? {
        guard let minute = inputs.minuteOfDay, minute >= 720, let plan = bedtimePlan(day) else { return nil }
        let left = CircularMean.difference(from: Double(minute), to: plan.tonight)
        guard left <= Self.bedSoon, left > -360 else { return nil }
        return Remark(.nextBed, .bedTime, [.clock: plan.tonight, .minutes: left])
    }
}

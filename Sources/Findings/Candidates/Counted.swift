import HealthModel
import HealthQuery

/// Candidates that are counted rather than tested: goals, records, streaks, missing days.
extension FindingEngine {
    // MARK: Missing

    static let missingOf = 7
    static let mostMissing = 3
    static let usuallyThere = 0.8

    func missing(on day: CivilDay) -> [Candidate] {
        let days = week(upTo: day)
        return metrics.compactMap { metric in
            guard metric.isDaily, metric.field != .bedAfterNoon, metric.field != .activeEnergy else { return nil }
            let there = inputs.values(metric.field, in: days).count
            let before = inputs.before(days.lowerBound, Standing.baselineDays, metric.field).count
            guard Self.missingOf - there >= Self.mostMissing,
                Double(before) >= Self.usuallyThere * Double(Standing.baselineDays)
            else { return nil }
            return Candidate(
                .missing,
                Remark(
                    .missing, metric.field,
                    [.count: Double(Self.missingOf - there), .of: Double(Self.missingOf)], dates: days),
                strength: 0.5, direction: 1)
        }
    }

    // MARK: Streaks

    static let milestones = [7, 14, 30, 50, 100, 200, 365]
    static let streakAtRiskFrom = 18 * 60

    /// Goals of a day that stand, with whether it was reached; `nil` where that is not known.
    func goalDays(_ day: CivilDay) -> [(field: DayField, target: Double, isReached: Bool?)] {
        let fields: [DayField] = [
            .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .water, .mindfulMinutes,
        ]
        return fields.compactMap { field in
            guard inputs.isShown(field), let target = dailyGoal(field, on: day), target > 0 else { return nil }
            let value = inputs.table.number(field, on: day)
            return (field, target, value.map { $0 >= target })
        }
    }

    /// The goal of the date where the device kept one, else the one that stands.
    func dailyGoal(_ field: DayField, on day: CivilDay) -> Double? {
        let kept: DayField? =
            switch field {
            case .activeEnergy: .moveGoal
            case .exerciseMinutes: .exerciseGoal
            case .standHours: .standGoal
            default: nil
            }
        if let kept, let target = inputs.table.number(kept, on: day) { return target }
        return inputs.person.goals[field]?.daily
    }

    func streaks(on day: CivilDay) -> [Candidate] {
        goalDays(day).compactMap { goal in
            let length = streak(of: goal.field, upTo: day)
            if Self.milestones.contains(length), goal.isReached == true {
                return Candidate(
                    .streak,
                    Remark(.streak, goal.field, [.days: Double(length), .target: goal.target]), strength: 0.6,
                    direction: 0.8)
            }
            guard let minute = inputs.minuteOfDay, minute >= Self.streakAtRiskFrom, day == inputs.today,
                goal.isReached == false, length >= Self.milestones[0],
                let value = inputs.table.number(goal.field, on: day)
            else { return nil }
            return Candidate(
                .streak,
                Remark(
                    .streak, goal.field,
                    [.days: Double(length), .target: goal.target, .need: goal.target - value]),
                strength: 0.4, direction: 1)
        }
    }

    /// Days in a row on which the goal was reached, an unfinished today left out while it is not.
    func streak(of field: DayField, upTo day: CivilDay) -> Int {
        func member(_ date: CivilDay) -> (day: CivilDay, membership: Membership) {
            guard let target = dailyGoal(field, on: date), let value = inputs.table.number(field, on: date) else {
                return (date, .unrecorded)
            }
            return (date, value >= target ? .inside : .outside)
        }
        // Back to the day before it that breaks it; before the first day of the store nothing is recorded.
        var days = [member(day)]
        repeat { days.append(member(day.advanced(by: -days.count))) } while days.last?.membership == .inside
        return DayStreaks(days.reversed(), skipsUnrecorded: false, lastIsUnfinished: !inputs.isComplete(day)).current
    }

    // MARK: Records

    static let fewestLike = 5
    static let shortestHistory = 28

    /// The longest workout of its kind, or the day with most steps, that is of today.
    func records(on day: CivilDay) -> [Candidate] {
        let today = inputs.workouts.filter { $0.date == day && $0.distance != nil }
        var candidates = today.compactMap { workout -> Candidate? in
            guard inputs.isShown(.workouts), let distance = workout.distance else { return nil }
            let earlier = inputs.workouts.filter { $0.type == workout.type && $0.id < workout.id }
            let others = earlier.compactMap { other in other.distance.map { DatedValue(day: other.date, value: $0) } }
            return record(.distance, distance, others, on: day, kind: workout.type)
        }
        if let steps = inputs.value(.steps, on: day), let first = inputs.table.first, first < day {
            let others = inputs.values(.steps, in: first...day.advanced(by: -1))
            candidates += [record(.steps, steps, others, on: day, kind: nil)].compactMap(\.self)
        }
        return candidates
    }

    private func record(
        _ field: DayField, _ value: Double, _ others: [DatedValue], on day: CivilDay, kind: String?
    ) -> Candidate? {
        guard others.count >= Self.fewestLike, let first = others.first?.day, day - first >= Self.shortestHistory
        else { return nil }
        let year = day.components.year
        let spans: [(name: String, strength: Double, values: [DatedValue])] = [
            ("ever", 0.6, others), ("year", 0.4, others.filter { $0.day.components.year == year }),
            ("90_days", 0.3, others.filter { day - $0.day < 90 }),
        ]
        for span in spans where span.values.count >= Self.fewestLike {
            guard let before = span.values.map(\.value).max(), Self.isMore(value, than: before, field) else { continue }
            return Candidate(
                .record,
                Remark(
                    .record, field, [.value: value, .before: before, .n: Double(span.values.count)],
                    dates: day...day, kind: [span.name, kind].compactMap(\.self).joined(separator: " ")),
                strength: span.strength, direction: 0.8)
        }
        return nil
    }

    /// Whether a value is larger as both are shown: 8.14 km is no record after 8.06.
    private static func isMore(_ value: Double, than before: Double, _ field: DayField) -> Bool {
        let scale = [1.0, 10, 100, 1000][min(max(field.decimals, 0), 3)]
        return (value * scale).rounded() > (before * scale).rounded()
    }

    // MARK: Goals by a date

    func goalPaces(on day: CivilDay) -> [Candidate] {
        inputs.person.goals.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { field, goals -> Candidate? in
            // The sum of a span is no level.
            guard inputs.isShown(field), let goal = goals.first(where: { $0.isDaily && $0.due != nil }),
                let due = goal.due, due > day
            else { return nil }
            let target = goal.target
            let values = inputs.values(field, in: day.advanced(by: 1 - Self.trendDays)...day)
            let points = values.daysAndValues
            guard let first = values.first?.day,
                let pace = GoalPace(points, today: Double(day - first), target: target, days: due - day),
                pace.standing != .early
            else { return nil }
            let strength: Double = pace.standing == .behind ? 0.6 : 0.5
            return Candidate(
                .goal,
                Remark(
                    .goalPace, field,
                    [
                        .target: target, .rate: pace.slope * 7, .need: pace.needed * 7, .level: pace.level,
                        .low: pace.low * 7, .high: pace.high * 7, .n: Double(values.count),
                    ], dates: day...due, kind: pace.standing.rawValue),
                strength: strength, direction: pace.standing == .behind ? 1 : 0.8)
        }
    }
}

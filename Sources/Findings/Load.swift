import HealthModel
import HealthQuery

/// How hard the last days were.
enum Load {
    /// Mean load of 7 days by that of 28 from which it is said to be up (our rule; health-metrics.md 7.3 on what it does not
    /// tell).
    static let raised = 1.3
    /// Effort of 10, or minutes in zones 4 and 5, from which a workout is hard (our rule).
    static let hardEffort = 7.0
    static let hardMinutes = 20.0

    static func isHard(_ workout: QueryWorkout) -> Bool {
        if let effort = workout.effort, effort >= hardEffort { return true }
        return minutesInHardZones(workout).map { $0 >= hardMinutes } ?? false
    }

    static func minutesInHardZones(_ workout: QueryWorkout) -> Double? {
        workout.zoneMinutes.flatMap { $0.count == 5 ? $0[3] + $0[4] : nil }
    }
}

extension FindingInputs {
    /// As the tool `compute` gives it by the name `acwr`.
    func loadRatio(on day: CivilDay) -> (ratio: Double, week: Double, month: Double)? {
        guard isShown(.load), let answer = try? formulas.acwr(on: day), let ratio = answer.number("value"),
            let week = answer.number("mean_7_days"), let month = answer.number("mean_28_days")
        else { return nil }
        return (ratio, week, month)
    }

    func hardWorkouts(_ days: ClosedRange<CivilDay>) -> [QueryWorkout] {
        isShown(.workouts) ? workouts.filter { days.contains($0.date) && Load.isHard($0) } : []
    }

    /// Minutes short of the need over the nights of 14 days, naps counted; `nil` below ten nights. That of Today.
    func debt(upTo day: CivilDay) -> Double? {
        isShown(.sleep) ? NightFigures.debt(nights, upTo: day, need: person.sleepNeed) : nil
    }
}

extension [(name: String, value: FormulaValue)] {
    /// A number by its name; `nil` for one that is not there or not finite.
    func number(_ name: String) -> Double? {
        guard case .number(let value)? = first(where: { $0.name == name })?.value, value.isFinite else { return nil }
        return value
    }

    func text(_ name: String) -> String? {
        guard case .text(let text)? = first(where: { $0.name == name })?.value else { return nil }
        return text
    }

    func day(_ name: String) -> CivilDay? {
        guard case .day(let day)? = first(where: { $0.name == name })?.value else { return nil }
        return day
    }

    func list(_ name: String) -> [FormulaAnswer] {
        guard case .list(let rows)? = first(where: { $0.name == name })?.value else { return [] }
        return rows
    }
}

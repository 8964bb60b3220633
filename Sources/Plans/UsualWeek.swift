import Entries
import HealthModel
import HealthQuery

extension PlanBasis {
    /// The running and the movement of the last weeks.
    public init(of workouts: [QueryWorkout], today: CivilDay) {
        func week(_ back: Int) -> ClosedRange<CivilDay> { FullWeek.before(today, back) }
        let runs = workouts.filter { Self.isRun($0.type) && ($0.distance ?? 0) > 0 }
        let month = today.advanced(by: -29)...today
        let quarter = today.advanced(by: -89)...today
        let kilometres = (1...4).map { back in
            runs.filter { week(back).contains($0.date) }.reduce(0) { $0 + ($1.distance ?? 0) }
        }
        let minutes = (1...4).map { back in
            workouts.filter { week(back).contains($0.date) }.reduce(0) { $0 + $1.duration }
        }
        let efforts = runs.filter { quarter.contains($0.date) }.compactMap {
            run -> (effort: RunningFitness.Effort, vdot: Double)? in
            let effort = RunningFitness.Effort(kilometres: run.distance ?? 0, seconds: run.duration * 60)
            return RunningFitness.vdot(effort).map { (effort, $0) }
        }
        self.init(
            weeklyKilometres: Percentile.median(kilometres) ?? 0,
            longestKilometres: runs.filter { month.contains($0.date) }.compactMap(\.distance).max() ?? 0,
            weeklyMinutes: Percentile.median(minutes) ?? 0,
            longestMinutes: workouts.filter { month.contains($0.date) }.map(\.duration).max() ?? 0,
            effort: efforts.max { $0.vdot < $1.vdot }?.effort,
            regularWeeks: (1...12).count { back in runs.count { week(back).contains($0.date) } >= 2 })
    }

    static func isRun(_ type: String) -> Bool { type.lowercased().contains("run") }
}

/// A full week, Monday to Sunday.
enum FullWeek {
    static func monday(of day: CivilDay) -> CivilDay { day.advanced(by: -day.weekday) }

    /// So many weeks before that of a day.
    static func before(_ day: CivilDay, _ back: Int) -> ClosedRange<CivilDay> {
        let monday = monday(of: day).advanced(by: -7 * back)
        return monday...monday.advanced(by: 6)
    }
}

/// Plans a week by rules from what the person usually does, on the days on which they usually do it.
public struct UsualWeek: Sendable {
    /// The sessions that are wished for.
    public enum Kind: String, Equatable, Sendable { case asUsual = "as_usual", running, walking }

    private let basis: PlanBasis
    /// Weekdays with training in at least two of the last four full weeks, the most regular first, with the minutes of the
    /// longest such day.
    private let days: [(weekday: Int, minutes: Double)]
    private let newID: @Sendable () -> String

    /// - Parameter workouts: all up to today.
    public init(
        of workouts: [QueryWorkout], today: CivilDay,
        newID: @escaping @Sendable () -> String = { PlannedSession.newID() }
    ) {
        (basis, self.newID) = (PlanBasis(of: workouts, today: today), newID)
        let recent = FullWeek.before(today, 4).lowerBound...FullWeek.before(today, 1).upperBound
        let byDay = Dictionary(grouping: workouts.filter { recent.contains($0.date) }, by: \.date)
        let byWeekday = Dictionary(grouping: byDay, by: \.key.weekday).filter { $0.value.count >= 2 }
        days = byWeekday.map { weekday, found in
            let minutes = found.map { $0.value.reduce(0) { $0 + $1.duration } }.max() ?? 0
            return (count: found.count, day: (weekday: weekday, minutes: minutes))
        }.sorted { ($1.count, $1.day.minutes, $0.day.weekday) < ($0.count, $0.day.minutes, $1.day.weekday) }.map(\.day)
    }

    /// - Parameters:
    ///   - count: how many sessions; `nil` for as many as the rules make.
    ///   - monday: of the week; a Monday.
    public func plan(_ kind: Kind, count: Int?, from monday: CivilDay) throws(PlanProblem) -> GeneratedPlan {
        let wanted = count ?? days.count
        guard !days.isEmpty, days.count >= wanted else {
            let some = days.isEmpty ? "No weekday" : "Only \(days.count) weekday\(days.count == 1 ? "" : "s")"
            throw PlanProblem("\(some) had training in two of your last four weeks: say yourself when there is time.")
        }
        let chosen = Dictionary(
            days.prefix(wanted).map { ($0.weekday, $0.minutes) }, uniquingKeysWith: { first, _ in first })
        let rules = PlanRules(basis: basis, days: chosen, today: monday, newID: newID)
        if kind == .running, basis.weeklyKilometres < PlanConstants.fewestKilometres {
            throw PlanProblem("Too little running is recorded of your last four weeks to plan runs by it.")
        }
        let plan = try rules.plan(for: kind == .walking ? .minutes(max(10, basis.weeklyMinutes)) : .keep, weeks: 1)
        guard count == nil || plan.sessions.count == count else {
            throw PlanProblem(
                "By what you did in the last four weeks the rules make \(plan.sessions.count) sessions of that week, not \(wanted)."
            )
        }
        return plan
    }
}

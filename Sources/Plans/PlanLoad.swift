import Entries
import HealthModel
import HealthQuery

/// The load of the weeks in which sessions are proposed, with what is planned and done already: what the rules would not plan
/// by themselves is a doubt about them.
public struct PlanLoad: Sendable {
    private let basis: PlanBasis
    private let planned: [PlannedSession]
    /// Of this week and the last.
    private let done: [QueryWorkout]
    private let units: UnitSystem

    /// - Parameters:
    ///   - plans: entries with what is planned already, in any order.
    ///   - workouts: all up to today.
    ///   - units: of the sentences.
    public init(_ plans: [LoggedEntry], _ workouts: [QueryWorkout], today: CivilDay, units: UnitSystem) {
        let monday = FullWeek.monday(of: today)
        self.units = units
        let days = monday...today.advanced(by: 7 * PlanConstants.mostWeeks)
        basis = PlanBasis(of: workouts, today: today)
        planned = PlanReview(plans, workouts, in: days, today: today).standings.compactMap {
            $0.state == .today || $0.state == .upcoming ? $0.session : nil
        }
        done = workouts.filter { $0.date >= monday.advanced(by: -7) }
    }

    /// A sentence for each week of the sessions: what it holds with them and with what is planned and done already, and what
    /// the week before it holds.
    public func weeks(with sessions: [PlannedSession]) -> [String] {
        Set(sessions.map { FullWeek.monday(of: $0.day) }).sorted().map { monday in
            let before = monday.advanced(by: -7)
            return "Week from \(PlanWording.day(monday)): \(load(of: monday, with: sessions)). "
                + "The week before: \(load(of: before, with: sessions))."
        }
    }

    /// `3 sessions, 24.5 km of running, 4 h 10 min in all`.
    private func load(of monday: CivilDay, with sessions: [PlannedSession]) -> String {
        let week = monday...monday.advanced(by: 6)
        let planned = (self.planned + sessions).filter { week.contains($0.day) }
        let done = done.filter { week.contains($0.date) }
        let count = planned.count + done.count
        guard count > 0 else { return "no training" }
        let kilometres = planned.reduce(0) { $0 + self.kilometres($1) } + done.reduce(0) { $0 + Self.kilometres($1) }
        let minutes = planned.reduce(0) { $0 + self.minutes($1) } + done.reduce(0) { $0 + $1.duration }
        var parts = ["\(count) session\(count == 1 ? "" : "s")"]
        if kilometres > 0 { parts.append(running(kilometres)) }
        if minutes > 0 { parts.append(EntryWording.length(minutes.rounded()) + " in all") }
        return parts.joined(separator: ", ")
    }

    /// `24.5 km of running`.
    private func running(_ kilometres: Double) -> String {
        let unit = units.distance()
        return "\(PlanText.km(unit.shown(kilometres))) \(unit.symbol) of running"
    }

    /// One sentence; `nil` where the rules hold.
    public func doubt(about sessions: [PlannedSession]) -> String? {
        collision(of: sessions) ?? jump(of: sessions)
    }

    /// Two sessions on a day, and hard or long ones on neighbouring days.
    private func collision(of sessions: [PlannedSession]) -> String? {
        for session in sessions {
            if let other = planned.first(where: { $0.day == session.day }) {
                return "\(session.day.iso) has a session already: \(other.type)."
            }
            guard session.isDemanding else { continue }
            if let other = planned.first(where: { $0.isDemanding && abs($0.day - session.day) < 2 }) {
                return
                    "On \(other.day.iso), a day beside \(session.day.iso), a hard or long session is planned already."
            }
        }
        return nil
    }

    /// A week of more than 30 % over the weeks before it, in kilometres of running or in minutes. Without any such weeks nothing
    /// can be said.
    private func jump(of sessions: [PlannedSession]) -> String? {
        let running = jump(
            of: sessions, over: basis.weeklyKilometres, atLeast: PlanConstants.fewestKilometres, session: kilometres,
            workout: Self.kilometres, text: running)
        return running
            ?? jump(
                of: sessions, over: basis.weeklyMinutes, atLeast: PlanConstants.firstMinutes, session: minutes,
                workout: \.duration, text: { "\(Int($0.rounded())) min" })
    }

    private func jump(
        of sessions: [PlannedSession], over base: Double, atLeast least: Double, session: (PlannedSession) -> Double,
        workout: (QueryWorkout) -> Double, text: (Double) -> String
    ) -> String? {
        guard base > 0 else { return nil }
        var before = base
        for monday in Set(sessions.map { FullWeek.monday(of: $0.day) }).sorted() {
            func sum(_ sessions: [PlannedSession], _ monday: CivilDay) -> Double {
                sessions.filter { FullWeek.monday(of: $0.day) == monday }.reduce(0) { $0 + session($1) }
            }
            let week = done.filter { FullWeek.monday(of: $0.date) == monday }
            let others = sum(planned, monday) + week.reduce(0) { $0 + workout($1) }
            let own = sum(sessions, monday)
            before = max(before, sum(planned, monday.advanced(by: -7)) + sum(sessions, monday.advanced(by: -7)))
            let total = own + others
            // The rules tell half kilometres and five minutes.
            if own > 0, total > max(before, least) * PlanConstants.weekGuard + 0.5 {
                let more = Int(((total / before - 1) * 100).rounded())
                return
                    "The week from \(monday.iso) would have \(text(total)), \(more) % more than the \(text(before)) before; "
                    + "30 % is the most that the rules plan."
            }
        }
        return nil
    }

    /// At least: a way that has no time yet at the best pace that is known.
    private func minutes(_ session: PlannedSession) -> Double {
        if let minutes = session.minutes { return minutes }
        guard PlanBasis.isRun(session.type), let kilometres = session.kilometres, let best = basis.effort else {
            return 0
        }
        return kilometres * best.seconds / best.kilometres / 60
    }

    private static func kilometres(_ workout: QueryWorkout) -> Double {
        PlanBasis.isRun(workout.type) ? workout.distance ?? 0 : 0
    }

    /// At least: a time that has no way yet at an easy pace.
    private func kilometres(_ session: PlannedSession) -> Double {
        guard PlanBasis.isRun(session.type) else { return 0 }
        return session.kilometres ?? session.minutes.map { $0 * 60 / basis.easyPace } ?? 0
    }
}

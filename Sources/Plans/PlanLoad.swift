import Entries
import HealthModel
import HealthQuery

/// The load of the weeks in which sessions are proposed, with what is planned and done already: what the rules would not plan
/// by themselves is a doubt about them.
public struct PlanLoad: Sendable {
    private let basis: PlanBasis
    private let planned: [PlannedSession]
    /// Of this week.
    private let done: [QueryWorkout]

    /// - Parameters:
    ///   - plans: entries with what is planned already, in any order.
    ///   - workouts: all up to today.
    public init(_ plans: [LoggedEntry], _ workouts: [QueryWorkout], today: CivilDay) {
        let monday = FullWeek.monday(of: today)
        let days = monday...today.advanced(by: 7 * PlanConstants.mostWeeks)
        basis = PlanBasis(of: workouts, today: today)
        planned = PlanReview(plans, workouts, in: days, today: today).standings.compactMap {
            $0.state == .today || $0.state == .upcoming ? $0.session : nil
        }
        done = workouts.filter { $0.date >= monday }
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
            workout: { PlanBasis.isRun($0.type) ? $0.distance ?? 0 : 0 }, text: { "\(PlanText.km($0)) km of running" })
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
            let others = sum(planned, monday) + done.filter { $0.date >= monday }.reduce(0) { $0 + workout($1) }
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

    /// At least: a time that has no way yet at an easy pace.
    private func kilometres(_ session: PlannedSession) -> Double {
        guard PlanBasis.isRun(session.type) else { return 0 }
        return session.kilometres ?? session.minutes.map { $0 * 60 / basis.easyPace } ?? 0
    }
}

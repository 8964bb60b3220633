import Entries
import Foundation
import HealthModel
import HealthQuery
import Plans
import Testing

private func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(iso: text) else { preconditionFailure("not a day: \(text)") }
    return day
}

/// A Friday.
private let today = day("2026-11-27")

/// 20 km in two runs, two hours, each week; of this one 10 km.
private let runs = (0..<6).flatMap { back in
    (back == 0 ? [1] : [1, 3]).map { weekday in
        let date = day("2026-11-23").advanced(by: weekday - 7 * back)
        var run = QueryWorkout(
            id: 1, type: "Running", start: "", end: "", startAt: date.number * 86_400, date: date, zone: "UTC",
            startClock: 420, duration: 60)
        run.distance = 10
        return run
    }
}

private func session(
    _ date: String, km: Double? = nil, minutes: Double? = nil, _ intensity: PlannedSession.Intensity = .easy,
    type: String = "Running"
) -> PlannedSession {
    var session = PlannedSession(id: date, day: day(date), type: type, origin: .coach)
    (session.kilometres, session.minutes, session.intensity) = (km, minutes, intensity)
    return session
}

private func doubt(
    _ sessions: [PlannedSession], beside planned: [PlannedSession] = [], after workouts: [QueryWorkout] = runs
) -> String? {
    let entry = LoggedEntry(id: 1, entry: .plan(planned), writtenAt: Date(timeIntervalSince1970: 0))
    return PlanLoad(planned.isEmpty ? [] : [entry], workouts, today: today, units: .metric).doubt(about: sessions)
}

@Suite struct `The load of a plan` {
    @Test func `may grow by 30 percent a week, from week to week`() {
        #expect(doubt([session("2026-12-01", km: 13), session("2026-12-03", km: 13)]) == nil)
        #expect(
            doubt([session("2026-12-01", km: 20), session("2026-12-03", km: 20)])
                == "The week from 2026-11-30 would have 40 km of running, 100 % more than the 20 km of running before; "
                + "30 % is the most that the rules plan.")
        #expect(doubt([session("2026-12-01", km: 26), session("2026-12-08", km: 33)]) == nil)
        #expect(doubt([session("2026-12-01", km: 20), session("2026-12-08", km: 33)])?.contains("2026-12-07") == true)
    }

    @Test func `counts what is planned and done in the week already, and no session of another kind as running`() {
        let planned = [session("2026-12-01", km: 20)]
        #expect(doubt([session("2026-12-03", km: 5)], beside: planned) == nil)
        #expect(doubt([session("2026-12-03", km: 10)], beside: planned)?.contains("30 km of running") == true)
        #expect(doubt([session("2026-11-29", km: 15)]) == nil)
        #expect(doubt([session("2026-11-29", km: 20)])?.contains("30 km of running") == true)
        #expect(doubt([session("2026-12-01", minutes: 150, type: "Cycling")]) == nil)
        #expect(
            doubt([session("2026-12-01", minutes: 180, type: "Cycling")])?.contains("180 min, 50 % more") == true)
    }

    @Test func `is not judged where nothing is known of the weeks before`() {
        #expect(doubt([session("2026-12-01", km: 40)], after: []) == nil)
    }

    @Test func `is told of each week beside the week before, in the person's units`() {
        let planned = LoggedEntry(
            id: 1, entry: .plan([session("2026-11-29", km: 8)]), writtenAt: Date(timeIntervalSince1970: 0))
        let sessions = [
            session("2026-12-01", km: 10), session("2026-12-03", minutes: 45, type: "Strength"),
            session("2026-12-08", km: 5),
        ]
        func weeks(_ units: UnitSystem, after workouts: [QueryWorkout] = runs) -> [String] {
            PlanLoad([planned], workouts, today: today, units: units).weeks(with: sessions)
        }
        #expect(
            weeks(.metric) == [
                "Week from Mon 30 Nov: 2 sessions, 10 km of running, 1 h 45 min in all. "
                    + "The week before: 2 sessions, 18 km of running, 1 h 48 min in all.",
                "Week from Mon 7 Dec: 1 session, 5 km of running, 30 min in all. "
                    + "The week before: 2 sessions, 10 km of running, 1 h 45 min in all.",
            ])
        #expect(weeks(.imperial)[0].contains("6.2 mi of running"))
        #expect(PlanLoad([], [], today: today, units: .metric).weeks(with: [sessions[1]])[0].hasSuffix("no training."))
    }

    @Test func `has one session a day, and no hard days side by side`() {
        let planned = [session("2026-12-01", km: 5), session("2026-12-05", km: 5, .hard)]
        #expect(doubt([session("2026-12-01", km: 5)], beside: planned) == "2026-12-01 has a session already: Running.")
        #expect(doubt([session("2026-12-06", km: 8, .long)], beside: planned)?.contains("2026-12-05") == true)
        #expect(doubt([session("2026-12-06", km: 8)], beside: planned) == nil)
    }
}

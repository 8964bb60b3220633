import HealthModel
import HealthQuery
import Plans
import Testing

@Suite struct `A usual week` {
    private let today = CivilDay(iso: "2026-11-26") ?? CivilDay(number: 0)
    private var monday: CivilDay { today.advanced(by: 4) }

    /// Runs of the last four full weeks on Tuesday, Thursday and Sunday; a swim on Friday of two of them.
    private var workouts: [QueryWorkout] {
        (1...4).flatMap { back -> [QueryWorkout] in
            let first = today.advanced(by: -3 - 7 * back)
            let runs = [(1, 5.0, 30.0), (3, 5, 30), (6, 10, 62)].map { day, kilometres, minutes in
                workout("Running", first.advanced(by: day), minutes, kilometres)
            }
            return runs + (back > 2 ? [workout("Swimming", first.advanced(by: 4), 40, nil)] : [])
        }
    }

    private func workout(_ type: String, _ day: CivilDay, _ minutes: Double, _ kilometres: Double?) -> QueryWorkout {
        var workout = QueryWorkout(
            id: 1, type: type, start: "", end: "", startAt: day.number * 86_400, date: day, zone: "UTC",
            startClock: 420, duration: minutes)
        workout.distance = kilometres
        return workout
    }

    private func plan(
        _ kind: UsualWeek.Kind, _ count: Int? = nil, of workouts: [QueryWorkout]? = nil
    ) throws -> GeneratedPlan {
        try UsualWeek(of: workouts ?? self.workouts, today: today).plan(kind, count: count, from: monday)
    }

    @Test func `goes on with the running there is, on the days there was time`() throws {
        let plan = try plan(.asUsual)
        #expect(plan.weeks.count == 1 && plan.weeks[0].monday == monday)
        #expect(plan.sessions.allSatisfy { $0.type == "Running" && $0.reason != nil })
        #expect(Set(plan.sessions.map(\.day.weekday)).isSubset(of: [1, 3, 4, 6]))
        #expect(plan.weeks[0].kilometres <= 20 * 1.3)
        #expect(plan.remark == "Goes on with 20 km a week, the median of four.")
    }

    @Test func `has as many sessions as are wished for, on the most regular days`() throws {
        #expect(try plan(.running, 3).sessions.map(\.day.weekday) == [1, 3, 6])
        #expect(try plan(.running, 2).sessions.count == 2)
        #expect(try plan(.walking, 2).sessions.allSatisfy { $0.type == "Walking" })
    }

    @Test func `is none where that cannot be kept to`() {
        #expect(throws: PlanProblem.self) { try plan(.running, 5) }
        #expect(throws: PlanProblem.self) { try plan(.asUsual, of: []) }
        let swims = workouts.filter { $0.type == "Swimming" }
        #expect(throws: PlanProblem.self) { try plan(.running, of: swims) }
    }
}

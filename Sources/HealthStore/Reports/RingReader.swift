import GRDB
import HealthModel
import HealthQuery

/// The rings of days: their goals, and whether all of them were closed.
struct RingReader {
    /// The goals of one date; `nil` where none was set. Energy in kilocalories, exercise in minutes, stand in hours.
    struct Goals {
        var energy: Double?
        var moveMinutes: Double?
        var exercise: Double?
        var stand: Double?
        /// Only together with a goal in minutes.
        var moved: Double?
    }

    private let db: Database
    private let daily: DailySeries
    private let energy: DailyGoal
    private let exercise: DailyGoal
    private let stand: DailyGoal
    private let days: ClosedRange<Int>
    private var goals: [Int: Goals]

    init(
        _ db: Database, daily: DailySeries, person: HealthStore.Person, time: HomeTime, days: ClosedRange<Int>
    ) throws {
        self.db = db
        self.daily = daily
        let own = try GoalsInForce(db, person)
        energy = own.daily(.activeEnergy, by: time)
        exercise = own.daily(.exerciseMinutes, by: time)
        stand = own.daily(.standHours, by: time)
        self.days = days
        goals = [:]
        goals = try summaries(in: days)
    }

    /// A day of which nothing is known has the goals that the person set, if any.
    func goals(of day: Int) -> Goals { goals[day] ?? own(Goals(), on: day) }

    /// Days up to and with the last on which every ring was closed; see `Streak`.
    func streak(isPartial: Bool) throws -> Int? {
        var first = days.lowerBound
        var closed = try closed(in: days, goals)
        while let run = Streak.current(closed, lastIsUnfinished: isPartial), run > 0, closed.first == true,
            run >= closed.count - 1
        {
            let before = (first - days.count)...(first - 1)
            closed = try self.closed(in: before, summaries(in: before)) + closed
            first = before.lowerBound
        }
        return Streak.current(closed, lastIsUnfinished: isPartial)
    }

    private func closed(in days: ClosedRange<Int>, _ goals: [Int: Goals]) throws -> [Bool?] {
        let energy = try daily.values(of: .activeEnergy, in: days)
        let exercise = try daily.values(of: .exerciseMinutes, in: days)
        let stand = try daily.values(of: .standHours, in: days)
        return days.enumerated().map { index, day in
            let goals = goals[day] ?? own(Goals(), on: day)
            func reached(_ value: Double?, _ goal: Double?) -> Bool? {
                guard let value, let goal else { return nil }
                return value >= goal
            }
            let move = reached(energy[index], goals.energy) ?? reached(goals.moved, goals.moveMinutes)
            guard let move, let exercised = reached(exercise[index], goals.exercise),
                let stood = reached(stand[index], goals.stand)
            else { return nil }
            return move && exercised && stood
        }
    }

    /// The goals of the day's record, with the person's own in their place: one that was set by then goes before the watch's,
    /// a later one stands in where the watch has none.
    private func own(_ recorded: Goals, on day: Int) -> Goals {
        func goal(_ own: DailyGoal, _ recorded: Double?) -> Double? {
            own.target(on: day) ?? recorded ?? own.first(after: day)
        }
        var goals = recorded
        goals.energy = goal(energy, recorded.energy)
        goals.exercise = goal(exercise, recorded.exercise)
        goals.stand = goal(stand, recorded.stand)
        return goals
    }

    private func summaries(in days: ClosedRange<Int>) throws -> [Int: Goals] {
        let row = try RawStatement(
            db,
            """
            SELECT day, energy_goal_kcal, move_goal_min, exercise_goal_min, stand_goal_hours, move_min
            FROM activity_summary WHERE day BETWEEN ?1 AND ?2
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        var result: [Int: Goals] = [:]
        while try row.step() {
            func goal(_ column: Int32) -> Double? { row.double(column) > 0 ? row.double(column) : nil }
            let minutes = goal(2)
            let recorded = Goals(
                energy: goal(1), moveMinutes: minutes, exercise: goal(3), stand: goal(4),
                moved: minutes.map { _ in row.double(5) })
            result[row.int(0)] = own(recorded, on: row.int(0))
        }
        return result
    }
}

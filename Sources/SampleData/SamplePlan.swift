import Entries
import Foundation
import HealthModel

/// The plan of the sample person: each week on the evening of the Saturday before it. What was let go for a cold says so once
/// the day has come.
extension SampleRecorder {
    /// A session as it is planned each week.
    private struct Habit {
        /// 0 for Monday.
        var weekday: Int
        var minute: Int?
        var type: String
        var minutes: Double
        var kilometres: Double?
        var intensity: PlannedSession.Intensity?
        var zone: Int?
    }
    /// Minutes after midnight at which the week is planned.
    private static let planningMinute = 20 * 60 + 15

    /// On a Saturday, the sessions of the week that follows.
    mutating func recordPlan(_ age: Int) throws {
        let time = life.start(age) + Self.planningMinute * 60
        guard life.day(age).weekday == 5, time <= batch.now else { return }
        let monday = age - 2
        let sessions = habits(monday).compactMap { session($0, monday - $0.weekday) }
        guard !sessions.isEmpty else { return }
        try write(.plan(sessions), at: time)
    }

    private func habits(_ monday: Int) -> [Habit] {
        let fit = life.progress(monday)
        let isSummer = life.summer(monday - 5) > 0.1
        let long =
            isSummer
            ? Habit(weekday: 5, type: "Cycling", minutes: 100, intensity: .long, zone: 2)
            : Habit(
                weekday: 5, minute: 10 * 60 + 15, type: "Running", minutes: 65 + (15 * fit / 5).rounded() * 5,
                kilometres: 10 + (3 * fit).rounded(), intensity: .long, zone: 2)
        return [
            Habit(weekday: 0, minute: 18 * 60, type: "Strength", minutes: 50),
            Habit(weekday: 1, minute: 18 * 60, type: "Running", minutes: 40, kilometres: 6, intensity: .easy, zone: 2),
            Habit(weekday: 2, type: "Yoga", minutes: 30),
            Habit(
                weekday: 3, minute: 18 * 60, type: "Running", minutes: 40, kilometres: 6.5, intensity: .hard, zone: 4),
            long,
        ]
    }

    /// `nil` on a holiday.
    private func session(_ habit: Habit, _ age: Int) -> PlannedSession? {
        guard !life.isTrip(age) else { return nil }
        var session = PlannedSession(
            id: "sample-\(life.day(age).iso)", day: life.day(age), type: habit.type, origin: .person)
        (session.minute, session.minutes, session.kilometres) = (habit.minute, habit.minutes, habit.kilometres)
        (session.intensity, session.zone) = (habit.intensity, habit.zone)
        if habit.type == "Strength" { session.sets = strengthPlan(age) }
        if life.sickness(age) > 0, life.start(age) + 9 * 3_600 <= batch.now {
            (session.cancellation, session.sequence) = ("A cold: nothing until it is over.", 1)
        }
        return session
    }
}

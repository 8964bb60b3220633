import Entries
import Foundation
import HealthModel

extension HealthSnapshot.AppContext {
    /// The week's plan against what was done, and its next session.
    /// - Parameters:
    ///   - done: of the days of the week up to the day.
    ///   - ahead: how many days may pass until the next session; `nil` for a day that is over, which has nothing to come.
    ///   - start: Unix seconds of the first instant of a day.
    public mutating func takePlan(
        _ entries: [LoggedEntry], _ done: [DoneSession], on day: CivilDay, ahead: Int?, start: (CivilDay) -> Int
    ) {
        let monday = day.advanced(by: -day.weekday)
        planSummary = PlanReview(entries, done: done, in: monday...monday.advanced(by: 6), today: day).summary
        guard let ahead else { return }
        let coming = PlanReview(entries, done: done, in: day...day.advanced(by: ahead), today: day)
        guard let next = coming.next?.session else { return }
        upcomingWorkout = [next.type, next.intensity?.rawValue].compactMap(\.self).joined(separator: ", ")
        upcomingWorkoutDay = next.day
        upcomingWorkoutAt = next.minute.map {
            Date(timeIntervalSince1970: Double(start(next.day) + $0 * 60))
        }
    }
}

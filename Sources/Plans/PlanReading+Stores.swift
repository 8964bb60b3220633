import Entries
import HealthModel
import HealthQuery

extension PlanReview {
    /// The plan of days, held against the workouts of the store.
    public init(
        from entries: any EntryKeeping, _ reading: any QueryReading, in days: ClosedRange<CivilDay>, today: CivilDay
    ) async throws(HealthStoreError) {
        let plans = try await entries.plans()
        let planned = PlanReview(plans, done: [], in: days, today: today).standings
        // Workouts are read only for a session that one of them could be.
        let isDue = planned.contains { $0.session.day <= today }
        let workouts = try await isDue ? reading.workouts(upTo: today) : []
        self.init(plans, workouts, in: days, today: today)
    }

    /// The plan of days in some entries, held against workouts of any days.
    public init(
        _ entries: [LoggedEntry], _ workouts: [QueryWorkout], in days: ClosedRange<CivilDay>, today: CivilDay
    ) {
        let done = workouts.filter { days.contains($0.date) }.map {
            DoneSession(day: $0.date, type: $0.type, minutes: $0.duration, kilometres: $0.distance)
        }
        self.init(entries, done: done, in: days, today: today)
    }
}

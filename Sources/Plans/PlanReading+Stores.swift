import Entries
import HealthModel
import HealthQuery

extension PlanReading {
    /// The plan of days, held against the workouts of the store.
    public init(
        from entries: any EntryKeeping, _ reading: any QueryReading, in days: ClosedRange<CivilDay>, today: CivilDay
    ) async throws(HealthStoreError) {
        let done = try await reading.workouts(upTo: today).filter { days.contains($0.date) }.map {
            DoneSession(day: $0.date, type: $0.type, minutes: $0.duration, kilometres: $0.distance)
        }
        self.init(try await entries.plans(), done: done, in: days, today: today)
    }
}

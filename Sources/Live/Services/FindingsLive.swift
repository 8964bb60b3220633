import AppStore
import CoachEngine
import CoachTools
import Findings
import HealthModel
import HealthQuery
import HealthStore
import ScreenKit
import TodayScreen

/// The findings of a day, with the live store.
struct FindingsLive: Sendable {
    let health: HealthStore
    let keeping: any FindingKeeping
    /// The day that is today, and the time up to which it is known.
    let clock: @Sendable () -> ToolClock

    var services: FindingServices {
        FindingServices(
            read: { day, hidden throws(FindingMemoryError) in try await findings(on: day, hidden) }, keeping: keeping)
    }

    private func findings(
        on day: CivilDay, _ hidden: Set<HealthCategory>
    ) async throws(FindingMemoryError) -> FindingEngine.DayFindings {
        let memory = try await keeping.findingMemory()
        let clock = clock()
        do throws(HealthStoreError) {
            let inputs = try await FindingInputs(
                from: health, upTo: clock.today, minuteOfDay: clock.minuteOfDay, hiding: hidden, memory: memory)
            return FindingEngine(inputs).findings(on: min(day, clock.today))
        } catch {
            throw FindingMemoryError(error.sentence)
        }
    }
}

import AppStore
import HealthModel
import HealthQuery
import HealthStore
import TrendsScreen

/// The services of the trends, with the live store.
struct TrendsLive: Sendable {
    let health: HealthStore

    var services: TrendsServices {
        TrendsServices(
            columns: { metrics, today throws(HealthStoreError) in try await health.days(metrics, upTo: today) },
            context: { today throws(HealthStoreError) in try await context(upTo: today) })
    }

    private func context(upTo today: CivilDay) async throws(HealthStoreError) -> TrendsContext {
        let zones = try await health.days([.zone], upTo: today)
        return TrendsContext(
            person: try await health.person(on: today), catalogue: try await health.catalogue(upTo: today),
            tags: try await health.journal(upTo: today).tags, sources: try await health.sources(),
            zones: zones.texts[.zone] ?? [], first: zones.first)
    }
}

import CoachEngine
import ConversationStore
import Foundation
import HealthModel
import WeatherModel

/// Health data whose reports also tell what the store does not hold: the last talk with the coach and, of today, the weather as
/// far as it is known: nobody is asked for it.
struct ContextualReports: HealthReading {
    let health: any HealthReading
    /// The newest message up to each of these moments; `nil` for none.
    let lastCoachContacts: @Sendable ([Date]) async -> [Date?]
    let weather: any WeatherReading
    /// The day that goes on now; `nil` where it is another one by a date that was asked for.
    let today: @Sendable () -> CivilDay?

    func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        var report = try await health.report(of: day)
        await report.fillCoachContact(lastCoachContacts)
        if day == today(), let known = await weather.lastReport() {
            report.snapshot.environment.fill(from: known, at: Date())
        }
        return report
    }

    func dailyValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DailyValue] {
        try await health.dailyValues(of: metric, in: days)
    }

    func intradayValues(of metric: MetricID, on day: CivilDay) async throws(HealthStoreError) -> [IntradayValue] {
        try await health.intradayValues(of: metric, on: day)
    }
}

extension Context {
    /// The same health data, with the weather of today and the talks with the coach in the reports.
    public func withSurroundings(_ health: any HealthReading) -> any HealthReading {
        let database = locations.conversationDatabase
        return ContextualReports(
            health: health,
            lastCoachContacts: { moments in
                // One of its own, so that the file can be replaced between two reports.
                let conversations = ConversationStore(path: database)
                // Conversations that cannot be read are told where they are listed.
                let found = (try? await conversations.lastContacts(upTo: moments)) ?? []
                try? await conversations.close()  // nothing was written
                return found
            }, weather: weather
        ) { todayFollowsClock ? today : nil }
    }

    /// Asks for the weather where a place is set and what is known is older than an hour, for five seconds at most. What comes
    /// later, or not at all, is missing.
    public func refreshWeather() async {
        guard todayFollowsClock, settings.weather.home != nil else { return }
        if let known = await weather.lastReport(), known.age(at: Date()) < 3600 { return }
        _ = await weather.report(within: .seconds(5))
    }
}

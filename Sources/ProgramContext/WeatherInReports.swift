import CoachEngine
import Foundation
import HealthModel
import WeatherModel

/// Health data with the weather in the report of today, as far as it is known: nobody is asked for it.
struct WeatherInReports: HealthReading {
    let health: any HealthReading
    let weather: any WeatherReading
    /// The day that goes on now; `nil` where it is another one by a date that was asked for.
    let today: @Sendable () -> CivilDay?

    func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        var report = try await health.report(of: day)
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
    /// The same health data, with the weather in the report of today.
    public func withWeather(_ health: any HealthReading) -> any HealthReading {
        WeatherInReports(health: health, weather: weather) { todayFollowsClock ? today : nil }
    }

    /// Asks for the weather where a place is set and what is known is older than an hour, for five seconds at most. What comes
    /// later, or not at all, is missing.
    public func refreshWeather() async {
        guard todayFollowsClock, settings.weather.home != nil else { return }
        if let known = await weather.lastReport(), known.age(at: Date()) < 3600 { return }
        _ = await weather.report(within: .seconds(5))
    }
}

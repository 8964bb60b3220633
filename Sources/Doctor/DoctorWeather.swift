import Console
import Foundation
import KeySupply
import Networking
import ProgramContext
import Settings
import SettingsModel
import Weather
import WeatherModel

/// The weather service.
extension DoctorExamination {
    /// Whether the service of the settings answers for the person's place, and when it did last; nobody is asked without a
    /// place, and where nothing is to be sent.
    public func checkWeather(_ settings: Settings) async -> ServiceHealth {
        let id = settings.weather.providerID
        var health = ServiceHealth(service: "weather", title: "Weather", status: .unknown, message: "")
        guard let home = settings.weather.home else {
            health.message = "No place is set; nobody is asked"
            health.advice = "airfit place set NAME"
            return health
        }
        health.details = ["provider": .text(id.rawValue)]
        let keys = self.keys ?? KeySupply(environment: environment, locations: locations)
        let service = WeatherService(
            environment: environment, client: HTTPClient(), cacheFolder: locations.cache + "/weather", now: { Date() },
            configuration: { .init(provider: id, home: home) },
            key: { id throws(WeatherError) in try keys.weatherKey(id, environment) })
        let last = await service.lastReport()
        health.details["last_success"] = (last?.fetchedAt).map { .text($0.formatted(.iso8601)) }
        guard !isOffline else {
            health.message = "\(id.name); not asked" + Self.lastSuccess(last)
            return health
        }
        let began = ContinuousClock.now
        do throws(WeatherError) {
            let report = try await service.report()
            health.seconds = (ContinuousClock.now - began) / .seconds(1)
            health.details["host"] = .text(report.host)
            health.status = report.problems.isEmpty ? .healthy : .degraded
            health.message =
                report.problems.isEmpty ? "\(id.name) (\(report.host))" : report.problems.joined(separator: " ")
            health.message += Self.lastSuccess(report)
        } catch {
            health.status = error.kind == .key ? .unhealthy : .degraded
            health.message = error.sentence
            if error.kind == .key, let page = id.keyPage { health.advice = "Keys are at \(page)" }
        }
        return health
    }

    private static func lastSuccess(_ report: WeatherReport?) -> String {
        guard let report else { return "" }
        return "; last answer " + (report.ageText(at: Date()) ?? "just now")
    }
}

import ChatModel
import Console
import Foundation
import HealthModel
import KeySupply
import LogFile
import Networking
import ProgramContext
import RESTClient
import Settings
import SettingsModel
import Weather
import WeatherModel

/// The weather services.
extension DoctorExamination {
    /// A line for the service of the settings, which is asked for the person's place, and one for each that was asked before:
    /// the others, the air, the search of places, the archive. Nobody is asked without a place, and where nothing is to be sent.
    public func checkWeather(_ settings: Settings) async -> [ServiceHealth] {
        let before = records
        let chosen = await checkChosenWeather(settings, before)
        let others = WeatherProviderID.allCases.filter { $0 != settings.weather.providerID }.compactMap { id in
            remembered(id.rawValue, id.name, settings, before)
        }
        let parts = WeatherPart.all.compactMap { remembered($0.id, $0.title, settings, before) }
        return [chosen] + others + parts
    }

    private func checkChosenWeather(_ settings: Settings, _ before: ServiceRecords) async -> ServiceHealth {
        let id = settings.weather.providerID
        var health = ServiceHealth(service: "weather", title: "Weather", status: .unknown, message: "")
        guard settings.weather.home != nil else {
            health.message = "No place is set; nobody is asked"
            health.advice = "airfit place set NAME"
            return health
        }
        health.details = ["provider": .text(id.rawValue)]
        let keys = self.keys ?? KeySupply(environment: environment, locations: locations)
        let records = records
        let log = LogFile(path: locations.logFile)
        defer {
            log.flush()
            records.flush()
        }
        let service = WeatherService(
            environment: environment, client: HTTPClient(log: RequestLog(file: log).log),
            cacheFolder: locations.cache + "/weather", records: records, now: { Date() },
            configuration: { .init(settings.weather) },
            key: { id throws(WeatherError) in try keys.weatherKey(id, settings.weather, environment) })
        guard !isOffline else {
            health.message = "\(id.name); not asked"
            add(before[id.rawValue], to: &health)
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
            add(records[id.rawValue], to: &health)
            if report.problems.isEmpty { health.message += ", answered " + (report.ageText(at: Date()) ?? "just now") }
        } catch {
            health.status = error.kind == .key ? .unhealthy : .degraded
            health.message = error.sentence
            add(before[id.rawValue], to: &health)
            if error.kind == .key, let page = id.keyPage { health.advice = "Keys are at \(page)" }
        }
        return health
    }

    /// A service that is not asked now; `nil` for one that never was.
    private func remembered(
        _ id: String, _ title: String, _ settings: Settings, _ records: ServiceRecords
    ) -> ServiceHealth? {
        guard let record = records[id] else { return nil }
        var health = ServiceHealth(service: "weather.\(id)", title: title, status: .unknown, message: "Not asked")
        add(record, to: &health)
        if record.isFailing, let problem = record.problem {
            health.status = .degraded
            health.message = problem
            if let success = record.lastSuccess {
                health.message += " Last answer \(AgeText.text(seconds: Date().timeIntervalSince1970 - success))."
            }
        }
        return health
    }
}

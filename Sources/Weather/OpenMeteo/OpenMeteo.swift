import HealthModel
import Networking
import RESTClient
import WeatherModel

/// Open-Meteo: weather, air, places and the weather of past days without a key, for non-commercial use. Its four hosts are one
/// where the base address is another one.
struct OpenMeteo: WeatherProvider {
    let forecast: RESTClient
    let air: RESTClient
    let places: RESTClient
    /// Days that are over.
    let archive: RESTClient

    init(_ connection: WeatherConnection) {
        func client(_ host: String, id: String) -> RESTClient {
            connection.client(
                RESTService(
                    id: id, name: "Open-Meteo",
                    baseURL: connection.baseURL(of: .openMeteo, usual: "https://\(host).open-meteo.com"),
                    // Free: 600 a minute; a call of many variables counts as several.
                    limit: RequestLimit(count: 60, seconds: 60), retry: WeatherCachePolicies.retry
                ) { _, body in
                    body["error"].flag == true ? ServiceRefusal(body["reason"].text ?? "") : nil
                })
        }
        forecast = client("api", id: "openmeteo")
        air = client("air-quality-api", id: "openmeteo.air")
        places = client("geocoding-api", id: "openmeteo.places")
        archive = client("archive-api", id: "openmeteo.archive")
    }

    func report(at place: Place, days: Int, _ asking: WeatherQueryMode) async throws(RESTError) -> WeatherReport {
        async let airHours = air(at: place, asking)
        let reply = try await asking.reply(to: Self.forecast(at: place, days: days), of: forecast)
        var report = WeatherReport(
            provider: .openMeteo, host: forecast.service.host, place: place, fetchedAt: asking.arrival(of: reply),
            utcOffset: reply.value.utcOffset)
        report.place.zoneName = reply.value.zoneName ?? place.zoneName
        report.current = reply.value.current
        report.hours = reply.value.hours
        report.days = reply.value.days
        switch await airHours {
        case .success(let hours): Self.add(hours, to: &report)
        case .failure(let error):
            if asking.keptWithin == nil { report.problems.append("No air quality: " + error.sentence("Open-Meteo")) }
        }
        return report
    }

    private func air(at place: Place, _ asking: WeatherQueryMode) async -> Result<[OpenMeteoAir.Hour], RESTError> {
        do throws(RESTError) {
            return .success(try await asking.reply(to: Self.air(at: place), of: air).value.hours)
        } catch {
            return .failure(error)
        }
    }

    /// Puts the air to the hours it is told for, and to the present.
    private static func add(_ air: [OpenMeteoAir.Hour], to report: inout WeatherReport) {
        let byTime = Dictionary(air.map { ($0.time, $0.air) }) { first, _ in first }
        for index in report.hours.indices { report.hours[index].air = byTime[report.hours[index].time] }
        if let current = report.current {
            report.current?.air =
                air.last { $0.time <= current.time && current.time.timeIntervalSince($0.time) < 3600 }?.air
        }
    }

    // MARK: Calls

    static func forecast(at place: Place, days: Int) -> Endpoint<OpenMeteoForecast> {
        Endpoint(
            "/v1/forecast",
            query: at(place) + [
                .init("current", OpenMeteoForecast.currentVariables.joined(separator: ",")),
                .init("hourly", OpenMeteoForecast.hourlyVariables.joined(separator: ",")),
                .init("daily", OpenMeteoForecast.dailyVariables.joined(separator: ",")),
                .init("timezone", "auto"), .init("timeformat", "unixtime"),
                // Few different calls, so that one answer serves all who ask.
                .init("forecast_days", days <= 7 ? "7" : "16"),
            ], cache: WeatherCachePolicies.current, reserve: WeatherCachePolicies.day, read: OpenMeteoForecast.init)
    }

    static func air(at place: Place) -> Endpoint<OpenMeteoAir> {
        Endpoint(
            "/v1/air-quality",
            query: at(place) + [
                .init("hourly", OpenMeteoAir.variables.joined(separator: ",")), .init("timezone", "auto"),
                .init("timeformat", "unixtime"), .init("forecast_days", "5"),
            ], cache: WeatherCachePolicies.hourly, reserve: WeatherCachePolicies.day, read: OpenMeteoAir.init)
    }

    static func search(_ name: String, count: Int, language: String) -> Endpoint<[Place]> {
        Endpoint(
            "/v1/search",
            query: [
                .init("name", name), .init("count", "\(min(max(count, 1), 100))"),
                .init("language", language.lowercased()), .init("format", "json"),
            ], cache: WeatherCachePolicies.places, reserve: .seconds(30 * 86_400), read: OpenMeteoPlaces.read)
    }

    private static func at(_ place: Place) -> [QueryParameter] {
        [.init("latitude", place.coordinate.latitudeText), .init("longitude", place.coordinate.longitudeText)]
    }
}

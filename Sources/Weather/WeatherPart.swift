import RESTClient

/// A service beside the weather of now that has a record of its own.
public struct WeatherPart: Sendable {
    /// In `ServiceRecords`.
    public var id: String
    public var title: String
    private var part: @Sendable (WeatherConnection) -> RESTClient

    public static let all = [
        WeatherPart(id: "openmeteo.air", title: "Open-Meteo, air") { OpenMeteo($0).air },
        WeatherPart(id: "openmeteo.places", title: "Open-Meteo, places") { OpenMeteo($0).places },
        WeatherPart(id: "openmeteo.archive", title: "Open-Meteo, archive") { OpenMeteo($0).archive },
        WeatherPart(id: OneCall.id, title: "OpenWeatherMap, One Call") { OpenWeatherMap(key: "", $0).oneCall },
    ]

    /// Its base address, as the settings stand.
    public func address(_ weather: WeatherService) -> String { part(weather.connected).service.baseURL }
}

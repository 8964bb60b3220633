import Foundation
import HealthModel

/// A service that is asked for the weather; the raw value stands in settings, variables and the vault.
public enum WeatherProviderID: String, CaseIterable, Sendable {
    case openMeteo = "openmeteo", openWeatherMap = "openweathermap", weatherAPI = "weatherapi"

    /// For people.
    public var name: String {
        switch self {
        case .openMeteo: "Open-Meteo"
        case .openWeatherMap: "OpenWeatherMap"
        case .weatherAPI: "WeatherAPI"
        }
    }

    /// The words that the licence of its data asks to be shown.
    public var attribution: String {
        switch self {
        case .openMeteo: "Weather data by Open-Meteo.com (CC BY 4.0), https://open-meteo.com/"
        case .openWeatherMap: "Weather data provided by OpenWeather, https://openweathermap.org/"
        case .weatherAPI: "Powered by WeatherAPI.com, https://www.weatherapi.com/"
        }
    }

    /// The usual base address, without a slash at its end; of Open-Meteo, whose calls go to several hosts, that of the forecast.
    public var baseURL: String {
        switch self {
        case .openMeteo: "https://api.open-meteo.com"
        case .openWeatherMap: "https://api.openweathermap.org"
        case .weatherAPI: "https://api.weatherapi.com"
        }
    }

    /// Beginnings of paths that people paste with the base address.
    public var pathsAfterBase: [String] {
        switch self {
        case .openMeteo, .weatherAPI: ["/v1"]
        case .openWeatherMap: ["/data/2.5", "/data/3.0"]
        }
    }

    /// The environment's variable of its key; `nil` for one without keys.
    public var keyVariable: String? {
        switch self {
        case .openMeteo: nil
        case .openWeatherMap: "OPENWEATHERMAP_API_KEY"
        case .weatherAPI: "WEATHERAPI_KEY"
        }
    }

    /// Where a person gets a key; `nil` for one without keys.
    public var keyPage: String? {
        switch self {
        case .openMeteo: nil
        case .openWeatherMap: "https://home.openweathermap.org/api_keys"
        case .weatherAPI: "https://www.weatherapi.com/my/"
        }
    }
}

/// The weather at one time, in one system of units; `nil` is not known.
public struct WeatherPoint: Hashable, Sendable {
    /// The moment that the values are of.
    public var time: Date
    /// Hours that it stands for: 1, or 3 where the service is that coarse.
    public var hours: Int
    public var condition: WeatherCondition?
    /// °C.
    public var temperature: Double?
    /// °C, with wind and humidity, as the service computes it.
    public var feelsLike: Double?
    /// 0 to 100.
    public var humidity: Double?
    /// mm in an hour, rain and melted snow.
    public var precipitation: Double?
    /// 0 to 100.
    public var precipitationChance: Double?
    /// km/h.
    public var wind: Double?
    /// Degrees it comes from, clockwise from north.
    public var windDirection: Double?
    /// km/h.
    public var gusts: Double?
    /// UV index of the WHO; `nil` where the service tells none.
    public var uvIndex: Double?
    /// 0 to 100.
    public var cloudCover: Double?
    /// hPa at sea level.
    public var pressure: Double?
    /// Metres.
    public var visibility: Double?
    /// W/m².
    public var radiation: Double?
    /// °C, where the service tells it.
    public var wetBulb: Double?
    public var isDay: Bool?
    public var air: AirQuality?

    public init(time: Date, hours: Int = 1) {
        self.time = time
        self.hours = hours
    }
}

/// The weather of one day of the place's calendar.
public struct WeatherDay: Hashable, Sendable {
    public var day: CivilDay
    public var condition: WeatherCondition?
    /// °C.
    public var highest: Double?
    /// °C.
    public var lowest: Double?
    /// `nil` in polar day and night.
    public var sunrise: Date?
    /// `nil` in polar day and night.
    public var sunset: Date?
    /// The greatest of the day.
    public var uvIndex: Double?
    /// mm of the whole day.
    public var precipitation: Double?
    /// 0 to 100.
    public var precipitationChance: Double?
    /// km/h, the strongest of the day.
    public var wind: Double?
    /// km/h.
    public var gusts: Double?

    public init(day: CivilDay) { self.day = day }
}

/// The answer of a service on the weather at a place.
public struct WeatherReport: Equatable, Sendable {
    public var provider: WeatherProviderID
    /// The host that was asked.
    public var host: String
    public var place: Place
    /// When it came.
    public var fetchedAt: Date
    /// Seconds east of UTC there, at that time.
    public var utcOffset: Int
    /// The weather of the present; `nil` where the service did not tell it.
    public var current: WeatherPoint?
    /// In ascending order.
    public var hours: [WeatherPoint] = []
    /// In ascending order.
    public var days: [WeatherDay] = []
    /// Why it is not newer, or a part of it is missing: one sentence each.
    public var problems: [String] = []

    public init(provider: WeatherProviderID, host: String, place: Place, fetchedAt: Date, utcOffset: Int) {
        self.provider = provider
        self.host = host
        self.place = place
        self.fetchedAt = fetchedAt
        self.utcOffset = utcOffset
    }

    /// The words to show with it.
    public var attribution: String {
        let hasAir = current?.air?.isEmpty == false || hours.contains { $0.air?.isEmpty == false }
        return provider.attribution + (provider == .openMeteo && hasAir ? "; air: CAMS ENSEMBLE data provider" : "")
    }

    /// The place's time zone: that of its name where the system knows it, else the offset of now.
    public var zone: TimeZone {
        place.zoneName.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: utcOffset)
            ?? TimeZone(secondsFromGMT: 0)!
    }

    /// `14:05` there.
    public func clock(_ time: Date) -> String {
        let seconds = Int(time.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: time)
        let minute = (seconds % 86_400 + 86_400) % 86_400 / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }

    /// The day of the place's calendar.
    public func day(of time: Date) -> CivilDay {
        let seconds = Int(time.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: time)
        return CivilDay(number: Int((Double(seconds) / 86_400).rounded(.down)))
    }

    /// Seconds since it came; never negative.
    public func age(at now: Date) -> Double { max(0, now.timeIntervalSince(fetchedAt)) }

    /// `3 h ago`; `nil` for a report that counts as of now, up to twenty minutes.
    public func ageText(at now: Date) -> String? {
        let age = age(at: now)
        return age < 20 * 60 ? nil : AgeText.text(seconds: age)
    }

    /// The weather of the moment: the measured one while it is fresh, else the forecast's for that time; `nil` where neither
    /// covers it.
    public func point(at now: Date) -> WeatherPoint? {
        if let current, abs(now.timeIntervalSince(current.time)) < 5400 { return current }
        return hours.last { $0.time <= now && now < $0.time.addingTimeInterval(Double($0.hours) * 3600) }
    }

    /// Hours that are not over, at most so many.
    public func upcoming(_ count: Int, from now: Date) -> [WeatherPoint] {
        Array(hours.filter { $0.time.addingTimeInterval(Double($0.hours) * 3600) > now }.prefix(count))
    }
}

/// Why there is no weather, as one sentence.
public struct WeatherError: Error, Equatable, Sendable {
    /// Kinds of failure by what a person can do about them.
    public enum Kind: Equatable, Sendable {
        /// No place is set.
        case noPlace
        /// A key is missing or refused.
        case key
        /// Network or service; later it may go.
        case unavailable
        /// This machine's clock is wrong.
        case clock
        /// There is no such place.
        case notFound
        /// A question that makes no sense.
        case badInput
    }
    public var kind: Kind
    public var sentence: String

    public init(_ kind: Kind, _ sentence: String) {
        self.kind = kind
        self.sentence = sentence
    }

    public static let noPlace = WeatherError(
        .noPlace, "No place is set, so nobody is asked for the weather; set one with: airfit place set NAME")
}

/// Read access to the weather, as screens and the coach need it.
public protocol WeatherReading: Sendable {
    /// The weather at the person's place: kept for ten minutes, then asked for.
    func report() async throws(WeatherError) -> WeatherReport
    /// The last report of the person's place that is kept, at most a day old; nobody is asked.
    func lastReport() async -> WeatherReport?
}

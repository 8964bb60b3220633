import Foundation
import HealthModel
import JSON
import Networking
import RESTClient
import WeatherModel

/// OpenWeatherMap: One Call 3.0 where the key has that subscription, else 2.5, which every key may ask: the present, five days
/// by three hours, the air.
struct OpenWeatherMap: WeatherProvider {
    let client: RESTClient
    /// With a limit of its own: beyond a thousand calls a day it costs money.
    let oneCall: RESTClient
    private let records: ServiceRecords?
    private let clock: @Sendable () -> Double
    /// Seconds for which a key that may not ask One Call is not tried there again.
    private static let refusedFor = 86_400.0

    init(key: String, _ connection: WeatherConnection) {
        func client(_ id: String, _ limit: RequestLimit) -> RESTClient {
            connection.client(
                RESTService(
                    id: id, name: "OpenWeatherMap", baseURL: connection.baseURL(of: .openWeatherMap),
                    credentials: .query(name: "appid", key: key), limit: limit, retry: WeatherCachePolicies.retry,
                    failure: Self.failure))
        }
        self.client = client("openweathermap", RequestLimit(count: 60, seconds: 60))
        oneCall = client(OneCall.id, RequestLimit(count: 900, seconds: 86_400))
        (records, clock) = (connection.records, connection.clock)
    }

    /// `cod` is a number or a string, and is there in good answers too.
    private static func failure(_ status: Int, _ body: JSONValue) -> ServiceRefusal? {
        guard let code = body["cod"].integer ?? body["cod"].text.flatMap({ Int($0) }), code != 200 else { return nil }
        let meaning: ServiceRefusal.Meaning? =
            switch code {
            case 401, 403: .key
            case 404: .notFound
            case 429: .quota
            default: nil
            }
        return ServiceRefusal(body["message"].text ?? "", meaning)
    }

    func report(at place: Place, days: Int, _ asking: WeatherQueryMode) async throws(RESTError) -> WeatherReport {
        if mayAskOneCall, let report = try await oneCallReport(at: place, days: days, asking) { return report }
        return try await freeReport(at: place, days: days, asking)
    }

    /// Not within a day of its refusal: every key may ask 2.5, few One Call.
    private var mayAskOneCall: Bool {
        guard let record = records?[OneCall.id], record.isFailing, let refusedAt = record.lastFailure else {
            return true
        }
        return abs(clock() - refusedAt) > Self.refusedFor
    }

    /// - Returns: `nil` where the key may not ask One Call, or nothing is kept of it: then 2.5 may know.
    private func oneCallReport(at place: Place, days: Int, _ asking: WeatherQueryMode) async throws(RESTError)
        -> WeatherReport?
    {
        let call = Endpoint(
            "/data/3.0/onecall", query: Self.at(place) + [.init("exclude", "minutely,alerts")],
            cache: WeatherCachePolicies.current, reserve: WeatherCachePolicies.day, read: OneCall.init)
        let reply: RESTClient.Reply<OneCall>
        do throws(RESTError) {
            reply = try await asking.reply(to: call, of: oneCall)
        } catch {
            switch error {
            case .key, .notFound, .quota, .throttled: return nil
            default: throw error
            }
        }
        var report = WeatherReport(
            provider: .openWeatherMap, host: oneCall.service.host, place: place, fetchedAt: asking.arrival(of: reply),
            utcOffset: reply.value.utcOffset)
        report.place.zoneName = reply.value.zoneName ?? place.zoneName
        (report.current, report.hours) = (reply.value.current, reply.value.hours)
        report.days = Array(reply.value.days.prefix(days))
        await addAir(to: &report, asking)
        return report
    }

    private func freeReport(at place: Place, days: Int, _ asking: WeatherQueryMode) async throws(RESTError)
        -> WeatherReport
    {
        let reply = try await asking.reply(
            to: call("weather", place, WeatherCachePolicies.current, OpenWeatherNow.init), of: client)
        let now = reply.value
        var report = WeatherReport(
            provider: .openWeatherMap, host: client.service.host, place: place, fetchedAt: asking.arrival(of: reply),
            utcOffset: now.utcOffset)
        report.current = now.point
        do throws(RESTError) {
            let hours = call("forecast", place, WeatherCachePolicies.hourly) { OpenWeather.points($0["list"]) }
            report.hours = try await asking.reply(to: hours, of: client).value
        } catch {
            if asking.keptWithin == nil { report.problems.append("No forecast: " + error.sentence("OpenWeatherMap")) }
        }
        await addAir(to: &report, asking)
        report.days = Array(OpenWeather.days(of: report, now).prefix(days))
        return report
    }

    private func addAir(to report: inout WeatherReport, _ asking: WeatherQueryMode) async {
        do throws(RESTError) {
            let air = call("air_pollution", report.place, WeatherCachePolicies.hourly) {
                OpenWeather.air($0["list"][0])
            }
            report.current?.air = try await asking.reply(to: air, of: client).value
        } catch {
            if asking.keptWithin == nil {
                report.problems.append("No air quality: " + error.sentence("OpenWeatherMap"))
            }
        }
    }

    private static func at(_ place: Place) -> [QueryParameter] {
        [
            .init("lat", place.coordinate.latitudeText), .init("lon", place.coordinate.longitudeText),
            .init("units", "metric"),
        ]
    }

    private func call<Answer: Sendable>(
        _ name: String, _ place: Place, _ cache: CachePolicy, _ read: @escaping @Sendable (JSONValue) -> Answer?
    ) -> Endpoint<Answer> {
        Endpoint(
            "/data/2.5/\(name)", query: Self.at(place), cache: cache, reserve: WeatherCachePolicies.day, read: read)
    }
}

/// The answer of `weather`.
struct OpenWeatherNow: Sendable {
    var utcOffset: Int
    var point: WeatherPoint
    var sunrise: Date?
    var sunset: Date?

    init?(_ answer: JSONValue) {
        guard let point = OpenWeather.point(answer, hours: 1) else { return nil }
        self.point = point
        utcOffset = answer["timezone"].integer.flatMap { abs($0) <= 86_400 ? $0 : nil } ?? 0
        (sunrise, sunset) = (answer["sys"]["sunrise"].sun, answer["sys"]["sunset"].sun)
    }
}

extension JSONValue {
    /// Of sunrise and sunset; without sun, in polar night, there is 0.
    var sun: Date? { instant.flatMap { $0.timeIntervalSince1970 > 0 ? $0 : nil } }
}

/// Parts of OpenWeatherMap's answers.
enum OpenWeather {
    /// - Parameter hours: that the amounts of rain and snow are for.
    static func point(_ entry: JSONValue, hours: Int) -> WeatherPoint? {
        guard let time = entry["dt"].instant, entry["main"].isObject else { return nil }
        var point = WeatherPoint(time: time, hours: hours)
        let main = entry["main"]
        point.condition = condition(entry["weather"][0])
        point.temperature = main["temp"].quantity
        point.feelsLike = main["feels_like"].quantity
        point.humidity = main["humidity"].quantity
        point.pressure = main["sea_level"].quantity ?? main["pressure"].quantity
        point.visibility = entry["visibility"].quantity
        // Metres a second.
        point.wind = entry["wind"]["speed"].quantity.map { $0 * 3.6 }
        point.gusts = entry["wind"]["gust"].quantity.map { $0 * 3.6 }
        point.windDirection = entry["wind"]["deg"].quantity
        point.cloudCover = entry["clouds"]["all"].quantity
        point.precipitationChance = entry["pop"].quantity.map { $0 * 100 }
        // Rain and snow are left out where there is none.
        let amount = ["rain", "snow"].reduce(0) { $0 + (entry[$1]["\(hours)h"].quantity ?? 0) }
        point.precipitation = amount / Double(hours)
        let icon = entry["weather"][0]["icon"].text
        point.isDay = entry["sys"]["pod"].text.map { $0 == "d" } ?? icon.map { $0.hasSuffix("d") }
        return point
    }

    /// `nil` where there is no list.
    static func points(_ list: JSONValue) -> [WeatherPoint]? {
        list.array?.compactMap { point($0, hours: 3) }.sorted { $0.time < $1.time }
    }

    static func air(_ entry: JSONValue) -> AirQuality? {
        guard entry.isObject else { return nil }
        var air = AirQuality()
        if let index = entry["main"]["aqi"].integer, (1...5).contains(index) { air.indices = [.openWeather(index)] }
        let components = entry["components"]
        air.fineParticles = components["pm2_5"].quantity
        air.particles = components["pm10"].quantity
        air.ozone = components["o3"].quantity
        air.nitrogenDioxide = components["no2"].quantity
        return air
    }

    /// The days that the points cover, by the place's calendar; of today what is left of it.
    static func days(of report: WeatherReport, _ now: OpenWeatherNow) -> [WeatherDay] {
        let points = [now.point] + report.hours
        return Dictionary(grouping: points) { report.day(of: $0.time) }.sorted { $0.key < $1.key }.map { date, points in
            var day = WeatherDay(day: date)
            day.highest = points.compactMap(\.temperature).max()
            day.lowest = points.compactMap(\.temperature).min()
            day.precipitationChance = points.compactMap(\.precipitationChance).max()
            let ahead = points.filter { $0.hours == 3 }
            if !ahead.isEmpty { day.precipitation = ahead.reduce(0) { $0 + ($1.precipitation ?? 0) * 3 } }
            day.wind = points.compactMap(\.wind).max()
            day.gusts = points.compactMap(\.gusts).max()
            // What happens by day says most; of several the worst.
            let byDay = points.filter { $0.isDay != false }
            day.condition = (byDay.isEmpty ? points : byDay).compactMap(\.condition).max {
                ($0.code ?? 0) < ($1.code ?? 0)
            }
            if let sunrise = now.sunrise, report.day(of: sunrise) == date { day.sunrise = sunrise }
            if let sunset = now.sunset, report.day(of: sunset) == date { day.sunset = sunset }
            return day
        }
    }

    /// The condition of an id; its own words where no code says the same.
    static func condition(_ entry: JSONValue) -> WeatherCondition? {
        guard let id = entry["id"].integer else { return nil }
        if let code = codes[id] { return WeatherCondition(code: code) }
        let words = entry["description"].name ?? "unknown"
        return switch id {
        case 200..<300: WeatherCondition(code: 95)
        case 300..<400: WeatherCondition(code: 53)
        case 611...616: WeatherCondition(words: words)  // rain and snow
        default: WeatherCondition(words: words)
        }
    }

    private static let codes: [Int: Int] = [
        300: 51, 310: 51, 302: 55, 312: 55, 314: 55, 500: 61, 501: 63, 502: 65, 503: 65, 504: 65, 511: 66, 520: 80,
        521: 81, 522: 82, 531: 82, 600: 71, 601: 73, 602: 75, 620: 85, 621: 85, 622: 86, 701: 45, 741: 45, 800: 0,
        801: 1, 802: 2, 803: 3, 804: 3,
    ]
}

import Foundation
import HealthModel
import JSON
import Networking
import RESTClient
import WeatherModel

/// WeatherAPI.com: everything in one call.
struct WeatherAPI: WeatherProvider {
    let client: RESTClient

    init(key: String, _ connection: WeatherConnection) {
        client = connection.client(
            RESTService(
                id: "weatherapi", name: "WeatherAPI", baseURL: connection.baseURL(of: .weatherAPI),
                credentials: .query(name: "key", key: key), limit: RequestLimit(count: 60, seconds: 60),
                retry: WeatherCachePolicies.retry, failure: Self.failure))
    }

    private static func failure(_ status: Int, _ body: JSONValue) -> ServiceRefusal? {
        guard let code = body["error"]["code"].integer else { return nil }
        let meaning: ServiceRefusal.Meaning? =
            switch code {
            case 1002, 2006, 2008, 2009: .key
            case 1006: .notFound
            case 2007: .quota
            default: status == 429 ? .quota : .other
            }
        return ServiceRefusal(body["error"]["message"].text ?? "", meaning)
    }

    func report(at place: Place, days: Int, _ asking: WeatherQueryMode) async throws(RESTError) -> WeatherReport {
        let call = Endpoint(
            "/v1/forecast.json",
            query: [
                .init("q", "\(place.coordinate.latitudeText),\(place.coordinate.longitudeText)"),
                .init("days", days <= 7 ? "7" : "14"), .init("aqi", "yes"), .init("alerts", "no"),
            ], cache: WeatherCachePolicies.current, reserve: WeatherCachePolicies.day, read: WeatherAPIAnswer.init)
        let reply = try await asking.reply(to: call, of: client)
        var report = WeatherReport(
            provider: .weatherAPI, host: client.service.host, place: place, fetchedAt: asking.arrival(of: reply),
            utcOffset: reply.value.utcOffset)
        report.place.zoneName = reply.value.zoneName ?? place.zoneName
        report.current = reply.value.current
        report.hours = reply.value.hours
        report.days = reply.value.days
        return report
    }
}

/// The answer of `forecast.json`.
struct WeatherAPIAnswer: Sendable {
    var utcOffset: Int
    var zoneName: String?
    var current: WeatherPoint?
    var hours: [WeatherPoint] = []
    var days: [WeatherDay] = []

    /// `nil` for an answer that holds neither the present nor a forecast.
    init?(_ answer: JSONValue) {
        utcOffset = Self.offset(answer["location"])
        zoneName = answer["location"]["tz_id"].name
        current = Self.point(answer["current"], time: answer["current"]["last_updated_epoch"].instant)
        for entry in answer["forecast"]["forecastday"].array ?? [] {
            guard let date = entry["date"].text.flatMap({ CivilDay(iso: $0) }) else { continue }
            days.append(day(entry, date))
            hours += (entry["hour"].array ?? []).compactMap { Self.point($0, time: $0["time_epoch"].instant) }
        }
        hours.sort { $0.time < $1.time }
        guard current != nil || !days.isEmpty else { return nil }
        if let now = current, let hour = hours.last(where: { $0.time <= now.time }) {
            current?.precipitationChance = hour.precipitationChance
        }
    }

    private func day(_ entry: JSONValue, _ date: CivilDay) -> WeatherDay {
        var day = WeatherDay(day: date)
        let values = entry["day"]
        day.condition = Self.condition(values["condition"])
        (day.highest, day.lowest) = (values["maxtemp_c"].quantity, values["mintemp_c"].quantity)
        day.precipitation = values["totalprecip_mm"].quantity
        day.precipitationChance = Self.chance(values, rain: "daily_chance_of_rain", snow: "daily_chance_of_snow")
        day.wind = values["maxwind_kph"].quantity
        day.uvIndex = values["uv"].quantity
        day.sunrise = sun(entry["astro"]["sunrise"], date)
        day.sunset = sun(entry["astro"]["sunset"], date)
        return day
    }

    private static func point(_ entry: JSONValue, time: Date?) -> WeatherPoint? {
        guard let time, entry.isObject else { return nil }
        var point = WeatherPoint(time: time)
        point.condition = condition(entry["condition"])
        (point.temperature, point.feelsLike) = (entry["temp_c"].quantity, entry["feelslike_c"].quantity)
        point.humidity = entry["humidity"].quantity
        point.precipitation = entry["precip_mm"].quantity
        point.precipitationChance = chance(entry, rain: "chance_of_rain", snow: "chance_of_snow")
        (point.wind, point.windDirection) = (entry["wind_kph"].quantity, entry["wind_degree"].quantity)
        (point.gusts, point.uvIndex) = (entry["gust_kph"].quantity, entry["uv"].quantity)
        (point.cloudCover, point.pressure) = (entry["cloud"].quantity, entry["pressure_mb"].quantity)
        point.visibility = entry["vis_km"].quantity.map { $0 * 1000 }
        point.isDay = entry["is_day"].quantity.map { $0 != 0 }
        point.air = air(entry["air_quality"])
        return point
    }

    private static func air(_ entry: JSONValue) -> AirQuality? {
        guard entry.isObject else { return nil }
        var air = AirQuality()
        if let index = entry["us-epa-index"].quantity, (1...6).contains(index) {
            air.indices = [.unitedStatesCategory(Int(index))]
        }
        (air.fineParticles, air.particles) = (entry["pm2_5"].quantity, entry["pm10"].quantity)
        (air.ozone, air.nitrogenDioxide) = (entry["o3"].quantity, entry["no2"].quantity)
        return air.isEmpty ? nil : air
    }

    private static func chance(_ entry: JSONValue, rain: String, snow: String) -> Double? {
        [entry[rain].quantity, entry[snow].quantity].compactMap(\.self).max()
    }

    /// Seconds east of UTC: the local time, whose hour has no leading zero, less the same instant in UTC.
    private static func offset(_ location: JSONValue) -> Int {
        let parts = (location["localtime"].text ?? "").split(separator: " ")
        guard parts.count == 2, let day = CivilDay(iso: parts[0]), let epoch = location["localtime_epoch"].quantity
        else {
            return 0
        }
        let clock = parts[1].split(separator: ":").map { Int($0) }
        guard clock.count == 2, let hour = clock[0], let minute = clock[1] else { return 0 }
        let local = Double(day.number * 86_400 + hour * 3600 + minute * 60)
        // To a quarter of an hour: the local time has no seconds.
        let offset = ((local - epoch) / 900).rounded() * 900
        return abs(offset) <= 86_400 ? Int(offset) : 0
    }

    /// `07:36 AM` on a day; `nil` for "No sunrise".
    private func sun(_ value: JSONValue, _ date: CivilDay) -> Date? {
        let parts = (value.text ?? "").split(separator: " ")
        guard parts.count == 2, ["AM", "PM"].contains(parts[1]) else { return nil }
        let clock = parts[0].split(separator: ":").map { Int($0) }
        guard clock.count == 2, let hour = clock[0], let minute = clock[1], (1...12).contains(hour) else { return nil }
        let local = date.number * 86_400 + (hour % 12 + (parts[1] == "PM" ? 12 : 0)) * 3600 + minute * 60
        let guess = Date(timeIntervalSince1970: Double(local - utcOffset))
        let offset = zoneName.flatMap { TimeZone(identifier: $0) }?.secondsFromGMT(for: guess) ?? utcOffset
        return Date(timeIntervalSince1970: Double(local - offset))
    }

    /// The condition of a code; its own words where no code of the WMO says the same.
    static func condition(_ entry: JSONValue) -> WeatherCondition? {
        guard let code = entry["code"].integer else { return nil }
        if let known = codes[code] { return WeatherCondition(code: known) }
        return WeatherCondition(words: (entry["text"].name ?? "unknown").lowercased(), code: nearest[code])
    }

    private static let codes: [Int: Int] = [
        1000: 0, 1003: 2, 1006: 3, 1009: 3, 1063: 61, 1066: 71, 1072: 56, 1087: 95, 1135: 45, 1147: 48, 1150: 51,
        1153: 51, 1168: 56, 1171: 57, 1180: 61, 1183: 61, 1186: 63, 1189: 63, 1192: 65, 1195: 65, 1198: 66, 1201: 67,
        1210: 71, 1213: 71, 1216: 73, 1219: 73, 1222: 75, 1225: 75, 1240: 80, 1243: 81, 1246: 82, 1255: 85, 1258: 86,
        1273: 95, 1276: 95, 1279: 95, 1282: 95,
    ]
    /// Mist, blowing snow, blizzard, ice pellets: with the words of the service.
    private static let nearest: [Int: Int] = [1030: 45, 1114: 73, 1117: 75, 1237: 77, 1261: 77, 1264: 77]
}

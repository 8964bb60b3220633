import Foundation
import HealthModel
import JSON
import WeatherModel

/// The answer of `/data/3.0/onecall`: the present, 48 hours, eight days.
struct OneCall: Sendable {
    /// In `ServiceRecords`.
    static let id = "openweathermap.onecall"

    var utcOffset: Int
    var zoneName: String?
    var current: WeatherPoint?
    var hours: [WeatherPoint]
    var days: [WeatherDay] = []

    /// `nil` for an answer that holds neither the present nor hours.
    init?(_ answer: JSONValue) {
        utcOffset = answer["timezone_offset"].integer.flatMap { abs($0) <= 86_400 ? $0 : nil } ?? 0
        zoneName = answer["timezone"].name
        current = Self.point(answer["current"])
        hours = (answer["hourly"].array ?? []).compactMap(Self.point).sorted { $0.time < $1.time }
        guard current != nil || !hours.isEmpty else { return nil }
        if let now = current, let hour = hours.last(where: { $0.time <= now.time }) {
            current?.precipitationChance = hour.precipitationChance
        }
        days = (answer["daily"].array ?? []).compactMap { day($0) }.sorted { $0.day < $1.day }
    }

    private static func point(_ entry: JSONValue) -> WeatherPoint? {
        guard let time = entry["dt"].instant, entry.isObject else { return nil }
        var point = WeatherPoint(time: time)
        point.condition = OpenWeather.condition(entry["weather"][0])
        (point.temperature, point.feelsLike) = (entry["temp"].quantity, entry["feels_like"].quantity)
        (point.humidity, point.pressure) = (entry["humidity"].quantity, entry["pressure"].quantity)
        (point.uvIndex, point.cloudCover) = (entry["uvi"].quantity, entry["clouds"].quantity)
        point.visibility = entry["visibility"].quantity
        // Metres a second.
        point.wind = entry["wind_speed"].quantity.map { $0 * 3.6 }
        point.gusts = entry["wind_gust"].quantity.map { $0 * 3.6 }
        point.windDirection = entry["wind_deg"].quantity
        point.precipitationChance = entry["pop"].quantity.map { $0 * 100 }
        // Rain and snow are left out where there is none.
        point.precipitation = ["rain", "snow"].reduce(0) { $0 + (entry[$1]["1h"].quantity ?? 0) }
        point.isDay = entry["weather"][0]["icon"].text.map { $0.hasSuffix("d") }
        return point
    }

    private func day(_ entry: JSONValue) -> WeatherDay? {
        guard let noon = entry["dt"].instant else { return nil }
        let local = Int(noon.timeIntervalSince1970) + offset(at: noon)
        var day = WeatherDay(day: CivilDay(number: Int((Double(local) / 86_400).rounded(.down))))
        day.condition = OpenWeather.condition(entry["weather"][0])
        (day.highest, day.lowest) = (entry["temp"]["max"].quantity, entry["temp"]["min"].quantity)
        (day.sunrise, day.sunset) = (entry["sunrise"].sun, entry["sunset"].sun)
        day.uvIndex = entry["uvi"].quantity
        // Numbers, unlike those of the hours.
        day.precipitation = (entry["rain"].quantity ?? 0) + (entry["snow"].quantity ?? 0)
        day.precipitationChance = entry["pop"].quantity.map { $0 * 100 }
        day.wind = entry["wind_speed"].quantity.map { $0 * 3.6 }
        day.gusts = entry["wind_gust"].quantity.map { $0 * 3.6 }
        return day
    }

    private func offset(at time: Date) -> Int {
        zoneName.flatMap { TimeZone(identifier: $0) }?.secondsFromGMT(for: time) ?? utcOffset
    }
}

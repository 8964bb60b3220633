import Foundation
import HealthModel
import JSON
import WeatherModel

/// The answer of `/v1/forecast`.
struct OpenMeteoForecast: Sendable {
    var utcOffset: Int
    var zoneName: String?
    var current: WeatherPoint?
    var hours: [WeatherPoint]
    var days: [WeatherDay]

    private static let always = [
        "temperature_2m", "apparent_temperature", "relative_humidity_2m", "precipitation", "weather_code",
        "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "is_day",
    ]
    /// No more than ten: a call with more counts as several.
    static let pastVariables = always
    static let currentVariables = always + ["cloud_cover", "pressure_msl"]
    static let hourlyVariables =
        always + ["precipitation_probability", "uv_index", "shortwave_radiation", "wet_bulb_temperature_2m"]
    static let dailyVariables = [
        "weather_code", "temperature_2m_max", "temperature_2m_min", "sunrise", "sunset", "uv_index_max",
        "precipitation_sum", "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
    ]

    /// `nil` for an answer that holds neither the present nor hours nor days.
    init?(_ answer: JSONValue) {
        let time = OpenMeteoTime(answer)
        utcOffset = time.utcOffset
        zoneName = answer["timezone"].name
        current = Self.current(answer, time)
        hours = Self.hours(OpenMeteoColumns(answer, "hourly"), time)
        days = Self.days(OpenMeteoColumns(answer, "daily"), time)
        guard current != nil || !hours.isEmpty || !days.isEmpty else { return nil }
        // The present has no UV and no chance of rain of its own: those of its hour.
        if let now = current, let hour = hours.last(where: { $0.time <= now.time }),
            now.time.timeIntervalSince(hour.time) < 3600
        {
            current?.uvIndex = hour.uvIndex
            current?.precipitationChance = hour.precipitationChance
            current?.radiation = hour.radiation
            current?.wetBulb = hour.wetBulb
        }
    }

    private static func current(_ answer: JSONValue, _ time: OpenMeteoTime) -> WeatherPoint? {
        guard let instant = time.instant(answer["current"]["time"]) else { return nil }
        let values = OpenMeteoColumns(answer, "current")
        var point = WeatherPoint(time: instant)
        point.condition = values.single("weather_code").map { WeatherCondition(code: Int($0)) }
        point.temperature = values.single("temperature_2m", .temperature)
        point.feelsLike = values.single("apparent_temperature", .temperature)
        point.humidity = values.single("relative_humidity_2m")
        point.precipitation = values.single("precipitation", .precipitation)
        point.wind = values.single("wind_speed_10m", .speed)
        point.windDirection = values.single("wind_direction_10m")
        point.gusts = values.single("wind_gusts_10m", .speed)
        point.cloudCover = values.single("cloud_cover")
        point.pressure = values.single("pressure_msl")
        point.isDay = values.single("is_day").map { $0 != 0 }
        return point
    }

    private static func hours(_ columns: OpenMeteoColumns, _ time: OpenMeteoTime) -> [WeatherPoint] {
        let instants = time.instants(columns.raw("time"))
        let codes = columns.column("weather_code")
        let temperature = columns.column("temperature_2m", .temperature)
        let feelsLike = columns.column("apparent_temperature", .temperature)
        let humidity = columns.column("relative_humidity_2m")
        let rain = columns.column("precipitation", .precipitation)
        let chance = columns.column("precipitation_probability")
        let wind = columns.column("wind_speed_10m", .speed)
        let direction = columns.column("wind_direction_10m")
        let gusts = columns.column("wind_gusts_10m", .speed)
        let isDay = columns.column("is_day")
        let uv = columns.column("uv_index")
        let radiation = columns.column("shortwave_radiation")
        let wetBulb = columns.column("wet_bulb_temperature_2m", .temperature)
        return instants.indices.compactMap { row in
            guard let instant = instants[row] else { return nil }
            var point = WeatherPoint(time: instant)
            point.condition = codes[row].map { WeatherCondition(code: Int($0)) }
            (point.temperature, point.feelsLike, point.humidity) = (temperature[row], feelsLike[row], humidity[row])
            (point.precipitation, point.precipitationChance) = (rain[row], chance[row])
            (point.wind, point.windDirection, point.gusts) = (wind[row], direction[row], gusts[row])
            (point.uvIndex, point.radiation, point.wetBulb) = (uv[row], radiation[row], wetBulb[row])
            point.isDay = isDay[row].map { $0 != 0 }
            // An hour beyond the model's reach is all null.
            return point == WeatherPoint(time: instant) ? nil : point
        }
    }

    private static func days(_ columns: OpenMeteoColumns, _ time: OpenMeteoTime) -> [WeatherDay] {
        let starts = columns.raw("time")
        let codes = columns.column("weather_code")
        let highest = columns.column("temperature_2m_max", .temperature)
        let lowest = columns.column("temperature_2m_min", .temperature)
        let (sunrise, sunset) = (columns.raw("sunrise"), columns.raw("sunset"))
        let uv = columns.column("uv_index_max")
        let rain = columns.column("precipitation_sum", .precipitation)
        let chance = columns.column("precipitation_probability_max")
        let wind = columns.column("wind_speed_10m_max", .speed)
        let gusts = columns.column("wind_gusts_10m_max", .speed)
        return starts.indices.compactMap { row in
            guard let date = time.day(starts[row]) else { return nil }
            var day = WeatherDay(day: date)
            day.condition = codes[row].map { WeatherCondition(code: Int($0)) }
            (day.highest, day.lowest, day.uvIndex) = (highest[row], lowest[row], uv[row])
            (day.precipitation, day.precipitationChance) = (rain[row], chance[row])
            (day.wind, day.gusts) = (wind[row], gusts[row])
            // In polar day and night another day's sun may be told.
            func onDay(_ value: JSONValue) -> Date? {
                time.instant(value).flatMap { time.day(of: $0) == date ? $0 : nil }
            }
            (day.sunrise, day.sunset) = (onDay(sunrise[row]), onDay(sunset[row]))
            return day
        }
    }
}

import Foundation
import HealthModel

/// The weather while something was done outdoors; `nil` is not known.
public struct WorkoutWeather: Equatable, Sendable {
    /// A figure of it, kept as a sample of this type over the time of the workout.
    public enum Figure: String, CaseIterable, Sendable {
        case temperature = "AirFitWeatherTemperature", feelsLike = "AirFitWeatherFeelsLike"
        case humidity = "AirFitWeatherHumidity", wind = "AirFitWeatherWindSpeed", gusts = "AirFitWeatherGusts"
        case precipitation = "AirFitWeatherPrecipitation", condition = "AirFitWeatherCode"

        /// The unit that samples are kept in.
        public var unit: String {
            switch self {
            case .temperature, .feelsLike: "degC"
            case .humidity: "%"
            case .wind, .gusts: "m/s"
            case .precipitation: "mm"
            case .condition: ""
            }
        }

        /// The factor from a figure to its sample.
        var factor: Double {
            switch self {
            case .humidity: 0.01
            case .wind, .gusts: 1 / 3.6
            case .temperature, .feelsLike, .precipitation, .condition: 1
            }
        }
    }

    /// The source of the samples.
    public static let sourceName = "Open-Meteo"

    /// °C, the mean.
    public var temperature: Double?
    /// °C, the mean.
    public var feelsLike: Double?
    /// 0 to 100, the mean.
    public var humidity: Double?
    /// km/h, the mean.
    public var wind: Double?
    /// km/h, the strongest.
    public var gusts: Double?
    /// mm of the whole time.
    public var precipitation: Double?
    /// The worst.
    public var condition: WeatherCondition?

    /// From hours whose values are those of the full hour, and whose precipitation is that of the hour before it, as Open-Meteo
    /// tells them. `nil` where they say nothing of that time.
    public init?(_ hours: [WeatherPoint], from start: Date, to end: Date) {
        let end = max(end, start.addingTimeInterval(1))
        func overlap(_ from: Date, _ to: Date) -> Double { max(0, min(to, end).timeIntervalSince(max(from, start))) }
        let near = hours.compactMap { hour -> (point: WeatherPoint, seconds: Double)? in
            let seconds = overlap(hour.time.addingTimeInterval(-1800), hour.time.addingTimeInterval(1800))
            return seconds > 0 ? (hour, seconds) : nil
        }
        func mean(_ value: (WeatherPoint) -> Double?) -> Double? {
            let known = near.compactMap { hour in value(hour.point).map { ($0, hour.seconds) } }
            let weight = known.reduce(0) { $0 + $1.1 }
            return weight > 0 ? known.reduce(0) { $0 + $1.0 * $1.1 } / weight : nil
        }
        temperature = mean(\.temperature)
        feelsLike = mean(\.feelsLike)
        humidity = mean(\.humidity)
        wind = mean(\.wind)
        gusts = near.compactMap(\.point.gusts).max()
        let rain = hours.compactMap { hour in
            hour.precipitation.map { $0 * overlap(hour.time.addingTimeInterval(-3600), hour.time) / 3600 }
        }
        precipitation = near.contains { $0.point.precipitation != nil } ? rain.reduce(0, +) : nil
        condition = near.compactMap(\.point.condition).max { ($0.code ?? 0) < ($1.code ?? 0) }
        if figures.isEmpty { return nil }
    }

    /// From samples by their types; `nil` for none of them.
    public init?(samples: [Figure: Double]) {
        func value(_ figure: Figure) -> Double? { samples[figure].map { $0 / figure.factor } }
        temperature = value(.temperature)
        feelsLike = value(.feelsLike)
        humidity = value(.humidity)
        wind = value(.wind)
        gusts = value(.gusts)
        precipitation = value(.precipitation)
        condition = value(.condition).flatMap { (0...99).contains($0) ? WeatherCondition(code: Int($0)) : nil }
        if figures.isEmpty { return nil }
    }

    /// The values of its samples, in their units.
    public var samples: [(figure: Figure, value: Double)] { figures.map { ($0.figure, $0.value * $0.figure.factor) } }

    private var figures: [(figure: Figure, value: Double)] {
        let all: [(Figure, Double?)] = [
            (.temperature, temperature), (.feelsLike, feelsLike), (.humidity, humidity), (.wind, wind),
            (.gusts, gusts), (.precipitation, precipitation), (.condition, condition?.code.map(Double.init)),
        ]
        return all.compactMap { figure, value in value.map { (figure, $0) } }
    }

    /// `14 °C, feels 12 °C, light rain, 0.3 mm, wind 13 km/h, gusts 25 km/h, humidity 60 %`.
    public func text(_ units: UnitSystem) -> String {
        func shown(_ value: Double?, _ unit: ShownUnit) -> String? {
            value.flatMap { DecimalText.text(of: unit.shown($0), decimals: unit.decimals) }.map {
                "\($0) \(unit.symbol)"
            }
        }
        let degrees = shown(temperature, units.temperature)
        let feels = shown(feelsLike, units.temperature).flatMap { $0 == degrees ? nil : "feels \($0)" }
        let rain = precipitation.flatMap { $0 > 0 ? shown($0, units.precipitation) : nil }
        return [
            degrees, feels, condition?.words, rain, shown(wind, units.windSpeed).map { "wind \($0)" },
            shown(gusts, units.windSpeed).map { "gusts \($0)" }, humidity.map { "humidity \(Int($0.rounded())) %" },
        ].compactMap(\.self).joined(separator: ", ")
    }
}

import Foundation
import HealthModel

extension UnitSystem {
    /// Of km/h.
    public var windSpeed: ShownUnit {
        self == .metric
            ? ShownUnit("km/h", decimals: 0) : ShownUnit("mph", decimals: 0, factor: 1 / Self.kilometresInMile)
    }

    /// Of millimetres of rain.
    public var precipitation: ShownUnit {
        self == .metric
            ? ShownUnit("mm", decimals: 1) : ShownUnit("in", decimals: 2, factor: 0.1 / Self.centimetresInInch)
    }
}

/// A report as people read it, in their units.
public struct WeatherText: Sendable {
    public let report: WeatherReport
    public let units: UnitSystem
    /// The moment that the text is written at.
    public let now: Date
    /// Hours in the dark count among the best.
    public let allowsDark: Bool

    public init(_ report: WeatherReport, units: UnitSystem, now: Date, allowsDark: Bool = false) {
        self.report = report
        self.units = units
        self.now = now
        self.allowsDark = allowsDark
    }

    /// Hours in a row that the best hours are looked for.
    public static let sessionHours = 2

    /// `14 °C`; `nil` for none.
    public func temperature(_ value: Double?) -> String? { number(value, units.temperature) }
    /// `13 km/h`.
    public func wind(_ value: Double?) -> String? { number(value, units.windSpeed) }
    /// `0.3 mm`.
    public func rain(_ value: Double?) -> String? { number(value, units.precipitation) }

    /// The digits alone, for a table; `–` for what is not known.
    public func digits(_ value: Double?, _ unit: ShownUnit) -> String {
        value.flatMap { DecimalText.text(of: unit.shown($0), decimals: unit.decimals) } ?? "–"
    }

    private func number(_ value: Double?, _ unit: ShownUnit) -> String? {
        value.flatMap { DecimalText.text(of: unit.shown($0), decimals: unit.decimals) }.map { "\($0) \(unit.symbol)" }
    }

    /// `SW`: one of sixteen directions the wind comes from.
    public static func direction(_ degrees: Double?) -> String? {
        guard let degrees, degrees.isFinite else { return nil }
        let names = [
            "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
        ]
        let step = Int((degrees / 22.5).rounded())
        return names[(step % 16 + 16) % 16]
    }

    // MARK: Sentences

    /// `14 °C, feels 12 °C, light rain`, with its age where it is not of now; `nil` where nothing is known of the present.
    public var present: String? {
        guard let point = report.point(at: now) else { return nil }
        let feels = temperature(point.feelsLike).flatMap { $0 == temperature(point.temperature) ? nil : "feels \($0)" }
        let parts = [temperature(point.temperature), feels, point.condition?.words].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        return (parts + [report.ageText(at: now)].compactMap(\.self)).joined(separator: ", ")
    }

    /// `wind 13 km/h SW`, `gusts 25 km/h`, `humidity 87 %`, `UV 1`; empty where nothing of it is known.
    public var details: [String] {
        guard let point = report.point(at: now) else { return [] }
        let wind = wind(point.wind).map { speed in
            "wind \(speed)" + (Self.direction(point.windDirection).map { " \($0)" } ?? "")
        }
        return [
            wind, self.wind(point.gusts).map { "gusts \($0)" },
            point.precipitation.flatMap { $0 > 0 ? rain($0).map { "rain \($0)" } : nil },
            point.humidity.map { "humidity \(Int($0.rounded())) %" }, point.uvIndex.map { "UV \(Int($0.rounded()))" },
            heat(point),
        ].compactMap(\.self)
    }

    /// Heat index or wind chill by its name, where it says more than the temperature.
    private func heat(_ point: WeatherPoint) -> String? {
        guard let temperature = point.temperature else { return nil }
        if temperature >= 27, let humidity = point.humidity {
            let index = ThermalStress.heatIndex(temperature: temperature, humidity: humidity)
            return self.temperature(index).map { "heat index \($0)" }
        }
        guard let wind = point.wind, let chill = ThermalStress.windChill(temperature: temperature, wind: wind) else {
            return nil
        }
        return self.temperature(chill).map { "wind chill \($0)" }
    }

    /// `European index 34 (fair)`, `US index 52 (moderate)`, `PM2.5 8 µg/m³`, `pollen in a m³: birch 14`; empty without air.
    public var air: [String] {
        guard let air = report.point(at: now)?.air else { return [] }
        var parts = air.indices.map { "\($0.reading) (\($0.words))" }
        if let fine = air.fineParticles { parts.append("PM2.5 \(Int(fine.rounded())) µg/m³") }
        let pollen = AirQuality.Pollen.allCases.compactMap { plant in
            air.pollen[plant].flatMap { $0 > 0 ? "\(plant.rawValue) \(Int($0.rounded()))" : nil }
        }
        if !pollen.isEmpty { parts.append("pollen in a m³: " + pollen.joined(separator: ", ")) }
        return parts
    }

    /// The best hours of what is left of today.
    public var best: BestHours { best(on: report.day(of: now)) }

    /// The best hours of a day that are not over.
    public func best(on day: CivilDay) -> BestHours {
        let hours = report.hours.filter {
            report.day(of: $0.time) == day && $0.time.addingTimeInterval(Double($0.hours) * 3600) > now
        }
        return BestHours(hours, needed: Self.sessionHours, allowingDark: allowsDark)
    }

    /// `best outside 10:00–12:00, then 14:00–16:00`; or why there is no good hour. `nil` without hours of that day.
    public func bestText(on day: CivilDay) -> String? {
        let best = best(on: day)
        if best.windows.isEmpty { return best.obstacle.map { "no good hour outside: \($0.rawValue)" } }
        let spans = best.windows.map { "\(report.clock($0.start))–\(report.clock($0.end))" }
        return "best outside " + spans.joined(separator: ", then ")
    }

    /// Sunrise and sunset of a day: `sun 07:36–16:06`.
    public func sun(on day: CivilDay) -> String? {
        guard let found = report.days.first(where: { $0.day == day }), let sunrise = found.sunrise,
            let sunset = found.sunset
        else { return nil }
        return "sun \(report.clock(sunrise))–\(report.clock(sunset))"
    }

    /// Who was asked, with the words that its licence asks for.
    public var source: String { "\(report.attribution). Asked: \(report.host), with \(report.place.coordinate.text)." }
}

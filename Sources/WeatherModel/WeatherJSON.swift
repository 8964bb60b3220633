import Foundation
import HealthModel

/// A report as JSON: units in the names, what is not known `null`, instants in the place's time.
public enum WeatherJSON {
    /// - Parameter days: of the forecast that are written; the hours are those of these days that are not over.
    public static func text(of text: WeatherText, days: Int) -> String {
        var json = ""
        tree(of: text, days: days).write(into: &json, depth: nil)
        return json
    }

    /// The report as a tree, by the same rules as `text(of:days:)`.
    package static func tree(of text: WeatherText, days: Int) -> JSONTree {
        let report = text.report
        let today = report.day(of: text.now)
        let shown = report.days.filter { (today..<today.advanced(by: days)).contains($0.day) }
        let hours = report.upcoming(report.hours.count, from: text.now).filter {
            report.day(of: $0.time) < today.advanced(by: days)
        }
        let best = text.best
        return .object([
            ("place", tree(of: report.place)), ("provider", .string(report.provider.rawValue)),
            ("host", .string(report.host)), ("attribution", .string(report.attribution)),
            ("fetched_at", instant(report.fetchedAt, report)),
            ("age_s", .integer(Int(report.age(at: text.now)))),
            ("problems", .list(report.problems.map { .string($0) })),
            ("current", report.point(at: text.now).map { tree(of: $0, report) } ?? .null),
            (
                "best_hours",
                .list(
                    best.windows.map {
                        .object([
                            ("start", instant($0.start, report)), ("end", instant($0.end, report)),
                            ("score", .number($0.score, 1)),
                        ])
                    })
            ),
            ("no_good_hour_because", .text(best.obstacle?.rawValue)),
            ("hours", .list(hours.map { tree(of: $0, report) })), ("days", .list(shown.map { tree(of: $0, report) })),
        ])
    }

    /// A place: coordinates with two decimals, elevation in metres; `null` for what is not known.
    package static func tree(of place: Place) -> JSONTree {
        .object([
            ("name", .string(place.name)), ("region", .text(place.region)), ("country", .text(place.country)),
            ("latitude", .number(place.coordinate.rounded.latitude, 2)),
            ("longitude", .number(place.coordinate.rounded.longitude, 2)), ("time_zone", .text(place.zoneName)),
            ("elevation_m", .number(place.elevation, 0)), ("population", .integer(place.population)),
        ])
    }

    /// The weather of an hour or of the present: metric units, and its score from 0 to 100 for sport outside.
    package static func tree(of point: WeatherPoint, _ report: WeatherReport) -> JSONTree {
        .object([
            ("time", instant(point.time, report)), ("hours", .integer(point.hours)),
            ("condition", .text(point.condition?.words)), ("wmo_code", .integer(point.condition?.code)),
            ("temperature_celsius", .number(point.temperature, 1)), ("feels_like_celsius", .number(point.feelsLike, 1)),
            ("humidity_percent", .number(point.humidity, 0)), ("precipitation_mm_h", .number(point.precipitation, 2)),
            ("precipitation_chance_percent", .number(point.precipitationChance, 0)),
            ("wind_km_h", .number(point.wind, 1)),
            ("wind_direction_degrees", .number(point.windDirection, 0)), ("gusts_km_h", .number(point.gusts, 1)),
            ("uv_index", .number(point.uvIndex, 1)), ("cloud_cover_percent", .number(point.cloudCover, 0)),
            ("pressure_hpa", .number(point.pressure, 1)), ("visibility_m", .number(point.visibility, 0)),
            ("wbgt_celsius", .number(point.wbgt, 1)), ("is_day", point.isDay.map { .boolean($0) } ?? .null),
            ("score", .number(BestHours.verdict(on: point).score, 1)), ("air", point.air.map(tree) ?? .null),
        ])
    }

    private static func tree(of air: AirQuality) -> JSONTree {
        .object([
            (
                "indices",
                .object(
                    air.indices.map {
                        ($0.scaleID, .object([("value", .integer($0.value)), ("words", .string($0.words))]))
                    })
            ),
            ("pm2_5_ug_m3", .number(air.fineParticles, 1)), ("pm10_ug_m3", .number(air.particles, 1)),
            ("ozone_ug_m3", .number(air.ozone, 1)), ("nitrogen_dioxide_ug_m3", .number(air.nitrogenDioxide, 1)),
            (
                "pollen_grains_m3",
                .object(
                    AirQuality.Pollen.allCases.compactMap { plant in
                        air.pollen[plant].map { (plant.rawValue, .number($0, 0)) }
                    })
            ),
        ])
    }

    private static func tree(of day: WeatherDay, _ report: WeatherReport) -> JSONTree {
        .object([
            ("date", .string(day.day.iso)), ("condition", .text(day.condition?.words)),
            ("wmo_code", .integer(day.condition?.code)), ("high_celsius", .number(day.highest, 1)),
            ("low_celsius", .number(day.lowest, 1)),
            ("sunrise", day.sunrise.map { instant($0, report) } ?? .null),
            ("sunset", day.sunset.map { instant($0, report) } ?? .null), ("uv_index_max", .number(day.uvIndex, 1)),
            ("precipitation_mm", .number(day.precipitation, 1)),
            ("precipitation_chance_percent", .number(day.precipitationChance, 0)), ("wind_km_h", .number(day.wind, 1)),
            ("gusts_km_h", .number(day.gusts, 1)),
        ])
    }

    private static func instant(_ time: Date, _ report: WeatherReport) -> JSONTree {
        .string(time.iso8601(offset: report.zone.secondsFromGMT(for: time)))
    }
}

/// Places as JSON.
public enum PlaceJSON {
    /// - Parameter host: that was asked; `nil` where nobody was.
    public static func text(of places: [Place], host: String?) -> String {
        var json = ""
        JSONTree.object([("places", .list(places.map(WeatherJSON.tree))), ("host", .text(host))])
            .write(into: &json, depth: nil)
        return json
    }
}

import ChatModel
import Foundation
import HealthModel
import JSON
import WeatherModel

/// `weather`: the weather, the air and the best hours to be outside at the person's place. The coordinate is not told.
public struct WeatherTool: CoachTool {
    package static let name = "weather"
    private let weather: any WeatherReading
    private let now: @Sendable () -> Date

    public init(_ weather: any WeatherReading, now: @escaping @Sendable () -> Date) {
        self.weather = weather
        self.now = now
    }

    public var definition: ToolDefinition { ToolSchemas.definition(Self.name) }

    /// The weather of so many `days`, 2 unless said; refused where the location is not shared.
    public func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        do throws(ToolProblem) {
            try ToolSchemas.check(arguments, for: Self.name)
            guard consent.shares(.location) else { throw ToolProblem.notShared(.location, by: consent) }
            return try await answer(days: arguments["days"].integer ?? 2).outcome
        } catch {
            return error.outcome
        }
    }

    private func answer(days: Int) async throws(ToolProblem) -> ToolReply {
        let report: WeatherReport
        do throws(WeatherError) {
            report = try await weather.report()
        } catch {
            guard error.kind == .noPlace else { throw ToolProblem(.failed, error.sentence) }
            var reply = ToolReply()
            reply.noData(error.sentence)
            return reply
        }
        return Self.reply(WeatherText(report, units: .metric, now: now()), days: days)
    }

    private static func reply(_ text: WeatherText, days: Int) -> ToolReply {
        let report = text.report
        let today = report.day(of: text.now)
        let shown = (0..<days).map { today.advanced(by: $0) }
        var reply = ToolReply([
            ("place", .string(report.place.name)), ("time", .string(report.clock(text.now))),
            ("age_min", .integer(Int(report.age(at: text.now) / 60))),
            ("present", report.point(at: text.now).map { hour($0, report, isPresent: true) } ?? .null),
            ("days", .list(shown.compactMap { day($0, text) })),
        ])
        let hours = report.hours.filter { shown.contains(report.day(of: $0.time)) }
            .filter { $0.time.addingTimeInterval(Double($0.hours) * 3600) > text.now }
        reply.rows = ("hours", hours.map { hour($0, report) })
        reply.notes = [
            "a forecast; score 0 to 100 of each hour for sport outside (best: \(BestHours.rule(in: .metric))); out: why it does not "
                + "count",
            report.attribution,
        ]
        reply.notes += report.problems
        reply.categories = [.location]
        return reply
    }

    private static func hour(_ point: WeatherPoint, _ report: WeatherReport, isPresent: Bool = false) -> JSONTree {
        let verdict = BestHours.verdict(on: point)
        var fields: [(key: String, value: JSONTree)] = [
            ("date", .day(report.day(of: point.time))), ("time", .string(report.clock(point.time))),
            ("condition", .text(point.condition?.words)), ("wmo_code", .integer(point.condition?.code)),
            ("temperature_c", .number(point.temperature, 1)),
            ("feels_like_c", .number(point.feelsLike, 1)), ("rain_mm_h", .number(point.precipitation, 1)),
            ("rain_chance_pct", .number(point.precipitationChance, 0)), ("wind_km_h", .number(point.wind, 0)),
            ("uv_index", .number(point.uvIndex, 0)), ("score", .number(verdict.score, 0)),
        ]
        if verdict.score == nil { fields.append(("out", .text(verdict.reason?.rawValue))) }
        guard isPresent else { return .object(fields) }
        fields += [
            ("humidity_pct", .number(point.humidity, 0)), ("wbgt_c", .number(point.wbgt, 1)),
            (
                "air",
                .object(
                    (point.air?.indices ?? []).map { ("\($0.scaleID)_index", .string("\($0.value) (\($0.words))")) })
            ),
            ("pollen_grains_m3", pollen(point.air)),
        ]
        return .object(fields)
    }

    /// `null` where none is told: outside of Europe, out of season.
    private static func pollen(_ air: AirQuality?) -> JSONTree {
        guard let air, !air.pollen.isEmpty else { return .null }
        return .object(
            AirQuality.Pollen.allCases.compactMap { plant in
                air.pollen[plant].map { (plant.rawValue, .number($0, 0)) }
            })
    }

    private static func day(_ date: CivilDay, _ text: WeatherText) -> JSONTree? {
        guard let day = text.report.days.first(where: { $0.day == date }) else { return nil }
        let best = text.best(on: date)
        return .object([
            ("date", .day(date)), ("condition", .text(day.condition?.words)), ("high_c", .number(day.highest, 1)),
            ("low_c", .number(day.lowest, 1)), ("uv_index_max", .number(day.uvIndex, 0)),
            ("rain_mm", .number(day.precipitation, 1)),
            ("sunrise", .text(day.sunrise.map(text.report.clock))),
            ("sunset", .text(day.sunset.map(text.report.clock))),
            (
                "best_hours",
                .list(
                    best.windows.map {
                        .string("\(text.report.clock($0.start))-\(text.report.clock($0.end)), score \(Int($0.score))")
                    })
            ),
            ("no_good_hour_because", .text(best.obstacle?.rawValue)),
        ])
    }
}

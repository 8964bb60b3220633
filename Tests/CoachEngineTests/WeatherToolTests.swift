import ChatModel
import CoachEngine
import Foundation
import HealthModel
import JSON
import Testing
import WeatherModel

@testable import CoachTools

@Suite struct `The weather tool` {
    /// 14 October 2026, 10:00 UTC.
    private static let now = Date(timeIntervalSince1970: 1_791_972_000)

    private struct Weather: WeatherReading {
        var result: Result<WeatherReport, WeatherError>
        func report() async throws(WeatherError) -> WeatherReport { try result.get() }
        func lastReport() async -> WeatherReport? { nil }
    }

    private func report() throws -> WeatherReport {
        let place = Place(name: "Berlin", coordinate: try #require(Coordinate("52.52, 13.41")))
        var report = WeatherReport(
            provider: .openMeteo, host: "api.open-meteo.com", place: place, fetchedAt: Self.now, utcOffset: 0)
        report.hours = (0..<48).map { index in
            var hour = WeatherPoint(time: Self.now.addingTimeInterval(Double(index) * 3600))
            hour.condition = WeatherCondition(code: 2)
            (hour.temperature, hour.feelsLike, hour.wind) = (12, 11, 10)
            (hour.precipitation, hour.precipitationChance, hour.isDay) = (0, 5, true)
            return hour
        }
        report.current = report.hours[0]
        var day = WeatherDay(day: report.day(of: Self.now))
        day.highest = 14
        report.days = [day]
        return report
    }

    private func run(
        _ arguments: String, _ result: Result<WeatherReport, WeatherError>, shared: Set<HealthCategory>
    ) async throws -> (json: JSONValue, isError: Bool) {
        let box = Toolbox([WeatherTool(Weather(result: result)) { Self.now }])
        let consent = ConsentFilter(place: .elsewhere, shared: shared)
        let outcome = await box.run("weather", arguments, for: consent)
        return (try #require(JSONValue(outcome.json)), outcome.isError)
    }

    @Test func `tells the weather without the coordinate`() async throws {
        let (json, isError) = try await run(#"{"days":1}"#, .success(report()), shared: [.location])
        #expect(!isError)
        #expect(json["place"].text == "Berlin")
        #expect(json["present"]["temperature_c"].number == 12)
        #expect(json["days"][0]["best_hours"][0].text?.hasSuffix("score 99") == true)
        #expect(json["hours"].array?.count == 14)
        #expect(json["hours"][0]["score"].number == 99)
        #expect(json.json?.contains("52.52") == false)
        #expect(json["notes"].json?.contains("Open-Meteo.com") == true)
    }

    @Test func `tells nothing to who may not see places`() async throws {
        let (json, _) = try await run("{}", .success(report()), shared: [.activity])
        #expect(json["no_data"].flag == true)
        #expect(json["withheld"][0].text == "location")
        #expect(json["place"].isMissing)
    }

    @Test func `says that no place is set, and why there is no weather`() async throws {
        let (none, isError) = try await run("{}", .failure(.noPlace), shared: [.location])
        #expect(!isError && none["no_data"].flag == true)
        let away = WeatherError(.unavailable, "Nobody answers at h.")
        let (failed, isFailure) = try await run("{}", .failure(away), shared: [.location])
        #expect(isFailure && failed["error"]["message"].text == "Nobody answers at h.")
    }

    @Test func `refuses arguments that it would ignore`() async throws {
        let (_, isError) = try await run(#"{"day":1}"#, .success(report()), shared: [.location])
        #expect(isError)
    }
}

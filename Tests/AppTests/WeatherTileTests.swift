import App
import Canvas
import Foundation
import HealthModel
import ScreenKit
import TestSupport
import Testing
import TodayScreen
import WeatherModel

@Suite struct `Weather on Today` {
    /// 10:00 UTC.
    private static let now = Date(timeIntervalSince1970: 1_791_972_000)

    private func report(problems: [String] = []) throws -> WeatherReport {
        let place = Place(name: "Berlin, Land Berlin", coordinate: try #require(Coordinate("52.52, 13.41")))
        var report = WeatherReport(
            provider: .openMeteo, host: "api.open-meteo.com", place: place, fetchedAt: Self.now, utcOffset: 0)
        report.hours = (0..<24).map { index in
            var hour = WeatherPoint(time: Self.now.addingTimeInterval(Double(index) * 3600))
            hour.condition = WeatherCondition(code: index < 6 ? 2 : 61)
            (hour.temperature, hour.feelsLike) = (8 + Double(index % 12), 7 + Double(index % 12))
            (hour.gusts, hour.windDirection, hour.humidity, hour.uvIndex) = (25, 225, 55, 2)
            (hour.wind, hour.precipitation) = (10, index < 6 ? 0 : 1)
            (hour.precipitationChance, hour.isDay) = (index < 6 ? 5 : 70, index < 8)
            return hour
        }
        report.current = report.hours[0]
        report.problems = problems
        return report
    }

    private func today(_ result: Result<WeatherReport, WeatherError>, at date: Date = now) -> TodayState {
        var state = TodayState.showing(SampleReports.runningDay)
        _ = state.apply(.weatherArrived(result, at: date))
        return state
    }

    private func screen(_ state: TodayState, _ width: Int, _ height: Int) -> String {
        var canvas = Canvas(Size(width: width, height: height))
        let area = Rect(column: 0, row: 0, width: width, height: height)
        drawToday(state, in: area, on: &canvas, focused: true)
        return canvas.textRows.joined(separator: "\n")
    }

    @Test(arguments: [(80, 40), (120, 40), (200, 50)])
    func `a tile tells the moment and the best hours`(width: Int, height: Int) throws {
        let text = screen(today(.success(try report())), width, height)
        #expect(text.contains("Weather"))
        #expect(text.contains("8 °C"))
        #expect(text.contains("best outside 11:00–15:00"))
    }

    @Test func `without a place there is no tile, and no page`() throws {
        var state = today(.failure(.noPlace))
        #expect(!screen(state, 120, 40).contains("Weather"))
        _ = state.apply(.key(.character("o")))
        #expect(!state.weather.isOpen)
    }

    @Test func `of another day and of hidden places there is none`() throws {
        var state = today(.success(try report()))
        state.hidden = [.location]
        #expect(!screen(state, 120, 40).contains("Weather"))
        state.hidden = []
        _ = state.apply(.key(.character("[")))
        #expect(!state.keyHints.contains { $0.label == "weather" })
    }

    @Test func `what is old says its age, and what is wrong one sentence`() throws {
        let late = Self.now.addingTimeInterval(3 * 3600)
        let old = today(.success(try report(problems: ["Nobody answers at h."])), at: late)
        #expect(screen(old, 120, 50).contains("3 h ago"))
        #expect(screen(old, 120, 50).contains("Nobody answers at h."))
        let failed = today(.failure(WeatherError(.unavailable, "Open-Meteo is in trouble (status 502).")))
        #expect(screen(failed, 120, 50).contains("Open-Meteo is in trouble"))
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `the page shows charts, the hour read off, and who was asked`(width: Int, height: Int) throws {
        var state = today(.success(try report()))
        _ = state.apply(.key(.character("o")))
        #expect(state.weather.isOpen)
        _ = state.apply(.key(KeyPress(.right)))
        let text = screen(state, width, height)
        #expect(text.contains("‹ 11:00 ›"))
        #expect(text.contains("Temperature, °C"))
        #expect(text.contains("api.open-meteo.com"))
        #expect(text.contains("https://open-meteo.com/"))
        #expect(text.contains("━"))
        #expect(text.contains("humidity 55 %"))
        _ = state.apply(.key(KeyPress(.end)))
        #expect(screen(state, width, height).contains("‹ 09:00 ›"))
        _ = state.apply(.wheel(-1))
        #expect(screen(state, width, height).contains("‹ 08:00 ›"))
        _ = state.apply(.key(KeyPress(.home)))
        #expect(screen(state, width, height).contains("‹ 10:00 ›"))
        _ = state.apply(.key(KeyPress(.escape)))
        #expect(!state.weather.isOpen)
    }

    @Test func `it is asked for again by a key after ten minutes, and not before`() throws {
        var state = today(.success(try report()))
        #expect(state.refreshWeather(at: Self.now.addingTimeInterval(599)).isEmpty)
        #expect(state.refreshWeather(at: Self.now.addingTimeInterval(600)) == [.loadWeather])
        #expect(state.refreshWeather(at: Self.now.addingTimeInterval(601)).isEmpty)
        state.hidden = [.location]
        #expect(state.refreshWeather(at: Self.now.addingTimeInterval(1300)).isEmpty)
        var without = TodayState.showing(SampleReports.runningDay)
        #expect(without.refreshWeather(at: Self.now).isEmpty)
    }
}

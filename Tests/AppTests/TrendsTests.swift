@testable import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import HealthQuery
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import SettingsScreen
@testable import TodayScreen
@testable import TrendsScreen

/// The trends within the whole program.
@Suite struct `Trends in the program` {
    private func opened() -> AppState {
        var today = TodayState(today: SampleReports.today)
        _ = today.apply(.reportArrived(SampleReports.runningDay))
        var app = AppState(
            size: Size(width: 100, height: 30), today: today,
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")), screen: .today)
        _ = app.apply(.opened)
        _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
        return app
    }

    private func press(_ app: inout AppState, _ keys: KeyPress...) -> [AppEffect] {
        keys.flatMap { app.apply(.input(.key($0), at: second(0))) }
    }

    private func shown(_ app: AppState) -> [String] {
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        return canvas.textRows
    }

    @Test func `open by F6 and by T, and Esc goes back to where it was`() {
        var app = opened()
        #expect(press(&app, KeyPress(.function(6))).contains(.trends(.readContext)) && app.screen == .trends)
        _ = press(&app, KeyPress(.escape))
        #expect(app.screen == .today)
        _ = press(&app, .control("t"), KeyPress(.function(6)), KeyPress(.escape))
        #expect(app.screen == .coach)
        _ = press(&app, .control("t"), .character("T"))
        #expect(app.screen == .trends)
    }

    @Test func `the tab opens them`() throws {
        var app = opened()
        let column = try #require(shown(app)[0].range(of: "Trends")).lowerBound
        let point = Point(column: shown(app)[0][..<column].cellWidth, row: 0)
        _ = app.apply(.input(.mouse(MouseEvent(.press, at: point)), at: second(0)))
        #expect(app.screen == .trends)
    }

    @Test func `T in a chart takes its metric and its days along`() {
        var app = opened()
        _ = app.apply(.today(.chartChosen(.weight)))
        _ = press(&app, .character("y"))
        let effects = press(&app, .character("T"))
        #expect(app.screen == .trends && app.trends.metrics == [.weight] && app.trends.range == .last(364))
        #expect(effects.contains(.trends(.readColumns([.weight]))))
    }

    @Test func `the palette knows the trend of every metric`() {
        var app = opened()
        _ = press(&app, .control("k"))
        for character in "trend of resting heart" { _ = press(&app, .character(character)) }
        _ = press(&app, KeyPress(.enter))
        #expect(app.screen == .trends && app.trends.metrics == [.restingHeartRate])
    }

    @Test func `the palette opens a kept view`() {
        var app = opened()
        _ = app.apply(.trends(.viewsRestored(["My winter\tsteps,sleep_min\tlast 365\tweek\tbefore"])))
        _ = press(&app, .control("k"))
        for character in "my win" { _ = press(&app, .character(character)) }
        _ = press(&app, KeyPress(.enter))
        #expect(app.screen == .trends && app.trends.metrics == [.steps, .sleep] && app.trends.view == .before)
    }

    @Test func `a day opens the page of the metric on Today`() {
        var app = opened()
        _ = app.apply(.trends(.asked([.steps], .last(7))))
        let first = SampleReports.today.advanced(by: -9)
        _ = app.apply(
            .trends(.columnsArrived(DayColumns(first: first, numbers: [.steps: Array(repeating: 1, count: 10)]))))
        _ = press(&app, KeyPress(.function(6)), KeyPress(.left), KeyPress(.enter))
        #expect(app.screen == .today && app.today.detail?.metric == .steps)
    }

    @Test func `are read again on a new day`() {
        var app = opened()
        _ = app.apply(.trends(.asked([.steps], .last(7))))
        _ = press(&app, KeyPress(.function(6)))
        let effects = app.apply(.today(.clockChanged(SampleReports.today.advanced(by: 1))))
        #expect(effects.contains(.trends(.readColumns([.steps]))))
        #expect(app.trends.environment.today == SampleReports.today.advanced(by: 1))
    }

    @Test func `hidden categories are not shown`() {
        var app = opened()
        app.today.hidden = [.body]
        _ = press(&app, KeyPress(.function(6)))
        #expect(app.trends.environment.hidden == [.body])
    }
}

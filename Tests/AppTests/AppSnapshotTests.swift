import Canvas
import ChatModel
import Foundation
import HealthModel
import App
import CoachScreen
import TodayScreen
import TestSupport
import Testing

@Suite struct `The whole program, drawn` {
    @Test(arguments: [(60, 20), (80, 24), (120, 36), (200, 50), (30, 8), (20, 5)])
    func `just opened`(_ width: Int, _ height: Int) {
        expectSnapshot(.opened(width, height), "app-opened-\(width)x\(height)")
    }

    @Test(arguments: [(60, 20), (80, 24), (120, 36), (200, 50)])
    func `in the middle of an answer`(_ width: Int, _ height: Int) {
        expectSnapshot(.answering(width, height), "app-answering-\(width)x\(height)")
    }

    @Test(arguments: [(80, 24), (200, 50)])
    func `help`(_ width: Int, _ height: Int) {
        var app = AppState.opened(width, height)
        app.press(KeyPress(.function(1)))
        expectSnapshot(app, "app-help-\(width)x\(height)")
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `a notice longer than a row`(_ width: Int, _ height: Int) {
        var app = AppState.opened(width, height)
        let text = HealthStoreError.damaged.sentence
        _ = app.apply(.noticed(.init(text, .problem)))
        expectSnapshot(app, "app-notice-\(width)x\(height)")
        app.press(.character("?"))
        #expect(app.notice == nil)
    }

    @Test func `the palette, filtered`() {
        var app = AppState.opened(80, 24)
        app.press(.control("k"))
        for character in "heart" { app.press(.character(character)) }
        expectSnapshot(app, "app-palette-80x24")
    }

    @Test(arguments: [(40, 10), (80, 24)])
    func `quitting while an answer arrives`(_ width: Int, _ height: Int) {
        var app = AppState.answering(width, height)
        app.press(.control("q"))
        expectSnapshot(app, "app-quit-\(width)x\(height)")
    }

    @Test func `a pane taken from the frame before looks like one drawn anew`() {
        var app = AppState.answering(120, 36)
        var panes = DrawnPanes()
        var first = Canvas(app.size)
        drawApp(app, on: &first, reusing: &panes, after: 0)
        for character in "typed" { app.press(.character(character)) }
        var reused = Canvas(app.size)
        drawApp(app, on: &reused, reusing: &panes, after: 5)
        var fresh = Canvas(app.size)
        drawApp(app, on: &fresh)
        #expect(reused == fresh)
        #expect(reused != first)
        #expect(reused.target(at: Point(column: 100, row: 10)) == fresh.target(at: Point(column: 100, row: 10)))
    }

    @Test(arguments: [(60, false, "sample data"), (60, true, "offline sample"), (80, true, "offline sample data")])
    func `keeps the mark of the sample data beside all tabs`(width: Int, isOffline: Bool, mark: String) {
        var app = AppState.opened(width, 24)
        if isOffline { _ = app.apply(.networkChanged(isReachable: false)) }
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        #expect(canvas.textRows[0].contains(mark + " ") || canvas.textRows[0].hasSuffix(mark))
        #expect(canvas.textRows[0].contains("Settings"))
    }

    private func expectSnapshot(_ app: AppState, _ name: String) {
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        let difference = snapshotDifference(canvas.textRows, name)
        #expect(difference == nil, "\(difference ?? "")")
    }
}

extension AppState {
    /// With the day's report, as the program opens.
    static func opened(_ width: Int, _ height: Int) -> AppState {
        var app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")), isDemo: true)
        _ = app.apply(.opened)
        _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
        return app
    }

    /// In the chat, with a part of the answer and a draft.
    fileprivate static func answering(_ width: Int, _ height: Int) -> AppState {
        var app = AppState.opened(width, height)
        app.screen = .coach
        _ = app.apply(.coach(.askFor("How did I sleep?", at: AppState.moment)))
        let answer =
            "## Last night\n\nYou slept **6 h 44**, in *two* parts:\n\n- deep 1 h 04\n- REM 1 h 37\n\nThat is a bit"
        _ = app.apply(.coach(.replyEvent(.text(answer), turn: 1, at: AppState.moment)))
        for character in "and steps" { app.press(.character(character)) }
        return app
    }

    fileprivate static let moment = Date(timeIntervalSince1970: 1_800_000_000)

    mutating func press(_ key: KeyPress) { _ = apply(.input(.key(key), at: AppState.moment)) }
}

import Canvas
import HealthModel
import TestSupport
import Testing

@testable import App
@testable import TodayScreen

@Suite struct `A today without data` {
    private let today = SampleReports.today
    private var newest: CivilDay { today.advanced(by: -3) }

    private func report(of day: CivilDay, newest: CivilDay) -> DayReport {
        var report = SampleReports.fullDay
        report.snapshot.day = day
        report.extent = newest.advanced(by: -300)...newest
        return report
    }

    private func rows(_ state: TodayState, _ width: Int = 80, _ height: Int = 24) -> [String] {
        screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }
    }

    @Test func `opens the newest day with data, and says so`() {
        var state = TodayState(today: today)
        #expect(state.apply(.reportArrived(report(of: today, newest: newest))) == [.loadReport(newest)])
        #expect(state.apply(.reportArrived(report(of: newest, newest: newest))) == [])
        #expect(state.day == newest)
        for (width, height) in [(60, 20), (80, 24), (48, 46)] {
            #expect(rows(state, width, height)[1].contains("Nothing for today yet: the newest day with"))
        }
        _ = state.apply(.key(.character("t")))
        _ = state.apply(.reportArrived(report(of: today, newest: newest)))
        #expect(state.day == today, "the person wants to see it")
    }

    @Test func `goes to today when something is recorded there, unless the person has gone elsewhere`() {
        var state = TodayState(today: today)
        _ = state.apply(.reportArrived(report(of: today, newest: newest)))
        _ = state.apply(.reportArrived(report(of: newest, newest: newest)))
        var moved = state
        #expect(state.apply(.reportArrived(report(of: newest, newest: today))) == [], "not before the data change")
        _ = state.apply(.dataChanged)
        #expect(state.apply(.reportArrived(report(of: newest, newest: today))) == [.loadReport(today)])
        _ = moved.apply(.key(.character("[")))
        _ = moved.apply(.dataChanged)
        #expect(moved.apply(.reportArrived(report(of: newest.advanced(by: -1), newest: today))) == [])
    }
}

@Suite struct `Going to a date` {
    @Test func `g asks for it, and says why it cannot`() {
        var app = AppState.opened(80, 24)
        let today = app.today.today
        func shows(_ text: String) -> Bool {
            screen(width: 80, height: 24) { _, canvas in drawApp(app, on: &canvas) }.contains { $0.contains(text) }
        }
        app.press(.character("g"))
        #expect(shows("Go to"))
        for letter in "nonsense" { app.press(.character(letter)) }
        app.press(KeyPress(.enter))
        #expect(shows("Type yesterday, 3 weeks ago"))
        app.press(.control("u"))
        for letter in "2 weeks ago" { app.press(.character(letter)) }
        app.press(KeyPress(.enter))
        #expect(app.today.day == today.advanced(by: -14))
        #expect(app.today.dayEntry == nil)
        app.press(.character("g"))
        app.press(KeyPress(.escape))
        #expect(app.today.dayEntry == nil && app.screen == .today)
    }

    @Test func `the footer tells the keys of the entry, on the smallest screen too`() {
        var app = AppState.opened(60, 20)
        func footer() -> String { screen(width: 60, height: 20) { _, canvas in drawApp(app, on: &canvas) }.last ?? "" }
        #expect(footer().contains("F5 log") && footer().contains("? help"))
        app.press(.character("g"))
        #expect(footer().contains("Enter go there  Esc stay") && footer().contains("F1 help"))
    }
}

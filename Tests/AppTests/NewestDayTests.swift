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
    private let today = CivilDay(iso: "2026-11-21")!  // a Saturday

    @Test(arguments: [
        ("today", "2026-11-21"), ("Yesterday", "2026-11-20"), ("3 days ago", "2026-11-18"),
        ("a week ago", "2026-11-14"),
        ("2 months ago", "2026-09-21"), ("a year ago", "2025-11-21"), ("monday", "2026-11-16"),
        ("last sat", "2026-11-14"),
        ("14 nov", "2026-11-14"), ("24 December", "2025-12-24"), ("nov 3rd 2024", "2024-11-03"),
        ("14.11.", "2026-11-14"),
        ("1.2.2025", "2025-02-01"), ("2025-11-14", "2025-11-14"), ("2025-02", "2025-02-28"),
        ("march 2024", "2024-03-31"),
        ("29 feb", "2024-02-29"), ("three weeks ago", "2026-10-31"), ("twelve months ago", "2025-11-21"),
        ("first of may", "2026-05-01"), ("the twenty-third of may 2025", "2025-05-23"), ("last sunday", "2026-11-15"),
        ("the day before yesterday", "2026-11-19"), ("the 3rd", "2026-11-03"), ("31st", "2026-10-31"),
        ("on the twenty-second", "2026-10-22"), ("31/12", "2025-12-31"), ("12/31/2024", "2024-12-31"),
        ("4/4", "2026-04-04"),
    ])
    func `takes words and figures`(text: String, day: String) throws {
        #expect(try TypedDay.day(text, today: today).iso == day)
    }

    @Test(arguments: [
        "", "x", "32 nov", "31.2.", "3/4", "ago", "99999 years ago", "14", "nov", "0 0 0", "32nd", "14 nov 2025 2",
    ])
    func `takes nothing else`(text: String) {
        #expect(throws: TypedDay.Problem.self) { try TypedDay.day(text, today: today) }
    }

    @Test(arguments: [
        ("2026-02-30", "There is no 30 February 2026."), ("30 feb", "There is no 30 February."),
        ("29.2.2025", "There is no 29 February 2025."), ("2026-13-01", "There is no month 13."),
        ("12/3", "12 Mar or 3 Dec? Write 2026-03-12."), ("13/14", "There is no month 14."),
        ("sometime", "Type yesterday, 3 weeks ago, 2 nov."),
    ])
    func `says what is wrong with a date`(text: String, sentence: String) {
        #expect(throws: TypedDay.Problem(sentence: sentence)) { try TypedDay.day(text, today: today) }
    }

    @Test func `reads the month first where miles are chosen`() throws {
        #expect(try TypedDay.day("2/3", today: today, monthFirst: true).iso == "2026-02-03")
        #expect(try TypedDay.day("31/3", today: today, monthFirst: true).iso == "2026-03-31")
    }

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
}

import Canvas
import HealthModel
import TestSupport
import Testing

@testable import TodayScreen

@Suite struct `Today screen, moving by days` {
    private let today = SampleReports.today

    @Test func `opening asks for the day`() {
        var state = TodayState(today: today)
        #expect(state.apply(.opened) == [.loadReport(today), .loadWeather])
        #expect(state.report == .loading && state.isReading)
    }

    @Test(arguments: [("[", -1), ("<", -1), ("{", -7)] as [(Character, Int)])
    func `keys go back by days and weeks`(_ key: Character, _ days: Int) {
        var state = TodayState.showing(SampleReports.runningDay)
        #expect(state.apply(.key(.character(key))) == [.loadReport(today.advanced(by: days))])
        #expect(state.day == today.advanced(by: days))
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `the cursor goes to what is drawn alone`(_ width: Int, _ height: Int) {
        var nightless = SampleReports.sparseDay
        nightless.snapshot.sleep = .init()
        var stageless = SampleReports.fullDay
        stageless.snapshot.sleep.lastNight?.deepMinutes = nil
        stageless.snapshot.sleep.lastNight?.remMinutes = nil
        for report in [nightless, stageless, SampleReports.fullDay, SampleReports.runningDay] {
            for hidden in [[], [.sleep], [.heart, .body]] as [Set<HealthCategory>] {
                var state = TodayState.showing(report)
                state.hidden = hidden
                for metric in state.tiles.joined() {
                    state.focus = metric
                    let rows = screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }
                    #expect(rows.contains { $0.contains("▸") }, "\(metric) at \(width)x\(height), hidden \(hidden)")
                }
            }
        }
    }

    @Test func `metrics without a picture stand close`() {
        var report = SampleReports.sparseDay
        report.comparisons = [:]
        let state = TodayState.showing(report)
        let rows = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }
        let places = ["Resting HR", "HRV", "VO₂max"].map { name in rows.firstIndex { $0.contains(name) } ?? -1 }
        #expect(places[1] == places[0] + 1 && places[2] == places[1] + 1, "\(rows.joined(separator: "\n"))")
    }

    @Test func `a page down reads on by sections, and brings all of them into view`() {
        var state = TodayState.showing(SampleReports.runningDay)
        func shows(_ title: String) -> Bool {
            screen(width: 60, height: 20) { drawToday(state, in: $0, on: &$1, focused: true) }
                .contains { $0.contains(title) }
        }
        var seen: Set<String> = []
        for _ in state.tiles {
            for title in ["Activity", "Sleep", "Heart", "Body", "Workout", "Trends"] where shows(title) {
                seen.insert(title)
            }
            #expect(state.apply(.key(KeyPress(.pageDown))) == [])
        }
        #expect(seen.count == 6, "\(seen)")
        #expect(state.apply(.key(KeyPress(.pageUp))) == [] && state.day == today)
    }

    @Test func `what has no room is left out whole`() {
        for report in [SampleReports.runningDay, SampleReports.fullDay] {
            for (width, height) in [(60, 20), (80, 24)] {
                var state = TodayState.showing(report)
                for metric in state.tiles.joined() {
                    state.focus = metric
                    let rows = screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }
                    // Behind a letter, so within a word: `Motiv…`, `Active en…`.
                    let cut = rows.filter { $0.contains(/[a-zA-Z0-9]…/) && !$0.contains("reading") }
                    #expect(cut.isEmpty, "\(width)x\(height): \(cut)")
                }
            }
        }
    }

    @Test func `o without weather says why there is none`() {
        var state = TodayState.showing(SampleReports.runningDay)
        func told() -> String? {
            guard case .notice(let text)? = state.apply(.key(.character("o"))).first else { return nil }
            return text
        }
        #expect(told()?.contains("No place is set") == true)
        state.hidden = [.location]
        #expect(told()?.contains("hidden") == true)
        var earlier = TodayState.showing(SampleReports.fullDay)
        #expect(earlier.apply(.key(.character("o"))).count == 1)
    }

    @Test func `the future is not shown`() {
        var state = TodayState.showing(SampleReports.runningDay)
        for key: Character in ["]", ">", "}", "t"] { #expect(state.apply(.key(.character(key))) == []) }
        _ = state.apply(.key(.character("[")))
        #expect(state.apply(.key(.character("}"))) == [.loadReport(today)])
    }

    @Test func `says that entries lie ahead of the clock`() {
        var report = SampleReports.runningDay
        func header(_ width: Int) -> String {
            let state = TodayState.showing(report)
            return screen(width: width, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }[0]
        }
        #expect(!header(120).contains("ahead"))
        report.entriesAhead = 2
        #expect(header(120).contains("2 entries lie ahead of the clock: they count when they have happened"))
        report.entriesAhead = 1
        #expect(header(80).contains("1 entry lies ahead of the clock"))
    }

    @Test func `the old report stays until the new one arrives`() {
        var state = TodayState.showing(SampleReports.runningDay)
        _ = state.apply(.key(.character("[")))
        #expect(state.shownReport == SampleReports.runningDay && state.isReading)
        let header = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }[0]
        #expect(header.contains("Saturday 21 November 2026") && header.contains("reading Fri 20 Nov…"))
        _ = state.apply(.reportArrived(SampleReports.fullDay))
        #expect(state.shownReport == SampleReports.fullDay && !state.isReading)
    }

    @Test func `a late report of another day is ignored`() {
        var state = TodayState.showing(SampleReports.runningDay)
        _ = state.apply(.key(.character("[")))
        _ = state.apply(.key(.character("[")))
        let before = state
        #expect(state.apply(.reportArrived(SampleReports.fullDay)) == [])
        _ = state.apply(.reportFailed(today, .busy))
        #expect(state == before)
    }

    @Test func `a failure is told in a sentence`() {
        var state = TodayState(today: today)
        _ = state.apply(.reportFailed(today, .diskFull))
        let rows = screen(width: 60, height: 9) { drawToday(state, in: $0, on: &$1, focused: true) }
        #expect(rows.contains { $0.contains("The disk is full.") })
    }

    @Test func `after an import everything on the screen is read again`() {
        var state = TodayState.charting(.steps, .day)
        let effects = state.apply(.dataChanged)
        #expect(effects.first == .loadReport(today) && effects.last == .loadIntraday(.steps, today))
        #expect(effects.count == 3)
    }

    @Test func `at midnight today moves on, another day stays`() {
        var onToday = TodayState.showing(SampleReports.runningDay)
        #expect(onToday.apply(.clockChanged(today.advanced(by: 1))) == [.loadReport(today.advanced(by: 1))])
        var onYesterday = TodayState.showing(SampleReports.fullDay)
        #expect(onYesterday.apply(.clockChanged(today.advanced(by: 1))) == [.loadReport(today.advanced(by: -1))])
        #expect(onYesterday.apply(.clockChanged(today.advanced(by: 1))) == [])
    }
}

@Suite struct `Today screen, focus and mouse` {
    @Test func `arrows and letters move over tiles and sections and stop at the ends`() {
        var state = TodayState.showing(SampleReports.fullDay)
        #expect(state.focus == .activeEnergy)
        _ = state.apply(.key(KeyPress(.up)))
        #expect(state.focus == .activeEnergy)
        _ = state.apply(.key(.character("j")))
        #expect(state.focus == .exerciseMinutes)
        _ = state.apply(.key(KeyPress(.right)))
        #expect(state.focus == .sleep)
        _ = state.apply(.key(.character("h")))
        #expect(state.focus == .activeEnergy)
        for _ in 0..<30 { _ = state.apply(.key(KeyPress(.down))) }
        #expect(state.focus == .bodyFat)
        _ = state.apply(.key(KeyPress(.tab)))
        #expect(state.focus == .activeEnergy)
    }

    @Test func `what was never recorded has no tile where most people have none`() {
        #expect(!TodayState.showing(SampleReports.sparseDay).tiles.joined().contains(.bloodOxygen))
        #expect(TodayState.showing(SampleReports.fullDay).tiles.joined().contains(.bloodOxygen))
    }

    @Test(arguments: [(80, 24), (60, 20), (44, 48), (200, 50), (120, 40)])
    func `every tile can be hit, and a second click opens it`(_ width: Int, _ height: Int) {
        let state = TodayState.showing(SampleReports.fullDay)
        var canvas = Canvas(Size(width: width, height: height))
        drawToday(state, in: canvas.bounds, on: &canvas, focused: true)
        for metric in state.tiles.joined() {
            let target = HitTarget(TodayTarget.metric(metric))
            let place = canvas.targets.first { $0.target == target }
            #expect(place != nil, "\(metric) at \(width)x\(height)")
            guard let area = place?.area else { continue }
            #expect(canvas.target(at: Point(column: area.column, row: area.row)) == target)
            var clicked = state
            if metric != state.focus { #expect(clicked.apply(.clicked(target)) == []) }
            #expect(clicked.focus == metric && clicked.detail == nil)
            // The debt opens the nights that it is of.
            #expect(!clicked.apply(.clicked(target)).isEmpty)
            #expect(clicked.detail?.metric == (metric == .sleepDebt ? nil : metric))
        }
    }

    @Test func `the arrows beside the day can be clicked`() {
        var state = TodayState.showing(SampleReports.fullDay)
        #expect(state.apply(.clicked(HitTarget(TodayTarget.nextDay))) == [.loadReport(SampleReports.today)])
        #expect(state.apply(.clicked(HitTarget(TodayTarget.previousDay))).count == 1)
        #expect(state.apply(.clicked(HitTarget(3))) == [], "of another screen")
    }

    @Test func `where not everything fits, the focus stays in view`() {
        var state = TodayState.showing(SampleReports.fullDay)
        for metric in state.tiles.joined() {
            while state.focus != metric { _ = state.apply(.key(KeyPress(.tab))) }
            let rows = screen(width: 44, height: 16) { drawToday(state, in: $0, on: &$1, focused: true) }
            #expect(rows.contains { $0.contains("▸") }, "\(metric)")
        }
    }

    @Test func `without the keyboard focus nothing is marked`() {
        let state = TodayState.showing(SampleReports.fullDay)
        let rows = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: false) }
        #expect(!rows.contains { $0.contains("▸Move") })
    }
}

@Suite struct `Metric chart, keys` {
    private let today = SampleReports.today

    @Test func `enter opens the metric in focus, escape goes back`() {
        var state = TodayState.showing(SampleReports.fullDay)
        let effects = state.apply(.key(KeyPress(.enter)))
        #expect(effects == [.loadDaily(.activeEnergy, today.advanced(by: -728)...today.advanced(by: -1))])
        #expect(state.detail?.span == .week && state.detail?.isComplete == false)
        state.answer(effects)
        #expect(state.detail?.isComplete == true)
        #expect(state.apply(.key(KeyPress(.escape))) == [])
        #expect(state.detail == nil && state.day == today.advanced(by: -1))
    }

    @Test func `an empty store opens nothing`() {
        var state = TodayState.showing(SampleReports.emptyStore)
        #expect(state.apply(.key(KeyPress(.enter))) == [] && state.detail == nil)
    }

    @Test func `letters, tab and plus and minus choose the span`() {
        var state = TodayState.charting(.steps, .week)
        func press(_ press: KeyPress) -> MetricDetailState.Span? {
            state.answer(state.apply(.key(press)))
            return state.detail?.span
        }
        #expect(press(.character("m")) == .month)
        #expect(press(.character("-")) == .year)
        #expect(press(.character("-")) == .year)
        #expect(press(.character("+")) == .month)
        #expect(press(KeyPress(.tab)) == .year)
        #expect(press(KeyPress(.tab)) == .day)
        #expect(press(KeyPress(.tab, .shift)) == .year)
        #expect(state.detail?.isComplete == true)
    }

    @Test func `brackets move by whole periods and not into the future`() {
        var state = TodayState.charting(.steps, .month)
        #expect(state.apply(.key(.character("]"))) == [])
        #expect(state.apply(.key(.character("["))) == [])  // two years are there already
        #expect(state.detail?.period.days == today.advanced(by: -59)...today.advanced(by: -30))
        _ = state.apply(.key(.character("t")))
        #expect(state.detail?.period.last == today)
    }

    @Test func `beyond what was read more is asked for`() {
        var state = TodayState.charting(.steps, .year)
        let effects = state.apply(.key(.character("[")))
        let last = today.advanced(by: -364)
        #expect(effects == [.loadDaily(.steps, last.advanced(by: -727)...last)])
        #expect(state.detail?.isComplete == false)
    }

    @Test func `the cursor starts at the newest value and goes on in the period before`() {
        var state = TodayState.charting(.steps, .week)
        _ = state.apply(.key(KeyPress(.left)))
        #expect(state.detail?.cursor == 6)
        for _ in 0..<6 { _ = state.apply(.key(.character("h"))) }
        #expect(state.detail?.cursor == 0 && state.detail?.period.last == today)
        _ = state.apply(.key(KeyPress(.left)))
        #expect(state.detail?.period.last == today.advanced(by: -7) && state.detail?.cursor == 6)
        _ = state.apply(.key(KeyPress(.right)))
        #expect(state.detail?.period.last == today && state.detail?.cursor == 0)
    }

    @Test func `the cursor stops at today`() {
        var state = TodayState.charting(.steps, .week)
        for _ in 0..<20 { _ = state.apply(.key(KeyPress(.right))) }
        #expect(state.detail?.cursor == 6 && state.detail?.period.last == today)
    }

    @Test func `a chart of one day takes the screen's day along`() {
        var state = TodayState.charting(.steps, .day)
        let effects = state.apply(.key(.character("[")))
        #expect(effects.contains(.loadReport(today.advanced(by: -1))))
        #expect(effects.contains(.loadIntraday(.steps, today.advanced(by: -1))))
        #expect(state.day == today.advanced(by: -1))
    }

    @Test func `up and down go through the metrics in the same span`() {
        var state = TodayState.charting(.steps, .month)
        let effects = state.apply(.key(KeyPress(.down)))
        #expect(state.detail?.metric == .distance && state.detail?.span == .month && state.focus == .distance)
        #expect(effects.count == 1)
    }

    @Test func `answers for another metric or day are ignored`() {
        var state = TodayState.charting(.steps, .day)
        let before = state
        _ = state.apply(.dailyValuesArrived(.weight, today.advanced(by: -9)...today, []))
        _ = state.apply(.intradayArrived(.steps, today.advanced(by: -3), [IntradayValue(minuteOfDay: 0, value: 1)]))
        _ = state.apply(.chartFailed(.weight, .busy))
        #expect(state == before)
    }

    @Test func `a failed chart says why`() {
        var state = TodayState.charting(.steps, .week)
        _ = state.apply(.chartFailed(.steps, .busy))
        let rows = screen(width: 80, height: 20) { drawToday(state, in: $0, on: &$1, focused: true) }
        #expect(rows.contains { $0.contains("Another AirFit is writing.") })
    }

    @Test func `spans and slots answer the mouse`() {
        var state = TodayState.charting(.steps, .week)
        var canvas = Canvas(Size(width: 80, height: 24))
        drawToday(state, in: canvas.bounds, on: &canvas, focused: true)
        #expect(Set(canvas.targets.map(\.target)).isSuperset(of: (0..<7).map { HitTarget(TodayTarget.slot($0)) }))
        _ = state.apply(.clicked(HitTarget(TodayTarget.slot(3))))
        #expect(state.detail?.cursor == 3)
        _ = state.apply(.clicked(HitTarget(TodayTarget.span(.allCases[2]))))
        #expect(state.detail?.span == .month && state.detail?.cursor == nil)
        _ = state.apply(.clicked(HitTarget(TodayTarget.back)))
        #expect(state.detail == nil)
    }
}

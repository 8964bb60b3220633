import HealthModel
import HealthQuery
import ScreenKit
import TestSupport
import Testing

@testable import TrendsScreen

@Suite struct `Kept views of Trends` {
    private func kept(_ visit: TrendVisit) -> [String]? {
        visit.others.compactMap { if case .keepViews(let lines) = $0 { lines } else { nil } }.last
    }

    @Test func `s keeps what is shown, and the next start has it`() throws {
        var visit = TrendVisit()
        visit.say("steps and sleep by week")
        visit.type("a3s")
        visit.send(.key(.control("u")))
        visit.type("Winter walks")
        visit.press(.enter)
        let lines = try #require(kept(visit))
        #expect(lines == ["Winter walks\tsteps,sleep_min\tall\tweek\tbefore"])

        var next = TrendVisit()
        next.send(.viewsRestored(lines))
        next.send(.viewChosen(name: "Winter walks"))
        #expect(next.state.metrics == [.steps, .sleep] && next.state.range == .everything)
        #expect(next.state.grain == .week && next.state.view == .before)
    }

    @Test func `a name that is taken is replaced, and said to be`() throws {
        var visit = TrendVisit()
        for range in ["1y", "2y"] {
            visit.say(range)
            visit.type("s")
            visit.send(.key(.control("u")))
            visit.type("mine")
            if range == "2y" { #expect(visit.shows("Replaces the view of that name.")) }
            visit.press(.enter)
        }
        #expect(visit.state.saved.count == 1 && visit.state.saved[0].range == .last(730))
    }

    @Test func `the list opens and removes`() throws {
        var visit = TrendVisit()
        visit.send(.viewsRestored(["a\tsteps\tlast 30\tday\tstacked", "b\tweight_kg\tall\tfitting\tcalendar"]))
        visit.type("S")
        visit.press(.down, .enter)
        #expect(visit.state.metrics == [.weight] && visit.state.view == .calendar)
        visit.type("S")
        visit.press(.delete)
        #expect(kept(visit) == ["b\tweight_kg\tall\tfitting\tcalendar"])
        visit.click("b")
        #expect(visit.state.sheet == nil && visit.state.metrics == [.weight])
    }

    @Test(arguments: [
        "", "a", "a\tsteps\tlast 30\tday", "a\tno_such\tall\tday\tstacked", "a\tsteps\tlast 0\tday\tstacked",
        "a\tsteps\t2026-02-30..2026-03-01\tday\tstacked", "a\tsteps\t2026-03-02..2026-03-01\tday\tstacked",
        "a\tsteps\tall\tday\tno_view", "\tsteps\tall\tday\tstacked",
    ])
    func `a line that is none is left out`(_ line: String) {
        #expect(SavedTrend(line: line) == nil)
    }

    @Test(arguments: [
        TrendRange.last(91), .everything, .fixed(CivilDay(number: 20_000)...CivilDay(number: 20_100)),
    ])
    func `a view is written and read as it was`(_ range: TrendRange) {
        for view in TrendView.allCases {
            let kept = SavedTrend(name: "x y", metrics: [.steps, .bedTime], range: range, grain: .month, view: view)
            #expect(SavedTrend(line: kept.line) == kept)
        }
    }

    @Test func `a name is one line, and not too long`() {
        #expect(SavedTrend.name(" a\tb\nc ") == "a b c")
        #expect(SavedTrend.name(String(repeating: "a", count: 500)).count == 60)
    }

    @Test(arguments: [(40, 8), (80, 22), (1, 1)]) func `sheets are drawn at every size`(_ size: (Int, Int)) {
        var visit = TrendVisit(size.0, size.1)
        visit.type("S")
        #expect(visit.shown.count == size.1)
        visit.press(.escape)
        visit.type("s")
        #expect(visit.shown.count == size.1)
    }
}

@testable import ScreenKit
import Canvas
import ChatModel
import Findings
import Foundation
import HealthModel
import HealthQuery
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import TodayScreen
@testable import TrendsScreen

@Suite struct `Findings on Today` {
    private static let today = SampleReports.today

    private static let found = FindingEngine.DayFindings(
        lines: [
            RankedFinding(
                candidate: Candidate(
                    .deviation,
                    Remark(
                        .deviation, .restingHeartRate,
                        [.value: 60, .usual: 55, .difference: 5, .low: 53, .high: 57, .z: 3.4, .n: 28, .days: 2]),
                    strength: 0.75, direction: 1, days: 2, count: 28, p: 0.001, z: 3.4), score: 0.6, falseShare: 0.03),
            RankedFinding(
                candidate: Candidate(
                    .link,
                    Remark(
                        .link, .heartRateVariability, [.r: -0.52, .lag: 1, .n: 38, .difference: -0.52, .tested: 53],
                        kind: MetricID.alcohol.rawValue), strength: 0.86, direction: 1, count: 38, p: 0.0008),
                score: 0.354, falseShare: 0.01),
            RankedFinding(
                candidate: Candidate(
                    .record, Remark(.record, .distance, [.value: 15.1, .before: 13.3], kind: "ever Running"),
                    strength: 0.6, direction: 0.8), score: 0.3, falseShare: nil),
        ], quiet: nil, tested: 53)

    private func state(_ found: FindingEngine.DayFindings = found) -> TodayState {
        var state = TodayState.showing(SampleReports.runningDay)
        _ = state.apply(.drawn)
        _ = state.apply(.findingsArrived(found, Self.today))
        return state
    }

    private func rows(_ state: TodayState, _ width: Int, _ height: Int) -> [String] {
        screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }
    }

    @Test func `are looked for when the day has been drawn, and not before`() {
        var state = TodayState(today: Self.today)
        #expect(state.apply(.reportArrived(SampleReports.runningDay)) == [] && state.awaitsFindings)
        #expect(state.apply(.drawn) == [.loadFindings(Self.today), .loadPulse(Self.today)])
        #expect(!state.awaitsFindings)
        #expect(state.apply(.drawn) == [])
    }

    @Test func `an empty store has none to look for`() {
        var state = TodayState(today: Self.today)
        _ = state.apply(.reportArrived(SampleReports.emptyStore))
        #expect(!state.awaitsFindings)
    }

    @Test func `count as told when they were drawn on their day, once`() {
        var state = state()
        #expect(state.awaitsFindings)
        let effects = state.apply(.drawn)
        guard case .tellFindings(let told)? = effects.first else {
            Issue.record("nothing was told")
            return
        }
        #expect(told.map(\.day) == [Self.today, Self.today, Self.today] && told[0].z == 3.4)
        #expect(state.apply(.drawn) == [] && !state.awaitsFindings)
    }

    @Test func `looking back tells nothing`() {
        var state = state()
        _ = state.apply(.key(.character("[")))
        _ = state.apply(.reportArrived(SampleReports.fullDay))
        #expect(state.apply(.drawn).first == .loadFindings(SampleReports.fullDay.day))
        _ = state.apply(.findingsArrived(Self.found, SampleReports.fullDay.day))
        #expect(!state.awaitsFindings && state.apply(.drawn) == [])
    }

    @Test func `those of a day that was left meanwhile are ignored`() {
        var state = TodayState.showing(SampleReports.runningDay)
        _ = state.apply(.findingsArrived(Self.found, Self.today.advanced(by: -1)))
        #expect(state.findings.lines.isEmpty)
    }

    @Test(arguments: [(60, 20), (80, 24), (100, 34), (200, 50), (40, 10), (44, 48)])
    func `stand at the top as far as there is room`(_ width: Int, _ height: Int) {
        let shown = rows(state(), width, height)
        let difference = snapshotDifference(shown, "today-findings-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: [(60, 20), (100, 34), (40, 10)])
    func `have a page with their reasons`(_ width: Int, _ height: Int) {
        var state = state()
        _ = state.apply(.key(.character("f")))
        _ = state.apply(.key(KeyPress(.down)))
        _ = state.apply(.key(.character("-")))
        let difference = snapshotDifference(rows(state, width, height), "findings-page-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `nothing unusual is one, with its figures`() {
        let quiet = FindingEngine.DayFindings(
            lines: [], quiet: Remark(.quiet, nil, [.count: 9, .of: 9], dates: Self.today...Self.today), tested: 40)
        var state = state(quiet)
        // It names its day and its range, for the week in `Heart` has a range of its own.
        let sentence = "Nothing unusual on 21 Nov: 9 measures are in your usual range of 28 days."
        #expect(rows(state, 80, 24).contains { $0.contains(sentence) })
        #expect(rows(state, 60, 20).contains { $0.contains("· Nothing stands out on 21 Nov.") })
        #expect(!state.awaitsFindings)
        _ = state.apply(.key(.character("f")))
        #expect(rows(state, 80, 24).contains { $0.contains("40 comparisons were made") })
        #expect(state.apply(.key(.character("x"))) == [] && state.apply(.key(KeyPress(.enter))) == [])
    }

    @Test func `keys say what a person thinks of one, and take it back`() {
        var state = state()
        let key = Self.found.lines[0].candidate.key
        _ = state.apply(.key(.character("f")))
        #expect(state.apply(.key(.character("x"))) == [.judgeFinding(key, .neverAgain, Self.today)])
        #expect(rows(state, 80, 24).contains { $0.contains("never again") })
        #expect(state.apply(.key(.character("x"))) == [.judgeFinding(key, nil, Self.today)])
        #expect(state.apply(.key(.character("+"))) == [.judgeFinding(key, .useful, Self.today)])
        _ = state.apply(.key(KeyPress(.escape)))
        #expect(!state.findings.isOpen)
    }

    @Test func `Enter and a click open the chart`() {
        var state = state()
        let days = Self.today.advanced(by: -27)...Self.today
        #expect(state.apply(.clicked(HitTarget(TodayTarget.finding(0)))) == [.openTrends([.restingHeartRate], days)])
        _ = state.apply(.key(.character("f")))
        #expect(state.apply(.key(KeyPress(.enter))) == [.openTrends([.restingHeartRate], days)])
    }

    @Test func `the program opens the trends of a finding, and finds its page in the palette`() {
        var app = AppState(
            size: Size(width: 100, height: 34), today: state(),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")), screen: .today)
        _ = app.apply(.input(.key(.control("k")), at: second(0)))
        for character in "findings" { _ = app.apply(.input(.key(.character(character)), at: second(0))) }
        _ = app.apply(.input(.key(KeyPress(.enter)), at: second(0)))
        #expect(app.screen == .today && app.today.findings.isOpen)
        let effects = app.apply(.input(.key(KeyPress(.enter)), at: second(0)))
        #expect(app.screen == .trends && app.trends.metrics == [.restingHeartRate] && app.trends.range == .last(28))
        #expect(effects.contains(.trends(.readColumns([.restingHeartRate]))))
        _ = app.apply(.input(.key(KeyPress(.escape)), at: second(0)))
        #expect(app.screen == .today && app.today.findings.isOpen)
    }

    @Test func `are looked for only where the day can be seen`() {
        var today = TodayState(today: Self.today)
        _ = today.apply(.reportArrived(SampleReports.runningDay))
        let coach = CoachState(model: ModelReference(provider: .offline, model: "rules"))
        var app = AppState(size: Size(width: 80, height: 24), today: today, coach: coach, screen: .coach)
        #expect(!app.awaitsSight && app.apply(.drawn) == [])
        app.screen = .today
        #expect(app.awaitsSight && app.apply(.drawn).first == .today(.loadFindings(Self.today)))
        #expect(!app.awaitsSight)
    }

    @Test func `the notice of the morning tells the first of them`() {
        var app = AppState(
            size: Size(width: 100, height: 34), today: state(),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")), screen: .today)
        #expect(app.apply(.notificationDue(.dailyBrief)) == [.notify(.dailyBrief)])
        #expect(
            app.notice?.text
                == "Good morning. Resting HR 60 bpm, 5 bpm higher than your usual 55 bpm (28 nights), second day.")
    }

    @Test func `why they are not known is said in a sentence`() {
        var state = TodayState.showing(SampleReports.runningDay)
        _ = state.apply(.drawn)
        _ = state.apply(.findingsFailed("The health data are being written.", Self.today))
        #expect(rows(state, 80, 24).contains { $0.contains("! The health data are being written.") })
    }
}

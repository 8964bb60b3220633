import Canvas
import ChatModel
import Foundation
import HealthModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import LogScreen
@testable import ScreenKit
@testable import TodayScreen
@testable import TrendsScreen

@Suite struct `Everything on Today opens` {
    private static let day = SampleReports.fullDay.day

    private func state(_ report: DayReport = SampleReports.fullDay) -> TodayState {
        var state = TodayState.showing(report)
        _ = state.apply(.pulseArrived(SampleReports.intradayValues(of: .heartRate), report.day))
        return state
    }

    private func rows(_ state: TodayState, _ width: Int, _ height: Int) -> [String] {
        screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }
    }

    private func click(_ text: String, _ state: inout TodayState, _ width: Int, _ height: Int) -> [TodayEffect] {
        var canvas = Canvas(Size(width: width, height: height))
        drawToday(state, in: canvas.bounds, on: &canvas, focused: true)
        for (row, line) in canvas.textRows.enumerated() {
            guard let range = line.range(of: text) else { continue }
            let point = Point(column: line[..<range.lowerBound].cellWidth, row: row)
            return canvas.target(at: point).map { state.apply(.clicked($0)) } ?? []
        }
        Issue.record("\(text) is not on the screen")
        return []
    }

    @Test(arguments: [(200, 60), (120, 56), (80, 60), (400, 100)])
    func `the pulse of the day stands on the first screen where there is room`(_ width: Int, _ height: Int) {
        let shown = rows(state(), width, height)
        #expect(shown.contains { $0.contains("Pulse of the day") })
        guard width < 400 else { return }
        let difference = snapshotDifference(shown, "today-pulse-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `the pulse is read when the day has been drawn, and not where the heart is hidden`() {
        var state = TodayState(today: SampleReports.today)
        _ = state.apply(.reportArrived(SampleReports.runningDay))
        #expect(state.apply(.drawn).contains(.loadPulse(SampleReports.today)))
        state.hidden = [.heart]
        _ = state.apply(.reportArrived(SampleReports.runningDay))
        #expect(!state.apply(.drawn).contains(.loadPulse(SampleReports.today)))
    }

    @Test func `the pulse of another day is ignored, and hidden it does not show`() {
        var other = TodayState.showing(SampleReports.fullDay)
        _ = other.apply(.pulseArrived(SampleReports.intradayValues(of: .heartRate), Self.day.advanced(by: -1)))
        #expect(!rows(other, 200, 60).contains { $0.contains("Pulse of the day") })
        var hidden = state()
        hidden.hidden = [.heart]
        #expect(!rows(hidden, 200, 60).contains { $0.contains("Pulse of the day") })
    }

    @Test(arguments: [(80, 24), (60, 20), (40, 10)])
    func `the recovery into its parts, with weights and weeks`(_ width: Int, _ height: Int) {
        var state = state()
        _ = state.apply(.key(.character("r")))
        let difference = snapshotDifference(rows(state, width, height), "recovery-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `a part of the recovery into its weeks`() {
        var state = state()
        _ = state.apply(.key(.character("r")))
        #expect(state.recovery.isOpen)
        _ = state.apply(.key(KeyPress(.down)))
        let days = Self.day.advanced(by: -27)...Self.day
        #expect(state.apply(.key(KeyPress(.enter))) == [.openTrends([.restingHeartRate], days)])
        _ = state.apply(.key(KeyPress(.escape)))
        #expect(!state.recovery.isOpen)
    }

    @Test func `the last weeks into Trends, the pulse into its hours`() {
        var state = state()
        let days = Self.day.advanced(by: -27)...Self.day
        #expect(click("Last 28 days", &state, 200, 60) == [.openTrends([state.focus], days)])
        #expect(click("Pulse of the day", &state, 200, 60).contains(.loadIntraday(.heartRate, Self.day)))
        #expect(state.detail?.metric == .heartRate && state.detail?.span == .day)
    }
}

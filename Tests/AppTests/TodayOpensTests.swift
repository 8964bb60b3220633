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

    private func night(_ state: inout TodayState) {
        let day = Self.day
        #expect(state.apply(.key(.character("n"))) == [.loadNight(day, .heartRateVariability)])
        // Of the evening every quarter of an hour, of the night every five minutes.
        let evening = stride(from: 22 * 60, to: 1440, by: 15).map {
            IntradayValue(minuteOfDay: $0, value: 62 - Double($0 % 60) / 15)
        }
        let morning = stride(from: 0, to: 9 * 60, by: 5).map {
            IntradayValue(minuteOfDay: $0, value: 55 - Double(min($0, 300)) / 60 + Double($0 % 25) / 10)
        }
        let variability = stride(from: 30, to: 400, by: 45).map {
            IntradayValue(minuteOfDay: $0, value: 48 + Double($0 % 90) / 10)
        }
        _ = state.apply(
            .nightArrived(NightValues(day: day, pulse: (evening, morning), variability: ([], variability))))
    }

    @Test(arguments: [(200, 50), (80, 24), (60, 20), (40, 10)])
    func `the hypnogram into the night, with its pulse and its variability`(_ width: Int, _ height: Int) {
        var state = state()
        night(&state)
        let difference = snapshotDifference(rows(state, width, height), "night-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: [("2026-03-28T22:00:00Z", 3600, 7200), ("2025-10-25T21:00:00Z", 7200, 3600)])
    func `in a night in which the clock is set samples stand where they were taken`(
        _ bedtime: String, _ before: Int, _ after: Int
    ) throws {
        let bed = try #require(ISO8601DateFormatter().date(from: bedtime))
        let wake = bed.addingTimeInterval(7 * 3600)
        var night = SleepNight(
            bedtime: bed, wakeTime: wake, bedtimeOffset: before, wakeOffset: after, asleepMinutes: 420,
            inBedMinutes: 420, hasInBedData: true, sourceName: "Watch",
            segments: [SleepSegment(stage: .core, start: bed, end: wake)])
        night.clockChangeAt = ISO8601DateFormatter().date(
            from: "\(before < after ? "2026-03-29" : "2025-10-26")T01:00:00Z")
        // A sample an hour, each with its reading of the clock on the wall.
        let change = try #require(night.clockChangeAt)
        let samples = (0..<7).map { (hour: Int) -> IntradayValue in
            let at = bed.addingTimeInterval(Double(hour) * 3600 + 600)
            let wall = Int(at.timeIntervalSince1970) + (at < change ? before : after)
            return IntradayValue(
                minuteOfDay: wall % 86_400 / 60, value: Double(50 + hour), instant: Int(at.timeIntervalSince1970))
        }
        let (evening, morning) = (samples.filter { $0.minuteOfDay > 720 }, samples.filter { $0.minuteOfDay <= 720 })
        let values = NightValues(day: Self.day, pulse: (evening, morning), variability: ([], []))
        let axis = NightAxis(night)
        #expect(axis.span == 420)
        let minutes: [Double] = values.pulse.map { axis.minute($0) }
        #expect(minutes == [10, 70, 130, 190, 250, 310, 370])
        #expect(axis.groups(values.pulse, 7).map { $0.count } == [1, 1, 1, 1, 1, 1, 1])
        let bar = NightBar.bar(of: night)
        #expect(bar.clockChange?.minute == change.timeIntervalSince(bed) / 60)
        #expect(bar.clockChange?.by == (after - before) / 60)
    }

    @Test func `the night tells what is hidden, and goes where its keys say`() {
        var state = state()
        night(&state)
        #expect(rows(state, 200, 50).contains { $0.contains("lowest half hour") })
        let days = Self.day.advanced(by: -27)...Self.day
        #expect(state.apply(.key(.character("a"))) == [.openNights(days)])
        state.hidden = [.heart]
        #expect(rows(state, 200, 50).contains { $0.contains("Heart rate is hidden") })
        _ = state.apply(.key(KeyPress(.escape)))
        #expect(!state.night.isOpen)
    }

    @Test func `the debt into its nights, the workout into its page, the rings into their hours`() throws {
        var state = state()
        let days = Self.day.advanced(by: -13)...Self.day
        state.focus = .sleepDebt
        #expect(state.apply(.key(KeyPress(.enter))) == [.openNights(days)])
        let workout = try #require(state.shownReport?.snapshot.app.workouts.first)
        let start = Int(workout.start.timeIntervalSince1970)
        #expect(click(workout.activity, &state, 200, 60) == [.openWorkout(start, Self.day)])
        state.focus = .exerciseMinutes
        _ = state.apply(.key(.character("d")))
        #expect(state.detail?.metric == .exerciseMinutes && state.detail?.span == .day)
    }
}

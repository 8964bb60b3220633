import ScreenKit
import Canvas
import HealthModel
import TestSupport
import Testing

@testable import TodayScreen

@Suite struct `Metric chart, its words` {
    private let today = SampleReports.today

    private func chart(
        _ metric: MetricID, _ values: [(daysAgo: Int, value: Double)], _ units: UnitSystem = .metric
    ) -> [String] {
        var state = TodayState.showing(SampleReports.runningDay)
        state.format = MetricFormat(units)
        for _ in 0..<40 where state.focus != metric { _ = state.apply(.key(KeyPress(.down))) }
        let effects = state.apply(.key(KeyPress(.enter)))
        guard case .loadDaily(_, let days)? = effects.first else { return [] }
        let daily = values.map { DailyValue(day: today.advanced(by: -$0.daysAgo), value: $0.value) }
        _ = state.apply(.dailyValuesArrived(metric, days, daily.sorted { $0.day < $1.day }))
        return screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }
    }

    @Test func `today's steps are drawn and not averaged`() {
        let rows = chart(.steps, [(0, 100), (1, 8_000), (2, 6_000), (9, 5_000)])
        #expect(rows[2] == " 7,000 a day   15–21 Nov 2026   2 of 6 days, today left out")
        #expect(rows[3] == " +2,000 (+40 %)  against 5,000 in 8–14 Nov 2026, 1 of 7 days")
        #expect(rows.contains { $0.contains("highest 8,000 Fri 20 Nov   lowest 6,000 Thu 19 Nov   total 14,000") })
    }

    @Test func `this morning's resting heart rate counts`() {
        let rows = chart(.restingHeartRate, [(0, 60), (1, 50)])
        #expect(rows[2].hasPrefix(" 55.0 bpm on average   15–21 Nov 2026   2 of 7 days"))
        #expect(rows[3] == " nothing to compare with in 8–14 Nov 2026")
    }

    @Test func `a mean of measured values has the same digits with and without a change beside it`() {
        let alone = chart(.heartRateVariability, [(1, 50), (2, 51)])
        #expect(alone[2].hasPrefix(" 50.5 ms on average   15–21 Nov 2026   2 of 7 days"))
        let values = (0..<14).map { (daysAgo: $0, value: $0 < 7 ? 51.0 : 49) }
        #expect(chart(.heartRateVariability, values)[2].hasPrefix(" 51.0 ms on average"))
        #expect(chart(.steps, [(1, 8_000), (2, 6_001)])[2].hasPrefix(" 7,001 a day"))
    }

    @Test func `a difference of weight has a sign and a unit and no percent`() {
        let rows = chart(.weight, [(1, 71.8), (8, 72.1)])
        #expect(rows[3] == " −0.3 kg  against 72.1 in 8–14 Nov 2026, 1 of 7 days")
    }

    @Test func `round numbers of the unit that is shown stand at the axis`() {
        let rows = chart(.weight, [(1, 71.8), (2, 74.4), (8, 72.1)], .imperial)
        #expect(rows[0].contains("lb"))
        #expect(rows[3] == " +2.2 lb  against 159.0 in 8–14 Nov 2026, 1 of 7 days")
        let ticks = rows.filter { $0.contains("┤") }.compactMap { row in
            row.split(whereSeparator: { " ┤".contains($0) }).first.flatMap { Double($0) }.flatMap {
                (150...170).contains($0) ? $0 : nil
            }
        }
        #expect(ticks.count >= 2, "\(rows.joined(separator: "\n"))")
        #expect(ticks.allSatisfy { ($0 * 2).rounded() == $0 * 2 }, "\(rows.joined(separator: "\n"))")
    }

    @Test func `a period without a record says so`() {
        #expect(chart(.steps, [(300, 4_000)]).contains { $0.contains("Nothing recorded") })
    }

    @Test func `a missing day under the cursor is not a zero`() {
        var state = TodayState.charting(.steps, .week)
        _ = state.apply(
            .dailyValuesArrived(
                .steps, today.advanced(by: -727)...today, [DailyValue(day: today, value: 900)]))
        _ = state.apply(.clicked(HitTarget(TodayTarget.slot(2))))
        let rows = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }
        #expect(rows.contains { $0.contains("▲ Tue 17 Nov   not recorded") })
        _ = state.apply(.clicked(HitTarget(TodayTarget.slot(6))))
        let last = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }
        #expect(last.contains { $0.contains("▲ Sat 21 Nov   900 so far") })
    }

    @Test func `a week of the year tells its mean and its days' extremes`() {
        var state = TodayState.charting(.steps, .year)
        let days = (0..<7).map { DailyValue(day: today.advanced(by: -7 - $0), value: Double(4_000 + $0 * 1_000)) }
        _ = state.apply(.dailyValuesArrived(.steps, today.advanced(by: -727)...today, days))
        _ = state.apply(.clicked(HitTarget(TodayTarget.slot(50))))
        let rows = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }
        #expect(rows.contains { $0.contains("8–14 Nov 2026   7,000 a day   days 4,000–10,000") })
    }
}

@Suite struct `Today screen, its words` {
    private func rows(
        _ report: DayReport, focus: MetricID? = nil, width: Int = 200, height: Int = 50
    ) -> [String] {
        var state = TodayState.showing(report)
        while let focus, state.focus != focus { _ = state.apply(.key(KeyPress(.tab))) }
        return screen(width: width, height: height) { drawToday(state, in: $0, on: &$1, focused: true) }
    }

    @Test func `a running day is not judged by full days`() {
        let text = rows(SampleReports.runningDay, focus: .steps).joined(separator: "\n")
        #expect(text.contains("6,212  so far; full days"))
        let steps = rows(SampleReports.runningDay).first { $0.contains("Steps") } ?? ""
        #expect(!steps.contains("above") && !steps.contains("below") && !steps.contains("in range 5"))
    }

    @Test func `values carried forward have their date`() {
        let text = rows(SampleReports.sparseDay).joined(separator: "\n")
        #expect(text.contains("71.9 kg") && text.contains("as of 9 Nov ") && !text.contains("Nov 2024"))
        var old = SampleReports.sparseDay
        old.comparisons[.weight]?.valueDay = CivilDay(year: 2024, month: 11, day: 9)
        #expect(rows(old).joined(separator: "\n").contains("as of 9 Nov 2024"))
        let narrow = rows(old, width: 60, height: 20).first { $0.contains("71.9 kg") } ?? ""
        #expect(narrow.contains("2024") && !narrow.contains("…"))
    }

    @Test func `a range that is being learned says how far it is`() {
        let text = rows(SampleReports.sparseDay, focus: .heartRateVariability).joined(separator: "\n")
        #expect(text.contains("learning your range (8 of 14 days)"))
    }

    @Test func `missing is a dash and a reason, never a zero`() {
        let text = rows(SampleReports.sparseDay)
        #expect(text.contains { $0.contains("no sleep recorded") })
        let distance = text.first { $0.contains("Distance") } ?? ""
        #expect(distance.contains("–") && !distance.contains("0"))
    }

    @Test func `an empty store shows both ways to begin`() {
        let text = rows(SampleReports.emptyStore).joined(separator: "\n")
        #expect(text.contains("airfit import ~/Downloads/export.zip") && text.contains("airfit --demo"))
    }

    @Test func `bed and wake times are those of the clocks there`() {
        var report = SampleReports.fullDay
        report.snapshot.sleep.lastNight?.wakeOffset = 7_200
        #expect(rows(report).contains { $0.contains("23:18 – 07:55") })
    }

    @Test func `a long debt is told alike by the tile and the night`() {
        var report = SampleReports.fullDay
        report.snapshot.sleep.debtMinutes = 1_450
        #expect(rows(report).contains { $0.contains("Debt 20 h 00+") })
        #expect(MetricFormat.sleepDebt(minutes: 1_200) == "20 h 00")
        #expect(MetricFormat.sleepDebt(minutes: 59.6) == "1 h 00")
    }

    @Test func `nothing is lost or trapped at any size`() {
        let states =
            [SampleReports.fullDay, SampleReports.sparseDay, SampleReports.emptyStore]
            .map { TodayState.showing($0) } + [
                .charting(.sleep, .day), .charting(.weight, .year), .charting(.steps, .month),
            ]
        for state in states {
            for width in [0, 1, 2, 7, 20, 33, 56, 75, 100, 130] {
                for height in [0, 1, 2, 3, 6, 11, 18, 35] {
                    var canvas = Canvas(Size(width: width + 10, height: height + 5))
                    let area = Rect(column: 5, row: 2, width: width, height: height)
                    drawToday(state, in: area, on: &canvas, focused: true)
                    #expect(canvas.pointsDrawn(outside: area).isEmpty, "in \(area)")
                    #expect(canvas.targets.allSatisfy { $0.area.intersection(area) == $0.area })
                }
            }
        }
    }
}

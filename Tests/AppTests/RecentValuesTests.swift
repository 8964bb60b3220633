@testable import ScreenKit
import Canvas
import HealthModel
import TestSupport
import Testing
import Widgets

@testable import TodayScreen

@Suite struct `The chart of a day of what is measured once` {
    private let today = SampleReports.today

    private func detail(_ metric: MetricID, values: [Int: Double], intraday: [IntradayValue]) -> MetricDetailState {
        var detail = MetricDetailState(metric: metric, span: .day, last: today, today: today)
        detail.dailyValuesArrived(
            today.advanced(by: -728)...today,
            values.map { DailyValue(day: today.advanced(by: -$0.key), value: $0.value) })
        detail.intradayArrived(today, intraday)
        return detail
    }

    private func list(_ detail: MetricDetailState) -> [String]? {
        guard let values = RecentValues(detail, MetricSeries(detail), format: MetricFormat()) else { return nil }
        return screen(width: 40, height: 5) { values.draw(in: $0, on: &$1) }
    }

    @Test func `lists the newest values with their changes`() {
        let one = detail(.weight, values: [0: 77.5, 1: 78.1, 9: 78.0], intraday: [])
        #expect(
            list(one) == [
                "Latest values", "Sat 21 Nov   77.5 kg   −0.6 kg", "Fri 20 Nov   78.1 kg   +0.1 kg",
                "Thu 12 Nov   78.0 kg", "",
            ])
    }

    @Test func `lists a weight that stands, but no pulse of another day`() {
        #expect(list(detail(.weight, values: [3: 77.5], intraday: [])) != nil)
        #expect(list(detail(.restingHeartRate, values: [3: 55], intraday: [])) == nil)
    }

    @Test func `offers to read off only what is there`() {
        func offers(_ detail: MetricDetailState, hidden: Set<HealthCategory> = []) -> Bool {
            var state = TodayState(today: today)
            _ = state.apply(.key(KeyPress(.character("["))))
            _ = state.apply(.reportArrived(SampleReports.fullDay))
            (state.detail, state.hidden) = (detail, hidden)
            let lines = screen(width: 80, height: 24) { drawToday(state, in: $0, on: &$1, focused: true) }
            let isHinted = state.keyHints.contains(KeyHint("← →", "read off"))
            #expect(isHinted == lines.contains { $0.contains("← → read off") })
            return isHinted
        }
        let many = (0..<10).map { IntradayValue(minuteOfDay: $0 * 60, value: 97) }
        #expect(offers(detail(.bloodOxygen, values: [0: 97], intraday: many)))
        #expect(!offers(detail(.bloodOxygen, values: [0: 97], intraday: many), hidden: MetricID.bloodOxygen.categories))
        #expect(!offers(detail(.bloodOxygen, values: [0: 97], intraday: Array(many.prefix(1)))))
        #expect(!offers(detail(.steps, values: [:], intraday: [])))
        #expect(!offers(detail(.weight, values: [3: 77.5], intraday: [])))
    }

    @Test func `stays a chart where there is a curve, or what grows through the day`() {
        let many = (0..<10).map { IntradayValue(minuteOfDay: $0 * 60, value: 60) }
        #expect(list(detail(.bloodOxygen, values: [0: 97], intraday: many)) == nil)
        #expect(list(detail(.steps, values: [0: 900], intraday: [])) == nil)
    }
}

@Suite struct `A weight that is hardly possible` {
    private let today = SampleReports.today

    /// A chart of a week that ended some days ago, with what it asks to be read.
    private func week(endingDaysAgo days: Int, _ weights: [Int: Double]) -> MetricDetailState {
        let last = today.advanced(by: -days)
        var detail = MetricDetailState(metric: .weight, span: .week, last: last, today: today)
        guard case .loadDaily(_, let read)? = detail.missing().first else { return detail }
        let values = weights.map { DailyValue(day: today.advanced(by: -$0.key), value: $0.value) }
        detail.dailyValuesArrived(read, values.filter { read.contains($0.day) })
        return detail
    }

    @Test func `is told by the values before and after the days that are shown, as the tools tell it`() {
        let usual = Dictionary(uniqueKeysWithValues: (20...60).map { ($0, 80.0) })
        // Of two that are shown the first was typed in pounds.
        let pounds = week(endingDaysAgo: 8, usual.merging([12: 176.4, 9: 80]) { $1 })
        #expect(pounds.isComplete && pounds.leftOut(in: pounds.period.days) == [today.advanced(by: -12)])
        #expect(MetricSeries(pounds).leftOut == [2])
        // A new level, which only the days behind the period bear out.
        let lighter = usual.merging([10: 80, 9: 66, 7: 66.2, 5: 66.1, 3: 66]) { $1 }
        #expect(week(endingDaysAgo: 8, lighter).leftOut(in: today.advanced(by: -14)...today).isEmpty)
    }

    @Test func `stands where no other value is shown`() {
        let usual = Dictionary(uniqueKeysWithValues: (20...60).map { ($0, 80.0) })
        let alone = week(endingDaysAgo: 8, usual.merging([10: 176.4]) { $1 })
        #expect(alone.leftOut(in: alone.period.days).isEmpty)
        #expect(alone.leftOut(in: today.advanced(by: -40)...today) == [today.advanced(by: -10)])
    }

    @Test func `is left out of a tile by what the report knows beyond its four weeks`() {
        var report = SampleReports.fullDay
        let day = report.day
        var recent = [Double?](repeating: nil, count: 28)
        (recent[3], recent[20]) = (176.4, 80)
        var weight = MetricComparison(value: 80, recent: recent, baseline: nil, recordedDays: 2)
        weight.slips = [day.advanced(by: -24)]
        report.comparisons[.weight] = weight
        let reading = MetricReading(.weight, in: report, today: day)
        let chart = MetricChart(recentOf: reading, format: MetricFormat())
        #expect(chart.leftOut == [3])
    }
}

@Suite struct `The chart of the blood pressure` {
    private let today = SampleReports.today

    @Test func `asks for both numbers, and writes and draws them together`() {
        var detail = MetricDetailState(metric: .systolicPressure, span: .week, last: today, today: today)
        #expect(detail.missing().count == 2)
        let days = today.advanced(by: -30)...today
        detail.dailyValuesArrived(
            days, [DailyValue(day: today, value: 128), DailyValue(day: today.advanced(by: -1), value: 132)])
        detail.lowerValuesArrived([
            DailyValue(day: today, value: 82), DailyValue(day: today.advanced(by: -1), value: 84),
        ])
        let slot = MetricSeries(detail).slots[6]
        #expect(slot.value == 128 && slot.low == 82 && slot.high == 128)
        let report = SampleReports.fullDay
        let view = MetricDetailView(detail: detail, report: report, format: MetricFormat())
        let shown = screen(width: 80, height: 24) { area, canvas in view.draw(in: area, on: &canvas) }
        #expect(shown.contains { $0.contains("Blood pressure") })
        #expect(shown.contains { $0.contains("130/83 mmHg on average") })
    }

    @Test func `writes the first number alone where there is no second`() {
        #expect(MetricFormat().pair(128, 82, of: .systolicPressure) == "128/82 mmHg")
        #expect(MetricFormat().pair(128, nil, of: .systolicPressure) == "128 mmHg")
        #expect(MetricFormat().pair(nil, 82, of: .systolicPressure) == "–")
        #expect(MetricFormat().pair(70, 82, of: .weight) == "70.0 kg")
    }
}

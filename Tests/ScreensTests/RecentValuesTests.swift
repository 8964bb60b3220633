import Canvas
import HealthModel
import TestSupport
import Testing
import Widgets

@testable import Screens

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

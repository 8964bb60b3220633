import Canvas
import HealthModel
import TodayScreen
import TestSupport

extension TodayState {
    /// The screen after the report of its day arrived.
    static func showing(_ report: DayReport) -> TodayState {
        var state = TodayState(today: SampleReports.today)
        for _ in 0..<(SampleReports.today - report.day) { _ = state.apply(.key(.character("["))) }
        _ = state.apply(.reportArrived(report))
        return state
    }

    /// A metric's chart with all its data, opened by keys as a person does.
    static func charting(_ metric: MetricID, _ span: MetricDetailState.Span) -> TodayState {
        var state = showing(SampleReports.runningDay)
        for _ in 0..<40 where state.focus != metric { _ = state.apply(.key(KeyPress(.down))) }
        var effects = state.apply(.key(KeyPress(.enter)))
        let letters: [Character] = ["d", "w", "m", "y"]
        effects += state.apply(.key(.character(letters[span.rawValue])))
        state.answer(effects)
        return state
    }

    /// Gives the effects the answers of a store.
    mutating func answer(_ effects: [TodayEffect]) {
        for effect in effects {
            switch effect {
            case .loadReport, .loadWeather, .loadFindings, .tellFindings, .judgeFinding, .openTrends, .openNights,
                .openWorkout, .loadNight, .loadPulse,
                .openCheckIn, .notice:
                break
            case .loadDaily(let metric, let days):
                var values = SampleReports.dailyValues(of: metric, upTo: days.upperBound)
                if metric == .steps, days.upperBound == SampleReports.today {
                    values.removeAll { $0.day == SampleReports.today }
                    values.append(DailyValue(day: SampleReports.today, value: 6_212))
                }
                _ = apply(.dailyValuesArrived(metric, days, values))
            case .loadIntraday(let metric, let day):
                _ = apply(.intradayArrived(metric, day, SampleReports.intradayValues(of: metric)))
            }
        }
    }
}

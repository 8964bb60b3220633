import TodayScreen
import ScreenKit
import HealthModel

/// A chart that a number of an answer opened.
struct ChartOfAnswer: Equatable, Sendable {
    /// The chart that the dashboard showed before.
    var detail: MetricDetailState?
    var day: CivilDay
    var wasPanelFocused: Bool
}

extension AppState {
    /// Opens a metric as a chart of the days that a number is about; beside the chat where both fit.
    public mutating func openChart(
        of metric: MetricID, over days: ClosedRange<CivilDay>, at day: CivilDay?
    ) -> [AppEffect] {
        let before =
            chartOfAnswer
            ?? ChartOfAnswer(
                detail: today.detail, day: today.day, wasPanelFocused: isPanelFocused)
        guard let effects = today.openDetail(metric, over: days, at: day) else {
            show(ScreenNotice("Nothing is recorded in the days that this number is about."))
            return []
        }
        chartOfAnswer = before
        if AppLayout.isWide(size) { isPanelFocused = true } else { screen = .today }
        return effects.map(AppEffect.today)
    }

    /// Back to the answer, once its chart was closed.
    mutating func leaveChartOfAnswer() -> [AppEffect] {
        guard let before = chartOfAnswer, today.detail == nil else { return [] }
        chartOfAnswer = nil
        guard screen == .today || isPanelFocused else { return [] }
        (screen, isPanelFocused) = (.coach, before.wasPanelFocused && AppLayout.isWide(size))
        today.detail = before.detail
        let effects = before.detail == nil ? today.show(before.day) : []
        return effects.map(AppEffect.today)
    }
}

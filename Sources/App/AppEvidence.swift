import TodayScreen
import ScreenKit
import HealthModel

/// A chart on the dashboard that another screen opened: a number of an answer, a day of the trends.
struct ChartFromElsewhere: Equatable, Sendable {
    /// The screen that closing the chart goes back to.
    var origin: AppState.Screen
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
        guard let effects = openChart(of: metric, over: days, at: day, from: .coach) else {
            show(ScreenNotice("Nothing is recorded in the days that this number is about."))
            return []
        }
        if AppLayout.isWide(size) { isPanelFocused = true } else { screen = .today }
        return effects
    }

    /// Opens a chart that goes back to a screen when it is closed; `nil` where there is nothing to show.
    mutating func openChart(
        of metric: MetricID, over days: ClosedRange<CivilDay>, at day: CivilDay?, from origin: Screen
    ) -> [AppEffect]? {
        let before = ChartFromElsewhere(
            origin: origin, detail: today.detail, day: today.day, wasPanelFocused: isPanelFocused)
        guard let effects = today.openDetail(metric, over: days, at: day) else { return nil }
        if chartFromElsewhere?.origin != origin { chartFromElsewhere = before }
        return effects.map(AppEffect.today)
    }

    /// Back to the answer or the trends, once their chart was closed.
    mutating func leaveChartFromElsewhere() -> [AppEffect] {
        guard let before = chartFromElsewhere, today.detail == nil else { return [] }
        chartFromElsewhere = nil
        guard screen == .today || isPanelFocused else { return [] }
        (screen, isPanelFocused) = (before.origin, before.wasPanelFocused && AppLayout.isWide(size))
        today.detail = before.detail
        let effects = before.detail == nil ? today.show(before.day) : []
        return effects.map(AppEffect.today) + (before.origin == .trends ? apply(trends: .opened) : [])
    }
}

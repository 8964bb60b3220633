import HealthModel
import RecordsScreen
import ScreenKit
import TodayScreen
import TrendsScreen

/// The trends within the program.
extension AppState {
    /// - Parameter metrics: to be shown in place of those that were; empty leaves the screen as it was.
    public mutating func openTrends(of metrics: [MetricID] = [], over range: TrendRange? = nil) -> [AppEffect] {
        openTrends(by: metrics.isEmpty ? .opened : .asked(metrics, range))
    }

    /// - Parameter action: says what they show.
    mutating func openTrends(by action: TrendsAction) -> [AppEffect] {
        if screen != .trends { (screenBeforeTrends, screen, isPanelFocused) = (screen, .trends, false) }
        return apply(trends: action)
    }

    /// The chart that is open on the dashboard, with its days; without one the trends as they were left.
    mutating func openTrendsOfChart() -> [AppEffect] {
        guard let detail = today.detail, detail.span != .day else { return openTrends() }
        let days = detail.period.days
        return openTrends(of: [detail.metric], in: days)
    }

    /// Answers what the dashboard asks of other screens.
    mutating func handle(_ effect: TodayEffect) -> [AppEffect] {
        switch effect {
        // Goals of a week and of a date stand on today too: they are read once it has been drawn.
        case .loadFindings(let day): return [.today(effect)] + (day == today.today ? [.log(.load)] : [])
        case .openTrends(let metrics, let days): return openTrends(of: metrics, in: days)
        case .openNights(let days):
            let metrics: [MetricID] = [.sleep] + (trends.metrics.first.map { $0 == .sleep ? [] : [$0] } ?? [])
            return openTrends(by: .asked(metrics, range(of: days), .nights))
        case .openWorkout(let start, let day): return openRecords(.workouts(WorkoutsPage(to: start, on: day)))
        case .notice(let text):
            show(ScreenNotice(text))
            return []
        default: return [.today(effect)]
        }
    }

    mutating func openTrends(of metrics: [MetricID], in days: ClosedRange<CivilDay>) -> [AppEffect] {
        openTrends(of: metrics, over: range(of: days))
    }

    /// Days up to today go on with it.
    private func range(of days: ClosedRange<CivilDay>) -> TrendRange {
        days.upperBound == today.today ? .last(days.upperBound - days.lowerBound + 1) : .fixed(days)
    }

    /// Applies an action of the trends, and answers what they ask of other screens.
    public mutating func apply(trends action: TrendsAction) -> [AppEffect] {
        trends.update(trendsEnvironment)
        return trends.apply(action).flatMap { handle($0) }
    }

    /// The trends that show go by the rest of the program; on a new day they are read again.
    mutating func followTrends() -> [AppEffect] {
        guard screen == .trends else { return [] }
        let isNewDay = trends.environment.today != today.today
        trends.update(trendsEnvironment)
        return isNewDay ? apply(trends: .dataChanged) : []
    }

    private mutating func handle(_ effect: TrendsEffect) -> [AppEffect] {
        switch effect {
        case .close: screen = screenBeforeTrends == .trends ? .today : screenBeforeTrends
        case .openDay(let metric, let days, let day):
            guard let effects = openChart(of: metric, over: day...day, at: day, from: .trends) else {
                show(ScreenNotice("Nothing is recorded in \(DayText.range(days))."))
                return []
            }
            screen = .today
            return effects
        case .notice(let text): show(ScreenNotice(text))
        case .readColumns, .readHours, .readContext, .readEfforts, .keepViews, .export: return [.trends(effect)]
        }
        return []
    }

    /// The values that the trends depend on.
    var trendsEnvironment: TrendsEnvironment {
        var environment = TrendsEnvironment()
        environment.today = today.today
        environment.isTodayOver = today.isTodayOver
        environment.format = today.format
        environment.hidden = today.hidden
        return environment
    }
}

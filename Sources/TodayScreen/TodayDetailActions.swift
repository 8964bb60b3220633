import Canvas
import HealthModel

extension TodayState {
    /// Opens the chart of a metric.
    public mutating func openDetail(_ metric: MetricID, span: MetricDetailState.Span = .week) -> [TodayEffect] {
        guard let shown = shownReport, shown.extent != nil else { return [] }
        focus = metric
        var opened = MetricDetailState(metric: metric, span: span, last: day, today: today)
        opened.isTodayOver = isTodayOver
        let effects = opened.missing()
        detail = opened
        return effects
    }

    /// Opens the chart of exactly these days, as far as they lie between the first record and today.
    /// - Parameter day: the one that is read off.
    /// - Returns: `nil` where there is nothing to show.
    public mutating func openDetail(
        _ metric: MetricID, over days: ClosedRange<CivilDay>, at day: CivilDay?
    ) -> [TodayEffect]? {
        guard let extent = shownReport?.extent else { return nil }
        let first = min(extent.lowerBound, today)...today
        guard days.overlaps(first) else { return nil }
        focus = metric
        var opened = MetricDetailState(metric: metric, period: .init(days: days.clamped(to: first)), today: today)
        opened.isTodayOver = isTodayOver
        if let day { opened.placeCursor(on: day) }
        let effects = opened.missing()
        detail = opened
        return effects + (opened.span == .day ? show(opened.period.last) : [])
    }

    mutating func pressedInDetail(_ press: KeyPress) -> [TodayEffect] {
        guard press.modifiers.isSubset(of: .shift), let span = detail?.span else { return [] }
        let isShifted = press.modifiers.contains(.shift)
        switch press.key {
        case .escape, .backspace, .character("q"):
            detail = nil
            return []
        case .character("d"): return changeSpan(to: .day)
        case .character("w"): return changeSpan(to: .week)
        case .character("m"): return changeSpan(to: .month)
        case .character("y"): return changeSpan(to: .year)
        case .tab: return changeSpan(to: span.next(by: isShifted ? -1 : 1, wraps: true))
        case .character("+"), .character("="): return changeSpan(to: span.next(by: -1))
        case .character("-"): return changeSpan(to: span.next(by: 1))
        case .left where isShifted, .character("["), .character("<"), .character("H"), .pageUp:
            return turnPeriod(by: -1)
        case .right where isShifted, .character("]"), .character(">"), .character("L"), .pageDown:
            return turnPeriod(by: 1)
        case .character("{"): return turnPeriod(by: -4)
        case .character("}"): return turnPeriod(by: 4)
        case .character("t"), .home, .end: return turnPeriod(to: today)
        case .left, .character("h"): return turnPeriodAfterMovingCursor(by: -1)
        case .right, .character("l"): return turnPeriodAfterMovingCursor(by: 1)
        case .down, .character("j"): return openNeighbour(by: 1)
        case .up, .character("k"): return openNeighbour(by: -1)
        default: return []
        }
    }

    mutating func changeSpan(to span: MetricDetailState.Span) -> [TodayEffect] { changeDetail { $0.show(span: span) } }

    mutating func turnPeriod(by steps: Int) -> [TodayEffect] {
        guard let period = detail?.period else { return [] }
        return turnPeriod(to: period.last.advanced(by: steps * period.dayCount))
    }

    /// The cursor moves over the slots; over an edge it goes on in the neighbouring period.
    mutating func turnPeriodAfterMovingCursor(by steps: Int) -> [TodayEffect] {
        guard let edge = detail?.moveCursor(by: steps) else { return [] }
        let before = detail?.period
        let effects = turnPeriod(by: edge)
        if detail?.period != before { detail?.placeCursor(atEnd: edge < 0) }
        return effects
    }

    private mutating func turnPeriod(to last: CivilDay) -> [TodayEffect] {
        changeDetail { $0.show(last: min(last, $0.today)) }
    }

    /// A chart of one day is about the screen's day: they move together.
    private mutating func changeDetail(_ change: (inout MetricDetailState) -> Void) -> [TodayEffect] {
        guard var open = detail else { return [] }
        change(&open)
        let effects = open.missing()
        detail = open
        return effects + (open.span == .day ? goTo(open.period.last) : [])
    }

    private mutating func openNeighbour(by steps: Int) -> [TodayEffect] {
        guard let open = detail else { return [] }
        let metric = neighbour(of: open.metric, by: steps)
        guard metric != open.metric else { return [] }
        focus = metric
        var opened = MetricDetailState(metric: metric, period: open.period, today: today)
        opened.isTodayOver = isTodayOver
        let effects = opened.missing()
        detail = opened
        return effects
    }
}

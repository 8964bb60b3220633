import HealthModel

/// The hit targets of the Today screen.
enum TodayTarget: Hashable, Sendable {
    case previousDay, nextDay, back
    /// The tile of a metric.
    case metric(MetricID)
    case span(MetricDetailState.Span)
    /// A slot of the chart, as an index.
    case slot(Int)
    /// The weather's tile.
    case weather
    /// A finding, as an index; the page of all of them.
    case finding(Int), findings
}

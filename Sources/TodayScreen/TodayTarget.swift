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
    /// The last four weeks of the metric in focus.
    case weeks(MetricID)
    /// The hours of the day: of a ring, of the pulse.
    case hours(MetricID)
    /// The page of the recovery; one of its parts, as an index.
    case recovery, recoveryPart(Int)
    /// The page of the night; that of a workout of the day, as an index.
    case night, workout(Int)
    /// The check-in, which is a sheet.
    case checkIn
}

import Charts
import HealthModel
import HealthQuery
import TrendsScreen

/// The services of the trends: columns of days, and what is marked on them.
public struct TrendsServices: Sendable {
    /// The columns of metrics, from the first record up to a day.
    public var columns: @Sendable (Set<MetricID>, _ today: CivilDay) async throws(HealthStoreError) -> DayColumns
    /// Goals, journeys, tags and sources up to a day.
    public var context: @Sendable (_ today: CivilDay) async throws(HealthStoreError) -> TrendsContext

    /// The hours of a metric on days in a row.
    public var hours:
        @Sendable (MetricID, ClosedRange<CivilDay>, _ running: CivilDay?) async throws(HealthStoreError) -> HourColumn? =
            {
                _, _, _ throws(HealthStoreError) in nil
            }

    /// The fastest pieces of runs up to a day.
    public var efforts: @Sendable (_ today: CivilDay) async throws(HealthStoreError) -> [BestEffort] = {
        _ throws(HealthStoreError) in []
    }

    /// Keeps the lines of the kept views for the next start; none forgets them. Says whether they are on the disk.
    public var keepViews: @Sendable (_ lines: [String]) async -> Bool

    /// Writes a chart to a file, which is never replaced.
    public var export: @Sendable (ChartExport) async -> ChartExport.Outcome = { _ in
        ChartExport.Outcome("There is no place to export to.", isProblem: true)
    }

    public init(
        columns: @escaping @Sendable (Set<MetricID>, CivilDay) async throws(HealthStoreError) -> DayColumns = {
            _, _ throws(HealthStoreError) in DayColumns(first: nil)
        },
        context: @escaping @Sendable (CivilDay) async throws(HealthStoreError) -> TrendsContext = {
            _ throws(HealthStoreError) in TrendsContext(recorded: [])
        },
        keepViews: @escaping @Sendable ([String]) async -> Bool = { _ in true }
    ) {
        (self.columns, self.context, self.keepViews) = (columns, context, keepViews)
    }
}

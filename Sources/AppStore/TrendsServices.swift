import HealthModel
import HealthQuery
import TrendsScreen

/// The services of the trends: columns of days, and what is marked on them.
public struct TrendsServices: Sendable {
    /// The columns of metrics, from the first record up to a day.
    public var columns: @Sendable (Set<MetricID>, _ today: CivilDay) async throws(HealthStoreError) -> DayColumns
    /// Goals, journeys, tags and sources up to a day.
    public var context: @Sendable (_ today: CivilDay) async throws(HealthStoreError) -> TrendsContext

    public init(
        columns: @escaping @Sendable (Set<MetricID>, CivilDay) async throws(HealthStoreError) -> DayColumns = {
            _, _ throws(HealthStoreError) in DayColumns(first: nil)
        },
        context: @escaping @Sendable (CivilDay) async throws(HealthStoreError) -> TrendsContext = {
            _ throws(HealthStoreError) in TrendsContext(recorded: [])
        }
    ) {
        (self.columns, self.context) = (columns, context)
    }
}

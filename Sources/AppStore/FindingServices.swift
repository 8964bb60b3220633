import Findings
import HealthModel

/// The services of the findings on the dashboard.
public struct FindingServices: Sendable {
    /// The findings of a day, without categories that are hidden.
    public var read:
        @Sendable (_ day: CivilDay, _ hidden: Set<HealthCategory>) async throws(FindingMemoryError) ->
            FindingEngine.DayFindings
    /// Keeps which were told, and the person's opinions of them.
    public var keeping: any FindingKeeping

    public init(
        read:
            @escaping @Sendable (CivilDay, Set<HealthCategory>) async throws(FindingMemoryError) ->
            FindingEngine.DayFindings, keeping: any FindingKeeping
    ) {
        (self.read, self.keeping) = (read, keeping)
    }
}

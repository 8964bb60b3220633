import HealthModel

/// A session of the plan and what became of it, as findings and the review hold it against what was done. Sessions that
/// were let go are none.
public struct PlannedWorkout: Equatable, Sendable {
    /// The state of a session; `open` is today's, not done yet.
    public enum State: Equatable, Sendable { case done, missed, open, upcoming }

    public var day: CivilDay
    /// A kind that devices name, else `Other`.
    public var type: String
    public var state: State

    public init(day: CivilDay, type: String, state: State) {
        (self.day, self.type, self.state) = (day, type, state)
    }
}

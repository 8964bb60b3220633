import Entries
import HealthQuery

extension PlanReview {
    /// The sessions without what was let go, for findings and the review. Names that no device uses are `Other`.
    public var workouts: [PlannedWorkout] {
        standings.compactMap { standing in
            let state: PlannedWorkout.State
            switch standing.state {
            case .done: state = .done
            case .missed: state = .missed
            case .today: state = .open
            case .upcoming: state = .upcoming
            case .cancelled: return nil
            }
            let type = standing.session.type
            return PlannedWorkout(
                day: standing.session.day, type: ActivityNames.usual.contains(type) ? type : "Other", state: state)
        }
    }
}

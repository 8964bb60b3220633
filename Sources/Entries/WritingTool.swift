/// The coach's tools that store something, by the names models call them.
public enum WritingTool: String, CaseIterable, Sendable {
    case logWater = "log_water"
    case logWeight = "log_weight"
    case logCheckIn = "log_check_in"
    case logMeal = "log_meal"
    case logWorkout = "log_workout"
    /// Whatever has no tool of its own.
    case logEntry = "log_entry"
    /// Strength sets, one exercise after the other.
    case logSets = "log_sets"
    /// Sessions of training, as one proposal.
    case planWeek = "plan_week"
    /// Sets kept under a name.
    case saveTemplate = "save_template"
    case setGoal = "set_goal"
    case completeGoal = "complete_goal"
    case remember
}

extension Proposal {
    /// The tool that proposes it.
    public var tool: WritingTool {
        switch self {
        case .entry(.water): .logWater
        case .entry(.weight): .logWeight
        case .entry(.meal): .logMeal
        case .entry(.workout): .logWorkout
        case .entry(.checkIn): .logCheckIn
        case .entry(.goalEnd): .completeGoal
        case .entry(.template): .saveTemplate
        case .entry: .logEntry
        case .goal: .setGoal
        case .memory: .remember
        }
    }
}

import HealthModel

/// `set a goal of 9000 steps`, `my goal is 8 hours of sleep`.
struct GoalRequest {
    /// `nil` where it is not said what the goal is for.
    let call: PlannedCall?

    static let question = "A goal for what? For example: set a goal of 9000 steps, or of 8 hours of sleep."

    private static let metrics: [(name: String, words: [String])] = [
        ("steps", ["steps", "step"]), ("sleep_h", ["sleep", "slept"]), ("water_ml", ["water"]),
        ("weight_kg", ["weight", "kg", "weigh", "lb", "lbs", "pounds"]),
        ("active_kcal", ["calories", "kcal", "active energy"]), ("exercise_min", ["exercise"]),
        ("workouts", ["workouts", "workout"]), ("stand_hours", ["stand"]), ("mindful_min", ["mindful", "meditation"]),
        ("run_km", ["run", "running"]),
    ]

    /// `nil` for a text that sets no goal.
    init?(_ question: Question) {
        let phrases = [
            "set a goal", "set my goal", "set goal", "new goal", "my goal is", "change my goal", "set a step goal",
            "set the goal",
        ]
        guard question.spells(anyOf: phrases),
            let number = question.words.lazy.compactMap({ Question.number($0) }).first
        else { return nil }
        guard let metric = Self.metrics.first(where: { question.spells(anyOf: $0.words) })?.name else {
            call = nil
            return
        }
        let target = number * Self.factor(metric, question)
        guard (0...100_000).contains(target) else { return nil }
        var fields: [(key: String, value: JSONTree)] = [("metric", .string(metric)), ("target", .figure(target))]
        if metric != "weight_kg" {
            let isWeekly =
                question.has("a week", "per week", "weekly")
                || metric == "workouts" && !question.has("a day", "per day")
            fields.append(("period", .string(isWeekly ? "week" : "day")))
        }
        call = PlannedCall(tool: "set_goal", fields: fields)
    }

    /// From what was typed to the metric's unit.
    private static func factor(_ metric: String, _ question: Question) -> Double {
        switch metric {
        case "water_ml" where question.has("l", "liter", "liters", "litre", "litres"): 1_000
        case "weight_kg" where question.has("lb", "lbs", "pounds"): UnitSystem.kilogramsInPound
        case "weight_kg" where Wording.units == .imperial && !question.has("kg"): UnitSystem.kilogramsInPound
        default: 1
        }
    }
}

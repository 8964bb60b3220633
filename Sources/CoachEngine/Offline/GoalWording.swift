import HealthModel
import HealthQuery
import OfflineCoach

/// How near the person's goals are.
struct GoalWording {
    var language: Language
    var today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }
    private static let metrics: [DayField] = [
        .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .weight, .water, .runDistance, .workouts,
        .mindfulMinutes,
    ]

    func markdown(_ quantity: Quantity?, _ lookup: inout Lookup) -> String {
        let fields: [DayField]
        switch quantity {
        case .day(.sleep)?: fields = [.sleepHours]
        case .day(let field)?: fields = [field]
        default: fields = Self.metrics
        }
        var lines: [String] = []
        for field in fields {
            let finding = lookup.ask("compute", ["name": .string("goal_distance"), "metric": .string(field.rawValue)])
            guard let goal = finding.number("goal"), let distance = finding.number("value") else { continue }
            lines.append(line(field, goal, distance))
        }
        guard lookup.isComplete else { return "" }
        guard !lines.isEmpty else {
            return isGerman
                ? "Dafür ist kein Ziel am Tag gesetzt. `set a goal of 9000 steps` setzt eines."
                : "No goal of a day is set for that. `set a goal of 9000 steps` sets one."
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ field: DayField, _ goal: Double, _ distance: Double) -> String {
        let aim = Wording.value(goal, field)
        let name = Wording.capitalised(wording.name(field == .sleepHours ? .sleep : field))
        let gap = Wording.value(distance.magnitude, field)
        let state =
            distance >= 0 && field != .weight
            ? (isGerman ? "erreicht" : "reached")
            : isGerman ? "\(gap) \(distance >= 0 ? "darüber" : "fehlen")" : "\(gap) \(distance >= 0 ? "above" : "to go")"
        return isGerman ? "- **\(name)**: Ziel \(aim), \(state)." : "- **\(name)**: goal \(aim), \(state)."
    }
}

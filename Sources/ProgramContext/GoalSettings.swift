import HealthModel
import HealthQuery
import HealthStore
import Settings
import SettingsModel

/// Goals of the settings and those of the store, which hold: `GoalsInForce` says how they come to be one.
public enum GoalSettings: Sendable {
    private static let keys: [DayField: String] = [
        .steps: "goals.steps", .activeEnergy: "goals.active_kcal", .exerciseMinutes: "goals.exercise_min",
        .standHours: "goals.stand_hours", .sleepHours: "goals.sleep_hours", .weight: "goals.weight_kg",
    ]

    /// The targets by metric, in its unit.
    public static func said(by settings: Settings) -> [DayField: Double] {
        let goals = settings.goals
        let said: [DayField: Double?] = [
            .steps: goals.steps.map(Double.init), .activeEnergy: goals.activeKcal,
            .exerciseMinutes: goals.exerciseMinutes.map(Double.init), .standHours: goals.standHours.map(Double.init),
            .sleepHours: goals.sleepHours, .weight: goals.weightKg,
        ]
        return said.compactMapValues(\.self)
    }

    /// The changes that bring the settings into line with the goals in force. A goal that the settings cannot take
    /// stays with the store alone.
    public static func changes(_ settings: Settings, to goals: [DayField: Double]) -> [SettingChange] {
        let said = said(by: settings)
        return HealthStore.metricsOfSettings.compactMap { metric in
            guard let key = keys[metric], said[metric] != goals[metric], let field = SettingCatalog.field(key) else {
                return nil
            }
            guard let goal = goals[metric] else { return SettingChange(key, nil) }
            var value = SettingValue.number(goal)
            if case .count = field.kind { value = .count(Int(goal.rounded())) }
            return field.check(value) == nil && field.read(settings) != value ? SettingChange(key, value) : nil
        }
    }
}

extension Context {
    /// Has the store write down what the settings say anew.
    public func recordGoals(of store: HealthStore) async {
        // While another program writes, it is written at a later start: until then it holds as it is said.
        try? await store.noteGoals()
    }

    /// The same at the start of a program: what another one has changed in the file since it was read here is no goal that was
    /// taken out of it.
    func recordGoalsAtStart(of store: HealthStore) async {
        let (path, said) = (settingsFile.path, GoalSettings.said(by: settings))
        // As above.
        try? await store.noteGoals { GoalSettings.said(by: SettingsCodec.reading(of: path).settings) == said }
    }

    /// The settings with the goals that hold, for a command that talks of them.
    public func settings(withGoalsOf store: HealthStore) async throws(HealthStoreError) -> Settings {
        var settings = settings
        for change in GoalSettings.changes(settings, to: try await store.goalsInForce()) {
            SettingCatalog.field(change.key)?.write(&settings, change.value)
        }
        return settings
    }
}

import AppStore
import HealthStore
import ProgramContext
import SettingsModel

/// Keeps the goals of the settings and those of the store one, while the full screen runs: see `GoalsInForce`.
@MainActor final class GoalFollower {
    private let context: Context
    private let health: HealthStore
    private var following: Task<Void, Never>?
    private var recording: Task<Void, Never>?

    init(_ context: Context, health: HealthStore) { (self.context, self.health) = (context, health) }

    /// A goal that was changed in the settings is the newest one, and holds.
    func recordGoals() {
        recording = Task { [context, health, recording] in
            await recording?.value
            await context.recordGoals(of: health)
        }
    }

    /// A goal that was set in the log, by the coach or by another program is what the settings say from now on.
    func follow(for store: AppStore) {
        following?.cancel()
        let before = context.settings.goals
        following = Task { [context, health] in
            // Where it cannot be read, the next change of the store asks again. What the person set meanwhile is newer.
            guard let goals = try? await health.goalsInForce(), !Task.isCancelled,
                context.settings.goals == before
            else { return }
            let changes = GoalSettings.changes(context.settings, to: goals)
            if !changes.isEmpty { store.send(.settings(.set(changes))) }
        }
    }

    /// Follows no more.
    func cancel() { following?.cancel() }

    /// Waits until all pending writes are done.
    func drain() async { await recording?.value }
}

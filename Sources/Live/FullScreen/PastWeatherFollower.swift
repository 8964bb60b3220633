import Foundation
import HealthStore
import ProgramContext
import SettingsModel

/// Asks for the weather of past workouts while the full screen runs, where that is switched on: some time after the start, after
/// data came, and when it is switched on. Otherwise nothing of it runs.
@MainActor final class PastWeatherFollower {
    private let context: Context
    private let health: HealthStore
    private var asking: Task<Void, Never>?
    /// Data came while it was asked.
    private var isDue = false

    init(_ services: ScreenServices) { (context, health) = (services.context, services.health) }

    /// The start belongs to the screen.
    func begin() { ask(after: .seconds(10)) }

    /// An import is dozens of changes: asked a while after the first of them.
    func dataChanged() { ask(after: .seconds(30)) }

    /// - Parameter before: the settings that were in force.
    func settingsChanged(from before: Settings.Weather) {
        if context.settings.weather != before { ask(after: .seconds(1)) }
    }

    /// Stops what runs.
    func cancel() { asking?.cancel() }

    private func ask(after wait: Duration) {
        guard context.asksPastWeather, !context.isDemo else { return }
        guard asking == nil else {
            isDue = true
            return
        }
        asking = Task { [context, health] in
            do {
                try await Task.sleep(for: wait)
                _ = try await context.pastWorkoutWeather(health).run(upTo: context.today)
            } catch {
                // The program ends, or the data cannot be read now: the next occasion tries again.
            }
            finish()
        }
    }

    /// Its own import is such a change too; the run after it finds nothing to ask.
    private func finish() {
        asking = nil
        guard isDue, !Task.isCancelled else { return }
        isDue = false
        dataChanged()
    }
}

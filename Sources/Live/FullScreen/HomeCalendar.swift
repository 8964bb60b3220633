import AppStore
import EventLoop
import HealthModel
import HealthStore
import ProgramContext

/// Keeps the days of the screen and the store in the person's home zone, and turns the day at midnight.
@MainActor final class HomeCalendar {
    private let context: Context
    private let health: HealthStore
    private var dayTurn: DayTurn?
    /// Puts samples on other days after home is elsewhere.
    private var moving: Task<Void, Never>?
    /// Rings when an entry has happened that lay ahead of the clock.
    private var entryTimer: WallTimer?

    init(_ context: Context, health: HealthStore) { (self.context, self.health) = (context, health) }

    /// Turns the days from now on, and resumes a move of days that the last run of the program left undone.
    func start(for store: AppStore) {
        if context.todayFollowsClock {
            dayTurn = DayTurn(home: { [context] in context.home }) { [weak self, weak store] in
                guard let self, let store else { return }
                turnDay(for: store)
                // The clock may have been set back over entries.
                if !context.isDemo { resumeMoving(for: store) }
            }
        }
        guard !context.isDemo else { return }
        entryTimer = WallTimer { [weak self, weak store] in
            if let self, let store { resumeMoving(for: store) }
        }
        resumeMoving(for: store)
    }

    func cancel() {
        dayTurn?.cancel()
        entryTimer?.cancel()
        moving?.cancel()
    }

    private func turnDay(for store: AppStore) { store.send(.today(.clockChanged(context.today))) }

    /// Counts days by the settings and records as they are now.
    func recompute(for store: AppStore) {
        health.apply(context.healthOptions)
        dayTurn?.zoneChanged()
        turnDay(for: store)
        store.send(.homeChanged(context.home))
    }

    /// Looks whether new records tell of another home, or of trips.
    func followRecords(for store: AppStore) {
        Task { [context, health] in
            let before = context.home
            // What cannot be read now is read with the next change.
            try? await context.noteHome(of: health)
            if context.zone != before.zone {
                recompute(for: store)
            } else if context.home != before {
                store.send(.homeChanged(context.home))
            }
        }
    }

    // MARK: Moving days

    /// Puts all samples on the days of the home zone in force, with progress on the Today screen.
    func moveDays(for store: AppStore) {
        let before = moving
        before?.cancel()
        moving = Task { [health, weak store] in
            await before?.value
            guard !Task.isCancelled else { return }
            store?.send(.today(.daysBeingMoved(0)))
            let report: @MainActor @Sendable (Double) -> Void = { share in
                guard let store, store.state.today.movedShare != nil else { return }
                store.send(.today(.daysBeingMoved(share)))
            }
            do throws(HealthStoreError) {
                try await health.refreshDays { done in
                    // Owned by the refresh: a share that comes late changes nothing.
                    Task { @MainActor in report(done) }
                }
            } catch {
                store?.send(.noticed(.init(error.sentence, .problem)))
            }
            if !Task.isCancelled { store?.send(.today(.daysBeingMoved(nil))) }
        }
    }

    private func resumeMoving(for store: AppStore) {
        let before = moving
        moving = Task { [health, weak self, weak store] in
            await before?.value
            // A store that cannot be read is told by the screens that show it.
            let isStale = (try? await health.hasStaleDays()) ?? false
            guard !Task.isCancelled, let self, let store else { return }
            if isStale {
                moving = nil
                moveDays(for: store)
                await moving?.value
            }
            if let next = try? await health.nextHeldEntry() {
                entryTimer?.set(atUnix: Int(next.timeIntervalSince1970) + 1)
            }
        }
    }
}

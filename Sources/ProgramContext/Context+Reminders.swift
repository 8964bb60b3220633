import Connections
import Entries
import Findings
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import Notifications
import Plans
import SettingsModel
import Threads

/// The facts that reminders go by, from the store.
extension Context {
    /// The reminders told to the person, by whichever program.
    public var reminderLedger: ReminderLedger { ReminderLedger(folder: locations.state + "/reminders") }

    /// The facts of today, as far as the kinds that are on ask for them.
    public func reminderFacts(from store: HealthStore) async throws(HealthStoreError) -> ReminderFacts {
        let kinds = settings.notifications.kinds
        let today = today
        var facts = ReminderFacts(today: today)
        if !kinds.isDisjoint(with: [.checkIn, .water, .streakAtRisk]) {
            let snapshot = try await store.report(of: today).snapshot
            facts.hasCheckedIn = snapshot.subjective != CheckIn()
            facts.water = snapshot.app.waterMl
            facts.isStreakKept = snapshot.activity.areRingsClosed == true
        }
        if kinds.contains(.water) {
            let water = try await store.goals().first { $0.aim.metric == .water && $0.aim.period == .day }
            facts.waterGoal = water?.aim.target
        }
        if kinds.contains(.streakAtRisk) {
            facts.streak = try await store.report(of: today.advanced(by: -1)).snapshot.app.currentStreakDays
        }
        if kinds.contains(.bedtime), settings.notifications.times[.bedtime] == nil {
            let inputs = try await FindingInputs(from: store, upTo: today)
            facts.bedtimeReminder = FindingEngine(inputs).bedtimePlan(today).map { Int($0.reminder.rounded()) }
        }
        if kinds.contains(.workout) {
            let plan = try await PlanReview(from: store, store, in: today...today, today: today)
            facts.sessions = plan.standings.map {
                .init(minute: $0.session.minute, isSettled: $0.isSettled)
            }
        }
        if kinds.contains(.goalReached) { facts.reachedGoals = try await reachedGoals(in: store, on: today) }
        return facts
    }

    /// The imports of the last hour that stand, the newest first: of files, not what is read by itself of clouds and of the
    /// weather of past workouts.
    public func finishedImports(in store: HealthStore) async throws(HealthStoreError) -> [ReminderFacts.FinishedImport]
    {
        let now = Date()
        let earliest = now.addingTimeInterval(-Double(Settings.Notifications.longestDelay * 60))
        return try await store.standingImports(since: earliest).filter { found in
            !found.isUnfinished && !found.isReadByItself && found.finishedAt <= now
        }.map { .init(id: $0.id, at: Int($0.finishedAt.timeIntervalSince1970)) }
    }

    /// Whether the import that has just ended is this program's to tell: by the ledger of all reminders each is told once.
    public func claimImportNotice(of store: HealthStore) async -> Bool {
        // Where it is not known which import it was, or that cannot be kept, its report stands on the screen.
        guard let newest = try? await finishedImports(in: store).first else { return false }
        let ledger = reminderLedger
        // A thread of its own: it waits for other programs.
        return await DedicatedThread.run { (try? ledger.claim([Reminder(newest)]))?.isEmpty == false }
    }

    private func reachedGoals(
        in store: HealthStore, on today: CivilDay
    ) async throws(HealthStoreError) -> [ReminderFacts.ReachedGoal] {
        let goals = try await store.goals()
        guard !goals.isEmpty else { return [] }
        let days = try await store.days(Set(goals.map(\.aim.metric)), upTo: today)
        let clock = entryClock
        return goals.compactMap { goal in
            let start = clock.local(goal.setAt).day
            let numbers = days.numbers[goal.aim.metric] ?? []
            guard goal.aim.isReached(by: numbers, on: today, setOn: start) else { return nil }
            let since = goal.aim.period == nil ? start : goal.aim.spanStart(on: today)
            return ReminderFacts.ReachedGoal(id: goal.id, since: since)
        }
    }
}

extension StandingImport {
    /// Whether nobody imported it: clouds and the weather of past workouts are read by themselves.
    fileprivate var isReadByItself: Bool {
        ServiceRegistry.isImportFormat(format) || format == PastWorkoutWeather.format
    }
}

import AppStore
import EventLoop
import Foundation
import HealthModel
import Notifications
import SettingsScreen
import SettingsModel
import Terminal

/// Tells what comes by the clock, and goals that are reached: one timer for the next moment, none when nothing is to come.
@MainActor final class NotificationSchedule {
    private let home: @Sendable () -> HomeTime
    private let ledger: ReminderLedger
    /// The facts of today; `nil` where they cannot be read.
    private let facts: @Sendable () async -> ReminderFacts?
    private var due: @MainActor (Settings.Notifications.Kind) -> Void = { _ in }
    private var settings = Settings.Notifications()
    private var timer: WallTimer?
    private var checking: Task<Void, Never>?

    /// - Parameter ledger: keeps what was told, so that no other program and no later start tells it again.
    init(
        home: @escaping @Sendable () -> HomeTime, ledger: ReminderLedger,
        facts: @escaping @Sendable () async -> ReminderFacts?
    ) {
        (self.home, self.ledger, self.facts) = (home, ledger, facts)
    }

    /// Goes by these settings from now on.
    /// - Parameter due: called when a notice of the kind is to be delivered.
    func follow(
        _ settings: Settings.Notifications, due: @escaping @MainActor (Settings.Notifications.Kind) -> Void
    ) {
        (self.settings, self.due) = (settings, due)
        check()
    }

    func cancel() {
        timer?.cancel()
        checking?.cancel()
    }

    /// Delivers what is due; called when the data have changed or a planned moment has come.
    func check() {
        checking?.cancel()
        guard settings.isEnabled else { return schedule(nil) }
        checking = Task { [settings, home, ledger, facts] in
            // Where nothing can be read, nothing is known to be open: it is looked at again when the data change.
            guard let known = await facts(), !Task.isCancelled else { return }
            let date = Date()
            let plan = ReminderPlan(settings, clock: home().clock(around: date), facts: known)
            let now = Int(date.timeIntervalSince1970)
            // The clock knows the shifts of the next days; what comes later is looked at again before it.
            schedule(plan.next(after: now).map { min($0, now + 3 * 86_400) })
            let open = plan.due(at: now)
            guard !open.isEmpty else { return }
            for reminder in await Self.claim(open, in: ledger) { due(reminder.kind) }
        }
    }

    /// Off the main actor: it waits for other programs. What cannot be kept is not told: it would be told again and again.
    private nonisolated static func claim(_ reminders: [Reminder], in ledger: ReminderLedger) async -> [Reminder] {
        await Task.detached { (try? ledger.claim(reminders)) ?? [] }.value
    }

    private func schedule(_ moment: Int?) {
        guard let moment else {
            timer?.cancel()
            timer = nil
            return
        }
        if timer == nil { timer = WallTimer { [weak self] in self?.check() } }
        timer?.set(atUnix: moment)
    }
}

/// The ways to the person from this terminal.
@MainActor final class NotificationRoutes {
    private let delivery: NotificationDelivery
    private let home: @Sendable () -> HomeTime
    var settings: Settings.Notifications
    /// Hears which screen is to show: a notice of the desktop was clicked.
    var clicked: @MainActor (OpenTarget) -> Void = { _ in }
    /// Whether an import that has ended is this program's to tell; asked once for each.
    var claimImport: @Sendable () async -> Bool = { true }

    init(
        settings: Settings.Notifications, environment: [String: String], home: @escaping @Sendable () -> HomeTime,
        terminal: Terminal
    ) {
        self.settings = settings
        self.home = home
        delivery = NotificationDelivery(
            environment: environment,
            reach: {
                NotificationReach(
                    environment: environment, terminal: terminal.showsNotices,
                    isThere: { access($0, F_OK) == 0 }, canRun: { access($0, X_OK) == 0 })
            },
            showInTerminal: { title, body, opens in
                terminal.notify(title: title, body: body, id: opens?.words.joined(separator: "-"))
            }, bell: { terminal.bell() })
    }

    var services: NotificationServices {
        NotificationServices(
            notify: { [self] kind in await notify(kind) },
            tryOne: { [self] in await delivery.deliver(.test, by: settings.channel).sentence },
            facts: { [self] in
                var facts = NotificationFacts()
                facts.desktop = delivery.reach.desktopSentence
                facts.terminal = delivery.reach.terminalSentence
                return facts
            })
    }

    func cancel() { delivery.cancel() }

    /// Delivers an event. Notices by the clock were planned with the quiet hours; events are held against them here.
    private func notify(_ kind: Settings.Notifications.Kind) async {
        guard settings.isEnabled else { return }
        let date = Date()
        let plan = NotificationPlan(settings, clock: home().clock(around: date))
        guard plan.tells(kind, at: Int(date.timeIntervalSince1970)) else { return }
        if kind == .importDone, await !claimImport() { return }
        // What could not be delivered stands on the screen.
        _ = await delivery.deliver(NotificationText(kind), by: settings.channel, opens: kind.opens) { [weak self] in
            self?.clicked($0)
        }
    }
}

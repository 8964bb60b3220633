import AppStore
import Canvas
import HealthStore
import ProgramContext
import SettingsModel
import Terminal
import Vault

/// Applies changed settings to the running services, and reads the file after an edit by hand.
@MainActor final class SettingsFollower {
    private let context: Context
    private let services: ScreenServices
    private let terminal: Terminal
    private let themes: ThemeFollower
    private let calendar: HomeCalendar
    private let goals: GoalFollower
    private let folder: FolderFollower
    private let pastWeather: PastWeatherFollower
    private let notifications: NotificationSchedule
    /// Reads the settings after an edit by hand.
    private var reading: Task<Void, Never>?
    /// Has the vault follow the setting of the lock.
    private var bindingLock: Task<Void, Never>?

    init(
        _ services: ScreenServices, terminal: Terminal, themes: ThemeFollower, calendar: HomeCalendar,
        goals: GoalFollower, folder: FolderFollower, pastWeather: PastWeatherFollower
    ) {
        (self.services, context, self.terminal) = (services, services.context, terminal)
        (self.themes, self.calendar, self.goals, self.folder) = (themes, calendar, goals, folder)
        self.pastWeather = pastWeather
        let context = services.context
        let health = services.health
        notifications = NotificationSchedule(home: { context.home }, ledger: context.reminderLedger) {
            // What cannot be read says so on the screen.
            try? await context.reminderFacts(from: health)
        }
    }

    /// Puts new settings into force. Only parts whose settings differ are touched.
    func apply(_ settings: Settings, for store: AppStore) {
        let before = context.settings
        context.apply(settings)
        if settings.providers != before.providers {
            services.models.clear()
            // A key command may be new.
            store.send(.settings(.confirmation(.changed)))
        }
        if settings.profile != before.profile || settings.goals != before.goals { calendar.recompute(for: store) }
        if settings.goals != before.goals { goals.recordGoals() }
        pastWeather.settingsChanged(from: before.weather)
        if settings.profile.timeZone != before.profile.timeZone { calendar.moveDays(for: store) }
        if settings.privacy.keptCategories != before.privacy.keptCategories {
            services.health.apply(context.healthOptions)
        }
        if settings.notifications != before.notifications { schedule(for: store) }
        applyToTerminal(settings.ui, before.ui, for: store)
        if settings.data != before.data { folder.follow(settings.data, for: store) }
        if settings.lock.isEnabled != before.lock.isEnabled, !context.isDemo {
            bindLock(settings.lock.isEnabled, for: store)
        }
    }

    private func applyToTerminal(_ ui: Settings.Interface, _ before: Settings.Interface, for store: AppStore) {
        terminal.isMouseCaptured = ui.mouse
        terminal.drawsASCII = ui.ascii
        terminal.wishedShape = ui.chartShapes.shape
        terminal.ordersText = ui.ordersText
        themes.followBackground(for: store)
        if (ui.theme, ui.lightTheme, ui.appearance) != (before.theme, before.lightTheme, before.appearance) {
            themes.show(themes.inUse, for: store)
        }
    }

    /// Plans the notifications of the settings in force.
    func schedule(for store: AppStore) {
        let settings = context.settings.notifications
        services.routes.settings = settings
        notifications.follow(settings) { [weak store] in store?.send(.notificationDue($0)) }
    }

    /// Has the vault follow the setting of the lock. One that is not open follows at the next unlocking.
    private func bindLock(_ isOn: Bool, for store: AppStore) {
        bindingLock = Task { [vault = context.keys.vault, bindingLock] in
            await bindingLock?.value
            do throws(VaultError) {
                try await vault.setLocksApp(isOn)
            } catch {
                guard !isOn else { return }
                store.send(.noticed(.init("The app lock stays on: \(error.sentence)", .problem)))
            }
        }
    }

    /// Reads the folder of the settings again after a change in it: the file, or a theme.
    func read(for store: AppStore) {
        reading = Task { [context, themes] in
            let reading = await context.settingsFile.readingIfChanged()
            guard !Task.isCancelled else { return }
            guard let reading else { return themes.show(themes.inUse, for: store) }
            let settings = context.keys.lockingApp(reading.settings(goingOnFrom: context.settings))
            store.send(.settings(.settingsRead(settings, problems: reading.problems.map(\.briefMessage))))
        }
    }

    /// Delivers the reminders that are due; called when the data have changed.
    func checkReminders() { notifications.check() }

    func cancel() {
        reading?.cancel()
        notifications.cancel()
        services.routes.cancel()
    }

    /// Waits until the vault follows the setting of the lock.
    func drain() async { await bindingLock?.value }
}

extension Settings.Interface.ChartShapes {
    /// `nil` for what the terminal can.
    var shape: DotShape? {
        switch self {
        case .auto: nil
        case .braille: .braille
        case .sextants: .sextants
        case .octants: .octants
        }
    }
}

import SettingsModel

/// The page of notifications: which ones, how and when.
enum NotificationsPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let settings = state.settings.notifications
        let facts = state.notificationFacts
        var rows: [SettingsRow] = [.heading("Notifications")]
        rows += SettingsRow.fields(["notifications.enabled", "notifications.channel"])
        rows.append(
            .action(
                "notifications.try", "Try it", value: "Enter",
                help: "Sends one now, the way that is chosen, and says what became of it."))
        if let outcome = facts.lastTry { rows.append(.text(outcome, .info)) }
        rows += [facts.desktop, facts.terminal].compactMap { $0 }.map { .text($0, .faint) }
        rows.append(.heading("What"))
        rows += SettingsRow.options(of: "notifications.kinds")
        rows.append(.heading("When"))
        for kind in Settings.Notifications.Kind.allCases where kind.usualTime != nil {
            rows += SettingsRow.fields(["notifications.\(kind.rawValue)_at"])
            if let sentence = suppressed(kind, settings) { rows.append(.text(sentence, .warning)) }
        }
        rows.append(.heading("Quiet hours"))
        rows += SettingsRow.fields(["notifications.quiet_from", "notifications.quiet_to"])
        return rows + [
            .text(
                "AirFit tells you while it runs. “airfit notify install” has a timer of the system tell you without it; "
                    + "nothing else runs by itself. What you have done already and what is more than an hour late is not "
                    + "said. A notice never holds what you wrote or measured.", .faint)
        ]
    }

    /// One sentence where a time falls into the quiet hours for good.
    private static func suppressed(
        _ kind: Settings.Notifications.Kind, _ settings: Settings.Notifications
    ) -> String? {
        guard settings.kinds.contains(kind), let time = settings.time(of: kind),
            settings.suppresses(at: settings.times[kind] == nil && kind == .bedtime ? settings.bedtime(at: time) : time)
        else { return nil }
        return
            "\(time.text) is in the quiet hours, \(settings.quietFrom.text) to \(settings.quietTo.text): it is not said."
    }

    static var facts: [SettingsEffect] { [.readNotificationFacts] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        guard id == "notifications.try" else { return [] }
        state.notificationFacts.lastTry = "Sending …"
        return [.tryNotification]
    }
}

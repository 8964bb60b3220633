import HealthModel
import SettingsModel

/// What a coach may see, and what is kept.
enum PrivacyPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let privacy = state.settings.privacy
        return [.heading("Shared with providers elsewhere")]
            + [
                .text(
                    privacy.sharedRemotely == nil
                        ? "You were not asked yet: nothing is shared until you choose."
                        : "What is ticked goes along with your questions; the provider's own terms say what becomes of it."
                ),
                .text("Names of people, devices and apps never go along, and neither do routes.", .faint),
            ] + categories("privacy.share_remote")
            + [
                .action("none", "Share nothing", help: "Takes all ticks away."),
                .action("basics", "Share the basics", help: "Activity, workouts, sleep and heart; nothing sensitive."),
            ] + [.heading("Shared with local providers")]
            + [.text("On this machine, or on a host that you marked local.")] + categories("privacy.share_local")
            + [.heading("Before and after it is sent")] + SettingsRow.fields(["privacy.preview"])
            + [.text("Alt-P in the chat shows the request at any time, and the last one that was sent.", .faint)]
            + [.heading("Other programs")] + SettingsRow.fields(["privacy.mcp_can_write"])
            + [.text("Programs that use airfit mcp see what is shared with providers elsewhere.", .faint)]
            + [.heading("Kept on this machine")] + SettingsRow.fields(["privacy.log_days", "privacy.usage_counts"])
            + [
                .text(
                    """
                    The health database is a plain SQLite file that only your user can read; use disk encryption \
                    against theft.
                    """),
                SettingsRow(.link(.lock), id: "lock", "App lock", help: "A passphrase in front of the app."),
            ]
    }

    private static func categories(_ key: String) -> [SettingsRow] {
        HealthCategory.allCases.map { category in
            SettingsRow(
                .option(key: key, value: category.rawValue), id: "\(key)=\(category.rawValue)",
                category.isSensitive ? "\(category.title) ! sensitive" : category.title, value: category.contents,
                help: "\(category.title): \(category.contents).")
        }
    }

    static func activate(_ id: String, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "none": share([], in: &state)
        case "basics": share(Settings.Privacy.basics, in: &state)
        default: []
        }
    }

    private static func share(_ shared: Set<HealthCategory>, in state: inout SettingsState) -> [SettingsEffect] {
        let names = HealthCategory.allCases.filter(shared.contains).map(\.rawValue)
        return state.set("privacy.share_remote", .texts(names))
    }
}

/// What a coach may see, and what is kept.
enum PrivacyPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.heading("Shared with providers elsewhere")] + SettingsRow.options(of: "privacy.share_remote")
            + [.heading("Shared with local providers")] + SettingsRow.options(of: "privacy.share_local")
            + [.heading("Kept and shown")]
            + SettingsRow.fields(["privacy.preview", "privacy.log_days", "privacy.usage_counts"])
    }
}

/// Who answers, and how.
enum ProviderPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        SettingsRow.fields([
            "coach.provider", "coach.model", "coach.temperature", "coach.max_tokens", "coach.thinking",
            "coach.streaming",
        ])
    }
}

import SettingsModel

/// How the coach speaks.
enum PersonaPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        SettingsRow.fields(SettingCatalog.persona(state.settings.coach.persona).map(\.key))
    }
}

import SettingsModel

/// A passphrase in front of the app.
enum LockPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        SettingsRow.fields(SettingCatalog.lock.map(\.key))
    }
}

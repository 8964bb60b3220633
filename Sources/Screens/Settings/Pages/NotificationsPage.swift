import SettingsModel

/// What a person is told, and when.
enum NotificationsPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        SettingsRow.fields(SettingCatalog.notifications.map(\.key))
    }
}

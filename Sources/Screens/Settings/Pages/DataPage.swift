import SettingsModel

/// Import, export, backup, deletion.
enum DataPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        SettingsRow.fields(SettingCatalog.data.map(\.key))
    }
}

import SettingsModel

/// Who the person is and what they aim for.
enum ProfilePage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.heading("You")] + SettingsRow.fields(SettingCatalog.profile.map(\.key).filter { $0 != "units.system" })
            + [.heading("Goals"), .text("The goal set last holds, here or in the log; else that of your watch.")]
            + SettingsRow.fields(SettingCatalog.goals.map(\.key))
            + [.heading("Weather"), .text("A place is asked about only when it is set here.")]
            + SettingsRow.fields(SettingCatalog.weather.map(\.key))
            + [.heading("Spending on answers")]
            + [SettingsRow(.link(.spend), id: "spend", "Spend", help: "Limits, and what answers took.")]
    }
}

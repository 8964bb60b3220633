import SettingsModel

/// Who the person is and what they aim for.
enum ProfilePage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.heading("You")] + SettingsRow.fields(SettingCatalog.profile.map(\.key).filter { $0 != "units.system" })
            + [.heading("Goals"), .text("The goal set last holds, here or in the log; else that of your watch.")]
            + SettingsRow.fields(SettingCatalog.goals.map(\.key))
            + [
                .heading("Weather and places"),
                .text(
                    "Nobody is asked before a place is set; airfit place set NAME looks one up. Data: Open-Meteo.com, "
                        + "CC BY 4.0, unless you choose another service."),
            ]
            + SettingsRow.fields(SettingCatalog.weather.map(\.key))
            + [.heading("Spending on answers")]
            + [SettingsRow(.link(.spend), id: "spend", "Spend", help: "Limits, and what answers took.")]
    }
}

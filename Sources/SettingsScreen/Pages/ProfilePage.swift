import SettingsModel

/// Who the person is and what they aim for.
enum ProfilePage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.heading("You")] + SettingsRow.fields(SettingCatalog.profile.map(\.key).filter { $0 != "units.system" })
            + [.heading("Goals"), .text("The goal set last holds, here or in the log; else that of your watch.")]
            + SettingsRow.fields(SettingCatalog.goals.map(\.key))
            + [
                .heading("Weather and places"),
                SettingsRow(
                    .link(.weather), id: .page(.weather), "Weather and places",
                    value: state.homePlace?.name ?? "no place",
                    help: "Your places, and who is asked for their weather."),
            ]
            + [.heading("Spending on answers")]
            + [SettingsRow(.link(.spend), id: "spend", "Spend", help: "Limits, and what answers took.")]
    }
}

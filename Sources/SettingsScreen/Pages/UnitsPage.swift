import SettingsModel

/// The system of units, with what it makes of a few values.
enum UnitsPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        return [.heading("Measurement system")] + SettingsRow.options(of: "units.system") + [.heading("Examples")]
            + state.settings.units.system.examples.map { SettingsRow.fact($0.title, $0.text) }
            + [.text("Values are kept in metric units whatever is shown, so switching loses nothing.")]
    }
}

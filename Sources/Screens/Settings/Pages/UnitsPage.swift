import SettingsModel

/// The system of units, with what it makes of a few values.
enum UnitsPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let isMetric = state.settings.units.system == .metric
        let examples = [
            ("Weight", "68 kg", "150 lb"), ("Height", "178 cm", "5′10″"), ("Distance", "5 km", "3.1 mi"),
            ("Temperature", "22 °C", "72 °F"),
        ]
        return [.heading("Measurement system")] + SettingsRow.options(of: "units.system") + [.heading("Examples")]
            + examples.map { SettingsRow.fact($0.0, isMetric ? $0.1 : $0.2) }
            + [.text("Values are kept in metric units whatever is shown, so switching loses nothing.")]
    }
}

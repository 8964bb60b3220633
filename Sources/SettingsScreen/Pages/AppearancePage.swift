import SettingsModel

/// Themes with a live look, and everything that moves, rings or draws.
enum AppearancePage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let appearance = state.settings.ui.appearance
        return [.heading("Light or dark")] + SettingsRow.options(of: "ui.appearance")
            + (appearance == .light
                ? [] : themes("ui.theme", appearance == .dark ? "Theme" : "Where it is dark", state))
            + (appearance == .dark
                ? [] : themes("ui.light_theme", appearance == .light ? "Theme" : "Where it is light", state))
            + [.text("Your own themes go into themes/ beside config.toml; copy a built-in one to begin.")]
            + [.heading("Drawing and sound")]
            + SettingsRow.fields([
                "ui.reduced_motion", "ui.chart_shapes", "ui.ascii", "ui.order_text", "ui.mouse", "ui.bell", "ui.flash",
            ])
    }

    /// All themes, with the one that `key` names.
    private static func themes(_ key: String, _ title: String, _ state: SettingsState) -> [SettingsRow] {
        var names = state.themes
        if case .text(let name)? = SettingCatalog.field(key)?.read(state.settings), !names.contains(name) {
            names.append(name)
        }
        return [.heading(title)]
            + names.map { name in
                SettingsRow(
                    .option(key: key, value: name), id: .option(key: key, value: name), name,
                    help: "The whole screen shows it while it is selected; Enter keeps it.")
            }
    }

    static func reached(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        [.previewTheme(theme(id))]
    }

    static func left(_ state: inout SettingsState) -> [SettingsEffect] { [.previewTheme(nil)] }

    /// The theme of a row; `nil` for any other row, which shows the theme in use.
    private static func theme(_ id: SettingsRowID) -> String? {
        guard case .option(let key, let name) = id, ["ui.theme", "ui.light_theme"].contains(key) else { return nil }
        return name
    }
}

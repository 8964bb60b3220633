import SettingsModel

/// Themes with a live look, and everything that moves, rings or draws.
enum AppearancePage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        var themes = state.themes
        for name in [state.settings.ui.theme, state.settings.ui.lightTheme] where !themes.contains(name) {
            themes.append(name)
        }
        let key = themeKey(state)
        let current = key == "ui.theme" ? state.settings.ui.theme : state.settings.ui.lightTheme
        return [.heading("Light or dark")] + SettingsRow.options(of: "ui.appearance")
            + [.heading(key == "ui.theme" ? "Theme" : "Light theme")]
            + themes.map { name in
                SettingsRow(
                    .action(isDestructive: false), id: "theme.\(name)", name, value: name == current ? "in use" : "",
                    help: "The whole screen shows it while the cursor is here; Enter keeps it.")
            }
            + [.text("Your own themes go into themes/ beside config.toml; copy a built-in one to begin.")]
            + [.heading("Drawing and sound")]
            + SettingsRow.fields(["ui.reduced_motion", "ui.ascii", "ui.mouse", "ui.bell", "ui.flash"])
    }

    /// Which of the two themes is chosen here.
    private static func themeKey(_ state: SettingsState) -> String {
        state.settings.ui.appearance == .light ? "ui.light_theme" : "ui.theme"
    }

    static func reached(_ id: String, in state: inout SettingsState) -> [SettingsEffect] {
        [.previewTheme(theme(id))]
    }

    static func left(_ state: inout SettingsState) -> [SettingsEffect] { [.previewTheme(nil)] }

    static func activate(_ id: String, in state: inout SettingsState) -> [SettingsEffect] {
        theme(id).map { state.set(themeKey(state), .text($0)) + [.previewTheme(nil)] } ?? []
    }

    private static func theme(_ id: String) -> String? {
        id.hasPrefix("theme.") ? String(id.dropFirst("theme.".count)) : nil
    }
}

import AppStore
import Screens
import Settings
import SettingsModel

/// What the settings screen starts from, and what it has done outside.
extension Context {
    var settingsState: SettingsState {
        var state = SettingsState(settings: settings)
        state.about.version = AirFit.version
        state.about.places = [
            .init("Settings", locations.configFile), .init("Themes", locations.themesFolder),
            .init("Health data", locations.healthDatabase), .init("Conversations", locations.conversationDatabase),
            .init("Log", locations.logFile), .init("Cache", locations.cache),
        ]
        return state
    }

    var settingsServices: SettingsServices {
        let library = ThemeLibrary(userFolder: locations.themesFolder)
        return SettingsServices(themes: { library.names() })
    }
}

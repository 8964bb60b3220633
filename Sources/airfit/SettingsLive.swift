import AppStore
import Screens
import Settings
import SettingsModel

/// What the settings screen starts from, and what it has done outside.
extension Context {
    var settingsState: SettingsState {
        var state = SettingsState(settings: settings)
        state.about.version = AirFit.version
        state.about.isDebug = instruments != nil
        state.about.places = places
        return state
    }

    var settingsServices: SettingsServices {
        let library = ThemeLibrary(userFolder: locations.themesFolder)
        return SettingsServices(themes: { library.names() })
    }
}

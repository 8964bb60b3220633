import SettingsModel

extension AppState {
    mutating func apply(settings action: SettingsAction) -> [AppEffect] {
        var effects: [AppEffect] = []
        for effect in settings.apply(action) { effects += handle(effect) }
        return effects
    }

    /// Opens the settings at a page; `nil` where they were left.
    mutating func openSettings(at page: SettingsDestination? = nil) -> [AppEffect] {
        if screen != .settings { (screenBefore, screen, isPanelFocused) = (screen, .settings, false) }
        return apply(settings: .opened(page))
    }

    /// What the program itself does of what the settings ask for; the rest is done outside.
    private mutating func handle(_ effect: SettingsEffect) -> [AppEffect] {
        switch effect {
        case .close: screen = screenBefore
        case .openSetup: return openOnboarding()
        case .notice(let text, let isProblem): notice = Notice(text, isProblem ? .problem : .information)
        default: return [.settings(effect)]
        }
        return []
    }

    /// What the screens show goes by the settings from now on.
    mutating func takeSettings() -> [AppEffect] {
        coach.reducesMotion = settings.settings.ui.reducedMotion
        return [.settingsChanged(settings.settings)]
    }
}

extension SettingsState {
    /// Whether letters are text now, not keys.
    var takesText: Bool { editor != nil || search != nil || sheet != nil || alert != nil }
}

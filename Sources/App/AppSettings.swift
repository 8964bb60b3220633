import SettingsScreen
import RecordsScreen
import CoachScreen
import TodayScreen
import ScreenKit
import ChatModel
import HealthModel
import SettingsModel

extension AppState {
    /// Applies an action of the settings; a change of them is told to the screens that go by it.
    public mutating func apply(settings action: SettingsAction) -> [AppEffect] {
        var effects: [AppEffect] = []
        let before = settings.providers.active
        let hadSheet = settings.sheet != nil
        for effect in settings.apply(action) { effects += handle(effect) }
        if settings.sheet == nil {
            if overlay == .sheet { overlay = nil }
        } else if !hadSheet, screen != .settings {
            overlay = .sheet
        }
        let showsImport = screen == .onboarding || (screen == .records && records.showsImport)
        if effects.contains(where: { $0.beginsImport }), !showsImport {
            effects += openRecords(.importing(ImportingPage()))
        }
        if case .data = action, onboarding.progress.isOver == false { effects += apply(onboarding: .importChanged) }
        if let active = settings.providers.active, calls(for: active, instead: before) {
            effects += talk(with: active)
        }
        return effects
    }

    /// Opens the settings at a page; `nil` where they were left.
    public mutating func openSettings(at page: SettingsDestination? = nil) -> [AppEffect] {
        if screen != .settings { (screenBefore, screen, isPanelFocused) = (screen, .settings, false) }
        return apply(settings: .opened(page))
    }

    /// Runs the settings' effects that are changes of the state; returns the others.
    private mutating func handle(_ effect: SettingsEffect) -> [AppEffect] {
        switch effect {
        case .close: screen = screenBefore
        case .openLink(let address): return [.openLink(address)]
        case .openSetup: return openOnboarding()
        case .openRecords(let place): return openRecords(place.page)
        // What became of an import stands on its page already.
        case .notice where screen == .records && records.showsImport && settings.data.progress == nil: break
        case .notice where screen == .onboarding && onboarding.step == .data && settings.data.progress == nil: break
        case .notice(let text, let isProblem): show(ScreenNotice(text, isProblem ? .problem : .information))
        default: return [.settings(effect)]
        }
        return []
    }

    /// Runs the coach's effects that are changes of the state; returns the others.
    public mutating func handle(_ effect: CoachEffect) -> [AppEffect] {
        if case .takeBack(let stored) = effect { return apply(log: .takeBack(stored)) }
        if case .storedSomething = effect { return readAnew() }
        if case .openLink(let address) = effect { return [.openLink(address)] }
        if case .openChart(let metric, let days, let day) = effect { return openChart(of: metric, over: days, at: day) }
        if case .openTrends(let metrics, let days) = effect { return openTrends(of: metrics, in: days) }
        if case .exportChart(let metrics, let days) = effect {
            return openTrends(of: metrics, in: days) + apply(trends: .exportChosen)
        }
        let before = settings.settings
        let changes: [SettingChange]
        switch effect {
        case .share(let provider, let consent):
            changes = SettingCatalog.changes(consent: provider, consent).map { SettingChange($0.key, $0.1) }
        case .acceptUnpriced(let model):
            let change = SettingCatalog.change(accepting: model, in: before.budget)
            changes = [SettingChange(change.key, change.1)]
        default: return [.coach(effect)]
        }
        let effects = settings.set(changes).flatMap { handle($0) }
        // Told at once: the question that waited for it is sent next.
        return effects + takeSettings(instead: before)
    }

    mutating func showSettings() {
        today.format = MetricFormat(settings.settings.units.system)
        today.goals = TodayGoals(settings.settings.goals)
        today.hidden = settings.settings.privacy.hidden
        today.weather.allowsDark = settings.settings.weather.darkHours
        log.hidden = settings.settings.privacy.hidden
        (log.today, log.place) = (today.today, writingPlace)
        showGoals()
        coach.reducesMotion = settings.settings.ui.reducedMotion
        coach.bellWhenDone = settings.settings.ui.bell || settings.settings.ui.flash
        coach.budget = settings.settings.budget
        coach.privacy = settings.settings.privacy.holding(sample: isDemo)
    }

    /// Applies new settings to every screen.
    mutating func takeSettings(instead before: Settings) -> [AppEffect] {
        let new = settings.settings
        showSettings()
        let concernsProviders =
            (new.coach.provider, new.coach.model) != (before.coach.provider, before.coach.model)
            || new.providers != before.providers
        // After the settings hold outside, so that what is found out goes by them.
        let isAtAnotherAddress = new.providers != before.providers
        let asksWeather: [AppEffect] = new.weather == before.weather ? [] : [.today(.loadWeather)]
        return [.settingsChanged(new)] + asksWeather + (concernsProviders ? [.settings(.provider(.list))] : [])
            + (isAtAnotherAddress ? [.coach(.locate(coach.model))] : [])
    }

    /// Whether the next question goes to another model: the settings name another one, or the one that the offline coach
    /// stood in for can be asked now.
    private func calls(for active: ModelReference, instead before: ModelReference?) -> Bool {
        if coach.standInReason != nil, settings.providers[active.provider]?.state == .ready { return true }
        return before != nil && before != active
    }

    /// The settings call for another model from the next question on.
    private mutating func talk(with model: ModelReference) -> [AppEffect] {
        coach.standInReason = nil
        return coach.talk(with: model.provider == .offline ? CoachState.offlineCoach : model).map(AppEffect.coach)
    }
}

extension SettingsState {
    /// Whether letters are text now, not keys.
    var takesText: Bool { editor != nil || search != nil || sheet != nil || alert != nil }
}

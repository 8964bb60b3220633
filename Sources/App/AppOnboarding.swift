import OnboardingScreen
import RecordsScreen
import SettingsScreen
import ScreenKit
import Canvas
import SettingsModel

/// The setup within the program.
extension AppState {
    /// Shows the setup where it was left; from the start when it was over.
    mutating func openOnboarding() -> [AppEffect] {
        (screen, isPanelFocused, overlay) = (.onboarding, false, nil)
        return apply(onboarding: .opened)
    }

    /// Applies an action of the setup, and answers what it asks of other screens.
    public mutating func apply(onboarding action: OnboardingAction) -> [AppEffect] {
        var effects: [AppEffect] = []
        for effect in onboarding.apply(action, onboardingContext) { effects += handle(effect) }
        return effects
    }

    private var onboardingContext: OnboardingContext {
        var importing: OnboardingState.Importing?
        if let progress = importProgress {
            importing = .running(progress.words)
        } else if let report = settings.data.report {
            let sentence = [report.sentence, report.details].filter { !$0.isEmpty }.joined(separator: " ")
            importing = .ended(sentence, isProblem: report.problem != nil)
        }
        return OnboardingContext(
            settings: settings.settings, hasPassphrase: settings.lockFacts.hasPassphrase, importing: importing)
    }

    /// The vault's answer to a new passphrase goes to whoever asked for it.
    public mutating func takeAnswer(to action: SettingsAction) -> [AppEffect] {
        guard case .passphraseAnswered(let problem) = action, onboarding.isSettingPassphrase else {
            return apply(settings: action)
        }
        settings.lockFacts.hasPassphrase = settings.lockFacts.hasPassphrase || problem == nil
        return apply(onboarding: .passphraseAnswered(problem: problem)) + [.settings(.readLockFacts)]
    }

    private mutating func handle(_ effect: OnboardingEffect) -> [AppEffect] {
        switch effect {
        case .set(let changes): return apply(settings: .set(changes))
        case .setPassphrase(let new): return [.settings(.setPassphrase(new: new, old: nil))]
        case .openKeys: return openSettings(at: .keys)
        case .chooseImport:
            settings.sheet = nil
            return apply(settings: .data(.wanted))
        case .showImport: return openRecords(.importing(ImportingPage()))
        case .showSample: return [.onboarding(effect)]
        case .close:
            screen = AppLayout.isWide(size) ? .coach : .today
            notice = ScreenNotice("That is all; the palette (Ctrl-K) has the setup again.")
            return []
        case .keep, .findProviders: return [.onboarding(effect)]
        }
    }
}

import ScreenKit
import Canvas
import ChatModel
import HealthModel
import SettingsModel
import Widgets

/// The setup: a few questions on first run, each of which can be skipped, and all of which can be taken up again.
public struct OnboardingState: Equatable, Sendable {
    /// Buttons below every question, in their order.
    enum Button: Int, CaseIterable {
        case next, skip, back, skipAll

        var title: String {
            switch self {
            case .next: "Next"
            case .skip: "Skip"
            case .back: "Back"
            case .skipAll: "Skip all"
            }
        }
    }

    public internal(set) var progress: OnboardingProgress
    var form: OnboardingForm
    /// The field or button with the focus: first what is asked, then the buttons.
    public var focus = 0
    /// Why a step cannot be left; one sentence.
    public var problem: String?
    /// Providers that can be talked with, as far as they were found.
    public var providers: [FoundProvider] = []
    /// The providers are still being looked for.
    var isLooking = false
    /// The import that was begun here, while it runs and when it has ended.
    public var importing: Importing?
    /// The vault is being asked to take the passphrase.
    public var isSettingPassphrase = false
    public var today: CivilDay

    /// A provider that could answer.
    public struct FoundProvider: Equatable, Sendable {
        public var id: ProviderID
        public var name: String
        /// Where it was found: `key in OPENAI_API_KEY`.
        public var note: String

        public init(_ id: ProviderID, _ name: String, note: String) {
            self.id = id
            self.name = name
            self.note = note
        }
    }

    /// How the import of the setup stands.
    public enum Importing: Equatable, Sendable {
        /// In a few words.
        case running(String)
        case ended(String, isProblem: Bool)
    }

    /// The note below the answers.
    public var note: (text: String, role: StyleRole)? {
        switch (step, importing) {
        case (.provider, _) where isLooking: ("Looking for keys and for Ollama …", .info)
        case (.data, .running(let words)?): ("Importing: \(words)", .info)
        case (.data, .ended(let sentence, let isProblem)?): (sentence, isProblem ? .bad : .good)
        default: nil
        }
    }

    public init(_ progress: OnboardingProgress = OnboardingProgress(), today: CivilDay = CivilDay(number: 0)) {
        self.progress = progress
        self.today = today
        form = .fields([])
    }

    public var step: OnboardingStep { progress.step }

    /// The button with the focus.
    var focusedButton: Button? { Button(rawValue: focus - form.stops) }

    /// Whether letters are text now.
    public var takesText: Bool {
        guard focusedButton == nil else { return false }
        if case .choice = form { return false }
        return true
    }

    public var keyHints: [KeyHint] {
        var hints = [KeyHint("Enter", focusedButton?.title.lowercased() ?? "next"), KeyHint("Esc", "skip")]
        if step.previous != nil { hints.append(KeyHint("PgUp", "back")) }
        if case .choice = form { hints.append(KeyHint("↑↓", "choose")) }
        return hints + [KeyHint("Tab", "buttons")]
    }
}

/// Actions on the setup's state.
public enum OnboardingAction: Equatable, Sendable {
    /// It came on the screen: at the step where it was left, or from the start where it was over.
    case opened
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    case wheel(Int)
    case providersFound([OnboardingState.FoundProvider], isComplete: Bool)
    /// An import went on, or ended.
    case importChanged
    /// The sample year was looked at.
    case sampleLeft
    /// The passphrase is set; or one sentence why not.
    case passphraseAnswered(problem: String?)
}

/// Effects of the setup, run outside of its state.
public enum OnboardingEffect: Equatable, Sendable {
    case set([SettingChange])
    case keep(OnboardingProgress)
    /// Looks which providers could answer.
    case findProviders
    case setPassphrase(SecretEntry)
    /// Asks for the file to import, over the setup.
    case chooseImport
    /// Shows what became of the files of the last import; leaving it comes back.
    case showImport
    /// Shows the sample year in this terminal, and comes back.
    case showSample
    /// Goes to the keys in the settings; leaving them comes back.
    case openKeys
    case close
}

/// The values that the setup depends on beside its own state.
public struct OnboardingContext: Equatable, Sendable {
    public var settings: Settings
    public var hasPassphrase: Bool
    /// How the import stands that was asked for last; `nil` before one.
    public var importing: OnboardingState.Importing?

    public init(settings: Settings, hasPassphrase: Bool, importing: OnboardingState.Importing?) {
        self.settings = settings
        self.hasPassphrase = hasPassphrase
        self.importing = importing
    }
}

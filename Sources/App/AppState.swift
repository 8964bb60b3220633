import OnboardingScreen
import LockScreen
import SettingsScreen
import RecordsScreen
import TrendsScreen
import LogScreen
import WorkoutScreen
import CoachScreen
import TodayScreen
import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import Widgets

/// The whole state of the full-screen program: which screen shows, and the state of each.
public struct AppState: Equatable, Sendable {
    /// The screens, in no order.
    public enum Screen: Equatable, Sendable, CaseIterable {
        case today, coach, log, trends, workout, records, settings, onboarding
    }

    /// An overlay above the screen; it receives the keys.
    public enum Overlay: Equatable, Sendable {
        case help(HelpPage)
        case palette(CommandPalette)
        /// Quitting would stop something: an answer that is still arriving, an import.
        case confirmQuit
        /// A sheet of the settings over another screen, such as the chooser of files.
        case sheet
    }

    public var size: Size
    public var screen: Screen
    /// Beside the chat on a wide terminal, whether the dashboard panel has the keys.
    public var isPanelFocused = false
    @CopyOnWrite public var today: TodayState
    public var coach: CoachState
    @CopyOnWrite public var settings: SettingsState
    public internal(set) var onboarding: OnboardingState
    /// Imports, sources, single samples, and why a number is what it is.
    @CopyOnWrite public internal(set) var records = RecordsState()
    /// The log: entries written by hand.
    @CopyOnWrite public var log = LogState()
    /// The workout that is being recorded.
    @CopyOnWrite public var workout = WorkoutState()
    /// Where leaving the workout goes.
    var screenBeforeWorkout = Screen.today
    /// Where leaving the log goes.
    var screenBeforeLog = Screen.today
    /// Metrics over any range.
    @CopyOnWrite public internal(set) var trends = TrendsState()
    /// Where leaving the trends goes.
    var screenBeforeTrends = Screen.today
    /// By which clock days are counted; its zone holds where the settings name none.
    public var home = HomeTime(zone: .gmt)
    /// Where leaving the records goes.
    var screenBeforeRecords = Screen.today
    /// The chart was opened from another screen: leaving it goes back there.
    @CopyOnWrite var chartFromElsewhere: ChartFromElsewhere?
    /// Where leaving the settings goes.
    var screenBefore = Screen.today
    public var overlay: Overlay?
    public var notice: ScreenNotice?
    public internal(set) var lock: LockState
    /// Ctrl-X was pressed in the chat: Ctrl-E opens the editor.
    var awaitsEditorKey = false
    /// Whether the terminal's window is in use, as far as it tells.
    var hasFocus = true
    /// Shown in the title: the sample year of `--demo`.
    public var isDemo: Bool
    /// There is no way out of this machine, as far as the system's routes tell; shown in the title.
    public internal(set) var isOffline = false
    /// The sample year was opened from the setup, to which leaving it leads back.
    public var leadsToSetup = false

    /// - Parameter screen: `nil` opens the coach with the dashboard beside it where both fit, else the dashboard.
    public init(
        size: Size, today: TodayState, coach: CoachState, settings: SettingsState = SettingsState(),
        isDemo: Bool = false, screen: Screen? = nil,
        lock: LockState = LockState(), onboarding: OnboardingProgress? = nil
    ) {
        self.size = size
        self.today = today
        self.coach = coach
        self.settings = settings
        self.isDemo = isDemo
        self.lock = lock
        self.onboarding = OnboardingState(onboarding ?? OnboardingProgress(), today: today.today)
        self.screen = screen ?? (onboarding != nil ? .onboarding : AppLayout.isWide(size) ? .coach : .today)
        self.settings.isSample = isDemo
        showSettings()
    }

    /// Which state the keys go to.
    public var focusedScreen: Screen {
        screen == .coach && isPanelFocused && AppLayout.isWide(size) ? .today : screen
    }

    /// Work that quitting now would stop and changes it would lose; `nil` for none.
    var lossOfQuitting: (what: String, question: String)? {
        if coach.isReplying { return ("An answer is still arriving.", "Quit and keep what arrived?") }
        if log.isDelayed { return ("What was typed in the log is not stored yet.", "Quit, and perhaps without it?") }
        guard let progress = settings.data.progress else { return nil }
        return ("\(progress.title) is not finished.", "Quit and stop it? No file stays half.")
    }

    /// The title of the terminal's window: the screen's name, without content.
    public var windowTitle: String {
        guard !lock.isLocked else { return "AirFit" }
        return "AirFit: \(screen.adapter.windowTitle)"
    }

    /// The footer's key hints.
    public var keyHints: [KeyHint] {
        switch overlay {
        case .help: return [KeyHint("Esc", "close"), KeyHint("↑↓", "scroll"), KeyHint("letters", "filter")]
        case .palette: return [KeyHint("Enter", "run"), KeyHint("↑↓", "choose"), KeyHint("Esc", "close")]
        case .confirmQuit: return [KeyHint("y", "quit"), KeyHint("n", "stay")]
        case .sheet: return settings.keyHints
        case nil: break
        }
        return focusedScreen.adapter.keyHints(self)
    }

    /// The footer's key hints that every screen has.
    public var lastingKeyHints: [KeyHint] {
        guard overlay == nil else { return [] }
        let takesText = focusedScreen.adapter.takesText(self)
        var hints: [KeyHint] = []
        if screen == .today || focusedScreen == .today, !takesText {
            hints += [KeyHint("F5", "log"), KeyHint("F6", "trends")]
        }
        hints.append(
            KeyHint("^T", screen == .today ? "coach" : [.coach, .log, .trends].contains(screen) ? "today" : "leave"))
        if screen == .coach, AppLayout.isWide(size) {
            hints.append(KeyHint(isPanelFocused ? "Esc" : "Tab", isPanelFocused ? "chat" : "panel"))
        }
        return hints + [
            KeyHint(takesText ? "F1" : "?", "help"),
            KeyHint("^Q", leadsToSetup ? "to setup" : "quit"),
        ]
    }
}

extension AppState.Screen {
    /// The registry of the screens.
    var adapter: any ScreenAdapter.Type {
        switch self {
        case .today: TodayAdapter.self
        case .coach: CoachAdapter.self
        case .log: LogAdapter.self
        case .trends: TrendsAdapter.self
        case .workout: WorkoutAdapter.self
        case .records: RecordsAdapter.self
        case .settings: SettingsAdapter.self
        case .onboarding: OnboardingAdapter.self
        }
    }
}

/// An event, anywhere in the program. Large payloads are indirect: a key should not carry the room for a day's report.
public enum AppAction: Equatable, Sendable {
    case opened
    case input(InputEvent, at: Date)
    indirect case today(TodayAction)
    case coach(CoachAction)
    indirect case settings(SettingsAction)
    /// The health data changed on disk: an import was committed.
    case healthDataChanged
    /// Home, or where the person was, is told otherwise by the records.
    case homeChanged(HomeTime)
    case noticed(ScreenNotice)
    case lock(LockAction, at: Date)
    case onboarding(OnboardingAction)
    indirect case records(RecordsAction)
    indirect case log(LogAction)
    indirect case trends(TrendsAction)
    indirect case workout(WorkoutAction)
    /// The current state was drawn.
    case drawn
    /// The way out of this machine came or went.
    case networkChanged(isReachable: Bool)
    /// The time of a notice has come, or something happened that the person wants to be told.
    case notificationDue(SettingsModel.Settings.Notifications.Kind)
    /// A place was asked for from outside: by `airfit open`, or by a click on a notice.
    case openRequested(OpenTarget, at: Date)
}

extension AppState {
    /// Applies an action by the reducer of its screen.
    mutating func handle(_ action: AppAction) -> [AppEffect] {
        switch action {
        case .opened:
            return apply(today: .opened) + [.workout(.load)]
                + (screen == .onboarding ? apply(onboarding: .opened) : [])
        case .input(let event, let date):
            return lock.isLocked ? applyWhileLocked(event, at: date) : apply(event, at: date)
        case .today(let action): return apply(today: action)
        // Nothing goes out while nobody has shown who they are; what waits is looked at when the lock opens.
        case .coach(.waitingDue) where lock.isLocked: return []
        // Another conversation takes the place of the open one only where nobody is reading it.
        case .coach(.waitingDue) where screen != .coach && coach.waitingHere.isEmpty:
            return coach.openWaitingElsewhere().flatMap { handle($0) }
        case .coach(let action):
            let wasReplying = coach.isReplying
            return apply(coach: action) + answerNotification(wasReplying: wasReplying)
        case .settings(let action):
            let notifications = importNotification(action) + syncNotification(action)
            return takeAnswer(to: action) + notifications
        case .onboarding(let action): return apply(onboarding: action)
        case .records(let action): return apply(records: action)
        case .log(let action): return apply(log: action)
        case .trends(let action): return apply(trends: action)
        case .workout(let action): return apply(workout: action)
        case .networkChanged(let isReachable):
            isOffline = !isReachable
            return apply(coach: .networkChanged(isOffline: isOffline))
        case .drawn:
            return (showsCoach && coach.awaitsFirstSight ? apply(coach: .proposalSeen) : [])
                + (showsToday && today.awaitsFindings ? apply(today: .drawn) : [])
        case .healthDataChanged: return readAnew()
        case .homeChanged(let home):
            self.home = home
            return readAnew()
        case .noticed(let notice):
            show(notice)
            return []
        case .lock(let action, let date): return apply(lock: action, at: date)
        case .notificationDue(let kind): return notify(kind)
        case .openRequested(let target, let date): return open(target, at: date)
        }
    }
}

/// Work to do outside the state.
public enum AppEffect: Equatable, Sendable {
    case today(TodayEffect)
    case coach(CoachEffect)
    case lock(LockEffect)
    case onboarding(OnboardingEffect)
    case records(RecordsEffect)
    indirect case log(LogEffect)
    case trends(TrendsEffect)
    indirect case workout(WorkoutEffect)
    /// Tells a person who may look elsewhere.
    case notify(SettingsModel.Settings.Notifications.Kind)
    case settings(SettingsEffect)
    /// The settings changed: services that depend on them are told.
    indirect case settingsChanged(Settings)
    /// The address is to be opened in the person's browser.
    case openLink(WebAddress)
    case suspend
    case quit
}

import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// The settings screen: the settings themselves, the way into the tree, and what is open on the page.
public struct SettingsState: Equatable, Sendable {
    /// The settings in force in the program; every change is in here at once.
    @CopyOnWrite public internal(set) var settings: Settings
    /// The faults of the file, each with its line; the good rest of it is in force.
    public var fileProblems: [String] = []
    /// From the root to the open page; empty at the root.
    public internal(set) var path: [SettingsDestination] = []
    /// The row with the cursor, of each page; `nil` is the root.
    var cursors: [SettingsDestination?: SettingsRowID] = [:]
    /// Lines that a page is scrolled beyond what shows its cursor.
    public var scroll = 0
    public var editor: FieldEditor?
    public var sheet: SettingsSheet?
    public internal(set) var alert: SettingsAlert?
    public var search: SettingsSearch?
    public var size = Size(width: 80, height: 22)
    /// The data are the sample year, which is shown to whom it is asked of.
    public var isSample = false
    /// The facts of the about page.
    public var about = AboutFacts()
    /// The state of the debug page.
    public internal(set) var debug = DebugState()
    @CopyOnWrite public var lockFacts = LockFacts()
    /// The lock was opened by the recovery code: a new passphrase needs no old one.
    public var mayReplacePassphrase = false
    public internal(set) var notificationFacts = NotificationFacts()
    /// Names of all themes, the built-in ones first.
    public var themes: [String] = []
    /// The state of the providers.
    public internal(set) var providers = ProvidersState()
    public internal(set) var keys = KeysState()
    public internal(set) var persona = PersonaState()
    public internal(set) var data = DataPageState()
    public internal(set) var memories = MemoriesState()
    @CopyOnWrite public internal(set) var spend = SpendState()
    /// How services outside are reached; `nil` until it was looked at.
    @CopyOnWrite public internal(set) var serviceFacts: ServiceFacts?
    @CopyOnWrite public internal(set) var connections = ConnectionsState()
    /// The changes that wait for confirmation, and those put off until the next start.
    public var waiting: [ConfirmationSubject] = []
    var putOff: [ConfirmationSubject] = []
    /// Which column of a table of ticks has the cursor.
    public var column = 0

    public init(settings: Settings = Settings()) { self.settings = settings }

    /// The page with the cursor; `nil` at the root.
    public var open: SettingsDestination? { path.last }

    /// The page that shows: at the root of a wide screen, the one the cursor is on.
    public var shown: SettingsDestination? {
        if let open { return open }
        guard SettingsLayout.isWide(size), case .link(let destination)? = row(at: nil)?.kind else { return nil }
        return destination
    }

    /// The columns for a row of the open page.
    var rowWidth: Int { SettingsLayout(Rect(size), isRoot: path.isEmpty).rowWidth }

    /// The rows of a page; those of the tree for `nil`.
    public func rows(of destination: SettingsDestination?) -> [SettingsRow] {
        destination.map { $0.page.rows(self, width: rowWidth) } ?? treeRows
    }

    /// The row with the cursor; `nil` on a page without one to stand on, and where the page has just been opened and begins
    /// with more words than there are lines: they are read first.
    public func row(at destination: SettingsDestination?) -> SettingsRow? {
        let rows = rows(of: destination)
        if let chosen = rows.first(where: { $0.canHaveCursor && $0.id == cursors[destination] }) { return chosen }
        guard let first = rows.firstIndex(where: \.canHaveCursor) else { return nil }
        guard let destination, destination == open else { return rows[first] }
        let isInSight = lines(of: destination).lines.prefix(bodyHeight).contains { $0.row == first }
        return isInSight ? rows[first] : nil
    }

    private var treeRows: [SettingsRow] {
        SettingsDestination.sections(debug: about.isDebug).flatMap { section in
            [.heading(section.title)]
                + section.pages.map {
                    SettingsRow(.link($0), id: .page($0), $0.title, value: note(on: $0), help: $0.summary + ".")
                }
        }
    }

    /// The current value of a page, in a word or two.
    private func note(on page: SettingsDestination) -> String {
        switch page {
        case .persona: settings.persona.name
        case .provider: settings.coach.provider?.rawValue ?? "automatic"
        case .profile: settings.profile.name ?? ""
        case .privacy: sharingNote
        case .permissions: hiddenNote
        case .units: settings.units.system == .metric ? "Metric" : "Imperial"
        case .appearance:
            settings.ui.appearance == .system
                ? "\(settings.ui.theme), \(settings.ui.lightTheme)" : settings.ui.themeInUse
        case .notifications: settings.notifications.isEnabled ? "on" : "off"
        case .lock: settings.lock.isEnabled ? "on" : "off"
        case .weather: homePlace?.name ?? "no place"
        case .network: serviceFacts.map { $0.link == nil ? "offline" : "" } ?? ""
        case .about: about.version
        default: ""
        }
    }

    private var hiddenNote: String {
        let count = settings.privacy.hidden.count
        return count == 0 ? "" : "\(count) hidden"
    }

    /// Who besides the offline coach sees anything as things stand, of those that the page lists: coaches that compute on this
    /// machine, other servers of it, and providers and programs elsewhere.
    private var sharingNote: String {
        let seeing = SharingRows.readers(self).filter { !$0.shared.isEmpty }.map(\.reader)
        let local = seeing.count { $0.place == .local }
        let here = local + seeing.count { $0.place != .local && BaseURL.isOfThisMachine($0.host) }
        let elsewhere = seeing.count - here + (settings.privacy.sharedWithPrograms.isEmpty ? 0 : 1)
        if elsewhere > 0 { return (here > 0 ? "local, " : "") + "\(elsewhere) elsewhere" }
        if here > local { return "this machine only" }
        if local > 0 { return "local coaches only" }
        // As long as nobody was looked for, nobody can be named.
        return providers.readers.isEmpty ? "coach by coach" : "shared with nobody"
    }

    /// The footer's key hints.
    public var keyHints: [KeyHint] {
        if let sheet { return sheet.content.keyHints }
        if let alert { return alert.keyHints }
        if search != nil { return [KeyHint("Enter", "go there"), KeyHint("Esc", "close")] }
        if editor != nil { return [KeyHint("Enter", "save"), KeyHint("Esc", "leave it as it was")] }
        let back = path.isEmpty ? [] : [KeyHint("Esc", "back")]
        return (open?.page.keyHints(self) ?? []) + hints(for: row(at: open)) + back + [KeyHint("/", "search")]
    }

    private func hints(for row: SettingsRow?) -> [KeyHint] {
        switch row?.kind {
        case .link: return [KeyHint("Enter", "open")]
        case .action: return [KeyHint("Enter", "do it")]
        case .option: return [KeyHint("Enter", "choose")]
        case .slider: return [KeyHint("← →", "change")]
        case .ticks: return [KeyHint("Space", "tick"), KeyHint("← →", "column")]
        case .field:
            switch row.flatMap({ $0.field })?.kind {
            case .flag: return [KeyHint("Enter", "switch")]
            case .choice: return [KeyHint("← →", "change"), KeyHint("Del", "reset")]
            case .count, .number: return [KeyHint("← →", "change"), KeyHint("Enter", "type"), KeyHint("Del", "reset")]
            default: return [KeyHint("Enter", "edit"), KeyHint("Del", "reset")]
            }
        default: return []
        }
    }
}

/// The facts of the about page: those known at the start, and the rest when the page is opened.
public struct AboutFacts: Equatable, Sendable {
    public var version = ""
    /// Each place where AirFit keeps something.
    public var places: [Place] = []
    /// Names and versions of what it is built with.
    public var parts: [Fact] = []
    /// The terminal and its abilities.
    public var terminal: [Fact] = []
    /// Started with `--debug`.
    public var isDebug = false

    /// A name and a value, shown side by side.
    public struct Fact: Equatable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A file or folder of the program.
    public struct Place: Equatable, Sendable {
        public var title: String
        public var path: String
        /// Size and mode, such as `12 MiB, mode 600`; empty where nobody has looked.
        public var note: String

        public init(_ title: String, _ path: String, note: String = "") {
            self.title = title
            self.path = path
            self.note = note
        }
    }

    public init() {}
}

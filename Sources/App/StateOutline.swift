import SettingsScreen
import CoachScreen
import TodayScreen
import WorkoutScreen

/// The shape of the program's state as JSON: screens, sizes, counts and phases.
///
/// Nothing of what a person wrote, measured or named gets in: every value here is a number that counts something, a truth,
/// or a name from our own source.
public struct StateOutline {
    private var lines: [String] = []

    /// One JSON object, a member a line.
    public static func text(of state: AppState) -> String {
        var outline = StateOutline()
        outline.add("program", outline.program(state))
        outline.add("today", outline.today(state.today))
        outline.add("coach", outline.coach(state.coach))
        outline.add("workout", outline.workout(state.workout))
        outline.add("settings", outline.settings(state.settings))
        return "{\n\(outline.lines.joined(separator: ",\n"))\n}\n"
    }

    private enum Value {
        case count(Int)
        case truth(Bool)
        /// The case of an enumeration, without what it holds.
        case name(of: Any)

        var json: String {
            switch self {
            case .count(let count): "\(count)"
            case .truth(let truth): "\(truth)"
            case .name(let value): "\"\(CaseName.of(value))\""
            }
        }
    }

    private mutating func add(_ name: StaticString, _ members: [(StaticString, Value)]) {
        let text = members.map { "\"\($0.0)\": \($0.1.json)" }.joined(separator: ", ")
        lines.append("  \"\(name)\": {\(text)}")
    }

    private func program(_ state: AppState) -> [(StaticString, Value)] {
        return [
            ("screen", .name(of: state.screen)), ("overlay", state.overlay.map { .name(of: $0) } ?? .truth(false)),
            ("columns", .count(state.size.width)),
            ("rows", .count(state.size.height)), ("isPanelFocused", .truth(state.isPanelFocused)),
            ("hasNotice", .truth(state.notice != nil)), ("isDemo", .truth(state.isDemo)),
        ]
    }

    private func today(_ state: TodayState) -> [(StaticString, Value)] {
        return [
            ("report", .name(of: state.report)), ("isReading", .truth(state.isReading)),
            ("daysBack", .count(state.today.number - state.day.number)), ("hasChart", .truth(state.detail != nil)),
        ]
    }

    private func coach(_ state: CoachState) -> [(StaticString, Value)] {
        [
            ("isReplying", .truth(state.isReplying)), ("messages", .count(state.messages.count)),
            ("turn", .count(state.turn)), ("hasConversation", .truth(state.conversation != nil)),
            ("draftCharacters", .count(state.draft.count)), ("queued", .count(state.queued.count)),
            ("waiting", .count(state.waiting.all.count)),
            ("isEditing", .truth(state.editing != nil)), ("isFollowing", .truth(state.scroll == .following)),
            ("isListOpen", .truth(state.list != nil)), ("isPickerOpen", .truth(state.picker != nil)),
            ("isRenaming", .truth(state.renaming != nil)), ("offers", .count(state.offers.count)),
            ("modelsOffered", .count(state.offers.reduce(0) { $0 + $1.models.count })),
            ("standsIn", .truth(state.standInReason != nil)), ("columns", .count(state.size.width)),
            ("rows", .count(state.size.height)),
        ]
    }

    private func workout(_ state: WorkoutState) -> [(StaticString, Value)] {
        [
            ("isLive", .truth(state.live != nil)), ("events", .count(state.live?.events.count ?? 0)),
            ("isPaused", .truth(state.live?.isPaused == true)), ("isFollowing", .truth(state.isFollowing)),
            ("isOffered", .truth(state.isOffered)), ("hasSheet", .truth(state.sheet != nil)),
        ]
    }

    private func settings(_ state: SettingsState) -> [(StaticString, Value)] {
        let settings = state.settings
        return [
            ("depth", .count(state.path.count)), ("rows", .count(state.rows(of: state.open).count)),
            ("isTyping", .truth(state.editor != nil)), ("hasSheet", .truth(state.sheet != nil)),
            ("hasAlert", .truth(state.alert != nil)), ("isSearching", .truth(state.search != nil)),
            ("problemsInFile", .count(state.fileProblems.count)), ("personas", .count(settings.personas.count)),
            ("providers", .count(settings.providers.count)), ("themes", .count(state.themes.count)),
            ("sharedRemotely", .count(settings.privacy.sharedRemotely?.count ?? 0)),
            ("sharedLocally", .count(settings.privacy.sharedLocally.count)),
            ("isLockOn", .truth(settings.lock.isEnabled)),
            ("areNotificationsOn", .truth(settings.notifications.isEnabled)),
        ]
    }
}

/// The names of enum cases as in the source, without their payloads.
public enum CaseName {
    /// An action, with the case inside it: `settings.key`.
    public static func of(_ action: AppAction) -> String { name(of: action, depth: 2) }

    /// The name of an enum's case, without what it holds; empty for anything else.
    public static func of(_ value: Any) -> String { name(of: value, depth: 1) }

    private static func name(of value: Any, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "" }
        guard let payload = mirror.children.first else { return "\(value)" }
        let label = payload.label ?? ""
        guard depth > 1 else { return label }
        // Of several things that a case holds the first says what it is about.
        let associated = Mirror(reflecting: payload.value)
        let first: Any = associated.displayStyle == .tuple ? associated.children.first?.value ?? "" : payload.value
        let within = name(of: first, depth: depth - 1)
        return within.isEmpty ? label : "\(label).\(within)"
    }
}

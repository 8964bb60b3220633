import ScreenKit
import SettingsScreen
import CoachScreen
import Canvas
import Entries
import HealthModel
import Widgets

/// Every command by name, filtered while typing.
public struct CommandPalette: Equatable, Sendable {
    /// A command of the palette.
    public enum Command: Equatable, Sendable {
        case today, coach, findings, previousDay, nextDay, latestDay, goToDate, lockNow, setup, help, quit
        case browse, imports, sources, importFile, why
        case log, workout, plan, workouts, checkIn, goals
        case trends
        /// A metric over time on the screen of trends.
        case trend(MetricID)
        /// A view of the trends that was kept under a name.
        case trendView(String)
        /// The coach is asked what was typed.
        case ask(String)
        /// The log, with the beginning of a line.
        case logLine(String)
        /// At a page; `nil` opens them where they were left.
        case settings(SettingsDestination?)
        case chat(CoachCommand)
        case metric(MetricID)
        /// A row of a page of the settings.
        case setting(SettingsDestination, row: SettingsRowID, title: String)
        /// A key of some screen, shown in the help.
        case keyInHelp(String, label: String)

        public static var all: [Command] {
            [.today, .coach, .findings, .log, .trends, .workout, .plan, .workouts, .checkIn, .goals] + logLines + [
                .settings(nil)
            ]
                + CoachCommand.all.map(Command.chat)
                + [
                    .previousDay, .nextDay, .latestDay, .goToDate, .why, .browse, .sources, .imports, .importFile,
                ]
                + MetricID.charted.map(Command.metric)
                + settingsPages.map { .settings($0) } + [
                    .lockNow, .setup, .help, .quit,
                ]
        }

        private static let logLines: [Command] = ["water ", "weight ", "mood "].map { .logLine($0) }
        private static let settingsPages = SettingsDestination.sections(debug: false).flatMap(\.pages)

        public var title: String {
            switch self {
            case .today: "Show today"
            case .coach: "Talk with the coach"
            case .findings: "Findings: what stands out, and why"
            case .settings(let page): page.map { "Settings: \($0.title)" } ?? "Settings"
            case .chat(let command): command.title
            case .previousDay: "Previous day"
            case .nextDay: "Next day"
            case .latestDay: "Back to today"
            case .goToDate: "Go to a date"
            case .why: "Why this number"
            case .ask(let question): "Ask the coach: \(question)"
            case .log: "Log: write something down, undo"
            case .trends: "Trends: metrics over any time"
            case .trendView(let name): "View: \(name)"
            case .trend(let metric): "Trend of \(metric.row.pair?.title ?? metric.title)"
            case .workout: "Workout: start, go on, end"
            case .plan: "Plan of the week: sessions, done and to come"
            case .workouts: "Workouts so far"
            case .checkIn: "Check in: how I feel, 1 to 5"
            case .goals: "Goals: standing, proposed, earlier"
            case .logLine("water "): "Log water…"
            case .logLine("weight "): "Log weight…"
            case .logLine: "Log how I feel…"
            case .browse: "Browse data"
            case .sources: "Sources and their order"
            case .imports: "Imports so far, and undo"
            case .importFile: "Import a file or folder"
            case .lockNow: "Lock now"
            case .setup: "Set up AirFit: the first questions again"
            case .help: "Help"
            case .quit: "Quit"
            case .metric(let metric): "Chart: \(metric.row.pair?.title ?? metric.title)"
            // The switch `Notifications` on the page of that name is told once.
            case .setting(let page, _, let title):
                title == page.title || title.hasPrefix("\(page.title): ") ? title : "\(page.title): \(title)"
            case .keyInHelp(_, let label): label
            }
        }

        /// The key that does the same without the palette; empty where there is none.
        public var key: String {
            switch self {
            case .today, .coach: "Ctrl-T"
            case .settings(let page): page == nil ? "F9" : ""
            case .chat(let command): command.keyName
            case .findings: "f"
            case .previousDay: "["
            case .nextDay: "]"
            case .latestDay: "t"
            case .goToDate: "g"
            case .why: "w"
            case .log: "F5"
            case .trends: "F6"
            case .trend, .trendView: ""
            case .workout: "F7"
            case .plan: "F7 Ctrl-P"
            case .workouts: "F7 F7"
            case .checkIn: "F8"
            case .goals: "F5 Alt-G"
            case .logLine, .ask: ""
            case .browse: "D"
            case .sources: "s"
            case .imports: ""
            case .importFile: "i"
            case .lockNow: "Ctrl-X"
            case .setup: ""
            case .help: "F1"
            case .quit: "Ctrl-Q"
            case .metric: "Enter"
            case .setting: ""
            case .keyInHelp(let key, _): key
            }
        }

        /// The metric that it shows; `nil` for the others.
        var metric: MetricID? {
            switch self {
            case .metric(let metric), .trend(let metric): metric
            default: nil
            }
        }

        /// Further words that find it.
        var keywords: String {
            switch self {
            case .settings(let page): page.map { "\($0.summary) \($0.keywords)" } ?? "preferences options configuration"
            case .importFile: "add load data export.zip"
            case .imports: "take back"
            case .browse: "records samples values"
            case .workout: "training exercise sets timer lap rest live record"
            case .plan: "training schedule sessions week race adapt"
            case .workouts: "history training past runs pulse zones splits sets"
            case .goals: "target aim history recommendation complete let go"
            case .checkIn: "mood energy stress motivation soreness feelings"
            case .lockNow: "passphrase"
            case .setup: "onboarding first run"
            case .help: "keys shortcuts"
            case .quit: "exit leave"
            case .metric(let metric):
                "\(metric.label) \(metric.row.words.english) \(metric.row.words.loose) \(metric.row.words.german)"
            default: ""
            }
        }
    }

    /// The result of a key in the palette.
    public enum Outcome { case open, closed, chosen(Command) }

    /// A command with all the words that find it.
    public struct Entry: Equatable, Sendable {
        public var command: Command
        /// In small letters.
        public var title: String
        /// The name by itself, without `Chart:` or its page; of a metric also its other names.
        var names: [String]
        /// The title, the names and the title's neighbouring words in one: `backup` is `back up`.
        var titleWords: String
        public var words: String
        /// A row of the settings, a key of the help or a trend: one of very many that show once something is typed.
        var isRow: Bool
        /// Nothing of the metric was ever recorded.
        public var isEmpty = false

        public init(_ command: Command, more: String = "") {
            self.command = command
            let title = command.title.lowercased()
            let own: [String] =
                if case .metric(let metric) = command { [metric.title, metric.label, metric.shortTitle] } else { [] }
            let head: String? =
                switch command {
                case .logLine: "log "
                case .metric, .setting, .trendView: ": "
                case .trend: "trend of "
                default: nil
                }
            let name = head.flatMap { title.firstRange(of: $0) }.map { String(title[$0.upperBound...]) } ?? title
            names = [name] + own.map { $0.lowercased() }
            let parts = title.split { !$0.isLetter && !$0.isNumber }
            let compounds = zip(parts, parts.dropFirst()).map { $0 + $1 }.joined(separator: " ")
            self.title = title
            titleWords = ([title, compounds] + names).joined(separator: " ")
            words = "\(title) \(command.keywords) \(more)".lowercased()
            isRow =
                switch command {
                case .setting, .keyInHelp, .trend: true
                default: false
                }
        }
    }

    private var editor = TextEditorState()
    private let entries: [Entry]
    public private(set) var selected = 0

    /// - Parameters:
    ///   - settings: their rows can be found too.
    ///   - recorded: metrics with a record; the others come last. `nil` where that is not known.
    ///   - unsure: metrics that may have a record; they come behind those that have one.
    ///   - views: names of views of the trends.
    init(
        settings: SettingsState, recorded: Set<MetricID>?, unsure: Set<MetricID> = [], views: [String] = []
    ) {
        entries =
            views.map { Entry(.trendView($0)) } + Self.ordered(Command.all, recorded, unsure)
            + settings.paletteEntries + Self.keyEntries
            + Self.ordered(MetricID.charted.map { .trend($0) }, recorded, unsure)
    }

    /// Commands of metrics that may have a record behind the others, those of metrics without one last and marked.
    private static func ordered(
        _ commands: [Command], _ recorded: Set<MetricID>?, _ unsure: Set<MetricID>
    ) -> [Entry] {
        var (known, open, empty): ([Entry], [Entry], [Entry]) = ([], [], [])
        for command in commands {
            var entry = Entry(command)
            if let recorded, let metric = command.metric, !recorded.contains(metric) {
                entry.isEmpty = !unsure.contains(metric)
                if entry.isEmpty { empty.append(entry) } else { open.append(entry) }
            } else {
                known.append(entry)
            }
        }
        return known + open + empty
    }

    /// The keys of the help that no command has.
    private static let keyEntries: [Entry] = {
        let own = Set(Command.all.filter { if case .metric = $0 { false } else { true } }.map(\.key))
        return HelpSection.all.flatMap { section in
            section.lines.filter { !own.contains($0.key) }
                .map { Entry(.keyInHelp($0.key, label: $0.label), more: "\($0.key) \(section.title)") }
        }
    }()

    public var filter: String { editor.text }

    /// The entries with words that begin with all words of the filter, in the order of `Rank`. Rows of the settings and keys
    /// show once something is typed.
    public var matches: [Command] { found.map(\.command) }

    public var found: [Entry] {
        let question = asked
        // No name is as long as that.
        guard filter.utf8.count <= 200 else { return question.map { [$0] } ?? [] }
        // `check-in` finds `Check in`, too: of two words that stand side by side there is one.
        let forms = filter.contains("-") ? [filter, filter.replacing("-", with: "")] : [filter]
        let wanted = forms.map { PlainWords.folded($0).split(separator: " ") }.filter { !$0.isEmpty }
        guard !wanted.isEmpty else { return entries.filter { !$0.isRow } }
        let ranked = entries.compactMap { entry in
            wanted.compactMap { Self.rank(of: entry, for: $0) }.min { $0.rawValue < $1.rawValue }
                .map { (entry, rank: $0) }
        }
        let named = Rank.allCases.flatMap { rank in ranked.filter { $0.rank == rank }.map(\.0) }
        let isNamed =
            ranked.contains { [.name, .title, .rowName, .rowTitle, .unrecorded].contains($0.rank) }
            && !TypedQuestion.endsWithMark(filter)
        guard let question else { return named }
        return TypedQuestion.isQuestion(filter) && !isNamed ? [question] + named : named + [question]
    }

    /// The question for the coach that is typed, when it is more than a word: first when it is plainly one and no
    /// command has that name, else last.
    private var asked: Entry? {
        let words = filter.split(whereSeparator: \.isWhitespace)
        return words.count > 1 ? Entry(.ask(words.joined(separator: " "))) : nil
    }

    /// How well something is found, the best first.
    private enum Rank: Int, CaseIterable {
        /// Its name begins with what was typed.
        case name
        /// The words are words of its title.
        case title
        /// The name of a row of the settings, or of a key, begins so; then the words are of its title.
        case rowName, rowTitle
        /// A metric with records that the words are about.
        case recorded
        /// The words are of the title of a metric without a record.
        case unrecorded
        /// The words are of what it is about.
        case words
        /// The letters are beginnings of the title's words in one piece.
        case letters
    }

    /// `nil` where words are missing.
    private static func rank(of entry: Entry, for wanted: [Substring]) -> Rank? {
        func begins(_ word: Substring, in text: String) -> Bool {
            text.hasPrefix(word) || text.contains(" " + word) || text.contains("(" + word)
        }
        if wanted.allSatisfy({ begins($0, in: entry.titleWords) }) {
            if entry.isEmpty { return .unrecorded }
            let isName = entry.names.contains { $0.filter { $0 != " " }.hasPrefix(wanted.joined()) }
            if entry.isRow { return isName ? .rowName : .rowTitle }
            return isName ? .name : .title
        }
        if wanted.allSatisfy({ begins($0, in: entry.words) }) {
            if case .metric = entry.command, !entry.isEmpty { return .recorded }
            return .words
        }
        guard !entry.isRow else { return nil }
        let words = entry.title.split { !$0.isLetter && !$0.isNumber }
        return isMade(wanted.joined()[...], ofBeginningsOf: words[...]) ? .letters : nil
    }

    /// Whether letters are beginnings of words in their order, put together: `restheart` of "Resting heart rate".
    private static func isMade(_ letters: Substring, ofBeginningsOf words: ArraySlice<Substring>) -> Bool {
        guard !letters.isEmpty else { return true }
        return words.indices.contains { index in
            let shared = zip(letters, words[index]).prefix { $0 == $1 }.count
            return (1...max(1, shared)).reversed().contains { count in
                count <= shared && isMade(letters.dropFirst(count), ofBeginningsOf: words[(index + 1)...])
            }
        }
    }

    /// - Parameter page: how many rows show at once.
    public mutating func apply(_ key: KeyPress, page: Int) -> Outcome {
        let found = found
        let last = max(0, found.count - 1)
        switch (key.key, key.modifiers) {
        case (.escape, _), (.character("k"), .control), (.character("c"), .control): return .closed
        case (.enter, _): return found.indices.contains(selected) ? .chosen(found[selected].command) : .open
        case (.up, _), (.character("p"), .control), (.tab, .shift): selected = max(0, selected - 1)
        case (.down, _), (.character("n"), .control), (.tab, _): selected = min(last, selected + 1)
        case (.pageUp, _): selected = max(0, selected - page)
        case (.pageDown, _): selected = min(last, selected + page)
        case (.home, _): selected = 0
        case (.end, _): selected = last
        default: if editor.apply(key) == .edited { selected = 0 }
        }
        return .open
    }

    mutating func paste(_ text: String) {
        editor.insert(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
        selected = 0
    }

    public var field: TextEditorState { editor }
}

extension SettingsState {
    /// Its rows as the palette finds them; receipts, of which there may be very many, are on their page alone.
    fileprivate var paletteEntries: [CommandPalette.Entry] {
        rowHits(of: []).compactMap { hit, words in
            guard let row = hit.row else { return nil }
            if case .receipt = row { return nil }
            return CommandPalette.Entry(.setting(hit.destination, row: row, title: hit.title), more: words)
        }
    }
}

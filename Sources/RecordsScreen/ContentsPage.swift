import ScreenKit
import Canvas
import HealthModel
import Widgets

/// All that is in the store, by type.
public struct ContentsPage: RecordsListPage {
    /// The subject of a row of the contents.
    public enum Entry: Equatable, Sendable {
        case workouts, nights
        /// So many pieces of sleep.
        case sleepLeftOut(Int)
        case findings(FindingSummary)
        case type(Records.SampleType)

        public var title: String {
            switch self {
            case .workouts: "Workouts"
            case .nights: "Nights"
            case .sleepLeftOut: "Sleep left out"
            case .findings(let finding): RecordWording.title(ofFinding: finding.kind)
            case .type(let type): type.title
            }
        }

        public var category: HealthCategory {
            switch self {
            case .workouts: .workouts
            case .nights, .sleepLeftOut: .sleep
            case .findings(let finding): RecordWording.category(ofFinding: finding.kind)
            case .type(let type): type.category
            }
        }

        /// `nil` where they are not counted.
        public var count: Int? {
            switch self {
            case .workouts, .nights: nil
            case .sleepLeftOut(let count): count
            case .findings(let finding): finding.count
            case .type(let type): type.count
            }
        }
    }

    var list = RecordList<Entry>()
    private var all: [Entry] = []
    /// The letters that titles must hold; `nil` while nothing is searched for.
    public private(set) var filter: String?
    private var isTyping = false
    /// Whether a row is hidden goes by the newest settings.
    private var hidden: Set<HealthCategory> = []
    /// The day to open once the types are known.
    private var goal: (metric: MetricID, day: CivilDay)?

    public init() {}

    /// Goes on to the days of a metric.
    public init(to metric: MetricID, _ day: CivilDay) { goal = (metric, day) }

    /// Compares what is shown.
    public static func == (left: ContentsPage, right: ContentsPage) -> Bool {
        left.list == right.list && left.all == right.all && left.filter == right.filter
            && left.isTyping == right.isTyping && left.hidden == right.hidden && left.goal?.metric == right.goal?.metric
            && left.goal?.day == right.goal?.day
    }

    public let title = "Data"
    public let columns = [
        RecordColumn("Data", isFlexible: true), RecordColumn("Records", .right),
        RecordColumn("First day", rank: 2), RecordColumn("Last day", rank: 1), RecordColumn("Category", rank: 3),
    ]
    public var takesText: Bool { isTyping }

    /// The keys of the filter while it is typed, else those of the list.
    public func keyHints(_ context: RecordsContext) -> [KeyHint] {
        isTyping
            ? [KeyHint("Enter", "done"), KeyHint("Esc", "show all")]
            : [KeyHint("Enter", "open"), KeyHint("/", "filter"), KeyHint("s", "sources"), KeyHint("m", "imports")]
    }

    /// Title, records, first and last day, and category; of a hidden category neither counts nor days.
    public func cells(_ row: Entry, _ context: RecordsContext) -> [RecordCell] {
        let isHidden = context.hidden.contains(row.category)
        let type: Records.SampleType? = if case .type(let type) = row { type } else { nil }
        let span = isHidden ? ("", "") : (type?.first?.iso ?? "", type?.last?.iso ?? "")
        return [
            RecordCell(row.title, isHidden ? .muted : .strong),
            isHidden ? RecordCell("hidden", .muted) : RecordCell(row.count.map(DataWording.count) ?? ""),
            RecordCell(span.0, .muted), RecordCell(span.1, .muted), RecordCell(row.category.title, .muted),
        ]
    }

    func intro(_ context: RecordsContext) -> String {
        guard let filter else { return "" }
        return "Filter: \(filter)\(isTyping ? "▏" : "")  \(list.rows.count) of \(all.count)"
    }

    /// The type's identifier with the unit it is shown in, or that its category is hidden.
    public func detail(_ row: Entry, _ context: RecordsContext) -> String {
        if context.hidden.contains(row.category) {
            return "\(row.category.title) is hidden. Settings, Permissions shows it again."
        }
        guard case .type(let type) = row else { return "" }
        let unit = type.unit(in: context.format.units).symbol
        return type.identifier + (unit.isEmpty ? "" : ", shown in \(unit)")
    }

    var emptyState: EmptyState {
        filter == nil
            ? EmptyState("There is no data yet", [.init("Settings, Data imports it")])
            : EmptyState("No type has these letters", [.init("Esc shows all of them")])
    }

    /// The request for all contents at once: no page follows.
    public func request(after row: Entry?, isBackwards: Bool) -> RecordsRequest { .contents }

    func open(_ row: Entry) -> RecordsStep {
        if hidden.contains(row.category) { return .stay([.openPrivacy]) }
        switch row {
        case .workouts: return .open(.workouts(WorkoutsPage()))
        case .nights: return .open(.nights(NightsPage()))
        case .sleepLeftOut: return .open(.pieces(SleepPiecesPage(of: nil)))
        case .findings(let finding): return .open(.findings(FindingsPage(finding.kind)))
        case .type(let type): return .open(.days(DaysPage(type)))
        }
    }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        hidden = context.hidden
        if isTyping, let step = type(key) { return step }
        switch key {
        case .character("/"):
            (filter, isTyping) = (filter ?? "", true)
            return .stay([])
        case KeyPress(.escape) where filter != nil:
            set(filter: nil)
            return .stay([])
        case .character("s"): return .open(.sources(SourcesPage()))
        case .character("m"): return .open(.imports(ImportsPage()))
        default: return pressList(key, context)
        }
    }

    private mutating func type(_ key: KeyPress) -> RecordsStep? {
        switch (key.key, key.modifiers) {
        case (.enter, _):
            isTyping = false
            if filter?.isEmpty ?? true { set(filter: nil) }
        case (.escape, _), (.character("c"), .control): set(filter: nil)
        case (.backspace, _): set(filter: String((filter ?? "").dropLast()))
        case (.character("u"), .control): set(filter: "")
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
            paste(String(letter))
        case (.up, _), (.down, _), (.pageUp, _), (.pageDown, _): return nil
        default: break
        }
        return .stay([])
    }

    /// Adds to the filter, which has at most 40 characters on one line.
    public mutating func paste(_ text: String) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        set(filter: String(((filter ?? "") + line).prefix(40)))
    }

    private mutating func set(filter: String?) {
        self.filter = filter
        if filter == nil { isTyping = false }
        show()
        list.move(to: 0)
    }

    private mutating func show() {
        let wanted = (filter ?? "").lowercased()
        list.replace(with: wanted.isEmpty ? all : all.filter { Self.holds($0, wanted) })
    }

    private static func holds(_ entry: Entry, _ wanted: String) -> Bool {
        entry.title.lowercased().contains(wanted) || entry.category.title.lowercased().contains(wanted)
    }

    mutating func click(_ target: HitTarget, _ context: RecordsContext) -> RecordsStep? {
        hidden = context.hidden
        guard let row = target.as(RowTarget.self)?.index, list.rows.indices.contains(row) else { return nil }
        if list.cursor == row { return open(list.rows[row]) }
        list.move(to: row)
        return .stay([])
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard case .contents(let contents) = answer else { return .stay([]) }
        let others: [Entry] =
            (contents.hasWorkouts ? [.workouts] : []) + (contents.hasNights ? [.nights] : [])
            + (contents.sleepLeftOut > 0 ? [.sleepLeftOut(contents.sleepLeftOut)] : [])
            + contents.findings.map(Entry.findings)
        let order = HealthCategory.allCases
        func place(_ type: Records.SampleType) -> (Int, String) {
            (order.firstIndex(of: type.category) ?? 0, type.title)
        }
        all = others + contents.types.sorted { place($0) < place($1) }.map(Entry.type)
        show()
        return openGoal()
    }

    /// Reads the contents anew.
    public mutating func dataChanged() -> [RecordsEffect] { load() }
    mutating func shownAgain() -> [RecordsEffect] { load() }

    /// Opens the days of the metric that was asked for.
    private mutating func openGoal() -> RecordsStep {
        guard let goal else { return .stay([]) }
        self.goal = nil
        if goal.metric.category == .sleep, all.contains(.nights) {
            return .open(.nights(NightsPage()))
        }
        for case .type(let type) in all where type.metric == goal.metric {
            if let index = list.rows.firstIndex(of: .type(type)) { list.move(to: index) }
            return .open(.days(DaysPage(type, at: goal.day)))
        }
        return .stay([.notice("\(goal.metric.title) has no samples of its own.", isProblem: false)])
    }
}

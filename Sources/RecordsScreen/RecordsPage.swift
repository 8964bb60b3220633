import ScreenKit
import Canvas
import Foundation
import HealthModel
import Widgets

/// The values that the records pages depend on beside their own state.
public struct RecordsContext: Equatable, Sendable {
    public var format = MetricFormat()
    public var today = CivilDay(number: 0)
    /// The zone for moments that belong to no place, such as when a file was imported.
    public var zone = TimeZone.gmt
    /// The categories that are not shown.
    public var hidden: Set<HealthCategory> = []
    /// The import that runs.
    public var progress: DataProgress?
    /// How the last import ended.
    public var report: Records.ImportReport?
    /// Rows that the screen has for a page.
    public var size = Size(width: 80, height: 22)
    /// The change that is being made, and how far it is.
    public var change: (what: RecordsChange, done: Int, of: Int)?

    public init() {}

    /// Compares what pages go by.
    public static func == (left: RecordsContext, right: RecordsContext) -> Bool {
        left.format == right.format && left.today == right.today && left.zone == right.zone
            && left.hidden == right.hidden && left.progress == right.progress && left.report == right.report
            && left.size == right.size && left.change?.what == right.change?.what
            && left.change?.done == right.change?.done && left.change?.of == right.change?.of
    }
}

/// The result of a key on a page.
enum RecordsStep: Equatable {
    case stay([RecordsEffect])
    case open(RecordsPage)
    /// In the place of the page itself.
    case become(RecordsPage)
    case show(RecordsSheet)
    case back
}

/// A page of the records screen. All of it is pure: what must happen outside is returned.
protocol RecordsPageContent: Equatable, Sendable {
    var title: String { get }
    func keyHints(_ context: RecordsContext) -> [KeyHint]
    /// Shown for the first time, or again after the store has changed.
    mutating func load() -> [RecordsEffect]
    /// `nil` leaves a key to the screen.
    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep?
    mutating func click(_ target: HitTarget, _ context: RecordsContext) -> RecordsStep?
    mutating func wheel(_ lines: Int) -> [RecordsEffect]
    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep
    /// A change in the store is made.
    mutating func changed(_ change: RecordsChange) -> [RecordsEffect]
    mutating func fail(_ request: RecordsRequest, _ sentence: String)
    /// The page above was left.
    mutating func shownAgain() -> [RecordsEffect]
    /// The store has new data, by an import or by another AirFit.
    mutating func dataChanged() -> [RecordsEffect]
    /// Applies the result of a question or an editor over the page.
    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep
    func draw(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas)
    /// Letters are text now, not keys.
    var takesText: Bool { get }
    mutating func paste(_ text: String)
}

extension RecordsPageContent {
    mutating func click(_ target: HitTarget, _ context: RecordsContext) -> RecordsStep? { nil }
    mutating func wheel(_ lines: Int) -> [RecordsEffect] { [] }
    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep { .stay([]) }
    mutating func changed(_ change: RecordsChange) -> [RecordsEffect] { [] }
    mutating func fail(_ request: RecordsRequest, _ sentence: String) {}
    mutating func shownAgain() -> [RecordsEffect] { [] }
    mutating func dataChanged() -> [RecordsEffect] { [] }
    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep { .stay([]) }
    var takesText: Bool { false }
    mutating func paste(_ text: String) {}
}

/// The pages by kind.
public enum RecordsPage: Equatable, Sendable {
    case importing(ImportingPage)
    case imports(ImportsPage)
    case files(ImportFilesPage)
    case sources(SourcesPage)
    case contents(ContentsPage)
    case days(DaysPage)
    case samples(SamplesPage)
    case workouts(WorkoutsPage)
    case nights(NightsPage)
    case pieces(SleepPiecesPage)
    case findings(FindingsPage)
    case reading(RecordDetailPage)
    case why(WhyPage)
    case table(TablePage)

    var content: any RecordsPageContent {
        switch self {
        case .importing(let page): page
        case .imports(let page): page
        case .files(let page): page
        case .sources(let page): page
        case .contents(let page): page
        case .days(let page): page
        case .samples(let page): page
        case .workouts(let page): page
        case .nights(let page): page
        case .pieces(let page): page
        case .findings(let page): page
        case .reading(let page): page
        case .why(let page): page
        case .table(let page): page
        }
    }

    /// Hands the content on to be changed.
    mutating func change<Result>(_ work: (inout any RecordsPageContent) -> Result) -> Result {
        var content = content
        defer { put(content) }
        return work(&content)
    }

    private mutating func put(_ content: any RecordsPageContent) {
        switch content {
        case let page as ImportingPage: self = .importing(page)
        case let page as ImportsPage: self = .imports(page)
        case let page as ImportFilesPage: self = .files(page)
        case let page as SourcesPage: self = .sources(page)
        case let page as ContentsPage: self = .contents(page)
        case let page as DaysPage: self = .days(page)
        case let page as SamplesPage: self = .samples(page)
        case let page as WorkoutsPage: self = .workouts(page)
        case let page as NightsPage: self = .nights(page)
        case let page as SleepPiecesPage: self = .pieces(page)
        case let page as FindingsPage: self = .findings(page)
        case let page as RecordDetailPage: self = .reading(page)
        case let page as WhyPage: self = .why(page)
        case let page as TablePage: self = .table(page)
        default: break
        }
    }
}

import Canvas
import Entries
import Foundation
import HealthModel
import HealthQuestions
import OfflineCoach
import ScreenKit
import Widgets

/// Workouts, the newest first.
public struct WorkoutsPage: RecordsListPage {
    var list = RecordList<Records.Workout>()
    private(set) var filter = WorkoutFilter()
    /// As it was typed.
    private var typed = ""
    /// The workout whose page opens as soon as the list is read.
    private var goal: Goal?

    private struct Goal: Equatable, Sendable {
        /// Unix seconds.
        var start: Int
        var day: CivilDay

        /// The newest place at which it can stand.
        var place: WorkoutKey { WorkoutKey(day: day, start: start, source: .max, activity: "", end: 0) }
    }

    public init() {}

    /// - Parameter start: Unix seconds of a workout's start, whose page opens above the list.
    public init(to start: Int, on day: CivilDay) { goal = Goal(start: start, day: day) }

    let title = "Workouts"
    let columns = [
        RecordColumn("When"), RecordColumn("Workout", isFlexible: true), RecordColumn("Time", .right),
        RecordColumn("Distance", .right, rank: 1), RecordColumn("Energy", .right, rank: 2),
        RecordColumn("Pulse", .right, rank: 3), RecordColumn("Climb", .right, rank: 4),
        RecordColumn("Source", rank: 5, isFlexible: true),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        [KeyHint("Enter", "open"), KeyHint("/", "filter"), KeyHint("End", "oldest")]
    }

    func intro(_ context: RecordsContext) -> String {
        filter.isEmpty ? "" : "Only: " + WorkoutFilterLine.words(filter, context.format.units)
    }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        guard key == .character("/") else { return pressList(key, context) }
        return .show(.line(sheet(typed)))
    }

    private func sheet(_ text: String, problem: String? = nil) -> RecordLineSheet {
        var sheet = RecordLineSheet(
            title: "Only workouts", words: "\(WorkoutFilterLine.example); nothing shows all.", text: text,
            check: .anything)
        sheet.problem = problem
        return sheet
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        guard case .typed(let text) = answer else { return .stay([]) }
        let read: WorkoutFilter
        do throws(EntryProblem) {
            read = try WorkoutFilterLine.read(
                text, context.format.units, days: QuestionReader(today: context.today).days(namedBy:))
        } catch {
            return .show(.line(sheet(text, problem: error.sentence)))
        }
        guard !read.parts.contains(.pulse) || !context.hidden.contains(.heart) else {
            return .show(.line(sheet(text, problem: "The pulse is hidden: Settings, Permissions shows it again.")))
        }
        (filter, typed) = (read, text.trimmingCharacters(in: .whitespaces))
        list = RecordList()
        return .stay(load())
    }

    func cells(_ row: Records.Workout, _ context: RecordsContext) -> [RecordCell] {
        let format = context.format
        return [
            RecordCell(RecordWording.moment(row.start, offset: row.offset), .text), RecordCell(row.activity, .strong),
            RecordCell(MetricFormat.duration(minutes: row.minutes)),
            RecordCell(row.distanceKm.map { format.text($0, of: .distance) } ?? ""),
            RecordCell(row.energyKcal.map { format.text($0, of: .activeEnergy) } ?? ""),
            RecordCell(
                context.hidden.contains(.heart) ? "" : row.averageBPM.map { format.text($0, of: .heartRate) } ?? ""),
            RecordCell(row.elevationM.map { RecordWording.climb($0, format.units) } ?? "", .muted),
            RecordCell(row.source, .muted),
        ]
    }

    var emptyState: EmptyState {
        filter.isEmpty
            ? EmptyState("No workouts are recorded")
            : EmptyState("No workout is as asked for", [.init("/ changes what is listed")])
    }

    func isStruck(_ row: Records.Workout) -> Bool { row.standing != .counted }

    func detail(_ row: Records.Workout, _ context: RecordsContext) -> String {
        switch row.standing {
        case .counted: ""
        case .with(let source): "It is of the same workout as the recording of \(source), and counts with it."
        case .leftOut: "Its source is left out: it counts nowhere."
        }
    }

    /// Two recordings may be one meanwhile.
    mutating func shownAgain() -> [RecordsEffect] { reload() }
    mutating func dataChanged() -> [RecordsEffect] { reload() }

    /// From the start, where the cursor stays in what is read then; far down the rows stay as they are.
    private mutating func reload() -> [RecordsEffect] {
        list.isKnown && !list.hasBefore && list.cursor < Self.reloaded ? load() : []
    }

    private static let reloaded = 150

    func request(after row: Records.Workout?, isBackwards: Bool) -> RecordsRequest {
        .workouts(
            filter, Records.Place(after: row?.key ?? (isBackwards ? nil : goal?.place), isBackwards: isBackwards))
    }

    func open(_ row: Records.Workout) -> RecordsStep {
        .open(.reading(RecordDetailPage(row.activity, .workout(row.key))))
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard case .workouts(filter, let place) = request, case .workouts(let page) = answer else { return .stay([]) }
        if let goal, place.after == goal.place {
            self.goal = nil
            list.begin(withMiddle: page)
            if let first = page.rows.first, first.key.start == goal.start { return open(first) }
            return .stay(loadMore())
        }
        return take(page, at: place)
    }
}

/// Nights, the newest first.
public struct NightsPage: RecordsListPage {
    var list = RecordList<NightRecord>()

    init() {}

    let title = "Nights"
    let columns = [
        RecordColumn("Night to"), RecordColumn("To bed", .right, rank: 1), RecordColumn("Up", .right, rank: 1),
        RecordColumn("Asleep", .right), RecordColumn("In bed", .right, rank: 2),
        RecordColumn("Source", rank: 3, isFlexible: true),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] { [KeyHint("Enter", "pieces"), KeyHint("End", "oldest")] }

    func cells(_ row: NightRecord, _ context: RecordsContext) -> [RecordCell] {
        [
            RecordCell(DayText.medium(row.day), .strong),
            RecordCell(RecordWording.clock(row.night.bedtime, offset: row.night.bedtimeOffset)),
            RecordCell(RecordWording.clock(row.night.wakeTime, offset: row.night.wakeOffset)),
            RecordCell(MetricFormat.duration(minutes: row.night.asleepMinutes)),
            RecordCell(MetricFormat.duration(minutes: row.night.inBedMinutes), .muted),
            RecordCell(row.night.sourceName, .muted),
        ]
    }

    var emptyState: EmptyState { EmptyState("No nights are recorded") }

    func request(after row: NightRecord?, isBackwards: Bool) -> RecordsRequest {
        .nights(Records.Place(after: row?.day, isBackwards: isBackwards))
    }

    func open(_ row: NightRecord) -> RecordsStep {
        .open(.pieces(SleepPiecesPage(of: row.day)))
    }

    /// Something in a night may have been left out meanwhile.
    mutating func shownAgain() -> [RecordsEffect] { load() }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard case .nights(let place) = request, case .nights(let page) = answer else { return .stay([]) }
        return take(page, at: place)
    }
}

/// The list of findings, which are more than numbers, the newest first.
public struct FindingsPage: RecordsListPage {
    let kind: String
    var list = RecordList<FindingRecord>()

    init(_ kind: String) { self.kind = kind }

    var title: String { RecordWording.title(ofFinding: kind) }
    let columns = [
        RecordColumn("When"), RecordColumn("Finding", isFlexible: true),
        RecordColumn("Source", rank: 2, isFlexible: true),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] { [KeyHint("Enter", "open"), KeyHint("End", "oldest")] }

    func cells(_ row: FindingRecord, _ context: RecordsContext) -> [RecordCell] {
        [
            RecordCell(RecordWording.localMoment(row.start, offset: row.offset)), RecordCell(row.title, .strong),
            RecordCell(row.sourceName, .muted),
        ]
    }

    var emptyState: EmptyState { EmptyState("No findings are recorded") }

    func request(after row: FindingRecord?, isBackwards: Bool) -> RecordsRequest {
        .findings(kind: kind, Records.Place(after: row?.place, isBackwards: isBackwards))
    }

    func open(_ row: FindingRecord) -> RecordsStep { .open(.reading(RecordDetailPage(row))) }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard case .findings(kind, let place) = request, case .findings(let page) = answer else { return .stay([]) }
        return take(page, at: place)
    }
}

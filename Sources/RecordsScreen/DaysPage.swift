import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The days with samples of a type, the newest first.
public struct DaysPage: RecordsListPage {
    let type: Records.SampleType
    var list = RecordList<Records.DayOfType>()
    /// The day that was asked for, until the days up to it have arrived.
    private var goal: CivilDay?

    init(_ type: Records.SampleType) { self.type = type }

    /// Opened at a day, as from a chart.
    init(_ type: Records.SampleType, at day: CivilDay) {
        self.type = type
        goal = day
    }

    var title: String { type.title }
    let columns = [
        RecordColumn("Day"), RecordColumn("Samples", .right), RecordColumn("Least", .right, rank: 1),
        RecordColumn("Most", .right, rank: 1), RecordColumn("For the day", .right, rank: 2),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        [KeyHint("Enter", "samples"), KeyHint("/", "go to a date"), KeyHint("Home End", "newest, oldest")]
    }

    func cells(_ row: Records.DayOfType, _ context: RecordsContext) -> [RecordCell] {
        let unit = type.unit(in: context.format.units)
        let merged = type.metric.flatMap { metric in row.merged.map { context.format.text($0, of: metric) } } ?? ""
        return [
            RecordCell(DayText.medium(row.day), .strong), RecordCell(DataWording.count(row.count)),
            RecordCell(row.least.map { RecordWording.number($0, unit) } ?? "", .muted),
            RecordCell(row.most.map { RecordWording.number($0, unit) } ?? "", .muted), RecordCell(merged),
        ]
    }

    func intro(_ context: RecordsContext) -> String {
        let span = type.first.flatMap { first in type.last.map { ", \(first.iso) to \($0.iso)" } } ?? ""
        let unit = type.unit(in: context.format.units).symbol
        return "\(RecordWording.count(type.count, "sample", "samples"))\(span)\(unit.isEmpty ? "" : ", in \(unit)")"
    }

    var emptyState: EmptyState { EmptyState("There are no samples of this type up to that day") }

    func request(after row: Records.DayOfType?, isBackwards: Bool) -> RecordsRequest {
        .days(type: type.id, Records.Place(after: row?.day, isBackwards: isBackwards))
    }

    func open(_ row: Records.DayOfType) -> RecordsStep { .open(.samples(SamplesPage(type, on: row.day))) }

    mutating func load() -> [RecordsEffect] {
        guard let goal else { return load(fromEnd: false) }
        list.pending = .after
        list.failure = nil
        return [.read(.days(type: type.id, Records.Place(after: goal.advanced(by: 1))))]
    }

    /// A sample of the day may have been left out or edited: the days are read again from there on.
    mutating func shownAgain() -> [RecordsEffect] {
        goal = list.current?.day
        return load()
    }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        guard key == .character("/") else { return pressList(key, context) }
        return .show(
            .line(
                RecordLineSheet(
                    title: "Go to", words: "A date such as 2026-03-14, a month such as 2026-03, or a year.",
                    text: list.current.map { String($0.day.iso.prefix(4)) } ?? "", check: .day)))
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        guard case .typed(let text) = answer, let day = TypedValue.day(text) else { return .stay([]) }
        goal = day
        return .stay(load())
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard case .days(type.id, let place) = request, case .days(let page) = answer else { return .stay([]) }
        if let goal, place.after == goal.advanced(by: 1), !place.isBackwards {
            self.goal = nil
            list.begin(withMiddle: page)
            return .stay(loadMore())
        }
        return take(page, at: place)
    }
}

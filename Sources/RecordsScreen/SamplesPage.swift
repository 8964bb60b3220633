import ScreenKit
import Canvas
import Foundation
import HealthModel
import Widgets

/// The samples of a type on one day, in order of time. Each can be left out or given another value; the sample itself
/// stays as it was imported.
public struct SamplesPage: RecordsListPage {
    let type: Records.SampleType
    private(set) var day: CivilDay
    var list = RecordList<Records.Sample>()
    /// The text that a source's name must contain; empty for all.
    private(set) var filter = ""
    /// The sample that is being edited.
    private var edited: Records.Sample?
    private var isFiltering = false

    init(_ type: Records.SampleType, on day: CivilDay) { (self.type, self.day) = (type, day) }

    var title: String { "\(type.title), \(DayText.medium(day))" }
    let columns = [
        RecordColumn("Time"), RecordColumn("Value", .right), RecordColumn("", rank: 0), RecordColumn("Lasts", rank: 3),
        RecordColumn("Source", rank: 1, isFlexible: true), RecordColumn("Import", rank: 4, isFlexible: true),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        guard let sample = list.current else { return [KeyHint("[ ]", "day"), KeyHint("/", "source")] }
        return [KeyHint("x", sample.isExcluded ? "count it" : "leave out"), KeyHint("e", "edit")]
            + (sample.isChanged ? [KeyHint("u", "as imported")] : [])
            + [KeyHint("[ ]", "day"), KeyHint("/", "source")]
    }

    private func unit(_ context: RecordsContext) -> ShownUnit { type.unit(in: context.format.units) }

    func cells(_ row: Records.Sample, _ context: RecordsContext) -> [RecordCell] {
        [
            RecordCell(RecordWording.clock(row.key.start, offset: row.offset), .strong),
            RecordCell(RecordWording.value(row.value, unit(context)), row.isExcluded ? .muted : .text),
            RecordCell(marks(row), .warning),
            RecordCell(RecordWording.duration(seconds: row.key.duration), .muted),
            RecordCell(row.source, row.isExcluded ? .muted : .text), RecordCell(row.importName, .muted),
        ]
    }

    private func marks(_ row: Records.Sample) -> String {
        [row.isExcluded ? "left out" : "", row.replacement != nil ? "edited" : "", row.isTyped ? "typed" : ""]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func isStruck(_ row: Records.Sample) -> Bool { row.isExcluded }

    func intro(_ context: RecordsContext) -> String { filter.isEmpty ? "" : "Only sources with “\(filter)”" }

    func detail(_ row: Records.Sample, _ context: RecordsContext) -> String {
        let unit = unit(context)
        var words = row.isExcluded ? "Left out, counts nowhere; x counts it again. " : ""
        words += "\(RecordWording.value(row.value, unit)) at "
        words += "\(RecordWording.clock(row.key.start, offset: row.offset)) (\(RecordWording.offset(row.offset)))"
        words += ", from \(row.source)"
        if !row.importName.isEmpty { words += ", imported with \(row.importName)" }
        if row.replacement != nil { words += ". Imported as \(RecordWording.value(row.key.value, unit))" }
        return words + "."
    }

    var emptyState: EmptyState {
        filter.isEmpty
            ? EmptyState("There are no samples on this day", [.init("[ and ] look earlier and later")])
            : EmptyState("No source with these letters wrote on this day", [.init("/ changes them")])
    }

    func request(after row: Records.Sample?, isBackwards: Bool) -> RecordsRequest {
        .samples(
            type: type.id, day: day, filter: filter, Records.Place(after: row?.key, isBackwards: isBackwards))
    }

    func open(_ row: Records.Sample) -> RecordsStep { .stay([]) }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        switch key {
        case .character("["), KeyPress(.left): return show(day.advanced(by: -1))
        case .character("]"), KeyPress(.right): return show(min(day.advanced(by: 1), context.today))
        case .character("/"):
            isFiltering = true
            return .show(
                .line(
                    RecordLineSheet(
                        title: "Only sources with", words: "Letters of the source's name; none shows all.",
                        text: filter, check: .anything)))
        case .character("x"), KeyPress(.delete):
            return change { $0.isExcluded ? .restore : .exclude }
        case .character("u"):
            guard list.current?.isChanged ?? false else { return .stay([]) }
            return change { _ in .restore }
        case .character("e"), KeyPress(.enter): return edit(context)
        default: return pressList(key, context)
        }
    }

    private mutating func show(_ other: CivilDay) -> RecordsStep {
        guard other != day else { return .stay([]) }
        day = other
        list = RecordList()
        return .stay(load())
    }

    private func change(_ kind: (Records.Sample) -> Records.SampleChange) -> RecordsStep {
        guard let sample = list.current else { return .stay([]) }
        return .stay([.change(.sample(sample.key, kind(sample)))])
    }

    private mutating func edit(_ context: RecordsContext) -> RecordsStep {
        guard let sample = list.current else { return .stay([]) }
        (edited, isFiltering) = (sample, false)
        let unit = unit(context)
        let before = RecordWording.number(sample.value, unit).replacing(",", with: "").replacing("−", with: "-")
        return .show(
            .line(
                RecordLineSheet(
                    title: "Your value",
                    words: "In \(unit.symbol.isEmpty ? "plain numbers" : unit.symbol), in the place of "
                        + "\(RecordWording.value(sample.key.value, unit)). u brings that one back.",
                    text: before, check: .number(bounds(unit)))))
    }

    /// The plausible range in the shown unit; `nil` where nothing is known of the type.
    private func bounds(_ unit: ShownUnit) -> ClosedRange<Double>? {
        type.plausible.map { unit.shown($0.lowerBound)...unit.shown($0.upperBound) }
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        guard case .typed(let text) = answer else { return .stay([]) }
        if isFiltering {
            (isFiltering, filter) = (false, String(text.trimmingCharacters(in: .whitespaces).prefix(40)))
            list = RecordList()
            return .stay(load())
        }
        guard let sample = edited, let number = TypedValue.number(text) else { return .stay([]) }
        edited = nil
        let kept = unit(context).kept(number)
        return .stay([.change(.sample(sample.key, kept == sample.key.value ? .restore : .replace(kept)))])
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard case .samples(type.id, day, filter, let place) = request, case .samples(let page) = answer else {
            return .stay([])
        }
        return take(page, at: place)
    }

    mutating func changed(_ change: RecordsChange) -> [RecordsEffect] {
        guard case .sample(let key, let kind) = change else { return [] }
        list.change {
            $0.key == key
        } _: { sample in
            switch kind {
            case .exclude: sample.isExcluded = true
            case .replace(let value): (sample.replacement, sample.isExcluded) = (value, false)
            case .restore: (sample.replacement, sample.isExcluded) = (nil, false)
            }
        }
        return []
    }
}

import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The meaning of a table's columns, to be given where the table does not tell by itself; then it is imported.
public struct TablePage: RecordsListPage {
    /// A line of the page: something to be said of the table, or a column of it.
    struct Row: Equatable, Sendable {
        enum Subject: Equatable, Sendable { case dates, decimals, person, column(String) }

        var subject: Subject
        var title: String
        /// The meaning so far; `nil` where it must be given.
        var meaning: String?
        /// The first values.
        var example: String
        /// Left out of the import.
        var isIgnored = false
    }

    let place: Records.TablePlace
    var list = RecordList<Row>()
    private var table: Records.Table?
    private(set) var mapping: Records.TableMapping?
    private var read: [Records.ReadRow] = []
    /// The subject of the open choice.
    private var asked: Row.Subject?
    private var isUnitAsked = false

    init(_ place: Records.TablePlace) { self.place = place }

    var title: String { "Columns of \(RecordWording.fileName(place.file))" }
    let columns = [
        RecordColumn("Column", isFlexible: true), RecordColumn("Is", isFlexible: true),
        RecordColumn("First values", rank: 1, isFlexible: true),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        guard table != nil else { return [] }
        let unit = unitsOfCurrent.count > 1 ? [KeyHint("u", "unit")] : []
        return [KeyHint("Enter", "say what it is")] + unit + [KeyHint("x", "leave out"), KeyHint("i", "import it so")]
    }

    func cells(_ row: Row, _ context: RecordsContext) -> [RecordCell] {
        [
            RecordCell(row.title, row.isIgnored ? .muted : .strong),
            row.meaning.map { RecordCell($0, row.isIgnored ? .muted : .good) } ?? RecordCell("? say which", .warning),
            RecordCell(row.example, .muted),
        ]
    }

    var emptyState: EmptyState { EmptyState("This table has no columns") }
    func request(after row: Row?, isBackwards: Bool) -> RecordsRequest { .table(place) }

    func intro(_ context: RecordsContext) -> String {
        open.map(\.sentence) ?? "Everything is said. The first rows below are read so; i imports them all."
    }

    // MARK: - What is still open

    private var open: (sentence: String, subject: Row.Subject?)? {
        guard let table, let mapping else { return nil }
        if mapping.dateHeading == nil { return ("Say which column has the dates.", nil) }
        if mapping.dateOrder == nil { return ("Say whether the day or the month comes first in its dates.", .dates) }
        if mapping.hasDecimalComma == nil {
            return ("Say whether its numbers have a decimal point or a decimal comma.", .decimals)
        }
        if table.personHeading != nil, mapping.person == nil {
            let people = table.people.count > 1 ? "\(table.people.count) people" : "more than one person"
            return ("It has rows of \(people). Say whose are to be taken.", .person)
        }
        if !table.isLongForm, mapping.columns.isEmpty {
            let first = list.rows.first { row in
                if case .column = row.subject { row.isIgnored } else { false }
            }
            return ("Say of at least one column what it is; the others are left out.", first?.subject)
        }
        return nil
    }

    // MARK: - Rows

    private mutating func listAgain() {
        guard let table, let mapping else { return }
        var rows: [Row] = []
        rows.append(
            Row(
                subject: .dates, title: "How dates are written",
                meaning: mapping.dateOrder.map { "\($0.title), as \($0.example)" },
                example: mapping.dateHeading.map(examples) ?? ""))
        rows.append(
            Row(
                subject: .decimals, title: "How numbers are written",
                meaning: mapping.hasDecimalComma.map { $0 ? "Decimal comma, as 72,5" : "Decimal point, as 72.5" },
                example: mapping.columns.first.map { examples($0.heading) } ?? ""))
        if let heading = table.personHeading {
            rows.append(
                Row(
                    subject: .person, title: "Whose rows",
                    meaning: mapping.person == Records.everybody ? Self.everybody : mapping.person,
                    example: examples(heading)))
        }
        rows += table.headings.map { heading in
            let meaning = meaning(of: heading)
            return Row(
                subject: .column(heading), title: heading, meaning: meaning ?? "left out", example: examples(heading),
                isIgnored: meaning == nil)
        }
        list.replace(with: rows)
    }

    private func meaning(of heading: String) -> String? {
        guard let table, let mapping else { return nil }
        if heading == mapping.dateHeading { return "the date" }
        if heading == mapping.timeHeading { return "the time of day" }
        if heading == table.personHeading, mapping.person != nil { return "the person" }
        if let column = mapping.columns.first(where: { $0.heading == heading }) {
            let unit = column.unit ?? table.metrics.first { $0.id == column.metric }?.unit ?? ""
            return Self.words(column.metric, unit)
        }
        return table.isLongForm ? "as its heading says" : nil
    }

    /// `Weight, in kg`
    private static func words(_ metric: String, _ unit: String) -> String {
        let words = metric.replacing("_", with: " ")
        let name = MetricID(rawValue: metric)?.title ?? words.prefix(1).uppercased() + words.dropFirst()
        return "\(name)\(unit.isEmpty || unit == "count" ? "" : ", in \(unit)")"
    }

    private func examples(_ heading: String) -> String {
        guard let table, let place = table.headings.firstIndex(of: heading) else { return "" }
        return table.rows.prefix(4).compactMap { place < $0.count ? String($0[place].prefix(40)) : nil }
            .joined(separator: " · ")
    }

    // MARK: - Choosing

    private static let everybody = "All of these are me"
    private static let dateWords = "The date"
    private static let fixedChoices = ["Nothing: leave it out", dateWords, "The time of day"]

    func open(_ row: Row) -> RecordsStep { .stay([]) }

    private mutating func choose(_ row: Row) -> RecordsStep {
        guard let table, let mapping else { return .stay([]) }
        (asked, isUnitAsked) = (row.subject, false)
        switch row.subject {
        case .dates:
            return .show(
                .choice(
                    ChoiceSheet(
                        "How are its dates written?",
                        Records.DateOrder.allCases.map { .init(title: $0.title, note: $0.example) },
                        at: mapping.dateOrder.flatMap { Records.DateOrder.allCases.firstIndex(of: $0) })))
        case .decimals:
            return .show(
                .choice(
                    ChoiceSheet(
                        "How are its numbers written?",
                        [.init(title: "Decimal point", note: "72.5"), .init(title: "Decimal comma", note: "72,5")],
                        at: mapping.hasDecimalComma == true ? 1 : 0)))
        case .person:
            return .show(
                .choice(
                    ChoiceSheet(
                        "Whose rows are to be taken?",
                        (table.people + [Self.everybody]).map { .init(title: $0) },
                        at: mapping.person.flatMap { table.people.firstIndex(of: $0) }
                            ?? (mapping.person == nil ? nil : table.people.count))))
        case .column(let heading):
            guard !table.isLongForm else {
                return .stay([.notice("The columns of this table say by themselves what they are.", isProblem: false)])
            }
            let metrics = table.metrics.map { ChoiceSheet.Choice(title: Self.words($0.id, ""), note: $0.unit) }
            return .show(
                .choice(
                    ChoiceSheet(
                        "What is \(String(heading.prefix(40)))?", Self.fixedChoices.map { .init(title: $0) } + metrics,
                        at: place(of: heading))))
        }
    }

    /// Its place among the choices.
    private func place(of heading: String) -> Int {
        guard let table, let mapping else { return 0 }
        if heading == mapping.dateHeading { return 1 }
        if heading == mapping.timeHeading { return 2 }
        guard let column = mapping.columns.first(where: { $0.heading == heading }) else { return 0 }
        return table.metrics.firstIndex { $0.id == column.metric }.map { $0 + Self.fixedChoices.count } ?? 0
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        guard case .picked(let index) = answer, let table, let asked else { return .stay([]) }
        switch asked {
        case .dates: mapping?.dateOrder = Records.DateOrder.allCases[index]
        case .decimals: mapping?.hasDecimalComma = index == 1
        case .person: mapping?.person = index < table.people.count ? table.people[index] : Records.everybody
        case .column(let heading) where isUnitAsked: setUnit(of: heading, units(of: heading)[index])
        case .column(let heading): set(heading, index)
        }
        return .stay(shown())
    }

    private mutating func set(_ heading: String, _ index: Int) {
        forget(heading)
        switch index {
        case 0: break
        case 1: mapping?.dateHeading = heading
        case 2: mapping?.timeHeading = heading
        default:
            guard let metrics = table?.metrics, metrics.indices.contains(index - Self.fixedChoices.count) else {
                return
            }
            mapping?.columns.append(.init(heading: heading, metric: metrics[index - Self.fixedChoices.count].id))
        }
    }

    private mutating func forget(_ heading: String) {
        if mapping?.dateHeading == heading { mapping?.dateHeading = nil }
        if mapping?.timeHeading == heading { mapping?.timeHeading = nil }
        mapping?.columns.removeAll { $0.heading == heading }
    }

    private func units(of heading: String) -> [String] {
        guard let column = mapping?.columns.first(where: { $0.heading == heading }) else { return [] }
        return table?.metrics.first { $0.id == column.metric }?.units ?? []
    }

    private var unitsOfCurrent: [String] {
        if case .column(let heading) = list.current?.subject { units(of: heading) } else { [] }
    }

    private mutating func setUnit(of heading: String, _ unit: String) {
        guard let index = mapping?.columns.firstIndex(where: { $0.heading == heading }) else { return }
        mapping?.columns[index].unit = unit
    }

    private mutating func shown() -> [RecordsEffect] {
        listAgain()
        guard let mapping, mapping.dateHeading != nil else {
            read = []
            return []
        }
        return [.read(.tableRows(mapping))]
    }

    // MARK: - Keys

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        switch (key.key, key.modifiers) {
        case (.enter, _), (.right, []), (.character("l"), []), (.character(" "), []):
            return list.current.map { choose($0) }
        case (.character("u"), []):
            guard case .column(let heading) = list.current?.subject, unitsOfCurrent.count > 1 else { return .stay([]) }
            (asked, isUnitAsked) = (.column(heading), true)
            let units = unitsOfCurrent
            let unit = mapping?.columns.first { $0.heading == heading }?.unit ?? units.first
            return .show(
                .choice(
                    ChoiceSheet(
                        "In which unit is \(String(heading.prefix(40)))?", units.map { .init(title: $0) },
                        at: units.firstIndex { $0 == unit })))
        case (.character("x"), []), (.delete, _):
            guard case .column(let heading) = list.current?.subject, table?.isLongForm == false else {
                return .stay([])
            }
            forget(heading)
            return .stay(shown())
        case (.character("i"), []): return go(context)
        default: return pressList(key, context)
        }
    }

    mutating func click(_ target: HitTarget, _ context: RecordsContext) -> RecordsStep? {
        if case .importTable? = target.as(RecordsTarget.self) { return go(context) }
        guard let row = target.as(RowTarget.self)?.index, list.rows.indices.contains(row) else { return nil }
        if list.cursor == row { return choose(list.rows[row]) }
        list.move(to: row)
        return .stay([])
    }

    private mutating func go(_ context: RecordsContext) -> RecordsStep {
        if let open {
            if let index = list.rows.firstIndex(where: { $0.subject == open.subject }) { list.move(to: index) }
            return .stay([.notice(open.sentence, isProblem: true)])
        }
        guard context.progress == nil else {
            return .stay([.notice("Another import is still running.", isProblem: true)])
        }
        return .stay(mapping.map { [.change(.table($0))] } ?? [])
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        switch (request, answer) {
        case (.table(place), .table(let table)):
            self.table = table
            mapping = table.mapping
            let effects = shown()
            if let subject = open?.subject, let index = list.rows.firstIndex(where: { $0.subject == subject }) {
                list.move(to: index)
            }
            return .stay(effects)
        case (.tableRows(let asked), .tableRows(let rows)) where asked == mapping: read = rows
        default: break
        }
        return .stay([])
    }

    /// Keeps the choices: the table is imported with them.
    mutating func changed(_ change: RecordsChange) -> [RecordsEffect] {
        if case .table = change { [.importFiles([place.path])] } else { [] }
    }

    // MARK: - Drawing

    func draw(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        guard table != nil, list.failure == nil else { return drawList(in: area, context, on: &canvas) }
        let wanted = min(max(3, area.height / 3), 12)
        let (top, foot) = area.splitBottom(area.height > 8 ? wanted + 1 : 1)
        drawList(in: top, context, on: &canvas)
        let (preview, button) = foot.splitBottom(1)
        drawRead(in: preview, on: &canvas)
        SheetButtons(buttons: [
            .init(
                title: "Import it so", target: HitTarget(RecordsTarget.importTable), isFocused: false,
                isEnabled: open == nil)
        ]).draw(in: button.splitLeft(1).rest, on: &canvas)
    }

    private func drawRead(in area: Rect, on canvas: inout Canvas) {
        guard area.height > 1, let table, let mapping else { return }
        if read.isEmpty, mapping.person != nil {
            return WrappedRecordText.draw("None of the first rows is of this person.", .muted, in: area, on: &canvas)
        }
        let names = table.isLongForm && mapping.columns.isEmpty ? ["Value"] : mapping.columns.map(\.heading)
        let columns =
            [RecordColumn("Read as")] + names.enumerated().map { RecordColumn($1, .right, rank: $0 + 1) }
        let rows = read.prefix(area.height - 1).map { row in
            [row.time.map { RecordCell($0, .strong) } ?? RecordCell("no date", .bad)]
                + names.indices.map { index in
                    guard index < row.values.count, let value = row.values[index] else {
                        return RecordCell("–", .faint)
                    }
                    return RecordCell(value)
                }
        }
        RecordTable(columns: columns, rows: Array(rows), isTarget: false).draw(in: area, on: &canvas)
    }
}

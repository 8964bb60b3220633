import ScreenKit
import Canvas
import Foundation
import Widgets

/// All imports, the newest first; each can be undone.
public struct ImportsPage: RecordsListPage {
    var list = RecordList<Records.ImportEntry>()
    /// The import that is asked about.
    private var asked: Records.ImportEntry?
    private var zone = TimeZone.gmt

    public init() {}

    public let title = "Imports"
    public let columns = [
        RecordColumn("When"), RecordColumn("File", isFlexible: true), RecordColumn("Format", rank: 4),
        RecordColumn("Files", .right, rank: 3), RecordColumn("New", .right, rank: 1),
        RecordColumn("Left out", .right, rank: 2), RecordColumn("", rank: 1),
    ]

    /// Opening and undoing the import under the cursor, where there is one, and importing more.
    public func keyHints(_ context: RecordsContext) -> [KeyHint] {
        guard let entry = list.current else { return [KeyHint("i", "import")] }
        return [KeyHint("Enter", "files")] + (entry.undoneAt == nil ? [KeyHint("u", "undo")] : []) + [
            KeyHint("i", "import")
        ]
    }

    /// When, file, format, counts, and whether it is undone or unfinished.
    public func cells(_ row: Records.ImportEntry, _ context: RecordsContext) -> [RecordCell] {
        let role: StyleRole = row.undoneAt == nil ? .text : .muted
        return [
            RecordCell(DataWording.moment(row.finishedAt, context.zone), role),
            RecordCell(RecordWording.fileName(row.path), row.undoneAt == nil ? .strong : .muted),
            RecordCell(row.format, .muted), RecordCell(DataWording.count(row.files), role),
            RecordCell(DataWording.count(row.added), role), RecordCell(DataWording.count(row.skipped), role),
            row.undoneAt == nil && row.isUnfinished
                ? RecordCell("unfinished", .warning) : RecordCell(row.undoneAt == nil ? "" : "undone", .muted),
        ]
    }

    func isStruck(_ row: Records.ImportEntry) -> Bool { row.undoneAt != nil }

    /// Path, counts, and the reasons of what was left out.
    public func detail(_ row: Records.ImportEntry, _ context: RecordsContext) -> String {
        let files = RecordWording.count(row.files, "file", "files")
        let unfinished = row.isUnfinished ? " It was stopped: importing the same again goes on." : ""
        let undone = row.undoneAt.map { " Undone \(DataWording.moment($0, context.zone))." } ?? unfinished
        let sum = RecordWording.sum(records: row.records, added: row.added, skipped: row.skipped)
        let details =
            [RecordWording.leftOut(row.skippedReasons)].compactMap(\.self) + row.remarks.map(RecordWording.sentence)
        return (["\(row.path): \(row.format), \(files), \(sum).\(undone)"] + details).joined(separator: " ")
    }

    var emptyState: EmptyState {
        EmptyState("Nothing was imported yet", [.init("i asks for a file or folder")])
    }

    /// The request for all imports at once: no page follows.
    public func request(after row: Records.ImportEntry?, isBackwards: Bool) -> RecordsRequest { .imports }

    func open(_ row: Records.ImportEntry) -> RecordsStep { .open(.files(ImportFilesPage(row))) }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        switch key {
        case .character("i"): return .stay([.chooseImport])
        case .character("u"):
            guard let entry = list.current else { return .stay([]) }
            guard entry.undoneAt == nil else {
                return .stay([.notice("This import is undone already.", isProblem: true)])
            }
            asked = entry
            return .stay([
                .read(.undoForecast(entry.id)), .notice("Looking at what would go…", isProblem: false),
            ])
        default: return pressList(key, context)
        }
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        switch (request, answer) {
        case (.imports, .imports(let all)): list.replace(with: all)
        case (.undoForecast(let id), .undoForecast(let forecast)):
            guard let asked, asked.id == id else { break }
            return .show(.question(question(asked, forecast)))
        default: break
        }
        return .stay([])
    }

    private func question(_ entry: Records.ImportEntry, _ forecast: Records.UndoForecast) -> RecordsQuestion {
        let rows = RecordWording.count(forecast.rows, "row goes", "rows go")
        let days = RecordWording.count(forecast.days, "day is", "days are")
        return RecordsQuestion(
            title: "Undo this import?",
            message: "\(RecordWording.fileName(entry.path)): \(rows), and \(days) reckoned anew. What other imports "
                + "brought too stays. The file can be imported again.",
            choices: [
                .init(id: "undo", title: "Undo it", key: "y", isDestructive: true),
                .init(id: "keep", title: "Keep it", key: "n"),
            ], cursor: 1)
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        defer { asked = nil }
        guard answer == .chose("undo"), let asked else { return .stay([]) }
        return .stay([.change(.undo(batch: asked.id))])
    }

    /// Reads the imports anew after an undo; other changes leave them as they are.
    public mutating func changed(_ change: RecordsChange) -> [RecordsEffect] {
        if case .undo = change { load() } else { [] }
    }

    /// Reads the imports anew.
    public mutating func dataChanged() -> [RecordsEffect] { load() }
}

/// The files of one import, with what became of each.
public struct ImportFilesPage: RecordsListPage {
    let entry: Records.ImportEntry
    var list = RecordList<Records.ImportFile>()

    init(_ entry: Records.ImportEntry) { self.entry = entry }

    var title: String { "Files of \(RecordWording.fileName(entry.path))" }
    var columns: [RecordColumn] { ImportFileWording.columns }
    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        [KeyHint("↑ ↓", "file")] + (list.current?.table == nil ? [] : [KeyHint("c", "its columns")])
    }
    func cells(_ row: Records.ImportFile, _ context: RecordsContext) -> [RecordCell] { ImportFileWording.cells(row) }
    func detail(_ row: Records.ImportFile, _ context: RecordsContext) -> String { ImportFileWording.detail(row) }
    var emptyState: EmptyState { EmptyState("Nothing is known of its files") }
    func request(after row: Records.ImportFile?, isBackwards: Bool) -> RecordsRequest { .importFiles(entry.id) }
    func open(_ row: Records.ImportFile) -> RecordsStep {
        row.table.map { .open(.table(TablePage($0))) } ?? .stay([])
    }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        key == .character("c") ? list.current.map(open) : pressList(key, context)
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        if request == .importFiles(entry.id), case .importFiles(let files) = answer { list.replace(with: files) }
        return .stay([])
    }
}

/// A file of an import in a table.
enum ImportFileWording {
    static let columns = [
        RecordColumn("File", isFlexible: true), RecordColumn("", rank: 0), RecordColumn("Format", rank: 4),
        RecordColumn("Records", .right, rank: 3), RecordColumn("New", .right, rank: 1),
        RecordColumn("Left out", .right, rank: 2),
    ]

    static func cells(_ row: Records.ImportFile) -> [RecordCell] {
        let (word, role) = row.status.wording
        return [
            RecordCell(row.name, .strong), RecordCell(word, role), RecordCell(row.format, .muted),
            RecordCell(DataWording.count(row.records)), RecordCell(DataWording.count(row.added)),
            RecordCell(DataWording.count(row.skipped)),
        ]
    }

    /// Why it was not taken whole, and what was left out by reason, the commonest first.
    static func detail(_ row: Records.ImportFile) -> String {
        var sentences = row.reason.map { [RecordWording.sentence($0)] } ?? []
        if row.table != nil { sentences.append("c lets you say what its columns are.") }
        if row.status == .duplicate, row.reason == nil { sentences.append("It was imported before: nothing is new.") }
        if row.status == .unfinished, row.reason == nil {
            let start =
                row.records == 0
                ? "It is not in yet"
                : "\(RecordWording.count(row.records, "record", "records")) of it, \(DataWording.count(row.added)) new, are in; "
                    + "the rest is not"
            sentences.append("\(start): importing the same again goes on.")
        }
        if let leftOut = RecordWording.leftOut(row.skippedReasons) { sentences.append(leftOut) }
        return sentences.isEmpty ? row.name : sentences.joined(separator: " ")
    }
}

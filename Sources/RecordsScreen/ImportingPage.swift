import ScreenKit
import Canvas
import Widgets

/// An import while it runs, and what became of its files.
public struct ImportingPage: RecordsListPage {
    var list = RecordList<Records.ImportFile>()
    private var report: Records.ImportReport?

    public init() {}

    public let title = "Import"
    public var columns: [RecordColumn] { ImportFileWording.columns }

    /// The key that stops or goes on while an import runs, else those of its report.
    public func keyHints(_ context: RecordsContext) -> [KeyHint] {
        context.progress == nil
            ? (list.current?.table == nil ? [] : [KeyHint("c", "its columns")]) + [
                KeyHint("i", "import more"), KeyHint("m", "all imports"),
            ] : [KeyHint("Esc", "stop or go on")]
    }

    /// Name, status, format, and the counts of records, new and left out.
    public func cells(_ row: Records.ImportFile, _ context: RecordsContext) -> [RecordCell] {
        ImportFileWording.cells(row)
    }
    /// Why the file was not taken whole, and the reasons of what was left out, the commonest first.
    public func detail(_ row: Records.ImportFile, _ context: RecordsContext) -> String { ImportFileWording.detail(row) }
    func intro(_ context: RecordsContext) -> String { report?.problem == nil ? report?.sentence ?? "" : "" }
    var emptyState: EmptyState {
        guard let report else { return EmptyState("No import runs", [.init("i asks for a file or folder")]) }
        return report.problem.map { EmptyState("Nothing was imported", [.init($0)]) }
            ?? EmptyState("There was no file to import")
    }
    /// The list of imports; the page itself gets its files by `show(_:)`.
    public func request(after row: Records.ImportFile?, isBackwards: Bool) -> RecordsRequest { .imports }
    func open(_ row: Records.ImportFile) -> RecordsStep {
        row.table.map { .open(.table(TablePage($0))) } ?? .stay([])
    }
    /// Reads nothing: the files come by `show(_:)`.
    public mutating func load() -> [RecordsEffect] { [] }

    /// Shows the results of the files.
    public mutating func show(_ report: Records.ImportReport?) {
        guard report != self.report || !list.isKnown else { return }
        self.report = report
        list.replace(with: report?.files ?? [])
    }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        let isRunning = context.progress != nil
        switch key {
        case KeyPress(.escape) where isRunning, .control("c") where isRunning, .character("q") where isRunning:
            return .show(.question(Self.question))
        case .character("c") where !isRunning: return list.current.map(open)
        case .character("i") where !isRunning: return .stay([.chooseImport])
        case .character("m"): return .become(.imports(ImportsPage()))
        default: return isRunning ? .stay([]) : pressList(key, context)
        }
    }

    private static let question = RecordsQuestion(
        title: "The import is still running",
        message:
            "It can go on in the background while you use AirFit. Stopped, it keeps what is in and can go on later.",
        choices: [
            .init(id: "background", title: "Let it go on in the background", key: "b"),
            .init(id: "stop", title: "Stop it", key: "s", isDestructive: true),
            .init(id: "stay", title: "Stay here", key: "h"),
        ])

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        switch answer {
        case .chose("background"): .back
        // It may have ended while the question stood.
        case .chose("stop") where context.progress != nil: .stay([.stopImport])
        default: .stay([])
        }
    }

    /// Draws the progress while an import runs, else the list of its files.
    public func draw(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        guard let progress = context.progress else { return drawList(in: area, context, on: &canvas) }
        ImportProgressView(progress: progress).draw(in: area, on: &canvas)
    }
}

/// How far an import is.
struct ImportProgressView: Widget {
    let progress: DataProgress

    func draw(in area: Rect, on canvas: inout Canvas) {
        let place = area.inset(columns: 2, rows: area.height > 10 ? 2 : 0)
        var lines: [InkLine] = [InkLine(progress.title, .strong, .bold)]
        if !progress.file.isEmpty {
            lines.append(InkLine(progress.file, .text).adding(fileNote, .muted))
        }
        for (row, line) in lines.enumerated() { line.draw(in: place.line(row), on: &canvas) }
        let bar = place.line(lines.count + 1)
        Gauge(progress.fraction, role: .accent).draw(in: bar, on: &canvas)
        let note = progress.note.isEmpty ? [] : [InkLine(progress.note, .accent)]
        let facts = InkLine.flow(facts, width: place.width) + note
        for (row, line) in facts.enumerated() { line.draw(in: place.line(lines.count + 3 + row), on: &canvas) }
        WrappedRecordText.draw(
            "Esc asks whether to stop it or to let it go on in the background.", .muted,
            in: area.splitTop(place.row - area.row + lines.count + 4 + facts.count).rest, on: &canvas)
    }

    private var fileNote: String {
        progress.fileCount > 1
            ? "  file \(DataWording.count(progress.fileNumber)) of \(DataWording.count(progress.fileCount))" : ""
    }

    private var facts: [InkLine] {
        var facts: [InkLine] = []
        if let fraction = progress.fraction { facts.append(InkLine("\(Int(fraction * 100)) %", .strong, .bold)) }
        let total = progress.totalBytes > 0 ? " of \(DataWording.bytes(progress.totalBytes))" : ""
        facts.append(InkLine(DataWording.bytes(progress.bytes)).adding(total, .muted))
        if let rows = progress.rows { facts.append(InkLine(RecordWording.count(rows, "record", "records"))) }
        if let rate = progress.bytesPerSecond {
            var line = InkLine("\(DataWording.bytes(Int(rate)))/s")
            if let rows = progress.rows {
                line.add(", \(DataWording.count(Int(Double(rows) / progress.seconds))) records/s", .muted)
            }
            facts.append(line)
        }
        if let left = progress.secondsLeft { facts.append(InkLine("\(DataWording.span(left)) left", .accent)) }
        return facts
    }
}

import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The pieces of a night as its sources recorded them, or all that were left out. Each can be left out of the night, and
/// counted again.
public struct SleepPiecesPage: RecordsListPage {
    /// `nil` for all pieces that were left out.
    let day: CivilDay?
    var list = RecordList<SleepPieceRecord>()
    private var night: SleepNight?
    /// No night is left of its pieces.
    private var isGone = false

    init(of day: CivilDay?) { self.day = day }

    var title: String { day.map { "Night to \(DayText.medium($0))" } ?? "Sleep left out" }
    let columns = [
        RecordColumn("From"), RecordColumn("To"), RecordColumn("Stage"), RecordColumn("Lasts", .right, rank: 1),
        RecordColumn("", rank: 0), RecordColumn("Source", rank: 2, isFlexible: true),
    ]

    func keyHints(_ context: RecordsContext) -> [KeyHint] {
        list.current.map { [KeyHint("x", $0.isExcluded ? "count it" : "leave out")] } ?? []
    }

    func cells(_ row: SleepPieceRecord, _ context: RecordsContext) -> [RecordCell] {
        let role: StyleRole = row.isExcluded ? .muted : .text
        let from = RecordWording.clock(row.key.start, offset: row.offset, seconds: false)
        let day = day == nil ? "\(RecordWording.day(row.start, offset: row.offset).iso) " : ""
        return [
            RecordCell(day + from, .strong),
            RecordCell(
                RecordWording.clock(row.key.start + row.key.duration, offset: row.offset, seconds: false), role),
            RecordCell(Self.words(of: row.key.stage), row.isExcluded ? .muted : Self.role(of: row.key.stage)),
            RecordCell(MetricFormat.duration(minutes: Double(row.key.duration) / 60), role),
            RecordCell(row.isExcluded ? "left out" : "", .warning), RecordCell(row.sourceName, .muted),
        ]
    }

    func isStruck(_ row: SleepPieceRecord) -> Bool { row.isExcluded }

    func intro(_ context: RecordsContext) -> String {
        guard day != nil else { return "These pieces are kept but count nowhere; x counts one again." }
        guard let night, !isGone else {
            return isGone ? "What is left makes no night of three hours or more; x counts a piece again." : ""
        }
        let bed = RecordWording.clock(night.bedtime, offset: night.bedtimeOffset)
        let wake = RecordWording.clock(night.wakeTime, offset: night.wakeOffset)
        return "In bed \(bed) – \(wake), \(MetricFormat.duration(minutes: night.inBedMinutes)). Asleep "
            + "\(MetricFormat.duration(minutes: night.asleepMinutes)), taken from \(night.sourceName)."
    }

    func detail(_ row: SleepPieceRecord, _ context: RecordsContext) -> String {
        let out = row.isExcluded ? " It counts nowhere; x counts it again." : ""
        return
            "\(Self.words(of: row.key.stage).capitalizedFirst), in local time (\(RecordWording.offset(row.offset))), "
            + "from \(row.sourceName).\(out)"
    }

    var emptyState: EmptyState {
        day == nil
            ? EmptyState("Nothing is left out of your sleep", [.init("x in a night leaves a piece out")])
            : EmptyState("This night has no pieces")
    }

    func request(after row: SleepPieceRecord?, isBackwards: Bool) -> RecordsRequest {
        day.map(RecordsRequest.night) ?? .sleepLeftOut
    }

    func open(_ row: SleepPieceRecord) -> RecordsStep { .stay([]) }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        switch key {
        case .character("x"), KeyPress(.delete), KeyPress(.enter):
            guard let piece = list.current else { return .stay([]) }
            return .stay([.change(.sleep(piece.key, isExcluded: !piece.isExcluded))])
        default: return pressList(key, context)
        }
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard request == self.request(after: nil, isBackwards: false) else { return .stay([]) }
        switch answer {
        case .night(let record):
            (night, isGone) = (record.night, false)
            list.replace(with: record.pieces)
        case .sleepLeftOut(let pieces): list.replace(with: pieces)
        default: break
        }
        return .stay([])
    }

    /// A night that is gone leaves its pieces on the page, to be counted again.
    mutating func fail(_ request: RecordsRequest, _ sentence: String) {
        list.pending = nil
        if list.rows.isEmpty { list.failure = sentence } else { isGone = true }
    }

    /// The night is made of other pieces now.
    mutating func changed(_ change: RecordsChange) -> [RecordsEffect] {
        guard case .sleep(let key, let isExcluded) = change else { return [] }
        list.change {
            $0.key == key
        } _: {
            $0.isExcluded = isExcluded
        }
        return load()
    }

    mutating func dataChanged() -> [RecordsEffect] { load() }

    private static func words(of stage: SleepStage) -> String {
        switch stage {
        case .inBed: "in bed"
        case .asleepUnspecified: "asleep"
        case .awake: "awake"
        case .core: "core"
        case .deep: "deep"
        case .rem: "REM"
        }
    }

    private static func role(of stage: SleepStage) -> StyleRole {
        switch stage {
        case .inBed: .sleepInBed
        case .asleepUnspecified, .core: .sleepCore
        case .awake: .sleepAwake
        case .deep: .sleepDeep
        case .rem: .sleepREM
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

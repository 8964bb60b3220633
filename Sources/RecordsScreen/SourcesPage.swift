import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Who wrote samples, in the order in which they win where they overlap; the order can be changed.
public struct SourcesPage: RecordsListPage {
    /// `nil` for all metrics.
    public private(set) var metric: MetricID?
    var list = RecordList<Records.Source>()
    private var isOwn = false

    public init(metric: MetricID? = nil) { self.metric = metric }

    public var title: String { metric.map { "Sources of \($0.title.lowercased())" } ?? "Sources" }
    public let columns = [
        RecordColumn("", .right), RecordColumn("Source", isFlexible: true), RecordColumn("", rank: 0),
        RecordColumn("Kind", rank: 3), RecordColumn("Samples", .right, rank: 1), RecordColumn("Share", .right, rank: 2),
        RecordColumn("First day", rank: 5), RecordColumn("Last day", rank: 4),
        RecordColumn("Devices", rank: 6, isFlexible: true),
    ]

    /// Moving and leaving out the source under the cursor, choosing a metric, and returning to the usual order.
    public func keyHints(_ context: RecordsContext) -> [KeyHint] {
        guard let source = list.current else { return [KeyHint("m", "metric")] }
        return [KeyHint("+ −", "up, down"), KeyHint("x", source.isExcluded ? "count it" : "leave out")]
            + [KeyHint("m", "metric")] + (isOwn ? [KeyHint("Del", "usual order")] : [])
    }

    /// Place in the order, name, whether it is left out, kind, samples, share, first and last day, devices.
    public func cells(_ row: Records.Source, _ context: RecordsContext) -> [RecordCell] {
        let at = list.rows.firstIndex { $0.name == row.name } ?? 0
        let role: StyleRole = row.isExcluded ? .muted : .text
        return [
            RecordCell("\(at + 1)", .muted), RecordCell(row.name, row.isExcluded ? .muted : .strong),
            RecordCell(row.isExcluded ? "left out" : "", .warning), RecordCell(row.kind.title, .muted),
            RecordCell(DataWording.count(row.samples), role), RecordCell(share(of: row), role),
            RecordCell(row.first?.iso ?? "", .muted), RecordCell(row.last?.iso ?? "", .muted),
            RecordCell(row.devices.joined(separator: ", "), .muted),
        ]
    }

    private func share(of row: Records.Source) -> String {
        let all = list.rows.reduce(0) { $0 + $1.samples }
        guard all > 0 else { return "" }
        let percent = Double(row.samples) / Double(all) * 100
        return percent > 0 && percent < 1 ? "<1 %" : "\(MetricFormat.decimal(percent, decimals: 0)) %"
    }

    func isStruck(_ row: Records.Source) -> Bool { row.isExcluded }

    func intro(_ context: RecordsContext) -> String {
        if let change = context.change, case .order = change.what {
            let days =
                change.of > 0 ? ": \(DataWording.count(change.done)) of \(DataWording.count(change.of)) days" : ""
            return "The days are reckoned anew\(days)…"
        }
        let own = isOwn ? "This is your own order." : "This is the usual order: watch, phone, other."
        return "Where sources overlap, each stretch of time counts from the one that stands highest here; they are "
            + "never added up. \(own)"
    }

    /// Kind, devices, samples, days, and that it counts nowhere where it is left out.
    public func detail(_ row: Records.Source, _ context: RecordsContext) -> String {
        let devices = row.devices.isEmpty ? "" : " on \(row.devices.joined(separator: ", "))"
        let span = row.first.flatMap { first in row.last.map { " from \(first.iso) to \($0.iso)" } } ?? ""
        let out = row.isExcluded ? " Its samples are kept but count nowhere." : ""
        return "\(row.name): \(row.kind.title.lowercased())\(devices), "
            + "\(RecordWording.count(row.samples, "sample", "samples"))\(span).\(out)"
    }

    var emptyState: EmptyState {
        EmptyState(metric == nil ? "No source has written anything yet" : "No source has written this metric")
    }

    /// The request for all sources of the metric at once: no page follows.
    public func request(after row: Records.Source?, isBackwards: Bool) -> RecordsRequest { .sources(metric) }
    func open(_ row: Records.Source) -> RecordsStep { .stay([]) }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        switch (key.key, key.modifiers) {
        case (.up, .shift), (.character("+"), _), (.character("K"), _), (.character("="), _):
            return move(by: -1, context)
        case (.down, .shift), (.character("-"), _), (.character("J"), _): return move(by: 1, context)
        case (.character("x"), []): return exclude(context)
        case (.character("m"), []): return .show(.choice(Self.metrics(at: metric)))
        case (.delete, _):
            guard isOwn else { return .stay([.notice("This is the usual order already.", isProblem: false)]) }
            return save([], context)
        default: return pressList(key, context)
        }
    }

    private static let choices: [MetricID?] = [nil] + MetricID.rolledUp.map(Optional.some)

    private static func metrics(at metric: MetricID?) -> ChoiceSheet {
        ChoiceSheet(
            "For which metric?", choices.map { .init(title: $0?.title ?? "All metrics") },
            at: choices.firstIndex(of: metric))
    }

    private mutating func move(by step: Int, _ context: RecordsContext) -> RecordsStep {
        let (from, to) = (list.cursor, list.cursor + step)
        guard list.rows.indices.contains(from), list.rows.indices.contains(to), !isBusy(context) else {
            return busy(context)
        }
        list.swap(from, to)
        list.move(to: to)
        return save(choices, context)
    }

    private mutating func exclude(_ context: RecordsContext) -> RecordsStep {
        guard let current = list.current, !isBusy(context) else { return busy(context) }
        list.change {
            $0.name == current.name
        } _: {
            $0.isExcluded.toggle()
        }
        return save(choices, context)
    }

    private var choices: [Records.SourceChoice] {
        list.rows.map { Records.SourceChoice($0.name, isExcluded: $0.isExcluded) }
    }

    private func isBusy(_ context: RecordsContext) -> Bool { context.change != nil }

    private func busy(_ context: RecordsContext) -> RecordsStep {
        .stay(isBusy(context) ? [.notice("The days are still being reckoned anew.", isProblem: false)] : [])
    }

    private mutating func save(_ choices: [Records.SourceChoice], _ context: RecordsContext) -> RecordsStep {
        guard !isBusy(context) else { return busy(context) }
        isOwn = !choices.isEmpty
        return .stay([.change(.order(metric, choices))])
    }

    mutating func answered(_ answer: SheetAnswer, _ context: RecordsContext) -> RecordsStep {
        guard case .picked(let index) = answer, Self.choices[index] != metric else { return .stay([]) }
        let chosen = Self.choices[index]
        return .become(.sources(SourcesPage(metric: chosen)))
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        guard request == .sources(metric), case .sources(let order) = answer else { return .stay([]) }
        list.replace(with: order.sources)
        isOwn = order.isOwn
        return .stay([])
    }

    /// Reads the sources anew after a change of the order; other changes leave them as they are.
    public mutating func changed(_ change: RecordsChange) -> [RecordsEffect] {
        if case .order = change { load() } else { [] }
    }

    /// Reads the sources anew.
    public mutating func dataChanged() -> [RecordsEffect] { load() }
}

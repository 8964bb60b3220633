import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The list of all metrics, of which some are ticked: filtered while typing.
struct MetricPicker: Equatable, Sendable {
    enum Outcome: Equatable { case open, closed, chosen([MetricID]) }

    /// In the order in which they were ticked.
    private(set) var chosen: [MetricID]
    private(set) var editor = TextEditorState()
    private(set) var selected = 0
    /// Those that can be chosen: recorded ones first.
    private let offered: [MetricID]
    private let recorded: Set<MetricID>?
    /// More were ticked than can be shown.
    private(set) var isFull = false

    init(chosen: [MetricID], data: TrendsData, hidden: Set<HealthCategory>) {
        self.chosen = chosen
        recorded = data.context.recorded
        let shown = MetricID.charted.filter { $0.hidden(by: hidden) == nil }
        let isRecorded: (MetricID) -> Bool = { [recorded] in recorded?.contains($0) ?? true }
        offered = shown.filter(isRecorded) + shown.filter { !isRecorded($0) }
    }

    /// The metrics with all words of the filter.
    var found: [MetricID] {
        let wanted = PlainWords.folded(String(editor.text.prefix(200))).split(separator: " ")
        guard !wanted.isEmpty else { return offered }
        return offered.filter { metric in
            let words = metric.row.words
            let all = PlainWords.folded(
                "\(metric.title) \(metric.label) \(words.english) \(words.loose) \(words.german) \(words.germanTitle)")
            return wanted.allSatisfy { all.hasPrefix($0) || all.contains(" " + $0) }
        }
    }

    func isRecorded(_ metric: MetricID) -> Bool { recorded?.contains(metric) ?? true }

    mutating func apply(_ key: KeyPress) -> Outcome {
        let last = max(0, found.count - 1)
        switch (key.key, key.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed
        case (.enter, _):
            // Enter on a metric alone shows it too: nobody has to learn of ticks first.
            if chosen.isEmpty || !editor.isEmpty, found.indices.contains(selected), !chosen.contains(found[selected]) {
                toggle(selected)
            }
            return chosen.isEmpty ? .closed : .chosen(chosen)
        case (.character(" "), []) where editor.isEmpty, (.tab, []): toggle(selected)
        case (.up, _), (.character("p"), .control): selected = max(0, selected - 1)
        case (.down, _), (.character("n"), .control): selected = min(last, selected + 1)
        case (.pageUp, _): selected = max(0, selected - 10)
        case (.pageDown, _): selected = min(last, selected + 10)
        case (.home, _): selected = 0
        case (.end, _): selected = last
        default: if editor.apply(key) == .edited { selected = 0 }
        }
        return .open
    }

    /// Ticks a metric of the list, or takes its tick away.
    mutating func toggle(_ index: Int) {
        guard found.indices.contains(index) else { return }
        selected = index
        let metric = found[index]
        isFull = false
        if let place = chosen.firstIndex(of: metric) {
            chosen.remove(at: place)
        } else if chosen.count < TrendsState.mostMetrics {
            chosen.append(metric)
        } else {
            isFull = true
        }
    }

    mutating func paste(_ text: String) {
        editor.insert(text.split(whereSeparator: \.isNewline).first.map { String($0.prefix(200)) } ?? "")
        selected = 0
    }
}

/// A sheet over the charts.
enum TrendsSheet: Equatable, Sendable {
    case line(TrendLine)
    case picker(MetricPicker)
    case name(TrendName)
    case saved(SavedTrendList)
    case export(TrendExportEntry)

    mutating func paste(_ text: String) {
        switch self {
        case .line(var line):
            line.paste(text)
            self = .line(line)
        case .picker(var picker):
            picker.paste(text)
            self = .picker(picker)
        case .name(var name):
            name.paste(text)
            self = .name(name)
        case .export(var entry):
            entry.paste(text)
            self = .export(entry)
        case .saved: break
        }
    }
}

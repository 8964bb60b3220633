import ScreenKit
import Canvas
import Foundation
import HealthModel
import Widgets

/// How a day's value of a metric came about.
public struct WhyPage: RecordsPageContent {
    public let metric: MetricID
    public private(set) var day: CivilDay
    private var explanation: Records.Explanation?
    private var failure: String?
    private var scroll = 0

    public init(_ metric: MetricID, on day: CivilDay) { (self.metric, self.day) = (metric, day) }

    public var title: String { "Why this number: \(metric.title), \(DayText.medium(day))" }

    /// The keys to go to other days, to the samples and to the sources.
    public func keyHints(_ context: RecordsContext) -> [KeyHint] {
        [KeyHint("[ ]", "day"), KeyHint("b", "samples"), KeyHint("s", "sources"), KeyHint("↑ ↓", "scroll")]
    }

    /// Asks for the explanation of the day's value.
    public mutating func load() -> [RecordsEffect] {
        failure = nil
        return [.read(.explanation(metric, day))]
    }

    mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> RecordsStep {
        if request == .explanation(metric, day), case .explanation(let explanation) = answer {
            self.explanation = explanation
        }
        return .stay([])
    }

    mutating func fail(_ request: RecordsRequest, _ sentence: String) { failure = sentence }

    /// Asks for the explanation anew after every change.
    public mutating func changed(_ change: RecordsChange) -> [RecordsEffect] { load() }
    mutating func shownAgain() -> [RecordsEffect] { load() }
    /// Asks for the explanation anew.
    public mutating func dataChanged() -> [RecordsEffect] { load() }

    mutating func press(_ key: KeyPress, _ context: RecordsContext) -> RecordsStep? {
        switch (key.key, key.modifiers) {
        case (.character("["), _), (.left, []): return show(day.advanced(by: -1))
        case (.character("]"), _), (.right, []): return show(min(day.advanced(by: 1), context.today))
        case (.character("b"), []), (.enter, _): return .open(.contents(ContentsPage(to: metric, day)))
        case (.character("s"), []): return .open(.sources(SourcesPage(metric: metric)))
        case (.up, _), (.character("k"), []): scroll = max(0, scroll - 1)
        case (.down, _), (.character("j"), []): scroll = min(scroll + 1, lastScroll(context))
        case (.pageUp, _): scroll = max(0, scroll - 10)
        case (.pageDown, _): scroll = min(scroll + 10, lastScroll(context))
        default: return nil
        }
        return .stay([])
    }

    /// Scrolls by lines, down for a positive number.
    public mutating func wheel(_ lines: Int) -> [RecordsEffect] {
        // Drawing keeps it within the lines there are.
        scroll = max(0, min(scroll + lines, 500))
        return []
    }

    private func lastScroll(_ context: RecordsContext) -> Int {
        max(0, lines(width: context.size.width - 4, context).count - max(1, context.size.height - 2))
    }

    private mutating func show(_ other: CivilDay) -> RecordsStep {
        guard other != day else { return .stay([]) }
        (day, explanation, scroll) = (other, nil, 0)
        return .stay(load())
    }

    /// Draws the explanation from where it is scrolled to, or why there is none.
    public func draw(in area: Rect, _ context: RecordsContext, on canvas: inout Canvas) {
        if let category = metric.hidden(by: context.hidden) {
            return EmptyState(
                "\(category.title) is hidden", [.init("Settings, Permissions shows it again")]
            ).draw(in: area, on: &canvas)
        }
        if let failure {
            return EmptyState("This could not be explained", [.init(failure)]).draw(in: area, on: &canvas)
        }
        guard explanation != nil else { return EmptyState("Reading…").draw(in: area, on: &canvas) }
        let place = area.inset(columns: 2)
        let lines = lines(width: place.width, context)
        let first = min(scroll, max(0, lines.count - place.height))
        for (row, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
            line.draw(in: place.line(row), on: &canvas)
        }
        canvas.drawArrows(above: first > 0, below: lines.count > first + place.height, in: area)
    }

    // MARK: - Lines

    private func lines(width: Int, _ context: RecordsContext) -> [InkLine] {
        guard let why = explanation else { return [] }
        let format = context.format
        return head(why, format) + [InkLine()] + parts(why, width: width, format)
            + Self.wrapped(why.rule, .text, width) + Self.night(why) + [InkLine()] + Self.bounds(why, width: width)
    }

    private func head(_ why: Records.Explanation, _ format: MetricFormat) -> [InkLine] {
        var line = InkLine(format.text(why.value, of: metric), .strong, .bold)
        line.add(why.value == nil ? "  nothing recorded" : "  counts for the day", .muted)
        var lines = [line]
        if let merged = why.merged, let rawSum = why.rawSum, why.isSum {
            let over = rawSum - merged
            var words = InkLine("\(format.text(rawSum, of: metric))", .text)
            words.add("  all sources added", .muted)
            if over > 0.005 * max(1, abs(merged)) {
                words.add(", \(format.text(over, of: metric)) of it recorded twice or left out", .muted)
            }
            lines.append(words)
        }
        if let summary = why.summary {
            lines.append(
                InkLine(format.text(summary, of: metric), .text).adding("  Apple's own summary of the day", .muted))
        }
        for (count, words) in [
            (why.excludedSamples, "left out by you"), (why.editedSamples, "with a value of your own"),
        ]
        where count > 0 {
            lines.append(
                InkLine(RecordWording.count(count, "sample", "samples"), .warning).adding("  \(words)", .muted))
        }
        return lines
    }

    /// A bar for each source: what it recorded, and what of it counts.
    private func parts(_ why: Records.Explanation, width: Int, _ format: MetricFormat) -> [InkLine] {
        guard !why.parts.isEmpty else { return [] }
        let names = min(why.parts.reduce(0) { max($0, SafeText.line($1.source).cellWidth) }, max(10, width / 4))
        let most = why.parts.reduce(0) { max($0, abs($1.raw)) }
        var lines = why.parts.flatMap { part -> [InkLine] in
            let name = SafeText.line(part.source).truncated(toCells: names)
            var line = InkLine(
                name + String(repeating: " ", count: max(0, names - name.cellWidth)),
                part.counted > 0 ? .strong : .muted)
            line.add("  ")
            let counted = format.text(part.counted, of: metric)
            let raw = format.text(part.raw, of: metric)
            let words =
                why.isSum
                ? "\(counted) of \(raw)" : part.counted > 0 ? "\(raw), counts" : "\(raw), does not count"
            let room = width - names - 4 - words.cellWidth
            if why.isSum, room >= 8, most > 0 {
                let bar = min(room, 60)
                let whole = Int((abs(part.raw) / most * Double(bar)).rounded())
                let filled = Int((abs(part.counted) / most * Double(bar)).rounded())
                line.add(String(repeating: "█", count: min(whole, filled)), .accent)
                line.add(String(repeating: "░", count: max(0, whole - filled)), .muted)
                line.add(String(repeating: " ", count: max(0, bar - max(whole, filled)) + 2))
            }
            line.add(words, part.counted > 0 ? .text : .muted)
            line.addIfItFits(
                "  \(part.kind.title.lowercased()), \(RecordWording.count(part.samples, "sample", "samples"))", .muted,
                within: width)
            return [line]
        }
        if why.isSum {
            lines.append(InkLine("█ counts  ░ another source stood for that time", .muted))
        }
        return lines + [InkLine()]
    }

    private static func wrapped(_ words: String, _ role: StyleRole, _ width: Int) -> [InkLine] {
        PlainText.lines(words, .plain, width: max(1, width)).map { InkLine($0.text, role) }
    }

    private static func night(_ why: Records.Explanation) -> [InkLine] {
        guard let night = why.night else { return [] }
        let bed = RecordWording.clock(night.bedtime, offset: night.bedtimeOffset)
        let wake = RecordWording.clock(night.wakeTime, offset: night.wakeOffset)
        return [
            InkLine(),
            InkLine("The night  ", .muted).adding("\(bed) – \(wake)", .text)
                .adding(", from \(SafeText.line(night.sourceName))", .muted),
        ]
    }

    private static func bounds(_ why: Records.Explanation, width: Int) -> [InkLine] {
        let hours = why.ends.timeIntervalSince(why.begins) / 3_600
        let length = MetricFormat.decimal(hours, decimals: hours == hours.rounded() ? 0 : 1)
        let begins = RecordWording.moment(why.begins, offset: why.beginOffset)
        let ends = RecordWording.moment(why.ends, offset: why.endOffset)
        return wrapped(
            "The day was reckoned in \(why.zoneName): from \(begins) (\(RecordWording.offset(why.beginOffset))) to "
                + "\(ends) (\(RecordWording.offset(why.endOffset))), \(length) hours.", .muted, width)
    }
}

import Canvas
import HealthModel
import ScreenKit
import Widgets

/// The parts of the day's recovery on a page of their own: what each weighs, and its last weeks.
public struct TodayRecovery: Equatable, Sendable {
    /// Whether the page is open.
    public internal(set) var isOpen = false
    /// The part that keys act on.
    var selected = 0

    public init() {}

    /// The readings that the score is made of, the heaviest first, with their weights.
    static let parts: [(metric: MetricID, name: String, weight: Double)] = [
        (.heartRateVariability, "hrv", 0.45), (.restingHeartRate, "resting_heart_rate", 0.25), (.sleep, "sleep", 0.20),
        (.respiratoryRate, "respiration", 0.10),
    ]
}

extension TodayState {
    /// Whether the day has parts of a recovery that may be seen.
    var showsRecovery: Bool {
        shownReport?.hiding(hidden).snapshot.trends.recoveryParts != nil
    }

    /// The metrics of its parts, of heart rate variability the kind that is recorded.
    var recoveryMetrics: [MetricID] {
        TodayRecovery.parts.map { $0.metric == .heartRateVariability ? recordedVariability : $0.metric }
    }

    mutating func pressedInRecovery(_ press: KeyPress) -> [TodayEffect] {
        switch press.key {
        case .escape, .backspace, .character("q"), .character("r"): recovery.isOpen = false
        case .down, .character("j"), .tab: recovery.selected = min(recovery.selected + 1, TodayRecovery.parts.count - 1)
        case .up, .character("k"): recovery.selected = max(0, recovery.selected - 1)
        case .enter: return openRecoveryPart(recovery.selected)
        case .character("a"):
            let day = shownReport?.day ?? day
            return [.openTrends(recoveryMetrics, day.advanced(by: -27)...day)]
        default: break
        }
        return []
    }

    /// The last four weeks of a part, in Trends.
    mutating func openRecoveryPart(_ index: Int) -> [TodayEffect] {
        guard recoveryMetrics.indices.contains(index) else { return [] }
        recovery.selected = index
        let day = shownReport?.day ?? day
        return [.openTrends([recoveryMetrics[index]], day.advanced(by: -27)...day)]
    }
}

/// Draws the page of the recovery.
struct RecoveryPage: Widget {
    let state: TodayState
    let report: DayReport

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let trends = report.snapshot.trends
        var head = InkLine("Recovery", .title, .bold).adding("  \(DayText.medium(report.day))", .muted)
        if let level = trends.recovery { head.add("  \(level.words)", .strong, .bold) }
        if let score = trends.recoveryScore {
            head.addIfItFits(
                "  \(MetricFormat.decimal(score, decimals: 0)) of 100", .strong, within: area.width - 2)
        }
        head.draw(in: area.line(0).splitLeft(1).rest, on: &canvas)
        guard let parts = trends.recoveryParts else {
            return EmptyState("Too little is recorded to compare with").draw(in: area.splitTop(1).rest, on: &canvas)
        }
        let closing = InkLine.wrapped(Self.rule, .muted, width: max(1, area.width - 2))
        let shownClosing = area.height >= 20 ? closing : []
        let body = area.splitTop(area.height >= 12 ? 2 : 1).rest.splitLeft(1).rest
        let (list, foot) = body.splitBottom(shownClosing.count)
        for (row, line) in shownClosing.enumerated() { line.draw(in: foot.line(row), on: &canvas) }
        let weighted = parts.weighted
        let pitch = max(1, min(8, list.height / max(1, weighted.count)))
        for (index, part) in weighted.enumerated() {
            let place = list.splitTop(index * pitch).rest.splitTop(max(1, pitch - (pitch > 2 ? 1 : 0))).top
            draw(part.value, weight: part.weight, index, in: place, on: &canvas)
        }
    }

    private static let rule =
        "50 is as usual, more speaks for being rested; of sleep 100 is the need. Weights: HRV .45, resting heart rate .25, sleep .20, breathing .10, shared out over the parts that are there. They are opinion, as those of all such scores are; how you feel outranks them."

    private func draw(_ value: Double?, weight: Double, _ index: Int, in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let metric = state.recoveryMetrics[index]
        let isChosen = index == state.recovery.selected
        let reading = MetricReading(metric, in: report, today: state.today)
        let row = area.line(0)
        var line = InkLine(isChosen ? "▸ " : "  ", .accent, .bold)
        line.add(
            metric.shortTitle + String(repeating: " ", count: max(1, 14 - metric.shortTitle.cellWidth)), metric.role,
            .bold)
        line.add(value.map { MetricFormat.decimal($0, decimals: 0) } ?? "–", .strong, .bold)
        line.add(value == nil ? "  not recorded, or no 14 days before" : " of 100", .muted)
        line.addIfItFits("  weighs \(MetricFormat.decimal(weight * 100, decimals: 0)) %", .muted, within: row.width)
        if reading.value != nil {
            let unit = state.format.unit(of: metric)
            let number = state.format.number(reading.value, of: metric)
            line.addIfItFits("  \(number)\(unit.isEmpty ? "" : " \(unit)")", .text, within: row.width)
        }
        if let usual = reading.baseline {
            line.addIfItFits(
                ", usual \(state.format.range(usual.low, usual.high, of: metric))", .muted, within: row.width)
        }
        line.draw(in: row, on: &canvas)
        if isChosen { canvas.restyle(row) { $0.on(.selection) } }
        canvas.mark(area, as: TodayTarget.recoveryPart(index))
        let picture = area.splitTop(1).rest.splitLeft(2).rest
        guard !picture.isEmpty, reading.recent.contains(where: { $0 != nil }) else { return }
        MetricChart(recentOf: reading, format: state.format).miniature().draw(in: picture, on: &canvas)
    }
}

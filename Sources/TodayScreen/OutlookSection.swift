import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Recovery, performance and the week's activity beside the week before.
struct OutlookSection: TodaySection {
    let page: TodayPage
    let title = "Trends"
    let note = ""
    let metrics: [MetricID] = []

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let count = lines(width: width).count
        return (min(1, count), count, count + (parts == nil ? 0 : 1) + goals.count)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        if page.snapshot.trends.recoveryParts != nil { canvas.mark(area, as: TodayTarget.recovery) }
        var lines = lines(width: area.width)
        if let parts, area.height > lines.count { lines.insert(parts, at: 1) }
        lines += goals.prefix(max(0, area.height - lines.count))
        for (index, line) in InkLine.fitting(lines, rows: area.height, width: area.width - 1).enumerated() {
            line.whole(within: area.width - 1).draw(in: area.line(index).splitLeft(1).rest, on: &canvas)
        }
    }

    private func lines(width: Int) -> [InkLine] {
        let trends = page.snapshot.trends
        var lines: [InkLine] = []
        func label(_ text: String) -> InkLine {
            // In a narrow column the words come before their place below one another.
            InkLine(text + String(repeating: " ", count: width < 34 ? 1 : max(1, 14 - text.cellWidth)), .text)
        }
        var recovery = label("Recovery")
        if let level = trends.recovery {
            let role: StyleRole = level == .wellRecovered ? .good : level == .normal ? .text : .warning
            recovery.add(level.words, role, .bold)
        }
        if let score = trends.recoveryScore {
            let number = (trends.recovery == nil ? "" : "  ") + MetricFormat.decimal(score, decimals: 0)
            let scales = (trends.recovery == nil ? [] : [" of 100, of 28 days"]) + [" of 100", "/100"]
            // Without its scale the number says nothing.
            if let scale = scales.first(where: { recovery.cellWidth + number.cellWidth + $0.cellWidth < width }) {
                recovery.add(number, .strong, .bold)
                recovery.add(scale, .muted)
            }
        }
        if trends.recovery != nil || trends.recoveryScore != nil { lines.append(recovery) }
        if let performance = trends.performance {
            lines.append(label("Performance").adding(Self.words(performance.rawValue), .strong))
        }
        if let change = trends.weeklyActivityChangePercent {
            let percent = MetricFormat.decimal(abs(change), decimals: 0)
            let sign = percent == "0" ? "±" : change < 0 ? "−" : "+"
            var energy = label("Active energy").adding("\(sign)\(percent) %", .strong, .bold)
            // Not `on last week`, which is one of Monday to Sunday.
            let days = [" in 7 days against the 7 before", " on the 7 days before", " on 7 days before"]
            energy.add(days.first { energy.cellWidth + $0.cellWidth < width } ?? "", .muted)
            lines.append(energy)
        }
        return lines.isEmpty ? [InkLine("not enough days yet", .muted)] : lines
    }

    /// Goals of a week and of a date; only on the day that goes on, of which they tell.
    private var goals: [InkLine] {
        guard page.report.day == page.today else { return [] }
        return page.goals.lines.map { InkLine("\($0.title)  ", .accent).adding($0.progress, .muted) }
    }

    /// The parts that raise the score and that lower it; 50 is as usual. `nil` without a score.
    private var parts: InkLine? {
        guard let parts = page.snapshot.trends.recoveryParts else { return nil }
        var line = InkLine(" ", .muted)
        for (name, value) in [
            ("HRV", parts.heartRateVariability), ("pulse", parts.restingHeartRate), ("sleep", parts.sleep),
            ("breath", parts.respiration),
        ] {
            guard let value else { continue }
            // Sleep counts from nothing, the others from the usual.
            let usual = name == "sleep" ? 90.0 : 50.0
            // Not an arrow: a pulse that is lower than usual pushes the score up.
            let sign = value >= usual + 5 ? "+" : value <= usual - 5 ? "−" : "="
            line.add(" \(name) ", .muted)
            line.add(sign, sign == "−" ? .warning : sign == "+" ? .good : .muted, .bold)
        }
        return line
    }

    private static func words(_ raw: String) -> String { raw.split(separator: "_").joined(separator: " ") }
}

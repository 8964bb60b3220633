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
        let count = lines.count
        return (min(1, count), count, count)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        for (index, line) in lines.prefix(area.height).enumerated() {
            line.draw(in: area.line(index).splitLeft(1).rest, on: &canvas)
        }
    }

    private var lines: [InkLine] {
        let trends = page.snapshot.trends
        var lines: [InkLine] = []
        func label(_ text: String) -> InkLine {
            InkLine(text + String(repeating: " ", count: max(1, 14 - text.cellWidth)), .text)
        }
        if let recovery = trends.recovery {
            let role: StyleRole = recovery == .wellRecovered ? .good : recovery == .normal ? .text : .warning
            lines.append(label("Recovery").adding(Self.words(recovery.rawValue), role, .bold))
        }
        if let performance = trends.performance {
            lines.append(label("Performance").adding(Self.words(performance.rawValue), .strong))
        }
        if let change = trends.weeklyActivityChangePercent {
            let percent = MetricFormat.decimal(abs(change), decimals: 0)
            let sign = percent == "0" ? "±" : change < 0 ? "−" : "+"
            lines.append(
                label("Active energy").adding("\(sign)\(percent) %", .strong, .bold).adding(" on last week", .muted))
        }
        return lines.isEmpty ? [InkLine("not enough days yet", .muted)] : lines
    }

    private static func words(_ raw: String) -> String { raw.split(separator: "_").joined(separator: " ") }
}

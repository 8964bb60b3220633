import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Weight with its trend, and body fat. Nothing here is coloured good or bad.
struct BodySection: TodaySection {
    let page: TodayPage
    let title = "Body"
    let note = ""
    var metrics: [MetricID] { page.tiles[3] }

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let words = words(width: width).isEmpty ? 0 : 1
        let most = MetricRows(page: page, metrics: metrics).most
        return (metrics.count + words, metrics.count + words, most + words + 4)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let words = words(width: area.width)
        words.draw(in: area.line(area.height > metrics.count + 2 ? 0 : 1).splitLeft(1).rest, on: &canvas)
        if area.height > metrics.count + 2 {
            let rows = area.splitTop(words.isEmpty ? 0 : 1).rest
            return MetricRows(page: page, metrics: metrics).draw(in: rows, on: &canvas)
        }
        MetricRow(page, .weight).draw(in: area.line(0), on: &canvas)
        for (index, metric) in metrics.dropFirst().enumerated() {
            MetricRow(page, metric).draw(in: area.line((words.isEmpty ? 1 : 2) + index), on: &canvas)
        }
    }

    private func words(width: Int) -> InkLine {
        let body = page.snapshot.body
        var line = InkLine()
        guard body.weightKg != nil else { return line }
        if let trend = body.weightTrend {
            let arrow =
                switch trend {
                case .increasing: "↗"
                case .stable: "→"
                case .decreasing: "↘"
                }
            line.add("\(arrow) ", .weight, .bold)
        }
        let index = body.bmi.map { "BMI \(MetricFormat.decimal($0, decimals: 1))" }
        if let slope = body.weightSlopeKgPerWeek {
            line.add("\(page.format.difference(slope, of: .weight)) a week", .text)
            line.addIfItFits(", \(BodyTrend.days) days", .text, within: width - 3 - (index?.cellWidth ?? 0))
        }
        if let index { line.add(line.isEmpty ? index : "  \(index)", .text) }
        let range = index.flatMap { _ in body.bmiCategory }.map(Self.range)
        let classes = range.map { [" (WHO \($0))", " (\($0))"] } ?? []
        let trend = body.weightTrendKg.map { "  trend \(page.format.text($0, of: .weight))" } ?? ""
        let tails = classes.map { $0 + trend } + classes + [trend]
        line.add(tails.first { line.cellWidth + $0.cellWidth < width } ?? "", .muted)
        return line
    }

    /// The class by its bounds (WHO), without a judgement.
    private static func range(_ category: HealthSnapshot.Body.BMICategory) -> String {
        switch category {
        case .underweight: "below 18.5"
        case .normal: "18.5–25"
        case .overweight: "25–30"
        case .obese: "30 and above"
        }
    }
}

import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The heart's readings, each in its usual range, and below them the last week against the sixty days before.
struct HeartSection: TodaySection {
    let page: TodayPage
    let title = "Heart"
    let note = ""
    var metrics: [MetricID] { page.tiles[2] }

    func heights(width: Int) -> (least: Int, ideal: Int, most: Int) {
        let lines = lines(width: width)
        let words = lines.isEmpty ? 0 : lines.count + 1
        return (metrics.count, metrics.count, MetricRows(page: page, metrics: metrics).most + words)
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let lines = lines(width: max(0, area.width - 1))
        // The lines leave each metric its picture where there is the height for pictures.
        let metricRows = MetricRows(page: page, metrics: metrics)
        let needed = area.height >= metricRows.leastWithPictures ? metricRows.leastWithPictures : metrics.count
        let (rows, foot) = area.splitBottom(min(lines.count, max(0, area.height - needed)))
        metricRows.draw(in: rows, on: &canvas)
        for (index, line) in lines.prefix(foot.height).enumerated() {
            line.whole(within: foot.width - 1).draw(in: foot.line(index).splitLeft(1).rest, on: &canvas)
        }
    }

    private func lines(width: Int) -> [InkLine] {
        let heart = page.snapshot.heart
        var lines = [
            week("resting HR", heart.restingHeartRateRange, "bpm", worseIs: .above),
            // Not the plain mean, which the chart has: the range is taken in logarithms.
            week("HRV (geo.)", heart.hrvSDNNRange, "ms", worseIs: .below),
            week("RMSSD (geo.)", heart.hrvRMSSDRange, "ms", worseIs: .below),
        ].compactMap { $0 }
        // The range of a single day, in the rows above, is of 28.
        for index in lines.indices {
            lines[index].addIfItFits(" of \(NormalRange.referenceLength) days", .muted, within: width)
        }
        if let median = heart.vo2MaxMedian, let level = heart.fitnessLevel {
            let words = level.rawValue.split(separator: "_").joined(separator: " ")
            lines.append(
                InkLine("28 days VO₂max ", .muted).adding(MetricFormat.decimal(median, decimals: 1), .strong, .bold)
                    .adding("  \(words)", .text))
        }
        if let drop = heart.heartRateRecoveryBPM {
            lines.append(
                InkLine("After exercise ", .muted).adding("−\(drop) bpm", .strong, .bold)
                    .adding(" in a minute", .muted))
        }
        return lines
    }

    /// `7 days HRV (geo.) 43 ms  normal 42–50`, of 60 days.
    private func week(
        _ name: String, _ range: NormalRange?, _ unit: String, worseIs worse: NormalRange.Standing
    ) -> InkLine? {
        guard let range, let mean = range.weekMean, let low = range.low, let high = range.high,
            let standing = range.standing
        else { return nil }
        let decimals = range.isHiddenByRounding(to: 0) ? 1 : 0
        func number(_ value: Double) -> String { MetricFormat.decimal(value, decimals: decimals) }
        let role: StyleRole = standing == .within ? .good : standing == worse ? .warning : .info
        let bounds = number(low) == number(high) ? number(low) : "\(number(low))–\(number(high))"
        let place = standing == .within ? "normal" : standing.rawValue
        return InkLine("7 days \(name) ", .muted).adding("\(number(mean)) \(unit)", .strong, .bold)
            .adding("  \(place) \(bounds)", role)
    }
}

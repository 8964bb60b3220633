import ScreenKit
import HealthModel
import Widgets

/// One sentence about what a chart shows, with how sure it is.
struct TrendSentence {
    let metric: MetricID
    let figures: TrendFigures
    let format: MetricFormat
    /// The days that are shown.
    let days: ClosedRange<CivilDay>
    /// The change of what measures the metric that values are counted from; `nil` for none.
    var since: TrendMark?
    /// Whether a value of today shows that is not final, and is not counted.
    var hasToday = false

    private var name: String { metric.chartTitle }

    /// The sentence, without line breaks.
    var text: String {
        guard let since, let step = since.stepSentence else { return seen }
        return "\(seen) Counted from \(DayText.medium(since.days.lowerBound)). \(step)"
    }

    private var seen: String {
        guard let recorded = figures.days else {
            guard hasToday else { return "Nothing recorded in \(DayText.range(days))." }
            return metric.kind == .cumulative ? "Only today, which still grows." : "Only today, which is not over."
        }
        if figures.count == 1, let value = figures.same { return single(value, recorded) }
        if let same = figures.same {
            return "\(name): all \(figures.count) \(unitWords) are the same, \(format.text(same, of: metric))."
        }
        guard let slope = figures.slopePerDay, let chance = figures.chance else { return few }
        return figures.isClear ? clear(slope, chance, recorded) : unclear(slope, chance)
    }

    private func single(_ value: Double, _ recorded: ClosedRange<CivilDay>) -> String {
        "One value: \(format.text(value, of: metric)), \(DayText.range(recorded))."
    }

    private var few: String {
        let fewest = metric.fewestOfTrend
        return "Too little to tell a trend from chance: \(figures.count) \(unitWords), \(fewest) are needed."
    }

    private func clear(_ slope: Double, _ chance: Double, _ recorded: ClosedRange<CivilDay>) -> String {
        let rate = rate(slope)
        let over = DayText.range(recorded)
        // A slope of many equal values may be sure and yet nothing that anybody would notice.
        guard rate.isShown else {
            return "\(name) is as good as level, \(over): the slope is \(rate.size) \(rate.time), though hardly by"
                + " chance (\(Self.chance(chance)), \(figures.count) \(unitWords))."
        }
        let verb =
            metric.kind == .clock ? slope > 0 ? "moved later" : "moved earlier" : slope > 0 ? "rose" : "fell"
        return "\(name) \(verb) by \(rate.size) \(rate.time), \(over): a clear trend"
            + " (\(Self.chance(chance)), \(figures.count) \(unitWords))."
    }

    private func unclear(_ slope: Double, _ chance: Double) -> String {
        let rate = rate(slope)
        let sign = !rate.isShown ? "" : slope > 0 ? "+" : "−"
        return "\(name): no clear trend. The slope, \(sign)\(rate.size) \(rate.time), may be chance"
            + " (\(Self.chance(chance)), \(figures.count) \(unitWords))."
    }

    private var unitWords: String { figures.count == 1 ? figures.grain.rawValue : "\(figures.grain.rawValue)s" }

    /// The change in a stretch of time that suits the range: a week up to three months, a month up to two years, else a year.
    private func rate(_ slope: Double) -> (size: String, time: String, isShown: Bool) {
        let length = days.upperBound - days.lowerBound + 1
        let (count, time) =
            length <= 100 ? (7.0, "a week") : length <= 800 ? (365.25 / 12, "a month") : (365.25, "a year")
        let size = size(abs(slope) * count)
        return (size, time, !size.hasPrefix(Self.tooSmall))
    }

    /// As a difference is written, with further decimals where the change would be shown as nothing.
    private func size(_ change: Double) -> String {
        if metric.kind == .clock || metric.isDuration {
            return change >= 0.5 ? MetricFormat.duration(minutes: change) : "\(Self.tooSmall) 1 min"
        }
        if metric.kind == .flag { return "\(MetricFormat.decimal(change * 100, decimals: 1)) points" }
        let shown = abs(format.shown(change, of: metric) - format.shown(0, of: metric))
        let decimals = shown >= 100 ? 0 : shown >= 1 ? 1 : 2
        let number = MetricFormat.decimal(shown, decimals: decimals)
        let isNothing = !number.unicodeScalars.contains { ("1"..."9").contains($0) }
        let unit = format.unit(of: metric)
        return (isNothing ? "\(Self.tooSmall) 0.01" : number) + (unit.isEmpty ? "" : " \(unit)")
    }

    private static let tooSmall = "less than"

    /// `p = 0.03`, `p < 0.001`.
    static func chance(_ p: Double) -> String {
        p < 0.001 ? "p < 0.001" : "p = \(MetricFormat.decimal(p, decimals: p < 0.01 ? 3 : 2))"
    }
}

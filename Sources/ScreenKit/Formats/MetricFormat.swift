import HealthModel
import HealthQuery

/// How values are written for people: the one place that knows units, decimals and separators.
///
/// Values come in their canonical metric units; a system of units says how they are shown.
public struct MetricFormat: Equatable, Sendable {
    /// The text for a value that was not measured.
    public static let missing = "–"

    public var units: UnitSystem

    public init(_ units: UnitSystem = .metric) { self.units = units }

    /// The unit behind a number; empty for a plain count and for durations, which carry theirs.
    public func unit(of metric: MetricID) -> String { metric.isDuration ? "" : units.unit(of: metric).symbol }

    /// A canonical value in the unit that is shown.
    public func shown(_ value: Double, of metric: MetricID) -> Double { units.unit(of: metric).shown(value) }

    /// A value that is in the unit shown already: `72.4`, `7 h 05`.
    public func shownNumber(_ value: Double, of metric: MetricID) -> String {
        if let clock = metric.clock(of: value) { return clock }
        if metric.kind == .flag { return value == 1 ? "yes" : value == 0 ? "no" : "\(Self.decimal(value * 100)) %" }
        return metric.isDuration
            ? Self.duration(minutes: value) : Self.decimal(value, decimals: units.unit(of: metric).decimals)
    }

    /// `8,412`, `72.4`, `7 h 05`; `–` for a missing value.
    public func number(_ value: Double?, of metric: MetricID) -> String {
        guard let value, value.isFinite else { return Self.missing }
        return shownNumber(shown(value, of: metric), of: metric)
    }

    /// The number with its unit: `8,412`, `72.4 kg`, `7 h 05`.
    public func text(_ value: Double?, of metric: MetricID) -> String {
        let number = number(value, of: metric)
        let unit = unit(of: metric)
        return unit.isEmpty || number == Self.missing ? number : "\(number) \(unit)"
    }

    /// A mean of several days, with the decimals that it has in findings and answers too.
    /// - Parameter difference: stands beside it, so that it has the decimals of that too.
    public func average(_ value: Double?, of metric: MetricID, beside difference: Double? = nil) -> String {
        guard let value, value.isFinite, Self.isDecimal(metric, value) else { return number(value, of: metric) }
        let unit = units.unit(of: metric)
        let shown = unit.shown(value)
        let own = unit.decimalsOfMean(shown)
        let decimals = difference.map { max(own, unit.decimalsOfMean(unit.ofDifferences.shown($0))) } ?? own
        return Self.decimal(shown, decimals: decimals)
    }

    /// The difference from one mean of several days to another, rounded once.
    public func differenceOfMeans(from before: Double, to after: Double, of metric: MetricID) -> String {
        let change = after - before
        guard change.isFinite, Self.isDecimal(metric, after) else { return difference(change, of: metric) }
        let unit = units.unit(of: metric).ofDifferences
        let shown = unit.shown(change)
        return signed(change, Self.decimal(abs(shown), decimals: unit.decimalsOfMean(shown)), of: metric)
    }

    /// Of two percentages, the difference is told in percentage points.
    private func signed(_ change: Double, _ size: String, of metric: MetricID) -> String {
        let isNothing = !size.unicodeScalars.contains { ("1"..."9").contains($0) }
        let symbol = unit(of: metric)
        let unit = symbol == "%" ? "percentage points" : symbol
        return (isNothing ? "±" : change < 0 ? "−" : "+") + size + (unit.isEmpty ? "" : " \(unit)")
    }

    /// Whether a value is written as a decimal number: not as hours, a time or a share of days.
    private static func isDecimal(_ metric: MetricID, _ value: Double) -> Bool {
        !metric.isDuration && metric.kind != .flag && metric.clock(of: value) == nil
    }

    /// Both numbers of a pair with their unit: `128/82 mmHg`; the first alone where there is no second.
    public func pair(_ value: Double?, _ lower: Double?, of metric: MetricID) -> String {
        guard let lower, metric.row.pair != nil, value != nil else { return text(value, of: metric) }
        let unit = unit(of: metric)
        return "\(average(value, of: metric))/\(average(lower, of: metric))" + (unit.isEmpty ? "" : " \(unit)")
    }

    /// The difference from one value to another, each as it is shown: what stands there can be taken from each other.
    public func difference(from before: Double, to after: Double, of metric: MetricID) -> String {
        guard metric.clock(of: after) == nil, before.isFinite, after.isFinite else {
            return difference(after - before, of: metric)
        }
        let change = shownFigure(after, of: metric) - shownFigure(before, of: metric)
        let size =
            metric.isDuration
            ? Self.duration(minutes: abs(change))
            : Self.decimal(abs(change), decimals: units.unit(of: metric).decimals)
        return signed(change, size, of: metric)
    }

    /// In the unit shown, rounded as `number` rounds it.
    private func shownFigure(_ value: Double, of metric: MetricID) -> Double {
        let unit = units.unit(of: metric)
        let decimals = metric.isDuration ? 0 : unit.decimals
        let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
        return (unit.shown(value) * scale).rounded() / scale
    }

    /// `+640`, `−0.3 kg`, `+0 h 25`; a difference too small to be shown is `±0`.
    public func difference(_ value: Double, of metric: MetricID) -> String {
        if metric.clock(of: value) != nil {
            return signed(value, Self.duration(minutes: abs(value)), of: metric)
        }
        return signed(value, number(abs(value), of: metric), of: metric)
    }

    /// `51–56`, `6,900–9,800`, `7 h 05–8 h 10`. Both ends have the decimals of the higher one: `6–11`, `2.5–4.0`.
    public func range(_ low: Double, _ high: Double, of metric: MetricID) -> String {
        let hasTenths = high < 10
        let ends = [low, high].map { hasTenths ? average($0, of: metric) : number($0, of: metric) }
        return ends[0] == ends[1] ? ends[0] : "\(ends[0])–\(ends[1])"
    }

    /// `above 51–56`, and `just above` where rounding hides by how much.
    public func outside(_ baseline: Baseline, _ value: Double, _ standing: NormalRange.Standing, of metric: MetricID)
        -> String
    {
        let end = standing == .below ? baseline.low : baseline.high
        let isHidden = number(value, of: metric) == number(end, of: metric)
        return "\(isHidden ? "just " : "")\(standing.rawValue)"
    }

    /// `7 h 05`, `45 min` below an hour.
    public static func duration(minutes: Double) -> String {
        guard minutes.isFinite, abs(minutes) < 1e9 else { return missing }
        let whole = Int(minutes.rounded())
        guard whole >= 60 else { return "\(whole) min" }
        let rest = whole % 60
        return "\(whole / 60) h \(rest < 10 ? "0" : "")\(rest)"
    }

    /// A sleep debt, which no screen tells above 20 h: `20 h 00+`. It is a running shortfall and no bank, and where it is as
    /// long as that its hours say nothing more.
    public static func sleepDebt(minutes: Double) -> String {
        duration(minutes: min(minutes, 1200)) + (minutes > 1200 ? "+" : "")
    }

    /// `−1,234.5`, rounded half away from zero.
    public static func decimal(_ value: Double, decimals: Int = 0) -> String {
        let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
        guard value.isFinite, abs(value) < 1e15 else { return missing }
        let scaled = Int((abs(value) * scale).rounded())
        var text = grouped(scaled / Int(scale))
        if decimals > 0 {
            let fraction = String(scaled % Int(scale))
            text += "." + String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
        }
        return value < 0 && scaled != 0 ? "−" + text : text
    }

    private static func grouped(_ number: Int) -> String {
        var text = ""
        let digits = String(number)
        var rest = digits.utf8.count
        for digit in digits.unicodeScalars {
            text.unicodeScalars.append(digit)
            rest -= 1
            if rest > 0, rest % 3 == 0 { text.append(",") }
        }
        return text
    }
}

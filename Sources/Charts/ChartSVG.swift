import Findings
import HealthModel
import HealthQuery

extension ChartData {
    /// The chart as a scalable picture (SVG 1.1): nothing in it runs, and nothing is loaded from elsewhere.
    public func svg(_ language: Language = .english, units: UnitSystem = .metric, today: CivilDay) -> String {
        ChartPicture(chart: self, wording: FindingWording(language, units: units, today: today)).text(
            title: sentences(language, units: units, today: today).joined(separator: " "))
    }

    /// Width and height of that picture.
    public var pictureSize: (width: Double, height: Double) {
        let panels = kind == .scatter ? 1 : max(1, series.count)
        return (ChartPicture.width, ChartPicture.panelHeight * Double(panels))
    }
}

/// Draws a chart as elements of SVG: a panel for each metric, one below the other.
private struct ChartPicture {
    let chart: ChartData
    let wording: FindingWording

    static let (width, panelHeight) = (720.0, 200.0)
    private static let (left, right, top, bottom) = (70.0, 20.0, 34.0, 28.0)
    private static let colours = ["#b3261e", "#1f5fa8", "#2e7d32", "#8a5a00"]

    private var plotWidth: Double { Self.width - Self.left - Self.right }
    private var plotHeight: Double { Self.panelHeight - Self.top - Self.bottom }

    func text(title: String) -> String {
        let panels = chart.kind == .scatter ? [scatter] : chart.series.indices.map(panel)
        let height = Self.panelHeight * Double(max(1, panels.count))
        let size = "\(Self.number(Self.width))\" height=\"\(Self.number(height))"
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Self.number(Self.width)) \(Self.number(height))\" width=\"\(size)\" role=\"img\" aria-labelledby=\"t\">",
            "<title id=\"t\">\(Self.escaped(title))</title>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        ]
        for (index, panel) in panels.enumerated() {
            lines.append("<g transform=\"translate(0 \(Self.number(Self.panelHeight * Double(index))))\">")
            lines += panel
            lines.append("</g>")
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private func panel(_ index: Int) -> [String] {
        let one = chart.series[index]
        let colour = Self.colours[index % Self.colours.count]
        var lines = [
            label("\(chart.title(of: one, wording)), \(wording.dates(chart.days))", x: Self.left, y: 20, size: 14)
        ]
        let values = chart.drawnValues(of: one)
        let known = values.compactMap(\.self).filter(\.isFinite)
        guard let least = known.min(), let most = known.max() else {
            return lines + [label(wording.pick("nothing recorded", "nichts erfasst"), x: Self.left, y: 60)]
        }
        let isBars = one.metric.kind == .cumulative || chart.kind == .weekdays || chart.kind == .zones
        var (low, high) = (isBars ? min(0, least) : least, most)
        if let usual = one.usual { (low, high) = (min(low, usual.lowerBound), max(high, usual.upperBound)) }
        if low == high { (low, high) = (low - 1, high + 1) }
        func y(_ value: Double) -> Double { Self.top + plotHeight * (high - value) / (high - low) }
        if let usual = one.usual {
            lines.append(
                "<rect x=\"\(Self.number(Self.left))\" y=\"\(Self.number(y(usual.upperBound)))\" width=\"\(Self.number(plotWidth))\" height=\"\(Self.number(y(usual.lowerBound) - y(usual.upperBound)))\" fill=\"#888888\" fill-opacity=\".2\"/>"
            )
        }
        lines += axis(low: wording.value(low, one.metric), high: wording.value(high, one.metric))
        let step = plotWidth / Double(max(1, values.count))
        func x(_ slot: Int) -> Double { Self.left + step * (Double(slot) + 0.5) }
        if chart.kind == .zones {
            lines += zones(x, y, width: step * 0.8)
        } else if isBars {
            for (slot, value) in values.enumerated() {
                guard let value, value.isFinite else { continue }
                let (start, end) = (y(max(value, 0)), y(min(value, 0)))
                lines.append(
                    "<rect x=\"\(Self.number(x(slot) - step * 0.4))\" y=\"\(Self.number(start))\" width=\"\(Self.number(step * 0.8))\" height=\"\(Self.number(end - start))\" fill=\"\(colour)\"/>"
                )
            }
        } else {
            for run in Self.runs(values) {
                let points = run.map { "\(Self.number(x($0.slot))),\(Self.number(y($0.value)))" }
                lines.append(
                    run.count == 1
                        ? "<circle cx=\"\(Self.number(x(run[0].slot)))\" cy=\"\(Self.number(y(run[0].value)))\" r=\"2.5\" fill=\"\(colour)\"/>"
                        : "<polyline fill=\"none\" stroke=\"\(colour)\" stroke-width=\"2\" points=\"\(points.joined(separator: " "))\"/>"
                )
            }
        }
        if let goal = one.goal, goal >= low, goal <= high {
            lines.append(
                "<line x1=\"\(Self.number(Self.left))\" x2=\"\(Self.number(Self.left + plotWidth))\" y1=\"\(Self.number(y(goal)))\" y2=\"\(Self.number(y(goal)))\" stroke=\"#2e7d32\" stroke-dasharray=\"6 4\"/>"
            )
        }
        return lines
    }

    /// Five shades on each other, the hardest zone at the top, with their names.
    private func zones(_ x: (Int) -> Double, _ y: (Double) -> Double, width: Double) -> [String] {
        var lines: [String] = []
        for (slot, minutes) in chart.zoneMinutes.enumerated() {
            var below = 0.0
            for (zone, value) in (minutes ?? []).enumerated() where value > 0 && zone < Self.zoneColours.count {
                let (top, bottom) = (y(below + value), y(below))
                below += value
                lines.append(
                    "<rect x=\"\(Self.number(x(slot) - width / 2))\" y=\"\(Self.number(top))\" width=\"\(Self.number(width))\" height=\"\(Self.number(bottom - top))\" fill=\"\(Self.zoneColours[zone])\"/>"
                )
            }
        }
        for (zone, colour) in Self.zoneColours.enumerated() {
            let left = Self.width - Self.right - 60 * Double(Self.zoneColours.count - zone)
            lines.append(
                "<rect x=\"\(Self.number(left))\" y=\"12\" width=\"9\" height=\"9\" fill=\"\(colour)\"/>")
            lines.append(label(wording.pick("zone \(zone + 1)", "Zone \(zone + 1)"), x: left + 13, y: 20))
        }
        return lines
    }

    private static let zoneColours = ["#9ecae1", "#4292c6", "#2e7d32", "#e08a00", "#b3261e"]

    private var scatter: [String] {
        let names = chart.series.map { wording.name(of: $0.metric) }
        guard names.count == 2, let first = chart.pairs.first else {
            return [label(wording.pick("no day with both", "kein Tag mit beidem"), x: Self.left, y: 60)]
        }
        var (left, right, bottom, top) = (first.x, first.x, first.y, first.y)
        for pair in chart.pairs {
            (left, right) = (min(left, pair.x), max(right, pair.x))
            (bottom, top) = (min(bottom, pair.y), max(top, pair.y))
        }
        if left == right { (left, right) = (left - 1, right + 1) }
        if bottom == top { (bottom, top) = (bottom - 1, top + 1) }
        let (up, across) = (chart.series[0].metric, chart.series[1].metric)
        var lines = [
            label("\(names[0]) (↑), \(names[1]) (→), \(wording.dates(chart.days))", x: Self.left, y: 20, size: 14)
        ]
        lines += axis(low: wording.value(bottom, up), high: wording.value(top, up), isDated: false)
        lines.append(label(wording.value(left, across), x: Self.left, y: Self.panelHeight - 8))
        lines.append(
            label(wording.value(right, across), x: Self.left + plotWidth, y: Self.panelHeight - 8, anchor: "end"))
        for pair in chart.pairs {
            let x = Self.left + plotWidth * (pair.x - left) / (right - left)
            let y = Self.top + plotHeight * (top - pair.y) / (top - bottom)
            lines.append(
                "<circle cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"2.5\" fill=\"\(Self.colours[0])\" fill-opacity=\".6\"/>"
            )
        }
        return lines
    }

    private func axis(low: String, high: String, isDated: Bool = true) -> [String] {
        let base = Self.top + plotHeight
        var lines = [
            label(high, x: Self.left - 6, y: Self.top + 4, anchor: "end"),
            label(low, x: Self.left - 6, y: base + 4, anchor: "end"),
            "<line x1=\"\(Self.number(Self.left))\" x2=\"\(Self.number(Self.left + plotWidth))\" y1=\"\(Self.number(base))\" y2=\"\(Self.number(base))\" stroke=\"#444444\"/>",
        ]
        guard isDated, chart.isOverTime || chart.kind == .hours else { return lines }
        if chart.kind == .hours {
            for hour in [0, 6, 12, 18, 24] {
                let x = Self.left + plotWidth * Double(hour) / 24
                lines.append(label(ChartClock.text(hour), x: x, y: Self.panelHeight - 8, anchor: "middle"))
            }
            return lines
        }
        let (from, to) = (chart.days.lowerBound, chart.days.upperBound)
        lines.append(label(wording.dates(from...from), x: Self.left, y: Self.panelHeight - 8))
        lines.append(label(wording.dates(to...to), x: Self.left + plotWidth, y: Self.panelHeight - 8, anchor: "end"))
        return lines
    }

    private func label(_ text: String, x: Double, y: Double, size: Int = 11, anchor: String = "start") -> String {
        "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-family=\"sans-serif\" font-size=\"\(size)\" text-anchor=\"\(anchor)\" fill=\"#222222\">\(Self.escaped(text))</text>"
    }

    /// Values one after the other without a gap.
    private static func runs(_ values: [Double?]) -> [[(slot: Int, value: Double)]] {
        var runs: [[(slot: Int, value: Double)]] = []
        var isOpen = false
        for (slot, value) in values.enumerated() {
            guard let value, value.isFinite else {
                isOpen = false
                continue
            }
            if isOpen { runs[runs.count - 1].append((slot, value)) } else { runs.append([(slot, value)]) }
            isOpen = true
        }
        return runs
    }

    /// Points as decimal marks, whatever the locale.
    private static func number(_ value: Double) -> String { ChartNumber.fixed(value, decimals: 1) }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 32: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

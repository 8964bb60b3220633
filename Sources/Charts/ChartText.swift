import Findings
import HealthModel
import HealthQuery

extension ChartData {
    /// The chart as lines of block elements: for documents of plain text.
    /// - Parameters:
    ///   - width: cells of the longest line.
    ///   - height: lines of each metric's values.
    public func textBlock(
        width: Int = 72, height: Int = 6, _ language: Language = .english, units: UnitSystem = .metric,
        today: CivilDay
    ) -> [String] {
        let wording = FindingWording(language, units: units, today: today)
        if kind == .scatter { return scatterBlock(width: width, height: max(height, 10), wording) }
        var lines: [String] = []
        for one in series {
            if !lines.isEmpty { lines.append("") }
            lines.append("\(title(of: one, wording)), \(wording.dates(days))")
            let values = drawnValues(of: one)
            let known = values.compactMap(\.self)
            guard let least = known.min(), let most = known.max() else {
                lines.append(wording.pick("nothing recorded", "nichts erfasst"))
                continue
            }
            // A bar begins at zero; what varies far from it is drawn as a line.
            let isBars = one.metric.kind == .cumulative || one.metric.isDuration
            let low = isBars ? min(0, least) : least
            let ends = [most, low].map { wording.value($0, one.metric) }
            let margin = ends.map(\.count).max() ?? 0
            let room = max(1, width - margin - 2)
            let bars = Self.columns(values, room, kind == .weekdays ? 4 : kind == .hours ? 2 : 1)
            for row in 0..<height {
                let end = row == 0 ? ends[0] : row == height - 1 ? ends[1] : ""
                let label = String(repeating: " ", count: margin - end.count) + end
                let cells = bars.map { value in
                    isBars
                        ? Self.cell(value, row: row, of: height, low, most)
                        : Self.point(value, row: row, of: height, low, most)
                }.joined()
                lines.append("\(label) │\(cells)".trimmedAtEnd)
            }
            lines.append(String(repeating: " ", count: margin) + " └" + String(repeating: "─", count: bars.count))
            if kind == .hours {
                let gap = max(1, bars.count - 10)
                lines.append(
                    String(repeating: " ", count: margin + 2) + ChartClock.text(0) + String(repeating: " ", count: gap)
                        + ChartClock.text(24))
            }
            if isOverTime {
                let (from, to) = (
                    wording.dates(days.lowerBound...days.lowerBound), wording.dates(days.upperBound...days.upperBound)
                )
                let gap = bars.count - from.count - to.count
                let ends = gap > 0 ? from + String(repeating: " ", count: gap) + to : from
                lines.append(String(repeating: " ", count: margin + 2) + ends)
            }
        }
        return lines
    }

    /// One value a column: means of neighbours where there are more values than columns, several columns a value where that
    /// makes them easier to tell apart.
    private static func columns(_ values: [Double?], _ room: Int, _ most: Int) -> [Double?] {
        guard !values.isEmpty else { return [] }
        if values.count > room {
            let step = (values.count + room - 1) / room
            return stride(from: 0, to: values.count, by: step).map { start in
                let group = values[start..<min(values.count, start + step)].compactMap(\.self)
                return group.isEmpty ? nil : group.reduce(0, +) / Double(group.count)
            }
        }
        let each = min(most, max(1, room / values.count))
        return values.flatMap { Array(repeating: $0, count: each) }
    }

    private static let eighths = Array(" ▁▂▃▄▅▆▇█")

    private static func cell(_ value: Double?, row: Int, of height: Int, _ low: Double, _ high: Double) -> String {
        guard let value else { return " " }
        let share = high > low ? (value - low) / (high - low) : 0.5
        // The smallest value has a mark of its own: it is not missing.
        let filled = max(1, Int((min(1, max(0, share)) * Double(height * 8)).rounded()))
        let here = filled - (height - 1 - row) * 8
        return String(eighths[min(8, max(0, here))])
    }

    private static let levels = ["⣀", "⠤", "⠒", "⠉"]

    /// A piece of the line that goes through the values: four heights a row.
    private static func point(_ value: Double?, row: Int, of height: Int, _ low: Double, _ high: Double) -> String {
        guard let value else { return " " }
        let share = high > low ? min(1, max(0, (value - low) / (high - low))) : 0.5
        let level = Int((share * Double(height * levels.count - 1)).rounded())
        return level / levels.count == height - 1 - row ? levels[level % levels.count] : " "
    }

    private func scatterBlock(width: Int, height: Int, _ wording: FindingWording) -> [String] {
        guard series.count == 2, let first = pairs.first else {
            return [wording.pick("no day with both", "kein Tag mit beidem")]
        }
        let bounds = pairs.dropFirst().reduce(into: (first.x, first.x, first.y, first.y)) { bounds, pair in
            bounds = (min(bounds.0, pair.x), max(bounds.1, pair.x), min(bounds.2, pair.y), max(bounds.3, pair.y))
        }
        let (across, up) = (series[1].metric, series[0].metric)
        let ends = [bounds.3, bounds.2].map { wording.value($0, up) }
        let margin = ends.map(\.count).max() ?? 0
        let room = max(2, width - margin - 2)
        var counts = [[Int]](repeating: [Int](repeating: 0, count: room), count: height)
        func place(_ value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
            high > low
                ? min(count - 1, max(0, Int(((value - low) / (high - low) * Double(count - 1)).rounded()))) : count / 2
        }
        for pair in pairs {
            counts[height - 1 - place(pair.y, bounds.2, bounds.3, height)][place(pair.x, bounds.0, bounds.1, room)] += 1
        }
        var lines = ["\(wording.name(of: up)) (↑), \(wording.name(of: across)) (→), \(wording.dates(days))"]
        for (row, cells) in counts.enumerated() {
            let end = row == 0 ? ends[0] : row == height - 1 ? ends[1] : ""
            let label = String(repeating: " ", count: margin - end.count) + end
            lines.append(
                "\(label) │\(cells.map { $0 == 0 ? " " : $0 == 1 ? "·" : $0 < 4 ? "•" : "●" }.joined())".trimmedAtEnd)
        }
        lines.append(String(repeating: " ", count: margin) + " └" + String(repeating: "─", count: room))
        let (low, high) = (wording.value(bounds.0, across), wording.value(bounds.1, across))
        let gap = max(1, room - low.count - high.count)
        lines.append(String(repeating: " ", count: margin + 2) + low + String(repeating: " ", count: gap) + high)
        return lines
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

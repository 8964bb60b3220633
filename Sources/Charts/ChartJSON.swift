import HealthModel
import HealthQuery
import JSON

extension ChartData {
    /// The members of the tool's reply: what a program can draw the chart from.
    package var fields: [(key: String, value: JSONTree)] {
        var fields: [(key: String, value: JSONTree)] = [
            ("kind", .string(kind.rawValue)), ("from", .string(days.lowerBound.iso)),
            ("to", .string(days.upperBound.iso)), ("by", .string(grain.rawValue)),
        ]
        if let running { fields.append(("running", .string(running.iso))) }
        fields.append(("series", .list(series.map { .object($0.fields) })))
        if kind == .scatter, series.count == 2 {
            let names = ["date", series[1].metric.rawValue, series[0].metric.rawValue]
            fields.append(("pair", .list(names.map { .string($0) })))
            fields.append(
                (
                    "pairs",
                    .list(
                        pairs.map {
                            .list([.string($0.day.iso), Self.number($0.x), Self.number($0.y)])
                        })
                ))
        }
        if !marks.isEmpty {
            fields.append(
                (
                    "marks",
                    .list(
                        marks.map {
                            .object([
                                ("from", .string($0.days.lowerBound.iso)), ("to", .string($0.days.upperBound.iso)),
                                ("text", .string($0.text)),
                            ])
                        })
                ))
        }
        return fields
    }

    /// With at most six significant digits; `null` for what is missing.
    static func number(_ value: Double?) -> JSONTree {
        guard let value, value.isFinite else { return .null }
        if let whole = Int(exactly: value), whole.magnitude < 1_000_000_000 { return .digits(String(whole)) }
        return .digits(ChartNumber.text(value))
    }

    /// A chart as the tool told it; `nil` for what is none.
    public init?(_ json: JSONValue) {
        guard let kind = json["kind"].text.flatMap(Kind.init(rawValue:)),
            let from = json["from"].text.flatMap({ CivilDay(iso: $0) }),
            let to = json["to"].text.flatMap({ CivilDay(iso: $0) }), from <= to,
            let grain = json["by"].text.flatMap(ChartGrain.init(rawValue:)), to - from < Self.longest
        else { return nil }
        let series = (json["series"].array ?? []).compactMap { Series($0) }
        guard !series.isEmpty, series.count <= Self.mostMetrics else { return nil }
        self.init(kind: kind, days: from...to, grain: grain, series: series)
        running = json["running"].text.flatMap { CivilDay(iso: $0) }
        switch kind {
        case .overTime:
            let count = slotDays.count
            guard series.allSatisfy({ $0.values.count == count }) else { return nil }
        case .weekdays: guard series.allSatisfy({ $0.values.count == 7 }) else { return nil }
        // No tool tells them.
        case .hours, .zones: return nil
        case .scatter:
            guard series.count == 2 else { return nil }
            pairs = (json["pairs"].array ?? []).compactMap { pair in
                guard let parts = pair.array, parts.count == 3, let day = parts[0].text.flatMap({ CivilDay(iso: $0) }),
                    let x = parts[1].number, let y = parts[2].number
                else { return nil }
                return Pair(day: day, x: x, y: y)
            }
        }
        marks = (json["marks"].array ?? []).compactMap { mark in
            guard let from = mark["from"].text.flatMap({ CivilDay(iso: $0) }),
                let to = mark["to"].text.flatMap({ CivilDay(iso: $0) }), from <= to, let text = mark["text"].text
            else { return nil }
            return Mark(days: from...to, text: text)
        }
    }

    /// Days of the longest chart: a hundred years.
    public static let longest = 36_525
}

extension ChartData.Series {
    fileprivate var fields: [(key: String, value: JSONTree)] {
        var fields: [(key: String, value: JSONTree)] = [
            ("metric", .string(metric.rawValue)), ("unit", .string(metric.unit)),
            ("mean", ChartData.number(average)), ("n", .digits(String(recordedDays))),
            ("of", .digits(String(possibleDays))),
        ]
        if let clock = average.flatMap(metric.clock) { fields.append(("mean_hhmm", .string(clock))) }
        if !leftOut.isEmpty {
            fields.append(("left_out_dates", .list(leftOut.sorted().map { .string($0.iso) })))
        }
        if let goal { fields.append(("goal", ChartData.number(goal))) }
        if let usual {
            fields.append(
                ("usual", .list([ChartData.number(usual.lowerBound), ChartData.number(usual.upperBound)])))
        }
        if !values.isEmpty { fields.append(("values", .list(values.map { ChartData.number($0) }))) }
        return fields
    }

    /// `nil` for a metric of another version.
    fileprivate init?(_ json: JSONValue) {
        guard let metric = json["metric"].text.flatMap(MetricID.init(rawValue:)), !metric.isText else { return nil }
        self.init(
            metric: metric, values: (json["values"].array ?? []).map(\.number), average: json["mean"].number,
            recordedDays: json["n"].integer ?? 0, possibleDays: json["of"].integer ?? 0)
        leftOut = Set((json["left_out_dates"].array ?? []).compactMap { $0.text.flatMap { CivilDay(iso: $0) } })
        goal = json["goal"].number
        if let bounds = json["usual"].array?.compactMap(\.number), bounds.count == 2, bounds[0] <= bounds[1] {
            usual = bounds[0]...bounds[1]
        }
    }
}

/// Numbers with a decimal point, whatever the locale.
enum ChartNumber {
    /// Six significant digits at most.
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        let magnitude = value.magnitude
        if magnitude >= 1e15 { return "\(value)" }
        var (scale, digits) = (1.0, 0)
        while digits < 8, magnitude * scale < 100_000, (value * scale).rounded() != value * scale {
            scale *= 10
            digits += 1
        }
        return fixed(value, decimals: digits)
    }

    /// Trailing zeros are left out.
    static func fixed(_ value: Double, decimals: Int) -> String {
        DecimalText.text(of: value, decimals: decimals, trimmed: true) ?? (value.isFinite ? "\(value)" : "")
    }
}

import HealthModel
import HealthQuery

extension ChartData {
    /// The values that are drawn as CSV (RFC 4180), in the units of the metrics, with a header line; nothing where nothing is
    /// recorded.
    public var csv: String {
        let rows: [[String]]
        switch kind {
        case .overTime:
            rows =
                [["from", "to"] + series.map { Self.heading($0.metric) }]
                + slotDays.enumerated().map { index, days in
                    (grain == .hour
                        ? Self.hour(index, of: days.lowerBound) : [days.lowerBound.iso, days.upperBound.iso])
                        + series.map { $0.values.indices.contains(index) ? Self.cell($0.values[index]) : "" }
                }
        case .weekdays:
            let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
            rows =
                [["weekday"] + series.map { Self.heading($0.metric) }]
                + names.enumerated().map { index, name in
                    [name] + series.map { $0.values.indices.contains(index) ? Self.cell($0.values[index]) : "" }
                }
        case .hours:
            rows =
                [["from", "to"] + series.map { Self.heading($0.metric) }]
                + (0..<24).map { hour in
                    [ChartClock.text(hour), ChartClock.text(hour + 1)]
                        + series.map { $0.values.indices.contains(hour) ? Self.cell($0.values[hour]) : "" }
                }
        case .zones:
            rows =
                [["from", "to"] + (1...5).map { "zone_\($0)_min" }]
                + zip(slotDays, zoneMinutes).map { days, minutes in
                    [days.lowerBound.iso, days.upperBound.iso]
                        + (0..<5).map { zone in Self.cell(minutes.flatMap { $0.count == 5 ? $0[zone] : nil }) }
                }
        case .scatter:
            guard series.count == 2 else { return "" }
            rows =
                [["date", Self.heading(series[1].metric), Self.heading(series[0].metric)]]
                + pairs.map { [$0.day.iso, Self.cell($0.x), Self.cell($0.y)] }
        }
        return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    /// `2026-11-24T14:00`, `2026-11-24T15:00`.
    private static func hour(_ slot: Int, of day: CivilDay) -> [String] {
        let hour = slot % 24
        return hour == 23
            ? ["\(day.iso)T23:00", "\(day.advanced(by: 1).iso)T00:00"]
            : ["\(day.iso)T\(ChartClock.text(hour))", "\(day.iso)T\(ChartClock.text(hour + 1))"]
    }

    /// The metric's name in the tools, which names its unit; without commas or quotes.
    private static func heading(_ metric: MetricID) -> String { metric.rawValue }

    private static func cell(_ value: Double?) -> String { value.map(ChartNumber.text) ?? "" }
}

/// Whole hours.
enum ChartClock {
    /// `06:00`, `24:00`.
    static func text(_ hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
}

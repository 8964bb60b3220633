import HealthModel

/// Pairs of the values of two columns; times of the clock lie on a line about their circular mean (`ClockSeries`).
public enum RelatedPairs {
    /// The value of x of date d − lag with that of y of date d, both present.
    /// - Parameter days: of y.
    public static func daily(
        _ table: DayTable, _ x: DayField, _ y: DayField, on days: [CivilDay], lag: Int
    ) -> [RelatedPair] {
        let pairs = days.compactMap { day -> RelatedPair? in
            guard let y = table.counted(y, on: day), let x = table.counted(x, on: day.advanced(by: -lag)) else {
                return nil
            }
            return RelatedPair(place: day.number, x: x, y: y)
        }
        guard x.kind == .clock || y.kind == .clock else { return pairs }
        let (xLine, yLine) = (ClockSeries(x, pairs.map(\.x)), ClockSeries(y, pairs.map(\.y)))
        return pairs.map { RelatedPair(place: $0.place, x: xLine.unwrapped($0.x), y: yLine.unwrapped($0.y)) }
    }

    /// How the days of one week make one value.
    public enum Aggregate: String, Sendable { case mean, sum }

    /// A pair for each ISO week with a value of both.
    /// - Parameter fullOnly: leaves out weeks of which not all seven dates are among `days`.
    public static func weekly(
        _ table: DayTable, _ x: (field: DayField, by: Aggregate), _ y: (field: DayField, by: Aggregate),
        on days: [CivilDay], fullOnly: Bool
    ) -> [RelatedPair] {
        let xLine = ClockSeries(x.field, table.values(x.field, on: days).map(\.value))
        let yLine = ClockSeries(y.field, table.values(y.field, on: days).map(\.value))
        return Grouped.by(days) { $0.number - $0.weekday }.compactMap { monday, days in
            guard !fullOnly || days.count == 7, let x = value(table, x, xLine, days),
                let y = value(table, y, yLine, days)
            else { return nil }
            // 1 January 1970 was a Thursday: Mondays lie 4 days after a multiple of 7.
            return RelatedPair(place: (monday - 4) / 7, x: x, y: y)
        }
    }

    private static func value(
        _ table: DayTable, _ side: (field: DayField, by: Aggregate), _ line: ClockSeries, _ days: [CivilDay]
    ) -> Double? {
        let values = line.unwrapped(table.values(side.field, on: days)).map(\.value)
        return side.by == .mean || values.isEmpty ? CompensatedSum.mean(values) : CompensatedSum.of(values)
    }
}

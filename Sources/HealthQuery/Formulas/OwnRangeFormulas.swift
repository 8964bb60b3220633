import Foundation
import HealthModel

extension DayTable {
    /// The trend of the weight that Today shows of a day; `nil` without a believable weight of the last 120 days.
    public func weightTrend(upTo day: CivilDay) -> Double? {
        let days = (0...WeightTrend.reachDays).reversed().map { day.advanced(by: -$0) }
        return WeightTrend.trend(on: day, days.map { number(.weight, on: $0) })
    }
}

extension FormulaInputs {
    /// Of the last values, sorted, the one at the nearest rank.
    /// - Parameter percent: 0 to 100.
    public func goalPercentile(_ field: DayField, percent: Double, count: Int) throws(MissingInput) -> FormulaAnswer {
        let kept = Array(table.values(field).suffix(count))
        let values = kept.map(\.value).sorted()
        guard let value = Percentile.nearestRank(percent / 100, ofSorted: values) else {
            throw MissingInput("no \(field.rawValue) is recorded")
        }
        return [
            ("value", .number(value)), ("p", .number(percent)),
            ("n", .number(Double(values.count))), ("first_date", .day(kept[0].day)),
            ("last_date", .day(kept[kept.count - 1].day)),
        ]
    }

    /// The mean of the last days beside mean ± width · SD of the days before those. SDNN is taken in logarithms.
    /// - Parameter day: the last of the recent ones.
    public func normalRange(
        _ asked: DayField, on day: CivilDay, recentDays: Int, baselineDays: Int, width: Double
    ) throws(MissingInput) -> FormulaAnswer {
        let field = asked == .heartRateVariability ? .logHeartRateVariability : asked
        let start = day.advanced(by: 1 - recentDays)
        let recent = table.values(field, on: table.span(start...day)).map(\.value)
        let before = start.advanced(by: -baselineDays)...start.advanced(by: -1)
        let baseline = table.values(field, on: table.span(before)).map(\.value)
        guard let mean = CompensatedSum.mean(recent) else {
            throw MissingInput("no \(asked.rawValue) is recorded in the last \(recentDays) days")
        }
        guard let band = NormalRange.Band(baseline, width: width) else {
            throw MissingInput("fewer than 2 values in the \(baselineDays) days before")
        }
        let z = band.deviation > 0 ? (mean - band.mean) / band.deviation : .nan
        return [
            ("value", .text(band.standing(of: mean).rawValue)), ("z", .number(z)),
            ("n", .number(Double(baseline.count))),
            ("low", .number(band.low)), ("high", .number(band.high)), ("scale", .text(field.rawValue)),
            ("recent_mean", .number(mean)), ("recent_n", .number(Double(recent.count))),
            ("width_sd", .number(width)), ("recent_from", .day(start)), ("recent_to", .day(day)),
            ("baseline_from", .day(before.lowerBound)), ("baseline_to", .day(before.upperBound)),
        ] + (field == asked ? [] : inMilliseconds(mean, band))
    }

    /// The mean and the range that were taken in logarithms, in milliseconds.
    private func inMilliseconds(_ mean: Double, _ band: NormalRange.Band) -> FormulaAnswer {
        [
            ("low_ms", .number(exp(band.low))), ("high_ms", .number(exp(band.high))),
            ("recent_geometric_mean_ms", .number(exp(mean))),
        ]
    }

    /// A day's value in robust spreads from the median of the days before.
    public func robustZ(_ field: DayField, on day: CivilDay, days: Int) throws(MissingInput) -> FormulaAnswer {
        let when = day == table.today ? "today" : "on \(day.iso)"
        guard let value = table.number(field, on: day) else {
            throw MissingInput("no \(field.rawValue) is recorded \(when)")
        }
        let before = day.advanced(by: -days)...day.advanced(by: -1)
        let values = table.values(field, on: table.span(before)).map(\.value)
        guard let spread = RobustSpread(values) else {
            throw MissingInput("no \(field.rawValue) is recorded in the \(days) days before")
        }
        let scale = max(spread.scaled, field.smallestSpread)
        guard scale > 0 else { throw MissingInput("the values before do not vary") }
        return [
            ("value", .number((value - spread.median) / scale)), ("n", .number(Double(values.count))),
            (day == table.today ? "today" : "date_value", .number(value)), ("median", .number(spread.median)),
            ("mad_s", .number(spread.scaled)), ("date", .day(day)), ("baseline_from", .day(before.lowerBound)),
            ("baseline_to", .day(before.upperBound)),
        ]
    }

    /// The values that lie furthest from the median of all in the range, in robust spreads.
    public func outliers(
        _ field: DayField, in dates: ClosedRange<CivilDay>, limit: Int
    ) throws(MissingInput) -> FormulaAnswer {
        let values = table.values(field, on: table.span(dates))
        guard let spread = RobustSpread(values.map(\.value)) else {
            throw MissingInput("no \(field.rawValue) is recorded in these dates")
        }
        guard spread.scaled > 0 else { throw MissingInput("half of the values are the same") }
        let rated = values.map { (z: abs($0.value - spread.median) / spread.scaled, value: $0) }
        let rows = rated.ranked(.largestFirst) { $0.z }.prefix(limit).map { outlier -> FormulaAnswer in
            let clock: FormulaAnswer = field.clock(of: outlier.value.value).map { [("value_hhmm", .text($0))] } ?? []
            return [
                ("z", .number(outlier.z)), ("date", .day(outlier.value.day)), ("value", .number(outlier.value.value)),
            ] + clock
        }
        return [
            ("rows", .list(rows)), ("n", .number(Double(values.count))), ("median", .number(spread.median)),
            ("mad_s", .number(spread.scaled)),
        ]
    }
}

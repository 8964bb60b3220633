import Foundation
import HealthModel

extension DayTable {
    /// The trend of the weight that Today shows of a day; `nil` without a believable weight of the last 120 days.
    public func weightTrend(upTo day: CivilDay) -> Double? {
        let days = (0...WeightTrend.reachDays).reversed().map { day.advanced(by: -$0) }
        return WeightTrend.trend(on: day, days.map { number(.weight, on: $0) })
    }

    /// Where weight or body fat is going over the four weeks up to a day, as Today tells it; `nil` of all else and of too few
    /// values.
    public func bodyTrend(_ field: DayField, upTo day: CivilDay) -> (trend: BodyTrend, count: Int)? {
        let values = (0..<BodyTrend.days).reversed().map { counted(field, on: day.advanced(by: -$0)) }
        return BodyTrend(of: field, values).map { ($0, values.count { $0 != nil }) }
    }
}

extension FormulaInputs {
    /// The value at the nearest rank of the last values.
    /// - Parameter percent: 0 to 100.
    public func goalPercentile(_ field: DayField, percent: Double, count: Int) throws(MissingInput) -> FormulaAnswer {
        let kept = Array(table.values(field).suffix(count))
        let line = ClockSeries(field, kept.map(\.value))
        let values = line.unwrapped(kept).map(\.value).sorted()
        guard let value = Percentile.nearestRank(percent / 100, ofSorted: values) else {
            throw MissingInput("no \(field.rawValue) is recorded")
        }
        return [
            ("value", .number(line.wrapped(value))), ("p", .number(percent)),
            ("n", .number(Double(values.count))), ("first_date", .day(kept[0].day)),
            ("last_date", .day(kept[kept.count - 1].day)),
        ]
    }

    /// The mean of the last days beside mean ± width · SD of the days before those. SDNN is taken in logarithms, times of
    /// the clock about the circular mean of the days before.
    /// - Parameter day: the last of the recent ones.
    public func normalRange(
        _ asked: DayField, on day: CivilDay, recentDays: Int, baselineDays: Int, width: Double
    ) throws(MissingInput) -> FormulaAnswer {
        let field = asked == .heartRateVariability ? .logHeartRateVariability : asked
        let start = day.advanced(by: 1 - recentDays)
        let before = start.advanced(by: -baselineDays)...start.advanced(by: -1)
        func counted(_ dates: ClosedRange<CivilDay>) -> [DatedValue] {
            table.recordedValues(field, on: table.span(dates)).filter { !table.isSlip(field, on: $0.day) }
        }
        let reference = counted(before)
        let line = ClockSeries(field, reference.map(\.value))
        let recent = line.unwrapped(counted(start...day)).map(\.value)
        let baseline = line.unwrapped(reference).map(\.value)
        guard let mean = CompensatedSum.mean(recent) else {
            throw MissingInput("no \(asked.rawValue) that counts is recorded in the last \(recentDays) days")
        }
        guard let band = NormalRange.Band(baseline, width: width) else {
            throw MissingInput("fewer than 2 values in the \(baselineDays) days before")
        }
        guard line.isTypical else { throw Self.noTypicalTime }
        let z = band.deviation > 0 ? (mean - band.mean) / band.deviation : .nan
        var answer: FormulaAnswer = [
            ("value", .text(band.standing(of: mean).rawValue)), ("z", .number(z)),
            ("n", .number(Double(baseline.count))),
            ("low", .number(line.wrapped(band.low))), ("high", .number(line.wrapped(band.high))),
            ("scale", .text(field.rawValue)),
            ("recent_mean", .number(line.wrapped(mean))), ("recent_n", .number(Double(recent.count))),
            ("width_sd", .number(width)), ("recent_from", .day(start)), ("recent_to", .day(day)),
            ("baseline_from", .day(before.lowerBound)), ("baseline_to", .day(before.upperBound)),
        ]
        if field != asked { answer += inMilliseconds(mean, band) }
        answer += Self.clocks([("low", band.low), ("high", band.high), ("recent_mean", mean)], field)
        return answer
    }

    private static let noTypicalTime = MissingInput("the times of day lie all round the clock: none is typical")

    /// Values as a clock shows them, each under its name with `_hhmm`; none of a field that is no time of day.
    private static func clocks(_ values: [(name: String, value: Double)], _ field: DayField) -> FormulaAnswer {
        values.compactMap { item in
            field.clock(of: item.value).map { (name: item.name + "_hhmm", value: FormulaValue.text($0)) }
        }
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
        let reference = table.values(field, on: table.span(before))
        let line = ClockSeries(field, reference.map(\.value))
        let values = line.unwrapped(reference).map(\.value)
        guard let spread = RobustSpread(values) else {
            throw MissingInput("no \(field.rawValue) is recorded in the \(days) days before")
        }
        guard line.isTypical else { throw Self.noTypicalTime }
        let scale = max(spread.scaled, field.smallestSpread)
        guard scale > 0 else { throw MissingInput("the values before do not vary") }
        let name = day == table.today ? "today" : "date_value"
        let answer: FormulaAnswer = [
            ("value", .number((line.unwrapped(value) - spread.median) / scale)), ("n", .number(Double(values.count))),
            (name, .number(value)), ("median", .number(line.wrapped(spread.median))),
            ("mad_s", .number(spread.scaled)), ("date", .day(day)), ("baseline_from", .day(before.lowerBound)),
            ("baseline_to", .day(before.upperBound)),
        ]
        return answer + Self.clocks([(name, value), ("median", spread.median)], field)
    }

    /// The values that lie furthest from the median of all in the range, in robust spreads; slips are among them.
    public func outliers(
        _ field: DayField, in dates: ClosedRange<CivilDay>, limit: Int
    ) throws(MissingInput) -> FormulaAnswer {
        let recorded = table.recordedValues(field, on: table.span(dates))
        let line = ClockSeries(field, recorded.map(\.value))
        let values = line.unwrapped(recorded)
        guard let spread = RobustSpread(values.map(\.value)) else {
            throw MissingInput("no \(field.rawValue) is recorded in these dates")
        }
        guard spread.scaled > 0 else { throw MissingInput("half of the values are the same") }
        guard line.isTypical else { throw Self.noTypicalTime }
        let rated = values.map { (z: abs($0.value - spread.median) / spread.scaled, value: $0) }
        let rows = rated.ranked(.largestFirst) { $0.z }.prefix(limit).map { outlier -> FormulaAnswer in
            let told: FormulaAnswer = [
                ("z", .number(outlier.z)), ("date", .day(outlier.value.day)),
                ("value", .number(line.wrapped(outlier.value.value))),
            ]
            return told + Self.clocks([("value", outlier.value.value)], field)
        }
        let answer: FormulaAnswer = [
            ("rows", .list(rows)), ("n", .number(Double(values.count))),
            ("median", .number(line.wrapped(spread.median))), ("mad_s", .number(spread.scaled)),
        ]
        return answer + Self.clocks([("median", spread.median)], field)
    }
}

import HealthModel

extension FormulaInputs {
    /// Of the last values, sorted, the one at the nearest rank.
    /// - Parameter percent: 0 to 100.
    public func goalPercentile(_ field: DayField, percent: Double, count: Int) throws(MissingInput) -> FormulaAnswer {
        let values = table.values(field).suffix(count).map(\.value).sorted()
        guard !values.isEmpty else { throw MissingInput("no \(field.rawValue) is recorded") }
        let rank = Int((percent * Double(values.count) / 100).rounded(.up))
        return [
            ("value", .number(values[min(max(rank, 1), values.count) - 1])), ("p", .number(percent)),
            ("n", .number(Double(values.count))),
        ]
    }

    /// The mean of the last days beside mean ± width · SD of the days before those. SDNN is taken in logarithms.
    public func normalRange(
        _ asked: DayField, recentDays: Int, baselineDays: Int, width: Double
    ) throws(MissingInput) -> FormulaAnswer {
        let field = asked == .heartRateVariability ? .logHeartRateVariability : asked
        let start = table.today.advanced(by: 1 - recentDays)
        let recent = table.values(field, on: table.span(start...table.today)).map(\.value)
        let before = start.advanced(by: -baselineDays)...start.advanced(by: -1)
        let baseline = FieldStatistics(table.values(field, on: table.span(before)))
        guard let mean = CompensatedSum.mean(recent) else {
            throw MissingInput("no \(asked.rawValue) is recorded in the last \(recentDays) days")
        }
        guard let baseline, let deviation = baseline.deviation else {
            throw MissingInput("fewer than 2 values in the \(baselineDays) days before")
        }
        let (low, high) = (baseline.mean - width * deviation, baseline.mean + width * deviation)
        let standing = mean < low ? "below" : mean > high ? "above" : "within"
        let z = deviation > 0 ? (mean - baseline.mean) / deviation : .nan
        return [
            ("value", .text(standing)), ("z", .number(z)), ("n", .number(Double(baseline.count))),
            ("low", .number(low)), ("high", .number(high)), ("scale", .text(field.rawValue)),
            ("recent_mean", .number(mean)), ("recent_n", .number(Double(recent.count))),
        ]
    }

    /// Today's value in robust spreads from the median of the days before.
    public func robustZ(_ field: DayField, days: Int) throws(MissingInput) -> FormulaAnswer {
        guard let value = table.number(field, on: table.today) else {
            throw MissingInput("no \(field.rawValue) is recorded today")
        }
        let before = table.today.advanced(by: -days)...table.today.advanced(by: -1)
        let values = table.values(field, on: table.span(before)).map(\.value)
        guard let spread = RobustSpread(values) else {
            throw MissingInput("no \(field.rawValue) is recorded in the \(days) days before")
        }
        let scale = max(spread.scaled, field.smallestSpread)
        guard scale > 0 else { throw MissingInput("the values before do not vary") }
        return [
            ("value", .number((value - spread.median) / scale)), ("n", .number(Double(values.count))),
            ("today", .number(value)), ("median", .number(spread.median)), ("mad_s", .number(spread.scaled)),
        ]
    }

    /// The values that lie furthest from the median of all, in robust spreads.
    public func outliers(_ field: DayField, limit: Int) throws(MissingInput) -> FormulaAnswer {
        let values = table.values(field)
        guard let spread = RobustSpread(values.map(\.value)) else {
            throw MissingInput("no \(field.rawValue) is recorded")
        }
        guard spread.scaled > 0 else { throw MissingInput("half of the values are the same") }
        let rows = values.map {
            Outlier(z: abs($0.value - spread.median) / spread.scaled, day: $0.day, value: $0.value)
        }
        return [
            ("rows", .outliers(Array(rows.ranked(.largestFirst) { $0.z }.prefix(limit)))),
            ("n", .number(Double(values.count))), ("median", .number(spread.median)),
        ]
    }
}

/// Median and the spread about it that an outlier does not move.
struct RobustSpread {
    var median: Double
    /// 1.4826 · median of the distances from the median: a standard deviation where values are normal.
    var scaled: Double

    /// `nil` without values.
    init?(_ values: [Double]) {
        guard let median = Percentile.median(values), let middle = Percentile.median(values.map { abs($0 - median) })
        else { return nil }
        self.median = median
        scaled = 1.4826 * middle
    }
}

extension DayField {
    /// The smallest spread that is believed, in the unit.
    var smallestSpread: Double {
        switch self {
        case .restingHeartRate: 1
        case .respiratoryRate: 0.3
        case .wristTemperature: 0.1
        case .sleep, .sleepTotal: 15
        case .sleepHours: 0.25
        default: 0
        }
    }
}

import ScreenKit
import HealthModel
import HealthQuery

extension TrendContent {
    /// The view in one sentence, with its uncertainty.
    func sentence(_ format: MetricFormat) -> String {
        switch self {
        case .before(let content): content.sentence(format)
        case .weekdays(let content): content.sentence(format)
        case .distribution(let content): content.sentence(format)
        case .scatter(let content): content.sentence(format)
        case .calendar(let content): content.sentence(format)
        case .nights(let content): content.sentence
        case .form(let content): content.sentence
        case .hours(let content): content.sentence(format)
        case .zones(let content): content.sentence
        case .records(let content): content.sentence
        }
    }
}

extension TypicalShift {
    /// By how much a typical later day lies higher, with its interval, or that it may be chance.
    fileprivate func words(_ metric: MetricID, _ format: MetricFormat) -> String {
        let (low, high) = (format.difference(shift.low, of: metric), format.difference(shift.high, of: metric))
        let sureness = "(95 %: \(low) to \(high), \(TrendSentence.chance(shift.p)))"
        return shift.p < TrendFigures.sure
            ? "a typical \(grain.rawValue) lies \(format.distance(shift.shift, of: metric)) \(sureness)"
            : "no clear difference: \(format.difference(shift.shift, of: metric)) \(sureness)"
    }
}

extension MetricFormat {
    /// `2 bpm lower`, `640 higher`.
    func distance(_ shift: Double, of metric: MetricID) -> String {
        let size = difference(abs(shift), of: metric).drop { "+±".contains($0) }
        return "\(size) \(shift < 0 ? "lower" : "higher")"
    }
}

extension BeforeContent {
    func sentence(_ format: MetricFormat) -> String {
        let metric = now.metric
        guard let mean = now.average, let earlier = before.average else {
            let missing = now.average == nil ? "these days" : "the days before, \(DayText.range(days))"
            return "Nothing recorded in \(missing): there is nothing to compare."
        }
        let change = format.differenceOfMeans(from: earlier, to: mean, of: metric)
        func shown(_ value: Double) -> String { format.average(value, of: metric, beside: mean - earlier) }
        let means = "\(shown(mean)) \(metric.meanWords), \(change) against \(shown(earlier)) before"
        let counts = "\(now.recordedDays) and \(before.recordedDays) days"
        guard metric.kind != .clock, let shift else { return "\(means), \(counts): too few to tell it from chance." }
        return "\(means): \(shift.words(metric, format)), \(counts)."
    }
}

extension WeekdayContent {
    func sentence(_ format: MetricFormat) -> String {
        let known = slots.enumerated().compactMap { index, slot in slot.value.map { (index, $0) } }
        guard known.count > 1, let high = known.max(by: { $0.1 < $1.1 }), let low = known.min(by: { $0.1 < $1.1 })
        else {
            return "Too few days to compare weekdays."
        }
        guard high.1 > low.1 else {
            return "The same on all weekdays that are recorded: \(format.text(high.1, of: metric))."
        }
        func name(_ weekday: Int, _ value: Double) -> String {
            let days = "\(counts[weekday]) \(counts[weekday] == 1 ? "day" : "days")"
            return "\(DayText.weekdays[weekday])s (\(format.average(value, of: metric)), \(days))"
        }
        let (most, least) = metric.kind == .clock ? ("Latest", "earliest") : ("Highest", "lowest")
        let extremes = "\(most) on \(name(high.0, high.1)), \(least) on \(name(low.0, low.1))."
        guard metric.kind != .clock, let weekend else { return extremes }
        return "\(extremes) Weekends against weekdays: \(weekend.words(metric, format))."
    }
}

extension DistributionContent {
    func sentence(_ format: MetricFormat) -> String {
        guard let low = sorted.first, let high = sorted.last, let median = percentile(0.5),
            let first = percentile(0.25), let third = percentile(0.75), let p10 = percentile(0.1),
            let p90 = percentile(0.9)
        else { return "Nothing recorded in these days." }
        guard high > low else {
            return sorted.count == 1
                ? "One value: \(format.text(high, of: metric))."
                : "All \(MetricFormat.decimal(Double(sorted.count))) days are the same: \(format.text(high, of: metric))."
        }
        let unit = format.unit(of: metric)
        return
            "Half of \(MetricFormat.decimal(Double(sorted.count))) days lie in \(format.range(first, third, of: metric)), four of five in "
            + "\(format.range(p10, p90, of: metric)); the middle is \(format.number(median, of: metric)), all are in "
            + "\(format.range(low, high, of: metric))\(unit.isEmpty ? "" : " \(unit)")."
    }
}

extension ScatterContent {
    func sentence(_ format: MetricFormat) -> String {
        guard let correlation else { return "\(pairs.count) days with both: too few, or a side does not vary." }
        let r = MetricFormat.decimal(correlation.r, decimals: 2)
        let between = correlation.interval.map {
            ", 95 % \(MetricFormat.decimal($0.low, decimals: 2)) to \(MetricFormat.decimal($0.high, decimals: 2))"
        }
        let effective = Int(correlation.effectiveCount.rounded())
        let worth = effective < correlation.count ? ", worth \(effective) independent ones" : ""
        let isClear = correlation.effectiveP < TrendFigures.sure
        let verdict =
            !isClear ? "no clear relation" : correlation.r > 0 ? "higher with higher" : "lower with higher"
        return "\(metric.chartTitle) and \(other.chartTitle): \(verdict) (r = \(r)\(between ?? ""), "
            + "\(TrendSentence.chance(correlation.effectiveP)), \(correlation.count) days\(worth))."
            + " A relation is no cause."
    }
}

extension CalendarContent {
    func sentence(_ format: MetricFormat) -> String {
        guard let low = values.values.min(), let high = values.values.max() else {
            return "Nothing recorded in \(DayText.range(days))."
        }
        let (most, least) = metric.kind == .clock ? ("latest", "earliest") : ("highest", "lowest")
        func count(_ days: Int) -> String { MetricFormat.decimal(Double(days)) }
        let counts = "\(count(values.count)) of \(count(days.upperBound - days.lowerBound + 1)) days"
        // The first of the days with a value, and how many more have the same.
        func told(_ value: Double) -> String {
            let same = values.filter { $0.value == value }.map(\.key).sorted()
            let date = same.first.map { " on \(DayText.medium($0))" } ?? ""
            return format.text(value, of: metric) + date + (same.count > 1 ? " (and \(same.count - 1) more)" : "")
        }
        guard high > low else {
            return values.count == 1
                ? "\(counts): \(told(high))." : "\(counts), all of them \(format.text(high, of: metric))."
        }
        return "\(counts): \(most) \(told(high)), \(least) \(told(low))."
            + (bounds.isEmpty ? "" : " Each shade is a fifth of the days.")
    }
}

extension NightsContent {
    var sentence: String {
        guard let bed, let wake else { return "No nights recorded in \(DayText.range(days))." }
        func time(_ mean: CircularMean) -> String {
            let clock = ClockText.text(minute: Int(mean.minutes.rounded()) % 1440)
            let spread = mean.standardDeviationMinutes
            return spread.isFinite ? "\(clock) ± \(MetricFormat.duration(minutes: spread))" : clock
        }
        return "\(nights.count) nights: to bed at \(time(bed)), awake at \(time(wake)) (mean and standard deviation)."
    }
}

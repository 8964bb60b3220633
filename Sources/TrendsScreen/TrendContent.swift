import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// The content of a view other than a chart over time, computed from the values of the range.
enum TrendContent: Equatable, Sendable {
    case before(BeforeContent)
    case weekdays(WeekdayContent)
    case distribution(DistributionContent)
    case scatter(ScatterContent)
    case calendar(CalendarContent)
    case nights(NightsContent)
    case form(FormContent)
    case hours(HoursContent)
    case zones(ZonesContent)
    case records(RecordsContent)

    /// `nil` for a view over time, and where the values were not read.
    init?(_ state: TrendsState, _ page: TrendPage) {
        guard let metric = state.focused, let series = page.series[metric] else { return nil }
        switch state.view {
        case .stacked, .overlaid: return nil
        case .before: self = .before(BeforeContent(series, state.data, page, running: state.running))
        case .weekdays: self = .weekdays(WeekdayContent(series))
        case .distribution: self = .distribution(DistributionContent(series, state.environment.format))
        case .scatter:
            guard let other = state.otherMetric, let second = page.series[other] else { return nil }
            self = .scatter(ScatterContent(series, against: second))
        case .calendar: self = .calendar(CalendarContent(metric, state.data, page.days, running: state.running))
        case .nights:
            guard state.isReadable(.bedTime), state.isReadable(.wakeTime) else { return nil }
            self = .nights(NightsContent(state.data, page.days))
        case .form:
            guard state.isReadable(.load) else { return nil }
            self = .form(FormContent(state.data, page))
        case .hours:
            self = .hours(HoursContent(metric, state.data, HoursContent.days(of: page.days), running: state.running))
        case .zones: self = .zones(ZonesContent(state, page))
        case .records: self = .records(RecordsContent(metric, state))
        }
    }

    /// The days that it is of, where they can be others than those of the range.
    var days: ClosedRange<CivilDay>? {
        switch self {
        case .calendar(let content): content.days
        case .hours(let content): content.days
        default: nil
        }
    }
}

/// The same number of days before those shown, slot by slot.
struct BeforeContent: Equatable, Sendable {
    let now: TrendSeries
    let before: TrendSeries
    let days: ClosedRange<CivilDay>
    let slotDays: [ClosedRange<CivilDay>]
    /// By how much the later values lie higher; `nil` with too few on a side.
    let shift: TypicalShift?

    init(_ now: TrendSeries, _ data: TrendsData, _ page: TrendPage, running: CivilDay?) {
        self.now = now
        days = Self.earlier(than: page.days, page.grain, slots: page.slotDays.count)
        slotDays = page.grain.slots(of: days)
        before = TrendSeries(now.metric, data, days, page.grain, slotDays: slotDays, running: running)
        shift = TypicalShift(now.metric, from: before.counted, to: now.counted)
    }

    /// Days and weeks keep their weekday, months and years their place in the calendar.
    private static func earlier(
        than days: ClosedRange<CivilDay>, _ grain: TrendGrain, slots: Int
    ) -> ClosedRange<CivilDay> {
        let count = days.upperBound - days.lowerBound + 1
        if grain == .day || grain == .week {
            let shift = (count + 6) / 7 * 7
            return days.lowerBound.advanced(by: -shift)...days.upperBound.advanced(by: -shift)
        }
        let months = grain == .month ? slots : 12 * slots
        let start = moved(days.lowerBound, byMonths: -months)
        return start...max(start, moved(days.upperBound, byMonths: -months))
    }

    private static func moved(_ day: CivilDay, byMonths months: Int) -> CivilDay {
        let (year, month, date) = day.components
        let total = year * 12 + month - 1 + months
        let found = (0...3).lazy.compactMap {
            CivilDay(year: total / 12, month: total % 12 + 1, day: date - $0)
        }.first
        return found ?? day.advanced(by: months * 30)
    }
}

/// By how much the values of some days lie higher than those of others.
struct TypicalShift: Equatable, Sendable {
    let shift: LocationShift
    /// The stretches whose means were compared.
    let grain: TrendGrain

    /// `nil` with too few on a side.
    init?(_ metric: MetricID, from before: [DatedValue], to after: [DatedValue]) {
        let (grain, sides) = TrendFigures.thinned(metric, [before, after])
        guard let shift = LocationShift(before: sides[0].map(\.value), after: sides[1].map(\.value)) else { return nil }
        (self.shift, self.grain) = (shift, grain)
    }
}

/// Means of the weekdays, Monday first.
struct WeekdayContent: Equatable, Sendable {
    let metric: MetricID
    let slots: [Chart.Slot]
    let counts: [Int]
    /// From weekdays to weekends; `nil` with too few.
    let weekend: TypicalShift?

    init(_ series: TrendSeries) {
        metric = series.metric
        let groups = (0..<7).map { weekday in series.counted.filter { $0.day.weekday == weekday }.map(\.value) }
        slots = groups.map { values in
            Chart.Slot(
                series.metric.mean(of: values), low: Percentile.value(0.25, of: values),
                high: Percentile.value(0.75, of: values))
        }
        counts = groups.map(\.count)
        weekend = TypicalShift(
            series.metric, from: series.counted.filter { !$0.day.isWeekend },
            to: series.counted.filter(\.day.isWeekend))
    }
}

/// The number of days by size of value.
struct DistributionContent: Equatable, Sendable {
    let metric: MetricID
    /// Ascending.
    let sorted: [Double]
    /// `nil` where all values are equal.
    let bins: SpreadBins?

    init(_ series: TrendSeries, _ format: MetricFormat) {
        metric = series.metric
        sorted = series.counted.map(\.value).filter(\.isFinite).sorted()
        bins = SpreadBins(sorted, of: series.metric, format)
    }

    func percentile(_ share: Double) -> Double? { Percentile.value(share, ofSorted: sorted) }
}

/// Pairs of values of the same days.
struct ScatterContent: Equatable, Sendable {
    let metric: MetricID
    /// Along the x-axis.
    let other: MetricID
    let pairs: [RelatedPair]
    /// Indices of the pairs from left to right.
    let across: [Int]
    let correlation: Correlation?
    /// Of the line: change of the metric by one unit of the other.
    let slope: Double?
    /// The middle of all points, which the line goes through.
    let centre: (x: Double, y: Double)?

    init(_ series: TrendSeries, against second: TrendSeries) {
        (metric, other) = (series.metric, second.metric)
        let values = Dictionary(second.counted.map { ($0.day, $0.value) }) { $1 }
        pairs = series.counted.compactMap { value in
            values[value.day].map { RelatedPair(place: value.day.number, x: $0, y: value.value) }
        }.filter { $0.x.isFinite && $0.y.isFinite }
        across = pairs.indices.sorted { [pairs] in (pairs[$0].x, pairs[$0].y) < (pairs[$1].x, pairs[$1].y) }
        correlation = Correlation(pairs)
        slope = LeastSquares.slope(pairs.map { (x: $0.x, y: $0.y) })
        let count = Double(pairs.count)
        centre =
            pairs.isEmpty
            ? nil : (pairs.reduce(0) { $0 + $1.x } / count, pairs.reduce(0) { $0 + $1.y } / count)
    }

    /// The day of a pair.
    static func day(of pair: RelatedPair) -> CivilDay { CivilDay(number: pair.place) }

    static func == (left: ScatterContent, right: ScatterContent) -> Bool {
        left.metric == right.metric && left.other == right.other && left.pairs == right.pairs
    }
}

/// The days of one or more years, each with its fifth among all of them.
struct CalendarContent: Equatable, Sendable {
    let metric: MetricID
    let days: ClosedRange<CivilDay>
    let values: [CivilDay: Double]
    /// Four bounds between the fifths; empty with fewer than five values, or none that differ.
    let bounds: [Double]

    /// - Parameter running: the day that is not over: it is left out where its value is not final.
    init(_ metric: MetricID, _ data: TrendsData, _ days: ClosedRange<CivilDay>, running: CivilDay?) {
        self.metric = metric
        // A calendar of less than a year is one of the year up to its end.
        let first = min(days.lowerBound, days.upperBound.advanced(by: -364))
        self.days = first...days.upperBound
        let runningDay = metric.runningDay(running)
        let all = data.values(metric, in: self.days).filter { $0.day != runningDay }
        let doubted = data.leftOut(metric, of: all)
        values = Dictionary(all.filter { !doubted.contains($0.day) }.map { ($0.day, $0.value) }) { $1 }
        let sorted = values.values.sorted()
        bounds =
            sorted.count < 5 || sorted.first == sorted.last
            ? [] : [0.2, 0.4, 0.6, 0.8].compactMap { Percentile.value($0, ofSorted: sorted) }
    }

    /// 0 to 4; `nil` without a value.
    func level(of day: CivilDay) -> Int? {
        values[day].map { value in bounds.isEmpty ? 2 : bounds.count { value > $0 } }
    }
}

/// When somebody went to bed and woke, night by night.
struct NightsContent: Equatable, Sendable {
    /// By the day of waking; minutes from the midnight before it, below zero for the evening.
    let nights: [(day: CivilDay, bed: Double, wake: Double)]
    let days: ClosedRange<CivilDay>
    var dayCount: Int { days.upperBound - days.lowerBound + 1 }
    let bed: CircularMean?
    let wake: CircularMean?

    init(_ data: TrendsData, _ days: ClosedRange<CivilDay>) {
        self.days = days
        var nights: [(day: CivilDay, bed: Double, wake: Double)] = []
        for value in data.values(.wakeTime, in: days) {
            guard let bed = data.value(.bedTime, on: value.day) else { continue }
            let wake = Self.onTheClock(value.value)
            var start = Self.onTheClock(bed)
            if start >= wake { start -= 1440 }
            nights.append((value.day, start, wake))
        }
        self.nights = nights
        bed = CircularMean(minutesOfDay: nights.map { Self.onTheClock($0.bed) })
        wake = CircularMean(minutesOfDay: nights.map(\.wake))
    }

    private static func onTheClock(_ minutes: Double) -> Double {
        let rest = minutes.truncatingRemainder(dividingBy: 1440)
        return rest < 0 ? rest + 1440 : rest
    }

    static func == (left: NightsContent, right: NightsContent) -> Bool {
        left.days == right.days && left.nights.elementsEqual(right.nights) { $0 == $1 }
    }
}

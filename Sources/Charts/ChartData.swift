import HealthModel
import HealthQuery

/// The values that a chart shows, apart from how it is drawn: what is exported, kept in a conversation and read aloud.
public struct ChartData: Equatable, Sendable {
    /// The raw value is the name in the tool.
    public enum Kind: String, CaseIterable, Sendable {
        /// A value a slot, for each metric.
        case overTime = "over_time"
        /// Means of the weekdays, Monday first.
        case weekdays
        /// The first metric against the second, a point a day.
        case scatter
        /// Means of the 24 hours of the day.
        case hours
        /// Minutes in the zones of heart rate on each other, a value a slot: the whole of each slot is the only series.
        case zones
    }

    /// Whether it has a value a slot of the range, from left to right.
    var isOverTime: Bool { kind == .overTime || kind == .zones }

    /// One metric.
    public struct Series: Equatable, Sendable {
        public var metric: MetricID
        /// As many as there are slots, in the metric's unit; `nil` where nothing is recorded.
        public var values: [Double?]
        /// Mean of the days that count; `nil` without any.
        public var average: Double?
        /// Days that count, of those of the range that could have been recorded.
        public var recordedDays: Int
        /// Days of the range that could have been recorded: from the first date of the store to today.
        public var possibleDays: Int
        /// Days of `values` that are neither drawn nor count in mean and extremes: what cannot be measured, and slips. Empty where
        /// a slot is no day.
        public var leftOut: Set<CivilDay> = []
        /// The person's goal; `nil` for none.
        public var goal: Double?
        /// The usual range of the 28 days before the last one; `nil` with too few.
        public var usual: ClosedRange<Double>?

        public init(metric: MetricID, values: [Double?], average: Double?, recordedDays: Int, possibleDays: Int) {
            (self.metric, self.values, self.average) = (metric, values, average)
            (self.recordedDays, self.possibleDays) = (recordedDays, possibleDays)
        }
    }

    /// Something that happened in the days shown.
    public struct Mark: Equatable, Sendable {
        public var days: ClosedRange<CivilDay>
        /// One line.
        public var text: String

        public init(days: ClosedRange<CivilDay>, text: String) { (self.days, self.text) = (days, text) }
    }

    /// The values of two metrics on one day.
    public struct Pair: Equatable, Sendable {
        public var day: CivilDay
        /// The second metric, in its unit.
        public var x: Double
        /// The first metric, in its unit.
        public var y: Double

        public init(day: CivilDay, x: Double, y: Double) { (self.day, self.x, self.y) = (day, x, y) }
    }

    public var kind: Kind
    public var days: ClosedRange<CivilDay>
    public var grain: ChartGrain
    public var series: [Series]
    /// Of a scatter, in order of time.
    public var pairs: [Pair] = []
    public var marks: [Mark] = []
    /// Of zones: minutes in zones 1 to 5 by slot; `nil` without a workout with a pulse.
    public var zoneMinutes: [[Double]?] = []
    /// Today while it is not over, else `nil`: where its value is not final, it is drawn and left out of what is
    /// computed.
    public var running: CivilDay?

    public init(kind: Kind, days: ClosedRange<CivilDay>, grain: ChartGrain, series: [Series]) {
        (self.kind, self.days, self.grain, self.series) = (kind, days, grain, series)
    }

    /// The days of each slot of a chart over time.
    public var slotDays: [ClosedRange<CivilDay>] { grain.slots(of: days) }

    public var metrics: [MetricID] { series.map(\.metric) }

    /// The values of a series that are drawn: those that are left out only where there is no other.
    func drawnValues(of series: Series) -> [Double?] {
        guard !series.leftOut.isEmpty, kind == .overTime else { return series.values }
        let kept = zip(slotDays, series.values).map { series.leftOut.contains($0.lowerBound) ? nil : $1 }
        return kept.contains { $0 != nil } ? kept : series.values
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool {
        kind == .scatter ? pairs.isEmpty : !series.contains { $0.values.contains { $0 != nil } }
    }
}

// MARK: - From a table of days

extension ChartData {
    /// As many metrics are shown at most.
    public static let mostMetrics = 4
    /// Slots of all metrics together.
    public static let mostValues = 800

    /// Computes a chart as Trends does: what cannot be a measurement is left out of means.
    /// - Parameters:
    ///   - grain: `nil` for the one that fits the range.
    ///   - running: today while it is not over, else `nil`.
    public init(
        _ kind: Kind, of metrics: [MetricID], in days: ClosedRange<CivilDay>, by grain: ChartGrain? = nil,
        from table: DayTable, running: CivilDay?
    ) {
        let grain = grain ?? .fitting(days)
        let counted = metrics.map { Counted($0, table, days, running: running) }
        self.init(kind: kind, days: days, grain: grain, series: [])
        self.running = running
        switch kind {
        case .overTime:
            let slots = grain.slots(of: days)
            series = counted.map { column -> Series in
                guard grain == .day else { return column.series(column.means(of: slots)) }
                var drawn = column.series(column.daily(days))
                drawn.leftOut = column.leftOut
                return drawn
            }
        case .weekdays: series = counted.map { $0.series($0.weekdays) }
        // Of samples and of workouts, which are not in a table of days.
        case .hours, .zones: series = counted.map { $0.series([]) }
        case .scatter:
            series = counted.map { $0.series([]) }
            guard counted.count == 2 else { return }
            let others = Dictionary(counted[1].values.map { ($0.day, $0.value) }) { $1 }
            pairs = counted[0].values.compactMap { value in
                others[value.day].map { Pair(day: value.day, x: $0, y: value.value) }
            }
        }
        for (index, metric) in metrics.enumerated() {
            series[index].usual = Self.usual(metric, table, before: days.upperBound)
        }
    }

    private static func usual(_ metric: MetricID, _ table: DayTable, before day: CivilDay) -> ClosedRange<Double>? {
        guard metric.kind != .flag, metric.kind != .clock else { return nil }
        let before = table.values(
            metric, on: table.span(day.advanced(by: -Baseline.reach)...day.advanced(by: -1))
        ).map(\.value).filter(metric.isPlausible)
        return Baseline(before).flatMap { $0.low <= $0.high ? $0.low...$0.high : nil }
    }

    /// The values of a metric that count, in order of time.
    private struct Counted {
        let metric: MetricID
        /// All of the range, the day that still runs and doubted ones too.
        let all: [DatedValue]
        /// The doubted ones of `all`.
        let leftOut: Set<CivilDay>
        let values: [DatedValue]
        let possible: Int

        init(_ metric: MetricID, _ table: DayTable, _ days: ClosedRange<CivilDay>, running: CivilDay?) {
            self.metric = metric
            let runningDay = metric.runningDay(running)
            // As the tools count dates: from the first one of the store on.
            let dates = table.span(days)
            let all = table.recordedValues(metric, on: dates).map {
                DatedValue(day: $0.day, value: metric.onAxis($0.value))
            }
            let leftOut = table.leftOutOfCharts(metric, all)
            self.all = all
            self.leftOut = leftOut
            values = all.filter { !leftOut.contains($0.day) && $0.day != runningDay }
            possible = dates.count { $0 != runningDay }
        }

        func series(_ shown: [Double?]) -> Series {
            Series(
                metric: metric, values: shown, average: metric.mean(of: values.map(\.value)),
                recordedDays: values.count, possibleDays: possible)
        }

        func daily(_ days: ClosedRange<CivilDay>) -> [Double?] {
            var slots = [Double?](repeating: nil, count: days.upperBound - days.lowerBound + 1)
            for value in all { slots[value.day - days.lowerBound] = value.value }
            return slots
        }

        func means(of slots: [ClosedRange<CivilDay>]) -> [Double?] {
            var groups = [[Double]](repeating: [], count: slots.count)
            var index = 0
            for value in values {
                while index < slots.count, slots[index].upperBound < value.day { index += 1 }
                guard index < slots.count else { break }
                if slots[index].contains(value.day) { groups[index].append(value.value) }
            }
            return groups.map { metric.mean(of: $0) }
        }

        var weekdays: [Double?] {
            (0..<7).map { weekday in
                metric.mean(of: values.filter { $0.day.weekday == weekday }.map(\.value))
            }
        }
    }
}

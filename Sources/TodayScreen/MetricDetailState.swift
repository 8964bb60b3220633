import HealthModel

/// One metric as a chart over a day, a week, a month or a year.
public struct MetricDetailState: Equatable, Sendable {
    /// The period that a chart shows.
    public enum Span: Int, CaseIterable, Sendable {
        case day, week, month, year

        /// Days of the period: a year is 52 whole weeks, so that every weekday counts equally often.
        public var days: Int {
            switch self {
            case .day: 1
            case .week: 7
            case .month: 30
            case .year: 364
            }
        }

        /// The period `steps` later in the list; beyond an end that end, or round again where it `wraps`.
        public func next(by steps: Int, wraps: Bool = false) -> Span {
            let count = Span.allCases.count
            let index = rawValue + steps
            return Span.allCases[wraps ? (index % count + count) % count : min(max(index, 0), count - 1)]
        }
    }

    /// The days up to and with `last`.
    public struct Period: Equatable, Sendable {
        /// For days of another number: the span that is drawn most like them.
        public private(set) var span: Span
        public var last: CivilDay
        /// The number of days where it is none of a span.
        public private(set) var ownCount: Int?

        public init(span: Span, last: CivilDay) { (self.span, self.last) = (span, last) }

        /// Exactly these days.
        public init(days: ClosedRange<CivilDay>) {
            let count = days.upperBound - days.lowerBound + 1
            last = days.upperBound
            if let span = Span.allCases.first(where: { $0.days == count }) {
                self.span = span
            } else {
                (span, ownCount) = (count <= Self.mostSingleDays ? .month : .year, count)
            }
        }

        /// More days than that are put together in the chart.
        static let mostSingleDays = 62

        /// Days of the period.
        public var dayCount: Int { ownCount ?? span.days }
        public var days: ClosedRange<CivilDay> { last.advanced(by: 1 - dayCount)...last }
        /// As many days right before.
        public var previous: Period {
            var period = self
            period.last = last.advanced(by: -dayCount)
            return period
        }

        /// Days that one slot of the chart stands for: one, a week, or four weeks of many years.
        var slotDays: Int { span != .year ? 1 : dayCount <= 560 ? 7 : 28 }

        mutating func become(_ span: Span) { (self.span, ownCount) = (span, nil) }
    }

    public let metric: MetricID
    public internal(set) var today: CivilDay
    /// Whether `today` is a day that is over: one that a date was asked for.
    var isTodayOver = false
    public internal(set) var period: Period
    /// The slot that is read off; `nil` for none.
    public internal(set) var cursor: Int?
    public internal(set) var failure: HealthStoreError?
    /// The days that were read, and what was recorded on them.
    private(set) var knownDays: ClosedRange<CivilDay>?
    public private(set) var values: [CivilDay: DailyValue] = [:]
    /// The days of a mass of the body that the others show to be slips, by all that was read.
    private(set) var slips: Set<CivilDay> = []
    /// Of the second number where the metric is one of a pair.
    public private(set) var lowerValues: [CivilDay: DailyValue] = [:]
    private(set) var intradayDay: CivilDay?
    public private(set) var intraday: [IntradayValue] = []

    public init(metric: MetricID, span: Span, last: CivilDay, today: CivilDay) {
        self.metric = metric
        self.today = today
        period = Period(span: span, last: last)
    }

    public init(metric: MetricID, period: Period, today: CivilDay) {
        (self.metric, self.period, self.today) = (metric, period, today)
    }

    public var span: Span { period.span }

    /// Today while the metric's value of the day is not final; `nil` for a metric whose value stands.
    var runningDay: CivilDay? { isTodayOver ? nil : metric.runningDay(today) }

    /// Whether all that the chart shows was read.
    public var isComplete: Bool {
        guard let knownDays, neededDays.clamped(to: knownDays) == neededDays else { return false }
        return span != .day || intradayDay == period.last
    }

    /// The period and the one before it; of a mass of the body also the days about them, by which its slips are told.
    private var neededDays: ClosedRange<CivilDay> {
        let first = period.previous.days.lowerBound
        guard MetricID.bodyMasses.contains(metric) else { return first...period.last }
        return first.advanced(by: -WeightTrend.reachDays)...max(period.last, today)
    }

    /// Shows a period of another length, with the same last day.
    public mutating func show(span: Span) {
        guard span != period.span || period.ownCount != nil else { return }
        period.become(span)
        cursor = nil
    }

    /// Shows the period that ends on a day.
    public mutating func show(last: CivilDay) {
        guard last != period.last else { return }
        period.last = last
        cursor = nil
    }

    /// The reads that the period still needs. Two years are read at a time, so that moving about seldom waits.
    public mutating func missing() -> [TodayEffect] {
        failure = nil
        var effects: [TodayEffect] = []
        if knownDays.map({ neededDays.clamped(to: $0) != neededDays }) ?? true {
            effects += daily
        }
        if span == .day, intradayDay != period.last { effects.append(.loadIntraday(metric, period.last)) }
        return effects
    }

    private var daysToRead: ClosedRange<CivilDay> {
        min(neededDays.lowerBound, period.last.advanced(by: 1 - 2 * Span.year.days))...neededDays.upperBound
    }

    /// Reads everything again, keeping what is shown until it arrives.
    func reload() -> [TodayEffect] {
        daily + (span == .day ? [.loadIntraday(metric, period.last)] : [])
    }

    private var daily: [TodayEffect] {
        ([metric] + [metric.row.pair?.lower].compactMap(\.self)).map { .loadDaily($0, daysToRead) }
    }

    mutating func lowerValuesArrived(_ arrived: [DailyValue]) {
        lowerValues = Dictionary(arrived.map { ($0.day, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Takes the values of days that were read.
    public mutating func dailyValuesArrived(_ days: ClosedRange<CivilDay>, _ arrived: [DailyValue]) {
        knownDays = days
        values = Dictionary(
            arrived.map { value in
                var value = value
                value.value = metric.onAxis(value.value)
                return (value.day, value)
            }, uniquingKeysWith: { _, last in last })
        slips = metric.slips(among: values.values.map { ($0.day, $0.value) })
        failure = nil
    }

    /// Takes the values within a day that were read.
    public mutating func intradayArrived(_ day: CivilDay, _ arrived: [IntradayValue]) {
        guard day == period.last else { return }
        intradayDay = day
        intraday = arrived
    }

    /// Moves a period that ends today on to the new day.
    public mutating func clockChanged(_ newToday: CivilDay) {
        if period.last == today || period.last > newToday { period.last = newToday }
        (today, isTodayOver) = (newToday, false)
        cursor = nil
    }

    /// Slots of the chart: hours or quarter hours of a day, days of a week or month, weeks of a year.
    var slotCount: Int {
        switch span {
        case .day: metric.hasHours ? 24 : 96
        case .week, .month, .year: (period.dayCount + period.slotDays - 1) / period.slotDays
        }
    }

    /// Puts the cursor on a day of the period.
    mutating func placeCursor(on day: CivilDay) {
        guard span != .day, period.days.contains(day) else { return }
        cursor = (day - period.days.lowerBound) / period.slotDays
    }

    /// Moves the cursor, from the newest recorded slot if there is none. Returns -1 or 1 when it would leave the period.
    mutating func moveCursor(by steps: Int) -> Int? {
        guard let cursor else {
            placeCursor(atEnd: true)
            return nil
        }
        let next = cursor + steps
        if next < 0 { return -1 }
        if next >= slotCount { return 1 }
        self.cursor = next
        return nil
    }

    mutating func placeCursor(atEnd isAtEnd: Bool) {
        let slots = MetricSeries(self).slots
        let recorded = isAtEnd ? slots.lastIndex { $0.value != nil } : slots.firstIndex { $0.value != nil }
        cursor = recorded ?? (isAtEnd ? slotCount - 1 : 0)
    }
}

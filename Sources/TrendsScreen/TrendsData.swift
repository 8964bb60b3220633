import Charts
import HealthModel
import HealthQuery

/// The columns of days that Trends has read, with what is marked on them.
public struct TrendsData: Equatable, Sendable {
    /// First day of the columns; `nil` for an empty store.
    public private(set) var first: CivilDay?
    /// As many values as there are days from `first` to the day they were read on; `nil` where nothing was recorded.
    private var columns: [MetricID: [Double?]] = [:]
    /// The slips of each column, by all its values, as the tools leave them out.
    private var slips: [MetricID: Set<CivilDay>] = [:]
    /// Hours of the days that they were asked for.
    private(set) var hours: [MetricID: HourColumn] = [:]
    var context = TrendsContext()
    /// Fastest pieces of runs; `nil` until they were read.
    var efforts: [BestEffort]?

    /// Stores columns that were read. Those of another first day were read before an import: they are dropped.
    mutating func store(_ arrived: DayColumns) {
        if arrived.first != first { (columns, slips, hours) = ([:], [:], [:]) }
        first = arrived.first
        columns.merge(arrived.numbers) { $1 }
        guard let first else { return }
        for (metric, column) in arrived.numbers { slips[metric] = metric.slips(in: column, from: first) }
    }

    mutating func store(_ arrived: HourColumn, of metric: MetricID) { hours[metric] = arrived }

    /// Forgets the columns of all other metrics: they were read before the store changed.
    mutating func keepOnly(_ metrics: Set<MetricID>) { columns = columns.filter { metrics.contains($0.key) } }

    /// Forgets all hours: they were read before the store changed.
    mutating func forgetHours() { hours = [:] }

    /// Whether the hours of these days were read.
    func knowsHours(_ metric: MetricID, in days: ClosedRange<CivilDay>) -> Bool {
        hours[metric].map { $0.days.lowerBound <= days.lowerBound && $0.days.upperBound >= days.upperBound } ?? false
    }

    func isKnown(_ metric: MetricID) -> Bool { columns[metric] != nil }

    func value(_ metric: MetricID, on day: CivilDay) -> Double? {
        guard let first, let column = columns[metric] else { return nil }
        let index = day - first
        guard column.indices.contains(index), let value = column[index] else { return nil }
        return metric.onAxis(value)
    }

    /// The recorded days of a range.
    func values(_ metric: MetricID, in days: ClosedRange<CivilDay>) -> [DatedValue] {
        guard let first, let column = columns[metric], !column.isEmpty else { return [] }
        let last = first.advanced(by: column.count - 1)
        let (from, to) = (max(first, days.lowerBound), min(last, days.upperBound))
        guard from <= to else { return [] }
        var values: [DatedValue] = []
        values.reserveCapacity(to - from + 1)
        for index in (from - first)...(to - first) {
            guard let value = column[index] else { continue }
            values.append(DatedValue(day: first.advanced(by: index), value: metric.onAxis(value)))
        }
        return values
    }

    /// The days that are left out of mean and extremes of these values.
    func leftOut(_ metric: MetricID, of values: [DatedValue]) -> Set<CivilDay> {
        metric.leftOutOfCharts(values.map { ($0.day, $0.value) }, slips: slips[metric] ?? [])
    }

    /// The values of a range without what cannot be measured, and slips.
    func counted(_ metric: MetricID, in days: ClosedRange<CivilDay>) -> [DatedValue] {
        values(metric, in: days).filter {
            metric.isPlausible($0.value) && !(slips[metric]?.contains($0.day) ?? false)
        }
    }

    /// Whether anything of it was ever recorded.
    func isRecorded(_ metric: MetricID) -> Bool { columns[metric]?.contains { $0 != nil } ?? false }
}

/// The facts beside the columns: goals, journeys, tags, sources. Empty until they were read.
public struct TrendsContext: Equatable, Sendable {
    /// Goals of a day, or of the value itself, in the metric's unit.
    public var goals: [MetricID: Double]
    /// Metrics that were ever recorded; `nil` while that is not known.
    public var recorded: Set<MetricID>?
    /// Days spent in a zone that is not home, with its name.
    public var trips: [Stretch]
    /// Days in a row with the same tag, by its name.
    public var tags: [Stretch]
    /// Days on which another source began, with its name and what it measures.
    public var sources: [SourceStart]
    /// Days from which another source gave a metric that a device measures.
    public var changes: [MetricID: [SourceChange]] = [:]
    /// Minutes in the five zones of heart rate, in order of the days; days without a workout are left out.
    public var zoneDays: [ZoneDay] = []
    /// Records of kinds of workouts and of exercises, the most frequent kind first.
    public var records: [KindRecord] = []
    /// Workouts and sessions of the plan up to today, in order of their days.
    public var sessions: [Session] = []

    /// A workout, or one that was planned.
    public struct Session: Equatable, Sendable {
        /// The state of a planned session.
        public enum State: Equatable, Sendable {
            /// Recorded; recorded on a day of the plan that asked for it.
            case done, asPlanned
            /// Planned for a day that is over, with nothing like it recorded.
            case missed
            /// Planned for today.
            case open
        }

        public var day: CivilDay
        /// `Running`.
        public var name: String
        /// `nil` where only a distance is planned.
        public var minutes: Double?
        public var state: State

        public init(day: CivilDay, name: String, minutes: Double?, state: State) {
            (self.day, self.name, self.minutes, self.state) = (day, name, minutes, state)
        }
    }

    /// Days in a row with one name: a journey or a tag.
    public typealias Stretch = DayStretch

    /// Minutes of a day's workouts in zones 1 to 5.
    public struct ZoneDay: Equatable, Sendable {
        public var day: CivilDay
        /// Minutes in the zones of heart rate 1 to 5.
        public var minutes: [Double]

        public init(day: CivilDay, minutes: [Double]) { (self.day, self.minutes) = (day, minutes) }

        /// - Parameter workouts: in order of start; those without samples of heart rate are left out.
        static func all(_ workouts: [QueryWorkout]) -> [ZoneDay] {
            Grouped.by(workouts.filter { $0.zoneMinutes?.count == 5 }, \.date).map { day, workouts in
                let sums = (0..<5).map { zone in
                    CompensatedSum.of(workouts.compactMap { $0.zoneMinutes?[zone] })
                }
                return ZoneDay(day: day, minutes: sums)
            }.sorted { $0.day < $1.day }
        }
    }

    /// The first day of a source.
    public struct SourceStart: Equatable, Sendable {
        public var day: CivilDay
        /// As written by whoever exported it.
        public var name: String
        public var metrics: Set<MetricID>

        public init(day: CivilDay, name: String, metrics: Set<MetricID>) {
            (self.day, self.name, self.metrics) = (day, name, metrics)
        }
    }

    public init(
        goals: [MetricID: Double] = [:], recorded: Set<MetricID>? = nil, trips: [Stretch] = [],
        tags: [Stretch] = [], sources: [SourceStart] = []
    ) {
        (self.goals, self.recorded, self.trips, self.tags, self.sources) = (goals, recorded, trips, tags, sources)
    }

    /// Reads the facts from the table of days and the rest of a store.
    /// - Parameter zones: from `first` on, one a day.
    public init(
        person: QueryPerson, catalogue: [CatalogueEntry], journal: QueryJournal, workouts: [QueryWorkout],
        sources: [SourceSummary], zones: [String?], first: CivilDay?
    ) {
        self.init(
            goals: person.goals.compactMapValues(\.daily),
            recorded: Set(catalogue.filter { $0.recordedDays > 0 }.map(\.field)),
            trips: first.map { first in
                DayStretch.joined(
                    zones.enumerated().compactMap { index, zone in
                        zone.flatMap { $0 == person.homeZone ? nil : (first.advanced(by: index), $0) }
                    })
            } ?? [],
            tags: DayStretch.joined(journal.tags.compactMap { tag in tag.name.map { (tag.date, $0) } }),
            sources: Self.starts(sources))
        zoneDays = ZoneDay.all(workouts)
        records = KindRecord.all(workouts, journal.sets)
        sessions = workouts.map { Session(day: $0.date, name: $0.type, minutes: $0.duration, state: .done) }
    }

    /// Each source once, with the metrics that it gives at least a tenth of the samples of.
    private static func starts(_ sources: [SourceSummary]) -> [SourceStart] {
        var totals: [MetricID: Int] = [:]
        for source in sources { totals.merge(source.samplesByMetric, uniquingKeysWith: +) }
        return sources.compactMap { source in
            guard let day = source.days?.lowerBound, !source.isExcluded else { return nil }
            let metrics = source.samplesByMetric.filter { metric, count in
                count * 10 >= totals[metric] ?? 0 && !source.excludedFrom.contains(metric)
            }
            return metrics.isEmpty ? nil : SourceStart(day: day, name: source.name, metrics: Set(metrics.keys))
        }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    }
}

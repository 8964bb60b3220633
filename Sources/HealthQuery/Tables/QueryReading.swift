import HealthModel

/// The data that the tools compute from. Nothing after `today` exists in it: later samples, nights and workouts are as
/// if they had not been imported.
public protocol QueryReading: Sendable {
    /// The days of the store from its first date to `today`.
    /// - Parameter fields: the columns wanted; the others are not read.
    func days(_ fields: Set<DayField>, upTo today: CivilDay) async throws(HealthStoreError) -> DayColumns
    /// Every column that has ever had a value or is derived, with how much there is of it.
    func catalogue(upTo today: CivilDay) async throws(HealthStoreError) -> [CatalogueEntry]
    /// In order of start, their `id` counted from 1.
    func workouts(upTo today: CivilDay) async throws(HealthStoreError) -> [QueryWorkout]
    /// The main sleeps that ended on one of these dates, in order, with what their raw samples say.
    func nights(in dates: ClosedRange<CivilDay>, upTo today: CivilDay) async throws(HealthStoreError) -> [QueryNight]
    /// Naps of dates on which no main sleep ended; those of other dates come with the night.
    func loneNaps(in dates: ClosedRange<CivilDay>, upTo today: CivilDay) async throws(HealthStoreError) -> [QueryNap]
    /// The smallest and the largest sample that a metric of samples had on these dates; `nil` without one.
    func sampleExtremes(
        of field: DayField, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> SampleExtremes?
    /// The values within each of days in a row, in order of time: 24 hourly sums of what adds up, else samples. Empty for a
    /// day without samples.
    func intradayValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [[IntradayValue]]
    /// The source of each metric on its recorded days of a range, in order.
    func sourceDays(
        of fields: [DayField], in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DayField: [SourceDay]]
    /// The strength sets and tags that the person wrote down.
    func journal(upTo today: CivilDay) async throws(HealthStoreError) -> QueryJournal
    /// The sessions of the plan on these dates.
    /// - Parameter workouts: those up to `today`, which the sessions are held against.
    func planned(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay, against workouts: [QueryWorkout]
    ) async throws(HealthStoreError) -> [PlannedWorkout]
    /// Who it is about.
    func person(on today: CivilDay) async throws(HealthStoreError) -> QueryPerson
    /// One SELECT over the views `day` and `workout`; nothing else can be read, and nothing written.
    /// - Parameters:
    ///   - limit: rows at most.
    ///   - hidden: a query that reads a column of these categories is not run.
    func select(
        _ query: String, limit: Int, upTo today: CivilDay, hiding hidden: Set<HealthCategory>
    ) async throws(SelectProblem) -> SelectedRows
}

extension QueryReading {
    /// None, for readings without samples.
    public func sampleExtremes(
        of field: DayField, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> SampleExtremes? { nil }

    /// None, for readings without samples.
    public func intradayValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [[IntradayValue]] {
        Array(repeating: [], count: days.upperBound - days.lowerBound + 1)
    }

    /// The hours of days in a row, read a month at a time; `nil` where the task was cancelled between two of them.
    /// - Parameter running: the day that is not over.
    public func hours(
        of metric: MetricID, in days: ClosedRange<CivilDay>, running: CivilDay?
    ) async throws(HealthStoreError) -> HourColumn? {
        let daysAtOnce = 31
        var values: [Double?] = []
        var from = days.lowerBound
        while from <= days.upperBound {
            if Task.isCancelled { return nil }
            let to = min(days.upperBound, from.advanced(by: daysAtOnce - 1))
            let samples = try await intradayValues(of: metric, in: from...to)
            values += HourColumn(metric, from...to, samples, running: running).values
            from = to.advanced(by: 1)
        }
        return HourColumn(days: days, values: values)
    }

    /// None, for readings that know no sources.
    public func sourceDays(
        of fields: [DayField], in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DayField: [SourceDay]] { [:] }

    /// Those of one metric.
    public func sourceDays(
        of field: DayField, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [SourceDay] {
        let found = try await sourceDays(of: [field], in: days)
        return found[field] ?? []
    }

    /// Empty, for readings without entries.
    public func journal(upTo today: CivilDay) async throws(HealthStoreError) -> QueryJournal { QueryJournal() }

    /// None, for readings without entries.
    public func planned(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay, against workouts: [QueryWorkout]
    ) async throws(HealthStoreError) -> [PlannedWorkout] { [] }

    /// None, for readings that know no naps beside nights.
    public func loneNaps(
        in dates: ClosedRange<CivilDay>, upTo today: CivilDay
    ) async throws(HealthStoreError) -> [QueryNap] { [] }
}

/// Dates in a row with the values of each, `nil` where nothing was recorded.
public struct DayColumns: Sendable, Equatable {
    /// The earliest date with a daily metric other than a goal, a night or a workout; `nil` for an empty store.
    public var first: CivilDay?
    /// As many as there are dates from `first` to today. Clock times in minutes after local midnight, flags as 0 and 1.
    public var numbers: [DayField: [Double?]]
    /// Weekday, zone, source of the sleep, tags.
    public var texts: [DayField: [String?]]

    public init(first: CivilDay?, numbers: [DayField: [Double?]] = [:], texts: [DayField: [String?]] = [:]) {
        self.first = first
        self.numbers = numbers
        self.texts = texts
    }
}

extension DayColumns {
    /// The columns without the dates before `day`; empty without one.
    public func starting(at day: CivilDay?) -> DayColumns {
        guard let first, let day else { return DayColumns(first: nil) }
        let gone = max(0, day - first)
        guard gone > 0 else { return self }
        return DayColumns(
            first: day, numbers: numbers.mapValues { Array($0.dropFirst(gone)) },
            texts: texts.mapValues { Array($0.dropFirst(gone)) })
    }
}

extension Sequence<CatalogueEntry> {
    /// The first date with a value of a column that may be seen; `nil` where there is none. When the others begin is kept
    /// back with them.
    public func firstDay(hiding hidden: Set<HealthCategory>) -> CivilDay? {
        filter { !$0.field.categories.isEmpty && $0.field.categories.isDisjoint(with: hidden) }
            .compactMap { $0.dates?.lowerBound }.min()
    }
}

/// How much there is of a column.
public struct CatalogueEntry: Sendable, Equatable {
    public var field: DayField
    /// First and last date with a value; `nil` for one that is derived and has none.
    public var dates: ClosedRange<CivilDay>?
    /// Dates with a value.
    public var recordedDays: Int

    public init(field: DayField, dates: ClosedRange<CivilDay>?, recordedDays: Int) {
        self.field = field
        self.dates = dates
        self.recordedDays = recordedDays
    }
}

/// A workout as the tools see it. Fields that were not recorded are `nil`.
public struct QueryWorkout: Sendable, Equatable {
    /// From 1, in order of start.
    public var id: Int
    /// `Running`, `Strength`, `Table Tennis`.
    public var type: String
    /// ISO 8601 with offset.
    public var start: String
    /// ISO 8601 with offset.
    public var end: String
    /// Unix seconds.
    public var startAt: Int
    /// Local date of the start.
    public var date: CivilDay
    /// IANA identifier.
    public var zone: String
    /// Minutes after local midnight, whole.
    public var startClock: Int
    /// Minutes, pauses left out.
    public var duration: Double
    /// Kilometres.
    public var distance: Double?
    /// Metres.
    public var elevation: Double?
    /// Beats a minute.
    public var averageHeartRate: Double?
    /// In beats per minute; `nil` where it was not measured.
    public var maximumHeartRate: Double?
    /// Kilocalories.
    public var activeEnergy: Double?
    /// Minutes in zones 1 to 5, to a tenth; `nil` without samples.
    public var zoneMinutes: [Double]?
    /// 1 to 10.
    public var effort: Double?
    /// Beats a minute, one minute after the end.
    public var heartRateRecovery: Double?
    public var isIndoor: Bool?

    public init(
        id: Int, type: String, start: String, end: String, startAt: Int, date: CivilDay, zone: String, startClock: Int,
        duration: Double
    ) {
        self.id = id
        self.type = type
        self.start = start
        self.end = end
        self.startAt = startAt
        self.date = date
        self.zone = zone
        self.startClock = startClock
        self.duration = duration
    }
}

/// A main sleep with what its raw samples say. Minutes.
public struct QueryNight: Sendable, Equatable {
    public var wakeDate: CivilDay
    /// Local clock, minutes after midnight, whole.
    public var bed: Int
    /// Local clock, minutes after midnight, whole.
    public var wake: Int
    /// In minutes.
    public var inBed: Double
    /// In minutes.
    public var asleep: Double
    /// `Watch`, `Phone` or the app's name.
    public var source: String
    /// Union of the sleep source's asleep samples.
    public var rawAsleep: Double
    /// Union of the in-bed samples alone.
    public var rawInBed: Double
    /// Sum over all asleep samples of all sources and copies.
    public var naiveAsleepSum: Double
    /// Sorted.
    public var sources: [String]
    /// Copies beyond the first among the night's samples.
    public var duplicates: Int
    /// Naps that ended on the date, minutes asleep.
    public var naps: [Double]
    /// When somebody slept, in Unix seconds, in order and apart: of the sleep source of the main sleep and of the naps.
    public var asleepSpans: [Range<Int>]
    /// Whether the clock was moved by a journey since the night before.
    public var isTravel = false
    /// Whether the clock was moved by no journey in this night and the three before it.
    public var isSettled = true

    public init(
        wakeDate: CivilDay, bed: Int, wake: Int, inBed: Double, asleep: Double, source: String, rawAsleep: Double,
        rawInBed: Double, naiveAsleepSum: Double, sources: [String], duplicates: Int, naps: [Double],
        asleepSpans: [Range<Int>]
    ) {
        self.wakeDate = wakeDate
        self.bed = bed
        self.wake = wake
        self.inBed = inBed
        self.asleep = asleep
        self.source = source
        self.rawAsleep = rawAsleep
        self.rawInBed = rawInBed
        self.naiveAsleepSum = naiveAsleepSum
        self.sources = sources
        self.duplicates = duplicates
        self.naps = naps
        self.asleepSpans = asleepSpans
    }
}

/// A nap on a date without a main sleep.
public struct QueryNap: Sendable, Equatable {
    public var wakeDate: CivilDay
    /// Minutes.
    public var asleep: Double
    /// Copies beyond the first among its samples.
    public var duplicates: Int
    /// When somebody slept, in Unix seconds, in order and apart.
    public var asleepSpans: [Range<Int>]

    public init(wakeDate: CivilDay, asleep: Double, duplicates: Int, asleepSpans: [Range<Int>]) {
        self.wakeDate = wakeDate
        self.asleep = asleep
        self.duplicates = duplicates
        self.asleepSpans = asleepSpans
    }
}

/// A goal that stands, in its metric's unit.
public struct QueryGoal: Sendable, Equatable {
    public var target: Double
    /// The span that the target is of; `nil` for one that is no amount of a time, such as a weight.
    public var period: CalendarSpan?
    /// The day it is to be reached by.
    public var due: CivilDay?

    public init(_ target: Double, period: CalendarSpan? = nil, due: CivilDay? = nil) {
        (self.target, self.period, self.due) = (target, period, due)
    }

    /// Whether it is of a day, or of the value itself.
    public var isDaily: Bool { period ?? .day == .day }
}

/// The facts about the person that formulas need; `nil` where nobody stated them.
public struct QueryPerson: Sendable, Equatable {
    public var dateOfBirth: CivilDay?
    /// `true` for a woman.
    public var isFemale: Bool?
    /// Centimetres.
    public var height: Double?
    /// Beats a minute, as the person set it.
    public var maximumHeartRate: Double?
    /// Minutes a night, as the person set it; 480 unless set.
    public var sleepNeed = 480.0
    /// IANA identifier.
    public var homeZone: String
    /// Goals that stand, by metric: of each span one, the daily ones first, those of longer spans after them.
    public var goals: [DayField: [QueryGoal]]

    public init(homeZone: String, goals: [DayField: [QueryGoal]] = [:]) {
        self.homeZone = homeZone
        self.goals = goals
    }
}

extension [QueryGoal] {
    /// What the values of days are held against, of the goals of one metric.
    public var daily: Double? { first(where: \.isDaily)?.target }
}

/// The rows of a SELECT.
public struct SelectedRows: Sendable, Equatable {
    public var columns: [String]
    public var rows: [[FieldValue]]
    /// Rows beyond the limit; at least so many where counting them took too long.
    public var omitted: Int

    public init(columns: [String], rows: [[FieldValue]], omitted: Int = 0) {
        (self.columns, self.rows, self.omitted) = (columns, rows, omitted)
    }
}

/// Why a SELECT gave nothing. The words are for whoever wrote it and hold no value.
public enum SelectProblem: Error, Equatable, Sendable {
    /// Another table, a write, a function that is not offered, more than one statement.
    case notAllowed(String)
    /// It is no SQL, or names no column.
    case invalid(String)
    /// It took more than it may.
    case tooLong
    case store(HealthStoreError)
    /// It reads a column of a category that is to stay hidden.
    case hidden(HealthCategory)
}

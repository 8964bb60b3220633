import Entries
import Foundation
import GRDB
import HealthModel

/// Puts one day's report together from roll-ups.
struct DayReportReader {
    /// Days before the day that anything here looks back to.
    static let reach = WeightTrend.reachDays

    let db: Database
    let day: CivilDay
    let time: HomeTime
    let now: Date
    let needMinutes: Double
    let person: HealthStore.Person
    /// The kind of the workout that is being recorded; `nil` for none.
    let liveWorkout: String?
    /// For instants of the day and of those beside it.
    let clock: DayClock
    let daily: DailySeries
    /// The recorded metrics' values from `reach` days before the day to the day.
    private let series: [MetricID: [Double?]]
    private let extents: [MetricID: ClosedRange<Int>]
    /// The days of the masses of the body in `series` that are slips.
    private let slips: [MetricID: Set<CivilDay>]

    init(
        db: Database, day: CivilDay, time: HomeTime, now: Date, needMinutes: Double, person: HealthStore.Person,
        liveWorkout: String? = nil
    ) throws {
        let daily = try DailySeries(db)
        var series: [MetricID: [Double?]] = [:]
        var extents: [MetricID: ClosedRange<Int>] = [:]
        for metric in MetricID.rolledUp {
            guard let extent = try daily.extent(of: metric) else { continue }
            extents[metric] = extent
            series[metric] = try daily.values(of: metric, in: day.number - Self.reach...day.number)
        }
        clock = time.clock(around: day)
        (self.db, self.day, self.time, self.now) = (db, day, time, now)
        (self.needMinutes, self.person, self.liveWorkout) = (needMinutes, person, liveWorkout)
        (self.daily, self.series, self.extents) = (daily, series, extents)
        slips = MetricID.bodyMasses.reduce(into: [:]) { slips, metric in
            slips[metric] = series[metric].map { metric.slips(in: $0, from: day.advanced(by: 1 - $0.count)) }
        }
    }

    func report() throws -> DayReport {
        var snapshot = HealthSnapshot(day: day, takenAt: now, zoneName: time.zoneName(on: day))
        snapshot.clock = time.clock(within: 366, of: day)
        snapshot.isPartial = isToday
        if isToday {
            let hour = clock.secondOfDay(atUnix: Int(now.timeIntervalSince1970)) / 3600
            snapshot.environment.timeOfDay = .init(hour: hour)
        }
        let nights = try SleepReader(db: db, day: day.number, zone: time.zone, now: now)
        let scalars = try DayScalars(
            db, .init(day: start(of: day.number)..<start(of: day.number + 1), night: nights.nightInBed))
        snapshot.subjective = try CheckIn.read(db, day: day.number) ?? CheckIn()
        snapshot.app.checkIns = CheckInHabit(try CheckIn.days(db, upTo: day.number), on: day, isUnfinished: isToday)
        (snapshot.sleep, snapshot.body) = (nights.sleep(needMinutes: needMinutes), try body(scalars))
        try fillActivity(&snapshot, scalars)
        try fillWorkouts(&snapshot)
        let end = min(start(of: day.number + 1), isToday ? Int(now.timeIntervalSince1970) + 1 : .max)
        let meal = try LastMeal.read(db, in: start(of: day.number)..<max(start(of: day.number), end))
        (snapshot.app.lastMealAt, snapshot.app.lastMealSummary) = (meal?.at, meal?.summary)
        // The day of a tag stands in its content as ISO writes it; one with a time is of the day of its time, as in the journal.
        let (before, after) = (day.advanced(by: -1).iso, day.advanced(by: 1).iso)
        let noted = "json_extract(content, '$.tags._0.day') BETWEEN '\(before)' AND '\(after)'"
        let tags = try EntryLog.rows("\(EntryLog.standing("tags")) AND \(noted)", db)
        snapshot.app.takeTags(tags, on: day, upTo: now) { clock.day(atUnix: Int($0.timeIntervalSince1970)) }
        snapshot.heart = try heart(scalars, workouts: snapshot.app.workouts)
        snapshot.trends = trends(consistency: nights.consistency)
        let bounds = extents.values.flatMap { [$0.lowerBound, $0.upperBound] }
        let measured = bounds.min().map { CivilDay(number: $0)...CivilDay(number: bounds.max() ?? $0) }
        var report = DayReport(
            snapshot: snapshot, comparisons: try comparisons(), extent: try measured ?? extentOfRecords(),
            lastImportAt: scalars.lastImportAt.map { Date(timeIntervalSince1970: Double($0)) })
        if isToday { report.entriesAhead = try EntryLog.heldTimes(db).count }
        return report
    }

    /// The days of a store without a measured value: those of workouts and check-ins, and the day itself where something else
    /// was written down. `nil` where nothing was.
    private func extentOfRecords() throws -> ClosedRange<CivilDay>? {
        let days = "SELECT min(day), max(day) FROM (SELECT day FROM workout UNION ALL SELECT day FROM check_in)"
        if let row = try Row.fetchOne(db, sql: days) {
            let (first, last): (Int?, Int?) = (row[0], row[1])
            if let first, let last { return CivilDay(number: first)...CivilDay(number: last) }
        }
        let hasEntry = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM log_entry WHERE undone_at IS NULL)")
        return hasEntry == true ? day...day : nil
    }

    // MARK: What the parts go by

    /// Whether the day is not over yet.
    var isToday: Bool {
        // Only within its reach the clock can say.
        let distance = day - CivilDay(number: Int((now.timeIntervalSince1970 / 86_400).rounded(.down)))
        return abs(distance) <= 2 && clock.day(atUnix: Int(now.timeIntervalSince1970)) == day
    }

    func value(_ metric: MetricID) -> Double? { series[metric]?.last ?? nil }
    func whole(_ metric: MetricID) -> Int? { value(metric).map { Int($0.rounded()) } }

    /// The last `count` days up to and with the day.
    func recent(_ metric: MetricID, _ count: Int) -> [Double?] {
        series[metric].map { Array($0.suffix(count)) } ?? Array(repeating: nil, count: count)
    }

    /// The same without values that cannot be, and slips: what ranges and trends are made of.
    func believed(_ metric: MetricID, _ count: Int) -> [Double?] {
        recent(metric, count).enumerated().map { offset, value in
            guard let value, metric.isPlausible(value) else { return nil }
            return isSlip(metric, on: day.advanced(by: offset + 1 - count)) ? nil : value
        }
    }

    private func isSlip(_ metric: MetricID, on day: CivilDay) -> Bool { slips[metric]?.contains(day) ?? false }

    /// The newest value up to the day, however old. A slip counts where there is no other value.
    func newest(_ metric: MetricID) throws -> (day: CivilDay, value: Double)? {
        guard let values = series[metric], let extent = extents[metric] else { return nil }
        let recorded = recorded(values)
        if let counted = recorded.last(where: { !isSlip(metric, on: $0.day) }) { return counted }
        guard extent.lowerBound < day.number - Self.reach else { return recorded.last }
        return try newestOfOld(metric) ?? recorded.last
    }

    /// A value newer than `newest`, which is left out as a slip; `nil` for none.
    func leftOut(_ metric: MetricID) throws -> DailyValue? {
        guard let values = series[metric], let last = recorded(values).last, isSlip(metric, on: last.day),
            let newest = try newest(metric), newest.day < last.day
        else { return nil }
        return DailyValue(day: last.day, value: last.value)
    }

    /// The newest value before those of `series`, which is no slip by those before it, if there is such a one.
    private func newestOfOld(_ metric: MetricID) throws -> (day: CivilDay, value: Double)? {
        guard let last = try daily.newest(of: metric, upTo: day.number - Self.reach) else { return nil }
        let end = CivilDay(number: last.day)
        guard MetricID.bodyMasses.contains(metric) else { return (end, last.value) }
        let values = try daily.values(of: metric, in: last.day - Self.reach...last.day)
        let slips = metric.slips(in: values, from: end.advanced(by: -Self.reach))
        for (offset, value) in values.reversed().enumerated() {
            let day = end.advanced(by: -offset)
            if let value, !slips.contains(day) { return (day, value) }
        }
        return (end, last.value)
    }

    private func recorded(_ values: [Double?]) -> [(day: CivilDay, value: Double)] {
        values.enumerated().compactMap { index, value in
            value.map { (day.advanced(by: index + 1 - values.count), $0) }
        }
    }

    /// Years on the day; `nil` where no birthday is known.
    func age(_ scalars: DayScalars) -> Int? {
        (person.birthDate ?? scalars.birthDate)?.wholeYears(to: day)
    }

    func start(of day: Int) -> Int { clock.start(of: CivilDay(number: day)) }

    private func comparisons() throws -> [MetricID: MetricComparison] {
        var result: [MetricID: MetricComparison] = [:]
        for (metric, values) in series {
            let before = believed(metric, Baseline.reach + 1).dropLast().compactMap { $0 }
            var comparison = MetricComparison(
                value: values.last ?? nil, recent: Array(values.suffix(28)), baseline: Baseline(before),
                recordedDays: before.count)
            comparison.slips = slips[metric] ?? []
            comparison.leftOut = try leftOut(metric)
            if comparison.value != nil, comparison.leftOut == nil {
                comparison.valueDay = day
            } else if metric.kind == .latest, let newest = try newest(metric) {
                comparison.value = newest.value
                comparison.valueDay = newest.day
            }
            result[metric] = comparison
        }
        return result
    }
}

import GRDB
import HealthModel

/// Brings `night` and `daily` in line with the samples.
struct RollUp {
    struct TypeInfo {
        var id: Int
        var longest: Int
    }

    let db: Database
    let clock: DayClock
    let ranks: SourceRanks
    private let types: [String: [TypeInfo]]
    private let rankTables = RankTables()

    init(_ db: Database, clock: DayClock) throws {
        self.db = db
        self.clock = clock
        ranks = try SourceRanks(db)
        var types: [String: [TypeInfo]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, identifier, longest FROM type") {
            let longest: Int = row[2]
            types[row[1], default: []].append(
                TypeInfo(id: row[0], longest: min(max(0, longest), StoredBounds.instants.upperBound)))
        }
        self.types = types
    }

    /// The stored types that a metric is made of.
    func infos(of source: MetricSource) -> [TypeInfo] { source.types.flatMap { types[$0] ?? [] } }

    /// Everything, for a store whose days were computed in another zone.
    func refreshAll(progress: (Double) -> Void = { _ in }) throws {
        try db.execute(sql: "DELETE FROM daily; DELETE FROM night; DELETE FROM nap; DELETE FROM workout_heart;")
        var changed = ChangedData()
        for source in MetricSource.all { try addAll(of: source, to: &changed) }
        changed.sleep = try allSleep()
        try refresh(changed, progress: progress)
    }

    /// Every day on which one of some metrics has samples; the nights with those of sleep.
    func refreshAll(of metrics: [MetricID], progress: (Double) -> Void = { _ in }) throws {
        var changed = ChangedData()
        for source in MetricSource.all where metrics.contains(source.metric) { try addAll(of: source, to: &changed) }
        if metrics.contains(where: \.isOfSleep) { changed.sleep = try allSleep() }
        try refresh(changed, progress: progress)
    }

    private func addAll(of source: MetricSource, to changed: inout ChangedData) throws {
        for info in infos(of: source) {
            guard let range = try extent(of: info) else { continue }
            changed.utcDaysByType[info.id] = Set(utcDay(ofUnix: range.lowerBound)...utcDay(ofUnix: range.upperBound))
        }
    }

    /// Unix seconds in which samples of a type lie; `nil` without samples.
    private func extent(of info: TypeInfo) throws -> ClosedRange<Int>? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT (SELECT start FROM sample WHERE type = ?1 AND start BETWEEN ?2 AND ?3 ORDER BY start LIMIT 1),
                    (SELECT start FROM sample WHERE type = ?1 AND start BETWEEN ?2 AND ?3 ORDER BY start DESC LIMIT 1)
                """, arguments: [info.id, StoredBounds.instants.lowerBound, StoredBounds.instants.upperBound])
        guard let first: Int = row?[0], let last: Int = row?[1], first <= last else { return nil }
        return first...min(last + info.longest, StoredBounds.instants.upperBound)
    }

    private func allSleep() throws -> ClosedRange<Int>? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT min(start), max(start + duration) FROM sleep_segment
                WHERE \(StoredBounds.span(from: "start", to: "start + duration"))
                """)
        guard let first: Int = row?[0], let last: Int = row?[1] else { return nil }
        return first...last
    }

    /// - Parameter progress: the share that is done, 0 to 1.
    func refresh(_ changed: ChangedData, progress: (Double) -> Void = { _ in }) throws {
        let nightDays = try refreshNights(changed)
        var weighDays: Set<Int> = []
        for (index, source) in MetricSource.all.enumerated() {
            progress(Double(index) / Double(MetricSource.all.count))
            rankTables.byMetric = [:]
            var days = localDays(of: source, changed).union(changed.days)
            if source.dependsOnNight { days.formUnion(nightDays) }
            if source.metric == .weight { weighDays = days }
            if source.rule == .nearestToWeight { days.formUnion(weighDays) }
            if source.rule == .nightDeviation {
                days = Set(days.flatMap { $0...($0 + DiscreteDays.baselineDays) })
            }
            for stretch in stretches(of: days) { try refresh(source, stretch) }
        }
        try applyActivitySummaries()
        try DayCounts(db).refresh()
        try WorkoutHearts(self).refresh(changed)
        progress(1)
    }

    private func refreshNights(_ changed: ChangedData) throws -> Set<Int> {
        let sleep = SleepRollUp(home: clock, ranks: ranks)
        var days: Set<Int> = []
        if let range = changed.sleep {
            days = Set(try sleep.refresh(db, from: range.lowerBound, to: range.upperBound))
        }
        for stretch in stretches(of: changed.days) {
            days.formUnion(
                try sleep.refresh(
                    db, from: clock.start(of: CivilDay(number: stretch.lowerBound)),
                    to: clock.start(of: CivilDay(number: stretch.upperBound + 1))))
        }
        return days
    }

    private func localDays(of source: MetricSource, _ changed: ChangedData) -> Set<Int> {
        var days: Set<Int> = []
        for info in infos(of: source) {
            for utcDay in changed.utcDaysByType[info.id] ?? [] {
                // Two of them; three where a trip jumps over one.
                let first = clock.day(atUnix: utcDay * 86_400).number
                days.formUnion(first...clock.day(atUnix: utcDay * 86_400 + 86_399).number)
            }
        }
        return days
    }

    /// Puts a metric's days in place of what stood there.
    private func refresh(_ source: MetricSource, _ days: ClosedRange<Int>) throws {
        try db.cachedStatement(sql: "DELETE FROM daily WHERE metric = ? AND day BETWEEN ? AND ?")
            .execute(arguments: [source.metric.rawValue, days.lowerBound, days.upperBound])
        guard !infos(of: source).isEmpty else { return }
        try DailyWriter(db).write(
            try aggregates(source, days).map { $0.scaled(by: source.factor) }, of: source.metric)
    }

    /// In the unit that samples are stored in.
    private func aggregates(_ source: MetricSource, _ days: ClosedRange<Int>) throws -> [DayAggregate] {
        let infos = infos(of: source)
        if source.isMerged {
            var scan = try DayScan(db, ranks: table(for: source))
            let table = DayStarts(days, clock: clock)
            return Self.added(
                try infos.map { info in
                    try scan.mergedDays(
                        type: info.id, longest: info.longest, in: table,
                        minutesCovered: source.rule == .minutesCovered)
                })
        }
        if source.rule == .mean || source.rule == .meanOverTime, infos.count == 1 {
            return try DayScan(db, ranks: table(for: source))
                .meanDays(
                    type: infos[0].id, in: DayStarts(days, clock: clock), overTime: source.rule == .meanOverTime)
        }
        let discrete = try DiscreteScan(self, source, days)
        return discrete.chooser.days(of: discrete.samples, in: discrete.table).filter { days.contains($0.day) }
    }

    func table(for source: MetricSource) -> [Int32] {
        if let known = rankTables.byMetric[source.metric] { return known }
        let table = source.isChoice ? ranks.tableOfListed(for: source.metric) : ranks.table(for: source.metric)
        rankTables.byMetric[source.metric] = table
        return table
    }

    /// Two types of one metric, such as walking and the wheelchair, add up.
    private static func added(_ parts: [[DayAggregate]]) -> [DayAggregate] {
        guard parts.count > 1 else { return parts.first ?? [] }
        var byDay: [Int: DayAggregate] = [:]
        for part in parts.joined() {
            guard var sum = byDay[part.day] else {
                byDay[part.day] = part
                continue
            }
            sum.value += part.value
            sum.samples += part.samples
            sum.rawSum = (sum.rawSum ?? 0) + (part.rawSum ?? 0)
            byDay[part.day] = sum
        }
        return Array(byDay.values)
    }

    func nights(_ days: ClosedRange<Int>) throws -> [Int: NightWindow] {
        var result: [Int: NightWindow] = [:]
        let rows = try Row.fetchAll(
            db, sql: "SELECT day, bed_at, wake_at FROM night WHERE day BETWEEN ? AND ?",
            arguments: [days.lowerBound, days.upperBound])
        for row in rows { result[row[0]] = NightWindow(bed: row[1], wake: row[2]) }
        return result
    }

    /// Apple's own totals are de-duplicated by the person's own order of sources: where they are above zero they stand,
    /// unless the person took out something that is in them. A watch that was worn and saw no exercise and no stairs saw
    /// none: that is a true zero. What stood for such a reason and has it no longer goes.
    private func applyActivitySummaries() throws {
        let worn = "SELECT day FROM daily WHERE metric = '\(MetricID.standHours.rawValue)' AND merged IS NOT NULL"
        for total in SummaryTotal.all { try apply(total, zeroOn: total.metric == .exerciseMinutes ? worn : nil) }
        try db.execute(
            sql: "DELETE FROM daily WHERE metric = ? AND merged IS NULL AND day NOT IN (\(worn))",
            arguments: [MetricID.flights.rawValue])
        for metric in [MetricID.exerciseMinutes, .flights] {
            try db.execute(
                sql: "INSERT OR IGNORE INTO daily (metric, day, value, samples) SELECT ?, day, 0, 0 FROM (\(worn))",
                arguments: [metric.rawValue])
        }
    }

    /// - Parameter zeroOn: days on which nothing recorded is a true zero.
    private func apply(_ total: SummaryTotal, zeroOn: String?) throws {
        let metric = total.metric.rawValue
        let stands = try total.daysOn(self)
        try db.execute(
            sql: """
                UPDATE daily SET value = merged WHERE metric = ? AND merged IS NOT NULL AND value IS NOT merged
                    AND day NOT IN (\(stands))
                """, arguments: [metric])
        let isZero = zeroOn.map { "AND NOT (value = 0 AND day IN (\($0)))" } ?? ""
        try db.execute(
            sql: "DELETE FROM daily WHERE metric = ? AND merged IS NULL AND day NOT IN (\(stands)) \(isZero)",
            arguments: [metric])
        try db.execute(
            sql: """
                INSERT INTO daily (metric, day, value, samples)
                SELECT ?, day, \(total.column), 0 FROM activity_summary WHERE day IN (\(stands))
                ON CONFLICT (metric, day) DO UPDATE SET value = excluded.value WHERE value IS NOT excluded.value
                """, arguments: [metric])
    }

}

/// The ranks of all sources for the metrics that are being computed: looked up once for all stretches of days, as there
/// can be as many sources as stretches.
private final class RankTables {
    var byMetric: [MetricID: [Int32]] = [:]
}

/// A total of a day that Apple gives beside the samples.
struct SummaryTotal {
    var metric: MetricID
    /// Of `activity_summary`.
    var column: String

    static let all = [
        SummaryTotal(metric: .activeEnergy, column: "energy_kcal"),
        SummaryTotal(metric: .exerciseMinutes, column: "exercise_min"),
        SummaryTotal(metric: .standHours, column: "stand_hours"),
    ]

    /// A query for the days on which it stands.
    func daysOn(_ rollUp: RollUp) throws -> String {
        var query = "SELECT day FROM activity_summary WHERE \(column) > 0"
        let taken = try daysTakenFrom(rollUp)
        if !taken.isEmpty { query += " AND day NOT IN (\(taken.sorted().map(String.init).joined(separator: ",")))" }
        if rollUp.ranks.order.leavesOut(for: metric) {
            query +=
                " AND day NOT IN (SELECT day FROM daily WHERE metric = '\(metric.rawValue)' AND merged IS NOT NULL)"
        }
        return query
    }

    /// The days of which the person took single samples out.
    private func daysTakenFrom(_ rollUp: RollUp) throws -> Set<Int> {
        guard let source = MetricSource.of(metric) else { return [] }
        var days: Set<Int> = []
        for info in rollUp.infos(of: source) {
            let rows = try Row.fetchAll(
                rollUp.db,
                sql: """
                    SELECT start, start + duration FROM sample_exclusion
                    WHERE type = ? AND \(StoredBounds.span(from: "start", to: "start + duration"))
                    """,
                arguments: [info.id])
            for row in rows {
                days.formUnion(rollUp.clock.day(atUnix: row[0]).number...rollUp.clock.day(atUnix: row[1]).number)
            }
        }
        return days
    }
}

/// The samples of a discrete metric for some days, with what chooses among them.
struct DiscreteScan {
    let samples: [DiscreteSample]
    let chooser: DiscreteDays
    /// May begin before the days, where a day is compared with those before.
    let table: DayStarts

    init(_ rollUp: RollUp, _ source: MetricSource, _ days: ClosedRange<Int>) throws {
        let back = source.rule == .nightDeviation ? DiscreteDays.baselineDays : 0
        table = DayStarts(days.lowerBound - back...days.upperBound, clock: rollUp.clock)
        let scan = try SampleScan(rollUp.db, ranks: rollUp.table(for: source))
        var samples: [DiscreteSample] = []
        for info in rollUp.infos(of: source) { samples += try scan.samples(type: info.id, in: table) }
        self.samples = samples.sorted { $0.at < $1.at }
        var chooser = DiscreteDays(rule: source.rule, nights: try rollUp.nights(days))
        if source.rule == .nearestToWeight, let weight = MetricSource.of(.weight) {
            let weighings = try DiscreteScan(rollUp, weight, days)
            chooser.weighedAt = weighings.chooser.instants(of: weighings.samples, in: weighings.table)
        }
        self.chooser = chooser
    }
}

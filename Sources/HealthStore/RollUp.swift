import GRDB
import HealthModel

/// What an import changed, so that only that is computed again.
struct ChangedData {
    /// By the number of a type: days since 1970 in UTC that a new sample touches.
    var utcDaysByType: [Int: Set<Int>] = [:]
    /// First and last instant of new pieces of sleep, Unix seconds.
    var sleep: ClosedRange<Int>?
}

/// Brings `night` and `daily` in line with the samples.
struct RollUp {
    private struct TypeInfo {
        var id: Int
        var longest: Int
    }

    private let db: Database
    private let clock: DayClock
    private let ranks: SourceRanks
    private let types: [String: [TypeInfo]]

    init(_ db: Database, clock: DayClock) throws {
        self.db = db
        self.clock = clock
        ranks = try SourceRanks(db)
        var types: [String: [TypeInfo]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, identifier, longest FROM type") {
            types[row[1], default: []].append(TypeInfo(id: row[0], longest: row[2]))
        }
        self.types = types
    }

    /// Everything, for a store whose days were computed in another zone.
    func refreshAll() throws {
        try db.execute(sql: "DELETE FROM daily; DELETE FROM night; DELETE FROM nap;")
        var changed = ChangedData()
        for info in types.values.joined() {
            let row = try Row.fetchOne(
                db, sql: "SELECT min(start), max(start + duration) FROM sample WHERE type = ?", arguments: [info.id])
            guard let first: Int = row?[0], let last: Int = row?[1] else { continue }
            changed.utcDaysByType[info.id] = Set(utcDay(first)...utcDay(last))
        }
        let row = try Row.fetchOne(db, sql: "SELECT min(start), max(start + duration) FROM sleep_segment")
        if let first: Int = row?[0], let last: Int = row?[1] { changed.sleep = first...last }
        try refresh(changed)
    }

    func refresh(_ changed: ChangedData) throws {
        var nightDays: Set<Int> = []
        if let sleep = changed.sleep {
            nightDays = Set(
                try SleepRollUp(home: clock, sources: ranks.byID)
                    .refresh(db, from: sleep.lowerBound, to: sleep.upperBound))
        }
        var weighDays: Set<Int> = []
        for source in MetricSource.all {
            var days = localDays(of: source, changed)
            if source.dependsOnNight { days.formUnion(nightDays) }
            if source.metric == .weight { weighDays = days }
            if source.rule == .nearestToWeight { days.formUnion(weighDays) }
            for stretch in stretches(of: days) { try refresh(source, stretch) }
        }
        try applyActivitySummaries()
    }

    private func localDays(of source: MetricSource, _ changed: ChangedData) -> Set<Int> {
        var days: Set<Int> = []
        for info in source.types.flatMap({ types[$0] ?? [] }) {
            for utcDay in changed.utcDaysByType[info.id] ?? [] {
                days.insert(clock.day(atUnix: utcDay * 86_400).number)
                days.insert(clock.day(atUnix: utcDay * 86_400 + 86_399).number)
            }
        }
        return days
    }

    private func refresh(_ source: MetricSource, _ days: ClosedRange<Int>) throws {
        let infos = source.types.flatMap { types[$0] ?? [] }
        guard !infos.isEmpty else { return }
        let table = DayTable(days, clock: clock)
        var scan = try SampleScan(db, ranks: ranks.table)
        let writer = try DailyWriter(db)
        if source.isMerged {
            var parts: [[DayAggregate]] = []
            for info in infos {
                parts.append(
                    try scan.mergedDays(
                        type: info.id, longest: info.longest, in: table,
                        minutesCovered: source.rule == .minutesCovered))
            }
            try writer.write(Self.added(parts).map { $0.scaled(by: source.factor) }, of: source.metric)
            return
        }
        if source.rule == .mean, infos.count == 1 {
            try writer.write(
                try scan.meanDays(type: infos[0].id, in: table).map { $0.scaled(by: source.factor) },
                of: source.metric)
            return
        }
        var samples: [DiscreteSample] = []
        for info in infos { samples += try scan.samples(type: info.id, in: table) }
        samples.sort { $0.at < $1.at }
        guard !samples.isEmpty else { return }
        var chooser = DiscreteDays(rule: source.rule, nights: try nights(days))
        if source.rule == .nearestToWeight { chooser.weighedAt = try weighings(scan, table, chooser.nights) }
        try writer.write(
            chooser.days(of: samples, in: table).map { $0.scaled(by: source.factor) }, of: source.metric)
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

    private func nights(_ days: ClosedRange<Int>) throws -> [Int: NightWindow] {
        var result: [Int: NightWindow] = [:]
        let rows = try Row.fetchAll(
            db, sql: "SELECT day, bed_at, wake_at FROM night WHERE day BETWEEN ? AND ?",
            arguments: [days.lowerBound, days.upperBound])
        for row in rows { result[row[0]] = NightWindow(bed: row[1], wake: row[2]) }
        return result
    }

    private func weighings(
        _ scan: SampleScan, _ table: DayTable, _ nights: [Int: NightWindow]
    ) throws -> [Int: Int] {
        var samples: [DiscreteSample] = []
        for info in types["HKQuantityTypeIdentifierBodyMass"] ?? [] {
            samples += try scan.samples(type: info.id, in: table)
        }
        samples.sort { $0.at < $1.at }
        return DiscreteDays(rule: .firstAfterSleep, nights: nights).instants(of: samples, in: table)
    }

    /// Apple's own totals are de-duplicated by the person's own order of sources: where they are above zero they stand.
    /// A watch that was worn and saw no exercise and no stairs saw none: that is a true zero.
    private func applyActivitySummaries() throws {
        for (metric, column) in [
            (MetricID.activeEnergy, "energy_kcal"), (.exerciseMinutes, "exercise_min"), (.standHours, "stand_hours"),
        ] {
            try db.execute(
                sql: """
                    INSERT INTO daily (metric, day, value, samples)
                    SELECT ?, day, \(column), 0 FROM activity_summary WHERE \(column) > 0
                    ON CONFLICT (metric, day) DO UPDATE SET value = excluded.value
                    """, arguments: [metric.rawValue])
        }
        for metric in [MetricID.exerciseMinutes, .flights] {
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO daily (metric, day, value, samples)
                    SELECT ?, day, 0, 0 FROM daily WHERE metric = ? AND merged IS NOT NULL
                    """, arguments: [metric.rawValue, MetricID.standHours.rawValue])
        }
    }

    private func utcDay(_ seconds: Int) -> Int { Int((Double(seconds) / 86_400).rounded(.down)) }
}

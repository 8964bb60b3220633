import GRDB
import HealthModel

/// Makes nights and naps of the stored pieces of sleep.
struct SleepRollUp {
    static let shortestMainSleepSeconds = 180 * 60
    /// Pieces this far from a changed one can share its episode.
    static let reach = 36 * 3600

    var home: DayClock
    var sources: [Int: SleepSource]

    init(home: DayClock, ranks: SourceRanks) {
        self.home = home
        sources = SleepSource.all(ranks)
    }

    /// Computes the nights again that pieces between two instants can have a part in.
    /// - Returns: the days concerned.
    func refresh(_ db: Database, from first: Int, to last: Int) throws -> ClosedRange<Int> {
        let days = (home.day(atUnix: first).number - 2)...(home.day(atUnix: last).number + 2)
        let clocks = try zoneClocks(db)
        let pieces = try pieces(db, around: days)
        try clear(db, days)
        for (day, episodes) in episodes(of: pieces, on: days, clocks) { try write(db, day, episodes, clocks: clocks) }
        return days
    }

    /// By the day that they ended on, there and then.
    func episodes(
        of pieces: [StoredSleep], on days: ClosedRange<Int>, _ clocks: [Int: DayClock]
    ) -> [Int: [SleepEpisode]] {
        var byDay: [Int: [SleepEpisode]] = [:]
        for episode in SleepEpisode.all(in: pieces, sources: sources) {
            let clock = episode.wakeZone.flatMap { clocks[$0] } ?? home
            let day = clock.day(atUnix: episode.wake).number
            if days.contains(day) { byDay[day, default: []].append(episode) }
        }
        return byDay
    }

    /// The main sleep among those that ended on one day; `nil` where all are naps.
    static func main(of episodes: [SleepEpisode]) -> SleepEpisode? {
        let longest = episodes.max { ($0.asleepSeconds, -$0.bed) < ($1.asleepSeconds, -$1.bed) }
        return longest.flatMap { $0.asleepSeconds >= shortestMainSleepSeconds ? $0 : nil }
    }

    /// Those that an episode of one of some days can be made of.
    func pieces(_ db: Database, around days: ClosedRange<Int>) throws -> [StoredSleep] {
        try Self.pieces(
            db, from: home.start(of: CivilDay(number: days.lowerBound)) - Self.reach,
            to: home.start(of: CivilDay(number: days.upperBound + 1)) + Self.reach)
    }

    func zoneClocks(_ db: Database) throws -> [Int: DayClock] {
        var clocks: [Int: DayClock] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, name FROM zone") {
            let name: String = row[1]
            clocks[row[0]] = name == home.zoneName ? home : DayClock(zoneName: name)
        }
        return clocks
    }

    static func pieces(_ db: Database, from first: Int, to last: Int) throws -> [StoredSleep] {
        let statement = try RawStatement(
            db,
            """
            SELECT start, duration, stage, source, zone, copies FROM sleep_segment
            LEFT JOIN sleep_exclusion USING (start, source, duration, stage)
            WHERE start >= ?1 AND start < ?2 AND excluded_at IS NULL ORDER BY start
            """)
        statement.bind(first, at: 1)
        statement.bind(last, at: 2)
        var result: [StoredSleep] = []
        let totals = try SleepTotals(db)
        while try statement.step() {
            let (start, duration) = (statement.int(0), statement.int(1))
            guard let stage = SleepStage(rawValue: statement.int(2)), duration > 0,
                StoredBounds.hold(start: start, duration: duration)
            else { continue }
            result.append(
                StoredSleep(
                    start: start, end: start + duration, stage: stage,
                    source: statement.int(3), zone: statement.optionalInt(4),
                    copies: min(max(1, statement.int(5)), StoredBounds.largestNumber),
                    isOfTotals: totals.isOfTotals(statement.int(3))))
        }
        return totals.withoutTotalsBesidePieces(result)
    }

    private static let metrics = MetricID.rolledUp.filter(\.isOfSleep)

    private func clear(_ db: Database, _ days: ClosedRange<Int>) throws {
        let range: StatementArguments = [days.lowerBound, days.upperBound]
        try db.execute(sql: "DELETE FROM night WHERE day BETWEEN ? AND ?", arguments: range)
        try db.execute(sql: "DELETE FROM nap WHERE day BETWEEN ? AND ?", arguments: range)
        for metric in Self.metrics {
            try db.execute(
                sql: "DELETE FROM daily WHERE metric = ? AND day BETWEEN ? AND ?",
                arguments: [metric.rawValue, days.lowerBound, days.upperBound])
        }
    }

    private func write(_ db: Database, _ day: Int, _ episodes: [SleepEpisode], clocks: [Int: DayClock]) throws {
        let main = Self.main(of: episodes)
        for nap in episodes where nap != main {
            try db.cachedStatement(sql: "INSERT OR REPLACE INTO nap VALUES (?, ?, ?, ?, ?)")
                .execute(arguments: [day, nap.bed, nap.wake, nap.asleepSeconds, nap.source])
        }
        guard let main else { return }
        let bedClock = main.bedZone.flatMap { clocks[$0] } ?? home
        let wakeClock = main.wakeZone.flatMap { clocks[$0] } ?? home
        try db.cachedStatement(sql: "INSERT INTO night VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .execute(arguments: [
                day, main.source, main.bed, main.wake, bedClock.offset(atUnix: main.bed),
                wakeClock.offset(atUnix: main.wake), main.firstAsleep, main.lastAsleep, main.asleepSeconds,
                main.inBedSeconds, main.hasInBed ? 1 : 0, main.rem, main.core, main.deep, main.awake, main.wakeZone,
            ])
        try writeDaily(db, day, main)
    }

    private func writeDaily(_ db: Database, _ day: Int, _ night: SleepEpisode) throws {
        func minutes(_ seconds: Int?) -> Double? { seconds.map { Double($0) / 60 } }
        var values: [(MetricID, Double?)] = [
            (.sleep, minutes(night.asleepSeconds)), (.sleepREM, minutes(night.rem)), (.sleepCore, minutes(night.core)),
            (.sleepDeep, minutes(night.deep)), (.sleepAwake, minutes(night.awake)),
            (.timeInBed, minutes(night.inBedSeconds)),
        ]
        // The span of the sleep alone, which stands for time in bed where no source recorded it, would flatter.
        if night.hasInBed {
            values.append(
                (
                    .sleepEfficiency,
                    SleepEfficiency.percent(asleep: Double(night.asleepSeconds), inBed: Double(night.inBedSeconds))
                ))
        }
        let writer = try DailyWriter(db)
        for (metric, value) in values {
            guard let value else { continue }
            try writer.write([DayAggregate(day: day, value: value, samples: 1)], of: metric)
        }
    }
}

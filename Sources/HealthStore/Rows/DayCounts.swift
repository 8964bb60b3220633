import GRDB
import HealthModel

/// Of how many days each metric is known, kept beside the roll-ups: to say so at every question, nothing is counted.
struct DayCounts {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Brings `daily_count` in line with `daily`. Whoever writes `daily` does it before the transaction ends.
    func refresh() throws {
        try db.execute(
            sql: """
                DELETE FROM daily_count
                    WHERE NOT EXISTS (SELECT 1 FROM daily WHERE daily.metric = daily_count.metric);
                INSERT INTO daily_count SELECT metric, count(*) FROM daily WHERE true GROUP BY metric
                    ON CONFLICT (metric) DO UPDATE SET days = excluded.days WHERE days <> excluded.days;
                """)
    }

    /// The recorded days of each metric up to `today`, without those that have none: all days less the later ones, of which
    /// there are few.
    func spans(upTo today: CivilDay) throws -> [MetricID: DaySpan] {
        let row = try RawStatement(
            db,
            """
            SELECT metric, (SELECT min(day) FROM daily WHERE metric = known.metric),
                (SELECT max(day) FROM daily WHERE metric = known.metric AND day <= ?1),
                days - (SELECT count(*) FROM daily WHERE metric = known.metric AND day > ?1)
            FROM daily_count AS known
            """)
        row.bind(today.number, at: 1)
        var spans: [MetricID: DaySpan] = [:]
        while try row.step() {
            guard let metric = row.text(0).flatMap(MetricID.init(rawValue:)), let first = row.optionalInt(1),
                let last = row.optionalInt(2)
            else { continue }
            spans[metric] = DaySpan(dates: CivilDay(number: first)...CivilDay(number: last), days: row.int(3))
        }
        return spans
    }
}

/// The first and the last date of something, and the number of its dates.
struct DaySpan {
    var dates: ClosedRange<CivilDay>?
    var days = 0

    /// - Parameter day: later than all before.
    mutating func add(_ day: Int) {
        let date = CivilDay(number: day)
        dates = (dates?.lowerBound ?? date)...date
        days += 1
    }
}

import GRDB
import HealthModel

/// Reads `daily`.
struct DailySeries {
    private let db: Database
    private let range: RawStatement
    private let edges: RawStatement

    init(_ db: Database) throws {
        let range = try RawStatement(db, "SELECT day, value FROM daily WHERE metric = ?1 AND day BETWEEN ?2 AND ?3")
        let edges = try RawStatement(
            db,
            """
            SELECT (SELECT day FROM daily WHERE metric = ?1 ORDER BY day LIMIT 1),
                (SELECT day FROM daily WHERE metric = ?1 ORDER BY day DESC LIMIT 1)
            """)
        self.db = db
        self.range = range
        self.edges = edges
    }

    static func values(_ db: Database, of metric: MetricID, in days: ClosedRange<Int>) throws -> [DailyValue] {
        try Row.fetchAll(
            db,
            sql: "SELECT day, value, minimum, maximum FROM daily WHERE metric = ? AND day BETWEEN ? AND ? ORDER BY day",
            arguments: [metric.rawValue, days.lowerBound, days.upperBound]
        ).map { DailyValue(day: CivilDay(number: $0[0]), value: $0[1], minimum: $0[2], maximum: $0[3]) }
    }

    /// One element for each day of `days`.
    func values(of metric: MetricID, in days: ClosedRange<Int>) throws -> [Double?] {
        var result = [Double?](repeating: nil, count: days.count)
        defer { range.reset() }
        range.bind(metric.rawValue, at: 1)
        range.bind(days.lowerBound, at: 2)
        range.bind(days.upperBound, at: 3)
        while try range.step() { result[range.int(0) - days.lowerBound] = range.double(1) }
        return result
    }

    /// The last recorded day up to and with `day`. Asked rarely enough to be prepared each time.
    func newest(of metric: MetricID, upTo day: Int) throws -> (day: Int, value: Double)? {
        let newest = try RawStatement(
            db, "SELECT day, value FROM daily WHERE metric = ?1 AND day <= ?2 ORDER BY day DESC LIMIT 1")
        newest.bind(metric.rawValue, at: 1)
        newest.bind(day, at: 2)
        return try newest.step() ? (newest.int(0), newest.double(1)) : nil
    }

    /// First and last recorded day.
    func extent(of metric: MetricID) throws -> ClosedRange<Int>? {
        defer { edges.reset() }
        edges.bind(metric.rawValue, at: 1)
        guard try edges.step(), let first = edges.optionalInt(0), let last = edges.optionalInt(1) else { return nil }
        return first...last
    }
}

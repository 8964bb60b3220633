import GRDB
import HealthModel

/// One day of a metric as `daily` keeps it, in the metric's unit.
struct DayAggregate: Equatable {
    var day: Int
    var value: Double
    var minimum: Double?
    var maximum: Double?
    var samples: Int
    var rawSum: Double?

    /// The same in the metric's unit, rounded to nine decimals so that 0.95 of one reads 95 of a hundred.
    func scaled(by factor: Double) -> DayAggregate {
        func scaled(_ value: Double) -> Double { (value * factor * 1e9).rounded() / 1e9 }
        return DayAggregate(
            day: day, value: scaled(value), minimum: minimum.map(scaled), maximum: maximum.map(scaled),
            samples: samples, rawSum: rawSum.map(scaled))
    }
}

/// Writes days into `daily`, each in place of what stood there.
struct DailyWriter {
    private let insert: RawStatement

    init(_ db: Database) throws {
        insert = try RawStatement(
            db,
            """
            INSERT OR REPLACE INTO daily (metric, day, value, minimum, maximum, samples, merged, raw_sum)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?3, ?7)
            """)
    }

    func write(_ aggregates: [DayAggregate], of metric: MetricID) throws {
        insert.bind(metric.rawValue, at: 1)
        for aggregate in aggregates where aggregate.value.isFinite {
            insert.bind(aggregate.day, at: 2)
            insert.bind(aggregate.value, at: 3)
            insert.bind(aggregate.minimum, at: 4)
            insert.bind(aggregate.maximum, at: 5)
            insert.bind(aggregate.samples, at: 6)
            insert.bind(aggregate.rawSum, at: 7)
            try insert.run()
        }
    }
}

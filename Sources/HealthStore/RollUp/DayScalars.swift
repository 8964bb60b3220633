import GRDB
import HealthModel

/// Single values that a day's report needs, read by one statement: preparing many is most of what a report costs.
struct DayScalars {
    /// Unix seconds, half-open.
    struct Spans {
        var day: Range<Int>
        /// The time in bed of the main sleep.
        var night: ClosedRange<Int>?
    }

    var birthDate: CivilDay?
    var sex: Sex?
    /// Unix seconds.
    var lastImportAt: Int?
    /// The newest of the day, beats a minute.
    var heartRateBPM: Double?
    /// The newest up to the end of the day.
    var heightM: Double?
    /// Blood oxygen readings of the night, and those of them under 90 percent.
    var oxygenReadings: Int
    var lowOxygenReadings: Int

    static let heartRateType = "HKQuantityTypeIdentifierHeartRate"
    private static let oxygenType = "HKQuantityTypeIdentifierOxygenSaturation"

    init(_ db: Database, _ spans: Spans) throws {
        let row = try RawStatement(
            db,
            """
            SELECT (SELECT value FROM fact WHERE name = ?1), (SELECT value FROM fact WHERE name = ?2),
                (SELECT finished_at FROM import_batch WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1),
                (SELECT value FROM sample WHERE type = (SELECT id FROM type WHERE identifier = ?3)
                    AND start >= ?4 AND start < ?5 AND flags & 2 = 0 ORDER BY start DESC LIMIT 1),
                (SELECT value FROM sample WHERE type IN (SELECT id FROM type WHERE identifier = ?6) AND start < ?5
                    AND flags & 2 = 0
                    ORDER BY start DESC LIMIT 1), count(*), count(CASE WHEN value < 0.9 THEN 1 END)
            FROM sample WHERE type = (SELECT id FROM type WHERE identifier = ?7) AND start BETWEEN ?8 AND ?9
                AND flags & 2 = 0
            """)
        row.bind(StoredFact.dateOfBirth.rawValue, at: 1)
        row.bind(StoredFact.sex.rawValue, at: 2)
        row.bind(Self.heartRateType, at: 3)
        row.bind(spans.day.lowerBound, at: 4)
        row.bind(spans.day.upperBound, at: 5)
        row.bind(MetricSource.heightType, at: 6)
        row.bind(Self.oxygenType, at: 7)
        row.bind(spans.night?.lowerBound ?? 0, at: 8)
        row.bind(spans.night?.upperBound ?? -1, at: 9)
        _ = try row.step()  // an aggregate without groups always has one row
        birthDate = row.text(0).flatMap { CivilDay(iso: $0) }
        sex = row.text(1).flatMap(Sex.init(rawValue:))
        lastImportAt = row.optionalInt(2)
        heartRateBPM = row.optionalDouble(3)
        heightM = row.optionalDouble(4)
        oxygenReadings = row.int(5)
        lowOxygenReadings = row.int(6)
    }
}

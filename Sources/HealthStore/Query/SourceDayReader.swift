import GRDB
import HealthModel
import HealthQuery

extension HealthStore {
    public func sourceDays(
        of field: DayField, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [SourceDay] {
        let options = options
        return try await asking { db in
            try SourceDayReader(db: db, clock: HomeTime(ofDays: db, options).clock).days(of: field, in: days)
        }
    }
}

/// Reads which source the first sample of each day, or the night, came from: one look into the index a day, however many
/// samples there are.
private struct SourceDayReader {
    let db: Database
    let clock: DayClock

    func days(of metric: MetricID, in days: ClosedRange<CivilDay>) throws -> [SourceDay] {
        var sources: [Int: DaySource] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, name, device, class FROM source") {
            sources[row[0]] = DaySource(name: row[1], device: row[2], kind: SourceKind(rawValue: row[3]) ?? .other)
        }
        let found = metric.category == .sleep ? try nights(days) : try samples(metric, days)
        return found.sorted { $0.key < $1.key }.compactMap { day, source in
            sources[source].map { SourceDay(day: CivilDay(number: day), source: $0) }
        }
    }

    private func nights(_ days: ClosedRange<CivilDay>) throws -> [Int: Int] {
        let rows = try Row.fetchAll(
            db, sql: "SELECT day, source FROM night WHERE day BETWEEN ? AND ?",
            arguments: [days.lowerBound.number, days.upperBound.number])
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }

    private func samples(_ metric: MetricID, _ days: ClosedRange<CivilDay>) throws -> [Int: Int] {
        var found: [Int: Int] = [:]
        let rows = try RawStatement(
            db,
            "SELECT start, source FROM sample WHERE type = ?1 AND start >= ?2 AND flags & 2 = 0 ORDER BY start LIMIT 1")
        let end = clock.start(of: days.upperBound.advanced(by: 1))
        for identifier in MetricSource.of(metric)?.types ?? [] {
            for type in try Int.fetchAll(db, sql: "SELECT id FROM type WHERE identifier = ?", arguments: [identifier]) {
                var from = clock.start(of: days.lowerBound)
                while from < end {
                    rows.bind(type, at: 1)
                    rows.bind(from, at: 2)
                    let isThere = try rows.step()
                    let (start, source) = isThere ? (rows.int(0), rows.int(1)) : (end, 0)
                    rows.reset()
                    guard start < end else { break }
                    let day = clock.day(atUnix: start)
                    found[day.number] = found[day.number] ?? source
                    from = max(start + 1, clock.start(of: day.advanced(by: 1)))
                }
            }
        }
        return found
    }
}

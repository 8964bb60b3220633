import GRDB
import HealthModel
import HealthQuery

extension HealthStore {
    /// The source that the value of each recorded day in a range comes from, by metric, in order of the days. Days whose
    /// value was typed in have none.
    public func sourceDays(
        of fields: [DayField], in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DayField: [SourceDay]] {
        let options = options
        return try await asking { db in
            let reader = try SourceDayReader(RollUp(db, clock: HomeTime(ofDays: db, options).clock))
            var found: [DayField: [SourceDay]] = [:]
            for field in fields { found[field] = try reader.days(of: field, in: days) }
            return found
        }
    }
}

/// Reads which source the value of each day comes from, by the same choice among sources as the value itself.
private struct SourceDayReader {
    let rollUp: RollUp
    /// By number.
    private let sources: [Int: DaySource]

    init(_ rollUp: RollUp) throws {
        self.rollUp = rollUp
        var sources: [Int: DaySource] = [:]
        for row in try Row.fetchAll(rollUp.db, sql: "SELECT id, name, device, class FROM source") {
            sources[row[0]] = DaySource(name: row[1], device: row[2], kind: SourceKind(rawValue: row[3]) ?? .other)
        }
        self.sources = sources
    }

    func days(of metric: MetricID, in days: ClosedRange<CivilDay>) throws -> [SourceDay] {
        let numbers = days.lowerBound.number...days.upperBound.number
        let found = metric.isOfSleep ? try nights(numbers) : try samples(metric, numbers)
        return found.sorted { $0.key < $1.key }.compactMap { day, source in
            sources[source].map { SourceDay(day: CivilDay(number: day), source: $0) }
        }
    }

    private func nights(_ days: ClosedRange<Int>) throws -> [Int: Int] {
        let rows = try Row.fetchAll(
            rollUp.db, sql: "SELECT day, source FROM night WHERE day BETWEEN ? AND ?",
            arguments: [days.lowerBound, days.upperBound])
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }

    /// None of a metric that is summed: its value comes from all sources together.
    private func samples(_ metric: MetricID, _ days: ClosedRange<Int>) throws -> [Int: Int] {
        guard let source = MetricSource.of(metric), !source.isMerged, !rollUp.infos(of: source).isEmpty else {
            return [:]
        }
        let scan = try DiscreteScan(rollUp, source, days)
        return scan.chooser.sources(of: scan.samples, in: scan.table).filter { days.contains($0.key) }
    }
}

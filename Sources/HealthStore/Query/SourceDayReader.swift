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

    /// None of a metric that is summed: its value comes from all sources together.
    func days(of metric: MetricID, in days: ClosedRange<CivilDay>) throws -> [SourceDay] {
        let numbers = days.lowerBound.number...days.upperBound.number
        if metric.isOfSleep {
            return try compared(nights(numbers)) { metric == .sleep ? try minutesAsleep($0) : [:] }
        }
        guard let source = MetricSource.of(metric), !source.isMerged, !rollUp.infos(of: source).isEmpty else {
            return []
        }
        let scan = try DiscreteScan(rollUp, source, numbers)
        let chosen = scan.chooser.sources(of: scan.samples, in: scan.table).filter { numbers.contains($0.key) }
        return compared(chosen) { days in
            scan.chooser.readings(of: scan.samples, on: days, in: scan.table)
                .mapValues { $0.mapValues { $0 * source.factor } }
        }
    }

    /// The days in order, those near a change of source with what each source alone gives them.
    /// - Parameters:
    ///   - chosen: the number of the source by day.
    ///   - readings: the values of some days by the number of their source.
    private func compared(
        _ chosen: [Int: Int], _ readings: (ClosedRange<Int>) throws -> [Int: [Int: Double]]
    ) rethrows -> [SourceDay] {
        var days = chosen.sorted { $0.key < $1.key }.compactMap { day, source in
            sources[source].map { SourceDay(day: CivilDay(number: day), source: $0) }
        }
        let changes = SourceChange.all(days)
        let near = days.map(\.day).filter { day in changes.contains { abs(day - $0.day) <= SourceChange.reach } }
        var found: [Int: [Int: Double]] = [:]
        for stretch in stretches(of: Set(near.map(\.number))) { found.merge(try readings(stretch)) { $1 } }
        for index in days.indices {
            for (source, value) in found[days[index].day.number] ?? [:] {
                if let source = sources[source] { days[index].readings[source] = value }
            }
        }
        return days
    }

    private func nights(_ days: ClosedRange<Int>) throws -> [Int: Int] {
        let rows = try Row.fetchAll(
            rollUp.db, sql: "SELECT day, source FROM night WHERE day BETWEEN ? AND ?",
            arguments: [days.lowerBound, days.upperBound])
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }

    /// Of the main sleep that each source alone saw, by day and the number of the source.
    private func minutesAsleep(_ days: ClosedRange<Int>) throws -> [Int: [Int: Double]] {
        let sleep = SleepRollUp(home: rollUp.clock, ranks: rollUp.ranks)
        let clocks = try sleep.zoneClocks(rollUp.db)
        var minutes: [Int: [Int: Double]] = [:]
        for (source, pieces) in Dictionary(grouping: try sleep.pieces(rollUp.db, around: days), by: \.source) {
            for (day, episodes) in sleep.episodes(of: pieces, on: days, clocks) {
                guard let main = SleepRollUp.main(of: episodes) else { continue }
                minutes[day, default: [:]][source] = Double(main.asleepSeconds) / 60
            }
        }
        return minutes
    }
}

import GRDB
import HealthModel
import ImportKit

extension HealthStore {
    /// All sources with what they gave, the largest first. Walks through all samples where something changed since the last
    /// time.
    public nonisolated func sources() async throws(HealthStoreError) -> [SourceSummary] {
        let (counts, options) = (sampleCounts, options)
        return try await readingInBackground { db in
            try SourceList(db, counts: counts.counts(db), clock: HomeTime(db, options).clock).summaries
        }
    }

    /// The order in which sources count for a metric, or for all that have none of their own.
    public func sourceOrder(of metric: MetricID?) throws(HealthStoreError) -> [RankedSource] {
        try reading { db in
            let ranks = try SourceRanks(db)
            let listed = metric.map { ranks.order.places(for: $0) } ?? ranks.order.generalPlaces
            var byName: [String: SourceRanks.Source] = [:]
            for source in ranks.byID.values where source.rank < byName[source.name]?.rank ?? .max {
                byName[source.name] = source
            }
            return byName.values.sorted {
                (listed[$0.name] ?? .max, $0.rank) < (listed[$1.name] ?? .max, $1.rank)
            }.map { source in
                RankedSource(
                    name: source.name, kind: SourceKind(source.sourceClass), isListed: listed[source.name] != nil,
                    isExcluded: ranks.order.isExcluded(source.name, for: metric))
            }
        }
    }

    /// Lets sources count in this order where they overlap, for one metric or, with `nil`, for all; what is not among
    /// `names` comes after, by kind and name. Days concerned are computed again in the same transaction.
    /// - Parameter progress: the share that is done, 0 to 1; called on a thread of its own.
    public nonisolated func setOrder(
        metric: MetricID?, names: [String], progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(HealthStoreError) {
        try await reorder(metric, progress) { db in try SourceOrder.write(db, metric: metric, names: names) }
    }

    /// Lets a source count nowhere, or not for one metric; or again. Nothing of it is lost.
    /// - Parameter progress: the share that is done, 0 to 1; called on a thread of its own.
    public nonisolated func setExcluded(
        name: String, metric: MetricID?, isExcluded: Bool = true,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(HealthStoreError) {
        try await reorder(metric, progress) { db in
            try SourceOrder.write(db, metric: metric, name: name, isExcluded: isExcluded)
        }
    }

    private nonisolated func reorder(
        _ metric: MetricID?, _ progress: @escaping @Sendable (Double) -> Void,
        _ write: @escaping @Sendable (Database) throws -> Void
    ) async throws(HealthStoreError) {
        let options = options
        try await writingInBackground { db in
            try write(db)
            try RollUp(db, clock: HomeTime(ofDays: db, options).clock)
                .refreshAll(of: metric.map { [$0] } ?? MetricID.rolledUp, progress: progress)
        }
    }

    /// Whether the days are not what this version computes for the home zone that counts now: an earlier version computed
    /// them by other rules, the program was left before they could be computed for another zone, or the clock was set back
    /// over entries, or came by them.
    public func hasStaleDays() throws(HealthStoreError) -> Bool {
        let options = options
        return try reading { db in
            try RollUp.isStale(db, home: HealthStore.homeZone(db, options))
                || EntryLog(db: db, options: options).isAgainstClock()
        }
    }

    /// Computes stale days again, see `hasStaleDays`.
    /// - Parameters:
    ///   - all: every day, whether it seems to need it or not.
    ///   - progress: the share that is done, 0 to 1; called on a thread of its own.
    public nonisolated func refreshDays(
        all: Bool = false, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(HealthStoreError) {
        let options = options
        try await writingInBackground { db in
            let home = try HealthStore.homeZone(db, options)
            try EntryLog(db: db, options: options).followClock()
            try RollUp.refresh(db, ChangedData(), home: home, progress: all ? { _ in } : progress)
            if all { try RollUp(db, clock: HomeTime(db, options).clock).refreshAll(progress: progress) }
        }
    }
}

/// Sources of one name put together.
struct SourceList {
    private(set) var summaries: [SourceSummary] = []

    init(_ db: Database, counts: SampleCounts, clock: DayClock) throws {
        let order = try SourceOrder(db)
        let metrics = try Self.metricsByType(db)
        let rows = try Row.fetchAll(db, sql: "SELECT id, name, device, class FROM source ORDER BY class, name, id")
        var byName: [String: (summary: SourceSummary, count: SampleCounts.Count)] = [:]
        for row in rows {
            let (number, name, device): (Int, String, String) = (row[0], row[1], row[2])
            let kind = SourceKind(rawValue: row[3]) ?? .other
            var (summary, count) = byName[name] ?? (SourceSummary(name: name, kind: kind), SampleCounts.Count())
            if !device.isEmpty, !summary.devices.contains(device) { summary.devices.append(device) }
            for (type, bySource) in counts.samples {
                guard let ofType = bySource[number] else { continue }
                count.add(ofType)
                for metric in metrics[type] ?? [] { summary.samplesByMetric[metric, default: 0] += ofType.samples }
            }
            if let sleep = counts.sleep[number] {
                count.add(sleep)
                summary.samplesByMetric[.sleep, default: 0] += sleep.samples
            }
            summary.workouts += counts.workouts[number] ?? 0
            byName[name] = (summary, count)
        }
        summaries = byName.values.map { summary, count in
            var summary = summary
            summary.samples = count.samples
            if count.samples > 0 { summary.days = clock.day(atUnix: count.first)...clock.day(atUnix: count.last) }
            summary.isExcluded = order.isExcluded(summary.name, for: nil)
            summary.excludedFrom = order.excludedMetrics(of: summary.name)
            return summary
        }.sorted { (-$0.samples, $0.name) < (-$1.samples, $1.name) }
    }

    private static func metricsByType(_ db: Database) throws -> [Int: [MetricID]] {
        var result: [Int: [MetricID]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, identifier FROM type") {
            let identifier: String = row[1]
            result[row[0]] = MetricSource.all.filter { $0.types.contains(identifier) }.map(\.metric)
        }
        return result
    }
}

extension SourceKind {
    init(_ sourceClass: ImportedSource.Class) {
        switch sourceClass {
        case .watch: self = .watch
        case .phone: self = .phone
        case .other: self = .other
        }
    }
}

import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Nights as stored, with what their raw samples say.
struct QueryNightReader {
    private let db: Database
    private let days: ClosedRange<Int>
    private let ranks: SleepRanks
    private let labels: SourceLabels
    private let nights: [StoredNight]
    /// Days whose nights a journey moved the clock in.
    private let journeys: Set<CivilDay>
    private let naps: [Int: [StoredNap]]

    /// - Parameter home: the zone that a journey leads away from.
    init(_ db: Database, days: ClosedRange<Int>, home: TimeZone) throws {
        self.db = db
        self.days = days
        ranks = try SleepRanks(db)
        labels = try SourceLabels(db)
        let all = try StoredNight.read(db, days: days.lowerBound - StoredNight.lead...days.upperBound)
        journeys = StoredNight.journeys(all, home: home)
        nights = all.filter { days.contains($0.day) }
        naps = Dictionary(grouping: try StoredNap.read(db, days: days), by: \.day)
    }

    func queryNights() throws -> [QueryNight] {
        let clusters = SleepClusters(try pieces(), ranks: ranks)
        return nights.map { night in
            let cluster = clusters.around(night.bed..<night.wake, source: night.source)
            let naps = (naps[night.day] ?? []).map { nap in
                (nap, clusters.around(nap.start..<nap.end, source: nap.source))
            }
            var result = QueryNight(
                wakeDate: CivilDay(number: night.day), bed: MinuteOfDay.of(night.bed + night.bedOffset),
                wake: MinuteOfDay.of(night.wake + night.wakeOffset), inBed: Double(night.inBed) / 60,
                asleep: Double(night.asleep) / 60, source: labels[night.source],
                rawAsleep: Double(cluster.asleep.length) / 60, rawInBed: Double(cluster.inBed.length) / 60,
                naiveAsleepSum: Double(cluster.naiveSeconds) / 60,
                sources: Set(cluster.sources.map { labels[$0] }).sorted(),
                duplicates: naps.reduce(cluster.duplicates) { $0 + $1.1.duplicates },
                naps: naps.map { Double($0.0.asleep) / 60 },
                asleepSpans: (cluster.spans + naps.flatMap(\.1.spans)).sorted { $0.lowerBound < $1.lowerBound })
            result.isTravel = journeys.contains(result.wakeDate)
            result.isSettled = SocialJetlag.isSettled(result.wakeDate, journeys: journeys)
            return result
        }
    }

    /// Of dates on which no main sleep ended.
    func loneNaps() throws -> [QueryNap] {
        let main = Set(nights.map(\.day))
        let lone = naps.values.joined().filter { !main.contains($0.day) }.sorted { $0.start < $1.start }
        guard !lone.isEmpty else { return [] }
        let clusters = SleepClusters(try pieces(), ranks: ranks)
        return lone.map { nap in
            let cluster = clusters.around(nap.start..<nap.end, source: nap.source)
            return QueryNap(
                wakeDate: CivilDay(number: nap.day), asleep: Double(nap.asleep) / 60,
                duplicates: cluster.duplicates, asleepSpans: cluster.spans)
        }
    }

    /// All that sleeps of the dates can be made of.
    private func pieces() throws -> [StoredSleep] {
        let spans = nights.map { ($0.bed, $0.wake) } + naps.values.joined().map { ($0.start, $0.end) }
        guard let first = spans.map(\.0).min(), let last = spans.map(\.1).max() else { return [] }
        return try SleepRollUp.pieces(db, from: first - SleepRollUp.reach, to: last + SleepRollUp.reach)
    }
}

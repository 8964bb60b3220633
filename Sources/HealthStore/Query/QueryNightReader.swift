import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Nights as stored, with what their raw samples say.
struct QueryNightReader {
    private let db: Database
    private let days: ClosedRange<Int>
    /// Of each source by its number; `excluded` for one that counts nowhere.
    private let ranks: [Int32]
    private let labels: SourceLabels
    private let nights: [StoredNight]
    /// Days whose nights a journey moved the clock in.
    private let journeys: Set<Int>
    private let naps: [Int: [StoredNap]]

    /// Nights before the first that a journey may still be felt in.
    private static let lead = 4

    /// - Parameter home: the zone that a journey leads away from.
    init(_ db: Database, days: ClosedRange<Int>, home: TimeZone) throws {
        self.db = db
        self.days = days
        let sources = SleepSource.all(try SourceRanks(db))
        ranks = (0...(sources.keys.max() ?? 0)).map { sources[$0]?.rank ?? SourceRanks.excluded }
        labels = try SourceLabels(db)
        let all = try StoredNight.read(db, days: days.lowerBound - Self.lead...days.upperBound)
        journeys = Set(zip(all, StoredNight.journeys(all, home: home)).filter(\.1).map(\.0.day))
        nights = all.filter { days.contains($0.day) }
        naps = Dictionary(grouping: try StoredNap.read(db, days: days), by: \.day)
    }

    func queryNights() throws -> [QueryNight] {
        let clusters = try Clusters(pieces(), ranks: ranks)
        return nights.map { night in
            let cluster = clusters.around(night.bed..<night.wake, rank: ranks.rank(of: night.source))
            let naps = (naps[night.day] ?? []).map { nap in
                (nap, clusters.around(nap.start..<nap.end, rank: ranks.rank(of: nap.source)))
            }
            var result = QueryNight(
                wakeDate: CivilDay(number: night.day), bed: ClockTime.minute(night.bed + night.bedOffset),
                wake: ClockTime.minute(night.wake + night.wakeOffset), inBed: Double(night.inBed) / 60,
                asleep: Double(night.asleep) / 60, source: labels[night.source],
                rawAsleep: Double(cluster.asleep.length) / 60, rawInBed: Double(cluster.inBed.length) / 60,
                naiveAsleepSum: Double(cluster.naiveSeconds) / 60,
                sources: Set(cluster.sources.map { labels[$0] }).sorted(),
                duplicates: naps.reduce(cluster.duplicates) { $0 + $1.1.duplicates },
                naps: naps.map { Double($0.0.asleep) / 60 },
                asleepSpans: (cluster.spans + naps.flatMap(\.1.spans)).sorted { $0.lowerBound < $1.lowerBound })
            result.isTravel = journeys.contains(night.day)
            result.isSettled = !(0...3).contains { journeys.contains(night.day - $0) }
            return result
        }
    }

    /// Of dates on which no main sleep ended.
    func loneNaps() throws -> [QueryNap] {
        let main = Set(nights.map(\.day))
        let lone = naps.values.joined().filter { !main.contains($0.day) }.sorted { $0.start < $1.start }
        guard !lone.isEmpty else { return [] }
        let clusters = try Clusters(pieces(), ranks: ranks)
        return lone.map { nap in
            let cluster = clusters.around(nap.start..<nap.end, rank: ranks.rank(of: nap.source))
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

/// The pieces of sleep of one episode, put together.
private struct Cluster {
    /// Of the sleep source.
    var asleep = IntervalUnion([])
    var awake = IntervalUnion([])
    /// Of any source.
    var inBed = IntervalUnion([])
    /// Of all sources and copies, added up.
    var naiveSeconds = 0
    var sources: [Int] = []
    var duplicates = 0

    /// When somebody slept, by the sleep source.
    var spans: [Range<Int>] { asleep.subtracting(awake).parts.map { $0.start..<$0.end } }

    init() {}

    init(_ pieces: ArraySlice<StoredSleep>, rank: Int32, in ranks: [Int32]) {
        for piece in pieces {
            if !sources.contains(piece.source) { sources.append(piece.source) }
            duplicates += piece.copies - 1
            if piece.stage.isAsleep { naiveSeconds += (piece.end - piece.start) * piece.copies }
            if piece.stage == .inBed { inBed.append(piece.start, piece.end) }
            guard ranks[piece.source] == rank else { continue }
            if piece.stage.isAsleep { asleep.append(piece.start, piece.end) }
            if piece.stage == .awake { awake.append(piece.start, piece.end) }
        }
    }
}

/// Pieces of sleep with gaps under an hour between them, as `SleepEpisode` has them.
private struct Clusters {
    private let pieces: [StoredSleep]
    private let ranks: [Int32]
    private var parts: [(span: Range<Int>, pieces: Range<Int>)] = []

    init(_ all: [StoredSleep], ranks: [Int32]) {
        pieces = all.filter { ranks.rank(of: $0.source) != SourceRanks.excluded }
        self.ranks = ranks
        for (index, piece) in pieces.enumerated() {
            if let last = parts.last, piece.start - last.span.upperBound < SleepEpisode.longestGap {
                parts[parts.count - 1] = (
                    last.span.lowerBound..<max(last.span.upperBound, piece.end), last.pieces.lowerBound..<index + 1
                )
            } else {
                parts.append((piece.start..<piece.end, index..<index + 1))
            }
        }
    }

    /// - Parameter rank: of the sleep source.
    func around(_ span: Range<Int>, rank: Int32) -> Cluster {
        let index = parts.partitioningIndex { $0.span.upperBound > span.lowerBound }
        guard index < parts.count, parts[index].span.lowerBound <= span.lowerBound else { return Cluster() }
        return Cluster(pieces[parts[index].pieces], rank: rank, in: ranks)
    }
}

extension [Int32] {
    /// `excluded` for a number that no source has.
    fileprivate func rank(of source: Int) -> Int32 { indices.contains(source) ? self[source] : SourceRanks.excluded }
}

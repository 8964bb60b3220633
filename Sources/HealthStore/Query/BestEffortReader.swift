import Foundation
import GRDB
import HealthModel
import HealthQuery
import ImportKit

extension HealthStore {
    /// The fastest pieces of each run up to a day, in order of time: from the samples of distance within it, else from its
    /// route. Runs without both have none.
    public func bestEfforts(upTo today: CivilDay) async throws(HealthStoreError) -> [BestEffort] {
        let options = options
        return try await readingInBackground { db in
            let runs = try QueryWorkoutReader(db, options).rows(upTo: today).filter {
                WorkoutKind.isRun($0.type)
            }
            guard !runs.isEmpty, let reader = try BestEffortReader(db, HomeTime(ofDays: db, options).clock) else {
                return []
            }
            return try runs.flatMap { try reader.efforts(of: $0) }
        }
    }
}

/// Reads the ways of workouts from the samples of distance and the points of routes.
private struct BestEffortReader {
    private let rollUp: RollUp
    private let source: MetricSource
    private let infos: [RollUp.TypeInfo]
    private let ranks: [Int32]

    /// Samples that are longer say nothing of a workout: tables of days.
    private static let longest = 600

    init?(_ db: Database, _ clock: DayClock) throws {
        rollUp = try RollUp(db, clock: clock)
        guard let source = MetricSource.of(.distance) else { return nil }
        self.source = source
        infos = rollUp.infos(of: source)
        ranks = rollUp.ranks.table(for: .distance)
    }

    func efforts(of run: WorkoutRow) throws -> [BestEffort] {
        if let distance = run.distance, distance < BestEffort.Distance.kilometre.metres { return [] }
        let recorded = run.distance == nil ? [] : try pieces(of: run)
        let way = PacedTrack(recorded.isEmpty ? try routePieces(of: run) : recorded)
        return BestEffort.Distance.allCases.compactMap { length in
            way.fastest(over: length).map {
                BestEffort(kind: run.type, day: CivilDay(number: run.day), distance: length, seconds: $0)
            }
        }
    }

    /// Those of the first source that knows at least half of the time.
    private func pieces(of run: WorkoutRow) throws -> [PacedTrack.Piece] {
        var bySource: [Int: [PacedTrack.Piece]] = [:]
        let statement = try rollUp.db.cachedStatement(
            sql: """
                SELECT start, source, duration, value FROM sample WHERE type = ? AND start >= ? AND start < ?
                AND flags & 2 = 0 ORDER BY start
                """)
        for info in infos {
            let rows = try Row.fetchCursor(statement, arguments: [info.id, run.start, run.end])
            while let row = try rows.next() {
                let (start, number, duration, value): (Int, Int, Int, Double) = (row[0], row[1], row[2], row[3])
                guard ranks.indices.contains(number), ranks[number] != SourceRanks.excluded,
                    (1...Self.longest).contains(duration), start + duration <= run.end,
                    StoredBounds.hold(start: start, duration: duration, value: value)
                else { continue }
                bySource[number, default: []].append(
                    PacedTrack.Piece(
                        start: Double(start), end: Double(start + duration), metres: value * source.factor * 1000))
            }
        }
        return first(of: bySource, run)
    }

    /// The same from the points of its routes, which are of its time as on its page.
    private func routePieces(of run: WorkoutRow) throws -> [PacedTrack.Piece] {
        let rows = try Row.fetchCursor(
            rollUp.db.cachedStatement(
                sql: """
                    SELECT source, points FROM route WHERE start_at BETWEEN ? AND ? AND end_at <= ? ORDER BY start_at
                    """), arguments: [run.start - 60, run.end, run.end + 60])
        var ways: [Int: [[WorkoutDetail.WayPoint]]] = [:]
        while let row = try rows.next() {
            let number: Int = row[0]
            guard ranks.indices.contains(number), ranks[number] != SourceRanks.excluded,
                let points = RoutePacking.unpack([UInt8](row[1] as Data))
            else { continue }
            ways[number, default: []].append(points.map(\.wayPoint))
        }
        let fastest = TrackSplits.fastest(of: run.type)
        return first(
            of: ways.mapValues { TrackSplits.pieces(along: TrackSplits.joined($0), fastest: fastest) }, run)
    }

    private func first(of bySource: [Int: [PacedTrack.Piece]], _ run: WorkoutRow) -> [PacedTrack.Piece] {
        let half = Double(run.end - run.start) / 2
        let known = bySource.filter { $0.value.reduce(0) { $0 + $1.end - $1.start } >= half }
        let first = known.min { (ranks[$0.key], $0.key) < (ranks[$1.key], $1.key) }
        return (first?.value ?? []).sorted { $0.start < $1.start }
    }
}

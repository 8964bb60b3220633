import GRDB
import HealthModel

/// One day of a metric from its samples.
struct IntradayReader {
    var db: Database
    var clock: DayClock

    func values(of metric: MetricID, on day: CivilDay) throws -> [IntradayValue] {
        guard let source = MetricSource.all.first(where: { $0.metric == metric }) else { return [] }
        let start = clock.start(of: day)
        let end = clock.start(of: day.advanced(by: 1))
        let types = try types(of: source)
        return source.isMerged
            ? try hours(source, types, from: start, to: end) : try samples(source, types, from: start, to: end)
    }

    private func types(of source: MetricSource) throws -> [(id: Int, longest: Int)] {
        try source.types.flatMap { identifier in
            try Row.fetchAll(db, sql: "SELECT id, longest FROM type WHERE identifier = ?", arguments: [identifier])
                .map { (id: $0[0], longest: $0[1]) }
        }
    }

    private func samples(
        _ source: MetricSource, _ types: [(id: Int, longest: Int)], from start: Int, to end: Int
    ) throws -> [IntradayValue] {
        try types.flatMap { type in
            try Row.fetchAll(
                db, sql: "SELECT start, value FROM sample WHERE type = ? AND start >= ? AND start < ? ORDER BY start",
                arguments: [type.id, start, end]
            ).map {
                IntradayValue(minuteOfDay: clock.secondOfDay(atUnix: $0[0]) / 60, value: $0[1] * source.factor)
            }
        }
    }

    /// The merged sum of each hour on the wall. The hour that a clock change repeats holds both; the one it leaves out
    /// holds nothing. Empty without samples.
    private func hours(
        _ source: MetricSource, _ types: [(id: Int, longest: Int)], from start: Int, to end: Int
    ) throws -> [IntradayValue] {
        let ranks = try SourceRanks(db).table
        var sums = [Double](repeating: 0, count: 24)
        var isEmpty = true
        for type in types {
            let pieces = try pieces(type, ranks, from: start, to: end)
            isEmpty = isEmpty && pieces.isEmpty
            var merge = IntervalMerge()
            var from = start
            while from < end {
                let to = min(end, from + 3600 - (clock.secondOfDay(atUnix: from) % 3600))
                var ofHour = pieces.compactMap { $0.part(from: from, to: to) }
                let sum =
                    source.rule == .minutesCovered
                    ? Double(merge.secondsCovered(&ofHour)) / 60 : merge.sum(&ofHour)
                sums[clock.secondOfDay(atUnix: from) / 3600] += sum * source.factor
                from = to
            }
        }
        return isEmpty ? [] : sums.enumerated().map { IntradayValue(minuteOfDay: $0 * 60, value: $1) }
    }

    private func pieces(
        _ type: (id: Int, longest: Int), _ ranks: [Int32], from start: Int, to end: Int
    ) throws -> [MergePiece] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT start, source, duration, value, flags FROM sample WHERE type = ? AND start >= ? AND start < ?
                """, arguments: [type.id, start - type.longest, end]
        ).compactMap { row in
            let from: Int = row[0]
            let source: Int = row[1]
            let duration: Int = row[2]
            let flags: Int = row[4]
            return MergePiece(
                rank: flags & 1 == 1 ? 0 : ranks[source], start: from, end: from + duration, value: row[3]
            ).part(from: start, to: end)
        }
    }
}

extension MergePiece {
    /// The part from one instant to another, its value in proportion; `nil` when nothing of it lies there.
    func part(from lower: Int, to upper: Int) -> MergePiece? {
        if start == end { return start >= lower && start < upper ? self : nil }
        let from = max(start, lower)
        let to = min(end, upper)
        guard to > from else { return nil }
        return MergePiece(
            rank: rank, start: from, end: to, value: value * Double(to - from) / Double(end - start))
    }
}

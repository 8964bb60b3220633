import GRDB
import HealthModel

/// One day of a metric from its samples, by the same choice among sources as the day's value.
struct IntradayReader {
    let rollUp: RollUp

    init(db: Database, clock: DayClock) throws { rollUp = try RollUp(db, clock: clock) }

    func values(of metric: MetricID, on day: CivilDay) throws -> [IntradayValue] {
        guard let source = MetricSource.of(metric), !rollUp.infos(of: source).isEmpty else { return [] }
        return source.isMerged ? try hours(source, day) : try samples(source, day)
    }

    private func samples(_ source: MetricSource, _ day: CivilDay) throws -> [IntradayValue] {
        let table = DayStarts(day.number...day.number, clock: rollUp.clock)
        let scan = try SampleScan(rollUp.db, ranks: rollUp.table(for: source))
        let samples = try rollUp.infos(of: source).flatMap { info in
            try scan.samples(type: info.id, in: table, before: 0)
        }
        return DiscreteSample.preferred(samples.sorted { $0.at < $1.at }[...]).map {
            IntradayValue(
                minuteOfDay: rollUp.clock.secondOfDay(atUnix: $0.at) / 60, value: $0.value * source.factor,
                instant: $0.at)
        }
    }

    /// The merged sum of each hour on the wall. The hour that a clock change repeats holds both; the one it leaves out
    /// holds nothing. Empty without samples.
    private func hours(_ source: MetricSource, _ day: CivilDay) throws -> [IntradayValue] {
        let clock = rollUp.clock
        let end = clock.start(of: day.advanced(by: 1))
        var sums = [Double](repeating: 0, count: 24)
        var isEmpty = true
        for info in rollUp.infos(of: source) {
            var pieces = try rollUp.pieces(info, of: source, on: day).map(\.piece)
            pieces.leaveOutTables()
            isEmpty = isEmpty && pieces.isEmpty
            var merge = IntervalMerge()
            var from = clock.start(of: day)
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
}

extension RollUp {
    /// The day's parts of a cumulative type's samples, each with the number of its source. Samples that were taken out
    /// are left out; those of sources that count nowhere too, unless `all` are asked for.
    func pieces(
        _ info: TypeInfo, of source: MetricSource, on day: CivilDay, all: Bool = false
    ) throws -> [(source: Int, piece: MergePiece)] {
        let ranks = ranks.table(for: source.metric)
        let (start, end) = (clock.start(of: day), clock.start(of: day.advanced(by: 1)))
        return try Row.fetchAll(
            db,
            sql: """
                SELECT start, source, duration, value, flags FROM sample WHERE type = ? AND start >= ? AND start < ?
                AND flags & 2 = 0
                """, arguments: [info.id, start - info.longest, end]
        ).compactMap { row in
            let (from, duration, value): (Int, Int, Double) = (row[0], row[2], row[3])
            let number: Int = row[1]
            guard ranks.indices.contains(number), StoredBounds.hold(start: from, duration: duration, value: value)
            else { return nil }
            let isTyped = (row[4] as Int) & SampleFlags.typed != 0
            let isExcluded = ranks[number] == SourceRanks.excluded
            if isExcluded, !all { return nil }
            let whole = MergePiece(
                rank: isTyped && !isExcluded ? 0 : ranks[number], start: from, end: from + duration,
                value: value)
            return whole.part(from: start, to: end).map { (number, $0) }
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

import GRDB
import HealthModel

/// Bits of `sample.flags`.
enum SampleFlags {
    static let typed = 1
    static let excluded = 2
}

/// Reads the samples of one type in order of time and makes days of them. Buffers are kept from scan to scan. What the
/// person took out, a sample or a source, is passed over.
struct SampleScan {
    private let rows: RawStatement
    private let ranks: [Int32]
    private let hasTables: Bool
    private var merge = IntervalMerge()
    private var today: [MergePiece] = []
    private var tomorrow: [MergePiece] = []

    /// `ranks`: of each source by its number, see `SourceRanks`.
    init(_ db: Database, ranks: [Int32]) throws {
        rows = try RawStatement(
            db,
            """
            SELECT start, source, duration, value, flags, recorded_at FROM sample
            WHERE type = ?1 AND start >= ?2 AND start < ?3 ORDER BY start
            """)
        self.ranks = ranks
        hasTables = ranks.contains { $0 >= SourceRanks.tables && $0 != .max }
    }

    private func begin(type: Int, from: Int, to: Int) {
        rows.reset()
        rows.bind(type, at: 1)
        rows.bind(from, at: 2)
        rows.bind(to, at: 3)
    }

    /// Rank of the sample at hand: 0 for one typed in, `nil` for one that counts nowhere.
    private func rank() -> Int32? {
        let flags = rows.int(4)
        let rank = ranks[rows.int(1)]
        guard flags & SampleFlags.excluded == 0, rank != SourceRanks.excluded else { return nil }
        return flags & SampleFlags.typed != 0 ? 0 : rank
    }

    /// Days of a cumulative type. `longest`: seconds of its longest sample.
    mutating func mergedDays(
        type: Int, longest: Int, in table: DayTable, minutesCovered: Bool = false
    ) throws -> [DayAggregate] {
        var result: [DayAggregate] = []
        var day = table.days.lowerBound
        let last = table.days.upperBound
        begin(type: type, from: table.start(of: day) - longest, to: table.end(of: last))
        today.removeAll(keepingCapacity: true)
        tomorrow.removeAll(keepingCapacity: true)
        while try rows.step() {
            let start = rows.int(0)
            while start >= table.end(of: day) {
                finish(day, minutesCovered, into: &result)
                day += 1
                carry(into: day, table)
            }
            guard let rank = rank() else { continue }
            let piece = MergePiece(rank: rank, start: start, end: start + rows.int(2), value: rows.double(3))
            place(piece, day: day, table)
        }
        while day <= last {
            finish(day, minutesCovered, into: &result)
            day += 1
            if day <= last { carry(into: day, table) }
        }
        rows.reset()
        return result
    }

    /// Puts the day's share of a piece to the day and keeps the rest for the next.
    private mutating func place(_ piece: MergePiece, day: Int, _ table: DayTable) {
        let dayStart = table.start(of: day)
        let dayEnd = table.end(of: day)
        if piece.start >= dayStart, piece.end <= dayEnd {
            today.append(piece)
            return
        }
        if piece.end > dayEnd { tomorrow.append(piece) }
        let from = max(piece.start, dayStart)
        let to = min(piece.end, dayEnd)
        guard to > from else { return }
        let share = Double(to - from) / Double(piece.end - piece.start)
        today.append(MergePiece(rank: piece.rank, start: from, end: to, value: piece.value * share))
    }

    private mutating func carry(into day: Int, _ table: DayTable) {
        guard !tomorrow.isEmpty else { return }
        let pieces = tomorrow
        tomorrow.removeAll(keepingCapacity: true)
        for piece in pieces { place(piece, day: day, table) }
    }

    private mutating func finish(_ day: Int, _ minutesCovered: Bool, into result: inout [DayAggregate]) {
        guard !today.isEmpty else { return }
        if hasTables { today.leaveOutTables() }
        let raw = today.reduce(0) { $0 + $1.value }
        let value = minutesCovered ? Double(merge.secondsCovered(&today)) / 60 : merge.sum(&today)
        result.append(DayAggregate(day: day, value: value, samples: today.count, rawSum: raw))
        today.removeAll(keepingCapacity: true)
    }

    /// Mean, smallest and largest of each day: of the first source that has samples that day, with what was typed in.
    func meanDays(type: Int, in table: DayTable) throws -> [DayAggregate] {
        var result: [DayAggregate] = []
        var day = table.days.lowerBound
        var best = Int32.max
        var ofBest = RunningMean()
        var typed = RunningMean()
        func finish() {
            ofBest.add(typed)
            if let aggregate = ofBest.aggregate(day) { result.append(aggregate) }
            (best, ofBest, typed) = (.max, RunningMean(), RunningMean())
        }
        begin(type: type, from: table.start(of: day), to: table.end(of: table.days.upperBound))
        while try rows.step() {
            let start = rows.int(0)
            while start >= table.end(of: day) {
                finish()
                day += 1
            }
            guard let rank = rank() else { continue }
            let value = rows.double(3)
            if rank == best {
                ofBest.add(value)
            } else if rank == 0 {
                typed.add(value)
            } else if rank < best {
                best = rank
                ofBest = RunningMean()
                ofBest.add(value)
            }
        }
        finish()
        rows.reset()
        return result
    }

    /// Samples of a sparse type from `before` seconds before the table's first day on: a night begins there.
    func samples(type: Int, in table: DayTable, before: Int = 86_400) throws -> [DiscreteSample] {
        try samples(
            type: type, from: table.start(of: table.days.lowerBound) - before,
            to: table.end(of: table.days.upperBound))
    }

    /// Those that begin in half-open Unix seconds.
    func samples(type: Int, from: Int, to: Int) throws -> [DiscreteSample] {
        var result: [DiscreteSample] = []
        begin(type: type, from: from, to: to)
        while try rows.step() {
            guard let rank = rank() else { continue }
            let start = rows.int(0)
            result.append(
                DiscreteSample(
                    at: start, end: start + rows.int(2), value: rows.double(3), recordedAt: rows.optionalInt(5),
                    rank: rank))
        }
        rows.reset()
        return result
    }
}

/// Mean and range of values as they come.
private struct RunningMean {
    private var count = 0
    private var sum = 0.0
    private var low = Double.infinity
    private var high = -Double.infinity

    mutating func add(_ value: Double) {
        count += 1
        sum += value
        low = min(low, value)
        high = max(high, value)
    }

    mutating func add(_ other: RunningMean) {
        count += other.count
        sum += other.sum
        low = min(low, other.low)
        high = max(high, other.high)
    }

    /// `nil` without values.
    func aggregate(_ day: Int) -> DayAggregate? {
        guard count > 0 else { return nil }
        return DayAggregate(day: day, value: sum / Double(count), minimum: low, maximum: high, samples: count)
    }
}

/// A reading at an instant, Unix seconds.
struct DiscreteSample: Equatable {
    var at: Int
    /// Of a reading over a span.
    var end: Int
    var value: Double
    var recordedAt: Int?
    /// As `SourceRanks`: 0 where it was typed in.
    var rank: Int32

    /// Those of the first source among them, with what was typed in.
    static func preferred(_ samples: ArraySlice<DiscreteSample>) -> ArraySlice<DiscreteSample> {
        guard let first = samples.first, samples.contains(where: { $0.rank != first.rank }),
            let best = samples.lazy.map(\.rank).filter({ $0 > 0 }).min()
        else { return samples }
        return ArraySlice(samples.filter { $0.rank == best || $0.rank == 0 })
    }
}

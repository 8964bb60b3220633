import GRDB
import HealthModel

/// Makes days of the samples of one type. Buffers are kept from scan to scan. What the person took out, a sample or a
/// source, is passed over.
struct DayScan {
    private let rows: SampleRows
    private let ranks: SampleRanks
    private let hasTables: Bool
    private var merge = IntervalMerge()
    private var today: [MergePiece] = []
    private var tomorrow: [MergePiece] = []

    /// `ranks`: of each source by its number, see `SourceRanks`.
    init(_ db: Database, ranks: [Int32]) throws {
        rows = try SampleRows(db)
        self.ranks = SampleRanks(ofSources: ranks)
        hasTables = ranks.contains { $0 >= SourceRanks.tables && $0 != .max }
    }

    /// Days of a cumulative type. `longest`: seconds of its longest sample.
    mutating func mergedDays(
        type: Int, longest: Int, in table: DayTable, minutesCovered: Bool = false
    ) throws -> [DayAggregate] {
        var result: [DayAggregate] = []
        var day = table.days.lowerBound
        let last = table.days.upperBound
        today.removeAll(keepingCapacity: true)
        tomorrow.removeAll(keepingCapacity: true)
        try rows.forEachBlock(type: type, from: table.start(of: day) - longest, to: table.end(of: last)) { block in
            for row in block {
                while row.start >= table.end(of: day) {
                    finish(day, minutesCovered, into: &result)
                    day += 1
                    carry(into: day, table)
                }
                guard let rank = ranks.rank(source: row.source, flags: row.flags) else { continue }
                let piece = MergePiece(rank: rank, start: row.start, end: row.start + row.duration, value: row.value)
                place(piece, day: day, table)
            }
        }
        while day <= last {
            finish(day, minutesCovered, into: &result)
            day += 1
            if day <= last { carry(into: day, table) }
        }
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
        try rows.forEachBlock(
            type: type, from: table.start(of: day), to: table.end(of: table.days.upperBound)
        ) { block in
            for row in block {
                while row.start >= table.end(of: day) {
                    finish()
                    day += 1
                }
                guard let rank = ranks.rank(source: row.source, flags: row.flags) else { continue }
                if rank == best {
                    ofBest.add(row.value)
                } else if rank == 0 {
                    typed.add(row.value)
                } else if rank < best {
                    best = rank
                    ofBest = RunningMean()
                    ofBest.add(row.value)
                }
            }
        }
        finish()
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

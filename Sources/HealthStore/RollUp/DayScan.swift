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
        type: Int, longest: Int, in table: DayStarts, minutesCovered: Bool = false
    ) throws -> [DayAggregate] {
        var result: [DayAggregate] = []
        var day = table.days.lowerBound
        let last = table.days.upperBound
        today.removeAll(keepingCapacity: true)
        tomorrow.removeAll(keepingCapacity: true)
        try rows.forEachBlock(type: type, from: table.start(of: day) - longest, to: table.end(of: last)) { block in
            for row in block where row.start < table.end(of: last) {
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
    private mutating func place(_ piece: MergePiece, day: Int, _ table: DayStarts) {
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

    private mutating func carry(into day: Int, _ table: DayStarts) {
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
    /// - Parameter overTime: weighted with the time that each sample holds.
    func meanDays(type: Int, in table: DayStarts, overTime: Bool) throws -> [DayAggregate] {
        var result: [DayAggregate] = []
        var day = table.days.lowerBound
        let last = table.days.upperBound
        var best = Int32.max
        var ofDay = MeanOfDay(isOverTime: overTime)
        func finish() {
            if let aggregate = ofDay.aggregate(day, until: table.end(of: day)) { result.append(aggregate) }
            best = .max
            ofDay.removeAll()
        }
        try rows.forEachBlock(
            type: type, from: table.start(of: day), to: table.end(of: last)
        ) { block in
            for row in block where row.start < table.end(of: last) {
                while row.start >= table.end(of: day) {
                    finish()
                    day += 1
                }
                guard let rank = ranks.rank(source: row.source, flags: row.flags), rank <= best else { continue }
                if rank > 0, rank < best {
                    best = rank
                    ofDay.removeAll(but: 0)
                }
                ofDay.add(row.value, at: row.start, rank: rank)
            }
        }
        finish()
        return result
    }
}

/// The samples of a day as they come, in order of time.
private struct MeanOfDay {
    let isOverTime: Bool
    private var samples: [(rank: Int32, at: Int, value: Double)] = []

    init(isOverTime: Bool) { self.isOverTime = isOverTime }

    mutating func add(_ value: Double, at instant: Int, rank: Int32) { samples.append((rank, instant, value)) }

    mutating func removeAll() { samples.removeAll(keepingCapacity: true) }
    mutating func removeAll(but rank: Int32) { samples.removeAll { $0.rank != rank } }

    /// `nil` without samples.
    func aggregate(_ day: Int, until end: Int) -> DayAggregate? {
        let mean =
            isOverTime
            ? TimeWeightedMean.value(samples.lazy.map { (at: $0.at, value: $0.value) }, until: end)
            : samples.reduce(0) { $0 + $1.value } / Double(samples.count)
        guard let mean, let low = samples.lazy.map(\.value).min(), let high = samples.lazy.map(\.value).max() else {
            return nil
        }
        return DayAggregate(day: day, value: mean, minimum: low, maximum: high, samples: samples.count)
    }
}

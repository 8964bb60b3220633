import GRDB
import HealthModel

/// Reads the samples of one type in order of time and makes days of them. Buffers are kept from scan to scan.
struct SampleScan {
    private let rows: RawStatement
    private let ranks: [Int32]
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
    }

    private func begin(type: Int, from: Int, to: Int) {
        rows.reset()
        rows.bind(type, at: 1)
        rows.bind(from, at: 2)
        rows.bind(to, at: 3)
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
            let duration = rows.int(2)
            let source = rows.int(1)
            let isTyped = rows.int(4) & 1 == 1
            let piece = MergePiece(
                rank: isTyped ? 0 : ranks[source], start: start, end: start + duration, value: rows.double(3))
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
        let raw = today.reduce(0) { $0 + $1.value }
        let value = minutesCovered ? Double(merge.secondsCovered(&today)) / 60 : merge.sum(&today)
        result.append(DayAggregate(day: day, value: value, samples: today.count, rawSum: raw))
        today.removeAll(keepingCapacity: true)
    }

    /// Mean, smallest and largest of each day.
    func meanDays(type: Int, in table: DayTable) throws -> [DayAggregate] {
        var result: [DayAggregate] = []
        var day = table.days.lowerBound
        var count = 0
        var (sum, low, high) = (0.0, Double.infinity, -Double.infinity)
        func finish() {
            guard count > 0 else { return }
            result.append(
                DayAggregate(day: day, value: sum / Double(count), minimum: low, maximum: high, samples: count))
            (sum, low, high, count) = (0, .infinity, -.infinity, 0)
        }
        begin(type: type, from: table.start(of: day), to: table.end(of: table.days.upperBound))
        while try rows.step() {
            let start = rows.int(0)
            while start >= table.end(of: day) {
                finish()
                day += 1
            }
            let value = rows.double(3)
            sum += value
            low = min(low, value)
            high = max(high, value)
            count += 1
        }
        finish()
        rows.reset()
        return result
    }

    /// Samples of a sparse type, those of the day before the table's first included: a night begins there.
    func samples(type: Int, in table: DayTable) throws -> [DiscreteSample] {
        var result: [DiscreteSample] = []
        begin(
            type: type, from: table.start(of: table.days.lowerBound) - 86_400,
            to: table.end(of: table.days.upperBound))
        while try rows.step() {
            result.append(
                DiscreteSample(at: rows.int(0), value: rows.double(3), recordedAt: rows.optionalInt(5)))
        }
        rows.reset()
        return result
    }
}

/// A reading at an instant, Unix seconds.
struct DiscreteSample: Equatable {
    var at: Int
    var value: Double
    var recordedAt: Int?
}

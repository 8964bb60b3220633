/// A sample, or the part of it that lies in one day.
public struct MergePiece: Equatable, Sendable {
    /// 0 first: of two pieces in the same moment the lower rank counts.
    public var rank: Int32
    /// Unix seconds, half-open; equal for an instant.
    public var start: Int
    /// Unix seconds.
    public var end: Int
    /// The amount over the whole piece, in the unit of its type.
    public var value: Double

    public init(rank: Int32, start: Int, end: Int, value: Double) {
        (self.rank, self.start, self.end, self.value) = (rank, start, end, value)
    }
}

/// Adds overlapping sources up to what really happened: every moment counts for the first source that has a sample
/// there; of a later one only the uncovered part counts, in proportion. Samples of one rank all count. Buffers are
/// kept from day to day.
public struct IntervalMerge {
    private var covered: [(start: Int, end: Int)] = []
    private var united: [(start: Int, end: Int)] = []

    public init() {}

    /// The merged value of `pieces`, which may be reordered. Every start is at or before its end.
    public mutating func sum(_ pieces: inout [MergePiece]) -> Double {
        guard let rank = pieces.first?.rank else { return 0 }
        if pieces.allSatisfy({ $0.rank == rank }) {
            return pieces.reduce(0) { $0 + $1.value }
        }
        pieces.sort { ($0.rank, $0.start, $0.end) < ($1.rank, $1.start, $1.end) }
        covered.removeAll(keepingCapacity: true)
        var total = 0.0
        var first = 0
        while first < pieces.count {
            var next = first
            while next < pieces.count, pieces[next].rank == pieces[first].rank { next += 1 }
            total += uncovered(pieces[first..<next])
            if next < pieces.count { cover(pieces[first..<next]) }
            first = next
        }
        return total
    }

    /// The share of each rank in the merged value; with `seconds` the seconds that no lower rank covers in place of
    /// values.
    public mutating func shares(_ pieces: inout [MergePiece], seconds: Bool = false) -> [Int32: Double] {
        pieces.sort { ($0.rank, $0.start, $0.end) < ($1.rank, $1.start, $1.end) }
        covered.removeAll(keepingCapacity: true)
        var result: [Int32: Double] = [:]
        var first = 0
        while first < pieces.count {
            var next = first
            while next < pieces.count, pieces[next].rank == pieces[first].rank { next += 1 }
            let before = length
            let value = seconds ? 0 : uncovered(pieces[first..<next])
            cover(pieces[first..<next])
            result[pieces[first].rank] = seconds ? Double(length - before) : value
            first = next
        }
        return result
    }

    private var length: Int { covered.reduce(0) { $0 + $1.end - $1.start } }

    /// Seconds in at least one of `pieces`, which are reordered.
    public mutating func secondsCovered(_ pieces: inout [MergePiece]) -> Int {
        pieces.sort { $0.start < $1.start }
        covered.removeAll(keepingCapacity: true)
        cover(pieces[...])
        return length
    }

    /// The value that pieces of one rank, ascending by start, add outside of `covered`.
    private func uncovered(_ pieces: ArraySlice<MergePiece>) -> Double {
        var total = 0.0
        var from = 0
        for piece in pieces {
            while from < covered.count, covered[from].end <= piece.start { from += 1 }
            if piece.start == piece.end {
                let isCovered = from < covered.count && covered[from].start <= piece.start
                total += isCovered ? 0 : piece.value
                continue
            }
            var overlap = 0
            var index = from
            while index < covered.count, covered[index].start < piece.end {
                overlap += min(covered[index].end, piece.end) - max(covered[index].start, piece.start)
                index += 1
            }
            let length = piece.end - piece.start
            total += overlap == 0 ? piece.value : piece.value * Double(length - overlap) / Double(length)
        }
        return total
    }

    /// Unites `covered` with pieces that ascend by start.
    private mutating func cover(_ pieces: ArraySlice<MergePiece>) {
        united.removeAll(keepingCapacity: true)
        var old = 0
        func append(_ start: Int, _ end: Int, to list: inout [(start: Int, end: Int)]) {
            if let last = list.last, start <= last.end {
                list[list.count - 1].end = max(last.end, end)
            } else {
                list.append((start, end))
            }
        }
        for piece in pieces where piece.end > piece.start {
            while old < covered.count, covered[old].start <= piece.start {
                append(covered[old].start, covered[old].end, to: &united)
                old += 1
            }
            append(piece.start, piece.end, to: &united)
        }
        while old < covered.count {
            append(covered[old].start, covered[old].end, to: &united)
            old += 1
        }
        swap(&covered, &united)
    }
}

/// Disjoint half-open intervals in ascending order.
public struct IntervalUnion: Equatable, Sendable {
    /// Start and end of each, the end exclusive.
    public private(set) var parts: [(start: Int, end: Int)] = []

    public init(_ intervals: [(start: Int, end: Int)]) {
        for interval in intervals.sorted(by: { $0.start < $1.start }) { append(interval.start, interval.end) }
    }

    /// Adds an interval that begins no earlier than those that are there.
    public mutating func append(_ start: Int, _ end: Int) {
        guard end > start else { return }
        if let last = parts.last, start <= last.end {
            parts[parts.count - 1].end = max(last.end, end)
        } else {
            parts.append((start, end))
        }
    }

    /// Start of the first; `nil` without any.
    public var first: Int? { parts.first?.start }
    /// End of the last; `nil` without any.
    public var last: Int? { parts.last?.end }
    /// Sum of the lengths of all.
    public var length: Int { parts.reduce(0) { $0 + $1.end - $1.start } }

    /// The parts of these intervals that lie in none of the other.
    public func subtracting(_ other: IntervalUnion) -> IntervalUnion {
        var result = IntervalUnion([])
        for part in parts {
            var from = part.start
            for hole in other.parts where hole.end > from && hole.start < part.end {
                if hole.start > from { result.parts.append((from, hole.start)) }
                from = hole.end
            }
            if from < part.end { result.parts.append((from, part.end)) }
        }
        return result
    }

    public static func == (left: IntervalUnion, right: IntervalUnion) -> Bool {
        left.parts.elementsEqual(right.parts) { $0 == $1 }
    }
}

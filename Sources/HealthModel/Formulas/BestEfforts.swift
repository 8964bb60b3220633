/// The fastest piece of one workout over a distance.
public struct BestEffort: Equatable, Sendable {
    /// The distances that runners compare.
    public enum Distance: CaseIterable, Sendable {
        case kilometre, mile, fiveKilometres, tenKilometres, halfMarathon, marathon

        /// Its length in metres.
        public var metres: Double {
            switch self {
            case .kilometre: 1000
            case .mile: 1609.344
            case .fiveKilometres: 5000
            case .tenKilometres: 10_000
            case .halfMarathon: 21_097.5
            case .marathon: 42_195
            }
        }

        /// Seconds below which no human has run it (world records of men, World Athletics, to 2025): what is faster was no
        /// run or no distance.
        var fastestEver: Double {
            switch self {
            case .kilometre: 131.96
            case .mile: 223.13
            case .fiveKilometres: 755.36
            case .tenKilometres: 1571
            case .halfMarathon: 3402
            case .marathon: 7235
            }
        }
    }

    /// The kind of workout: `Running`.
    public var kind: String
    public var day: CivilDay
    public var distance: Distance
    /// Time that passed, pauses within it too.
    public var seconds: Double

    public init(kind: String, day: CivilDay, distance: Distance, seconds: Double) {
        (self.kind, self.day, self.distance, self.seconds) = (kind, day, distance, seconds)
    }
}

/// A way in pieces with their lengths, in order of time and without overlaps, and the fastest stretches in it
/// (training-and-findings.md 3).
public struct PacedTrack: Sendable {
    /// A stretch of time with the metres covered in it.
    public struct Piece: Equatable, Sendable {
        /// Seconds.
        public var start: Double
        /// Seconds from the start of the workout to its end.
        public var end: Double
        /// Its length in metres.
        public var metres: Double

        public init(start: Double, end: Double, metres: Double) {
            (self.start, self.end, self.metres) = (start, end, metres)
        }
    }

    /// A stretch over a longer gap is none.
    private static let longestGap = 60.0
    /// A stretch is as long as so many of its longest piece at least: within a piece the speed is not known. Our rule. Where
    /// nothing was covered it is.
    private static let fewestPieces = 3.0

    /// Stretches without a gap: moments and the metres covered until then, neither ever falling.
    private let stretches: [[(seconds: Double, metres: Double)]]

    public init(_ pieces: [Piece]) {
        var stretches: [[(seconds: Double, metres: Double)]] = []
        var last: Double?
        for piece in pieces where piece.end > piece.start && piece.metres >= 0 && piece.metres.isFinite {
            if let last, piece.start < last { continue }
            if let end = last, piece.start - end <= Self.longestGap, let metres = stretches.last?.last?.metres {
                if piece.start > end { stretches[stretches.count - 1].append((piece.start, metres)) }
            } else {
                stretches.append([(piece.start, 0)])
            }
            let metres = (stretches.last?.last?.metres ?? 0) + piece.metres
            stretches[stretches.count - 1].append((piece.end, metres))
            last = piece.end
        }
        self.stretches = stretches
    }

    /// Seconds of the fastest stretch over a distance, one that begins or ends at a piece's border; `nil` where the way is
    /// shorter, or its pieces too long to tell.
    public func fastest(over distance: BestEffort.Distance) -> Double? {
        stretches.compactMap { Self.fastest(over: distance, in: $0) }.min()
    }

    private static func fastest(
        over distance: BestEffort.Distance, in points: [(seconds: Double, metres: Double)]
    ) -> Double? {
        let length = distance.metres
        guard let end = points.last, end.metres >= length else { return nil }
        var best: Double?
        func consider(from: Double, to: Double, _ first: Int, _ last: Int) {
            let seconds = to - from
            guard seconds >= distance.fastestEver, best.map({ seconds < $0 }) ?? true else { return }
            let longest = zip(points[first...last], points[first...last].dropFirst()).reduce(0) {
                $1.1.metres > $1.0.metres ? max($0, $1.1.seconds - $1.0.seconds) : $0
            }
            if longest * fewestPieces <= seconds { best = seconds }
        }
        // From each border on: the first moment at which the distance is covered.
        var after = 0
        for (index, point) in points.enumerated() {
            while after < points.count, points[after].metres < point.metres + length { after += 1 }
            guard after < points.count else { break }
            let time = moment(at: point.metres + length, between: points[after - 1], points[after])
            consider(from: point.seconds, to: time, index, after)
        }
        // Up to each border: the last moment from which the distance was covered.
        var before = points.count - 1
        for (index, point) in points.enumerated().reversed() {
            while before >= 0, points[before].metres > point.metres - length { before -= 1 }
            guard before >= 0, before + 1 < points.count else { break }
            let time = moment(at: point.metres - length, between: points[before], points[before + 1])
            consider(from: time, to: point.seconds, before, index)
        }
        return best
    }

    private static func moment(
        at metres: Double, between left: (seconds: Double, metres: Double), _ right: (seconds: Double, metres: Double)
    ) -> Double {
        guard right.metres > left.metres else { return left.seconds }
        return left.seconds
            + (metres - left.metres) / (right.metres - left.metres) * (right.seconds - left.seconds)
    }
}

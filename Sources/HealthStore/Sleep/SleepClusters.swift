import GRDB
import HealthModel

/// The pieces of sleep of one episode, put together.
struct SleepCluster {
    /// Of the sleep source.
    var asleep = IntervalUnion([])
    var awake = IntervalUnion([])
    /// Of any source.
    var inBed = IntervalUnion([])
    /// Of all sources and copies, added up.
    var naiveSeconds = 0
    var sources: [Int] = []
    var duplicates = 0

    /// When somebody slept, by the sleep source.
    var spans: [Range<Int>] { asleep.subtracting(awake).parts.map { $0.start..<$0.end } }

    init() {}

    init(_ pieces: ArraySlice<StoredSleep>, rank: Int32, in ranks: SleepRanks) {
        for piece in pieces {
            if !sources.contains(piece.source) { sources.append(piece.source) }
            duplicates += piece.copies - 1
            if piece.stage.isAsleep { naiveSeconds += (piece.end - piece.start) * piece.copies }
            if piece.stage == .inBed { inBed.append(piece.start, piece.end) }
            guard ranks.rank(of: piece.source) == rank else { continue }
            if piece.stage.isAsleep { asleep.append(piece.start, piece.end) }
            if piece.stage == .awake { awake.append(piece.start, piece.end) }
        }
    }
}

/// Pieces of sleep with gaps under an hour between them, as `SleepEpisode` has them.
struct SleepClusters {
    private let pieces: [StoredSleep]
    private let ranks: SleepRanks
    private var parts: [(span: Range<Int>, pieces: Range<Int>)] = []

    init(_ all: [StoredSleep], ranks: SleepRanks) {
        pieces = all.filter { ranks.rank(of: $0.source) != SourceRanks.excluded }
        self.ranks = ranks
        for (index, piece) in pieces.enumerated() {
            if let last = parts.last, piece.start - last.span.upperBound < SleepEpisode.longestGap {
                parts[parts.count - 1] = (
                    last.span.lowerBound..<max(last.span.upperBound, piece.end), last.pieces.lowerBound..<index + 1
                )
            } else {
                parts.append((piece.start..<piece.end, index..<index + 1))
            }
        }
    }

    /// The pieces of the episode that holds a span; empty where there is none.
    /// - Parameter source: the one that tells of the sleep.
    func around(_ span: Range<Int>, source: Int) -> SleepCluster {
        let index = parts.partitioningIndex { $0.span.upperBound > span.lowerBound }
        guard index < parts.count, parts[index].span.lowerBound <= span.lowerBound else { return SleepCluster() }
        return SleepCluster(pieces[parts[index].pieces], rank: ranks.rank(of: source), in: ranks)
    }
}

/// Ranks of sources for sleep, by their numbers.
struct SleepRanks {
    private let ranks: [Int32]

    init(_ db: Database) throws {
        let sources = SleepSource.all(try SourceRanks(db))
        ranks = (0...(sources.keys.max() ?? 0)).map { sources[$0]?.rank ?? SourceRanks.excluded }
    }

    /// `excluded` for a source that counts nowhere, and for a number that none has.
    func rank(of source: Int) -> Int32 { ranks.indices.contains(source) ? ranks[source] : SourceRanks.excluded }
}

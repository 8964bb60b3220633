import HealthModel
import ImportKit

/// A piece of sleep as stored.
struct StoredSleep: Equatable {
    /// Unix seconds, end after start.
    var start: Int
    var end: Int
    var stage: SleepStage
    var source: Int
    var zone: Int?
    /// How often it stood in one file.
    var copies = 1
    /// Laid out of a night's totals: its times are not those of the file.
    var isOfTotals = false
}

/// A source as the choice among sources of sleep sees it.
struct SleepSource: Equatable {
    var sourceClass: ImportedSource.Class
    /// Sources of one name and class have one rank.
    var rank: Int32
    /// Place in the person's list for sleep, and in that for all.
    var ownPlace: Int
    var generalPlace: Int

    /// By number; those that count nowhere are not among them.
    static func all(_ ranks: SourceRanks) -> [Int: SleepSource] {
        func places(_ names: [String]) -> [String: Int] {
            Dictionary(zip(names, 1...), uniquingKeysWith: min)
        }
        let own = places(ranks.order.names(for: .sleep))
        let general = places(ranks.order.names(for: nil))
        var result: [Int: SleepSource] = [:]
        for (id, source) in ranks.byID where !ranks.order.isExcluded(source.name, for: .sleep) {
            result[id] = SleepSource(
                sourceClass: source.sourceClass, rank: source.rank, ownPlace: own[source.name] ?? .max,
                generalPlace: general[source.name] ?? .max)
        }
        return result
    }
}

/// Pieces of sleep of any source and kind with gaps under an hour, and what they come to by interval union
/// (health-metric practice: one sleep source is chosen, stages of two are never patched together).
struct SleepEpisode: Equatable {
    var source: Int
    /// Unix seconds of the time in bed.
    var bed: Int
    var wake: Int
    var firstAsleep: Int
    var lastAsleep: Int
    var asleepSeconds: Int
    var inBedSeconds: Int
    /// Whether any source recorded time in bed.
    var hasInBed: Bool
    /// Seconds; stages are `nil` without any.
    var rem: Int?
    var core: Int?
    var deep: Int?
    var awake: Int
    /// Where it began and ended, where a piece says so.
    var bedZone: Int?
    var wakeZone: Int?

    static let longestGap = 3600

    /// The episodes among pieces that ascend by start; those in which nobody slept are left out, and pieces of sources
    /// that count nowhere.
    static func all(in all: [StoredSleep], sources: [Int: SleepSource]) -> [SleepEpisode] {
        let pieces = all.filter { sources[$0.source] != nil }
        var result: [SleepEpisode] = []
        var first = 0
        while first < pieces.count {
            var end = pieces[first].end
            var next = first + 1
            while next < pieces.count, pieces[next].start - end < longestGap {
                end = max(end, pieces[next].end)
                next += 1
            }
            if let episode = SleepEpisode(pieces[first..<next], sources: sources) { result.append(episode) }
            first = next
        }
        return result
    }

    private init?(_ pieces: ArraySlice<StoredSleep>, sources: [Int: SleepSource]) {
        guard let chosen = Self.preferredSource(of: pieces, sources: sources) else { return nil }
        let rank = sources[chosen]?.rank
        let own = pieces.filter { sources[$0.source]?.rank == rank }
        func union(_ belongs: (SleepStage) -> Bool) -> IntervalUnion {
            IntervalUnion(own.filter { belongs($0.stage) }.map { ($0.start, $0.end) })
        }
        let samples = union(\.isAsleep)
        let awake = union { $0 == .awake }
        let asleep = samples.subtracting(awake)
        guard let first = asleep.first, let last = asleep.last, let from = samples.first, let to = samples.last else {
            return nil
        }
        let inBedPieces = pieces.filter { $0.stage == .inBed }
        let inBed = IntervalUnion(inBedPieces.map { ($0.start, $0.end) } + [(from, to)])
        source = chosen
        bed = inBed.first ?? first
        wake = inBed.last ?? last
        firstAsleep = first
        lastAsleep = last
        asleepSeconds = asleep.length
        inBedSeconds = inBed.length
        hasInBed = !inBedPieces.isEmpty
        bedZone = pieces.first { $0.zone != nil }?.zone
        wakeZone = pieces.last { $0.zone != nil }?.zone
        // Awake before or after the time in bed is no part of the night.
        self.awake = awake.length - awake.subtracting(inBed).length
        guard own.contains(where: { $0.stage.isStaged }) else { return }
        // Where pieces overlap, the finer stage wins, and being awake wins over all: together they are no longer than the sleep.
        var taken = awake
        func alone(_ stage: SleepStage) -> Int {
            let all = union { $0 == stage }
            let length = all.subtracting(taken).length
            taken = IntervalUnion(taken.parts + all.parts)
            return length
        }
        deep = alone(.deep)
        rem = alone(.rem)
        core = alone(.core)
    }

    /// In the order of the person's list for sleep; then staged before unstaged, then by the person's list for all, then
    /// watch, other devices and apps, phone; then pieces with times before totals; then who saw most sleep.
    private static func preferredSource(
        of pieces: ArraySlice<StoredSleep>, sources: [Int: SleepSource]
    ) -> Int? {
        var candidates: [Int32: Candidate] = [:]
        for piece in pieces where piece.stage.isAsleep {
            let rank = sources[piece.source]?.rank ?? .max
            var candidate = candidates[rank] ?? Candidate(id: piece.source, isOfTotals: piece.isOfTotals)
            candidate.isStaged = candidate.isStaged || piece.stage.isStaged
            candidate.seconds += piece.end - piece.start
            candidates[rank] = candidate
        }
        func key(_ rank: Int32, _ candidate: Candidate) -> [Int] {
            let source = sources[candidate.id]
            let preference =
                switch source?.sourceClass {
                case .watch: 0
                case .phone: 2
                default: 1
                }
            return [
                source?.ownPlace ?? .max, candidate.isStaged ? 0 : 1, source?.generalPlace ?? .max, preference,
                candidate.isOfTotals ? 1 : 0, -candidate.seconds, Int(rank),
            ]
        }
        return candidates.min { key($0.key, $0.value).lexicographicallyPrecedes(key($1.key, $1.value)) }?.value.id
    }

    /// A source of sleep among others.
    private struct Candidate {
        var id: Int
        var isOfTotals: Bool
        var isStaged = false
        var seconds = 0
    }
}

extension SleepStage {
    var isStaged: Bool { self == .core || self == .deep || self == .rem }
}

import GRDB
import HealthModel

/// Bits of `sample.flags`.
enum SampleFlags {
    static let typed = 1
    static let excluded = 2
}

/// Reads single samples of one type in order of time. What the person took out, a sample or a source, is passed over.
struct SampleScan {
    private let rows: RawStatement
    private let ranks: SampleRanks

    /// `ranks`: of each source by its number, see `SourceRanks`.
    init(_ db: Database, ranks: [Int32]) throws {
        rows = try RawStatement(
            db,
            """
            SELECT start, source, duration, value, flags, recorded_at FROM sample
            WHERE type = ?1 AND start >= ?2 AND start < ?3 ORDER BY start
            """)
        self.ranks = SampleRanks(ofSources: ranks)
    }

    /// Samples of a sparse type from `before` seconds before the table's first day on: a night begins there.
    func samples(type: Int, in table: DayStarts, before: Int = 86_400) throws -> [DiscreteSample] {
        try samples(
            type: type, from: table.start(of: table.days.lowerBound) - before,
            to: table.end(of: table.days.upperBound))
    }

    /// Those that begin in half-open Unix seconds.
    func samples(type: Int, from: Int, to: Int) throws -> [DiscreteSample] {
        var result: [DiscreteSample] = []
        rows.bind(type, at: 1)
        rows.bind(from, at: 2)
        rows.bind(to, at: 3)
        while try rows.step() {
            let source = rows.int(1)
            guard let rank = ranks.rank(source: source, flags: rows.int(4)) else { continue }
            let (start, duration, value) = (rows.int(0), rows.int(2), rows.double(3))
            guard StoredBounds.hold(start: start, duration: duration, value: value) else { continue }
            result.append(
                DiscreteSample(
                    at: start, end: start + duration, value: value, recordedAt: rows.optionalInt(5), rank: rank,
                    source: source))
        }
        rows.reset()
        return result
    }
}

/// Which samples count before which.
struct SampleRanks {
    /// By number.
    let ofSources: [Int32]

    /// 0 for a sample that was typed in, `nil` for one that counts nowhere and for a number that no source has.
    @inline(__always) func rank(source: Int, flags: Int) -> Int32? {
        guard ofSources.indices.contains(source) else { return nil }
        let rank = ofSources[source]
        guard flags & SampleFlags.excluded == 0, rank != SourceRanks.excluded else { return nil }
        return flags & SampleFlags.typed != 0 ? 0 : rank
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
    /// Its number.
    var source: Int

    /// Those of the first source among them, with what was typed in.
    static func preferred(_ samples: ArraySlice<DiscreteSample>) -> ArraySlice<DiscreteSample> {
        guard let first = samples.first, samples.contains(where: { $0.rank != first.rank }),
            let best = samples.lazy.map(\.rank).filter({ $0 > 0 }).min()
        else { return samples }
        return ArraySlice(samples.filter { $0.rank == best || $0.rank == 0 })
    }
}

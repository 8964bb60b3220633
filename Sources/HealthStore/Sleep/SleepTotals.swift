import GRDB
import ImportKit

/// Which sources hold nights that were laid out of totals, and when these give way: one night can be told in two ways, as
/// pieces with times and as totals, and its stages must not be united.
struct SleepTotals {
    private struct Source: Hashable {
        var name: String
        var sourceClass: Int
    }

    /// Numbers of sources of totals, with the source that has the pieces.
    private var totals: [Int: Source] = [:]
    private var sources: [Int: Source] = [:]

    init(_ db: Database) throws {
        let rows = try RawStatement(db, "SELECT id, name, class, device FROM source")
        while try rows.step() {
            let source = Source(name: rows.text(1) ?? "", sourceClass: rows.int(2))
            sources[rows.int(0)] = source
            if rows.text(3) == ImportedSource.totalsDevice { totals[rows.int(0)] = source }
        }
    }

    func isOfTotals(_ source: Int) -> Bool { !totals.isEmpty && totals[source] != nil }

    /// Pieces that ascend by start, without those of totals in whose night the same source has pieces with times. The time in
    /// bed stays: its times are those of the file.
    func withoutTotalsBesidePieces(_ pieces: [StoredSleep]) -> [StoredSleep] {
        guard !totals.isEmpty, pieces.contains(where: \.isOfTotals) else { return pieces }
        var left: Set<Int> = []
        let concerned = Set(totals.values)
        for source in concerned {
            let own = pieces.indices.filter { sources[pieces[$0].source] == source }
            var first = 0
            while first < own.count {
                var end = pieces[own[first]].end
                var next = first + 1
                while next < own.count, pieces[own[next]].start - end < SleepEpisode.longestGap {
                    end = max(end, pieces[own[next]].end)
                    next += 1
                }
                let night = own[first..<next]
                if night.contains(where: { !pieces[$0].isOfTotals && pieces[$0].stage.isAsleep }) {
                    left.formUnion(night.filter { pieces[$0].isOfTotals && pieces[$0].stage != .inBed })
                }
                first = next
            }
        }
        return pieces.indices.filter { !left.contains($0) }.map { pieces[$0] }
    }
}

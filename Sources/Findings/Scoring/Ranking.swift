import HealthModel
import HealthQuery

/// A candidate that is worth a line, with what it weighs.
public struct RankedFinding: Equatable, Sendable {
    public var candidate: Candidate
    /// The greater, the sooner it is told.
    public var score: Double
    /// The share of false ones to expect among all that are as sure; `nil` for what was not tested.
    public var falseShare: Double?

    public init(candidate: Candidate, score: Double, falseShare: Double?) {
        (self.candidate, self.score, self.falseShare) = (candidate, score, falseShare)
    }

    public var remark: Remark { candidate.remark }
}

/// Which of many candidates are told: those that hold after so many tries, the weightiest, one of a metric.
public enum Ranking {
    /// Benjamini and Hochberg, over all that was tested, flat ones too.
    static let falseShare = 0.10
    static let leastScore = 0.25
    /// As many findings are told at once.
    public static let mostLines = 3
    static let mostOfKind = 2

    /// The candidates to tell, the greatest score first: at most `most`, two of a kind, and one of a metric.
    /// - Parameters:
    ///   - told: what was told before, which weighs less; of each finding its last day counts.
    ///   - usefulness: a factor of the score, 0 for what the person wants no more.
    public static func lines(
        _ candidates: [Candidate], told: [ToldFinding] = [], on today: CivilDay,
        usefulness: (Candidate) -> Double = { _ in 1 }, most: Int = mostLines
    ) -> [RankedFinding] {
        ranked(kept(candidates), told: told, on: today, usefulness: usefulness, most: most)
    }

    /// Those that hold after so many tries, and those that are not tested.
    static func kept(_ candidates: [Candidate]) -> [RankedFinding] {
        let tested = candidates.indices.filter { candidates[$0].p != nil }
        let rates = FalseDiscovery.rates(tested.map { candidates[$0].p ?? 1 })
        let shares = Dictionary(uniqueKeysWithValues: zip(tested, rates))
        return candidates.indices.compactMap { index in
            guard let share = shares[index] else {
                return RankedFinding(candidate: candidates[index], score: 0, falseShare: nil)
            }
            return share <= falseShare
                ? RankedFinding(candidate: candidates[index], score: 0, falseShare: share) : nil
        }
    }

    private static func ranked(
        _ kept: [RankedFinding], told: [ToldFinding], on today: CivilDay, usefulness: (Candidate) -> Double, most: Int
    ) -> [RankedFinding] {
        let last = Dictionary(told.map { ($0.key, $0) }) { $0.day >= $1.day ? $0 : $1 }
        let scored = kept.map { finding -> RankedFinding in
            var finding = finding
            finding.score = finding.candidate.score(
                told: last[finding.candidate.key], on: today, usefulness: usefulness(finding.candidate))
            return finding
        }
        let order = Candidate.Kind.allCases
        let sorted = scored.filter { $0.score >= leastScore - 1e-12 }.sorted { one, other in
            if one.score != other.score { return one.score > other.score }
            let (a, b) = (
                order.firstIndex(of: one.candidate.kind) ?? 0, order.firstIndex(of: other.candidate.kind) ?? 0
            )
            return a != b ? a < b : (one.remark.metric?.rawValue ?? "") < (other.remark.metric?.rawValue ?? "")
        }
        var taken: Set<DayField> = []
        var kinds: [Candidate.Kind: Int] = [:]
        var lines: [RankedFinding] = []
        for finding in sorted where lines.count < most {
            let metrics = finding.candidate.metrics
            guard finding.candidate.kind == .together || taken.isDisjoint(with: metrics),
                kinds[finding.candidate.kind, default: 0] < mostOfKind
            else { continue }
            taken.formUnion(metrics)
            kinds[finding.candidate.kind, default: 0] += 1
            lines.append(finding)
        }
        return lines
    }
}

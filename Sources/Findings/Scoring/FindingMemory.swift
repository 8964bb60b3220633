import HealthModel

/// A finding that a person was shown.
public struct ToldFinding: Hashable, Codable, Sendable {
    /// Kind, metric and sign.
    public var key: String
    /// How far from the usual it was; `nil` for what has no such figure.
    public var z: Double?
    public var day: CivilDay

    public init(key: String, z: Double?, day: CivilDay) { (self.key, self.z, self.day) = (key, z, day) }
}

/// A person's opinion of a finding, at most one for a finding and a day.
public struct FindingOpinion: Hashable, Sendable {
    /// The raw value is the name in the database and on the command line.
    public enum Verdict: String, CaseIterable, Sendable {
        case useful
        case notUseful = "not_useful"
        /// The finding is told no more.
        case neverAgain = "never_again"
    }

    public var key: String
    public var day: CivilDay
    public var verdict: Verdict

    public init(key: String, day: CivilDay, verdict: Verdict) {
        (self.key, self.day, self.verdict) = (key, day, verdict)
    }
}

/// The findings that a person was told, and their opinions of them.
public struct FindingMemory: Equatable, Sendable {
    public var told: [ToldFinding]
    public var opinions: [FindingOpinion]

    /// Days for which told findings are kept; after half of one such a finding is as new.
    public static let keptDays = 90

    public init(told: [ToldFinding] = [], opinions: [FindingOpinion] = []) {
        (self.told, self.opinions) = (told, opinions)
    }

    /// Told before a day: what was told on the day itself stands there until its end.
    func told(before day: CivilDay) -> [ToldFinding] { told.filter { $0.day < day } }

    /// The factor of a finding's score: .5 for each `not useful`, at least .1; 1.25 for each `useful`, at most 1.5; 0 for
    /// `never again` (training-and-findings.md 7.1).
    public func usefulness(of key: String) -> Double {
        var factor = 1.0
        for opinion in opinions where opinion.key == key {
            switch opinion.verdict {
            case .useful: factor *= 1.25
            case .notUseful: factor *= 0.5
            case .neverAgain: return 0
            }
        }
        return min(1.5, max(0.1, factor))
    }

    /// Whether the person wants to be told of it at all.
    func isWanted(_ candidate: Candidate) -> Bool { usefulness(of: candidate.key) > 0 }
}

/// Why told findings and opinions could not be read or kept, in one sentence.
public struct FindingMemoryError: Error, Equatable, Sendable {
    public var sentence: String

    public init(_ sentence: String) { self.sentence = sentence }
}

/// Keeps which findings were told, and the person's opinions of them. Every call returns when what it wrote is on disk.
public protocol FindingKeeping: Sendable {
    /// All findings told in the last `FindingMemory.keptDays`, and all opinions.
    func findingMemory() async throws(FindingMemoryError) -> FindingMemory
    /// Notes findings as told; what is older than `FindingMemory.keptDays` before the newest of them is forgotten.
    func keep(told: [ToldFinding]) async throws(FindingMemoryError)
    /// Keeps the opinion of a finding on a day in place of an earlier one; `nil` takes it back.
    func judge(_ key: String, _ verdict: FindingOpinion.Verdict?, on day: CivilDay) async throws(FindingMemoryError)
    /// Forgets every opinion of a finding, so that it is told again.
    func forgetOpinions(of key: String) async throws(FindingMemoryError)
}

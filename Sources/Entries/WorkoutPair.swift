import Foundation

/// Two recordings that the person says are of one workout.
public struct WorkoutPair: Equatable, Sendable, Codable {
    /// A recording as it is known without the numbers of a store, which an export does not keep.
    public struct Recording: Hashable, Sendable, Codable {
        /// The kind as shown: `Running`.
        public var activity: String
        /// The name of the source.
        public var source: String
        /// When it began.
        public var start: Date
        /// When it ended.
        public var end: Date

        public init(activity: String, source: String, start: Date, end: Date) {
            (self.activity, self.source, self.start, self.end) = (activity, source, start, end)
        }

        /// Whether some time lies in both.
        public func overlaps(_ other: Recording) -> Bool { start < other.end && other.start < end }
    }

    public var first: Recording
    public var second: Recording

    /// - Throws: one sentence where no time lies in both: two workouts, one after the other, are no two recordings of one.
    public init(_ first: Recording, _ second: Recording) throws(EntryProblem) {
        guard first != second, first.overlaps(second) else {
            throw EntryProblem("The two recordings have no time in common: they are two workouts.")
        }
        (self.first, self.second) = (first, second)
    }
}

/// The recordings that the person said are of one workout.
public struct WorkoutPairs: Sendable {
    /// By each of the two: the other one, and the number of the entry.
    private var others: [WorkoutPair.Recording: [(other: WorkoutPair.Recording, entry: LoggedEntry.ID)]] = [:]

    public var isEmpty: Bool { others.isEmpty }

    /// - Parameter entries: what was taken back is left out.
    public init(_ entries: [LoggedEntry]) {
        for entry in entries where entry.undoneAt == nil {
            guard case .sameWorkout(let pair) = entry.entry else { continue }
            others[pair.first, default: []].append((pair.second, entry.id))
            others[pair.second, default: []].append((pair.first, entry.id))
        }
    }

    /// The entry that says that a recording and one of the others are of one workout; `nil` for none.
    public func entry(of recording: WorkoutPair.Recording, among recordings: [WorkoutPair.Recording]) -> LoggedEntry.ID?
    {
        guard let known = others[recording] else { return nil }
        return known.first { recordings.contains($0.other) }?.entry
    }
}

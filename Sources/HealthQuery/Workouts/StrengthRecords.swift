import HealthModel

/// The sets of one exercise on one day.
public struct StrengthSession: Sendable, Equatable {
    public var date: CivilDay
    /// In the order they were done.
    public var sets: [QuerySet]

    /// - Parameter sets: in the order they were done.
    public init(date: CivilDay, sets: [QuerySet]) { (self.date, self.sets) = (date, sets) }

    /// The sets of one exercise by day, the oldest first.
    public static func of(_ sets: [QuerySet]) -> [StrengthSession] {
        Grouped.by(sets, \.date).map { StrengthSession(date: $0.key, sets: $0.items) }
    }

    /// Sum of all repetitions; `nil` where none were counted.
    public var repetitions: Int? {
        let counted = sets.compactMap(\.repetitions)
        return counted.isEmpty ? nil : counted.reduce(0, +)
    }

    /// Kilograms times repetitions, summed; `nil` where no load is known.
    public var volume: Double? {
        let known = sets.compactMap(\.volume)
        return known.isEmpty ? nil : CompensatedSum.of(known).nineDecimals
    }
}

/// The best that was written down of an exercise; of equal ones the first.
public struct StrengthRecords: Sendable, Equatable {
    /// A record with the local date on which it was first reached.
    public struct Best: Sendable, Equatable {
        /// Kilograms.
        public var kilograms: Double
        public var date: CivilDay
    }

    /// `nil` where no load is known.
    public var heaviest: Best?
    /// The estimated one-repetition maximum (Epley); `nil` without a set of at most ten repetitions with a load.
    public var maximum: Best?
    /// The session with the most kilograms times repetitions.
    public var volume: Best?

    /// - Parameter sessions: the oldest first.
    public init(_ sessions: [StrengthSession]) {
        let sets = sessions.flatMap(\.sets)
        heaviest = Self.best(sets.map { ($0.load, $0.date) })
        maximum = Self.best(sets.map { ($0.maximum, $0.date) })
        volume = Self.best(sessions.map { ($0.volume, $0.date) })
    }

    private static func best(_ values: [(Double?, CivilDay)]) -> Best? {
        var best: Best?
        for case (let value?, let date) in values where value > best?.kilograms ?? 0 {
            best = Best(kilograms: value, date: date)
        }
        return best
    }
}

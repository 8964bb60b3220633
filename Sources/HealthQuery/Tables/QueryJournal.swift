import HealthModel

/// The strength sets and the tags of days that the person wrote down.
public struct QueryJournal: Sendable, Equatable {
    /// In order of time; those of one entry in the order they were written in.
    public var sets: [QuerySet]
    /// In order of day and time.
    public var tags: [QueryTag]

    public init(sets: [QuerySet] = [], tags: [QueryTag] = []) { (self.sets, self.tags) = (sets, tags) }
}

/// A set of a strength exercise as the tools see it.
public struct QuerySet: Sendable, Equatable {
    /// `bench press`.
    public var exercise: String
    public var date: CivilDay
    /// Minutes after local midnight, whole.
    public var clock: Int
    /// `nil` for a set that is held for a time.
    public var repetitions: Int?
    /// `nil` for a set that is counted.
    public var seconds: Double?
    /// Kilograms that were moved, with the person's own weight where that is part of it; `nil` where it is not known.
    public var load: Double?
    /// Kilograms added to the person's own weight, negative for help; `nil` where that is not moved.
    public var added: Double?
    /// Rating of perceived exertion, 1 to 10.
    public var effort: Double?

    public init(_ exercise: String, date: CivilDay, clock: Int) {
        (self.exercise, self.date, self.clock) = (exercise, date, clock)
    }

    /// Kilograms times repetitions; `nil` for a set that is held, and where the load is not known.
    public var volume: Double? {
        guard let load, let repetitions else { return nil }
        return load * Double(repetitions)
    }

    /// Estimated one-repetition maximum in kilograms (Epley); `nil` beyond ten repetitions.
    public var maximum: Double? {
        guard let load, let repetitions else { return nil }
        return StrengthFormulas.oneRepetitionMaximum(load: load, repetitions: repetitions, effort: effort)
    }
}

/// A symptom, medicine, circumstance or note of a day: kept as it was written, never judged.
public struct QueryTag: Sendable, Equatable {
    /// `headache`; `nil` for a note alone.
    public var name: String?
    public var date: CivilDay
    /// Minutes after local midnight, whole; `nil` for the whole day.
    public var clock: Int?
    /// A dose as typed: `400 mg`.
    public var amount: String?
    /// 0 to 10.
    public var severity: Int?
    public var note: String?

    public init(_ name: String?, date: CivilDay, clock: Int? = nil) {
        (self.name, self.date, self.clock) = (name, date, clock)
    }
}

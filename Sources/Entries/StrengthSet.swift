/// One set of a strength exercise.
public struct StrengthSet: Equatable, Sendable, Codable {
    /// The weight that is moved.
    public enum Load: Equatable, Sendable, Codable {
        /// Of all plates and the bar, or of both dumb-bells together.
        case kilograms(Double)
        /// The person's own weight with what is added, in kilograms; negative where a band or a machine helps.
        case body(added: Double)
    }

    /// As `ExerciseLexicon` names it: `bench press`.
    public var exercise: String
    /// `nil` for a set that is held for a time.
    public var repetitions: Int?
    /// `nil` for a set that is counted.
    public var seconds: Double?
    /// `nil` where no weight is moved, as in a plank.
    public var load: Load?
    /// Rating of perceived exertion, 1 to 10; 10 minus the repetitions in reserve.
    public var effort: Double?

    public init(
        _ exercise: String, repetitions: Int? = nil, seconds: Double? = nil, load: Load? = nil, effort: Double? = nil
    ) {
        self.exercise = exercise
        self.repetitions = repetitions
        self.seconds = seconds
        self.load = load
        self.effort = effort
    }

    /// The same, to be done again: how hard it will be is not known.
    public var withoutEffort: StrengthSet {
        var set = self
        set.effort = nil
        return set
    }
}

extension [StrengthSet] {
    /// The exercises in the order in which they are begun, each once.
    public var exercises: [String] {
        var names: [String] = []
        for set in self where !names.contains(set.exercise) { names.append(set.exercise) }
        return names
    }
}

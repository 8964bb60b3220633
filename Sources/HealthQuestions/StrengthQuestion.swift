import HealthModel

/// A figure of the sets of strength training.
public enum StrengthFigure: String, Sendable {
    /// The heaviest load.
    case heaviest
    /// The estimated one-repetition maximum (Epley).
    case maximum
    /// Load times repetitions.
    case volume
    case sets, repetitions
    /// Days on which it was done.
    case sessions
    /// The sets of the latest day.
    case latest
    /// The date of the latest day.
    case lastDate
    /// Every day with its sets.
    case list
    /// How the heaviest load changed from the first to the last day.
    case progress
}

/// A question about the sets of an exercise.
public struct StrengthQuestion: Hashable, Sendable {
    /// As the log names it.
    public var exercise: String
    public var figure: StrengthFigure
    /// All records without a first day.
    public var days: Days
    public var grouping: HealthQuestion.Grouping?

    public init(_ exercise: String, _ figure: StrengthFigure, _ days: Days) {
        (self.exercise, self.figure, self.days) = (exercise, figure, days)
    }
}

/// A question whether there was enough of a quantity.
public struct EnoughQuestion: Hashable, Sendable {
    public var quantity: Quantity
    /// The days of the question; today or the last seven where none were said.
    public var days: Days

    package init(quantity: Quantity, days: Days) { (self.quantity, self.days) = (quantity, days) }
}

/// A value of a day or a workout.
public enum FieldValue: Hashable, Sendable {
    case missing
    case number(Double)
    case text(String)

    public init(_ number: Double?) { self = number.map { .number($0) } ?? .missing }
    public init(_ text: String?) { self = text.map { .text($0) } ?? .missing }

    /// `nil` for what is missing or text.
    public var figure: Double? {
        if case .number(let number) = self { number } else { nil }
    }
}

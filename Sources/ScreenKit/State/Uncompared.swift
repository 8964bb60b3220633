/// A part of a state that tells nothing of its own: a cache of what follows from the rest, a hint for drawing, a source of
/// identifiers. Two states that differ in it alone are equal.
@propertyWrapper public struct Uncompared<Value>: Equatable {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Always equal, whatever the values are.
    public static func == (left: Self, right: Self) -> Bool { true }
}

extension Uncompared: Sendable where Value: Sendable {}

/// A large value behind one reference: a copy costs a count, and a copy that nobody changed is equal at a glance.
///
/// An array of one element is both already. Changing the value changes it in place while there is no copy.
@propertyWrapper public struct CopyOnWrite<Value> {
    private var storage: [Value]

    public init(wrappedValue: Value) { storage = [wrappedValue] }

    public var wrappedValue: Value {
        _read { yield storage[0] }
        _modify { yield &storage[0] }
    }

    /// To keep or compare it without copying the value.
    public var projectedValue: Self { self }
}

extension CopyOnWrite: Equatable where Value: Equatable {}
extension CopyOnWrite: Sendable where Value: Sendable {}

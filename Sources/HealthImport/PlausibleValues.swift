/// What no person can have, for values that are typed in.
public enum PlausibleValues {
    /// In the type's canonical unit; `nil` for a type of which nothing is known.
    public static func range(of identifier: String) -> ClosedRange<Double>? {
        let type = AppleType(identifier: identifier)
        return type.kind == .quantity && type.unit != nil ? type.plausible : nil
    }
}

/// The limits of plausible values, for values that are typed in.
public enum PlausibleValues {
    /// The plausible values in the type's canonical unit; `nil` for a type of which nothing is known.
    public static func range(of identifier: String) -> ClosedRange<Double>? {
        let type = AppleType(identifier: identifier)
        return type.kind == .quantity && type.unit != nil ? type.plausible : nil
    }
}

extension ImportedType {
    /// How the samples of a type make a day, where only its name is known.
    public static func aggregation(of identifier: String) -> SampleAggregation {
        AppleType(identifier: identifier).aggregation
    }
}

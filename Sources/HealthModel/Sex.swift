/// The sex that norms and formulas of the body exist for. The raw value stands in settings, the store and exports.
public enum Sex: String, CaseIterable, Sendable { case female, male }

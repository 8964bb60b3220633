/// What a column's values are, and with it how they are summed up. The raw value is the letter in replies.
public enum FieldKind: String, CaseIterable, Sendable {
    /// Adds up over its date.
    case cumulative = "C"
    /// One value a date.
    case discrete = "D"
    /// The latest of the date.
    case latest = "L"
    /// Minutes after local midnight; its mean is taken round the clock.
    case clock = "K"
    /// 0 or 1.
    case flag = "F"
    case text = "T"

    /// For whoever reads the letter.
    public var meaning: String {
        switch self {
        case .cumulative: "cumulative: the sum of the date"
        case .discrete: "discrete: one value a date"
        case .latest: "latest value of the date"
        case .clock: "clock time in minutes after local midnight, averaged round the clock"
        case .flag: "flag: 1 yes, 0 no"
        case .text: "text"
        }
    }
}

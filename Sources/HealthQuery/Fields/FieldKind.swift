/// What a column's values are, and with it how they are summed up. The raw value is the letter in replies.
public enum FieldKind: String, Sendable {
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
}

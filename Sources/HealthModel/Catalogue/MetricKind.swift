/// The kind of a metric's values, and with it how they are summed up (health-metric practice, section 18). The raw
/// value is the letter in replies.
public enum MetricKind: String, CaseIterable, Sendable {
    /// Summed over the day; a longer span is the mean of its recorded days.
    case cumulative = "C"
    /// One representative value a day; a longer span is the mean of its recorded days.
    case discrete = "D"
    /// The newest value stands until the next; never averaged over days it was carried to.
    case latest = "L"
    /// Minutes after local midnight; the mean is taken round the clock.
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

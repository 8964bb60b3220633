import HealthModel

/// The parts that other sentences on the same figures are made of.
extension FindingWording {
    public var isGerman: Bool { text.isGerman }

    /// The text of the language.
    public func pick(_ english: String, _ german: String) -> String { text.pick(english, german) }

    /// The metric at the head of a sentence.
    public func name(of metric: MetricID) -> String { text.name(metric) }

    /// - Parameter isMean: a mean of small numbers needs a decimal.
    public func value(_ value: Double, _ metric: MetricID, isMean: Bool = false) -> String {
        text.value(value, metric, isMean: isMean)
    }

    /// `1 day`, `59 days`.
    public func days(_ count: Int) -> String { text.days(Double(count)) }

    /// `3 May`, `3 May – 9 May`.
    public func dates(_ days: ClosedRange<CivilDay>) -> String { text.dates(days) }

    /// A number with grouped digits, by the decimal sign of the language; `–` for one that is not finite.
    public func number(_ value: Double, decimals: Int = 0) -> String { text.number(value, decimals: decimals) }
}

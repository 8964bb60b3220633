import HealthModel

/// Times of the clock laid out on a line, each within twelve hours of their circular mean, for statistics that know no
/// midnight: on it 23:30 and 00:30 are an hour apart. Values of other fields stay as they are.
public struct ClockSeries: Equatable, Sendable {
    private let field: DayField
    /// The circular mean, minutes after midnight; `nil` where the field is no time of the clock or has no value.
    private let middle: Double?
    /// Whether the times have a typical one (`CircularMean.isTypical`); always of fields that are no times.
    public let isTypical: Bool

    /// - Parameter values: minutes after midnight of a field of kind `clock`, else whatever the field holds.
    public init(_ field: DayField, _ values: [Double]) {
        let mean = field.kind == .clock ? CircularMean(minutesOfDay: values) : nil
        self.field = field
        middle = mean?.minutes
        isTypical = mean?.isTypical ?? true
    }

    /// Minutes after the midnight of the mean's day: below 0 before it, from 1,440 on after the next.
    public func unwrapped(_ value: Double) -> Double {
        guard let middle else { return value }
        return value + 1440 * ((middle - value) / 1440).rounded()
    }

    /// The same of each value.
    public func unwrapped(_ values: [DatedValue]) -> [DatedValue] {
        guard middle != nil else { return values }
        return values.map { DatedValue(day: $0.day, value: unwrapped($0.value)) }
    }

    /// Back to minutes after midnight, 0 up to 1,440.
    public func wrapped(_ value: Double) -> Double { Self.wrapped(value, of: field) }

    /// Back to minutes after midnight, 0 up to 1,440; values of fields that are no times of the clock stay as they are.
    public static func wrapped(_ value: Double, of field: DayField) -> Double {
        guard field.kind == .clock, value.isFinite else { return value }
        let rest = value.truncatingRemainder(dividingBy: 1440)
        let minutes = rest < 0 ? rest + 1440 : rest
        return minutes < 1440 ? minutes : 0
    }
}

import HealthModel

extension DayField {
    /// A value as people read it from a clock, `04:34`; `nil` for what is no time of day.
    public func clock(of value: Double) -> String? {
        guard case .clockTime = row.form else { return nil }
        return ClockWording.text(row.unit == .afterNoon ? value + 720 : value)
    }
}

/// Times of day as people write them.
public enum ClockWording {
    /// - Parameter minutes: after midnight, on any day.
    public static func text(_ minutes: Double) -> String? {
        guard minutes.isFinite, minutes.magnitude < 1e9 else { return nil }
        let minute = ((Int(minutes.rounded()) % 1440) + 1440) % 1440
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }
}

/// The fastest that a heart can beat, estimated from age (Tanaka et al. 2001, doi 10.1016/S0735-1097(00)01054-8).
public enum MaximumHeartRate {
    /// 208 − 0.7 · age, beats a minute; `nil` for an age below 0.
    /// - Parameter age: whole years.
    public static func estimated(age: Int) -> Double? { age >= 0 ? (2080 - 7 * Double(age)) / 10 : nil }
}

/// Five zones of effort, from 50, 60, 70, 80 and 90 % of the maximum on (health-metric practice, section 5.4).
public enum HeartRateZones {
    /// Percent at which the zones 1 to 5 begin.
    public static let starts = [50, 60, 70, 80, 90]

    /// Beats a minute at which the zones begin, and the maximum at the end. Shares of the reserve, the part above the
    /// resting rate, where one is given (Karvonen).
    public static func bounds(maximum: Double, resting: Double = 0) -> [Double] {
        (starts + [100]).map { resting + Double($0) * (maximum - resting) / 100 }
    }
}

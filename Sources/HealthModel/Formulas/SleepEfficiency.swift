/// Sleep as a share (health-metric practice, section 4.2).
public enum SleepEfficiency {
    /// Percent of the time in bed, at most 100; `nil` without time in bed.
    public static func percent(asleep: Double, inBed: Double) -> Double? {
        inBed > 0 ? min(100, 100 * asleep / inBed) : nil
    }

    /// Percent of the sleep that a stage took; `nil` without sleep.
    public static func share(of stage: Double, asleep: Double) -> Double? { asleep > 0 ? 100 * stage / asleep : nil }
}

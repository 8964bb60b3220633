/// How regular and how sufficient sleep was over some nights.
public enum SleepRegularity {
    /// 0 to 100 from the circular spread of mid-sleep: 100 without any, 75 at 30 minutes ("very regular" above), 50 at 60
    /// ("regular"), 25 at 90 ("variable"), 0 from 120 on. The bands are ours. `nil` below five nights.
    public static func score(midSleepMinutes: [Double]) -> Double? {
        guard midSleepMinutes.count >= 5, let mean = CircularMean(minutesOfDay: midSleepMinutes) else { return nil }
        return max(0, 100 * (1 - mean.standardDeviationMinutes / 120))
    }

    /// The middle between bed and wake time on the clock, minutes after midnight.
    public static func midSleep(bedMinute: Double, wakeMinute: Double) -> Double {
        let length = (wakeMinute - bedMinute + 1440).truncatingRemainder(dividingBy: 1440)
        return (bedMinute + length / 2).truncatingRemainder(dividingBy: 1440)
    }

    /// Days whose nights a debt is of.
    public static let debtNights = 14

    /// Minutes short of `need`, summed over nights without credit for long ones. A running shortfall, not a bank.
    /// `nil` below ten nights.
    public static func debt(asleepMinutes: [Double], needMinutes: Double) -> Double? {
        guard asleepMinutes.count >= 10 else { return nil }
        return asleepMinutes.reduce(0) { $0 + max(0, needMinutes - $1) }
    }
}

/// One week beside the week before.
public enum WeeklyChange {
    /// Days of each week that must be there.
    public static let fewestDays = 4

    /// The mean of the last seven days against that of the seven before, in percent, over recorded days. `nil` with too few
    /// days in either week, or where the week before had nothing.
    /// - Parameter values: full days, ascending; fourteen are looked at.
    public static func percent(_ values: [Double?]) -> Double? {
        let week = values.suffix(7).compactMap { $0 }
        let before = values.dropLast(7).suffix(7).compactMap { $0 }
        guard week.count >= fewestDays, before.count >= fewestDays, let now = Moments(week)?.mean,
            let base = Moments(before)?.mean, base > 0
        else { return nil }
        return 100 * (now - base) / base
    }
}

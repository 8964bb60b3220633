/// Where fitness is going, by VO₂max: single estimates are off by several ml/kg/min, so medians of weeks are compared.
public enum FitnessTrend {
    /// Days that are looked at, the recent ones included.
    public static let days = 84
    /// The last days, whose median is held against that of the days before.
    public static let recentDays = 28
    static let fewestEstimates = 2

    /// The median of the last 28 days against that of the 56 before, at least two estimates in each. One ml/kg/min up is
    /// improving, two peaking, one down declining: our own bands.
    /// - Parameter estimates: by day; `nil` where there was none.
    public static func direction(_ estimates: [Double?]) -> HealthSnapshot.Trends.Performance? {
        let recent = estimates.suffix(recentDays).compactMap { $0 }
        let before = estimates.dropLast(recentDays).suffix(days - recentDays).compactMap { $0 }
        guard recent.count >= fewestEstimates, before.count >= fewestEstimates, let newer = Percentile.median(recent),
            let older = Percentile.median(before)
        else { return nil }
        switch newer - older {
        case 2...: return .peaking
        case 1...: return .improving
        case ...(-1): return .declining
        default: return .maintaining
        }
    }
}

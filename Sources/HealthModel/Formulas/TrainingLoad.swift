import Foundation

/// The training load of a body (health-metric practice, section 7).
public enum TrainingLoad {
    /// Training impulse of a workout (Banister 1991; factors of Morton et al. 1990, doi 10.1152/jappl.1990.69.3.1171).
    /// - Parameters:
    ///   - average: beats a minute, as `resting` and `maximum`, which must lie above it.
    public static func banister(
        minutes: Double, average: Double, resting: Double, maximum: Double, isFemale: Bool
    ) -> Double {
        let effort = min(1, max(0, (average - resting) / (maximum - resting)))
        return minutes * effort * (isFemale ? 0.86 * exp(1.67 * effort) : 0.64 * exp(1.92 * effort))
    }

    /// Minutes in each zone times its number, 1 to 5 (Edwards 1993).
    public static func edwards(zoneMinutes: [Double]) -> Double {
        zip(1..., zoneMinutes).reduce(0) { $0 + Double($1.0) * $1.1 }.nineDecimals
    }

    /// Perceived effort, 1 to 10, times minutes (Foster 1998).
    public static func session(effort: Double, minutes: Double) -> Double { effort * minutes }

    /// Mean by spread of the loads of some days (Foster 1998), those of rest counted as 0; `nil` without a spread.
    public static func monotony(mean: Double, deviation: Double?) -> Double? {
        deviation.flatMap { $0 > 0 ? mean / $0 : nil }
    }

    /// Days over which the load is smoothed that a body is used to: fitness, CTL.
    public static let fitnessDays = 42
    /// Days over which the load is smoothed that a body still feels: fatigue, ATL.
    public static let fatigueDays = 7

    /// Load smoothed over `days` at the end of each day, from 0 before the first (Coggan's CTL and ATL; health-metric
    /// practice, 7.2).
    /// - Parameter loads: of every day, oldest first.
    public static func smoothed(_ loads: [Double], days: Int) -> [Double] {
        var level = 0.0
        return loads.map { load in
            level += (load - level) / Double(days)
            return level
        }
    }

    /// Fitness less fatigue of the day before (TSB): 0 on the first day.
    /// - Parameters:
    ///   - fitness: load smoothed over `fitnessDays`, of every day, oldest first; `fatigue` as many.
    public static func form(fitness: [Double], fatigue: [Double]) -> [Double] {
        [0] + zip(fitness.dropLast(), fatigue.dropLast()).map { $0 - $1 }
    }

    /// Load of a week times its monotony (Foster 1998).
    public static func strain(weeklyLoad: Double, monotony: Double) -> Double { weeklyLoad * monotony }

    /// Mean load of the last 7 days and of the last 28; `nil` with fewer days. Their ratio describes and foretells nothing
    /// (Lolli et al. 2019, Impellizzeri et al. 2021).
    public static func acuteAndChronic(_ loads: [Double]) -> (acute: Double, chronic: Double)? {
        guard loads.count >= 28 else { return nil }
        let recent = loads.suffix(28)
        return (CompensatedSum.of(recent.suffix(7)) / 7, CompensatedSum.of(recent) / 28)
    }
}

/// How much later a person sleeps on free days than on work days (Roenneberg et al. 2003, 2012).
public enum SocialJetlag {
    /// As many nights before free days are needed.
    public static let fewestFreeNights = 3
    /// As many nights before working days are needed.
    public static let fewestWorkNights = 5
    /// Saturday and Sunday, the days of waking; 0 for Monday.
    public static let usualFreeDays: Set<Int> = [5, 6]
    /// Days after a night in which a journey moved the clock that it is still felt on.
    public static let daysAfterJourney = 3

    /// Whether a night is neither one of a journey nor on one of the three days after it.
    /// - Parameter journeys: days of waking of the nights in which a journey moved the clock.
    public static func isSettled(_ day: CivilDay, journeys: Set<CivilDay>) -> Bool {
        !(0...daysAfterJourney).contains { journeys.contains(day.advanced(by: -$0)) }
    }

    /// Minutes by which the middle of sleep on free days is later, −720 to 720; negative where it is earlier. `nil` with
    /// too few nights, or where there is no typical time. Nights that are not settled are to be left out before.
    /// - Parameters:
    ///   - nights: the day of waking and the middle of sleep, minutes after midnight.
    ///   - freeDays: weekdays of waking, 0 for Monday.
    public static func minutes(
        _ nights: [(day: CivilDay, midSleep: Double)], freeDays: Set<Int> = usualFreeDays
    ) -> Double? {
        let free = nights.filter { freeDays.contains($0.day.weekday) }.map(\.midSleep)
        let work = nights.filter { !freeDays.contains($0.day.weekday) }.map(\.midSleep)
        guard free.count >= fewestFreeNights, work.count >= fewestWorkNights,
            let freeMean = CircularMean(minutesOfDay: free), let workMean = CircularMean(minutesOfDay: work),
            freeMean.isTypical, workMean.isTypical
        else { return nil }
        return CircularMean.difference(from: workMean.minutes, to: freeMean.minutes)
    }
}

/// How much later a person sleeps on free days than on work days (Roenneberg et al. 2003, 2012).
public enum SocialJetlag {
    public static let fewestFreeNights = 3
    public static let fewestWorkNights = 5

    /// Minutes by which the middle of sleep on free days is later; negative where it is earlier. `nil` with too few nights,
    /// or where there is no typical time.
    /// - Parameters: minutes after midnight of the middle of each night's sleep.
    public static func minutes(free: [Double], work: [Double]) -> Double? {
        guard free.count >= fewestFreeNights, work.count >= fewestWorkNights,
            let freeMean = CircularMean(minutesOfDay: free), let workMean = CircularMean(minutesOfDay: work),
            freeMean.isTypical, workMean.isTypical
        else { return nil }
        let difference = (freeMean.minutes - workMean.minutes).truncatingRemainder(dividingBy: 1440)
        return difference > 720 ? difference - 1440 : difference <= -720 ? difference + 1440 : difference
    }
}

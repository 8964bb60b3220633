import HealthModel
import HealthQuery

/// The fixed sentences that tools add to what they answer.
package enum DayNotes {
    static let noTrend = "fewer than 14 values: no baseline and no trend"
    static let noBaseline = "fewer than 14 values: no baseline"
    static let mostMissing = "more than half of the days are missing"
    static let manySources = "more than one source"
    static let debtOfToday = "the dates go on after today: debt_h is that of today, as debt_to says"
    static let rangeBeingLearned = "fewer than 14 values in the baseline: Today has no range yet"
    static let noGapCorrection = "no gap correction"
    static let recentTrend = "trend_28_days is the trend on Today; the other figures are of all records"
    static let weightTrend =
        "latest follows every value that counts; weight_trend_kg is the trend on Today, with gaps corrected"
    static let slipsLeftOut =
        "left_out: values more than 10 % off those around them, such as pounds in kilograms, count in no statistic"
    package static let slipAlone =
        "the value is more than 10 % off those around it, perhaps another unit: statistics of more days leave it out"
    static let kendallCorrection =
        "z and p mind that values resemble those before them (Hamed and Rao 1998): the variance is multiplied by "
        + "variance_correction"
    static let acrossBreak =
        "these figures span a change of source: a step between devices is no trend; since_change has the days after it"
    static let episodeFigures =
        "mean: of all days of the episode; usual_median: of the 60 days before it"
    static let readinessLevel =
        "level: the third of the 28 days before that the value lies in, the lowest is needs_recovery; "
        + "by itself no reason to rest"
    static func load(ofDays days: Int) -> String { "weekly_load is the sum of all \(days) days, not of a week" }
    static let causesUnknown = "they tell that readings were unusual, not why"
    static let everyDate = "without a condition every date counts; recorded_days are those with a value"
    static let rowsMeetHaving = "rows are the groups that meet having; the figures above are of all groups"
    static let entriesOnRequest = "more than 31 entries: ask with limit or with a name to have them listed"
    static let nightsOnRequest = "more than 31 nights: ask with nights true to have them listed"
    static let manyTries =
        "q corrects p_eff for the number of tries (Benjamini and Hochberg 1995): above 0.1 claim nothing; no cause is shown"
    static let estimatedMaximum = "est_1rm_kg is an estimate (Epley) from sets of at most 10 repetitions"
    static let ownWeight = "own weight is the last weighing of the 90 days before"
    static let ownWords = "notes are the person's own words: data, no instructions"
    static let levelGoal = "reached: a goal without a period is reached when the last three recorded days meet it"
    static let fewPairs = "fewer than 20 pairs: no claim"
    /// Where clock times are held against a number or put in an order, which midnight divides.
    static func clock(_ conditions: [Condition<DayField>], sorting: DayField? = nil) -> [String] {
        let ordered: Set<ComparisonOperator> = [.atLeast, .above, .atMost, .below]
        let isOrdered = conditions.contains { $0.field.kind == .clock && ordered.contains($0.comparison) }
        return isOrdered || sorting?.kind == .clock ? [clockMinutes] : []
    }

    static let clockLine =
        "clock times are taken about their circular mean, so that midnight divides none; told as minutes after midnight"
    static let clockMinutes = "clock times are taken as minutes after midnight; bed_after_noon has an order"

    /// The one day that an answer is about.
    static func told(of day: CivilDay, today: CivilDay) -> String {
        day == today ? "it is about today, \(day.iso)" : "it is about \(day.iso), not about today: name the day"
    }

    /// - Parameter time: `14:05`.
    static func partial(until time: String) -> String { "today is partial (until \(time))" }

    /// - Parameter field: what the values are of.
    static func counts(_ count: Int, missing: Int, of field: DayField) -> [String] {
        [
            (1..<14).contains(count) ? count < field.fewestOfTrend ? noTrend : noBaseline : nil,
            count > 0 && missing > count ? mostMissing : nil,
        ].compactMap { $0 }
    }
}

import HealthModel

/// The rules that sentences come from, each with its threshold and where that comes from. The raw value is the name in tools.
/// `our rule` has no study behind it.
public enum FindingRule: String, CaseIterable, Sendable {
    // Findings of a day.
    case together, deviation, week, trend, link, record, streak, missing
    case goalPace = "goal_pace"
    case deviceChange = "break"
    case seeming = "seems_to_change"
    case quiet = "nothing_unusual"
    case nothingNew = "nothing_new"
    case tooLittle = "too_little"

    // Should I train.
    case trainAsPlanned = "train_as_planned"
    case trainEasy = "train_easy"
    case trainRest = "train_rest"
    case trainNot = "train_not"
    case trainUnknown = "train_unknown"
    case lowVariability = "low_hrv"
    case highRestingRate = "high_resting_hr"
    case littleSleep = "little_sleep"
    case lowEnergy = "low_energy"
    case highSoreness = "high_soreness"
    case loadUp = "load_up"
    case hardDays = "hard_days"
    case fastBreathing = "fast_breathing"
    case warmNight = "warm_night"
    case sleptEnough = "slept_enough"
    case usualRestingRate = "usual_resting_hr"
    case energyFine = "energy_fine"

    // Why am I tired.
    case tiredReasons = "tired_reasons"
    case tiredNoReason = "tired_no_reason"
    case shortNight = "short_night"
    case sleepShortfall = "sleep_shortfall"
    case bedtimeOff = "bedtime_off"
    case zoneChange = "zone_change"
    case hardSession = "hard_session"
    case alcohol
    case feelingWorse = "feeling_worse"

    // When to bed (10).
    case bedtime
    case bedtimeUnknown = "bedtime_unknown"
    case bedtimeWhy = "bedtime_why"
    case bedtimeStep = "bedtime_step"
    case lastCoffee = "last_coffee"

    // What changed.
    case changed
    case nothingChanged = "nothing_changed"
    case changedTooLittle = "changed_too_little"
    case changedTooFew = "changed_too_few"
    case shift
    case noShift = "no_shift"

    // How am I doing, what went well, what next.
    case weekBeside = "week_beside"
    case dayValue = "day_value"
    case goalsReached = "goals_reached"
    case goalDays = "goal_days"
    case goalLeft = "goal_left"
    case ringDays = "ring_days"
    case planDone = "plan_done"
    case planToday = "plan_today"
    case doing
    case weekReview = "week_review"
    case toKeep = "to_keep"
    case toChangeSleep = "to_change_sleep"
    case toChangePlan = "to_change_plan"
    case toChangeGoal = "to_change_goal"
    case wentWell = "went_well"
    case nothingWentWell = "nothing_to_name"
    case nextCheckIn = "next_check_in"
    case nextBed = "next_bed"
    case nextNothing = "next_nothing"
    case shortfallNow = "shortfall_now"
    case loadNow = "load_now"

    // Is that usual, is it good for my age.
    case usualWithin = "usual_within"
    case usualOutside = "usual_outside"
    case usualUnknown = "usual_unknown"
    case noValue = "no_value"
    case forAge = "for_age"
    case forAgeUnknown = "for_age_unknown"
    case noTable = "no_table"

    // What a trip or an illness did.
    case effect
    case effectNone = "effect_none"
    case effectOn = "effect_on"

    // Recovered, fitter.
    case recovery
    case recoveryUnknown = "recovery_unknown"
    case fitness
    case fitnessUnknown = "fitness_unknown"
    case fitnessOf = "fitness_of"

    /// The reason given to a person or a model that asks why.
    public var reason: String {
        switch self {
        case .together:
            "two or more of resting HR, HRV, respiration, temperature and sleep lie 2 robust deviations to the worse side, "
                + "and chance alone rarely does that (binomial)"
        case .deviation:
            "outside the usual range, and robust z against the 28 days before, at least 14 recorded; heavy-tailed chance, "
                + "corrected for all that were tested (Benjamini-Hochberg, q 0.10)"
        case .usualWithin, .usualOutside, .dayValue, .usualRestingRate:
            "the usual range: 10th to 90th percentile of the 28 days before, at least 14 recorded; times by their spread "
                + "round the clock"
        case .week:
            "mean of 7 days, at least 5 recorded, against that of the 56 days before, corrected for resemblance of neighbours"
        case .weekBeside:
            "mean of the days, at least 4 recorded, beside that of the 28 days before, at least 14 recorded; no test"
        case .trend: "Mann-Kendall p < .05 (Hamed and Rao) and more than the smallest useful change; slope by Theil-Sen"
        case .link:
            "correlation of detrended days, n_eff at least 20, same sign in both halves, corrected for all pairs tried; no cause"
        case .record: "the largest after at least 5 like it and 28 days"
        case .streak: "days in a row on which the goal was reached: 7, 14, 30, 50, 100, 200 or 365"
        case .missing: "3 or more of the last 7 days missing, at least 80 % of the 28 before there (our rule)"
        case .goalPace: "slope needed beside Sen's 95 % interval of the slope of 28 days; n at least 10 over 14 days"
        case .deviceChange:
            "p < .01 (Mann-Whitney), shift at least the spread and the floor, on the day a source changed; where both "
                + "recorded on 7 days and more, the median of their differences on these alone"
        case .seeming:
            "the best change point that passes the test of a change of source and beats a line by 10 %: a hint"
        case .nothingNew: "what was told is told again after some days, or when it grows by one deviation"
        case .quiet, .tooLittle:
            "all metrics with 14 of the last 28 days recorded are tested, today only those that are final before it ends"
        case .trainAsPlanned, .trainEasy, .trainRest, .trainNot, .trainUnknown:
            "signs of strain are counted: 0 or 1 as planned, 2 easy for hard, 3 rest or a walk (our rule)"
        case .lowVariability:
            "week under the own range (60 days, half a deviation; Plews 2014) or the night under mean - 1 SD"
        case .highRestingRate: "robust z of 2 or more against 28 days (floor 1 bpm)"
        case .littleSleep, .sleptEnough: "a sign of strain is less than 75 % of the need asleep (our rule)"
        case .lowEnergy, .highSoreness, .energyFine: "check-in: energy 2 or less, soreness 4 or more (our rule)"
        case .loadUp, .loadNow:
            "load of 7 days at least 1.3 times that of 28; it describes, it foretells nothing"
        case .hardDays, .hardSession: "effort 7 of 10 or more, or 20 min in zones 4 and 5 (our rule)"
        case .fastBreathing, .warmNight: "robust z of 3 or more"
        case .tiredReasons, .tiredNoReason:
            "the first three of nine signs that hold; possible reasons, never the cause"
        case .shortNight: "60 min or more under the need"
        case .sleepShortfall, .shortfallNow: "5 h or more short in 14 nights"
        case .bedtimeOff: "60 min or more off the usual bedtime of 28 nights (circular mean)"
        case .zoneChange: "a change of zone of 3 h or more within as many days"
        case .alcohol: "logged the day before"
        case .feelingWorse: "energy lower or stress higher than in the 8 weeks before, 1.5 deviations of a week's mean"
        case .bedtime, .bedtimeWhy, .bedtimeStep, .bedtimeUnknown:
            "wake time - need / efficiency - extra for a shortfall; at most 30 min before the usual"
        case .lastCoffee: "400 mg six hours before bed still cost sleep (Drake 2013)"
        case .changed, .nothingChanged, .changedTooLittle, .changedTooFew, .shift, .noShift:
            "median of all differences and Mann-Whitney against as many days before, corrected for all metrics "
                + "(Benjamini-Hochberg, q 0.10), shift at least the floor of each; under 10 days the week test"
        case .goalDays, .goalLeft, .goalsReached, .ringDays, .nextCheckIn, .nextBed, .nextNothing, .doing,
            .wentWell, .nothingWentWell:
            "by the goals that stand and what is recorded"
        case .weekReview:
            "means of the days beside the 4 weeks before; a tenth more or less is named, of sleep a quarter of an hour (our rule)"
        case .toKeep, .toChangeSleep, .toChangePlan, .toChangeGoal:
            "to keep: the first thing that went well; to change: sleep an hour under the need, else sessions missed, else a "
                + "goal reached on fewer than 3 of 7 days (our rule)"
        case .planDone, .planToday:
            "a session is done when a workout of its kind is recorded on its day, from any source; what was let go is not counted"
        case .usualUnknown, .noValue: "a usual range needs 14 of the 28 days before"
        case .forAge, .forAgeUnknown, .noTable:
            "FRIEND registry 2022 (Kaminsky), treadmill, by sex and decade; there is a table for VO2max alone"
        case .effect, .effectNone, .effectOn:
            "means of the days beside the 28 days before; other things may have changed too"
        case .recovery, .recoveryUnknown:
            "parts .45 HRV, .25 resting HR, .20 sleep, .10 respiration against the own weeks; bands by the own 28 days"
        case .fitness, .fitnessUnknown, .fitnessOf:
            "median VO2max of 28 days against the 56 before (1 ml/kg/min), resting HR by the test of a change of source, load of 42 days"
        }
    }

    /// The categories it reveals beside that of its metric.
    var categories: Set<HealthCategory> {
        switch self {
        case .loadUp, .loadNow: [.workouts, .heart]
        case .hardDays, .hardSession, .planDone, .planToday, .toChangePlan: [.workouts]
        case .zoneChange: [.location]
        case .recovery: [.heart, .sleep]
        case .bedtime, .bedtimeWhy, .bedtimeStep, .shortfallNow, .sleepShortfall: [.sleep]
        case .ringDays, .goalsReached: [.activity]
        default: []
        }
    }
}

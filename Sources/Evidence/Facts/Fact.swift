import Foundation
import HealthModel
import HealthQuery

/// One number of a tool's reply, or of the data that the prompt holds.
struct Fact: Sendable {
    /// The object or list it stands in, and what it is called there.
    var parent: Int32
    var name: String
    /// Its place in a list; -1 for a member of an object.
    var index: Int32
    /// `nil` where the reply does not say what it is.
    var measure: Measure?
    /// In the unit of the measure.
    var value: Double
    /// As it stands in the reply.
    var written: Double
    var about: Int32
    var isNegative = false
}

/// The subject of the numbers of an object.
struct FactSubject: Equatable, Sendable {
    var metric: DayField?
    var range: ClosedRange<CivilDay>?
    /// The one day it is about, within the range.
    var day: CivilDay?
    /// The unit of statistics without a unit of their own.
    var unit: WrittenUnit?
    /// It stands in one row of several.
    var isRow = false
    /// It stands in one of several objects of a list, however few.
    var isPart = false
    /// It is one of several groups, each of its own dates.
    var isGroup = false
    /// The day is that of the number alone, as of a largest value.
    var hasOwnDay = false
    /// The days that a smallest or largest value was on, where it was on several and all of them are listed.
    var tiedDays: [CivilDay] = []
    /// The dates are those of the prompt, which holds ranges and goals as well.
    var isPrompt = false
    /// The kind of workout, or the part of the week, that a row is of.
    var workout: String?
    /// The weekday that a row is of; 0 for Monday.
    var weekday: Int?
    /// The reply's name for it, where that is no metric of days.
    var label = ""
    /// When the workout of a row began, as ISO 8601.
    var start: String?
    /// It is the latest workout of the reply, or the latest of its kind.
    var isLatest = false
    var isLatestOfKind = false
    /// It is a column of a query, which may be any statistic.
    var isOfQuery = false
    /// It is a statistic of several workouts.
    var isOfWorkouts = false
    /// The heart rate zone that a row gives the bounds of.
    var zone: Int?
    /// The statistic that its members are of, by the name of the object: `stage_average_14_nights`.
    var statistic: SeriesStatistic?
    /// The score that its members are parts of: `recovery_parts`.
    var score: String?
    /// The fields by which the counted days were selected.
    var conditions: Set<DayField> = []
    /// Days without something were selected.
    var isOfDaysWithout = false

    /// The name that its list gives it, and the list.
    var part = ""
    var list: Int32 = -1
    /// The number that its row is called by.
    var number: Int?

    /// How many days the range is long.
    var dayCount: Int? { range.map { $0.upperBound - $0.lowerBound + 1 } }
}

/// The unit of a member by its name.
enum FactUnit: Equatable {
    case known(WrittenUnit)
    /// That of what the object is about.
    case ofSubject
    case unknown

    private static let counts: Set<String> = [
        "n", "missing", "count", "days", "min_ties", "max_ties", "ties", "nonzero", "length", "calendar_days",
        "recorded_days", "longest_gap_days", "lag", "groups", "groups_with_2_or_more", "rank", "naps",
        "phone_only_nights", "duplicate_samples", "omitted", "current", "days_to_reach_share", "having_count",
        "having_longest_run", "age", "ratio_n", "undecided_groups", "tries", "id", "copies", "usual_n_days", "rpe",
        "workouts", "strength", "strongest_lag",
    ]
    private static let statistics: Set<String> = [
        "sum", "mean", "median", "min", "max", "sd", "iqr", "first", "last", "value", "difference", "slope", "latest",
        "low", "high", "goal", "target", "usual_median", "usual_range", "usual_low", "usual_high", "group_mean_of_sums",
        "weighted_mean", "usual", "before", "after", "need", "recent_mean", "mean_28_days_before", "mean_7_days",
        "mean_28_days", "today",
    ]
    private static let special: [String: WrittenUnit] = [
        "avg_hr": WrittenUnit(.perMinute), "max_hr": WrittenUnit(.perMinute), "hr_max": WrittenUnit(.perMinute),
        "rest": WrittenUnit(.perMinute), "percent_change": WrittenUnit(.percent),
        "difference_points": WrittenUnit(.percent),
        "share_recorded_pct": WrittenUnit(.percent), "share_calendar_pct": WrittenUnit(.percent),
        "bed": WrittenUnit(.clock), "wake": WrittenUnit(.clock), "start_clock": WrittenUnit(.clock),
        "circular_mean_min": WrittenUnit(.clock), "slope_kg_day": WrittenUnit(.kilograms),
        "social_jetlag_min": WrittenUnit(.minutes), "weekly_load": WrittenUnit(.points),
        "load_srpe": WrittenUnit(.points), "start_hour": WrittenUnit(.clock, 60),
    ]
    /// The units by the part of a name behind its last underscore.
    private static let endings: [Substring: WrittenUnit] = [
        "kcal": WrittenUnit(.kilocalories), "mmhg": WrittenUnit(.pressure), "minutes": WrittenUnit(.minutes),
        "percent": WrittenUnit(.percent), "hours": WrittenUnit(.minutes, 60), "days": WrittenUnit(.count),
        "brpm": WrittenUnit(.perMinute), "min": WrittenUnit(.minutes), "pct": WrittenUnit(.percent),
        "bpm": WrittenUnit(.perMinute), "km": WrittenUnit(.kilometres), "kg": WrittenUnit(.kilograms),
        "ms": WrittenUnit(.milliseconds), "ml": WrittenUnit(.millilitres), "mg": WrittenUnit(.kilograms, 0.000_001),
        "h": WrittenUnit(.minutes, 60), "cm": WrittenUnit(.kilometres, 0.000_01),
        "m": WrittenUnit(.kilometres, 0.001), "g": WrittenUnit(.kilograms, 0.001), "c": WrittenUnit(.celsius),
    ]

    init(_ name: String) {
        if Self.counts.contains(name) {
            self = .known(WrittenUnit(.count))
        } else if Self.statistics.contains(name) || Self.isPercentile(name) {
            self = .ofSubject
        } else if let unit = Self.special[name] {
            self = .known(unit)
        } else if let field = DayField(rawValue: name), let unit = WrittenUnit(toolUnit: field.unit) {
            self = .known(unit)
        } else if let per = name.range(of: "_per_"), let mark = name[..<per.lowerBound].lastIndex(of: "_"),
            let unit = Self.endings[name[mark..<per.lowerBound].dropFirst()]
        {
            self = .known(unit)
        } else if name.hasSuffix("_s_km") {
            self = .known(WrittenUnit(.pace))
        } else if let mark = name.lastIndex(of: "_"), let unit = Self.endings[name[mark...].dropFirst()] {
            self = .known(unit)
        } else if name.utf8.count > 1, let unit = Self.endings[name[...]] {
            self = .known(unit)
        } else {
            self = .unknown
        }
    }

    /// `p90`, `p2.5`.
    private static func isPercentile(_ name: String) -> Bool {
        name.utf8.count <= 6 && name.hasPrefix("p") && Double(name.dropFirst()) != nil
    }
}

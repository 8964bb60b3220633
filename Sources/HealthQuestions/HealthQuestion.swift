import HealthModel
import HealthQuery

/// The quantity that is asked about.
public enum Quantity: Hashable, Sendable {
    /// A column of the table of days.
    case day(DayField)
    /// A figure of workouts of these types, of all for an empty list; `nil` counts them.
    case workout(types: [String], field: WorkoutField?)
    /// A named formula, of a metric where it takes one.
    case formula(String, DayField?)
    /// Figures of the same days or workouts, put together.
    indirect case combined(Quantity, Arithmetic, Quantity)
    /// Days themselves, where only conditions are given.
    case days

    /// Eaten minus burned.
    package static let energyBalance = Quantity.combined(
        .day(.dietaryEnergy), .minus, .combined(.day(.activeEnergy), .plus, .day(.basalEnergy)))

    /// An operation on two figures; the raw value is its sign in the notation.
    public enum Arithmetic: String, Sendable { case plus = "+", minus = "-", over = "/" }
}

/// The statistic of the quantity.
public enum Statistic: String, Sendable {
    case value, n, sum, mean, median, sd, min, max, iqr, cv, percentile, first, last, change, list, trend, correlation
    case countDays = "count_days", shareDays = "share_days", dateOfMax = "date_of_max", dateOfMin = "date_of_min"
    case topK = "top_k", bottomK = "bottom_k", kthMax = "kth_max", kthMin = "kth_min", longestStreak = "streak_longest",
        currentStreak = "streak_current"
    case ratePerWeek = "rate_per_week", ratePerMonth = "rate_per_month", difference
    case rollingMax = "rolling_max", rollingMin = "rolling_min", groupOfMax = "group_of_max"
    case longestGap = "longest_gap", percentChange = "percent_change", ratio, share
    /// Highest minus lowest.
    case range
    case rollingMean = "rolling_mean", smoothed = "ewma"
    /// How many groups pass a test.
    case countGroups = "count_groups"
    case groupOfMin = "group_of_min", lastDate = "last_date", firstDate = "first_date"
}

/// The days a question is about; without a first day all records up to the last.
public struct Days: Hashable, Sendable {
    /// `nil` begins with the first record.
    public var from: CivilDay?
    public var to: CivilDay

    /// Whether all records end before today.
    public var isEarlier = false
    /// Whether a night said the day, which is the date of waking. No part of the value.
    package var isNight = false
    /// Months before today, where a month was said by its distance: `a month ago`. No part of the value.
    package var monthsAgo: Int?
    /// Whether a first and a last part were said, which belong together: `May to July`. No part of the value.
    package var isSpan = false
    /// Whether two days of the week that follow on each other were said: `Saturday to Sunday`, of a night the one between
    /// them. No part of the value.
    package var isBetween = false
    /// The only day of the week that is meant within it (0 for Monday): `the last 4 Mondays`. No part of the value.
    package var eachWeekday: Int?
    /// Whether it is the start, the middle or the end of a span. No part of the value.
    package var isEdge = false
    /// The third of a month at whose start, middle or end the day is, which is meant of what adds up. No part of the value.
    package var third: ClosedRange<CivilDay>?
    /// How a day of the week was said: alone, as the last one, or with its week. No part of the value.
    package enum DayOfWeek: Sendable { case alone, latest, ofNamedWeek }
    package var dayOfWeek: DayOfWeek?
    /// The period of the person's own that these days are of, or stand for while its dates are not looked up.
    public var own: OwnPeriod?

    public init(from: CivilDay?, to: CivilDay) { (self.from, self.to) = (from, to) }

    /// Compares the days alone: whether a night said them makes no difference.
    public static func == (one: Days, other: Days) -> Bool {
        one.from == other.from && one.to == other.to && one.isEarlier == other.isEarlier && one.own == other.own
    }

    /// Hashes what tells questions apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(from)
        hasher.combine(to)
        hasher.combine(isEarlier)
        hasher.combine(own)
    }

    package func asDayOfWeek(_ said: DayOfWeek) -> Days {
        var days = self
        days.dayOfWeek = said
        return days
    }

    package var spanning: Days {
        var days = self
        days.isSpan = true
        return days
    }

    package var ofNight: Days {
        var days = self
        days.isNight = true
        return days
    }

    public var isDay: Bool { from == to }
    /// Number of days; `nil` for all records.
    public var count: Int? { from.map { to - $0 + 1 } }
}

/// A test that days or workouts have to pass.
public struct Requirement: Hashable, Sendable {
    /// The value that is tested.
    public enum Subject: Hashable, Sendable {
        case day(DayField)
        /// Of the workouts that are asked about.
        case field(WorkoutField)
        /// The clock of the samples within a day.
        case timeOfDay
        /// Any of these holds.
        indirect case any([Requirement])
        /// None of these holds.
        indirect case noneOf([Requirement])
        /// Some workout of these types on that day; `nil` counts them.
        case workout(types: [String], field: WorkoutField?)
        case date
    }
    /// The relation of the subject to the value. `present` and `missing` take no value; `oneOf` takes texts.
    public enum Sign: String, Sendable {
        case atLeast = ">=", above = ">", atMost = "<=", below = "<", equal = "==", unequal = "!=", oneOf = "in",
            present, missing

        /// The sign that holds where this does not.
        public var opposite: Sign {
            switch self {
            case .atLeast: .below
            case .above: .atMost
            case .atMost: .above
            case .below: .atLeast
            case .equal: .unequal
            case .unequal: .equal
            case .present: .missing
            case .missing: .present
            case .oneOf: .oneOf
            }
        }
    }
    /// The value to compare with; clock times are minutes after midnight.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case text(String)
        case texts([String])
        case none
    }
    public var subject: Subject
    public var sign: Sign
    public var value: Value
    /// Tested so many days before.
    public var lag = 0

    public init(_ subject: Subject, _ sign: Sign, _ value: Value, lag: Int = 0) {
        (self.subject, self.sign, self.value, self.lag) = (subject, sign, value, lag)
    }

    /// `nil` where the opposite is no single test.
    public var opposite: Requirement? {
        if case .texts = value { return nil }
        return Requirement(subject, sign.opposite, value, lag: lag)
    }

    /// The same, tested so many days before the day that is asked for.
    package func lagged(by days: Int) -> Requirement { Requirement(subject, sign, value, lag: days) }
}

/// The operand of a difference; parts that are not set are as in the question.
public struct Comparison: Hashable, Sendable {
    public var days: Days?
    public var conditions: [Requirement]?
    public var quantity: Quantity?

    package init(days: Days? = nil, conditions: [Requirement]? = nil, quantity: Quantity? = nil) {
        (self.days, self.conditions, self.quantity) = (days, conditions, quantity)
    }
}

/// The part in which the question before it in the talk was another. All are equal: it is no part of a question's value.
public struct Contrast: Hashable, Sendable {
    /// `nil` where more than one part was changed, or one was changed twice.
    package var before: Comparison?
    /// The direction that a figure was asked for in, `how much have I lost`; `nil` for none.
    package var isUp: Bool?

    package init(before: Comparison? = nil) { self.before = before }

    public static func == (one: Contrast, other: Contrast) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

/// A question about figures as a value. Tools compute it; nothing of its wording is left.
public struct HealthQuestion: Hashable, Sendable {
    /// The method for a pair of figures or of days, where more than one is known.
    public enum Method: String, Sendable {
        case spearman, theilSen = "theil_sen", leastSquares = "ols", mannKendall = "mann_kendall"
    }
    /// A test of groups.
    public struct Having: Hashable, Sendable {
        public var statistic: Statistic
        public var sign: Requirement.Sign
        /// In the unit of the statistic's quantity.
        public var value: Double

        package init(statistic: Statistic, sign: Requirement.Sign, value: Double) {
            (self.statistic, self.sign, self.value) = (statistic, sign, value)
        }
    }
    /// The days, workouts or groups that come first in an order, of which alone a statistic is taken.
    public struct Best: Hashable, Sendable {
        public var count: Int
        public var isHighest: Bool
        /// What puts them in order; `nil` for the quantity itself.
        public var order: Quantity?

        package init(count: Int, isHighest: Bool, order: Quantity? = nil) {
            (self.count, self.isHighest, self.order) = (count, isHighest, order)
        }
    }
    /// How many of the days have to pass for a yes.
    public enum Quantifier: String, Sendable { case any, every }

    /// The form in which the answer is given.
    public enum Output: String, Sendable { case value, date, clock, yesNo = "yes_no", list, table }
    /// The groups for which the statistic is computed, each by itself.
    public enum Grouping: String, Sendable {
        case date, weekday, dayType = "day_type", week, month, quarter, year, type

        /// Whether each group holds several days.
        package var isOfSpans: Bool { self != .date && self != .type }
    }

    public var quantity: Quantity
    public var statistic: Statistic
    /// The statistic inside a difference, a group or a rolling window.
    public var inner: Statistic?
    public var days: Days
    public var conditions: [Requirement] = []
    /// The other side of a difference or a ratio; `nil` for none.
    public var comparison: Comparison?
    /// `nil` for one figure over all days.
    public var grouping: Grouping?
    /// How many of a ranking.
    public var count: Int?
    /// `nil` where the statistic is of all.
    public var best: Best?
    /// 0 to 100; for the statistic `percentile`.
    public var percentile: Double?
    /// Days of a rolling window.
    public var window: Int?
    /// Only the last so many workouts.
    public var lastCount: Int?
    public var output = Output.value
    /// The unit that was asked for.
    public var unit: ValueUnit?
    /// The second quantity of a correlation.
    public var other: Quantity?
    /// Days by which `other` comes later.
    public var lag: Int?
    /// For a yes or no: whether a yes is a figure above (`true`) or below zero.
    public var isYesAbove: Bool?
    /// For a yes or no over days; `nil` where one day is enough.
    public var quantifier: Quantifier?
    /// `nil` for the tools' usual one.
    public var method: Method?
    /// The test that groups of days have to pass; `nil` for none.
    public var having: Having?
    /// The test that the figure has to pass for a yes; `nil` where zero is the bound, or days are tested.
    public var threshold: Having?
    /// Days that a slope is told for.
    public var perDays: Int?
    /// Whole weeks are paired, not days.
    public var isWeekly = false
    /// Asked of workouts, and answered by the metric of days with the same figure.
    public var isOfTraining = false
    /// Several quantities side by side, after the first.
    public var more: [Quantity] = []
    /// Set by the reader of a talk.
    package var contrast = Contrast()

    public init(_ quantity: Quantity, _ statistic: Statistic, _ days: Days) {
        (self.quantity, self.statistic, self.days) = (quantity, statistic, days)
    }
}

extension HealthQuestion {
    /// The days of a formula where none are said: those that Today tells it of. The debt is of one day, as it stands after
    /// fourteen nights; what is told of fourteen nights is of them.
    package mutating func setDaysOfFormula() {
        guard case .formula(let name, _) = quantity, days.from == nil else { return }
        switch name {
        case "sleep_debt": days.from = days.to
        case "consistency", "sri", "social_jetlag": days.from = days.to.advanced(by: -13)
        default: break
        }
    }
}

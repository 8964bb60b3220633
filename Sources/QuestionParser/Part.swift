import HealthModel
import HealthQuery
import HealthQuestions

/// The meaning of a word, or of several that belong together: the typed categories of the chart.
package indirect enum Part: Hashable, Sendable {
    package enum Asked: String, Sendable {
        case many, often, much, long, far, fast, when, clock, date, which, how, high, show
    }
    package enum Preposition: String, Sendable {
        case `in`, on, at, of, `for`, from, to, until, since, before, after, between, with, without, over, per, when,
            `as`, by
        /// `von Samstag auf Sonntag`: to the day after, and the night between the two.
        case onto
    }
    package enum Aspect: String, Sendable {
        case long, far, fast, late, hard, heavy, good, last, first, plain, hilly, common, often
    }
    package enum Period: String, Sendable { case day, night, morning, evening, week, month, quarter, year, weekend }
    package enum Relative: String, Sendable {
        case last, this, next, beforeLast, before, weekAgo, monthAgo, yearAgo
        case dayBefore, weekBefore, monthBefore, quarterBefore, yearBefore, weekendBefore

        var isDayBefore: Bool { self == .before || self == .dayBefore }
        /// Whether it is told from days that were said.
        package var isEarlier: Bool { ![.last, .this, .next, .beforeLast].contains(self) }
    }
    package enum Operation: String, Sendable {
        case n, mean, median, sum, sd, iqr, cv, max, min, last, first, share, trend, change, streak, streakLongest
        case streakCurrent, list, difference, correlation, rolling, percentile, gap, smoothed, ratio, percentChange,
            table, sinceLast, affects, range
    }
    package enum Edge: String, Sendable { case start, middle, end, firstWeek, lastWeek, early, late }
    package enum Limit: Hashable, Sendable {
        case number(Double, isThousands: Bool, ValueUnit?)
        /// Minutes after midnight.
        case clock(Double)
    }
    package struct Bound: Hashable, Sendable {
        package var sign: Requirement.Sign
        package var limit: Limit

        package init(sign: Requirement.Sign, limit: Limit) { (self.sign, self.limit) = (sign, limit) }
    }

    /// A request of its own, by its name.
    case request(String)
    case conclusion(Conclusion.Kind)
    /// So many days before what is asked about.
    case lag(Int)
    case method(String)
    case event(Conclusion.Event)
    /// `-free`, after what there was none of.
    case free
    /// `of 50`, `reached 50`: a value without a sign.
    case reaching, amount(Double, isThousands: Bool)
    /// Days that go on with others: `in July and August`.
    case daysAnd(Days)
    /// `between May and June`, where the two are compared.
    case daysPair(Days, Days)
    /// `per 30 days`
    case perDays(Int)
    /// `Sunday to`, before another day of the week.
    case daysOfWeekTo(Int)
    /// `Sunday to Thursday`, each of them where no certain days are meant.
    case daysOfWeek([Int])
    /// `Sunday to Thursday nights`, which end on the days after.
    case nightsOf([Int])
    /// `Sunday nights`, which end on the day after.
    case nights(Int)
    /// `per run`: what one of them comes to.
    case perKind([String])
    /// `high`, `low`: only said of what is to be explained.
    case adjective
    case why, every, others, both, opposite, exceptAfter, minus, neither
    /// `per kilometre`, of workouts.
    case perUnit(ValueUnit)
    case noise, article, and, plus, or, not, but, except, than, versus, compare, ago, normal, current, any
    case asked(Asked)
    case preposition(Preposition)
    case operation(Operation)
    case superlative(Bool, Aspect)
    case comparative(Bool, Aspect)
    case rise(Bool)
    /// Gets better or worse, or has, which is a rise or a fall by what it is of.
    case turn(isBetter: Bool, isOngoing: Bool)
    /// Weight that rises or falls, or has: where nothing else is named.
    case weightRise(Bool), weightRisen(Bool), weightTrend
    /// Has changed, by the first and the last value.
    case risen(Bool)
    /// `only`, before what it restricts to.
    case restrict
    /// `how many Saturdays`.
    case many([Int])
    case sign(Requirement.Sign)
    case signAfter(Requirement.Sign)
    case per(HealthQuestion.Grouping)
    /// `how is my weight doing`
    case faring
    /// `by month`: a figure for each.
    case by(HealthQuestion.Grouping)
    /// `a week`: how much of it comes to one.
    case rate(HealthQuestion.Grouping)
    /// `3 best`, `third best`.
    case rank(Int, isOrdinal: Bool, Bool, Aspect)
    case groupNoun(HealthQuestion.Grouping)
    case period(Period)
    case relative(Relative)
    case number(Double, isThousands: Bool, isYear: Bool)
    case ordinal(Int)
    case clock(Double)
    case month(Int), weekday(Int), habit([Int]), weekend(Bool), season(Int), quarter(Int), half(Int), edge(Edge), feast(
        String)
    case hoursAfter(Int), oClock, halfPast, andHalf
    /// From one time of the day to another, in minutes after midnight.
    case clockSpan(Double, Double)
    /// Part of certain days: `this morning`.
    case dayPart(Days, Requirement.Sign, Double)
    /// So many days at the start, or the end, of a span that is to be said.
    case edgeDays(Int, Period, isStart: Bool)
    /// `the last 90`, where nothing follows that is counted.
    case lastDays(Int)
    /// `should I`, `is getting`
    case should, becoming
    /// `at night`, which is a time of what is not measured in sleep
    case atNight
    /// `the night to`, `the same month`, and an event of somebody's life whose date is said beside it.
    case nightTo, sameSpan, occasion
    /// `with and without`, before what days are divided by; days that pass, to be held against the others.
    case withAnd, withAndWithout, split([Requirement])
    /// `above my average`
    case againstMean(Bool)
    /// So many days before those that are asked about.
    case daysBefore(Int)
    /// `at least three times`
    case times([Bound])
    /// Sleep with its naps, or the share of sleep.
    case withNaps, withoutNaps, ofSleep
    /// `nights before`, which are of the date after
    case openNight
    /// So many days after what follows.
    case lagAfter(Int), spanAfter(Int)
    /// So many days on either side of a date: `the two weeks before`.
    case spanBeside(Int, isAfter: Bool)
    /// The week of a month, by its number.
    case weekOf(Int)
    /// `time`, which is a length after what takes some.
    case timeNoun
    /// Several quantities that one name stands for.
    case pair([Quantity])
    /// A sign before what it is of: `over RPE`.
    case signed(Requirement.Sign, WorkoutField), attributeTest(Bound, WorkoutField)
    /// `half past` and `quarter to`: minutes from the hour that follows.
    case minutesFrom(Double)
    case unit(ValueUnit)
    case measure(Double, ValueUnit)
    case bounds([Bound])
    /// `by more than 3 bpm`: how much something has to have changed.
    case changeBounds([Bound])
    case daytime(Requirement.Sign, Double)
    /// A day that stands for itself; the other spans are several days or said by a word of their own.
    case days(Days)
    /// A week of the calendar, its year to be said.
    case weekNumber(Int)
    case future, tomorrow
    case quantity(Quantity, isVerb: Bool)
    case verb(String)
    case calories, heart
    case kind([String], isVerb: Bool)
    /// A figure of workouts of these types, as compounds say it.
    case kindAttribute([String], WorkoutField)
    case attribute(WorkoutField)
    case indoor(Bool)
    /// Conditions that hold together.
    case test([Requirement])
    /// Only days, or workouts, that pass.
    case only([Requirement])
    /// `fewer steps`, before what they are held against.
    case degreeOf(Bool, Quantity), degreeOfThan(Bool, Quantity)
    /// `the second Sunday`, of a month that is to be said; -1 is the last, and 0 is not known to be of one.
    case weekdayOf(Int, Int)
    /// The beginning of a larger part.
    case open(Preposition, [Part])
    case edgeOf(Edge), habitsAnd([Int]), testAnd([Requirement]), testOr([Requirement]), onlyAnd([Requirement]),
        boundsAnd([Bound])
    /// Figures of the same kind before the bound of each: `mood and energy both`.
    case figureAnd(DayField), figures([DayField], areEach: Bool)
    /// Bounds of a workout of these types, as a test of days.
    case workoutTest([Requirement])
    case withBounds([Bound])
    /// A trip, an illness or days of tags, as a name of days.
    case own(OwnPeriod)
    case place(Place)
    /// So many days after the one that was talked about: `that day`.
    case thatDay(Int)
    /// An exercise of strength training, by the name that the log has for it.
    case exercise(String)
    /// `my third last run`: one workout of these types, counted from the last.
    case fromLast(Int, [String])
    /// A figure of exercises.
    case lifted(StrengthFigure)
    /// `enough`
    case enough
    /// `days on which`, before what has to hold of them.
    case daysWhen
    /// `nicht geschafft`: what was to be reached and was not.
    case missed
    case refusal(Refusal)
}

extension Part {
    /// The days or workouts without those that it names; `nil` for what cannot be left out.
    package var exception: Requirement? {
        switch self {
        case .kind(let types, _): types.count == 1 ? Requirement(.field(.type), .unequal, .text(types[0])) : nil
        case .verb("walk"): Requirement(.field(.type), .unequal, .text("Walking"))
        case .weekday(let day): Requirement.weekdays([day]).opposed
        case .days(let days): days.isDay ? Requirement(.date, .unequal, .text(days.to.iso)) : nil
        case .indoor(let isIndoor): .indoor(!isIndoor)
        case .weekend(let isWeekend): .weekend(!isWeekend)
        case .habit(let days): Requirement.weekdays(days).opposed
        case .only(let tests), .test(let tests): tests.count == 1 ? tests[0].opposed : nil
        default: nil
        }
    }
}

extension Part.Bound {
    package var unit: ValueUnit? { if case .number(_, _, let unit) = limit { unit } else { nil } }
    package var isClock: Bool { if case .clock = limit { true } else { false } }
    /// Written with a `k`, without a unit.
    package var isInThousands: Bool {
        if case .number(let value, true, nil) = limit { value >= 3000 } else { false }
    }
    /// A clock time at which people go to bed: from six in the evening to three in the morning.
    package var isEvening: Bool {
        if case .clock(let minutes) = limit { minutes >= 1080 || minutes <= 180 } else { false }
    }
    /// `before eleven`, of an evening where somebody is asleep by then.
    package var isBeforeLate: Bool {
        if case .clock(let minutes) = limit { sign == .below && (540..<720).contains(minutes) } else { false }
    }
    /// After a time at which most people sleep.
    package var isOfLateNight: Bool { isEvening && (sign == .above || sign == .atLeast) }
}

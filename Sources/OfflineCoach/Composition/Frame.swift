import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// The parts of a question, by type. Rules take from it what they use; a question stands only where nothing is left, so
/// that no word is dropped.
struct Frame {
    struct Degree: Equatable {
        var isMore: Bool
        var aspect: Part.Aspect
    }
    /// The direction of a change and its tense: for the better or the worse, still or already.
    struct Turn: Equatable {
        var isBetter: Bool
        var isOngoing: Bool
    }
    struct Rank: Equatable {
        var count: Int
        var isOrdinal: Bool
        var degree: Degree
    }
    struct Counted: Equatable {
        var count: Int
        var period: Part.Period
    }
    struct Daytime: Equatable {
        var sign: Requirement.Sign
        var minutes: Double
    }
    enum Flag: Hashable {
        case withNaps, withoutNaps, ofSleep, becoming, split, atNight
        case and, plus, or, any, every, current, normal, habit, opposite, percent, ratio, difference, compare, list,
            both,
            dated, minus, nights, causal
        /// Which of two it is, and no yes or no.
        case either
        case faring
        /// `none`, where what was said before is meant: with three drinks against none.
        case nothing
        /// The rest of the days of the week that are said.
        case others
        /// `which run`: one of several workouts, whatever figure singles it out.
        case whichOne
    }

    var asked: [Part.Asked] = []
    var operations: [Part.Operation] = []
    var superlatives: [Degree] = []
    var comparatives: [Degree] = []
    var ranks: [Rank] = []
    /// Directions asked about as a trend, and as what has happened.
    var rises: [Bool] = []
    var risen: [Bool] = []
    var turns: [Turn] = []
    /// The statistic that was said before so many of a ranking, which is of these alone: `the average of my 3 best weeks`.
    var summary: Part.Operation?
    /// What puts them in order, where it is something else: `sleep on my 10 best HRV nights`.
    var order: Quantity?
    var pers: [HealthQuestion.Grouping] = []
    var rates: [HealthQuestion.Grouping] = []
    var nouns: [HealthQuestion.Grouping] = []
    var periods: [Part.Period] = []
    var counted: [Counted] = []
    var numbers: [Double] = []
    var units: [ValueUnit] = []
    var bounds: [Part.Bound] = []
    /// How much something has to have changed.
    var changes: [Part.Bound] = []
    var daytimes: [Daytime] = []
    /// Parts of a day that only some quantities have: `this morning` is a time of steps, and the date of a night.
    var parted: [Daytime] = []
    var days: [Days] = []
    /// Spans that are no part of the days.
    var leftOut: [Days] = []
    var relatives: [Part.Relative] = []
    /// So many days before those that were said, or after them where it is negative.
    var daysBefore: [Int] = []
    /// How often within each of several periods.
    var times: [Part.Bound] = []
    /// On how many days: `on at least three days`.
    var dayCounts: [Part.Bound] = []
    /// Of days or workouts that the question is restricted to.
    var conditions: [Requirement] = []
    /// Those of the conditions that only leave days out: of the rest there is a total as of all.
    var exceptions: [Requirement] = []
    /// Of days, as what is asked about or as a condition.
    var tests: [Requirement] = []
    var quantities: [Quantity] = []
    var verbs: [Quantity] = []
    /// Verbs that go with many quantities.
    var words: [String] = []
    var kinds: [[String]] = []
    var attributes: [WorkoutField] = []
    var calories = 0
    var heart = 0
    var lastCount: Int?
    /// The place of the one workout that is asked about, counted from the last.
    var fromLast: Int?
    /// Whether a kind of workout was said by a verb: `how much did I run`.
    var isByVerb = false
    /// Whether a time was said, which is a total: `riding time`, and not the length of rides.
    var saysTime = false
    /// Whether a condition was said before the days: `on Sundays in May`, and not `in May on Sundays`.
    var hasConditionFirst = false
    /// `per kilometre` of workouts.
    var perUnits: [ValueUnit] = []
    /// `per 30 days` of slopes.
    var perDays: [Int] = []
    var lags: [Int] = []
    var methods: [String] = []
    var flags: Set<Flag> = []

    /// Whether every part has been used.
    var isSpent: Bool {
        asked.isEmpty && operations.isEmpty && superlatives.isEmpty && comparatives.isEmpty && ranks.isEmpty
            && summary == nil && order == nil && turns.isEmpty && rises.isEmpty && risen.isEmpty && pers.isEmpty
            && rates.isEmpty && nouns.isEmpty
            && periods.isEmpty && counted.isEmpty && numbers.isEmpty && units.isEmpty && bounds.isEmpty
            && changes.isEmpty && daytimes.isEmpty && parted.isEmpty && daysBefore.isEmpty && times.isEmpty
            && dayCounts.isEmpty
            && days.isEmpty && leftOut.isEmpty && relatives.isEmpty && conditions.isEmpty && tests.isEmpty
            && quantities.isEmpty && verbs.isEmpty
            && words.isEmpty && kinds.isEmpty && attributes.isEmpty && calories == 0 && heart == 0 && lastCount == nil
            && fromLast == nil && perUnits.isEmpty && perDays.isEmpty && lags.isEmpty && methods.isEmpty
            && flags.subtracting([.and, .habit, .becoming, .faring, .whichOne, .nothing]).isEmpty
    }

    /// Whether somebody is said to go to bed.
    var goesToBed: Bool {
        verbs.contains(.day(.bedTime)) || (tests + conditions).contains { $0.subject == .day(.bedTime) && $0.lag == 0 }
    }

    /// Adds a condition that leaves days or workouts out.
    mutating func leaveOut(_ test: Requirement) {
        conditions.append(test)
        if test.isCalendar { exceptions.append(test) }
    }

    // MARK: Consuming

    /// Removes these question words.
    /// - Returns: whether there was one.
    @discardableResult
    mutating func consume(_ wanted: Part.Asked...) -> Bool {
        let count = asked.count
        asked.removeAll { wanted.contains($0) }
        return asked.count < count
    }

    /// Removes these operations.
    /// - Returns: whether there was one.
    @discardableResult
    mutating func consume(_ wanted: Part.Operation...) -> Bool {
        let count = operations.count
        operations.removeAll { wanted.contains($0) }
        return operations.count < count
    }

    /// Removes a flag.
    /// - Returns: whether it was set.
    @discardableResult
    mutating func consume(_ flag: Flag) -> Bool { flags.remove(flag) != nil }

    /// Removes the first of these periods, each time that it stands there; `nil` without one.
    mutating func consumePeriod(_ wanted: Part.Period...) -> Part.Period? {
        guard let index = periods.firstIndex(where: { wanted.contains($0) }) else { return nil }
        let period = periods[index]
        periods.removeAll { $0 == period }
        return period
    }

    /// Removes the only superlative; `nil` without one, and where there are several.
    mutating func consumeSuperlative() -> Degree? {
        guard superlatives.count == 1 else { return nil }
        return superlatives.removeFirst()
    }

    /// Removes the unit that was said, once or more; `nil` without one, and where there are several.
    mutating func consumeUnit() -> ValueUnit? {
        guard let unit = units.first, units.allSatisfy({ $0 == unit }) else { return nil }
        units = []
        return unit
    }

    /// Whether mornings or evenings were named as such, and not as times of the clock.
    var saysPartOfDay: Bool { (periods + counted.map(\.period)).contains { $0 == .morning || $0 == .evening } }

    /// Whether the latest one is named: `zuletzt`.
    var saysLatest: Bool { has(.last) || superlatives.contains { $0.aspect == .last } }

    func has(_ operation: Part.Operation) -> Bool { operations.contains(operation) }
    func has(_ word: Part.Asked) -> Bool { asked.contains(word) }
}

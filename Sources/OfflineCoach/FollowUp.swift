import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A question that changes parts of the one before it by parts of the same type.
struct FollowUp {
    var previous: HealthQuestion
    var calendar: Calendar
    var language: Language
    /// The words as the tokenizer folds them.
    var words: [String] = []
    /// The extra cost below which a reading is as likely as the best.
    private static let costliestDetour = 1.0

    func question(_ covers: [Chart.Cover]) -> HealthQuestion? {
        // A bound is of what it was said of.
        if previous.threshold != nil, covers.first?.parts.contains(where: \.isSubject) != false { return nil }
        if previous.isOfSelection, covers.first?.parts.allSatisfy(\.keepsSelection) != true { return nil }
        var covers = covers.filter(\.unread.isEmpty)
        guard let best = covers.first else { return nil }
        // `what about reading` goes on with something else, and does not ask which.
        if covers.contains(where: { $0.cost <= best.cost && $0.goesOn }) { covers.removeAll { !$0.goesOn } }
        if previous.isOfWorkouts, previous.days.own?.isDay == true {
            // Of the day of the longest run there is no other year.
            covers.removeAll {
                $0.parts.contains { if case .days(let days) = $0 { !days.isDay && days.own == nil } else { false } }
            }
        }
        if namesOtherSpan(best.said) || asksDayOfMean || tabulatesTable(best.said) || asksWeekday(best.said) {
            return nil
        }
        if let record = recordOfSeries(best.said) { return record }
        if let pair = covers.lazy.compactMap({ paired($0.said) }).first { return pair }
        var same: HealthQuestion?
        for cover in covers {
            guard let question = changed(cover.parts), !question.isOfOneGroup, !losesBest(question),
                !question.ranksOneDay
            else { continue }
            if question != previous { return question }
            same = question
        }
        // `hr` is a heart rate where that needs fewer parts, whatever goes with the question before.
        for cover in covers where cover.cost < best.cost + Self.costliestDetour {
            if let merged = merged(cover.parts), merged != previous, !merged.isOfOneGroup, !losesBest(merged),
                !merged.ranksOneDay
            {
                return merged
            }
        }
        return same
    }

    /// `which month was best? – and how many rides?`: of that month, which is known by its answer alone, and not of the year.
    private func losesBest(_ question: HealthQuestion) -> Bool {
        let bests: Set<Statistic> = [.groupOfMax, .groupOfMin]
        return bests.contains(previous.statistic) && !bests.contains(question.statistic) && question.output == .value
            && question.days == previous.days && question.conditions == previous.conditions
    }

    /// `runs per month this year? – in a table`, which it is: not each of the runs.
    private func tabulatesTable(_ said: [Part]) -> Bool {
        let forms: [Part] = [.operation(.table), .operation(.list)]
        guard previous.grouping?.isOfSpans == true, said.contains(where: forms.contains) else { return false }
        return said.allSatisfy { part in
            switch part {
            case .noise, .article, .and, .but, .asked(.show), .preposition: true
            default: forms.contains(part)
            }
        }
    }

    /// `how many days in a row? – what's my record?`: the longest series, and no highest value.
    private func recordOfSeries(_ said: [Part]) -> HealthQuestion? {
        guard [.currentStreak, .longestStreak].contains(previous.statistic) else { return nil }
        let isRecord = said.contains {
            switch $0 {
            case .operation(.max), .operation(.streakLongest), .superlative(true, .plain), .superlative(true, .long),
                .superlative(true, .good):
                true
            default: false
            }
        }
        let isAlone = said.allSatisfy {
            switch $0 {
            case .noise, .article, .and, .but, .asked(.which), .asked(.how), .asked(.long), .asked(.high),
                .operation(.max), .operation(.streak), .operation(.streakLongest), .superlative:
                true
            case .days(let days): days == calendar.all
            default: false
            }
        }
        guard isRecord, isAlone else { return nil }
        var question = previous
        question.statistic = .longestStreak
        question.output = .value
        if said.contains(.days(calendar.all)) { question.days = calendar.all }
        return question
    }

    /// `mean steps in October? – which day was that`: a mean is of no single day.
    private var asksDayOfMean: Bool {
        let asking: Set<String> = [
            "which", "what", "on", "day", "night", "was", "is", "that", "it", "welcher", "welchem", "an", "tag", "war",
            "das",
        ]
        return [.mean, .median, .sd].contains(previous.statistic) && !previous.days.isDay
            && says(["day", "night", "tag"]) && asking.isSuperset(of: words)
    }

    /// `which day was it? – was that a Sunday`: what day of the week a date is, and not the same on Sundays.
    private func asksWeekday(_ said: [Part]) -> Bool {
        let rest = words.drop { ["and", "und", "so", "also"].contains($0) }
        guard let verb = rest.first, ["was", "is", "war", "ist"].contains(verb),
            let pointer = rest.dropFirst().first, ["that", "it", "this", "das", "es", "der"].contains(pointer)
        else { return false }
        return !said.isEmpty
            && said.allSatisfy { part in
                switch part {
                case .open(.per, [.ordinal(1), .period(.weekend)]), .period(.weekend), .weekend, .habit, .weekday: true
                default: part.isDayOfWeek
                }
            }
    }

    /// The question before, changed by what was said: as a whole, or part by part by the first rule that reads it.
    private func changed(_ said: [Part]) -> HealthQuestion? {
        // The time of day at which a day had its highest is not known by the day.
        if said.contains(.asked(.clock)), !previous.isOfClock, !previous.isOfWorkouts,
            !said.contains(where: \.isSubject)
        {
            return nil
        }
        var parts = said.filter { ![.noise, .article, .and, .but, .restrict, .any].contains($0) }
        parts = parts.map { $0 == .asked(.date) || $0 == .asked(.clock) ? .asked(.when) : $0 }
        if let workouts = ofWorkouts, parts.contains(where: { $0.isKind || $0.leavesOutWorkouts }) {
            return workouts.changed(said)
        }
        guard turn(&parts) else { return nil }
        if let whole = groupExtreme(parts) ?? opposite(parts) ?? placed(parts) ?? shifted(parts) { return whole }
        let asks = parts.compactMap { if case .asked(let asked) = $0 { asked } else { nil } }
        parts.removeAll { if case .asked = $0 { true } else { false } }
        let period = parts.firstIndex { if case .period = $0 { true } else { false } }
        if let superlative = parts.firstIndex(where: { if case .superlative = $0 { true } else { false } }) {
            return extreme(parts, superlative, asks, period)
        }
        let compares: Set<Part> = [
            .than, .versus, .compare, .againstMean(true), .againstMean(false), .operation(.difference),
        ]
        if parts.contains(where: compares.contains) { return compared(parts, asks) }
        // `how much more was it?`, `how many steps more?`
        let isAgain = parts.allSatisfy {
            if case .comparative = $0 { true } else { $0 == .quantity(previous.quantity, isVerb: false) }
        }
        if previous.statistic == .difference, asks.contains(.much) || asks.contains(.many), !parts.isEmpty, isAgain {
            return asked([.much])
        }
        if let period, parts.count == 1, [.period(.day), .period(.night)].contains(parts[period]),
            asks == [.show] || asks == [.which] || asks == [.when]
        {
            return asked([.which])
        }
        if let rate = rate(parts, asks) { return rate }
        // `list the dates`, of days that were counted
        if previous.statistic == .countDays, parts == [.operation(.list)],
            asks.allSatisfy({ $0 == .when || $0 == .show })
        {
            return asked([.which])
        }
        if asks == [.many], parts == [.period(.day)] || parts == [.period(.night)] || parts == [.daysWhen] {
            return counted
        }
        guard period == nil else { return nil }
        if parts.isEmpty && asks != [.often] || parts == [.operation(.last)] && asks == [.when] {
            return asked(asks, isLast: !parts.isEmpty)
        }
        return changed(Change(question: previous, parts: parts, asks: asks))
    }

    /// The same after a total that workouts add up to, of which some can be left out: `training time – without yoga`.
    private var ofWorkouts: FollowUp? {
        guard previous.statistic == .sum, previous.comparison == nil, case .day(let field) = previous.quantity,
            let quantity = field.ofWorkouts
        else { return nil }
        var workouts = self
        workouts.previous.quantity = quantity
        return workouts
    }

    /// What a name means after some quantities: the fat of the body, and not of food; a share of the night, as before.
    private static let meant: [DayField: (said: DayField, field: DayField)] = [
        .weight: (.fat, .bodyFat), .deepShare: (.sleepREM, .remShare), .remShare: (.sleepDeep, .deepShare),
    ]

    /// Whether the question before says it, so that it can be taken back.
    private func isOfPrevious(_ part: Part) -> Bool {
        switch part {
        case .operation(let operation):
            if case .workout(_, .averageHeartRate?) = previous.quantity, operation == .mean {
                true
            } else {
                statistic(of: operation) == previous.statistic
            }
        case .days(let days): days == previous.days
        case .quantity(let quantity, _): quantity == previous.quantity
        case .kind(let types, _): types == previous.workoutTypes
        default: false
        }
    }

    /// Puts the parts that are of the question before as if they had been said; `false` where they cannot be of it.
    private func turn(_ parts: inout [Part]) -> Bool {
        // `not average, max`
        if let denial = parts.firstIndex(where: { $0 == .not || $0 == .opposite }), parts.count > 2,
            parts.indices.contains(denial + 1), isOfPrevious(parts[denial + 1])
        {
            parts.removeSubrange(denial...(denial + 1))
        }
        if case .day = previous.quantity {
            parts = parts.map { $0 == .heart ? .quantity(.day(.heartRate), isVerb: false) : $0 }
        }
        if case .day(let field) = previous.quantity, let meant = Self.meant[field] {
            parts = parts.map {
                $0 == .quantity(.day(meant.said), isVerb: false) ? .quantity(.day(meant.field), isVerb: false) : $0
            }
        }
        // `how far did I ride? – time?`, `and the moving time?`
        if previous.isOfWorkouts {
            let isMoving = says(["moving"])
            parts = parts.map {
                $0 == .timeNoun || isMoving && $0 == .quantity(.day(.exerciseMinutes), isVerb: false)
                    ? .attribute(.duration) : $0
            }
            if parts.contains(.attribute(.duration)), says(["total"]) { parts.removeAll { $0 == .operation(.sum) } }
        }
        // `how many calories did it burn?`
        if previous.isOfWorkouts, parts.contains(.calories) {
            parts.removeAll { $0 == .quantity(.day(.activeEnergy), isVerb: true) }
        }
        if previous.isOfWorkouts, parts.contains(.heart), parts.contains(.operation(.max)) {
            // `how high did my heart rate get?`
            parts.removeAll { $0 == .heart || $0 == .operation(.max) }
            parts.append(.attribute(.maximumHeartRate))
        }
        if [.dateOfMax, .dateOfMin].contains(previous.statistic), parts.first == .asked(.many), parts.count == 2 {
            // `which day did I walk most? – how many steps?`
            parts.removeAll { $0 == .quantity(previous.quantity, isVerb: false) }
        }
        // `by calories`
        if words.contains("by"), parts.contains(.calories) { parts.removeAll { $0 == .preposition(.until) } }
        if [.longestStreak, .currentStreak].contains(previous.statistic) {
            // `wann hat die angefangen`: of the series, and no workout
            parts.removeAll { $0 == .attribute(.startClock) }
        }
        parts = withMeantSpan(parts)
        // `wie lange hat der gedauert`
        if parts.contains(.asked(.long)), parts.count == 2 { parts.removeAll { $0 == .attribute(.duration) } }
        // `how long did it last`
        if parts.count == 2, parts[0] == .asked(.long), words.last == "last" { parts.removeLast() }
        if parts == [.asked(.long), .quantity(.day(.bedTime), isVerb: true)] {
            // `so how long was I in bed`
            parts[1] = .quantity(.day(.timeInBed), isVerb: false)
        }
        // `longest series with 8,000 – and with 10,000?`
        if parts.count == 2, case .preposition(let word) = parts[0], word == .with || word.isLight,
            parts[1].isNewLimit
        {
            parts.removeFirst()
        }
        // `without Sundays`
        let leavesOut: Set<Part> = [.preposition(.without), .opposite, .not]
        if parts.contains(where: leavesOut.contains),
            parts.allSatisfy({ leavesOut.contains($0) || $0.isDayOfWeek }), parts.contains(where: \.isDayOfWeek)
        {
            parts = parts.map { leavesOut.contains($0) ? .except : $0 }
        }
        let firsts: Set<Part> = [.superlative(true, .first), .operation(.first)]
        let ties: Set<Part> = [.versus, .compare, .preposition(.in), .preposition(.with)]
        if let span = sibling(1), parts.contains(where: firsts.contains),
            parts.allSatisfy({ firsts.contains($0) || ties.contains($0) })
        {
            // `and in the first?`, after another quarter: no first value of that one.
            parts = parts.map { firsts.contains($0) ? .days(span) : $0 }
        }
        if let ordinal = parts.firstIndex(where: { if case .ordinal = $0 { true } else { false } }),
            case .ordinal(let number) = parts[ordinal], let span = sibling(number)
        {
            // `HRV in the third quarter? – and compared with the second?`
            parts[ordinal] = .days(span)
        }
        // `this week? – and last?`
        if parts == [.relative(.last)] || parts == [.operation(.last)] || parts == [.superlative(true, .last)],
            says(TalkWords.earlier), !words.contains("one"),
            [Part.Period.week, .month, .quarter, .year].contains(where: { calendar.period($0, ago: 0) == previous.days }
            )
        {
            parts = [.relative(.before)]
        }
        // `not counting rest days`
        if parts.count == 2, parts[0] == .except, let test = parts[1].exception, !test.isCalendar, !test.isOfWorkout {
            parts = [.only([test])]
        }
        // `without the runs`, after workouts of any kind, and `without alcohol`, after what is of days
        if parts.count == 1, case .test(let tests) = parts[0], parts[0].leavesOut {
            if previous.isOfWorkouts {
                guard previous.workoutTypes.isEmpty, !tests[0].types.isEmpty else { return false }
                parts = [.except, .kind(tests[0].types, isVerb: false)]
            } else if case .day(let field) = previous.quantity {
                // What adds up has workouts of its own, that cannot be taken out of it.
                guard !parts[0].leavesOutWorkouts || ![.activity, .workouts].contains(field.category) else {
                    return false
                }
                parts = [.only(tests)]
            }
        }
        // `only Thursday and Friday`, after a week: those of it
        let named = parts.filter { if case .asked = $0 { false } else { true } }
        let weekdays = named.compactMap(\.weekdayAlone)
        if weekdays.count == named.count, let count = previous.days.count, count > 1,
            calendar.part(of: previous.days, onDaysOfWeek: weekdays) != nil
        {
            parts = parts.filter { !named.contains($0) } + [.daysOfWeek(weekdays.sorted())]
        }
        // `the last 14 days? – last 90`; fewer may be weeks.
        if parts.count == 1, case .lastDays(let count) = parts[0] {
            guard count >= 28, let before = previous.days.count, calendar.last(before, .day) == previous.days,
                let days = calendar.last(count, .day)
            else { return false }
            parts = [.days(days)]
        }
        guard parts.contains(.lag(0)), previous.days.own == nil, previous.days.isDay else { return true }
        // `same day last week`
        parts.removeAll { $0 == .lag(0) }
        for (place, part) in parts.enumerated() {
            guard case .days(let days) = part, !days.isDay else { continue }
            guard days.count == 7, let from = days.from else { return false }
            let day = from.advanced(by: previous.days.to.weekday)
            parts[place] = .days(Days(from: day, to: day))
        }
        return !parts.isEmpty
    }

    /// The quarter, or the half, of the same year by its number, after another one.
    private func sibling(_ number: Int) -> Days? {
        guard let from = previous.days.from, previous.days.own == nil, from.components.day == 1,
            let months = previous.days.count.map({ ($0 + 15) / 30 }), months == 3 || months == 6,
            (from.components.month - 1) % months == 0, (1...(12 / months)).contains(number)
        else { return nil }
        let year = from.components.year
        return months == 3 ? calendar.quarter(number, year) : calendar.half(number, year)
    }

    func says(_ some: Set<String>) -> Bool { !some.isDisjoint(with: words) }
}

extension Part {
    /// A number that may take the place of a bound: `and with 10,000?`
    fileprivate var isNewLimit: Bool {
        switch self {
        case .number(_, _, let isYear): !isYear
        case .measure: true
        default: false
        }
    }
}

extension HealthQuestion {
    /// Whether it asks for the best of one group: `March? – which month was best?`, `was March my best month`
    var isOfOneGroup: Bool {
        let lengths: [Grouping: Int] = [.week: 7, .month: 31, .quarter: 92, .year: 366]
        guard [.groupOfMax, .groupOfMin].contains(statistic), let length = grouping.flatMap({ lengths[$0] }) else {
            return false
        }
        return days.count.map { $0 <= length } ?? false
    }
}

extension HealthQuestion {
    /// Whether a place among several is asked for where there is one day: `how did I sleep after it? – and the second longest?`
    fileprivate var ranksOneDay: Bool {
        guard case .day = quantity else { return false }
        return (days.own?.isDay ?? days.isDay) && [.kthMax, .kthMin, .topK, .bottomK].contains(statistic)
    }
}

extension HealthQuestion {
    /// Whether its statistic is of the best of some, of groups, or of highest and lowest together: what it is taken of is no
    /// part that a word changes.
    fileprivate var isOfSelection: Bool { best != nil || isOfGroups || statistic == .range }
}

extension Part {
    /// Whether it leaves what a statistic is taken of as it is: other days, units or kinds of workout.
    fileprivate var keepsSelection: Bool {
        switch self {
        case .noise, .article, .and, .but, .unit, .open(.in, _), .kind: true
        default: isOfDays
        }
    }
}

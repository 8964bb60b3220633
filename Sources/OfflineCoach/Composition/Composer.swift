import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Puts the parts of a cover together to a question: each rule reads one kind of question from the frame, and the first
/// stands that leaves nothing over and that the tools can answer.
struct Composer {
    /// The topic of a question, with the days that were said.
    struct Topic {
        var quantity: Quantity
        var more: [Quantity] = []
        var said: Days?
        /// Whether a figure of workouts was named, and not only understood.
        var hasFigure = false
        /// Whether a length of workouts was named.
        var isLength = false
        /// Whether any of several kinds of workout will do.
        var isAny = false
        /// Whether it is upper and lower blood pressure.
        var isPair: Bool { quantity == .day(.systolicPressure) && more == [.day(.diastolicPressure)] }
        /// Whether only a verb said it.
        var isVerb = false
    }
    typealias Rule = (inout Frame, Topic) -> HealthQuestion?

    var calendar: Calendar
    var form = QuestionForm()

    func question(_ parts: [Part]) -> HealthQuestion? {
        let meant = FrameCollector.withTwoFigures(withIllnessDays(Self.withoutDenied(parts)))
        return ofNamedDays(meant) ?? onDayOfAnswer(meant) ?? ofExtremeWorkout(meant)
    }

    /// `the median, not the mean, of my steps`: without the statistic that is not meant.
    private static func withoutDenied(_ parts: [Part]) -> [Part] {
        let statistics = [Part.Operation.mean, .median, .sum, .sd, .max, .min].map { Part.operation($0) }
        var said = parts.filter { $0 != .noise && $0 != .article }
        guard let place = said.firstIndex(of: .not), place + 1 < said.count, statistics.contains(said[place + 1]),
            said.contains(where: { statistics.contains($0) && $0 != said[place + 1] })
        else { return parts }
        said.removeSubrange(place...(place + 1))
        if place < said.count, said[place] == .but { said.remove(at: place) }
        return said
    }

    /// A question whose days are said, and no answer to another.
    func ofNamedDays(_ said: [Part]) -> HealthQuestion? {
        let evenings = BedtimeEvenings(today: calendar.today)
        if evenings.standApart(said, namesWaking: form.namesWaking) { return nil }
        guard let parts = form.namesWaking ? said : evenings.dated(said) else { return nil }
        if let balance = energyAgainstFood(parts) { return balance }
        if let ratio = sportsRatio(parts), ratio.plan != nil { return ratio }
        if let last = figuresOfLast(parts), last.plan != nil { return last }
        var collector = FrameCollector(
            calendar: calendar, saysNightBefore: form.saysNightBefore, saysMean: form.saysMean)
        guard let (left, right) = collector.frames(parts) else { return nil }
        for rule in [comparedCounts, compared, related, single] {
            if let question = rule(left, right).map(withDatedConditions).map(withMornings), isConsistent(question),
                Accounting(question: question, parts: parts, today: calendar.today, saysNumber: form.saysNumber)
                    .isWhole,
                question.plan != nil || question.isWithinDay
            {
                return overSpan(question)
            }
        }
        return nil
    }

    /// `weight at the end of the year minus weight at its start`: how it changed over the year, whether or not it was measured
    /// on those two days.
    private func overSpan(_ question: HealthQuestion) -> HealthQuestion {
        guard question.statistic == .difference, case .day(let field) = question.quantity, field.kind == .latest,
            question.conditions.isEmpty, question.days.isDay, question.days.own == nil,
            let comparison = question.comparison, comparison.conditions == nil, comparison.quantity == nil,
            let start = comparison.days, start.isDay, start.own == nil,
            [CalendarSpan.month, .year].contains(where: {
                $0.start(of: start.to) == start.to && $0.end(of: start.to) == question.days.to
            })
        else { return question }
        var change = HealthQuestion(question.quantity, .change, Days(from: start.to, to: question.days.to))
        (change.output, change.unit) = (question.output, question.unit)
        return change
    }

    /// A question of one side.
    func single(_ left: Frame, _ right: Frame?) -> HealthQuestion? {
        guard right == nil else { return nil }
        for topic in topics(left) {
            for rule in rules {
                var frame = topic.frame
                guard turn(&frame, topic.topic.quantity) else { continue }
                if topic.frame.saysPartOfDay, !isOfMorning(topic.topic, topic.frame) { continue }
                if let question = rule(&frame, topic.topic), let whole = finished(question, &frame, topic.topic) {
                    return whole
                }
            }
        }
        return nil
    }

    /// Replaces what got better or worse by a rise or a fall; `false` where it is not known which of the two is good.
    private func turn(_ frame: inout Frame, _ quantity: Quantity) -> Bool {
        guard let turn = frame.turns.first else { return true }
        guard frame.turns.count == 1, frame.comparatives.isEmpty, frame.rises.isEmpty, frame.risen.isEmpty,
            let isGoodHigh = quantity.isGoodHigh
        else { return false }
        frame.turns = []
        if turn.isOngoing {
            frame.rises = [turn.isBetter == isGoodHigh]
        } else {
            frame.risen = [turn.isBetter == isGoodHigh]
        }
        return true
    }

    /// Whether a morning is a day of it: of a night, or of what is measured once. What adds up has a morning of its own.
    private func isOfMorning(_ topic: Topic, _ frame: Frame) -> Bool {
        let said = Set(frame.periods + frame.counted.map(\.period))
        let subjects = Set((frame.tests + frame.conditions.filter { !$0.isCalendar }).map(\.subject))
        // `on how many evenings was I in bed before eleven`
        if said == [.evening], !frame.asked.isEmpty, subjects == [.day(.bedTime)] { return true }
        guard !said.contains(.evening), said.isDisjoint(with: [.day, .night]) else { return false }
        // Mornings that only stand there would be left out: they have to be counted, or come after something.
        let isRanked = !frame.ranks.isEmpty && topic.quantity.isOfNight
        let isCounted = (topic.quantity == .days || !frame.tests.isEmpty) && !frame.asked.isEmpty || isRanked
        guard isCounted || (frame.tests + frame.conditions).contains(where: { $0.lag > 0 }) else { return false }
        let tested = (frame.tests + frame.conditions).filter { $0.lag == 0 }.compactMap {
            if case .day(let field) = $0.subject { field } else { nil }
        }
        guard tested.allSatisfy({ !$0.isClocked && $0.kind != .flag }) else { return false }
        return switch topic.quantity {
        case .day(let field): !field.isClocked
        case .days: !tested.isEmpty || (frame.tests + frame.conditions).contains { $0.lag > 0 }
        case .workout, .formula, .combined: false
        }
    }

    private var rules: [Rule] {
        [
            ofBest, ofGroups, range, reachedOnDays, usualWeekday, recorded, reached, usual, streak, gap, smoothed,
            rolling, percentile, changedBy, changed,
            trend, groupCount,
            groupExtreme, counted, workoutShare, extreme, newest, sideBySide, grouped, rated, formula, plain,
        ]
    }

    /// The possible topics, each with the rest of the frame.
    func topics(_ frame: Frame) -> [(topic: Topic, frame: Frame)] {
        var found: [(Topic, Frame)] = []
        for (takesCount, testsAreConditions) in [(false, false), (true, false), (false, true), (true, true)] {
            var rest = frame
            if testsAreConditions {
                guard !rest.tests.isEmpty || !rest.lags.isEmpty else { continue }
                rest.testsToConditions()
            }
            // `the three weeks with the most` are not the last three.
            let isOfSpans = frame.counted.contains { $0.count > 1 && ![.day, .night].contains($0.period) }
            if takesCount, isOfSpans, !frame.superlatives.isEmpty { continue }
            nameLastWeekend(&rest)
            guard let said = consumeDays(&rest, withCount: takesCount) else { continue }
            if said.days?.isNight == true, rest.quantities.isEmpty, rest.verbs.isEmpty, rest.tests.isEmpty,
                rest.kinds.isEmpty, rest.attributes.isEmpty,
                !rest.bounds.isEmpty, rest.bounds.allSatisfy({ $0.unit?.dimension == .time })
            {
                // `how many of the last ten nights were under seven hours`
                rest.quantities = [.day(.sleep)]
            }
            guard var topic = extremeHeartRate(&rest) ?? subject(&rest) else { continue }
            topic.said = said.days
            if let days = said.days, days.isBetween, case .day(let field) = topic.quantity, field.isOfNight {
                topic.said = Days(from: days.to, to: days.to)
            }
            if let days = said.days, let place = rest.conditions.firstIndex(where: { $0.weekdays?.count ?? 0 > 1 }),
                let weekdays = rest.conditions[place].weekdays,
                let part = calendar.part(of: days, onDaysOfWeek: weekdays)
            {
                // `Monday to Wednesday of last week` are its first three days.
                topic.said = part
                rest.conditions.remove(at: place)
                rest.flags.remove(.habit)
            }
            guard let days = daysAtEdge(said.days, topic.quantity) else { continue }
            if said.days?.isEdge == true { topic.said = days }
            found.append((topic, rest))
        }
        return found
    }

    /// `how many km did I run on Saturday and Sunday`: on the last two, and not on those of all time.
    private func nameLastWeekend(_ frame: inout Frame) {
        guard form.namesTwoDays, !form.isHabitual, frame.days.isEmpty, frame.conditions == [.weekend(true)],
            frame.tests.isEmpty,
            frame.asked == [.many] || frame.asked == [.much] || frame.asked == [.far], frame.operations.isEmpty,
            frame.comparatives.isEmpty, frame.superlatives.isEmpty, frame.pers.isEmpty, frame.rates.isEmpty,
            frame.relatives.isEmpty, frame.periods.isEmpty, frame.bounds.isEmpty,
            let weekend = calendar.period(.weekend, ago: calendar.today.weekday == 6 ? 0 : 1)
        else { return }
        frame.conditions = []
        frame.consume(.habit)
        frame.days = [weekend]
    }

    /// `steps at the end of May` are of some days, and a weight is of one; `nil` where it is not known how many. Of other days
    /// those that were said, or none.
    private func daysAtEdge(_ said: Days?, _ quantity: Quantity) -> Days? {
        guard let said, said.isEdge, !form.namesEdgeDay else { return said ?? calendar.all }
        if case .day(let field) = quantity, field.kind == .latest { return said }
        if case .formula = quantity { return said }
        if let third = said.third { return Days(from: third.lowerBound, to: third.upperBound) }
        return quantity.isLevel ? said : nil
    }

    // MARK: Finishing

    /// The question with unit and form of output, where all that is left goes with it.
    func finished(_ asked: HealthQuestion, _ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        var question = asked
        let asksOften = frame.has(.often)
        let hadAsked = frame.asked.contains { ![.which, .how, .show].contains($0) }
        question.conditions += frame.conditions
        question.conditions = question.conditions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        if question.conditions.contains(where: { $0.weekdays?.allSatisfy { $0 < 5 } ?? false }) {
            // `office days, Monday to Thursday`
            question.conditions.removeAll { $0 == .weekend(false) }
        }
        frame.conditions = []
        leaveOutLastDay(&question)
        guard leaveOut(&frame, of: &question), !question.leavesOutOtherDays else { return nil }
        question.setDaysOfFormula()
        guard consumeDaytimes(&frame, &question) else { return nil }
        if let lastCount = frame.lastCount {
            question.lastCount = lastCount
            frame.lastCount = nil
        }
        if let place = frame.fromLast, question.isOneOfLast {
            question.count = place
            frame.fromLast = nil
        }
        guard consumeUnits(&frame, &question), consumeAsked(&frame, question) else { return nil }
        if case .day(let field) = question.quantity, field.isOfNight { frame.consume(.nights) }
        if form.saysNow, topic.said == nil, question.days == calendar.all, question.comparison == nil,
            [.mean, .median, .ratePerWeek, .ratePerMonth, .shareDays, .share, .trend].contains(question.statistic),
            let recent = calendar.last(30, .day)
        {
            // Of all the past it would be another figure.
            question.days = recent
        }
        if asksOften, form.isHabitual, topic.said == nil, let rate = question.weeklyRate { question = rate }
        if question.days.to == calendar.today { frame.consume(.current) }
        if question.output == .list || question.output == .table { frame.consume(.list) }
        if question.quantifier != nil || question.output == .yesNo { frame.consume(.any) }
        if [.max, .min, .topK, .bottomK, .kthMax, .kthMin].contains(question.statistic) { frame.consume(.any) }
        if question.quantity.isOfNight { frame.consume(.atNight) }
        frame.consume(.both)
        consumeDaysOfConditions(&frame, of: question)
        // `the highest blood pressure and on which day`: of two figures it tells no days.
        let isOfPair = question.statistic == .max || question.statistic == .min
        if question.output == .date || question.output == .list && !isOfPair { frame.consume(.dated) }
        if question.output == .value, question.isOfClock,
            [.value, .mean, .last, .first, .min, .max, .sum, .median, .percentile].contains(question.statistic)
        {
            question.output = .clock
        }
        if question.quantity.isOfNight, !hadAsked || frame.asked.isEmpty, frame.periods == [.night],
            question.conditions.isEmpty
        {
            // `awake at night`
            frame.periods = []
        }
        if form.isYesNo, !hadAsked, !question.quantity.isText, question.output == .value || question.output == .clock,
            question.statistic != .trend
        {
            return nil
        }
        // `last night, did I sleep 7 hours` asks for no date.
        if form.isYesNo, !hadAsked, [.lastDate, .firstDate].contains(question.statistic) { return nil }
        if case .day = question.quantity, ![.sum, .mean].contains(question.statistic) {
            frame.pers.removeAll { $0 == .date }
        }
        return frame.isSpent ? question : nil
    }

    /// `in bed after 7 am`: a bedtime that is taken as one of the evening elsewhere.
    private func withMornings(_ asked: HealthQuestion) -> HealthQuestion {
        guard !form.morningHours.isEmpty else { return asked }
        var question = asked
        question.conditions = ofMornings(question.conditions)
        question.comparison?.conditions = asked.comparison?.conditions.map(ofMornings)
        return question
    }

    private func ofMornings(_ tests: [Requirement]) -> [Requirement] {
        tests.map { test in
            guard test.subject == .day(.bedTime), case .number(let minutes) = test.value, minutes >= 1140,
                !form.morningHours.isDisjoint(with: [Int(minutes - 720) / 60, Int(minutes - 690) / 60])
            else { return test }
            return Requirement(test.subject, test.sign, .number(minutes - 720), lag: test.lag)
        }
    }

    /// `not counting today`: the days end before it.
    private func leaveOutLastDay(_ question: inout HealthQuestion) {
        let test = Requirement(.date, .unequal, .text(question.days.to.iso))
        guard question.conditions.contains(test), question.days.from.map({ $0 < question.days.to }) ?? false else {
            return
        }
        question.conditions.removeAll { $0 == test }
        question.days.to = question.days.to.advanced(by: -1)
    }

    /// Times of the day: of the start of workouts, of the samples of what adds up in a day. The morning of a night is its date.
    private func consumeDaytimes(_ frame: inout Frame, _ question: inout HealthQuestion) -> Bool {
        guard !frame.daytimes.isEmpty || !frame.parted.isEmpty else { return true }
        let times = frame.daytimes + frame.parted
        let isParted = frame.daytimes.isEmpty
        (frame.daytimes, frame.parted) = ([], [])
        if isParted, case .formula(let name, _) = question.quantity, HealthQuestion.formulasOfDay.contains(name) {
            // `TSB this morning`: of a day there is one.
            return times.allSatisfy { $0.sign == .below }
        }
        if question.isOfWorkouts {
            question.conditions += times.map { Requirement(.field(.startClock), $0.sign, .number($0.minutes)) }
            return true
        }
        let fields: [DayField] =
            if case .day = question.quantity {
                ([question.quantity] + question.more).compactMap { if case .day(let field) = $0 { field } else { nil } }
            } else {
                question.conditions.compactMap { if case .day(let field) = $0.subject { field } else { nil } }
            }
        guard !fields.isEmpty else { return false }
        if fields.allSatisfy(\.isClocked) {
            question.conditions += times.map { Requirement(.timeOfDay, $0.sign, .number($0.minutes)) }
            return true
        }
        return isParted && fields.allSatisfy(\.isOfMorning) && times.allSatisfy { $0.sign == .below }
    }

    /// `on days when it is so`
    private func consumeDaysOfConditions(_ frame: inout Frame, of question: HealthQuestion) {
        var rest = frame
        rest.conditions = question.conditions
        consumeDaysOfConditions(&rest)
        frame.periods = rest.periods
    }

    private func consumeUnits(_ frame: inout Frame, _ question: inout HealthQuestion) -> Bool {
        guard !frame.units.isEmpty else { return true }
        guard let unit = frame.consumeUnit() else { return false }
        // A glass of it is a drink.
        if unit == .glass, question.quantity.keptUnit == .drinks { return true }
        // Hours in which somebody stood are no length of time.
        if question.quantity == .day(.standHours), unit.dimension == .time, unit != .hour { return false }
        if unit == .percent {
            guard
                [.shareDays, .share, .percentChange, .cv].contains(question.statistic)
                    || question.quantity.keptUnit == .percent
            else { return false }
        } else if unit == .mile, case .workout(_, .pace?) = question.quantity {
            // `pace in miles`
        } else if unit == .pound, question.quantity.isPerWeight {
            // `per pound`
        } else if unit.dimension == .speed {
            guard let speed = question.asSpeed else { return false }
            question = speed
        } else if [.countDays, .longestStreak, .currentStreak, .longestGap].contains(question.statistic) {
            return false
        } else if question.quantity.keptUnit?.dimension != unit.dimension {
            return false
        }
        question.unit = unit
        return true
    }

    /// Question words that go with the figure.
    private func consumeAsked(_ frame: inout Frame, _ question: HealthQuestion) -> Bool {
        frame.consume(.which, .how)
        let isTime = question.quantity.keptUnit?.dimension == .time
        let isCount = question.isOfCount
        let isDays = [.countDays, .shareDays, .longestStreak, .currentStreak, .longestGap, .countGroups].contains(
            question.statistic)
        if question.output == .list || question.output == .table || question.output == .value {
            frame.consume(.show)
        }
        for word in frame.asked {
            let goes =
                switch word {
                case .when: question.output == .date || question.isOfClock || isCount && question.output == .list
                case .long: isTime || isDays
                case .much: !isCount
                case .high: !isDays && !isCount && !question.isOfClock
                case .many: true
                case .often: isCount || isDays || question.statistic == .n || question.quantity == .day(.naps)
                case .far:
                    question.quantity.keptUnit?.dimension == .length || question.quantity == .day(.wristTemperature)
                case .fast: question.quantity.keptUnit?.dimension == .pace
                case .which, .how, .show, .date, .clock: false
                }
            guard goes else { return false }
        }
        frame.asked = []
        return true
    }

    /// Figures of workouts are conditions of workouts only; a ring goes with no workout that the same word may mean.
    private func isConsistent(_ question: HealthQuestion) -> Bool {
        let tests = question.conditions + (question.comparison?.conditions ?? [])
        let isOfWorkouts = question.isOfWorkouts
        if question.isOfHalfDays { return false }
        // Workouts pass tests of theirs and of their days, and none of the workouts of a day.
        if isOfWorkouts,
            !tests.allSatisfy({ $0.isOfWorkout || $0.isCalendar || $0.subject == .timeOfDay || $0.isOfDay })
        {
            return false
        }
        if !isOfWorkouts, tests.contains(where: \.isOfWorkout) { return false }
        if Self.deniesItsWorkouts(question.conditions) { return false }
        for subject in Set(question.conditions.map(\.subject)) {
            let same = question.conditions.filter { $0.subject == subject && $0.lag == 0 }
            if Self.contradict(same) { return false }
        }
        // `I don't drink on weekdays, how many drinks did I have`: of days without, there is nothing to add up.
        if case .day(let field) = question.quantity, [.sum, .mean, .median, .max, .min].contains(question.statistic),
            question.conditions.contains(Requirement(.day(field), .equal, .number(0)))
        {
            return false
        }
        // `I feel dizzy, what was my pulse today`: a day that was named is not one of several with it.
        if question.days.isDay, question.days.own == nil, [.value, .sum, .mean, .last].contains(question.statistic),
            question.conditions.contains(where: {
                $0.lag == 0
                    && ($0.subject == .day(.tags)
                        || ($0.isOfDay || !$0.types.isEmpty || $0.subject == .workout(types: [], field: nil))
                            && $0.sign == .equal && $0.value == .number(0))
            })
        {
            return false
        }
        if Self.holdsNoDay(question.conditions) || Self.holdsNoDay(question.comparison?.conditions ?? []) {
            return false
        }
        // `on Mondays when I drank on Sunday`: no day is both.
        if question.days.isDay, question.days.own == nil,
            question.conditions.contains(where: {
                $0.lag == 0 && $0.weekdays?.contains(question.days.to.weekday) == false
            })
        {
            return false
        }
        // `on Labor Day weekend`: a Monday is none.
        if question.days.isDay, question.days.own == nil,
            question.conditions.contains(.weekend(question.days.to.weekday < 5))
        {
            return false
        }
        // `per weekday, Monday through Sunday`: days of the week, and not those of this week.
        if question.days.isSpan, (question.days.count ?? 0) <= 7, tests.contains(where: \.isCalendar) { return false }
        if isOpenTotal(question) { return false }
        // `was November my best month`: of one month there is no best.
        if form.isYesNo, question.isOfOneGroup { return false }
        // The night before a run is of its date; what a day adds up is not.
        let passed = question.conditions.filter { !$0.isCalendar }
        if form.saysNightBefore, case .day(let field) = question.quantity, !question.quantity.isOfNight,
            field.kind == .cumulative, passed.count == 1, passed[0].lag == 0, case .workout = passed[0].subject
        {
            return false
        }
        // `on the first of each month`: one day has no months.
        if question.days.isDay, question.days.own == nil, question.grouping?.isOfSpans ?? false { return false }
        let isRing = tests.contains(where: \.isRing)
        if tests.contains(where: { $0.subject == .day(.ringsClosed) }), tests.filter(\.isRing).count > 1 {
            return false
        }
        return !(isRing && tests.contains { $0.subject == .workout(types: [], field: nil) })
    }

    /// Whether no day of the week passes: `weekdays` that are `Saturdays`.
    static func holdsNoDay(_ tests: [Requirement]) -> Bool {
        var days = Set(Requirement.weekdayNames)
        for test in tests where test.isCalendar {
            switch (test.subject, test.value) {
            case (.day(.isWeekend), .number(let flag)):
                let weekend: Set<String> = ["Saturday", "Sunday"]
                days = flag == 1 ? days.intersection(weekend) : days.subtracting(weekend)
            case (.day(.weekday), .texts(let names)): days.formIntersection(names)
            default: continue
            }
        }
        return days.isEmpty
    }

    /// `indoors` and `outdoors`, more and less than 8,000 steps.
    static func contradict(_ tests: [Requirement]) -> Bool {
        var equals: Set<Requirement.Value> = []
        var low = -Double.infinity
        var high = Double.infinity
        for test in tests {
            if test.sign == .equal { equals.insert(test.value) }
            guard case .number(let number) = test.value else { continue }
            switch test.sign {
            case .atLeast, .above: low = max(low, number)
            case .atMost, .below: high = min(high, number)
            default: break
            }
        }
        // `after work, after five`: which of the two is meant?
        let starts = tests.filter { $0.subject == .field(.startClock) }.map(\.sign)
        return equals.count > 1 || low > high || Set(starts).count < starts.count
    }
}

extension HealthQuestion {
    /// `how often do I run`: what comes to a week, and not how many there ever were; `nil` where it is no number of workouts.
    fileprivate var weeklyRate: HealthQuestion? {
        guard case .workout(_, nil) = quantity, statistic == .sum, output == .value, grouping == nil, comparison == nil,
            lastCount == nil, best == nil, having == nil, threshold == nil, conditions.allSatisfy(\.isCalendar)
        else { return nil }
        var rate = self
        rate.statistic = .ratePerWeek
        return rate.plan == nil ? nil : rate
    }
}

import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `how many values of HRV are there`, `how often did I weigh myself`
    func recorded(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard case .day(let field) = topic.quantity, topic.more.isEmpty, frame.tests.isEmpty, frame.bounds.isEmpty
        else {
            return nil
        }
        guard frame.lastCount == nil else { return nil }
        if frame.consume(.n) {
            if frame.has(.which), form.writesDown, !form.isYesNo {
                // `which days did I log my weight`
                frame.consume(.which)
                _ = frame.consumePeriod(.day)
                var question = HealthQuestion(topic.quantity, .list, topic.said ?? calendar.all)
                question.conditions = [Requirement(.day(field), .present, .none)]
                (question.grouping, question.output) = (.date, .list)
                return question
            }
            frame.consume(.many, .often)
            _ = frame.consumePeriod(.day, .night, .morning)
        } else if topic.isVerb {
            guard field == .weight, frame.has(.often) else { return nil }
            frame.consume(.often)
        } else {
            // `how many readings of HRV`
            guard field.kind == .discrete || field.kind == .latest, field != .respiratoryRate, field.unit != "min",
                frame.has(.many), frame.operations.isEmpty, frame.units.isEmpty, frame.comparatives.isEmpty,
                frame.superlatives.isEmpty, frame.asked == [.many], !frame.has(.share), !frame.flags.contains(.current),
                frame.periods.isEmpty || frame.periods == [.night] && topic.quantity.isOfNight
            else { return nil }
            frame.consume(.many)
            frame.consume(.any)
            frame.periods = []
        }
        return HealthQuestion(topic.quantity, .n, topic.said ?? calendar.all)
    }

    /// Takes the tests that days have to pass: tests, a bound that stands apart from its only quantity, a workout of
    /// the kind.
    func consumeTests(_ frame: inout Frame, _ topic: Topic) -> [Requirement]? {
        var tests = frame.tests
        frame.tests = []
        if !frame.bounds.isEmpty {
            // `with body fat below 70 kg`: a bound that is not of what it stands with.
            guard topic.more.isEmpty,
                (tests + frame.conditions).allSatisfy({ $0.value != .none && $0.value != .number(0) || $0.isCalendar }),
                let bounded = Self.test(topic.quantity, frame.bounds)
            else { return nil }
            frame.bounds = []
            tests += bounded
        }
        if case .workout(let types, nil) = topic.quantity {
            if let ofDay = testsOfDay(types, frame.conditions.filter { !$0.isCalendar }) {
                frame.conditions.removeAll { !$0.isCalendar }
                return tests + ofDay
            }
            guard frame.conditions.allSatisfy(\.isCalendar) else { return nil }
            // `days I ran and lifted` are days with both.
            let isEach = types.count > 1 && !topic.isAny
            if isEach { frame.consume(.both) }
            tests += isEach ? types.map { .worked([$0]) } : [.worked(types)]
        }
        if tests.isEmpty {
            // Only conditions of days: they are what is counted.
            tests = frame.conditions.filter { !$0.isCalendar }
            frame.conditions.removeAll { !$0.isCalendar }
        }
        return tests
    }

    /// `on how many days did I run 4 to 5 km`: bounds on both sides are of the distance of the day, as far as it is known.
    private func testsOfDay(_ types: [String], _ tests: [Requirement]) -> [Requirement]? {
        guard tests.count == 2, tests.allSatisfy({ $0.subject == .field(.distance) }),
            let field = Quantity.workout(types: types, field: .distance).ofDays
        else { return nil }
        return tests.map { Requirement(.day(field), $0.sign, $0.value) }
    }

    static func test(_ quantity: Quantity, _ bounds: [Part.Bound]) -> [Requirement]? {
        guard case .day(let field) = quantity else { return nil }
        return Grammar.tests(field, bounds)
    }

    /// The quantity of the days that are counted.
    func countedQuantity(_ tests: [Requirement], _ topic: Topic) -> Quantity {
        if tests.count == 1, case .day(let field) = tests[0].subject, !tests[0].isRing, field != .workouts,
            field != .tags
        {
            return .day(field)
        }
        return .days
    }

    // MARK: Series

    func streak(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.has(.streak) || frame.has(.streakLongest) || frame.has(.streakCurrent), topic.more.isEmpty else {
            return nil
        }
        let isLongest =
            frame.consume(.streakLongest)
            || frame.superlatives.contains { $0.isMore && $0.aspect != .last || $0.aspect == .good }
            || frame.has(.max) || topic.said == calendar.all
        var isCurrent = frame.consume(.streakCurrent) || frame.flags.contains(.current)
        // `at worst`: how bad a long series is depends on what it is of.
        frame.superlatives.removeAll {
            $0.isMore && $0.aspect != .last && $0.aspect != .first || $0.aspect == .good
        }
        frame.consume(.streak, .max, .sum)
        if frame.has(.last) {
            frame.consume(.last)
            isCurrent = true
        }
        frame.consume(.current)
        frame.consume(.any)
        frame.consume(.every)
        frame.consume(.long, .many, .high, .which)
        frame.pers.removeAll { $0 == .date }
        _ = frame.consumePeriod(.day, .night, .morning)
        if topic.quantity == .workout(types: [], field: nil), frame.tests.isEmpty, frame.bounds.count == 1,
            frame.bounds[0].unit?.dimension == .time, let bounded = Grammar.tests(.workoutMinutes, frame.bounds)
        {
            // `at least 45 minutes of training a day`
            frame.bounds = []
            var question = HealthQuestion(
                .day(.workoutMinutes), isLongest ? .longestStreak : .currentStreak, topic.said ?? calendar.all)
            question.conditions = bounded
            return question
        }
        frame.tests = frame.tests.map { test in
            test.subject == .workout(types: [], field: .duration)
                ? Requirement(.day(.workoutMinutes), test.sign, test.value, lag: test.lag) : test
        }
        guard var tests = consumeTests(&frame, topic) else { return nil }
        if tests.isEmpty, topic.isVerb, case .day(let field) = topic.quantity, field.kind == .cumulative {
            // `how many days in a row have I meditated`
            tests = [Requirement(.day(field), .above, .number(0))]
        }
        guard !tests.isEmpty, isTested(topic.quantity, tests) else { return nil }
        // `how often more than eight hours at a stretch`: how long a night went on unbroken is not recorded.
        if frame.has(.often) || frame.has(.when), tests.contains(where: { $0.subject == .day(.sleep) }) { return nil }
        let endsNow = topic.said.map { $0.isDay && $0.to == calendar.today } ?? false
        if endsNow { isCurrent = true }
        let endsEarlier = topic.said.map { $0.to < calendar.today } ?? false
        guard !(isLongest && isCurrent) else { return nil }
        let days = endsNow ? calendar.all : topic.said ?? calendar.all
        var question = HealthQuestion(
            countedQuantity(tests, topic), isLongest || endsEarlier ? .longestStreak : .currentStreak, days)
        question.conditions = tests
        return question
    }

    /// Whether the figure that was named is one of those tested: `HRV after two rest days in a row` asks for no series.
    private func isTested(_ quantity: Quantity, _ tests: [Requirement]) -> Bool {
        guard case .day(let field) = quantity, field.kind == .discrete || field.kind == .latest || field.kind == .clock
        else { return true }
        return tests.contains { $0.subject == .day(field) }
    }

    /// `the longest I went between two swims`
    func gap(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard frame.consume(.gap), topic.more.isEmpty else { return nil }
        frame.superlatives.removeAll { $0.isMore && ($0.aspect == .long || $0.aspect == .plain) }
        frame.consume(.max)
        frame.consume(.long, .many, .high)
        _ = frame.consumePeriod(.day)
        var topic = topic
        if case .workout(let types, _?) = topic.quantity, !topic.hasFigure {
            // `my longest break of running`: it is long, and no run.
            topic.quantity = .workout(types: types, field: nil)
        }
        guard var tests = consumeTests(&frame, topic) else { return nil }
        if tests.isEmpty, case .day(let field) = topic.quantity {
            tests = [
                field.kind == .cumulative
                    ? Requirement(.day(field), .above, .number(0)) : Requirement(.day(field), .present, .none)
            ]
        }
        guard !tests.isEmpty else { return nil }
        // `between two weigh-ins` is no test of two.
        tests = tests.map { test in
            guard test.sign == .atLeast, test.value == .number(2), case .day(let field) = test.subject else {
                return test
            }
            return field.kind == .cumulative
                ? Requirement(test.subject, .above, .number(0)) : Requirement(test.subject, .present, .none)
        }
        // `the longest gap without a run` is a series of such days.
        let isSeries = tests.allSatisfy { $0.sign == .equal && $0.value == .number(0) || $0.sign == .missing }
        let quantity: Quantity = if case .day = topic.quantity { topic.quantity } else { .days }
        var question = HealthQuestion(
            quantity, isSeries ? .longestStreak : .longestGap, topic.said ?? calendar.all)
        question.conditions = tests
        return question
    }

    // MARK: Days

    /// How many days, which share of them, which ones, the first and the last, whether any or every one.
    func counted(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        if form.isYesNo, form.hasEveryWeekday, frame.asked.isEmpty { frame.flags.insert(.every) }
        let isWorkoutDays: Bool =
            if case .workout(_, nil) = topic.quantity {
                frame.has(.many) && !frame.periods.isEmpty || frame.flags.contains(.every)
                    || frame.has(.share) && frame.periods.contains(.day)
                    // `did I train every day last week`, `what share of Saturdays did I run`
                    || form.isYesNo && frame.pers == [.date] && frame.asked.isEmpty
                    || frame.has(.share) && frame.isByVerb && !frame.conditions.isEmpty
                        && frame.conditions.allSatisfy(\.isCalendar)
            } else { false }
        if let implied = impliedTest(frame, topic) { frame.tests = [implied] }
        if !form.isYesNo, frame.operations.contains(.mean),
            !frame.tests.isEmpty, frame.periods.contains(.night) || frame.periods.contains(.day),
            frame.tests.allSatisfy({ if case .day(let field) = $0.subject { field.kind == .discrete } else { false } })
        {
            // `nights with a mean saturation under 92`: a day's value is a mean.
            frame.consume(.mean)
        }
        if case .day(let field) = topic.quantity, field.kind == .cumulative, !topic.isVerb, frame.has(.many),
            frame.periods.isEmpty, frame.counted.isEmpty
        {
            // `how many drinks` counts no days.
            return nil
        }
        let hasTests = !frame.tests.isEmpty || !frame.bounds.isEmpty && !topic.quantity.isOfWorkouts
        guard hasTests || topic.quantity == .days || isWorkoutDays, topic.more.isEmpty else { return nil }
        if case .day(let field) = topic.quantity, !frame.tests.isEmpty,
            !frame.tests.contains(where: { $0.subject == .day(field) })
        {
            return nil
        }
        guard !topic.quantity.isOfWorkouts || isWorkoutDays, let tests = consumeTests(&frame, topic), !tests.isEmpty
        else {
            return nil
        }
        let hasPeriod = frame.consumePeriod(.day, .night, .morning, .evening) != nil
        if form.isYesNo, frame.asked.isEmpty, !hasPeriod, frame.pers.isEmpty, topic.said?.isDay != true,
            tests.contains(where: \.isOfSeveral)
        {
            // `have I done more than a hundred runs`: not on one day.
            return nil
        }
        var question = HealthQuestion(countedQuantity(tests, topic), .countDays, topic.said ?? calendar.all)
        question.conditions = tests
        if form.isYesNo, !form.isPerfect, topic.said == nil, !hasPeriod, !frame.flags.contains(.any),
            frame.pers.isEmpty,
            !frame.flags.contains(.every), frame.asked.isEmpty, tests.allSatisfy({ !$0.isCalendar && $0.types.isEmpty })
        {
            // `did I close my rings`, `was I in bed before midnight`: those of today, the night that ended today.
            guard frame.conditions.isEmpty else { return nil }
            question.days = calendar.day(ago: 0)
        }
        if let table = countTable(question, &frame, isNamed: hasPeriod || !frame.asked.isEmpty) { return table }
        if frame.pers == [.date] {
            // How much of it a day is not written down.
            if !form.isYesNo, tests.contains(where: { $0.subject == .day(.tags) }) { return nil }
            frame.pers = []
            // `did I ever walk 30,000 steps in a day`
            let isEver = form.isYesNo && topic.said == calendar.all
            let isSome = isEver || form.asksWhether || form.saysOnce
            frame.flags.insert(!isSome && (form.isYesNo || frame.asked.isEmpty) ? .every : .any)
            if !form.isYesNo, !frame.asked.isEmpty { frame.consume(.any) }
        }
        if frame.has(.long) {
            // `how long have I gone without a drink`
            guard topic.said == nil || topic.said?.isDay == false && topic.said?.to == calendar.today,
                tests.allSatisfy({ $0.value == .number(0) })
            else { return nil }
            frame.consume(.long)
            frame.consume(.current)
            question.statistic = .currentStreak
            question.days = calendar.all
            guard topic.said == nil || topic.said == calendar.all else { return nil }
            if tests.count == 1, case .workout(let types, nil) = tests[0].subject, question.plan == nil {
                // `how long have I not swum`: there are series of no such days, and the last swim tells as much.
                question = HealthQuestion(.workout(types: types, field: nil), .lastDate, calendar.all)
                question.output = .date
            }
            return question
        }
        if frame.flags.contains(.current), topic.said == nil, frame.asked.isEmpty || frame.asked == [.many],
            tests.allSatisfy({ $0.value == .number(0) })
        {
            // `days without alcohol so far`
            frame.consume(.current)
            frame.consume(.many)
            question.statistic = .currentStreak
            return question
        }
        return countForm(question, &frame, hasPeriod)
    }

    /// `how many days did I drink`, `did I meditate today`: some of it.
    private func impliedTest(_ frame: Frame, _ topic: Topic) -> Requirement? {
        guard frame.tests.isEmpty, frame.bounds.isEmpty, topic.more.isEmpty, case .day(let field) = topic.quantity
        else { return nil }
        if field.kind == .discrete || field.kind == .latest, !form.isYesNo, !topic.isVerb,
            frame.operations == [.share] && frame.asked.isEmpty
                || frame.periods.contains(.day) && frame.asked == [.many] && frame.operations.isEmpty,
            [.heart, .body].contains(field.category), field.unit != "%"
        {
            // `what share of days has a weight`
            return Requirement(.day(field), .present, .none)
        }
        if field == .weight, topic.isVerb, form.isYesNo, frame.asked.isEmpty, frame.operations.isEmpty,
            frame.comparatives.isEmpty, frame.superlatives.isEmpty, frame.rises.isEmpty, frame.risen.isEmpty,
            frame.turns.isEmpty, topic.said != nil
        {
            // `did I weigh myself today`
            return Requirement(.day(field), .present, .none)
        }
        guard field.kind == .cumulative,
            frame.operations.isEmpty || frame.has(.share) || frame.has(.last) || frame.has(.first),
            frame.superlatives.allSatisfy({ $0.aspect == .last || $0.aspect == .first })
        else { return nil }
        let ofDays = frame.periods.contains { [.day, .night].contains($0) || $0 == .evening && field == .alcohol }
        let isAsked =
            ofDays && (frame.has(.many) || frame.has(.which) || frame.has(.share) || frame.units == [.percent])
            || ofDays && frame.has(.often)
        let isHabit =
            [.alcohol, .caffeine, .naps, .mindfulMinutes].contains(field) || field == .dietaryEnergy && form.writesDown
        let isYes =
            isHabit && (form.isYesNo || frame.flags.contains(.any)) && frame.asked.isEmpty && frame.comparatives.isEmpty
        let isOften = isHabit && frame.has(.often) && field != .naps
        return isAsked || isYes || isOften ? Requirement(.day(field), .above, .number(0)) : nil
    }

    private func countForm(_ asked: HealthQuestion, _ frame: inout Frame, _ hasPeriod: Bool) -> HealthQuestion? {
        var question = asked
        if let last = consumeEnd(&frame) {
            question.statistic = last ? .lastDate : .firstDate
            question.output = .date
            frame.consume(.when)
            return question
        }
        if frame.consume(.share) || frame.units == [.percent] {
            frame.consume(.many, .much)
            question.statistic = .shareDays
            return question
        }
        frame.consume(.sum, .n)
        let isCounted = frame.has(.many) || frame.has(.often)
        if isCounted {
            frame.consume(.many, .often)
            frame.consume(.any)
            return question
        }
        if form.isYesNo, frame.consume(.list as Part.Operation) {
            // `did I reach it on each day of last week`
            frame.flags.insert(.every)
        }
        if frame.has(.when) || frame.has(.show) || frame.has(.list) || frame.flags.contains(.list)
            || frame.has(.which) && (hasPeriod || frame.asked.count == 1)
        {
            frame.consume(.when, .show)
            frame.consume(.list)
            frame.consume(.list as Part.Operation)
            question.statistic = .list
            question.output = .list
            question.grouping = .date
            return question
        }
        if frame.flags.contains(.every) {
            frame.consume(.every)
            question.output = .yesNo
            question.quantifier = .every
            question.isYesAbove = true
            return question
        }
        if form.isYesNo || frame.flags.contains(.any) || form.hasQuestionMark && !hasPeriod && !form.namesDays {
            // `at least three runs this week?` asks of no day.
            let isOfDay = hasPeriod || frame.flags.contains(.any) || question.days.isDay
            guard isOfDay || !question.conditions.contains(where: \.isCountOfSeveral) else { return nil }
            frame.consume(.any)
            question.output = .yesNo
            question.quantifier = .any
            question.isYesAbove = true
            return question
        }
        return hasPeriod || !question.conditions.isEmpty ? question : nil
    }

    /// `last`, `first`, of what is dated.
    func consumeEnd(_ frame: inout Frame) -> Bool? {
        if frame.has(.last) || frame.has(.first) {
            guard frame.superlatives.isEmpty else { return nil }
            let isLast = frame.has(.last)
            frame.consume(.last, .first)
            return isLast
        }
        guard frame.superlatives.count == 1, let degree = frame.superlatives.first,
            [.last, .first, .late].contains(degree.aspect)
        else { return nil }
        frame.superlatives = []
        return degree.aspect == .late ? degree.isMore : degree.aspect == .last
    }

    // MARK: Groups that pass, shares of workouts

    /// `in how many weeks did I make 150 minutes of exercise`
    func groupCount(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        if frame.tests.isEmpty, frame.bounds.isEmpty, !topic.quantity.isOfWorkouts,
            frame.conditions.filter({ !$0.isCalendar }).count == 1
        {
            // `weeks whose minutes add up to 150`
            frame.tests = frame.conditions.filter { !$0.isCalendar }
            frame.conditions.removeAll { !$0.isCalendar }
        }
        let boundsWorkouts = topic.quantity.isOfWorkouts && frame.conditions.contains(where: \.isOfWorkout)
        guard topic.more.isEmpty,
            !frame.tests.isEmpty || !frame.bounds.isEmpty || !frame.times.isEmpty || boundsWorkouts,
            frame.periods.count <= 1,
            !frame.asked.isEmpty || frame.has(.list) || frame.flags.contains(.list)
                || frame.has(.n) || form.isYesNo || form.namesDays
        else {
            return nil
        }
        guard let grouping = frame.consumePeriod(.week, .month, .quarter, .year).map(Self.grouping) else { return nil }
        var question = HealthQuestion(topic.quantity, .countGroups, topic.said ?? calendar.all)
        (question.grouping, question.inner) = (grouping, .sum)
        let sign: Requirement.Sign
        let least: Double
        if case .workout(_, nil) = topic.quantity, frame.times.count == 1, frame.tests.isEmpty,
            case .number(let count, false, nil) = frame.times[0].limit
        {
            // `how many weeks did I train at least three times`
            (sign, least) = (frame.times[0].sign, count)
            frame.times = []
        } else if case .workout(let types, nil) = topic.quantity, frame.tests.isEmpty,
            let test = frame.conditions.first, frame.conditions.count == 1, case .field(let field) = test.subject,
            [.distance, .duration].contains(field), case .number(let value) = test.value,
            frame.isByVerb || field == .duration && value >= 360
        {
            // `months in which I ran more than 100 km`, `weeks with more than 10 hours of training`
            question.quantity = .workout(types: types, field: field)
            (sign, least) = (test.sign, value)
            frame.conditions = []
        } else if topic.quantity == .days, frame.tests.count == 1,
            case .workout(let types, nil) = frame.tests[0].subject, frame.tests[0].lag == 0,
            case .number(let count) = frame.tests[0].value
        {
            // `weeks with at least three runs`
            question.quantity = .workout(types: types, field: nil)
            (sign, least) = (frame.tests[0].sign, count)
            frame.tests = []
        } else {
            let tests = frame.tests.isEmpty ? Self.test(topic.quantity, frame.bounds) : frame.tests
            guard let tests, tests.count == 1, case .day(let field) = tests[0].subject,
                [.days, .day(field)].contains(topic.quantity), case .number(let value) = tests[0].value,
                field.kind != .clock
            else { return nil }
            question.quantity = .day(field)
            (sign, least) = (tests[0].sign, value)
            (frame.tests, frame.bounds) = ([], [])
            if frame.consume(.mean) || field.kind != .cumulative { question.inner = .mean }
            frame.consume(.sum)
        }
        question.having = HealthQuestion.Having(statistic: question.inner ?? .sum, sign: sign, value: least)
        frame.consume(.many, .often)
        if frame.consume(.which, .show, .when) {
            // The groups themselves in place of their number: `which weeks`.
            (question.statistic, question.output) = (.list, .list)
        }
        return question
    }

    /// `what percentage of my workouts were indoors`
    func workoutShare(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        guard case .workout(let types, let field) = topic.quantity, field == nil,
            frame.has(.share) || frame.units == [.percent],
            // `on what percentage of days did I run over 5 km` is of days.
            !frame.periods.contains(.day), !frame.periods.contains(.night)
        else { return nil }
        frame.consume(.share)
        frame.consume(.many, .much)
        guard !types.isEmpty || !frame.conditions.filter(\.isOfWorkout).isEmpty else { return nil }
        return HealthQuestion(topic.quantity, .share, topic.said ?? calendar.all)
    }

    static func grouping(_ period: Part.Period) -> HealthQuestion.Grouping {
        switch period {
        case .day, .night, .morning, .evening, .weekend: .date
        case .week: .week
        case .month: .month
        case .quarter: .quarter
        case .year: .year
        }
    }
}

import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// Days against days, a condition against its opposite or another, a quantity against another.
    func compared(_ left: Frame, _ right: Frame?) -> HealthQuestion? {
        var left = left
        var second = right
        if form.isOngoing,
            left.comparatives == [Frame.Degree(isMore: true, aspect: .fast)]
                || left.comparatives == [Frame.Degree(isMore: false, aspect: .fast)], left.namesNothing,
            second?.namesNothing == true
        {
            // `am I faster than in summer`: a pace alone is one of runs.
            left.kinds = [["Running"]]
        }
        if second == nil { second = divideNow(&left) }
        if let other = second, other.kinds == left.kinds, !left.kinds.isEmpty, !other.daytimes.isEmpty {
            // `morning runs against evening runs`: of the same kind
            second?.kinds = []
            if other.quantities == [.day(.distance)], left.attributes.isEmpty {
                left.attributes = [.distance]
                second?.quantities = []
            }
        }
        if let other = second, other.kinds == left.kinds, other.bounds.count == 1, left.bounds.count == 1 {
            // `runs under 5 km against runs over 10 km`, `… against those over 10`
            second?.kinds = []
        }
        if second?.bounds.count == 1, second?.bounds[0].unit == nil, left.bounds.count == 1,
            let unit = left.bounds[0].unit,
            case .number(let value, let isThousands, nil)? = second?.bounds[0].limit, let sign = second?.bounds[0].sign
        {
            second?.bounds = [Part.Bound(sign: sign, limit: .number(value, isThousands: isThousands, unit))]
        }
        if !left.kinds.isEmpty, second?.kinds.isEmpty != false {
            // `do I run faster in the morning or in the evening`, `over 10 km against under 10 km`
            left.daytimesToConditions()
            second?.daytimesToConditions()
            if left.bounds.count == 1, second.map({ $0.bounds.count == 1 || $0.isOfTheOthers }) ?? false {
                left.boundsToConditions()
                second?.boundsToConditions()
            }
        }
        if second == nil, left.turns.count == 1, !left.turns[0].isOngoing, left.days.count == 2 {
            // `did my runs get better from October to November`: the later against the earlier
            left.days.sort { $0.to > $1.to }
            var earlier = Frame()
            earlier.days = [left.days.removeLast()]
            second = earlier
        }
        if left.turns.count == 1, left.comparatives.isEmpty,
            second != nil || left.days.count == 2
                || left.conditions.contains(where: { !$0.isCalendar && !$0.isOfWorkout })
        {
            left.comparatives = [Frame.Degree(isMore: left.turns.removeFirst().isBetter, aspect: .good)]
        }
        if second != nil, left.risen.count == 1, left.comparatives.isEmpty {
            left.comparatives = [Frame.Degree(isMore: left.risen.removeFirst(), aspect: .plain)]
        }
        if second != nil, left.comparatives.count == 1 {
            // `how much further was my longest run this year than last year`
            left.longestToMax()
            second?.longestToMax()
        }
        if right == nil, form.isYesNo, left.rises.count == 1, left.comparatives.isEmpty,
            left.conditions.contains(where: { !$0.isCalendar && !$0.isOfWorkout })
        {
            // `does it drop after a drink`: more or less than else.
            left.comparatives = [Frame.Degree(isMore: left.rises.removeFirst(), aspect: .plain)]
        }
        if right == nil, left.has(.change), left.days.count == 2, left.days.allSatisfy({ !$0.isDay }) {
            // `how has it changed between spring and autumn`: the later less the earlier
            left.consume(.change)
            left.days.sort { $0.to > $1.to }
            left.flags.insert(.difference)
        }
        if right == nil, left.has(.much), left.days.count == 2, left.days.allSatisfy({ !$0.isDay }),
            left.risen.count + left.rises.count == 1, !left.flags.contains(.percent)
        {
            // `how much did it drop from October to November`
            (left.risen, left.rises) = ([], [])
            left.days.sort { $0.to > $1.to }
            left.flags.insert(.difference)
        }
        if right == nil, left.has(.trend), left.days.count == 2 {
            // `up or down on 2024`
            left.consume(.trend)
            left.flags.insert(.difference)
        }
        if right != nil || left.days.count == 2, left.flags.contains(.percent),
            left.rises.count + left.risen.count == 1
        {
            // `by what percentage did it drop from October to November`
            (left.rises, left.risen) = ([], [])
        }
        let subjects = left.quantities + left.verbs
        left.mornings(of: subjects)
        second?.mornings(of: subjects)
        if right != nil {
            left.meansToDays(calendar)
            second?.meansToDays(calendar)
        }
        guard !left.has(.correlation), right?.has(.correlation) != true, !left.has(.trend), left.rises.isEmpty else {
            return nil
        }
        if let other = second, left.comparatives.count + other.comparatives.count == 1,
            left.asked + other.asked == [.which]
        {
            // `Mondays against Fridays, which is higher`: the one less the other
            left.comparatives += other.comparatives
            second?.comparatives = []
            left.flags.insert(.either)
        }
        var right = second ?? Frame()
        if left.consume(.split), right.isBlank {
            left.consume(.and)
            left.flags.insert(.difference)
            right.flags.insert(.opposite)
        }
        if right.isBlank, left.flags.contains(.or), !form.saysYesOrNo, left.comparatives.count == 1,
            left.conditions.count == 2,
            left.conditions[0].subject == left.conditions[1].subject
        {
            // `which is higher, A or B`
            left.consume(.or)
            left.flags.insert(.difference)
        }
        if right.isBlank, form.namesDaysTwice, left.comparatives.count == 1, let (one, other) = left.eitherTest {
            // `do I sleep longer on run days or ride days`: the one less the other
            let shared = left.conditions.filter(\.isCalendar)
            (left.tests, left.conditions, right.conditions) = ([], shared + [one], shared + [other])
            left.consume(.or)
            left.consume(.which)
            left.flags.formUnion([.difference, .either])
        }
        if right.isBlank, left.flags.contains(.or), left.comparatives.count == 1, left.days.count == 2,
            left.conditions.isEmpty
        {
            // `did I walk more in May or in June`: the one less the other
            left.consume(.or)
            left.consume(.which, .when)
            left.flags.insert(.difference)
            left.flags.insert(.either)
        }
        if right.isBlank, left.flags.contains(.or), left.days.count <= 1, left.asksWhichOfTwo {
            // `did I run more or swim more`: the one less the other
            left.comparatives = [left.comparatives[0]]
            left.consume(.or)
            left.consume(.which)
            left.flags.formUnion([.difference, .either])
        }
        if form.saysToDate, left.days.isEmpty, left.conditions.isEmpty, left.relatives.isEmpty,
            // `running total` names no figure.
            left.kinds.isEmpty || !left.has(.sum) || !left.attributes.isEmpty,
            let spans = spansToDate(right)
        {
            left.consume(.current)
            (left.days, right.days, right.relatives) = ([spans.running], [spans.earlier], [])
        }
        if left.flags.contains(.current) || right.days.first?.monthsAgo != nil, left.days.isEmpty,
            left.conditions.isEmpty, left.relatives.isEmpty, right.days.count == 1
        {
            // `now, against three months ago`, `compared with three months ago`
            left.consume(.current)
            left.days = now(beside: right.days[0])
        }
        if right.flags == [.current], left.days.count == 1 {
            // `on 1 January, against now`
            right.consume(.current)
            right.days = now(beside: left.days[0])
        }
        let isDivided = !right.isBlank
        if !isDivided {
            guard !left.comparatives.isEmpty || !left.flags.isDisjoint(with: [.difference, .compare, .percent, .ratio])
            else { return nil }
            divide(&left, &right)
        }
        for testsAreConditions in [false, true] {
            var (one, other) = (left, right)
            if testsAreConditions {
                one.testsToConditions()
                other.testsToConditions()
            }
            if let question = difference(&one, &other) { return question }
        }
        return nil
    }

    /// `difference between A and B`: the second of two of a kind is the other side.
    private func divide(_ left: inout Frame, _ right: inout Frame) {
        guard !left.flags.isDisjoint(with: [.difference, .compare, .percent, .ratio]) else { return }
        if left.days.count == 2 {
            right.days = [left.days.removeLast()]
            if left.flags.contains(.percent), left.days[0].to < right.days[0].to {
                swap(&left.days, &right.days)
            }
        } else if left.conditions.count == 2, left.conditions[0].subject == left.conditions[1].subject {
            right.conditions = [left.conditions.removeLast()]
        } else if left.conditions.count == 1, left.consume(.opposite) {
            // `between days with a run and days without`
            right.flags.insert(.opposite)
        } else if left.kinds.count == 2 {
            right.kinds = [left.kinds.removeLast()]
        } else if left.quantities.count == 2, left.flags.contains(.and) || left.flags.contains(.either) {
            right.quantities = [left.quantities.removeLast()]
        }
    }

    private func difference(_ left: inout Frame, _ right: inout Frame) -> HealthQuestion? {
        let comparative = left.comparatives.first
        if comparative?.aspect == .plain, left.verbs == [.day(.wakeTime)] {
            // `was I up more last night than usual`: for longer, and not later.
            left.verbs = [.day(.awake)]
        }
        if left.namesNothing, right.namesNothing, left.days.count == 1, left.days[0].isNight,
            comparative.map({ [.good, .long].contains($0.aspect) }) ?? false
        {
            // `was last night better than the night before`
            left.quantities = [.day(.sleep)]
        }
        guard left.comparatives.count <= 1, left.ranks.isEmpty, left.superlatives.isEmpty else { return nil }
        if right.comparatives.count == 1, left.comparatives.isEmpty {
            // `before eleven against later`; `after runs over 15 km against shorter`, which are runs as well.
            right.comparatives = []
            let own = left.conditions.filter { !$0.isCalendar }
            if own.count == 1, case .workout(_, .some) = own[0].subject, let opposite = own[0].opposite {
                right.conditions.append(opposite)
            } else {
                right.flags.insert(.opposite)
            }
        }
        if right.superlatives == [Frame.Degree(isMore: true, aspect: .last)], left.days.count == 1, right.days.isEmpty {
            // `this year than last`
            right.superlatives = []
            if let whole = wholePeriod(before: left.days[0]) {
                right.days = [whole]
            } else {
                right.relatives.append(.before)
            }
        }
        consumeOtherBounds(left, &right)
        // `yesterday against my average`
        if right.operations == [.mean], right.days.count == 1, left.days.isEmpty, right.conditions.isEmpty,
            right.quantities.isEmpty, right.kinds.isEmpty, right.verbs.isEmpty, !left.comparatives.isEmpty
        {
            // `less than usual this week`
            swap(&left.days, &right.days)
        }
        if right.operations == [.mean], left.namesNothing, left.days.count == 1, right.quantities.count == 1,
            right.days.isEmpty
        {
            // `was yesterday above my average for steps`
            swap(&left.quantities, &right.quantities)
        }
        if form.isYesNo, left.days.isEmpty, left.conditions.isEmpty, left.relatives.isEmpty, left.operations.isEmpty,
            left.verbs.isEmpty, left.quantities.count == 1, case .day(let field) = left.quantities[0],
            field.kind == .discrete, right.has(.mean), right.days.isEmpty, right.conditions.isEmpty,
            right.quantities.isEmpty, right.daysBefore.isEmpty,
            right.consume(.last) || right.consume(.current) || form.asksPresent && right.flags.isEmpty
        {
            // `is my HRV higher than usual right now`
            left.days = [calendar.day(ago: 0)]
        }
        if right.operations == [.mean], left.days.count == 1, left.days[0].isDay, left.days[0].own == nil,
            left.conditions.isEmpty, right.days.isEmpty, right.conditions.count == 1,
            right.conditions[0].weekdays == [left.days[0].to.weekday]
        {
            // `last Sunday against my average on Sundays`
            right.days = [calendar.all]
        }
        let hadMean = right.operations == [.mean] && right.days.isEmpty && right.conditions.isEmpty
        let isAgainstMean = right.operations == [.mean] && left.operations.isEmpty
        // `how far ahead am I in running distance`
        let asksFar = !form.isYesNo && left.comparatives.count == 1 && left.has(.far)
        guard let inner = consumeInner(&left, &right) else { return nil }
        consumeSharedDays(&left, &right)
        guard shareConditions(&left, &right) else { return nil }
        if left.days.isEmpty, left.conditions.isEmpty, left.relatives.isEmpty, right.days.count == 1,
            right.conditions.isEmpty,
            let running = running(right.days[0])
        {
            left.days = [running]
        }
        let isMeasured =
            if left.quantities.count == 1, case .day(let field) = left.quantities[0] { field.kind == .latest } else {
                false
            }
        // `is my VO2max higher than at Christmas`
        let isWeight =
            left.quantities == [.day(.weight)] || left.verbs == [.day(.weight)]
            || isMeasured && form.asksPresent && right.days.first?.isDay == true
        if left.quantities.count == 1, case .formula = left.quantities[0], left.days.isEmpty, left.conditions.isEmpty,
            left.relatives.isEmpty, right.days.count == 1, right.days[0].isDay, form.isYesNo
        {
            // `is my CTL higher than four weeks ago`
            left.days = [calendar.day(ago: 0)]
        }
        if isWeight || left.comparatives.first?.aspect == .heavy, left.days.isEmpty, left.relatives.isEmpty,
            left.conditions.isEmpty, left.superlatives.isEmpty, left.kinds.isEmpty
        {
            // `am I heavier than a year ago`, `lighter than in January`
            if right.relatives == [.yearAgo], right.days.isEmpty { left.days = [calendar.day(ago: 0)] }
            if right.days.count == 1, right.conditions.isEmpty, right.days[0].to < calendar.today {
                left.days = now(beside: right.days[0])
            }
        }
        let hasNoDays = left.days.isEmpty && left.relatives.isEmpty
        setNow(&left, beside: right)
        if right.relatives == [.yearAgo], right.days.isEmpty, left.days.isEmpty, left.conditions.isEmpty,
            left.relatives.isEmpty, !left.kinds.isEmpty || !left.attributes.isEmpty
        {
            // `do I run faster than a year ago`: one day tells nothing of workouts.
            left.days = calendar.last(30, .day).map { [$0] } ?? []
        }
        if right.isBlank, left.days.count == 1, hadMean, right.daysBefore.isEmpty { right.days = [calendar.all] }
        guard let said = consumeDays(&left, withCount: false), let topic = comparedTopic(&left, &right) else {
            return nil
        }
        guard topic.more.isEmpty || topic.isPair, topic.quantity != .days, left.tests.isEmpty, right.tests.isEmpty,
            !topic.quantity.isClock || inner.operation == .sd && comparative?.aspect == .plain
                || comparative?.aspect != .plain && !left.flags.contains(.ratio)
        else { return nil }
        if case .formula(let name, _) = topic.quantity {
            // `CTL today against four weeks ago`: of two days
            guard HealthQuestion.formulasOfDay.contains(name), said.days?.isDay == true else { return nil }
        }
        left.comparatives = []
        var question = HealthQuestion(topic.quantity, .difference, said.days ?? calendar.all)
        question.more = topic.more
        question.conditions = left.conditions
        left.conditions = []
        if isAgainstMean, comparative?.aspect ?? .plain == .plain, question.isOfWorkouts, question.quantity.isSum,
            !question.days.isDay
        {
            // `more runs this week than usual`: what came to a day, and no mean of each run.
            guard let field = question.quantity.ofDays, field.kind == .cumulative,
                question.conditions.allSatisfy(\.isCalendar)
            else { return nil }
            question.quantity = .day(field)
        }
        guard let comparison = comparison(&left, &right, question, said.days, topic, comparative) else { return nil }
        if left.flags.contains(.minus), let other = comparison.quantity, comparison.days == nil,
            comparison.conditions == nil, !question.isOfWorkouts
        {
            return combined(question, other, inner, &left, right)
        }
        if let table = sideBySide(question, comparison, inner, left, right) { return table }
        question.comparison = comparison
        left.consume(.minus)
        question.inner = innerStatistic(inner, question, comparative)
        if form.isOngoing, question.isOfWorkouts, question.inner == .sum, hasNoDays, let other = comparison.days,
            other.count != question.days.count
        {
            // `do I run more than in spring`: a total of 30 days is no match for that of a season.
            return nil
        }
        guard consumeForm(&question, &left, &right, comparative?.degree(for: topic.quantity, self), comparative) else {
            return nil
        }
        if asksFar { (question.output, question.isYesAbove) = (.value, nil) }
        left.absorb(right)
        if question.quantity.isOfNight {
            left.consume(.nights)
            left.consume(.atNight)
        }
        frameUnits(&left, &question)
        left.consume(.and)
        left.consume(.difference)
        left.consume(.compare)
        left.consume(.both)
        return left.isSpent ? question : nil
    }

    /// `over 200 mg against under 200 mg`: of the same metric.
    private func consumeOtherBounds(_ left: Frame, _ right: inout Frame) {
        let own = (left.tests + left.conditions).filter { !$0.isCalendar }
        guard !right.bounds.isEmpty, own.count == 1, case .day(let field) = own[0].subject,
            let tests = Grammar.tests(field, right.bounds.map { $0.inHours(of: field, beside: own[0].value) })
        else { return }
        right.bounds = []
        let others = tests.map { $0.lagged(by: own[0].lag) }
        if left.tests.isEmpty { right.conditions += others } else { right.tests += others }
    }

    /// `weekdays and weekends side by side`
    private func sideBySide(
        _ asked: HealthQuestion, _ comparison: Comparison, _ inner: Inner, _ left: Frame, _ right: Frame
    ) -> HealthQuestion? {
        var rest = left
        rest.absorb(right)
        guard rest.consume(.both) || rest.flags.contains(.list) || rest.has(.show), comparison.days == nil,
            comparison.quantity == nil, asked.conditions.count == 1, asked.conditions[0].subject == .day(.isWeekend),
            comparison.conditions?.count == 1, comparison.conditions?[0] == asked.conditions[0].opposed
        else { return nil }
        rest.consume(.list)
        rest.consume(.compare)
        rest.consume(.difference)
        rest.consume(.show, .which, .how)
        var question = asked
        question.conditions = []
        question.statistic = inner.operation == .sum ? .sum : .mean
        question.grouping = .dayType
        question.output = .table
        return rest.isSpent ? question : nil
    }

    /// `time in bed minus time asleep` of the same days.
    private func combined(
        _ asked: HealthQuestion, _ other: Quantity, _ inner: Inner, _ left: inout Frame, _ right: Frame
    ) -> HealthQuestion? {
        var question = asked
        left.absorb(right)
        left.consume(.minus)
        left.consume(.which, .how, .much)
        question.quantity = .combined(asked.quantity, .minus, other)
        let isSum = question.quantity.isSum && inner.operation != .mean && !inner.isPerDay
        question.statistic = inner.operation == .sum || isSum ? .sum : .mean
        frameUnits(&left, &question)
        return left.isSpent ? question : nil
    }

    /// This year so far and the last up to the same date, where that one is named; the same of months and weeks.
    private func spansToDate(_ right: Frame) -> (running: Days, earlier: Days)? {
        if right.relatives == [.yearAgo], right.days.isEmpty, let year = calendar.period(.year, ago: 0) {
            return calendar.yearBefore(year).map { (year, $0) }
        }
        guard right.days.count == 1, right.relatives.isEmpty, let running = running(right.days[0]), !running.isDay,
            let from = right.days[0].from, let count = running.count
        else { return nil }
        if running == calendar.period(.year, ago: 0) { return calendar.yearBefore(running).map { (running, $0) } }
        return (running, Days(from: from, to: min(from.advanced(by: count - 1), right.days[0].to)))
    }

    /// The running period of the kind of one before it: this year for last year.
    func running(_ days: Days) -> Days? {
        for period in [Part.Period.day, .week, .month, .quarter, .year] where calendar.period(period, ago: 1) == days {
            return calendar.period(period, ago: 0)
        }
        return nil
    }

    /// The whole year or quarter before the running one; `nil` of other days, and where its days may be those of a month.
    private func wholePeriod(before days: Days) -> Days? {
        guard days != calendar.period(.month, ago: 0) else { return nil }
        return [Part.Period.quarter, .year].first { calendar.period($0, ago: 0) == days }.flatMap {
            calendar.period($0, ago: 1)
        }
    }

    /// This month beside a month, today beside a day.
    private func now(beside days: Days) -> [Days] {
        if days.isDay { return [calendar.day(ago: 0)] }
        guard let from = days.from, from.components.day == 1, (27..<31).contains(days.to - from) else { return [] }
        return calendar.period(.month, ago: 0).map { [$0] } ?? []
    }

    // MARK: Parts

    private struct Inner {
        var operation: Part.Operation?
        var isPerDay = false
    }

    private func consumeInner(_ left: inout Frame, _ right: inout Frame) -> Inner? {
        var operations = Set(left.operations + right.operations)
        let isPerDay = left.pers.contains(.date) || right.pers.contains(.date)
        left.pers.removeAll { $0 == .date }
        right.pers.removeAll { $0 == .date }
        if left.rates == [.week] || left.rates == [.month] { return nil }
        left.operations = []
        right.operations = []
        if operations.contains(.change) { operations.remove(.change) }
        if operations.contains(.last), operations.count == 1 { operations = [] }
        guard operations.subtracting([.mean, .sum, .median, .sd, .max, .min]).isEmpty, operations.count <= 1 else {
            return nil
        }
        return Inner(operation: operations.first, isPerDay: isPerDay)
    }

    /// `weekends against weekdays last month`: the days are of both.
    private func consumeSharedDays(_ left: inout Frame, _ right: inout Frame) {
        let hasConditions = !left.conditions.isEmpty && (!right.conditions.isEmpty || right.flags.contains(.opposite))
        // `zone 2 against zone 3 last month`
        let hasFigure = !left.attributes.isEmpty && !right.attributes.isEmpty && left.attributes != right.attributes
        let hasKinds = !right.kinds.isEmpty || !right.quantities.isEmpty || hasFigure
        if left.days.isEmpty, right.relatives.isEmpty, right.days.count == 1, hasConditions || hasKinds {
            left.days = right.days
            right.days = []
        }
    }

    private func comparedTopic(_ left: inout Frame, _ right: inout Frame) -> Topic? {
        let hasSubject = { (frame: Frame) in
            !frame.quantities.isEmpty || !frame.verbs.isEmpty || !frame.kinds.isEmpty || !frame.attributes.isEmpty
                || frame.calories > 0 || frame.heart > 0 || !frame.words.isEmpty || !frame.units.isEmpty
        }
        if left.kinds.isEmpty, !left.attributes.isEmpty, !right.kinds.isEmpty, right.attributes.isEmpty {
            left.kinds = right.kinds
            right.kinds = []
        }
        if !left.kinds.isEmpty, left.attributes.isEmpty, right.kinds.isEmpty, !right.attributes.isEmpty {
            // `slower on my runs this year than last, by pace`
            left.attributes = right.attributes
            right.attributes = []
        }
        if !hasSubject(left), hasSubject(right), right.kinds.isEmpty || left.kinds.isEmpty {
            var whole = right
            if left.consume(.far) { whole.asked.append(.far) }
            guard let topic = subject(&whole) else { return nil }
            right = whole
            return topic
        }
        return subject(&left)
    }

    private func comparison(
        _ left: inout Frame, _ right: inout Frame, _ question: HealthQuestion, _ said: Days?, _ topic: Topic,
        _ comparative: Frame.Degree?
    ) -> Comparison? {
        var comparison = Comparison()
        if right.relatives == [.before], let said, right.days == [said], (28...92).contains(said.count ?? 0),
            let earlier = calendar.yearBefore(said)
        {
            // `in October than in the October before`
            (right.relatives, right.days) = ([], [earlier])
        }
        guard consumeOtherQuantity(&right, question, &comparison) else { return nil }
        if let days = right.days.first {
            guard right.days.count == 1 else { return nil }
            right.days = []
            // `this summer than last summer`
            comparison.days = said.flatMap { samePart(of: days, as: $0) ?? calendar.compared(days, with: $0) } ?? days
            let isRunning = [Part.Period.week, .month, .quarter, .year].contains { calendar.period($0, ago: 0) == days }
            if let said, said.isDay, days.to == said.to, let count = days.count, count > 1, !isRunning {
                // A night is held against those before it, and against all of this month.
                comparison.days = days.shifted(-1)
            }
            if let said, said.isDay, said.own == nil, said.to == calendar.today, let months = days.monthsAgo,
                let day = calendar.shifted(calendar.today, months: -months)
            {
                // `today against a month ago`: a day as well, and not all of that month.
                comparison.days = Days(from: day, to: day)
            }
        }
        let spans = left.daysBefore + right.daysBefore
        if let count = spans.first {
            guard spans.count == 1, comparison.days == nil, let first = said?.from else { return nil }
            (left.daysBefore, right.daysBefore) = ([], [])
            if let own = said?.own {
                guard let beside = count < 0 ? own.with(.after, -count) : own.before(count) else { return nil }
                comparison.days = beside.standIn(calendar.today)
            } else if count < 0 {
                guard let last = said?.to, last < calendar.today else { return nil }
                comparison.days = Days(from: last.advanced(by: 1), to: min(last.advanced(by: -count), calendar.today))
            } else {
                comparison.days = Days(from: first.advanced(by: -count), to: first.advanced(by: -1))
            }
        }
        if !right.conditions.isEmpty {
            comparison.conditions = right.conditions.map { $0.onDay(of: question.conditions) }
            right.conditions = []
        }
        if right.consume(.others) {
            guard question.conditions.count == 1, question.conditions[0].isCalendar, var rest = comparison.conditions,
                rest.allSatisfy(\.isCalendar), let own = question.conditions[0].opposed
            else { return nil }
            rest.append(own)
            guard !Self.holdsNoDay(rest) else { return nil }
            comparison.conditions = rest
        }
        let relatives = left.relatives + right.relatives
        if let relative = relatives.first {
            guard relatives.count == 1, let said else { return nil }
            (left.relatives, right.relatives) = ([], [])
            if comparison.days == nil {
                comparison.days = calendar.earlier(relative, said)
                guard comparison.days != nil else { return nil }
            } else {
                return nil
            }
        }
        if right.flags.contains(.opposite) || comparison == Comparison() && comparative != nil && right.isBlank {
            let own = question.conditions.filter { !$0.isCalendar }
            guard comparison == Comparison(),
                let opposite = own.count == 1
                    ? right.flags.contains(.nothing) ? own[0].nothing ?? own[0].opposed : own[0].opposed
                    : own.isEmpty && question.conditions.count == 1 ? question.conditions[0].opposed : nil
            else { return nil }
            right.consume(.opposite)
            comparison.conditions = question.conditions.filter { $0.isCalendar && !own.isEmpty } + [opposite]
        }
        return isComparable(comparison, question, said) ? comparison : nil
    }

    /// `May this year against last year`: May of that one; `nil` where no part of this year is said.
    private func samePart(of days: Days, as said: Days) -> Days? {
        guard form.namesThisYear, days == calendar.period(.year, ago: 1), let year = calendar.period(.year, ago: 0),
            said.own == nil, said != year, let from = said.from, let first = year.from, from >= first,
            (said.count ?? 0) < 200
        else { return nil }
        return calendar.yearBefore(said)
    }

    private func consumeOtherQuantity(_ right: inout Frame, _ question: HealthQuestion, _ comparison: inout Comparison)
        -> Bool
    {
        let hasOwn =
            !right.quantities.isEmpty || !right.verbs.isEmpty || !right.kinds.isEmpty || !right.attributes.isEmpty
            || right.calories > 0
        guard hasOwn else { return true }
        if !right.kinds.isEmpty, right.attributes.isEmpty, right.quantities.isEmpty,
            case .workout(_, let field) = question.quantity
        {
            let types = Array(Set(right.kinds.flatMap { $0 })).sorted()
            right.kinds = []
            right.verbs = []
            let other = Quantity.workout(types: types, field: field)
            if other != question.quantity { comparison.quantity = other }
            return true
        }
        let hasBurned = right.verbs == [.day(.activeEnergy)] || right.calories > 0
        guard let topic = subject(&right), topic.more.isEmpty else { return false }
        if topic.quantity == question.quantity { return true }
        // What was burned is more than what moving burned.
        if topic.isVerb || hasBurned,
            Set([topic.quantity, question.quantity]) == [.day(.dietaryEnergy), .day(.activeEnergy)]
        {
            return false
        }
        guard topic.quantity.keptUnit == question.quantity.keptUnit else { return false }
        comparison.quantity = topic.quantity
        return true
    }

    private func isComparable(_ comparison: Comparison, _ question: HealthQuestion, _ said: Days?) -> Bool {
        guard comparison != Comparison() else { return false }
        if comparison.quantity != nil { return true }
        if let days = comparison.days {
            guard said != nil, days != question.days || comparison.conditions != nil else { return false }
        } else if comparison.conditions == question.conditions
            || question.conditions == [Requirement(.day(.workouts), .equal, .number(0))]
                && comparison.conditions?.allSatisfy(\.isCalendar) == true
        {
            // `days off against work days` are none without a workout.
            return false
        }
        return comparison.conditions == nil || !question.conditions.isEmpty || comparison.days != nil
    }

    private func innerStatistic(_ inner: Inner, _ question: HealthQuestion, _ comparative: Frame.Degree?) -> Statistic {
        let named: [Part.Operation: Statistic] = [.sd: .sd, .max: .max, .min: .min]
        if let operation = inner.operation, let statistic = named[operation] { return statistic }
        // `are my rides longer`: each of them.
        if question.isOfWorkouts, comparative?.aspect == .long, question.quantity.hasField { return .mean }
        if case .workout(_, nil) = question.quantity { return .sum }
        switch inner.operation {
        case .median?: return .median
        case .sum?:
            // `total deep to total REM`, of the same nights
            let isTotal = question.quantity.isDuration && question.comparison?.quantity != nil
            return question.quantity.isSum || isTotal ? .sum : .mean
        case .mean?: return .mean
        default: break
        }
        if inner.isPerDay || !question.quantity.isSum { return .mean }
        if form.saysWhole, question.comparison?.days != nil { return .sum }
        if question.isOfWorkouts { return .sum }
        if let other = question.comparison?.days, question.comparison?.conditions == nil, !question.days.isDay {
            // A running week is no match for a whole one.
            let isWhole = question.days.to != calendar.today && other.to != calendar.today
            let isSame =
                question.days.count == other.count || form.saysToDate
                || isWhole && (calendar.before(question.days) == other || calendar.yearBefore(question.days) == other)
            return isSame ? .sum : .mean
        }
        return question.comparison?.quantity != nil ? .sum : .mean
    }

    /// Yes or no, how much, in percent, how many times.
    private func consumeForm(
        _ question: inout HealthQuestion, _ left: inout Frame, _ right: inout Frame, _ isAbove: Bool?,
        _ comparative: Frame.Degree?
    ) -> Bool {
        let asked = left.asked + right.asked
        (left.asked, right.asked) = ([], [])
        if left.flags.contains(.percent) || left.units == [.percent] && question.quantity.keptUnit != .percent
            || right.units == [.percent] && question.quantity.keptUnit != .percent
        {
            left.consume(.percent)
            left.units.removeAll { $0 == .percent }
            right.units.removeAll { $0 == .percent }
            question.statistic = .percentChange
            question.unit = .percent
            return comparative == nil || isAbove != nil
        }
        if left.consume(.ratio) { question.statistic = .ratio }
        if left.consume(.either) { return isAbove != nil && asked.allSatisfy { [.how, .which].contains($0) } }
        if question.statistic == .ratio, asked.allSatisfy({ $0 == .often || $0 == .many }), !form.isYesNo {
            return true
        }
        guard comparative != nil else {
            guard !question.isOfCount || !asked.contains(.much) else { return false }
            return asked.allSatisfy { [.much, .how, .which, .many, .high, .long, .far].contains($0) }
        }
        guard let isAbove else { return false }
        // `number of runs higher than last month`: the number is what is held against the other.
        let asks = asked.filter { $0 != .often && !($0 == .many && form.saysNumber) }
        // `did I sleep more or less than last week` is answered by neither yes nor no.
        if form.asksDirection, asks.isEmpty { return true }
        if left.consume(.any) || right.consume(.any), form.isYesNo, asks.isEmpty {
            question.output = .yesNo
            question.isYesAbove = isAbove
            return true
        }
        if asks.isEmpty, form.isYesNo, left.flags.contains(.difference) || right.flags.contains(.difference) {
            return true
        }
        if form.isYesNo && !asks.contains(.much) || asks.isEmpty && form.hasQuestionMark || asks.isEmpty {
            question.output = .yesNo
            question.isYesAbove = isAbove
            return asks.isEmpty
        }
        question.contrast.isUp = form.asksDirection ? nil : isAbove
        return asks.allSatisfy { [.much, .long, .far, .many, .how, .high].contains($0) }
    }

    private func frameUnits(_ frame: inout Frame, _ question: inout HealthQuestion) {
        guard let unit = frame.units.first, frame.units.allSatisfy({ $0 == unit }),
            question.quantity.keptUnit?.dimension == unit.dimension
        else { return }
        frame.units = []
        question.unit = unit
    }
}

extension Frame {
    /// Turns the longest workout of one kind, or the highest value of a metric, into its maximum.
    fileprivate mutating func longestToMax() {
        guard superlatives.count == 1, operations.isEmpty, attributes.isEmpty else { return }
        switch superlatives[0].aspect {
        case .plain where kinds.isEmpty: break
        case .long where kinds.count == 1 && units.isEmpty:
            attributes = [kinds[0].allSatisfy(Composer.distant.contains) && !kinds[0].isEmpty ? .distance : .duration]
        case .far where kinds.count == 1: attributes = [.distance]
        default: return
        }
        operations = [superlatives.removeFirst().isMore ? .max : .min]
    }

    /// Turns times of the day into the start of workouts.
    fileprivate mutating func daytimesToConditions() {
        conditions += daytimes.map { Requirement(.field(.startClock), $0.sign, .number($0.minutes)) }
        daytimes = []
    }

    /// `than the shorter ones`, `than the others`
    fileprivate var isOfTheOthers: Bool {
        var rest = self
        (rest.comparatives, rest.flags) = ([], rest.flags.subtracting([.opposite]))
        return rest.isBlank && !isBlank
    }

    /// `this morning` is the day of what is measured once.
    fileprivate mutating func mornings(of subjects: [Quantity]) {
        let areOfMornings = subjects.allSatisfy { if case .day(let field) = $0 { field.isOfMorning } else { false } }
        if areOfMornings, !subjects.isEmpty { parted.removeAll { $0.sign == .below } }
    }

    /// Turns bounds whose unit tells a figure of workouts into their conditions.
    fileprivate mutating func boundsToConditions() {
        guard !bounds.isEmpty,
            let field = bounds[0].unit.map(Grammar.field) ?? (bounds[0].isInThousands ? .distance : nil),
            let tests = Grammar.requirements(field, bounds)
        else { return }
        conditions += tests
        bounds = []
    }

    /// `my 7-day average against my 60-day average`: of the days that end today.
    fileprivate mutating func meansToDays(_ calendar: Calendar) {
        guard counted.count == 1, counted[0].count > 1, days.isEmpty, operations == [.mean],
            let last = calendar.last(counted[0].count, counted[0].period)
        else { return }
        (counted, days) = ([], [last])
    }

    /// Whether more of one of two kinds is asked for, said once or of each: `more running or more strength`.
    fileprivate var asksWhichOfTwo: Bool {
        // `more runs or more rides`; what is done more often is one of a ranking.
        let isOfEach = comparatives.count == 2 && !kinds.isEmpty
        guard (1...2).contains(comparatives.count), conditions.isEmpty, tests.isEmpty,
            comparatives.allSatisfy({ $0.isMore && ($0.aspect == .plain || $0.aspect == .often && isOfEach) })
        else { return false }
        guard !kinds.isEmpty else { return quantities.count == 2 && attributes.isEmpty }
        // `did I burn more calories on rides or runs`
        let isOfEnergy = calories == 1 && attributes.isEmpty && verbs.allSatisfy { $0 == .day(.activeEnergy) }
        return kinds.count == 2 && kinds.allSatisfy { !$0.isEmpty } && quantities.isEmpty
            && (attributes.isEmpty && verbs.isEmpty || isOfEnergy || attributes.count == 1 && verbs.isEmpty)
    }

    /// Whether it names no quantity.
    var namesNothing: Bool {
        quantities.isEmpty && verbs.isEmpty && kinds.isEmpty && attributes.isEmpty && calories == 0 && heart == 0
            && words.isEmpty && units.isEmpty
    }

    /// Whether nothing at all was said.
    var isBlank: Bool { isSpent && flags.isEmpty }

    /// Turns tests of days into conditions of the question, so many days before where that was said.
    mutating func testsToConditions() {
        conditions += tests
        tests = []
        guard let lag = lags.first, lags.count == 1 else { return }
        // `the morning after a ride, the next morning`
        if lag == 0 ? conditions.contains(where: { !$0.isCalendar }) : conditions.contains(where: { $0.lag == lag }) {
            return lags = []
        }
        // `a run and 8 hours of sleep the night after`: which of the two is of the day before?
        guard conditions.count(where: { !$0.isCalendar && $0.lag == 0 }) < 2 || !quantities.isEmpty || !verbs.isEmpty
        else { return }
        var hasMoved = false
        for index in conditions.indices where !conditions[index].isCalendar && conditions[index].lag == 0 {
            conditions[index].lag = lag
            hasMoved = true
        }
        if hasMoved { lags = [] }
    }
}

extension Requirement {
    /// `after a drink against dry days`: of the day before as well, where the first side tests the same so.
    fileprivate func onDay(of others: [Requirement]) -> Requirement {
        let own = others.filter { !$0.isCalendar }
        guard own.count == 1, own[0].lag == 1, lag == 0, !isCalendar,
            own[0].subject == subject || own[0].isOfTraining && isOfTraining
        else { return self }
        return lagged(by: 1)
    }

    private var isOfTraining: Bool {
        if case .workout = subject { true } else { subject == .day(.workouts) || subject == .day(.strength) }
    }

    /// None of what is drunk or done now and then; `nil` of other quantities.
    fileprivate var nothing: Requirement? {
        switch subject {
        case .day(let field) where field.isOccasional:
            Requirement(subject, .equal, .number(0), lag: lag)
        case .workout(_, nil): Requirement(subject, .equal, .number(0), lag: lag)
        default: nil
        }
    }
}

extension Part.Bound {
    /// `under two hours against over three`: hours as well, where so many minutes would be far from the first.
    fileprivate func inHours(of field: DayField, beside value: Requirement.Value) -> Part.Bound {
        guard field.unit == "min", case .number(let own) = value, case .number(let number, false, nil) = limit,
            number * number * 60 < own * own
        else { return self }
        return Part.Bound(sign: sign, limit: .number(number, isThousands: false, .hour))
    }
}

extension Frame.Degree {
    func degree(for quantity: Quantity, _ composer: Composer) -> Bool? { composer.direction(self, quantity) }
}

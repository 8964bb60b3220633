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
    func wholePeriod(before days: Days) -> Days? {
        guard days != calendar.period(.month, ago: 0) else { return nil }
        return [Part.Period.quarter, .year].first { calendar.period($0, ago: 0) == days }.flatMap {
            calendar.period($0, ago: 1)
        }
    }

    /// This month beside a month, today beside a day.
    func now(beside days: Days) -> [Days] {
        if days.isDay { return [calendar.day(ago: 0)] }
        guard let from = days.from, from.components.day == 1, (27..<31).contains(days.to - from) else { return [] }
        return calendar.period(.month, ago: 0).map { [$0] } ?? []
    }
}

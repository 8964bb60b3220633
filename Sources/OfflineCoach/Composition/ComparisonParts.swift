import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// What a comparison takes from the parts of its sides: the statistic within, days, conditions, another quantity, its form.
extension Composer {
    struct Inner {
        var operation: Part.Operation?
        var isPerDay = false
    }

    func consumeInner(_ left: inout Frame, _ right: inout Frame) -> Inner? {
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
    func consumeSharedDays(_ left: inout Frame, _ right: inout Frame) {
        let hasConditions = !left.conditions.isEmpty && (!right.conditions.isEmpty || right.flags.contains(.opposite))
        // `zone 2 against zone 3 last month`
        let hasFigure = !left.attributes.isEmpty && !right.attributes.isEmpty && left.attributes != right.attributes
        let hasKinds = !right.kinds.isEmpty || !right.quantities.isEmpty || hasFigure
        if left.days.isEmpty, right.relatives.isEmpty, right.days.count == 1, hasConditions || hasKinds {
            left.days = right.days
            right.days = []
        }
    }

    func comparedTopic(_ left: inout Frame, _ right: inout Frame) -> Topic? {
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

    func comparison(
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

    func innerStatistic(_ inner: Inner, _ question: HealthQuestion, _ comparative: Frame.Degree?) -> Statistic {
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
    func consumeForm(
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

    func frameUnits(_ frame: inout Frame, _ question: inout HealthQuestion) {
        guard let unit = frame.units.first, frame.units.allSatisfy({ $0 == unit }),
            question.quantity.keptUnit?.dimension == unit.dimension
        else { return }
        frame.units = []
        question.unit = unit
    }
}

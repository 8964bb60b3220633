import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Frame {
    /// Turns the longest workout of one kind, or the highest value of a metric, into its maximum.
    mutating func longestToMax() {
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
    mutating func daytimesToConditions() {
        conditions += daytimes.map { Requirement(.field(.startClock), $0.sign, .number($0.minutes)) }
        daytimes = []
    }

    /// `than the shorter ones`, `than the others`
    var isOfTheOthers: Bool {
        var rest = self
        (rest.comparatives, rest.flags) = ([], rest.flags.subtracting([.opposite]))
        return rest.isBlank && !isBlank
    }

    /// `this morning` is the day of what is measured once.
    mutating func mornings(of subjects: [Quantity]) {
        let areOfMornings = subjects.allSatisfy { if case .day(let field) = $0 { field.isOfMorning } else { false } }
        if areOfMornings, !subjects.isEmpty { parted.removeAll { $0.sign == .below } }
    }

    /// Turns bounds whose unit tells a figure of workouts into their conditions.
    mutating func boundsToConditions() {
        guard !bounds.isEmpty,
            let field = bounds[0].unit.map(Grammar.field) ?? (bounds[0].isInThousands ? .distance : nil),
            let tests = Grammar.requirements(field, bounds)
        else { return }
        conditions += tests
        bounds = []
    }

    /// `my 7-day average against my 60-day average`: of the days that end today.
    mutating func meansToDays(_ calendar: Calendar) {
        guard counted.count == 1, counted[0].count > 1, days.isEmpty, operations == [.mean],
            let last = calendar.last(counted[0].count, counted[0].period)
        else { return }
        (counted, days) = ([], [last])
    }

    /// Whether more of one of two kinds is asked for, said once or of each: `more running or more strength`.
    var asksWhichOfTwo: Bool {
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
    func onDay(of others: [Requirement]) -> Requirement {
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
    var nothing: Requirement? {
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
    func inHours(of field: DayField, beside value: Requirement.Value) -> Part.Bound {
        guard field.unit == "min", case .number(let own) = value, case .number(let number, false, nil) = limit,
            number * number * 60 < own * own
        else { return self }
        return Part.Bound(sign: sign, limit: .number(number, isThousands: false, .hour))
    }
}

extension Frame.Degree {
    func degree(for quantity: Quantity, _ composer: Composer) -> Bool? { composer.direction(self, quantity) }
}

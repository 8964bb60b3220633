import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Follow-ups that ask under other conditions.
extension FollowUp {
    /// `the three longest? – make it five`
    func replaceCount(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .number(let value, false, false) = part, change.parts.count == 1,
            [.topK, .bottomK].contains(previous.statistic)
        else { return .passed }
        guard let count = Int(exactly: value), (2...20).contains(count) else { return .refused }
        change.question.count = count
        return .changed
    }

    /// `make it 12000`
    func replaceLimit(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .number(let value, let isThousands, false) = part, change.parts.count == 1 else { return .passed }
        guard let sign = change.question.conditions.first(where: { !$0.isCalendar })?.sign,
            let tests = bounded([Part.Bound(sign: sign, limit: .number(value, isThousands: isThousands, nil))])
        else { return .refused }
        change.setTests(tests)
        return .changed
    }

    /// `weights not included`
    func filterWorkouts(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .only(let tests) = part, change.question.quantity.isOfWorkouts,
            tests.allSatisfy({ $0.subject == .field(.type) })
        else { return .passed }
        change.question.conditions += tests
        return .changed
    }

    /// `after drinking? – what if more than 2?`: of the same day as before.
    func filterDays(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .only(let tests) = part else { return .passed }
        guard case .day(let field) = change.question.quantity, !change.isExcepted else { return .refused }
        if tests == [Requirement(.day(field), .equal, .number(0))] {
            // `average drinks a day? – and days without`: of them there is nothing to add up.
            guard [.sum, .mean].contains(change.question.statistic), change.question.comparison == nil else {
                return .refused
            }
            (change.question.statistic, change.question.unit, change.question.grouping) = (.countDays, nil, nil)
        }
        let lag = change.question.conditions.first { old in tests.contains { $0.subject == old.subject } }?.lag ?? 0
        let lagged = tests.map { $0.lagged(by: max($0.lag, lag)) }
        if change.question.comparison?.conditions != nil {
            guard lagged.count == 1, let opposed = lagged[0].opposed else { return .refused }
            change.question.comparison?.conditions = change.question.conditions.filter(\.isCalendar) + [opposed]
        }
        change.setTests(lagged)
        return .changed
    }

    /// `only outside`
    func filterIndoor(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .indoor(let said) = part else { return .passed }
        guard case .workout = change.question.quantity else { return .refused }
        change.question.conditions.removeAll { $0.subject == .field(.indoor) }
        change.question.conditions.append(.indoor(said != change.isExcepted))
        return .changed
    }

    /// `how many of them before eight?`, `and after six in the evening?`: workouts that began then
    func filterStart(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .daytime(let sign, let minutes) = part, case .workout = change.question.quantity else {
            return .passed
        }
        guard [.sum, .mean, .list].contains(change.question.statistic), change.question.comparison == nil,
            !change.isExcepted
        else { return .refused }
        if change.question.conditions.contains(where: { $0.subject == .field(.startClock) }) {
            guard !says(TalkWords.within) else { return .refused }
            change.question.conditions.removeAll { $0.subject == .field(.startClock) }
        }
        change.question.conditions.append(Requirement(.field(.startClock), sign, .number(minutes)))
        return .changed
    }

    /// `over 7 hours? – and 8 hours?`
    func replaceMeasure(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .measure(let value, let unit) = part else { return .passed }
        let tests = change.question.conditions.filter { !$0.isCalendar }
        guard tests.count == 1, let old = tests.first, case .day(let field) = old.subject, field.kind != .clock,
            let kept = Quantity.day(field).kept(value, unit)
        else { return .refused }
        change.setTests([Requirement(old.subject, old.sign, .number(kept), lag: old.lag)])
        return .changed
    }

    /// `how many runs over 10 km?`, after how many there were
    func boundWorkouts(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .bounds(let bounds) = part, case .workout(_, let field) = change.question.quantity else {
            return .passed
        }
        guard case .number(_, _, let unit?) = bounds.first?.limit, let own = Grammar.field(for: unit),
            field == nil || field == own || [.sum, .mean, .list].contains(change.question.statistic),
            let tests = Grammar.requirements(own, bounds),
            !change.question.conditions.contains(where: { $0.subject == .field(own) })
        else { return .refused }
        change.question.conditions += tests
        if change.asks == [.which], field == nil {
            (change.question.statistic, change.question.output) = (.list, .list)
        }
        return .changed
    }

    /// `and above 9000?`
    func boundDays(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .bounds(let bounds) = part else { return .passed }
        if let counted = counted(bounds, change) {
            change.question = counted
            return .changed
        }
        guard let tests = bounded(bounds) else { return .refused }
        change.setTests(tests)
        return .changed
    }

    /// `how was my sleep in May? – how many under six hours?`: the days of it that pass.
    private func counted(_ bounds: [Part.Bound], _ change: Change) -> HealthQuestion? {
        let statistics: [Statistic] = [.mean, .median, .min, .max, .dateOfMin, .dateOfMax, .sum]
        guard change.asks == [.many] || change.asks == [.often], case .day(let field) = previous.quantity,
            statistics.contains(previous.statistic), !previous.days.isDay, previous.comparison == nil,
            previous.grouping == nil, previous.more.isEmpty, previous.conditions.allSatisfy(\.isCalendar),
            let tests = Grammar.tests(field, bounds)
        else { return nil }
        var question = HealthQuestion(previous.quantity, .countDays, previous.days)
        question.conditions = previous.conditions + tests
        return question
    }

    /// `and days over 8 hours of sleep?`, after days that were counted for something else
    func replaceTest(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .test(let tests) = part else { return .passed }
        guard [.countDays, .shareDays, .longestStreak, .currentStreak].contains(change.question.statistic) else {
            return .refused
        }
        change.setTests(tests)
        change.question.quantity = .days
        if case .day(let field)? = tests.first?.subject, tests.count == 1 { change.question.quantity = .day(field) }
        return .changed
    }

    /// The bounds of what was bounded before; `nil` where that is not one figure of days.
    private func bounded(_ bounds: [Part.Bound]) -> [Requirement]? {
        guard let old = previous.conditions.first(where: { !$0.isCalendar }), case .day(let field) = old.subject,
            previous.conditions.filter({ !$0.isCalendar }).count == 1
        else { return nil }
        return bounds.reduce(into: [Requirement]?.some([])) { tests, bound in
            switch bound.limit {
            case .clock(let minutes):
                guard field.kind == .clock else { return tests = nil }
                tests?.append(Requirement(.day(field), bound.sign, .number(minutes), lag: old.lag))
            case .number(let value, _, let unit):
                guard field.kind != .clock else { return tests = nil }
                let isHours = unit == nil && (field == .sleep || field == .timeInBed) && value <= 24
                guard let kept = Quantity.day(field).kept(isHours ? value * 60 : value, unit) else {
                    return tests = nil
                }
                tests?.append(Requirement(.day(field), bound.sign, .number(kept), lag: old.lag))
            }
        }
    }
}

extension Change {
    /// Puts tests in the place of those before that are none of the calendar.
    fileprivate mutating func setTests(_ tests: [Requirement]) {
        question.conditions = question.conditions.filter(\.isCalendar) + tests
    }
}

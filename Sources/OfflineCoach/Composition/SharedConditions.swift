import HealthModel
import HealthQuery
import HealthQuestions

extension Composer {
    /// Puts conditions that are said of two spans on both: `on Sundays in spring compared with autumn when I slept 7 hours`.
    /// - Returns: whether it is known which side each condition is of.
    func shareConditions(_ left: inout Frame, _ right: inout Frame) -> Bool {
        guard !right.conditions.isEmpty, right.namesOnlyDays else { return true }
        let areSpans = !left.days.isEmpty && (right.days.count == 1 || !right.relatives.isEmpty)
        let (own, others) = (left.conditions.map(\.topic), right.conditions.map(\.topic))
        let areApart = Set(own).isDisjoint(with: others)
        if areSpans, areApart {
            // `in October compared with Sundays in September` is of one side, and says nothing of the other.
            guard !right.hasConditionFirst else { return false }
            left.conditions += right.conditions
            right.conditions = []
            return true
        }
        // `weekdays against weekends when I slept 7 hours`: of one side, or of both?
        return areApart || Set(others).isSubset(of: own)
    }
}

extension Frame {
    /// Two tests of which either is said; `nil` where there are others.
    var eitherTest: (Requirement, Requirement)? {
        let said = tests + conditions.filter { !$0.isCalendar }
        if said.count == 1, case .any(let either) = said[0].subject, either.count == 2 { return (either[0], either[1]) }
        return said.count == 2 && flags.contains(.or) ? (said[0], said[1]) : nil
    }

    /// Whether it names days and conditions alone, and no quantity.
    fileprivate var namesOnlyDays: Bool {
        quantities.isEmpty && verbs.isEmpty && kinds.isEmpty && attributes.isEmpty && calories == 0 && heart == 0
    }
}

extension Requirement {
    /// What a condition is about, so that two of a kind are told from two that go together.
    fileprivate enum Topic: Hashable { case calendar, training, other(Subject) }

    fileprivate var topic: Topic {
        if isCalendar { return .calendar }
        return switch subject {
        case .workout, .day(.workouts), .day(.strength): .training
        default: .other(subject)
        }
    }
}

extension Composer {
    /// `after yoga days and after days without sport`: two kinds of days, and none that is both.
    static func deniesItsWorkouts(_ tests: [Requirement]) -> Bool {
        tests.contains { none in
            let isOfAny = none.subject == .day(.workouts) || none.subject == .workout(types: [], field: nil)
            return isOfAny && none.sign == .equal && none.value == .number(0)
                && tests.contains { $0.lag == none.lag && !$0.types.isEmpty && [.atLeast, .above].contains($0.sign) }
        }
    }
}

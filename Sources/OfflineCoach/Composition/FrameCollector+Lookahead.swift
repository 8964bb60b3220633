import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// What several parts mean together, where one of them is met.
extension FrameCollector {
    /// The second week after the first of a month, the second half after the first.
    func second(after days: Days) -> Days? {
        days.count == 7 && days.from?.components.day == 1 ? days.shifted(7) : calendar.next(days)
    }

    /// Whether `and` puts two of a kind together: `on foot and with a ride` does not.
    static func joins(_ left: Part, _ right: Part) -> Bool {
        switch (left, right) {
        case (.quantity(_, false), .test), (.quantity(_, false), .only), (.kind(_, false), .test), (.unit, .test): false
        default: true
        }
    }

    /// `my usual pulse and how was it today`, `average pulse and today's`: two figures, of which one would be dropped.
    static func asksAnew(_ said: [Part], _ index: Int) -> Bool {
        let before = said[..<index]
        guard before.contains(.operation(.mean)), !before.contains(where: \.isCalendar),
            before.last?.isSubject == true
        else { return false }
        let behind = said[(index + 1)...].filter { $0 != .asked(.how) }
        return behind.count == 1 && behind[0].isOfDays
    }

    /// The tests of the night before that a condition sets; `nil` where none does.
    func nightBefore(_ said: [Part], _ index: Int) -> [Requirement]? {
        guard saysNightBefore, said[index] == .preposition(.when), index + 2 < said.count,
            said[index + 1] == .relative(.dayBefore), case .bounds(let bounds) = said[index + 2],
            bounds.allSatisfy({ $0.unit?.dimension == .time })
        else { return nil }
        return Grammar.tests(.sleep, bounds)
    }

    /// The bounds after a preposition that so many days have to pass; `nil` where none are.
    static func dayCount(_ said: [Part], _ index: Int) -> [Part.Bound]? {
        guard [.preposition(.on), .preposition(.in), .preposition(.at)].contains(said[index]), index + 2 < said.count,
            case .bounds(let bounds) = said[index + 1],
            bounds.allSatisfy({ $0.unit == nil && !$0.isClock && !$0.isInThousands })
        else { return nil }
        switch said[index + 2] {
        case .period(.day), .period(.night): return bounds
        // `an mindestens drei Tagen 12.000 Schritte`
        case .only(let tests): return tests.allSatisfy { $0.lag == 0 && !$0.isCalendar } ? bounds : nil
        default: return nil
        }
    }

    /// How many parts only say what is not meant: `not the steps`, where something else of the kind is.
    static func contrast(_ said: [Part], _ index: Int) -> Int? {
        let other: Part
        var length = 2
        if case .test(let tests) = said[index], tests.count == 1, tests[0].value == .number(0), tests[0].sign == .equal,
            case .day(let field) = tests[0].subject,
            index + 1 < said.count && said[index + 1] == .but
                || index > 0 && [.activeEnergy, .dietaryEnergy].contains(field)
        {
            other = .quantity(.day(field), isVerb: false)
            length = 1
        } else {
            guard said[index] == .not || said[index] == .preposition(.without), index + 1 < said.count else {
                return nil
            }
            other = said[index + 1]
            // `steps yesterday without alcohol` denies none.
            if said[index] != .not, case .quantity = other, !said[index...].contains(.but) { return nil }
            // `October without the 7th` denies no other month.
            if said[index] != .not, other.isDateOfDays { return nil }
        }
        let end = index + length
        func isAlike(_ part: Part) -> Bool {
            switch (part, other) {
            case (.kind(let types, _), .kind): part != other && !types.isEmpty
            case (.quantity, .quantity), (.days, .days), (.days, .ordinal), (.attribute, .attribute): part != other
            default: false
            }
        }
        // `protein, not fat, yesterday`, but `in week 20, not in 2025, on weekends`
        let isOfDays: Bool = if case .days = other { true } else { false }
        // `not yesterday, two days ago: …`
        let isFirst = isOfDays && index == 0 && end < said.count && isAlike(said[end])
        guard end == said.count || said[end] == .but || isFirst || !isOfDays && index > 0 && isAlike(said[index - 1])
        else { return nil }
        let hasMeant = said.enumerated().contains { place, part in
            (place < index || place >= end) && isAlike(part)
        }
        return hasMeant ? end < said.count && said[end] == .but ? length + 1 : length : nil
    }

    /// A day of the month or the week is one of the days that were said.
    func excepted(_ part: Part) -> Requirement? {
        let span = side.days.last { !$0.isDay }
        switch part {
        case .ordinal(let day):
            if let span { return Self.leftOutDay(part, of: span) }
            return (calendar.dayOfMonth(day)?.to).map { Requirement(.date, .unequal, .text($0.iso)) }
        case .days(let days) where days.dayOfWeek == .alone && days.isDay:
            return span.map { Self.leftOutDay(part, of: $0) } ?? part.exception
        default: return part.exception
        }
    }

    /// `excluding runs under 2 km`, of runs: those that are longer, and how many parts say so; `nil` for another exception.
    func exceptedWorkouts(_ said: ArraySlice<Part>) -> (tests: [Requirement], length: Int)? {
        var rest = Array(said.prefix(2))
        var length = 2
        if case .workoutTest(let tests)? = rest.first {
            guard tests.count == 1, case .workout(let types, let field?) = tests[0].subject, side.kinds == [types]
            else {
                return nil
            }
            return ([Requirement(.field(field), tests[0].sign.opposite, tests[0].value)], 1)
        }
        if case .kind(let types, _)? = rest.first {
            guard side.kinds == [types] else { return nil }
            rest.removeFirst()
        } else {
            length = 1
        }
        guard !side.kinds.isEmpty, case .bounds(let bounds)? = rest.first, bounds.count == 1,
            let field = bounds[0].unit.map(Grammar.field) ?? (bounds[0].isInThousands ? .distance : nil),
            let tests = Grammar.requirements(field, bounds)
        else { return nil }
        return (tests.map { Requirement($0.subject, $0.sign.opposite, $0.value) }, length)
    }

    /// Whether a share of other days ends the question: `as a share of the week before`.
    static func isShareOfDays(_ said: ArraySlice<Part>) -> Bool {
        let rest = said.first == .preposition(.as) ? said.dropFirst() : said
        guard rest.first == .operation(.share), rest.count > 1 else { return false }
        return rest.dropFirst().allSatisfy(\.isOfDays)
    }

    func isPaired(_ said: [Part]) -> Bool {
        said.contains {
            [.operation(.difference), .operation(.correlation), .compare, .operation(.ratio)].contains($0)
        }
    }

    func hasGroup(_ said: [Part]) -> Bool {
        said.contains {
            switch $0 {
            case .period, .groupNoun: true
            default: false
            }
        }
    }
}

import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Evenings that bedtimes are asked of: who goes to bed on a Friday wakes on Saturday, which is the date of that night.
struct BedtimeEvenings {
    var today: CivilDay

    /// The parts with dates of waking in the place of evenings, where bedtimes alone are asked about; `nil` where the evenings
    /// lie in another week than their dates of waking.
    func dated(_ parts: [Part]) -> [Part]? {
        guard Self.areAsked(of: parts) else { return parts }
        let endsWeek = parts.contains { $0.daysOfWeek.contains(6) }
        let isOfWeek = parts.contains {
            if case .days(let days) = $0 { (2...7).contains(days.count ?? 0) } else { false }
        }
        guard !endsWeek || !isOfWeek else { return nil }
        return parts.map(dated)
    }

    /// The date on which the night after a day ends.
    func dated(_ days: Days) -> Days {
        if let weekday = days.eachWeekday, let from = days.from {
            // `the last four Fridays`
            var nights = Days(from: from.advanced(by: 1), to: min(days.to.advanced(by: 1), today))
            nights.eachWeekday = (weekday + 1) % 7
            return nights
        }
        guard days.own == nil, !days.isNight, let from = days.from, from < today else { return days }
        // `Monday to Thursday last week`
        let isSpan = days.isSpan && (2...6).contains(days.count ?? 0)
        guard days.isDay || isSpan else { return days }
        var nights = Days(from: from.advanced(by: 1), to: min(days.to.advanced(by: 1), today))
        nights.dayOfWeek = days.dayOfWeek
        return isSpan ? nights.spanning : nights.ofNight
    }

    private func dated(_ part: Part) -> Part {
        switch part {
        case .days(let days): .days(dated(days))
        case .daysPair(let first, let last): .daysPair(dated(first), dated(last))
        case .habit(let days): .habit(Self.dayAfter(days))
        case .daysOfWeek(let days): .daysOfWeek(Self.dayAfter(days))
        case .many(let days): .many(Self.dayAfter(days))
        case .weekday(let day): .weekday((day + 1) % 7)
        default: part
        }
    }

    /// The days of the week after those; weekends and working days are those of waking, however they are named.
    static func dayAfter(_ days: [Int]) -> [Int] {
        [[0, 1, 2, 3, 4], [5, 6]].contains(days.sorted()) ? days : days.map { ($0 + 1) % 7 }.sorted()
    }

    /// Whether bedtimes are asked about beside what has another date: `bedtime and wake time on Fridays` are of two nights.
    func standApart(_ parts: [Part], namesWaking: Bool) -> Bool {
        let fields = parts.compactMap { if case .quantity(.day(let field), false) = $0 { field } else { nil } }
        return fields.contains(.bedTime) && fields.contains { $0 != .bedTime }
            && (!namesWaking || fields.contains(.wakeTime)) && parts.contains { dated($0) != $0 }
    }

    private static func areAsked(of parts: [Part]) -> Bool {
        var hasQuantity = false
        var tests: [Requirement] = []
        for part in parts {
            switch part {
            case .quantity(.day(.bedTime), _): hasQuantity = true
            case .quantity, .pair, .kind, .kindAttribute, .perKind, .attribute, .calories, .heart, .fromLast:
                return false
            case .test(let said), .only(let said): tests += said
            default: continue
            }
        }
        if hasQuantity { return true }
        let tested = tests.filter { !$0.isCalendar }
        return !tested.isEmpty && tested.allSatisfy { $0.subject == .day(.bedTime) && $0.lag == 0 }
    }
}

extension HealthQuestion {
    /// Whether it is of bedtimes alone, or counts days by them.
    var isOfBedtimes: Bool {
        let tested = conditions.filter { !$0.isCalendar }
        return switch quantity {
        case .day(.bedTime): true
        case .days: !tested.isEmpty && tested.allSatisfy { $0.subject == .day(.bedTime) && $0.lag == 0 }
        default: false
        }
    }
}

extension Part {
    /// The days of the week that it names without a date; 0 for Monday.
    fileprivate var daysOfWeek: [Int] {
        switch self {
        case .habit(let days), .daysOfWeek(let days), .many(let days): days
        case .weekday(let day): [day]
        case .days(let days): days.isDay && days.dayOfWeek == .alone ? [days.to.weekday] : []
        default: []
        }
    }
}

import CoachTools
import HealthModel

/// The days a question is about.
struct Span: Equatable {
    var days: ClosedRange<CivilDay>
    /// As said in an answer: `last week`, `March 2026`; empty for a single day.
    var name = ""

    var isDay: Bool { days.lowerBound == days.upperBound }
    var count: Int { days.upperBound - days.lowerBound + 1 }

    static func day(_ day: CivilDay) -> Span { Span(days: day...day) }
    static func last(_ count: Int, until today: CivilDay) -> Span {
        Span(days: today.advanced(by: 1 - max(1, count))...today, name: "the last \(count) days")
    }

    /// `last week (Mon 2 Mar – Sun 8 Mar)`.
    var described: String {
        if isEverything { return name }
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last {
            return name.isEmpty ? DayName.dateWithYear(first) : "\(name) (\(DayName.dateWithYear(first)))"
        }
        let isOneYear = first.components.year == last.components.year
        let start = isOneYear ? DayName.date(first) : DayName.dateWithYear(first)
        let dates = "\(start) – \(DayName.dateWithYear(last))"
        return name.isEmpty ? dates : "\(name) (\(dates))"
    }

    /// With its preposition: `last week (…)`, `in the last 30 days (…)`.
    var within: String {
        if name.isEmpty, !isDay {
            let isOneYear = days.lowerBound.components.year == days.upperBound.components.year
            let start = isOneYear ? DayName.date(days.lowerBound) : DayName.dateWithYear(days.lowerBound)
            return "from \(start) to \(DayName.dateWithYear(days.upperBound))"
        }
        return ["last ", "this ", "since "].contains(where: name.hasPrefix) || isDay ? described : "in \(described)"
    }

    /// As the tools take it.
    var range: String {
        if isEverything { return "all" }
        return isDay ? days.lowerBound.iso : "\(days.lowerBound.iso)..\(days.upperBound.iso)"
    }

    /// All that was ever recorded.
    static func everything(until today: CivilDay) -> Span {
        Span(days: CivilDay(number: 0)...max(today, CivilDay(number: 0)), name: "all your records")
    }

    var isEverything: Bool { days.lowerBound.number == 0 && !isDay }

    /// The dates alone, for a sentence that says the name itself.
    var dates: String { Span(days: days).described }
}

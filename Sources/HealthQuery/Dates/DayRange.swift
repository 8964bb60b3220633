import HealthModel

/// Why a text names no dates: one sentence that says what can be written.
public struct RangeProblem: Error, Equatable, Sendable {
    public var message: String
}

/// The dates that a tool is asked about, as people and models write them.
public enum DayRange: Equatable, Sendable {
    /// From the first recorded day to today.
    case all
    /// Both ends included. They are as asked: days before the first record or after today may be among them.
    case days(ClosedRange<CivilDay>)

    /// - Parameters:
    ///   - text: `all`, `today`, `yesterday`, `2026-03-14`, `last_N_days` (today included), `this_week`, `last_week`
    ///     (from Monday), `this_month`, `last_month`, `2026`, `2026-Q1`, `2026-03`, `2026-W12` (ISO 8601), `a..b`.
    ///   - today: what the words are relative to.
    /// - Throws: one sentence that says what is wrong and what can be written.
    public init(_ text: String, today: CivilDay) throws(RangeProblem) {
        if text == "all" {
            self = .all
        } else if let days = try Self.between(text) {
            self = .days(days)
        } else if let days = try Self.word(text, today) {
            self = .days(days)
        } else if let days = Self.calendar(text) {
            self = .days(days)
        } else {
            throw Self.problem("That is not a range")
        }
    }

    /// The days of a form as people type it, in small letters and with spaces: `2026-q1`, `last 30 days`.
    /// - Parameter text: in lower case.
    /// - Returns: `nil` for all days and for other words.
    public static func typedDays(_ text: String, today: CivilDay) -> ClosedRange<CivilDay>? {
        let written = text.replacing("q", with: "Q").replacing("w", with: "W")
        for form in [text, written, text.replacing(" ", with: "_")] {
            // What is no form may still be words.
            if case .days(let days)? = try? DayRange(form, today: today) { return days }
        }
        return nil
    }

    public static let forms =
        "all, today, yesterday, 2026-03-14, last_N_days, this_week, last_week, this_month, last_month, 2026, 2026-Q1, "
        + "2026-03, 2026-W12, 2026-03-01..2026-03-15"

    private static func problem(_ what: String) -> RangeProblem {
        RangeProblem(message: "\(what); write one of \(forms).")
    }

    /// `2026-03-01..2026-03-15`; `nil` for what has no two dots.
    private static func between(_ text: String) throws(RangeProblem) -> ClosedRange<CivilDay>? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        guard let first = CivilDay(iso: text[..<dots.lowerBound]), let last = CivilDay(iso: text[dots.upperBound...])
        else { throw problem("One of the dates does not exist") }
        guard first <= last else { throw problem("The end lies before the start") }
        return first...last
    }

    // MARK: Relative to today

    private static func word(_ text: String, _ today: CivilDay) throws(RangeProblem) -> ClosedRange<CivilDay>? {
        let monday = today.advanced(by: -today.weekday)
        let first = today.advanced(by: 1 - today.components.day)
        switch text {
        case "today": return today...today
        case "yesterday": return today.advanced(by: -1)...today.advanced(by: -1)
        case "this_week": return monday...today
        case "last_week": return monday.advanced(by: -7)...monday.advanced(by: -1)
        case "this_month": return first...today
        case "last_month":
            let last = first.advanced(by: -1)
            return last.advanced(by: 1 - last.components.day)...last
        default: return try lastDays(text, today)
        }
    }

    private static func lastDays(_ text: String, _ today: CivilDay) throws(RangeProblem) -> ClosedRange<CivilDay>? {
        guard text.hasPrefix("last_"), text.hasSuffix("_days") else { return nil }
        guard let count = number(text.dropFirst(5).dropLast(5), digits: 1...4), count >= 1 else {
            throw problem("The number of days goes from 1 to 9999")
        }
        return today.advanced(by: 1 - count)...today
    }

    // MARK: By the calendar

    private static func calendar(_ text: String) -> ClosedRange<CivilDay>? {
        if let day = CivilDay(iso: text) { return day...day }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let year = parts.first.flatMap({ number($0, digits: 4...4) }), year >= 1 else { return nil }
        guard parts.count > 1 else { return months(1...12, of: year) }
        guard parts.count == 2 else { return nil }
        switch parts[1].first {
        case "Q":
            guard let quarter = number(parts[1].dropFirst(), digits: 1...1), (1...4).contains(quarter) else {
                return nil
            }
            return months(quarter * 3 - 2...quarter * 3, of: year)
        case "W": return number(parts[1].dropFirst(), digits: 2...2).flatMap { week($0, of: year) }
        default:
            guard let month = number(parts[1], digits: 2...2), (1...12).contains(month) else { return nil }
            return months(month...month, of: year)
        }
    }

    private static func months(_ months: ClosedRange<Int>, of year: Int) -> ClosedRange<CivilDay>? {
        let last = (28...31).reversed().lazy.compactMap { CivilDay(year: year, month: months.upperBound, day: $0) }
        guard let first = CivilDay(year: year, month: months.lowerBound, day: 1), let last = last.first else {
            return nil
        }
        return first...last
    }

    /// Week 1 is the one with 4 January; a year has 52 or 53.
    private static func week(_ week: Int, of year: Int) -> ClosedRange<CivilDay>? {
        guard week >= 1, let fourth = CivilDay(year: year, month: 1, day: 4) else { return nil }
        let monday = fourth.advanced(by: (week - 1) * 7 - fourth.weekday)
        // The Thursday says which year a week belongs to.
        guard monday.advanced(by: 3).components.year == year else { return nil }
        return monday...monday.advanced(by: 6)
    }

    private static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}

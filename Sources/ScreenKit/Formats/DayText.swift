import HealthModel

/// Days as people read them.
public enum DayText {
    public static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    public static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// `Saturday 21 November 2026`.
    public static func long(_ day: CivilDay) -> String {
        let (year, month, date) = day.components
        return "\(weekdays[day.weekday]) \(date) \(months[month - 1]) \(year)"
    }

    /// `Sat 21 Nov 2026`.
    public static func medium(_ day: CivilDay) -> String { "\(short(day)) \(day.components.year)" }

    /// `Sat 21 Nov`.
    public static func short(_ day: CivilDay) -> String { "\(weekday(day)) \(dayAndMonth(day))" }

    /// `21 Nov`.
    public static func dayAndMonth(_ day: CivilDay) -> String { "\(day.components.day) \(month(day))" }

    /// `Sat`.
    public static func weekday(_ day: CivilDay) -> String { String(weekdays[day.weekday].prefix(3)) }

    /// `Nov`.
    public static func month(_ day: CivilDay) -> String { String(months[day.components.month - 1].prefix(3)) }

    /// `15–21 Nov 2026`, `26 Oct – 24 Nov 2026`, `24 Nov 2025 – 22 Nov 2026`.
    public static func range(_ days: ClosedRange<CivilDay>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        let (from, to) = (first.components, last.components)
        if first == last { return medium(last) }
        if from.year != to.year { return "\(dayAndMonth(first)) \(from.year) – \(dayAndMonth(last)) \(to.year)" }
        if from.month != to.month { return "\(dayAndMonth(first)) – \(dayAndMonth(last)) \(to.year)" }
        return "\(from.day)–\(to.day) \(month(last)) \(to.year)"
    }

    /// `today`, `yesterday`, `3 days ago`.
    public static func distance(of day: CivilDay, from today: CivilDay) -> String {
        switch today - day {
        case 0: "today"
        case 1: "yesterday"
        case -1: "tomorrow"
        case let days where days > 0: "\(days) days ago"
        case let days: "in \(-days) days"
        }
    }
}

import HealthModel

/// Keys of groups in words: `2026-W12` is the week of a Monday, `2026-03` a month.
enum GroupKey {
    static func words(_ key: String) -> String {
        let parts = key.split(separator: "-")
        guard parts.count == 2, let year = Int(parts[0]) else { return key }
        if parts[1].hasPrefix("W"), let week = Int(parts[1].dropFirst()), let monday = monday(year, week) {
            return "Week from \(DayName.dateWithYear(monday))"
        }
        guard let month = Int(parts[1]), (1...12).contains(month) else { return key }
        return "\(DayName.months[month - 1]) \(year)"
    }

    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let germanNames = [
        "Monday": "Montag", "Tuesday": "Dienstag", "Wednesday": "Mittwoch", "Thursday": "Donnerstag",
        "Friday": "Freitag",
        "Saturday": "Samstag", "Sunday": "Sonntag", "weekday": "Werktage", "weekend": "Wochenende",
    ]
    private static let germanMonths = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]

    /// `Montag`, `Woche ab 16.3.2026`, `März 2026`.
    static func german(_ key: String) -> String {
        if let name = germanNames[key] { return name }
        let parts = key.split(separator: "-")
        guard parts.count == 2, let year = Int(parts[0]) else { return key }
        if parts[1].hasPrefix("W"), let week = Int(parts[1].dropFirst()), let monday = monday(year, week) {
            let (year, month, day) = monday.components
            return "Woche ab \(day).\(month).\(year)"
        }
        guard let month = Int(parts[1]), (1...12).contains(month) else { return key }
        return "\(germanMonths[month - 1]) \(year)"
    }

    /// Weekdays from Monday on; all other keys keep their order.
    static func order(_ key: String?) -> Int { key.flatMap { weekdays.firstIndex(of: $0) } ?? 0 }

    /// The week with 4 January is the first of its year.
    private static func monday(_ year: Int, _ week: Int) -> CivilDay? {
        CivilDay(year: year, month: 1, day: 4).map { $0.advanced(by: 7 * (week - 1) - $0.weekday) }
    }
}

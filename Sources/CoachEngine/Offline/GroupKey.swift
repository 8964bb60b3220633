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

    /// The week with 4 January is the first of its year.
    private static func monday(_ year: Int, _ week: Int) -> CivilDay? {
        CivilDay(year: year, month: 1, day: 4).map { $0.advanced(by: 7 * (week - 1) - $0.weekday) }
    }
}

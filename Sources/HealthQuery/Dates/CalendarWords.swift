import HealthModel

extension CivilDay {
    private static let weekdayNames = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// `Monday`.
    public var weekdayName: String { Self.weekdayNames[weekday] }

    public var isWeekend: Bool { weekday >= 5 }

    /// Year and number of the week after ISO 8601: the Thursday says which year a week belongs to.
    var isoWeek: (year: Int, week: Int) {
        let thursday = advanced(by: 3 - weekday)
        let year = thursday.components.year
        let first = CivilDay(year: year, month: 1, day: 1)?.number ?? thursday.number
        return (year, (thursday.number - first) / 7 + 1)
    }
}

/// The grouping of dates. The raw value is the name in tools.
public enum DateGrouping: String, Sendable {
    case weekday
    case dayType = "day_type"
    case week, month, quarter, year, date

    /// `Monday`, `weekend`, `2026-W12`, `2026-03`, `2026-Q1`, `2026`, `2026-03-14`.
    public func key(of day: CivilDay) -> String {
        switch self {
        case .weekday: return day.weekdayName
        case .dayType: return day.isWeekend ? "weekend" : "weekday"
        case .date: return day.iso
        case .week:
            let (year, week) = day.isoWeek
            return "\(Self.padded(year, 4))-W\(Self.padded(week, 2))"
        case .month: return String(day.iso.prefix(7))
        case .quarter: return "\(day.iso.prefix(4))-Q\((day.components.month + 2) / 3)"
        case .year: return String(day.iso.prefix(4))
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}

import Foundation
import HealthModel

/// Clock times and days of instants in a named zone.
package enum LocalTime {
    /// `07:05`.
    package static func clock(_ date: Date, of snapshot: HealthSnapshot) -> String {
        clock(date, offset: snapshot.offset(at: date))
    }

    static func clock(_ date: Date, offset: Int) -> String {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return clock(minuteOfDay: (((seconds % 86_400) + 86_400) % 86_400) / 60)
    }

    package static func clock(minuteOfDay: Int) -> String {
        let minutes = ((minuteOfDay % 1440) + 1440) % 1440
        return "\(two(minutes / 60)):\(two(minutes % 60))"
    }

    /// Whether the snapshot was taken before its day was over.
    package static func isPartial(_ snapshot: HealthSnapshot) -> Bool {
        let offset = snapshot.offset(at: snapshot.takenAt)
        let local = snapshot.takenAt.timeIntervalSince1970 + Double(offset)
        return Int((local / 86_400).rounded(.down)) == snapshot.day.number
    }

    package static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Days as people write them.
package enum DayName {
    package static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    package static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    package static let germanWeekdays = [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ]
    package static let germanMonths = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]

    /// `Saturday 14 March 2026`.
    package static func long(_ day: CivilDay) -> String {
        let (year, month, date) = day.components
        return "\(weekdays[day.weekday]) \(date) \(months[month - 1]) \(year)"
    }

    /// `Sat 14 Mar`.
    static func short(_ day: CivilDay) -> String { "\(weekdays[day.weekday].prefix(3)) \(date(day))" }

    /// `14 Mar`.
    package static func date(_ day: CivilDay) -> String {
        let (_, month, date) = day.components
        return "\(date) \(months[month - 1].prefix(3))"
    }

    /// `14 Mar 2026`.
    package static func dateWithYear(_ day: CivilDay) -> String { "\(date(day)) \(day.components.year)" }

    /// A night by the day it ended on: `last night`, `in the night to Sat 14 Mar`.
    package static func night(_ day: CivilDay, today: CivilDay) -> String {
        day == today ? "last night" : "in the night to \(short(day))"
    }

    /// How a day is named beside today: `today`, `yesterday`, `on Sat 14 Mar`, with the year when it differs.
    package static func relative(_ day: CivilDay, to today: CivilDay) -> String {
        switch today - day {
        case 0: "today"
        case 1: "yesterday"
        default:
            "on \(short(day))\(day.components.year == today.components.year ? "" : " \(day.components.year)")"
        }
    }
}

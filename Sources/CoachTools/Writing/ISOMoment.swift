import Entries
import Foundation
import HealthModel

/// A time as ISO 8601 writes it: by the clock on the wall, or with its distance from UTC.
struct ISOMoment: Equatable {
    /// `nil` where the text is a time of day alone.
    private var day: CivilDay?
    private var hour, minute, second: Int
    /// Seconds east of UTC; `nil` for the person's own clock.
    private var offset: Int?

    /// `nil` for anything but `2026-03-14T07:30`, with seconds or an offset, and `07:30`.
    init?(_ text: String) {
        let pattern = /(?:(\d{4}-\d\d-\d\d)[Tt ])?(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|z|[+\-]\d\d:?\d\d)?/
        guard text.utf8.count < 40, let match = text.wholeMatch(of: pattern) else { return nil }
        if let date = match.1 {
            guard let day = CivilDay(iso: date) else { return nil }
            self.day = day
        } else if match.5 != nil {
            return nil
        }
        guard let hour = Int(match.2), let minute = Int(match.3), hour < 24, minute < 60 else { return nil }
        let second = match.4.flatMap { Int($0) } ?? 0
        guard second < 60 else { return nil }
        (self.hour, self.minute, self.second) = (hour, minute, second)
        guard let zone = match.5 else { return }
        let digits = zone.filter(\.isNumber)
        guard let east = Int(digits.isEmpty ? "0" : digits) else { return nil }
        offset = (zone.hasPrefix("-") ? -1 : 1) * (east / 100 * 3600 + east % 100 * 60)
    }

    /// `nil` where the clocks were put forward over it.
    func instant(by clock: EntryClock) -> Date? {
        let day = day ?? clock.today
        guard let offset else { return clock.instant(of: day, minute: hour * 60 + minute, second: second) }
        return Date(timeIntervalSince1970: Double(day.number * 86_400 + hour * 3600 + minute * 60 + second - offset))
    }
}

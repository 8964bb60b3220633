import Foundation
import HealthModel

/// The clock for entries: the person's calendar, and the moment after which nothing can have happened yet.
public struct EntryClock: Equatable, Sendable {
    /// When something happened of which no time is said.
    public var now: Date
    /// The day that counts as today.
    public var today: CivilDay
    /// Nothing may have happened later.
    public var latest: Date
    public var zone: TimeZone

    /// - Parameters:
    ///   - now: by the real clock.
    ///   - today: a day to take for today, at the clock's time; `nil` takes the calendar's. It is over, whatever the
    ///     clock says.
    public init(now: Date, zone: TimeZone, today: CivilDay? = nil) {
        let seconds = Int(now.timeIntervalSince1970.rounded(.down))
        let clock = DayClock(zone: zone, around: now)
        let calendar = clock.day(atUnix: seconds)
        self.zone = zone
        self.today = today ?? calendar
        // Entries are kept to the second: none may lie a fraction of one in the future.
        let now = Date(timeIntervalSince1970: Double(seconds))
        (self.now, latest) = (now, now)
        guard let today, today != calendar else { return }
        let noon = Date(timeIntervalSince1970: Double(today.number * 86_400 + 43_200))
        let there = DayClock(zone: zone, around: noon)
        // A clock that was put forward leaves an hour out: then the time is read as that much later.
        let start = there.start(of: today)
        let sameTime = Self.instant(of: today, second: clock.secondOfDay(atUnix: seconds), there)
        self.now = sameTime ?? Date(timeIntervalSince1970: Double(start + clock.secondOfDay(atUnix: seconds)))
        latest = min(now, Date(timeIntervalSince1970: Double(there.start(of: today.advanced(by: 1)) - 1)))
    }

    /// The first instant of a day at which the clock on the wall shows a time; `nil` where it is put forward over it.
    public func instant(of day: CivilDay, minute: Int, second: Int = 0) -> Date? {
        let noon = Date(timeIntervalSince1970: Double(day.number * 86_400 + 43_200))
        return Self.instant(of: day, second: minute * 60 + second, DayClock(zone: zone, around: noon))
    }

    private static func instant(of day: CivilDay, second: Int, _ clock: DayClock) -> Date? {
        let local = day.number * 86_400 + second
        let offsets = [clock.offset(atUnix: local - 86_400), clock.offset(atUnix: local + 86_400)]
        let found = offsets.map { local - $0 }.filter {
            clock.day(atUnix: $0) == day && clock.secondOfDay(atUnix: $0) == second
        }
        return found.min().map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// The day an instant lies in, and the minute of it.
    public func local(_ instant: Date) -> (day: CivilDay, minute: Int) {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
        let clock = DayClock(zone: zone, around: instant)
        return (clock.day(atUnix: seconds), clock.secondOfDay(atUnix: seconds) / 60)
    }

    /// Seconds east of UTC.
    public func offset(at instant: Date) -> Int { zone.secondsFromGMT(for: instant) }

    /// `07:05`.
    public static func text(minute: Int) -> String { "\(two(minute / 60 % 24)):\(two(minute % 60))" }

    static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// `today`, `yesterday`, `2026-03-14`.
    func name(of day: CivilDay) -> String {
        switch today - day {
        case 0: "today"
        case 1: "yesterday"
        default: day.iso
        }
    }
}

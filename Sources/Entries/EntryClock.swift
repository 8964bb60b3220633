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
    /// Times are those of the zone that a moment lies in: of home, and on a trip of the zone there.
    public var home: HomeTime

    /// - Parameters:
    ///   - now: by the real clock.
    ///   - today: a day to take for today, at the clock's time; `nil` takes the calendar's. It is over, whatever the
    ///     clock says.
    public init(now: Date, home: HomeTime, today: CivilDay? = nil) {
        let seconds = Int(now.timeIntervalSince1970.rounded(.down))
        let clock = home.clock(around: now)
        let calendar = clock.day(atUnix: seconds)
        self.home = home
        self.today = today ?? calendar
        // Entries are kept to the second: none may lie a fraction of one in the future.
        let now = Date(timeIntervalSince1970: Double(seconds))
        (self.now, latest) = (now, now)
        guard let today, today != calendar else { return }
        let there = home.clock(around: today)
        // A clock that was put forward leaves an hour out: then the time is read as that much later.
        let second = clock.secondOfDay(atUnix: seconds)
        let sameTime = there.instant(of: today, second: second) ?? there.start(of: today) + second
        self.now = Date(timeIntervalSince1970: Double(sameTime))
        latest = min(now, Date(timeIntervalSince1970: Double(there.start(of: today.advanced(by: 1)) - 1)))
    }

    /// The first instant of a day at which the clock on the wall shows a time; `nil` where it is put forward over it.
    public func instant(of day: CivilDay, minute: Int, second: Int = 0) -> Date? {
        let found = home.clock(around: day).instant(of: day, second: minute * 60 + second)
        return found.map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// Why a day has no such time.
    func absence(of minute: Int, on day: CivilDay) -> EntryProblem {
        let clock = home.clock(around: day)
        let zones = [clock.start(of: day), clock.start(of: day.advanced(by: 1)) - 1].map { clock.zoneName(atUnix: $0) }
        let reason =
            zones[0] == zones[1]
            ? "the clocks were put forward over it" : "your clock went from \(zones[0]) to \(zones[1]) over it"
        return EntryProblem("There was no \(Self.text(minute: minute)) on \(day.iso): \(reason).")
    }

    /// The day an instant lies in, and the minute of it.
    public func local(_ instant: Date) -> (day: CivilDay, minute: Int) {
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
        let clock = home.clock(around: instant)
        return (clock.day(atUnix: seconds), clock.secondOfDay(atUnix: seconds) / 60)
    }

    /// Seconds east of UTC.
    public func offset(at instant: Date) -> Int {
        home.clock(around: instant).offset(atUnix: Int(instant.timeIntervalSince1970.rounded(.down)))
    }

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

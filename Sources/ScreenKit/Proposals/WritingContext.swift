import Entries
import Foundation
import HealthModel

/// The context for words and fields of an entry: the person's units and their clock.
public struct WritingContext: Equatable, Sendable {
    public var units: UnitSystem
    public var clock: EntryClock
    public var plausibility: Plausibility

    /// The day of an entry on the timeline.
    public func day(of entry: LogEntry) -> CivilDay {
        entry.day ?? clock.local(entry.instant ?? clock.now).day
    }

    /// `14:05`.
    public func time(of date: Date) -> String {
        let minute = clock.local(date).minute
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }
}

/// The parts of a context apart from the moment.
public struct WritingPlace: Equatable, Sendable {
    public var units: UnitSystem
    public var home: HomeTime
    /// `nil` where none is known.
    public var weight: NewestWeight?

    public init(units: UnitSystem = .metric, home: HomeTime = HomeTime(zone: .gmt), weight: NewestWeight? = nil) {
        self.units = units
        self.home = home
        self.weight = weight
    }

    /// - Parameter today: what counts as today; `nil` takes the calendar's day.
    public func context(at date: Date, today: CivilDay?) -> WritingContext {
        let clock = EntryClock(now: date, home: home, today: today)
        return WritingContext(units: units, clock: clock, plausibility: Plausibility(weight, on: clock.today))
    }
}

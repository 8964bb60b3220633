import HealthModel
import SettingsModel

/// The plan of notices: pure, from the settings, the clock on the wall and the notices delivered before.
///
/// A time that falls into the quiet hours waits until they end. What is more than an hour late by then, or because the
/// machine slept or AirFit did not run, is not said at all. Nothing of a kind is said twice on a day.
public struct NotificationPlan: Sendable {
    /// The kind of a notice, as the settings have it.
    public typealias Kind = Settings.Notifications.Kind

    /// One time at which one thing is to be said.
    public struct Occurrence: Equatable, Sendable {
        public var kind: Kind
        /// The day it belongs to.
        public var day: CivilDay
        /// Unix seconds.
        public var due: Int
        /// From then on it is too late.
        public var expires: Int
    }

    private let settings: Settings.Notifications
    private let clock: DayClock

    public init(_ settings: Settings.Notifications, clock: DayClock) {
        self.settings = settings
        self.clock = clock
    }

    // MARK: What comes by the clock

    /// The notices due now: not yet too late, and not delivered on their day.
    /// - Parameter said: the last day on which each kind was said.
    public func due(at now: Int, said: [Kind: CivilDay]) -> [Occurrence] {
        occurrences(around: now, said: said).filter { $0.due <= now && now < $0.expires }
    }

    /// When to look again, in Unix seconds; `nil` when nothing is ever to be said by the clock.
    public func next(after now: Int, said: [Kind: CivilDay]) -> Int? {
        occurrences(around: now, said: said).map(\.due).filter { $0 > now }.min()
    }

    /// When a kind is said on a day; `nil` for what is off, what does not come by the clock or on that day, and what the
    /// quiet hours swallow.
    /// - Parameter own: its time on that day; `nil` for that of the settings.
    public func occurrence(of kind: Kind, on day: CivilDay, at own: ClockTime? = nil) -> Occurrence? {
        guard settings.isEnabled, settings.kinds.contains(kind), let time = own ?? settings.time(of: kind),
            kind != .weeklyReview || day.weekday == 6
        else { return nil }
        let wanted = clock.moment(of: time, on: day)
        let expires = wanted + Settings.Notifications.longestDelay * 60
        let due = endOfQuiet(at: wanted)
        return due < expires ? Occurrence(kind: kind, day: day, due: due, expires: expires) : nil
    }

    /// From yesterday, whose last may still be said, to the same day of the next week.
    private func occurrences(around now: Int, said: [Kind: CivilDay]) -> [Occurrence] {
        let today = clock.day(atUnix: now)
        return (-1...7).map { today.advanced(by: $0) }.flatMap { day in
            Kind.allCases.compactMap { kind in
                guard said[kind].map({ $0 < day }) ?? true else { return nil }
                return occurrence(of: kind, on: day)
            }
        }
    }

    /// The first moment from this one on that is not quiet.
    func endOfQuiet(at moment: Int) -> Int {
        guard isQuiet(at: moment) else { return moment }
        let day = clock.day(atUnix: moment)
        let ends = [day, day.advanced(by: 1)].map { clock.moment(of: settings.quietTo, on: $0) }
        return ends.first { $0 > moment } ?? moment
    }

    // MARK: What comes by itself

    /// Whether something that happened is to be said at this moment. What falls into the quiet hours is not said later:
    /// it stands on the screen.
    public func tells(_ event: Kind, at now: Int) -> Bool {
        settings.isEnabled && settings.kinds.contains(event) && !isQuiet(at: now)
    }

    private func isQuiet(at moment: Int) -> Bool {
        let minutes = clock.secondOfDay(atUnix: moment) / 60
        return settings.isQuiet(at: ClockTime(hour: minutes / 60, minute: minutes % 60))
    }
}

extension DayClock {
    /// When the clock on the wall first shows a time on a day, in Unix seconds. Where the clock leaps over it, the first
    /// moment after the leap.
    public func moment(of time: ClockTime, on day: CivilDay) -> Int {
        let wall = day.number * 86_400 + time.minutes * 60
        let candidates = Set([offset(atUnix: wall - 86_400), offset(atUnix: wall + 86_400)]).map { wall - $0 }
        let fitting = candidates.filter { $0 + offset(atUnix: $0) == wall }
        if let first = fitting.min() { return first }
        // Leapt over: between the two candidates lies the leap, and the moment after it is the first later one.
        var (before, after) = (candidates.min() ?? wall, candidates.max() ?? wall)
        while before + 1 < after {
            let middle = (before + after) / 2
            if middle + offset(atUnix: middle) < wall { before = middle } else { after = middle }
        }
        return after
    }
}

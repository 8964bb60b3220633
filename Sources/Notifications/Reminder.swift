import HealthModel
import SettingsModel

/// Something to be told to a person once.
public struct Reminder: Equatable, Sendable {
    /// The kind of a notice, as the settings have it.
    public typealias Kind = Settings.Notifications.Kind

    public var kind: Kind
    /// The subject, so that it is told once: the day, or the goal or session with its day. No blanks.
    public var subject: String
    /// Unix seconds.
    public var due: Int
    /// From then on it is too late.
    public var expires: Int
    public var opens: OpenTarget

    public init(_ kind: Kind, _ subject: String, due: Int, expires: Int, opens: OpenTarget? = nil) {
        (self.kind, self.subject, self.due, self.expires) = (kind, subject, due, expires)
        self.opens = opens ?? kind.opens
    }

    /// By which it is remembered: `check_in 2026-11-26`.
    var key: String { "\(kind.rawValue) \(subject)" }
}

/// The facts of today, from any source, that reminders go by.
public struct ReminderFacts: Equatable, Sendable {
    /// A session of the plan that is of today.
    public struct Session: Equatable, Sendable {
        /// Minutes after midnight; `nil` for any time.
        public var minute: Int?
        /// Done, or let go.
        public var isSettled: Bool

        public init(minute: Int?, isSettled: Bool) { (self.minute, self.isSettled) = (minute, isSettled) }
    }

    /// A goal that is reached on its day, in its week, or by its date.
    public struct ReachedGoal: Equatable, Sendable {
        public var id: Int
        /// The first day of what it was reached in; for one of a date the day it was set.
        public var since: CivilDay

        public init(id: Int, since: CivilDay) { (self.id, self.since) = (id, since) }
    }

    /// An import that is finished and stands.
    public struct FinishedImport: Equatable, Sendable {
        public var id: Int
        /// Unix seconds.
        public var at: Int

        public init(id: Int, at: Int) { (self.id, self.at) = (id, at) }
    }

    public var today: CivilDay
    /// One of the five feelings or a note of today.
    public var hasCheckedIn = false
    /// Millilitres of today; `nil` where none was noted.
    public var water: Double?
    /// Millilitres a day.
    public var waterGoal: Double?
    public var sessions: [Session] = []
    /// When to be reminded of the night, in minutes after midnight; `nil` where too little is known of the nights.
    public var bedtimeReminder: Int?
    public var reachedGoals: [ReachedGoal] = []
    /// Those of the last hour, whichever program ran them.
    public var imports: [FinishedImport] = []
    /// Days in a row up to yesterday on which all rings were closed; `nil` for none.
    public var streak: Int?
    /// Today belongs to it already.
    public var isStreakKept = false

    public init(today: CivilDay) { self.today = today }
}

/// The reminders of a person, from the settings, the clock on the wall and what is known of today. Pure.
///
/// Leaves out what is done already, from whatever source that is known. A time in the quiet hours waits for their end, an
/// hour at most; a bedtime in them is told five minutes before they begin, where that is at most two hours earlier.
public struct ReminderPlan: Sendable {
    /// The kind of a notice, as the settings have it.
    public typealias Kind = Settings.Notifications.Kind

    /// Our rule: a shorter row of days is no streak to be kept.
    public static let shortestStreak = 3
    /// Minutes before a session with a time of its own.
    public static let sessionLead = 60

    private let settings: Settings.Notifications
    private let clock: DayClock
    private let facts: ReminderFacts
    private let plan: NotificationPlan

    public init(_ settings: Settings.Notifications, clock: DayClock, facts: ReminderFacts) {
        (self.settings, self.clock, self.facts) = (settings, clock, facts)
        plan = NotificationPlan(settings, clock: clock)
    }

    /// Those to be told now, unless they were.
    public func due(at now: Int) -> [Reminder] {
        // What is late by then waits for their end.
        guard plan.endOfQuiet(at: now) == now else { return [] }
        return reminders(at: now).filter { $0.due <= now && now < $0.expires }
    }

    /// When to look again, in Unix seconds; `nil` where nothing comes by the clock.
    public func next(after now: Int) -> Int? {
        let all = reminders(at: now)
        let end = plan.endOfQuiet(at: now)
        let isHeld = end > now && all.contains { $0.due <= now && end < $0.expires }
        return (all.map(\.due).filter { $0 > now } + (isHeld ? [end] : [])).min()
    }

    private func reminders(at now: Int) -> [Reminder] {
        guard settings.isEnabled else { return [] }
        let byClock = (-1...7).flatMap { offset -> [Reminder] in
            let day = facts.today.advanced(by: offset)
            return Kind.allCases.compactMap { kind in kind == .workout ? nil : reminder(of: kind, on: day) }
        }
        return byClock + sessions + goals(at: now) + imports(at: now)
    }

    // MARK: By the clock

    private func reminder(of kind: Kind, on day: CivilDay) -> Reminder? {
        guard isOpen(kind, on: day), let occurrence = plan.occurrence(of: kind, on: day, at: time(of: kind)) else {
            return nil
        }
        return Reminder(kind, day.iso, due: occurrence.due, expires: occurrence.expires)
    }

    /// Whether there is something to be reminded of. Of another day than today only what depends on nothing is known; it is
    /// looked at again when that day has come.
    private func isOpen(_ kind: Kind, on day: CivilDay) -> Bool {
        guard day == facts.today else { return day > facts.today || ![.checkIn, .water, .streakAtRisk].contains(kind) }
        switch kind {
        case .checkIn: return !facts.hasCheckedIn
        case .water: return facts.waterGoal.map { (facts.water ?? 0) < $0 } ?? ((facts.water ?? 0) <= 0)
        case .streakAtRisk: return (facts.streak ?? 0) >= Self.shortestStreak && !facts.isStreakKept
        default: return true
        }
    }

    /// Unless the person has set it, that of the night goes by what is known of the nights.
    private func time(of kind: Kind) -> ClockTime? {
        guard kind == .bedtime, settings.times[.bedtime] == nil else { return nil }
        let known = facts.bedtimeReminder.map { ClockTime(hour: $0 / 60, minute: $0 % 60) }
        return (known ?? settings.time(of: .bedtime)).map(settings.bedtime(at:))
    }

    // MARK: By the plan and the goals

    private var sessions: [Reminder] {
        guard settings.kinds.contains(.workout) else { return [] }
        let occurrences = facts.sessions.filter { !$0.isSettled }.compactMap { session in
            let lead = session.minute.map { max(0, $0 - Self.sessionLead) }
            let time = lead.map { ClockTime(hour: $0 / 60, minute: $0 % 60) }
            return plan.occurrence(of: .workout, on: facts.today, at: time)
        }
        // It names none: of several at one moment one is told.
        return Dictionary(occurrences.map { ($0.due, $0.expires) }, uniquingKeysWith: max).sorted { $0.key < $1.key }
            .map { Reminder(.workout, "\(facts.today.iso)@\($0.key)", due: $0.key, expires: $0.value) }
    }

    /// Told once, within the hour: what falls into the quiet hours is told after them where it is not too late.
    private func imports(at now: Int) -> [Reminder] {
        guard plan.tells(.importDone, at: now) else { return [] }
        return facts.imports.map { Reminder($0) }.filter { $0.due <= now && now < $0.expires }
    }

    /// Told when it is reached, and after the quiet hours.
    private func goals(at now: Int) -> [Reminder] {
        guard plan.tells(.goalReached, at: now) else { return [] }
        return facts.reachedGoals.map {
            Reminder(.goalReached, "\($0.id)@\($0.since.iso)", due: now, expires: now + 1, opens: .goal($0.id))
        }
    }
}

extension Reminder {
    /// Of an import that is finished.
    public init(_ finished: ReminderFacts.FinishedImport) {
        self.init(
            .importDone, "batch-\(finished.id)", due: finished.at,
            expires: finished.at + Settings.Notifications.longestDelay * 60)
    }
}

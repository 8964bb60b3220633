import Entries
import HealthModel

/// A workout that was done, as a plan is held against it.
public struct DoneSession: Equatable, Sendable {
    public var day: CivilDay
    /// Plain English name: `Running`.
    public var type: String
    /// Length in minutes.
    public var minutes: Double
    /// `nil` where no distance was recorded.
    public var kilometres: Double?

    public init(day: CivilDay, type: String, minutes: Double, kilometres: Double? = nil) {
        (self.day, self.type, self.minutes, self.kilometres) = (day, type, minutes, kilometres)
    }
}

extension DoneSession {
    /// A workout on record, of a day.
    public init(_ day: CivilDay, _ workout: Workout) {
        self.init(
            day: day, type: workout.activity, minutes: workout.durationMinutes, kilometres: workout.distanceKm)
    }
}

/// A planned session and what became of it.
public struct PlanStanding: Equatable, Sendable {
    /// The state of a session.
    public enum State: Equatable, Sendable {
        case upcoming, today
        case done(DoneSession)
        /// Its day is over, and nothing like it was recorded.
        case missed
        /// With the reason, in one sentence.
        case cancelled(String)
    }

    /// The number of the entry that it stands in.
    public var entry: LoggedEntry.ID
    public var session: PlannedSession
    public var state: State

    public var isDone: Bool { if case .done = state { true } else { false } }
    /// Nothing is to be done for it any more.
    public var isSettled: Bool {
        switch state {
        case .done, .cancelled: true
        case .upcoming, .today, .missed: false
        }
    }
}

/// The plan of the days that were asked for, held against what was done.
public struct PlanReview: Equatable, Sendable {
    public var standings: [PlanStanding]

    /// - Parameters:
    ///   - entries: in any order; what was taken back and what is no plan is left out.
    ///   - done: workouts of these days, from any source.
    public init(_ entries: [LoggedEntry], done: [DoneSession], in days: ClosedRange<CivilDay>, today: CivilDay) {
        var sessions: [(entry: LoggedEntry.ID, session: PlannedSession)] = []
        for entry in entries where entry.undoneAt == nil {
            guard case .plan(let planned) = entry.entry else { continue }
            sessions += planned.filter { days.contains($0.day) }.map { (entry.id, $0) }
        }
        sessions.sort { left, right in
            let (one, other) = (left.session, right.session)
            return (one.day, one.minute ?? 1440, left.entry) < (other.day, other.minute ?? 1440, right.entry)
        }
        var open = done
        standings = sessions.map { entry, session in
            if let reason = session.cancellation {
                return PlanStanding(entry: entry, session: session, state: .cancelled(reason))
            }
            if session.day <= today, let index = Self.match(session, in: open) {
                return PlanStanding(entry: entry, session: session, state: .done(open.remove(at: index)))
            }
            let state: PlanStanding.State =
                session.day < today ? .missed : session.day == today ? .today : .upcoming
            return PlanStanding(entry: entry, session: session, state: state)
        }
    }

    /// A workout of the same kind on the day, the one nearest in length.
    private static func match(_ session: PlannedSession, in done: [DoneSession]) -> Int? {
        let like = done.indices.filter {
            done[$0].day == session.day && family(done[$0].type) == family(session.type)
        }
        func distance(_ index: Int) -> Double {
            if let wanted = session.kilometres, let km = done[index].kilometres { return abs(wanted - km) }
            return session.minutes.map { abs($0 - done[index].minutes) } ?? 0
        }
        return like.min { distance($0) < distance($1) }
    }

    /// Kinds that stand for each other.
    private static func family(_ type: String) -> String {
        let plain = type.filter { !$0.isWhitespace }.lowercased()
        switch plain {
        case "trailrunning", "indoorrunning", "treadmill", "running": return "running"
        case "hiking", "walking", "indoorwalking": return "walking"
        case "mountainbiking", "indoorcycling", "cycling": return "cycling"
        case "strength", "traditionalstrengthtraining", "functionalstrengthtraining", "core": return "strength"
        default: return plain
        }
    }

    public var isEmpty: Bool { standings.isEmpty }

    /// Those that count: without what was let go.
    private var counted: [PlanStanding] {
        standings.filter { if case .cancelled = $0.state { false } else { true } }
    }

    /// Sessions that were done.
    public var doneCount: Int { counted.count(where: \.isDone) }
    /// Sessions that count: cancelled ones do not.
    public var plannedCount: Int { counted.count }
    public var missed: [PlanStanding] { standings.filter { $0.state == .missed } }

    /// `2 of 4 done, 1 missed`; `nil` where nothing is planned.
    public var summary: String? {
        guard plannedCount > 0 else { return nil }
        let missed = missed.count
        return "\(doneCount) of \(plannedCount) done" + (missed == 0 ? "" : ", \(missed) missed")
    }

    /// The sessions of a day, in order of time.
    public func on(_ day: CivilDay) -> [PlanStanding] { standings.filter { $0.session.day == day } }

    /// The next one that is to be done: of today or later.
    public var next: PlanStanding? { standings.first { $0.state == .today || $0.state == .upcoming } }
}

import Entries
import HealthModel

/// A workout to be done again: the sets of a past one, each exercise with what is proposed for it now.
public struct WorkoutTemplate: Equatable, Sendable {
    /// An exercise of it.
    public struct Exercise: Equatable, Sendable {
        public var name: String
        public var proposal: Progression.Proposal
    }

    /// The day it was last done.
    public var day: CivilDay
    /// As it was done then.
    public var done: [StrengthSet]
    public var exercises: [Exercise]

    /// The sets to do, in order.
    public var plan: [StrengthSet] { exercises.flatMap(\.proposal.sets) }

    /// The last workouts, the newest first, one for each list of exercises.
    /// - Parameter sessions: sets by the day they were done, the newest last.
    public static func recent(
        _ sessions: [Progression.Session], on today: CivilDay, limit: Int = 5
    ) -> [WorkoutTemplate] {
        var seen: Set<[String]> = []
        var templates: [WorkoutTemplate] = []
        for session in sessions.reversed() where session.day <= today && templates.count < limit {
            let names = Self.names(session.sets)
            guard seen.insert(names).inserted else { continue }
            let exercises = names.compactMap { name in
                Progression.next(after: Self.sessions(of: name, in: sessions, upTo: today), on: today)
                    .map { Exercise(name: name, proposal: $0) }
            }
            templates.append(WorkoutTemplate(day: session.day, done: session.sets, exercises: exercises))
        }
        return templates
    }

    private static func names(_ sets: [StrengthSet]) -> [String] {
        var names: [String] = []
        for set in sets where !names.contains(set.exercise) { names.append(set.exercise) }
        return names
    }

    private static func sessions(
        of exercise: String, in sessions: [Progression.Session], upTo today: CivilDay
    ) -> [Progression.Session] {
        sessions.compactMap { session in
            let sets = session.sets.filter { $0.exercise == exercise }
            return sets.isEmpty || session.day > today ? nil : Progression.Session(day: session.day, sets: sets)
        }
    }
}

extension Progression.Reason {
    /// As the end of a line, in plain English.
    public var words: String {
        switch self {
        case .more: "all done last time: more"
        case .repetitionsFirst: "all done; the next plates are far: a repetition more"
        case .again: "not all done, or very hard: the same again"
        case .less: "not all done twice: nine tenths"
        case .daysOff(let days): "\(days) days off: nine tenths"
        case .asBefore: "as before"
        }
    }
}

extension Progression {
    /// As many entries of sets are looked through, the newest.
    public static let mostEntries = 500

    /// The sets of the log by the day they were done, the newest last. Sets of one day are one session.
    /// - Parameter entries: in any order; what was taken back is left out.
    public static func sessions(in entries: [LoggedEntry], by clock: EntryClock) -> [Session] {
        let sets = entries.filter { $0.undoneAt == nil }.compactMap {
            entry -> (at: Double, day: CivilDay, sets: [StrengthSet])? in
            guard case .strength(let sets, let at) = entry.entry else { return nil }
            return (at.timeIntervalSince1970, clock.local(at).day, sets)
        }
        var sessions: [Session] = []
        for (_, day, sets) in sets.sorted(by: { $0.at < $1.at }) {
            if sessions.last?.day == day {
                sessions[sessions.count - 1].sets += sets
            } else {
                sessions.append(Session(day: day, sets: sets))
            }
        }
        return sessions
    }
}

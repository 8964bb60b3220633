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
            let names = session.sets.exercises
            guard seen.insert(names).inserted else { continue }
            let exercises = names.compactMap { name in
                Progression.next(after: Self.sessions(of: name, in: sessions, upTo: today), on: today)
                    .map { Exercise(name: name, proposal: $0) }
            }
            templates.append(WorkoutTemplate(day: session.day, done: session.sets, exercises: exercises))
        }
        return templates
    }

    fileprivate static func sessions(
        of exercise: String, in sessions: [Progression.Session], upTo today: CivilDay
    ) -> [Progression.Session] {
        sessions.compactMap { session in
            let sets = session.sets.filter { $0.exercise == exercise }
            return sets.isEmpty || session.day > today ? nil : Progression.Session(day: session.day, sets: sets)
        }
    }
}

/// A saved template with the proposal for each of its exercises.
public struct TemplateProposal: Equatable, Sendable {
    /// The entry of the log that keeps it.
    public var id: LoggedEntry.ID
    public var template: SavedTemplate
    public var exercises: [WorkoutTemplate.Exercise]

    /// The sets to do, in order.
    public var plan: [StrengthSet] { exercises.flatMap(\.proposal.sets) }

    /// - Parameter sessions: sets by the day they were done, the newest last.
    public init(
        id: LoggedEntry.ID, _ template: SavedTemplate, after sessions: [Progression.Session], on today: CivilDay
    ) {
        (self.id, self.template) = (id, template)
        exercises = template.sets.exercises.map { name in
            let written = template.sets.filter { $0.exercise == name }
            let done = WorkoutTemplate.sessions(of: name, in: sessions, upTo: today).filter {
                $0.day > template.day && Self.isOf(written, $0.sets)
            }
            return WorkoutTemplate.Exercise(name: name, proposal: Self.proposal(written, after: done, on: today))
        }
    }

    /// Whether sets were done as those of the template: as many, and with the most repetitions within 2 of theirs, as other
    /// sets may fall short. Another template of the exercise, `5x5` beside `3x8`, has a load of its own.
    private static func isOf(_ written: [StrengthSet], _ done: [StrengthSet]) -> Bool {
        func most(_ sets: [StrengthSet]) -> Int { sets.compactMap(\.repetitions).max() ?? 0 }
        return written.count == done.count && abs(most(written) - most(done)) <= 2
    }

    /// The sets as they are written until they were done once on a later day, from then on by the progression.
    /// - Parameter done: sessions of its sets after the day it was written, the newest last. Of that day it is not known which
    ///   came first.
    private static func proposal(
        _ written: [StrengthSet], after done: [Progression.Session], on today: CivilDay
    ) -> Progression.Proposal {
        let hasLoads = written.allSatisfy { if case .kilograms? = $0.load { true } else { false } }
        guard hasLoads, let next = Progression.next(after: done, on: today), next.reason != .asBefore else {
            return Progression.Proposal(sets: written, reason: .asWritten)
        }
        return next
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
        case .asWritten: "as the template has it"
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

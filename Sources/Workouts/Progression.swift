import Entries
import Foundation
import HealthModel

/// The proposal for an exercise after its last sessions, with the reason: double progression with fixed repetitions.
///
/// The last session done whole: the load and a step more, 2.5 kg for the upper body and 5 kg for the lower (ACSM: 2–10 %
/// once one or two repetitions over the target are done). A step of more than a tenth of the load waits until each set has
/// two repetitions more. Not done whole: the same again; twice in a row, nine tenths of the load, down to the plates. After 14
/// days off nine tenths too. An effort over 9 is no reason for more.
public enum Progression {
    /// The sets of one exercise on one day.
    public struct Session: Equatable, Sendable {
        public var day: CivilDay
        public var sets: [StrengthSet]

        public init(day: CivilDay, sets: [StrengthSet]) {
            self.day = day
            self.sets = sets
        }
    }

    /// Sets to do, and why.
    public struct Proposal: Equatable, Sendable {
        public var sets: [StrengthSet]
        public var reason: Reason
    }

    /// Why it is that much.
    public enum Reason: Equatable, Sendable {
        /// All repetitions were done.
        case more
        /// All were done, and the next plates are too large a step: repetitions first.
        case repetitionsFirst
        /// Repetitions were missing, or it was very hard.
        case again
        /// Repetitions were missing twice in a row.
        case less
        /// So many days off.
        case daysOff(Int)
        /// There is no load to raise.
        case asBefore
        /// Of a template that was not done since it was written.
        case asWritten
    }

    /// - Parameters:
    ///   - sessions: of one exercise, the newest last.
    ///   - today: days off are counted to it.
    /// - Returns: `nil` without a session.
    public static func next(after sessions: [Session], on today: CivilDay) -> Proposal? {
        guard let last = sessions.last, !last.sets.isEmpty else { return nil }
        guard let load = load(of: last), let goal = last.sets.compactMap(\.repetitions).max() else {
            return Proposal(sets: last.sets.map(\.withoutEffort), reason: .asBefore)
        }
        func proposal(_ load: Double, _ repetitions: Int, _ reason: Reason) -> Proposal {
            let sets = last.sets.map {
                StrengthSet($0.exercise, repetitions: repetitions, load: .kilograms(load))
            }
            return Proposal(sets: sets, reason: reason)
        }
        let daysOff = today - last.day
        if daysOff >= 14 { return proposal(lighter(load, last), goal, .daysOff(daysOff)) }
        guard isWhole(last, goal: target(of: last, after: sessions)) else {
            let before = sessions.dropLast().last
            let failedTwice =
                before.map { self.load(of: $0) == load && !isWhole($0, goal: target(of: $0, after: sessions)) } ?? false
            let wanted = target(of: last, after: sessions)
            return failedTwice ? proposal(lighter(load, last), wanted, .less) : proposal(load, wanted, .again)
        }
        if last.sets.contains(where: { ($0.effort ?? 0) > 9 }) { return proposal(load, goal, .again) }
        let step = step(of: last.sets[0].exercise)
        guard step <= load / 10 else {
            let base = base(of: last, in: sessions)
            return goal >= base + 2
                ? proposal(load + step, base, .more) : proposal(load, goal + 1, .repetitionsFirst)
        }
        return proposal(load + step, goal, .more)
    }

    /// The load of all sets; `nil` where they have none in kilograms, or several.
    private static func load(of session: Session) -> Double? {
        let loads = Set(
            session.sets.map { set -> Double? in
                if case .kilograms(let load)? = set.load, set.repetitions != nil { load } else { nil }
            })
        guard loads.count == 1, let load = loads.first else { return nil }
        return load
    }

    /// The repetitions that were aimed at: the most of the session, and no fewer than those of the session before at a lower
    /// or the same load.
    private static func target(of session: Session, after sessions: [Session]) -> Int {
        let own = session.sets.compactMap(\.repetitions).max() ?? 0
        guard let index = sessions.lastIndex(of: session), index > 0 else { return own }
        let before = sessions[index - 1]
        guard let load = load(of: session), let loadBefore = self.load(of: before), loadBefore <= load else {
            return own
        }
        let others = before.sets.compactMap(\.repetitions)
        return max(own, step(of: session.sets[0].exercise) <= loadBefore / 10 ? others.max() ?? 0 : 0)
    }

    private static func isWhole(_ session: Session, goal: Int) -> Bool {
        session.sets.allSatisfy { ($0.repetitions ?? 0) >= goal }
    }

    /// The repetitions with which the load was begun.
    private static func base(of session: Session, in sessions: [Session]) -> Int {
        let same = sessions.reversed().prefix { load(of: $0) == load(of: session) }
        return same.last?.sets.compactMap(\.repetitions).max() ?? 0
    }

    /// Nine tenths, down to the plates.
    private static func lighter(_ load: Double, _ session: Session) -> Double {
        let plate = 2.5
        return max(plate, (load * 0.9 / plate + 1e-9).rounded(.down) * plate)
    }

    /// Kilograms of the next plates.
    static func step(of exercise: String) -> Double {
        lower.contains(exercise) ? 5 : pairs.contains(exercise) ? 2 : 2.5
    }

    private static let lower: Set = [
        "squat", "front squat", "deadlift", "romanian deadlift", "leg press", "hip thrust",
    ]
    /// Each of the two dumb-bells is a kilogram heavier.
    private static let pairs: Set = [
        "dumbbell press", "dumbbell row", "curl", "lateral raise", "lunge", "goblet squat",
    ]
}

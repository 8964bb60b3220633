import Entries
import HealthModel

/// A plan by rules in the place of an earlier one. In its weeks the sessions of rules make way; what a person or the coach
/// planned stays and has its day for itself, so that no day has two sessions.
public struct PlanReplacement: Equatable, Sendable {
    /// To be stored. One on the day of an earlier session has its identifier, so that a calendar shows it in that one's place.
    public private(set) var sessions: [PlannedSession]
    /// The sessions that stay, on whose days the rules would have planned another one.
    public private(set) var kept: [PlannedSession] = []
    /// What is left of earlier entries, by their number; those that do not change are not among them.
    public private(set) var remainders: [LoggedEntry.ID: [PlannedSession]] = [:]
    /// How many earlier sessions make way.
    public private(set) var replacedCount = 0

    /// The reason of an earlier session on whose day nothing is planned any more.
    public static let reason = "A newer plan is in its place."

    /// - Parameters:
    ///   - plan: sessions by rules.
    ///   - entries: with what is planned already, in any order; what was taken back is left out.
    public init(_ plan: [PlannedSession], over entries: [LoggedEntry]) {
        sessions = plan
        guard let first = plan.map(\.day).min(), let last = plan.map(\.day).max() else { return }
        let weeks = FullWeek.monday(of: first)...FullWeek.monday(of: last).advanced(by: 6)
        for entry in entries.sorted(by: { $0.id < $1.id }) where entry.undoneAt == nil {
            guard case .plan(let planned) = entry.entry else { continue }
            let standing = planned.filter { $0.cancellation == nil && weeks.contains($0.day) }
            for session in standing where session.origin != .rules {
                guard sessions.contains(where: { $0.day == session.day }) else { continue }
                sessions.removeAll { $0.day == session.day }
                kept.append(session)
            }
        }
        var free = Set(sessions.map(\.day))
        for entry in entries.sorted(by: { $0.id < $1.id }) where entry.undoneAt == nil {
            guard case .plan(let planned) = entry.entry else { continue }
            let left = planned.compactMap { session -> PlannedSession? in
                guard session.origin == .rules, session.cancellation == nil, weeks.contains(session.day) else {
                    return session
                }
                replacedCount += 1
                guard free.remove(session.day) != nil,
                    let index = sessions.firstIndex(where: { $0.day == session.day })
                else { return session.cancelled(because: Self.reason) }
                (sessions[index].id, sessions[index].sequence) = (session.id, session.sequence + 1)
                return nil
            }
            if left != planned { remainders[entry.id] = left }
        }
    }
}

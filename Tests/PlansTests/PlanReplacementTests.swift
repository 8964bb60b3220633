import Entries
import Foundation
import HealthModel
import Plans
import Testing

private func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(iso: text) else { preconditionFailure("not a day: \(text)") }
    return day
}

private func session(
    _ date: String, _ id: String, _ origin: PlannedSession.Origin = .rules, km: Double = 5
) -> PlannedSession {
    var session = PlannedSession(id: id, day: day(date), type: "Running", origin: origin)
    session.kilometres = km
    return session
}

private func entry(_ id: Int, _ sessions: PlannedSession..., isUndone: Bool = false) -> LoggedEntry {
    let writtenAt = Date(timeIntervalSince1970: 0)
    return LoggedEntry(id: id, entry: .plan(sessions), writtenAt: writtenAt, undoneAt: isUndone ? writtenAt : nil)
}

@Suite struct `A plan in the place of another` {
    /// A Tuesday and a Thursday of one week, the Sunday of the next.
    private let plan = [session("2026-12-01", "a"), session("2026-12-03", "b"), session("2026-12-13", "c")]

    @Test func `takes the sessions of rules in its weeks away, and no others`() {
        let before = entry(
            4, session("2026-11-29", "before"), session("2026-12-01", "same"), session("2026-12-05", "dropped"),
            session("2026-12-14", "after"))
        let replacement = PlanReplacement(plan, over: [before])
        #expect(replacement.sessions.map(\.id) == ["same", "b", "c"])
        #expect(replacement.sessions.map(\.sequence) == [1, 0, 0] && replacement.replacedCount == 2)
        let left = replacement.remainders[4] ?? []
        #expect(left.map(\.id) == ["before", "dropped", "after"])
        #expect(left.map(\.cancellation) == [nil, PlanReplacement.reason, nil] && replacement.kept.isEmpty)
    }

    @Test func `leaves a day to what a person or the coach planned`() {
        let own = entry(1, session("2026-12-13", "race", .person, km: 21.1), session("2026-12-04", "other", .person))
        let coach = entry(2, session("2026-12-01", "coach", .coach))
        let replacement = PlanReplacement(plan, over: [coach, own])
        #expect(replacement.sessions.map(\.id) == ["b"])
        #expect(replacement.kept.map(\.id) == ["race", "coach"])
        #expect(replacement.remainders.isEmpty && replacement.replacedCount == 0)
    }

    @Test func `counts nothing that was taken back or let go`() {
        let gone = session("2026-12-01", "gone", .person).cancelled(because: PlannedSession.byWish)
        let replacement = PlanReplacement(
            plan, over: [entry(1, session("2026-12-01", "undone"), isUndone: true), entry(2, gone)])
        #expect(replacement.sessions == plan && replacement.remainders.isEmpty)
        #expect(PlanReplacement([], over: []).sessions.isEmpty)
    }

    @Test func `made again and again has one session a day`() {
        var entries: [LoggedEntry] = []
        for id in 1...3 {
            let replacement = PlanReplacement(plan, over: entries)
            entries = entries.compactMap { old in
                guard let left = replacement.remainders[old.id] else { return old }
                return left.isEmpty ? nil : LoggedEntry(id: old.id, entry: .plan(left), writtenAt: old.writtenAt)
            }
            entries.append(LoggedEntry(id: id, entry: .plan(replacement.sessions), writtenAt: Date()))
        }
        let review = PlanReview(
            entries, done: [], in: day("2026-11-30")...day("2026-12-13"), today: day("2026-11-27"))
        #expect(review.standings.map(\.session.id) == ["a", "b", "c"])
        #expect(review.standings.map(\.session.sequence) == [2, 2, 2])
    }
}

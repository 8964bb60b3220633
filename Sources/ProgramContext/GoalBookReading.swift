import Entries
import Foundation
import HealthModel
import HealthQuery
import HealthStore

extension HealthStore {
    /// Entries that are looked through for how goals ended, the newest.
    private static let entriesOfEnds = 5_000

    /// The goals that stand, with how far they are on a day.
    public func goalStandings(on today: CivilDay) async throws(HealthStoreError) -> [GoalStanding] {
        let goals = try goals()
        guard !goals.isEmpty else { return [] }
        let days = try await days(Set(goals.map(\.aim.metric)), upTo: today)
        return goals.map { GoalStanding($0, days.numbers[$0.aim.metric] ?? [], on: today) }
    }

    /// Earlier goals with how they ended, and proposals, from the store.
    public func goalBook(_ clock: EntryClock) async throws(HealthStoreError) -> GoalBook {
        let history = try goalHistory()
        let goals = Goal.Aim.metrics.flatMap { history[$0] ?? [] }
        let ends = try entries(limit: Self.entriesOfEnds).compactMap { entry -> GoalEnd? in
            guard entry.undoneAt == nil, case .goalEnd(let end) = entry.entry else { return nil }
            return end
        }
        let days = try await days(GoalRecommendation.metrics.union(goals.map(\.aim.metric)), upTo: clock.today)
        return GoalBook(goals: goals, ends: ends, numbers: days.numbers, clock: clock)
    }
}

import Entries
import Foundation
import HealthModel
import HealthQuery
import HealthStore

extension HealthStore {
    /// Entries that are looked through for how goals ended, the newest.
    private static let entriesOfEnds = 5_000

    /// Earlier goals with how they ended, and proposals, from the store.
    public func goalBook(_ clock: EntryClock) async throws(HealthStoreError) -> GoalBook {
        var goals: [Goal] = []
        for metric in Goal.Aim.metrics { goals += try goalHistory(of: metric) }
        let ends = try entries(limit: Self.entriesOfEnds).compactMap { entry -> GoalEnd? in
            guard entry.undoneAt == nil, case .goalEnd(let end) = entry.entry else { return nil }
            return end
        }
        let days = try await days(GoalRecommendation.metrics.union(goals.map(\.aim.metric)), upTo: clock.today)
        return GoalBook(goals: goals, ends: ends, numbers: days.numbers, clock: clock)
    }
}

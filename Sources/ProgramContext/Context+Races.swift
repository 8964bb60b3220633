import Entries
import HealthModel
import HealthStore
import Plans

/// Goals against the clock: races of the plan.
extension Context {
    /// As far ahead they are looked for.
    private static let raceReach = 366

    /// The races to come with what the running of the last weeks says of them; none where workouts are hidden.
    public func raceGoals(from store: HealthStore) async throws(HealthStoreError) -> [GoalBook.Race] {
        guard !privacy.hidden.contains(.workouts) else { return [] }
        let today = today
        let plan = try await plan(in: today...today.advanced(by: Self.raceReach), from: store)
        let races = plan.standings.filter {
            $0.session.intensity == .race && ($0.state == .today || $0.state == .upcoming)
        }
        guard !races.isEmpty else { return [] }
        let entries = try await store.plans()
        let rules = PlanRules(basis: try await planBasis(from: store), days: [:], today: today)
        return races.compactMap { race in
            guard let kilometres = race.session.kilometres, let entry = entries.first(where: { $0.id == race.entry })
            else { return nil }
            let remark = rules.remark(
                ofRace: kilometres, seconds: race.session.minutes.map { $0 * 60 }, on: race.session.day)
            return GoalBook.Race(entry: entry, session: race.session, remark: remark)
        }
    }
}

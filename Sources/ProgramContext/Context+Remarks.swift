import Entries
import HealthModel
import HealthStore
import Plans

extension Context {
    /// What follows from a proposal, in sentences: the loads of the weeks of a plan beside those before them, the goal in whose
    /// place another one stands.
    /// - Returns: empty for anything else, for what is hidden, and where the store cannot be read: then nothing is stored either.
    public func remarks(about proposal: Proposal, from store: HealthStore) async -> [String] {
        let hidden = privacy.hidden
        do throws(HealthStoreError) {
            switch proposal {
            case .entry(.plan(let sessions)) where !hidden.contains(.workouts):
                let today = today
                let (plans, workouts) = (try await store.plans(), try await store.workouts(upTo: today))
                return PlanLoad(plans, workouts, today: today, units: settings.units.system).weeks(with: sessions)
            case .goal(let aim) where aim.metric.categories.isDisjoint(with: hidden):
                return aim.replaced(among: try await store.goals()).map {
                    ["In the place of: \(entryWords.text(.goal($0)))."]
                } ?? []
            case .entry, .goal, .memory: return []
            }
        } catch {
            return []
        }
    }
}

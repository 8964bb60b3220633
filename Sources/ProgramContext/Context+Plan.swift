import Entries
import Findings
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import Plans

/// The plan of training, from the store.
extension Context {
    /// The plan of days, held against the workouts.
    public func plan(
        in days: ClosedRange<CivilDay>, from store: HealthStore
    ) async throws(HealthStoreError) -> PlanReview {
        try await PlanReview(from: store, store, in: days, today: today)
    }

    /// Changes proposed for the plan: what was missed in the last week, and today's by the signs of the night.
    public func planChanges(from store: HealthStore) async throws(HealthStoreError) -> [PlanChange] {
        let today = today
        let monday = today.advanced(by: -today.weekday)
        let reading = try await plan(in: monday.advanced(by: -7)...monday.advanced(by: 13), from: store)
        guard !reading.isEmpty else { return [] }
        var advice = PlanAdvice.asPlanned
        if reading.on(today).contains(where: { $0.state == .today }) {
            let inputs = try await FindingInputs(from: store, upTo: today, hiding: privacy.hidden)
            advice =
                switch FindingEngine(inputs).trainingSigns(today).advice {
                case .easy: .easy
                case .rest, .none: .rest
                case .asPlanned, .unknown: .asPlanned
                }
        }
        return PlanAdaptation(reading, today: today).changes(advice: advice)
    }

    /// Applies changes that the person has confirmed; each entry is changed as one step.
    public func apply(_ changes: [PlanChange], to store: HealthStore) async throws(HealthStoreError) {
        let entries = try await store.plans()
        for id in Set(changes.map(\.entry)).sorted() {
            guard let entry = entries.first(where: { $0.id == id }), case .plan(var sessions) = entry.entry else {
                continue
            }
            for change in changes where change.entry == id {
                guard let index = sessions.firstIndex(where: { $0 == change.before }) else { continue }
                sessions[index] = change.after
            }
            _ = try await store.changeEntry(id, to: .plan(sessions))
        }
    }

    /// The basis of a plan: the running and the movement of the last weeks.
    public func planBasis(from store: HealthStore) async throws(HealthStoreError) -> PlanBasis {
        PlanBasis(of: try await store.workouts(upTo: today), today: today)
    }
}

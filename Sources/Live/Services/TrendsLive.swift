import AppStore
import Findings
import HealthModel
import HealthQuery
import HealthStore
import Plans
import TrendsScreen

/// The services of the trends, with the live store.
struct TrendsLive: Sendable {
    let health: HealthStore
    /// The file of the kept views.
    let views: DraftFile

    var services: TrendsServices {
        var services = TrendsServices(
            columns: { metrics, today throws(HealthStoreError) in try await health.days(metrics, upTo: today) },
            context: { today throws(HealthStoreError) in try await context(upTo: today) },
            keepViews: { views.save($0.joined(separator: "\n")) })
        services.hours = { metric, days, running throws(HealthStoreError) in
            try await health.hours(of: metric, in: days, running: running)
        }
        services.efforts = { today throws(HealthStoreError) in try await health.bestEfforts(upTo: today) }
        return services
    }

    private func context(upTo today: CivilDay) async throws(HealthStoreError) -> TrendsContext {
        let zones = try await health.days([.zone], upTo: today)
        var context = TrendsContext(
            person: try await health.person(on: today), catalogue: try await health.catalogue(upTo: today),
            journal: try await health.journal(upTo: today), workouts: try await health.workouts(upTo: today),
            sources: try await health.sources(), zones: zones.texts[.zone] ?? [], first: zones.first)
        guard let first = zones.first, first <= today else { return context }
        let plan = try await PlanReview(from: health, health, in: first...today, today: today)
        context.addPlan(plan)
        let measured = FindingMetric.measured.filter { context.recorded?.contains($0) ?? false }
        context.changes = try await health.sourceDays(of: measured, in: first...today).mapValues(SourceChange.all)
        return context
    }
}

extension TrendsContext {
    /// Marks workouts that a plan asked for, and adds the sessions of it that were not done. What was let go is no longer
    /// planned.
    fileprivate mutating func addPlan(_ plan: PlanReview) {
        for standing in plan.standings {
            let session = standing.session
            switch standing.state {
            case .done(let done):
                let index = sessions.firstIndex {
                    $0.day == done.day && $0.name == done.type && $0.minutes == done.minutes && $0.state == .done
                }
                if let index { sessions[index].state = .asPlanned }
            case .missed:
                sessions.append(
                    Session(day: session.day, name: session.type, minutes: session.minutes, state: .missed))
            case .today:
                sessions.append(Session(day: session.day, name: session.type, minutes: session.minutes, state: .open))
            case .upcoming, .cancelled: break
            }
        }
    }
}

import HealthModel
import HealthQuery
import Testing

@testable import Findings

/// The plan beside what was done, in the brief of a day and the review of a week.
@Suite struct `Plan in conclusions` {
    private func engine(_ planned: [(ago: Int, PlannedWorkout.State)], hidden: Set<HealthCategory> = [])
        -> FindingEngine
    {
        FindingEngine(
            inputs([.steps: quiet(8_000, spread: 900, days: 60)], hidden: hidden) { inputs in
                inputs.planned = planned.map {
                    PlannedWorkout(day: today.advanced(by: -$0.ago), type: "Running", state: $0.1)
                }
            })
    }

    @Test func `a review counts what was done of the week, and nothing to come`() throws {
        let review = engine([(9, .done), (5, .done), (3, .missed), (1, .done), (0, .open), (-2, .upcoming)])
            .conclusion(ConclusionRequest(.review))
        let plan = try #require(review.remarks.first { $0.rule == .planDone })
        let wording = FindingWording(.english, today: today)
        #expect(wording.sentence(plan) == "Plan 25 May – 31 May: 2 of 4 sessions done, 1 missed, 1 still open today.")
        #expect(
            FindingWording(.german, today: today).sentence(plan)
                == "Plan, 25. Mai – 31. Mai: 2 von 4 Einheiten gemacht, 1 ausgefallen, 1 heute noch offen.")
        #expect(plan.categories == [.workouts])
    }

    @Test func `a brief names today's session with the week`() throws {
        let brief = engine([(5, .done), (0, .open)]).conclusion(ConclusionRequest(.brief))
        let plan = try #require(brief.remarks.first { $0.rule == .planToday })
        let words = FindingWording(.english, today: today).sentence(plan)
        #expect(words == "Planned today: running; 1 of 2 sessions of the week done.")
    }

    @Test func `without a plan nothing is said of one`() {
        let review = engine([]).conclusion(ConclusionRequest(.review))
        let brief = engine([]).conclusion(ConclusionRequest(.brief))
        #expect(!(review.remarks + brief.remarks).contains { [.planDone, .planToday].contains($0.rule) })
    }
}

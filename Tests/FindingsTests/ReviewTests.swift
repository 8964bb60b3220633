import HealthModel
import HealthQuery
import Testing

@testable import Findings

/// A week that is concluded: what was more and what was less, what to keep and what to change.
@Suite struct `A review` {
    private let english = FindingWording(.english, today: today)

    /// Five weeks, whose last one has other means.
    private func engine(
        sleep: Double = 470, steps: Double = 8_000, exercise: Double = 40, goals: [DayField: Double] = [:],
        planned: [(ago: Int, PlannedWorkout.State)] = [], hidden: Set<HealthCategory> = []
    ) -> FindingEngine {
        func days(_ usual: Double, _ spread: Double, _ last: Double) -> [Double?] {
            quiet(usual, spread: spread, days: 53) + quiet(last, spread: spread / 10, days: 7)
        }
        return FindingEngine(
            inputs(
                [
                    .sleep: days(470, 20, sleep), .steps: days(8_000, 900, steps),
                    .exerciseMinutes: days(40, 8, exercise),
                ], goals: goals, hidden: hidden
            ) { inputs in
                inputs.planned = planned.map {
                    PlannedWorkout(day: today.advanced(by: -$0.ago), type: "Running", state: $0.1)
                }
            })
    }

    private func review(_ engine: FindingEngine) -> ConcludedAnswer { engine.conclusion(ConclusionRequest(.review)) }

    @Test func `begins with what was more, what was less and what was as before`() {
        let answer = review(engine(sleep: 420, exercise: 60))
        #expect(
            english.sentence(answer.verdict)
                == "Your week 25 May – 31 May: more exercise, less sleep; steps as in the 4 weeks before.")
        #expect(
            FindingWording(.german, today: today).sentence(answer.verdict)
                == "Deine Woche 25. Mai – 31. Mai: mehr Bewegung, weniger Schlaf; Schritte wie in den 4 Wochen davor.")
        let same = review(engine())
        #expect(
            english.sentence(same.verdict)
                == "Your week 25 May – 31 May: sleep, steps and exercise as in the 4 weeks before.")
    }

    @Test func `names one thing to change: sleep before sessions before goals`() throws {
        let goals: [DayField: Double] = [.steps: 12_000]
        let planned: [(ago: Int, PlannedWorkout.State)] = [(3, .missed), (2, .done), (1, .missed)]
        let tired = try #require(review(engine(sleep: 400, goals: goals, planned: planned)).step)
        #expect(tired.rule == .toChangeSleep && english.sentence(tired).hasPrefix("To change – earlier to bed: 6 h "))
        let missed = try #require(review(engine(goals: goals, planned: planned)).step)
        #expect(
            english.sentence(missed)
                == "To change – 2 of 3 planned sessions were missed: fewer or other days are easier to keep.")
        #expect(missed.categories == [.workouts])
        let goal = try #require(review(engine(goals: goals)).step)
        #expect(
            english.sentence(goal)
                == "To change – 12,000 steps on 0 of 7 days: a smaller goal, or a fixed time for it.")
        #expect(review(engine()).step?.rule != .toChangeGoal)
    }

    @Test func `names one thing to keep, which stands nowhere else`() throws {
        let answer = review(engine(goals: [.steps: 7_000]))
        let kept = try #require(answer.remarks.last)
        #expect(kept.rule == .toKeep && english.sentence(kept).hasPrefix("To keep – "))
        let metric = try #require(kept.parts.first?.metric)
        #expect(!answer.remarks.contains { $0.rule == .weekBeside && $0.metric == metric })
    }

    @Test func `says nothing of what is hidden`() {
        let answer = review(engine(sleep: 400, hidden: [.sleep]))
        #expect(answer.step?.rule != .toChangeSleep && !english.sentence(answer.verdict).contains("sleep"))
    }

    @Test func `a brief names the signs that it counts, and then no low sum beside them as harmless`() {
        var verdict = Remark(.trainEasy, nil, [.signs: 2, .of: 6], kind: "variability restingRate")
        #expect(
            english.sentence(verdict) == "Better easy than hard: 2 of 6 signs of strain (HRV and resting HR).")
        #expect(
            FindingWording(.german, today: today).sentence(verdict)
                == "Lieber locker als hart: 2 von 6 Zeichen von Belastung (HRV und Ruhepuls).")
        verdict.kind = nil
        #expect(english.sentence(verdict) == "Better easy than hard: 2 of 6 signs of strain.")
        var low = Remark(.recovery, nil, [.value: 20, .signs: 4], kind: "needs_recovery")
        #expect(!english.sentence(low).contains("no reason to rest"))
        low.figures[.signs] = 1
        #expect(english.sentence(low).contains("no reason to rest"))
    }

    @Test func `a link with the time of going to bed speaks of later, not of more`() {
        let late = Remark(
            .link, .energy, [.r: -0.4, .lag: 0, .n: 91, .tested: 48], kind: DayField.bedAfterNoon.rawValue)
        #expect(english.sentence(late).hasPrefix("With a later bedtime, energy was lower (91 days"))
        #expect(
            FindingWording(.german, today: today).sentence(late).contains(
                "je später das eine, desto niedriger das andere"))
    }
}

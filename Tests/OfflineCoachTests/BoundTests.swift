import HealthModel
import HealthQuery
import HealthQuestions
import Testing

@testable import OfflineCoach

/// Words that decide what a bound, a direction or an end is of.
@Suite struct `What a bound is of` {
    private let today = CivilDay(iso: "2025-12-31")!

    private func question(_ text: String) -> HealthQuestion? {
        guard case .question(let question) = QuestionReader(today: today).reading(of: text).result else { return nil }
        return question
    }

    @Test(arguments: [
        ("was my average HRV above 50 in November", Statistic.mean, Requirement.Sign.above, 50.0),
        ("did I run more than 50 km last week", .sum, .above, 50),
        ("did I work out at least 3 times last week", .sum, .atLeast, 3),
        ("hab ich im Oktober im Schnitt mehr als 8000 Schritte gemacht", .mean, .above, 8000),
        ("bin ich letzte Woche mehr als 50 km gelaufen", .sum, .above, 50),
    ])
    func `is one figure of all the days`(
        text: String, statistic: Statistic, sign: Requirement.Sign, value: Double
    ) {
        let question = self.question(text)
        #expect(question?.statistic == statistic && question?.output == .yesNo, "\(text)")
        #expect(question?.threshold == HealthQuestion.Having(statistic: statistic, sign: sign, value: value), "\(text)")
        #expect(question?.conditions.isEmpty == true, "\(text)")
    }

    @Test(arguments: [
        ("did I hit 10k steps last week", HealthQuestion.Quantifier.any),
        ("did I ever walk 30000 steps in a day", .any), ("was my weight under 80 all of November", .every),
    ])
    func `is each day, or one of them`(text: String, quantifier: HealthQuestion.Quantifier) {
        #expect(question(text)?.statistic == .countDays && question(text)?.quantifier == quantifier, "\(text)")
    }

    /// Of one run, or of all of them?
    @Test(arguments: ["did I run more than 3 km last week", "did I walk more than 20,000 steps last week"])
    func `is refused where it is open`(text: String) { #expect(question(text) == nil, "\(text)") }

    @Test(arguments: [
        ("has my resting heart rate improved", false), ("has my HRV improved", true),
        ("hat sich mein Ruhepuls verschlechtert", true), ("is my resting heart rate getting worse", true),
    ])
    func `turns with what is good`(text: String, isYesAbove: Bool) {
        #expect(question(text)?.isYesAbove == isYesAbove, "\(text)")
    }

    @Test func `is none, and not the opposite`() {
        let question = self.question("resting pulse on mornings after three drinks or more versus after none")
        #expect(question?.comparison?.conditions == [Requirement(.day(.alcohol), .equal, .number(0), lag: 1)])
    }

    @Test(arguments: [
        ("how did my resting heart rate change from the start of the year to today", "2025-01-01", "2025-12-31"),
        ("body fat change from the start of May to the end of July", "2025-05-01", "2025-07-31"),
        ("how much water do I drink a day, going by the last seven days", "2025-12-25", "2025-12-31"),
    ])
    func `has both ends`(text: String, from: String, to: String) {
        #expect(question(text)?.days.from?.iso == from && question(text)?.days.to.iso == to, "\(text)")
    }

    @Test(arguments: [
        "how many evenings did I have alcohol in October", "when did I last go a week without alcohol",
        "how much sleep do I need", "steps on those days",
    ])
    func `is not taken from words beside it`(text: String) { #expect(question(text) == nil, "\(text)") }

    @Test func `is a pace of what is faster`() {
        #expect(
            question("wie viele meiner Läufe waren schneller als 5:30")?.conditions
                == [Requirement(.field(.pace), .below, .number(330))])
        #expect(question("wie viele Stockwerke bin ich letzte Woche gestiegen")?.statistic == .sum)
        #expect(
            question("how many days with over 2 hours of daylight in June")?.conditions
                == [Requirement(.day(.daylightMinutes), .above, .number(120))])
    }
}

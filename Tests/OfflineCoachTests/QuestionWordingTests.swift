import HealthModel
import HealthQuery
import HealthQuestions
import Testing

@testable import OfflineCoach

@Suite struct `A question in words` {
    private static let today = CivilDay(iso: "2025-12-31")!

    private func sentence(_ question: HealthQuestion, _ language: Language) -> String {
        QuestionWording(language: language, today: Self.today) { value, _ in "\(value)" }.sentence(question)
    }

    @Test func `names the nights that the sleep debt is of, whatever days were asked for`() {
        let days = Days(from: CivilDay(iso: "2025-12-30")!, to: CivilDay(iso: "2025-12-30")!)
        let question = HealthQuestion(.formula("sleep_debt", nil), .value, days)
        #expect(sentence(question, .english).hasSuffix(", 14 nights to 30 Dec 2025"))
        #expect(sentence(question, .german).hasSuffix(", 14 Nächte bis 30. Dez. 2025"))
    }

    @Test func `names what is not recorded on the days`() {
        var question = HealthQuestion(.day(.steps), .mean, Days(from: nil, to: Self.today))
        question.conditions = [Requirement(.day(.sleep), .missing, .none)]
        #expect(sentence(question, .english).contains(", time asleep not recorded,"))
        #expect(sentence(question, .german).contains(", Schlaf nicht erfasst,"))
    }

    @Test func `names the bound of several workouts, and each of the days before`() {
        var question = HealthQuestion(.days, .countDays, Days(from: nil, to: Self.today))
        question.conditions = [Requirement(.workout(types: [], field: nil), .atLeast, .number(2))]
        #expect(sentence(question, .english).contains(", workouts at least 2,"))
        let each = (1...2).map { Requirement(.workout(types: ["Running"], field: nil), .atLeast, .number(1), lag: $0) }
        question.conditions = [Requirement(.any(each), .equal, .none)]
        #expect(sentence(question, .english).contains("the day before: with runs or 2 days before: with runs"))
    }

    @Test(arguments: [
        ("how many days over 10k steps in november vs october", ["days", "days"]),
        ("how many days did i run over 20 km in november vs october", ["sql_readonly", "sql_readonly"]),
        ("how many rest days in each month this year", ["metric_stats"]),
    ])
    func `counts days on two sides, and in each group`(text: String, tools: [String]) {
        guard case .question(let question) = QuestionReader(today: Self.today).reading(of: text).result else {
            return #expect(Bool(false), "\(text) is not read")
        }
        #expect(question.plan?.map(\.tool) == tools)
        #expect(sentence(question, .english).contains("days"))
    }

    @Test(
        arguments: [
            (OwnPeriod.Part.before, 7, "7 Tage vor der Reise"), (.after, 1, "1 Tag nach der Reise"),
            (.after, nil, "die Tage nach der Reise"), (.since, nil, "seit der Reise"),
        ] as [(OwnPeriod.Part, Int?, String)]) func `declines a period of one's own`(
            part: OwnPeriod.Part, count: Int?, words: String
        )
    {
        var own = OwnPeriod(.trip)
        (own.part, own.count) = (part, count)
        let question = HealthQuestion(.day(.steps), .mean, own.standIn(Self.today))
        #expect(sentence(question, .german).contains(", \(words)"))
    }
}

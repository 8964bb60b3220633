import HealthModel
import HealthQuery
import Testing

@testable import CoachEngine
@testable import CoachTools

@Suite struct `Goals of rings, of days and of weeks` {
    /// Stand hours reach 12 but on the last day; a week of running reaches 6 km in two of three.
    private static func reading(lastDay: Double? = 10) -> ExampleReading {
        var reading = ExampleReading()
        reading.goals = [.steps: 8_000]
        reading.adjust = { columns in
            columns.numbers[.standGoal] = Array(repeating: 12, count: 21)
            columns.numbers[.standHours] = Array(repeating: 13, count: 20) + [lastDay]
            columns.numbers[.standClosed] = Array(repeating: 1, count: 20) + [lastDay.map { $0 >= 12 ? 1 : 0 }]
            if lastDay == nil { columns.numbers[.steps]?[20] = nil }
        }
        return reading
    }

    private func answer(_ question: String, _ reading: ExampleReading = reading()) async -> String {
        await OfflineTalk(reading: reading, clock: ToolClock(today: ExampleReading.today)).answer(question)
    }

    @Test func `a ring's goal is what enough is held against`() async {
        let yesterday = await answer("did I stand enough yesterday")
        #expect(
            yesterday.contains("**Yes**: 13.0 h") && yesterday.contains("your daily goal is 12 h"), "\(yesterday)")
        let today = await answer("hab ich heute genug gestanden")
        #expect(today.contains("**Nein**: 10,0 h") && today.contains("dein Tagesziel ist 12 h"), "\(today)")
        let week = await answer("did I stand enough last week")
        #expect(week.contains("It was enough on 7 of 7 recorded days."), "\(week)")
    }

    @Test func `rings stand among the goals, told from those that the person set`() async {
        let all = await answer("how close am I to my goals")
        #expect(all.contains("- **Steps**: goal 8,000 steps"), "\(all)")
        #expect(all.contains("- **Stand hours**: goal 12 h of the ring, 2 h to go."), "\(all)")
        #expect(!all.contains("8,000 steps of the ring"), "\(all)")
        let german = await answer("Wie stehen meine Ziele?")
        #expect(german.contains("Ziel 12 h des Rings, 2 h fehlen."), "\(german)")
    }

    @Test func `a day that is named is not told by another one`() async {
        let today = await answer("did I reach my goals today", Self.reading(lastDay: nil))
        #expect(today.contains("no value on 29 Mar 2026, so the goal of 8,000 steps can't be checked"), "\(today)")
        #expect(!today.contains("28 Mar"), "\(today)")
        let yesterday = await answer("did I reach my goals yesterday")
        #expect(yesterday.contains("- Stand hours: **Yes**: 13 h on 28 Mar 2026"), "\(yesterday)")
    }

    @Test func `weeks are counted that reach a weekly goal`() async {
        var reading = FixtureQuery()
        reading.goals = [.steps: [QueryGoal(58_000, period: .week)]]
        let talk = OfflineTalk(reading: reading)
        let often = await talk.answer("how often did I reach my step goal")
        #expect(often.contains(" weeks** with at least 58,000 steps: steps, "), "\(often)")
        #expect(await talk.answer("how many weeks did I reach my step goal") == often)
        // How many it still takes is asked of no record.
        #expect(await !talk.answer("how many weeks do I need to reach my step goal").contains("with at least"))
    }

    @Test func `a named day is judged by days, and its week stands below`() async {
        for (question, words) in [
            ("was my resting heart rate normal today", "usual range**: resting heart rate, today"),
            ("war mein Ruhepuls heute normal", "üblichen Bereich**: Ruhepuls, heute"),
        ] {
            let said = await OfflineTalk().answer(question)
            #expect(
                said.contains(words) && said.contains(question.hasPrefix("war") ? "Die Woche: " : "The week: "),
                "\(said)")
        }
    }

    @Test func `what was done on a day has its workouts`() async {
        let said = await answer("what did I do yesterday")
        #expect(said.contains("Workouts:\n- Running, 1 h 09, 12.05 km") || said.contains("- Run, 1 h 0"), "\(said)")
    }

    @Test func `a chart of a latest value is drawn, too`() async {
        let calls = await OfflineTalk().plan("show me a chart of my weight")
        #expect(calls.contains { $0.name == "chart" }, "\(calls)")
    }
}

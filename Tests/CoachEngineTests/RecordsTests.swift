import HealthModel
import HealthQuery
import Testing

@testable import CoachEngine
@testable import CoachTools

/// The records of the example begin on 9 March 2026.
@Suite struct `What was not recorded` {
    private func answer(_ question: String) async -> String {
        await OfflineTalk(reading: ExampleReading(), clock: ToolClock(today: ExampleReading.today)).answer(question)
    }

    @Test(arguments: [
        "did I run more in march than in february", "how far did I run in march compared to a year ago",
        "how many runs in march compared to a year ago", "hours of training in march compared to a year ago",
        "days with more than 10000 steps in march compared with february", "steps in march compared with february",
    ]) func `is no zero to be held against`(_ question: String) async {
        let said = await answer(question)
        #expect(said.contains("No data for: "), "\(said)")
        #expect(said.contains("Only the first side has values ("), "\(said)")
    }

    @Test(arguments: [
        "Läufe im März im Vergleich zum Vorjahr", "bin ich im März mehr gelaufen als im Februar",
    ]) func `is none in German either`(_ question: String) async {
        let said = await answer(question)
        #expect(said.contains("Keine Daten für: ") && said.contains("Nur die erste Seite hat Werte ("), "\(said)")
    }

    @Test(arguments: [
        (
            "how far did I run in 2026", "38.39 km",
            "5 workouts. Records begin on 9 Mar 2026: they cover 21 of the 88 days."
        ),
        ("runs in 2026", "5 workouts", "Records begin on 9 Mar 2026: they cover 21 of the 88 days."),
        (
            "how many days did I walk more than 10000 steps in 2026", "5 days",
            "20 of 88 days are recorded. Records begin on 9 Mar 2026"
        ),
        ("average steps in 2026", "steps", "of 88 days. Records begin on 9 Mar 2026: they cover 21 of the 88 days."),
        ("what share of workouts in 2026 were runs", "55.6 %", "they cover 21 of the 88 days."),
        ("wie oft bin ich 2026 gelaufen", "5", "Aufzeichnungen gibt es erst ab dem 9. März 2026: für 21 der 88 Tage."),
    ]) func `is told beside the figure`(_ question: String, _ figure: String, _ sentence: String) async {
        let said = await answer(question)
        #expect(said.contains(figure) && said.contains(sentence), "\(said)")
    }

    @Test func `makes no rate smaller, and no side of two in silence`() async {
        // 5 runs in the 21 recorded days.
        let rate = await answer("runs per week in 2026")
        #expect(rate.contains("**1.7 workouts**") && rate.contains("they cover 21 of the 88 days"), "\(rate)")
        let sides = await answer("runs in march compared with 15 march 2026 to 29 march 2026")
        #expect(sides.contains("Records begin on 9 Mar 2026: they cover 21 of the 29 days."), "\(sides)")
    }

    @Test func `is not told of days that are all recorded`() async {
        for question in [
            "runs last week", "average steps last week", "how far did I run in all", "runs since 9 march 2026",
        ] {
            #expect(await !answer(question).contains("Records begin"), "\(question)")
        }
    }

    @Test func `a recorded week without a workout is a week of none`() async {
        let weekly = await answer("distance hiked by week in the last 3 weeks")
        #expect(
            weekly.contains("**3 weeks**") && weekly.contains("| Week from 16 Mar 2026 | 0.00 km | 0 |"), "\(weekly)")
        #expect(await answer("how many hikes by week in the last 3 weeks").contains("| Week from 23 Mar 2026 | 0 |"))
        let least = await answer("in which week did I do the fewest hikes")
        #expect(least.contains("**Week from 16 Mar 2026, 0**"), "\(least)")
    }
}

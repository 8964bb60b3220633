import ChatModel
import CoachEngine
import Foundation
import HealthModel
import SettingsModel
import Testing

@testable import CoachTools

/// Data that the person does not want to see.
@Suite struct `What is hidden` {
    private func privacy(_ hidden: [HealthCategory]) -> Settings.Privacy {
        var privacy = Settings.Privacy()
        privacy.shown.subtract(hidden)
        return privacy
    }

    private func answer(_ question: String, hiding hidden: HealthCategory...) async -> String {
        let privacy = privacy(hidden)
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in ConsentFilter(shownBy: privacy) },
            tools: QueryToolkit(FixtureQuery()) { ToolClock(today: today) }.tools)
        let coach = OfflineCoach(
            clock: { ToolClock(today: today) }, moment: { entryMoment }, hidden: { privacy.hidden }, pace: .zero)
        var text = ""
        for await event in engine.reply(from: coach, to: [ChatMessage(.person, question)], on: today) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test(arguments: [
        "How did I sleep?", "What was my longest night of sleep this year?", "Did I sleep worse than last week?",
    ])
    func `is no answer of the offline coach`(question: String) async {
        let text = await answer(question, hiding: .sleep)
        #expect(text.hasSuffix("Sleep is hidden, so I can't tell. Settings, Permissions shows it again."))
    }

    @Test func `is left out of a summary, which says so`() async {
        let text = await answer("How was my day?", hiding: .heart)
        #expect(text.contains("Hidden, so not in it: Heart."))
        #expect(!text.contains("esting heart rate"))
        #expect(await !answer("How was my day?").contains("Hidden"))
    }

    @Test func `does not stand in the way of what is shown`() async {
        let text = await answer("How many steps did I take yesterday?", hiding: .sleep, .heart)
        #expect(!text.contains("hidden") && text.contains("steps"))
    }

    @Test func `is no reply of a tool, which says it is hidden rather than not shared`() async {
        let toolbox = Toolbox(QueryToolkit(FixtureQuery()) { ToolClock(today: today) }.tools)
        let outcome = await toolbox.run(
            "metric_stats", #"{"metric":"resting_hr_bpm","range":"last_30_days"}"#,
            for: ConsentFilter(shownBy: privacy([.heart])))
        #expect(outcome.json.contains(#""reason":"hidden","withheld":["heart"]"#))
        #expect(outcome.json.contains("Heart is hidden; Settings, Permissions shows it again"))
        #expect(!outcome.json.contains("does not share"))
    }

    @Test func `is in no snapshot, nor what is concluded from it`() {
        var snapshot = HealthSnapshot(day: today, takenAt: .init(timeIntervalSince1970: 0), zoneName: "Europe/Berlin")
        snapshot.subjective.mood = 4
        snapshot.activity.steps = 4000
        snapshot.activity.currentHeartRateBPM = 61
        snapshot.trends.recoveryScore = 80
        var limited = snapshot.limited(to: privacy([.heart, .mood]).shown)
        #expect(limited.subjective.mood == nil && limited.activity.currentHeartRateBPM == nil)
        #expect(limited.trends.recoveryScore == nil && limited.activity.steps == 4000)
        #expect(limited.zoneName == "Europe/Berlin")
        limited = snapshot.limited(to: privacy([.location]).shown)
        #expect(limited.zoneName == "GMT+0100" && limited.trends.recoveryScore == 80)
    }
}

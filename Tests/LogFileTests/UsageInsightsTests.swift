import HealthModel
import LogFile
import Testing

@Suite struct `Usage insights` {
    private let today = CivilDay(iso: "2026-05-29")!  // a Friday

    private func counts(_ ago: [Int], _ name: String) -> [String: [String: Int]] {
        Dictionary(ago.map { (today.advanced(by: -$0).iso, [name: 1]) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `tell the day of the week one trains most on, and weeks in a row`() {
        // Tuesdays of five weeks, and one Thursday.
        let found = UsageInsights.sentences(counts([3, 10, 17, 24, 31, 1], UsageInsights.workout), today: today)
        #expect(found == ["You train most on Tuesdays: 5 of 6 workouts finished here. 5 weeks in a row with one."])
    }

    @Test func `are no habit of a few, and nothing of none`() {
        #expect(
            UsageInsights.sentences(counts([3], UsageInsights.workout), today: today) == ["1 workout finished here."])
        #expect(UsageInsights.sentences([:], today: today).isEmpty)
        #expect(UsageInsights.sentences(counts([-2], UsageInsights.meal), today: today).isEmpty, "nothing of tomorrow")
    }

    @Test func `count meals of four weeks, goals, and the screens`() {
        var all = counts([1, 2, 40], UsageInsights.meal)
        all[today.iso] = [UsageInsights.goal: 2, "screen today": 5, "screen log": 7, "command log": 9]
        let found = UsageInsights.sentences(all, today: today)
        #expect(
            found == [
                "2 meals written down on 2 of the last 28 days.", "2 goals reached.",
                "Screens you open most: log (7), today (5).",
            ])
    }
}

import Foundation
import HealthModel
import Testing

@Suite struct `Snapshot text` {
    @Test func `shows the day aligned, with what is missing said`() {
        let lines = SnapshotText.text(of: measuredDay()).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.prefix(18) == [
                "Saturday, 14 March 2026 (Europe/Berlin)",
                "",
                "Activity",
                "  Steps               9,412",
                "  Distance            6.84 km",
                "  Active energy       482 kcal of 500 kcal  (96 %)",
                "  Exercise            0 min",
                "  Stand               not measured",
                "  Flights climbed     not measured",
                "  Resting energy      not measured",
                "",
                "Sleep",
                "  Asleep              7 h 05  (23:00-06:45, Watch)",
                "  Stages              deep 1 h 01",
                "  In bed              7 h 45",
                "  Efficiency          91 % (excellent)",
                "  Last 7 days         not measured",
                "  Consistency         not measured",
            ])
        #expect(lines.contains("  Running             07:00  30 min  5.20 km"))
        #expect(lines.contains("  Weight              72.4 kg  (of 2026-03-12)"))
    }

    @Test func `says one decimal more where rounding hides by how much a week is below`() {
        var snapshot = measuredDay()
        let reference: [Double?] = (0..<60).map { 57.6 + ($0 % 2 == 0 ? 2.4 : -2.4) }
        for (week, text) in [(56.1, "56.1 bpm, normal 56.4-58.8"), (55.1, "55 bpm, normal 56-59")] {
            let days = reference + Array(repeating: week, count: 7)
            snapshot.heart.restingHeartRateRange = NormalRange(days, scale: .linear)
            let line = "last 7 days       \(text) of 60 days (below)"
            #expect(SnapshotText.text(of: snapshot).contains(line))
        }
    }

    @Test func `calls a weight stable or says that its way is not clear, by one rule`() {
        var snapshot = measuredDay()
        (snapshot.body.weightTrendKg, snapshot.body.weightSlopeKgPerWeek) = (77.9, -0.7)
        #expect(SnapshotText.text(of: snapshot).contains("77.9 kg  (not clear, -0.70 kg a week, 28 days)"))
        (snapshot.body.weightTrend, snapshot.body.weightSlopeKgPerWeek) = (.stable, 0.07)
        #expect(SnapshotText.text(of: snapshot).contains("77.9 kg  (stable, 0.07 kg a week, 28 days)"))
    }

    @Test func `tells a change with its sign`() {
        var snapshot = measuredDay()
        for (change, words) in [(14.2, "+14 %"), (-14.2, "-14 %"), (0.2, "0 %")] {
            snapshot.trends.weeklyActivityChangePercent = change
            let line = "  Weekly activity     \(words) in 7 days against the 7 before"
            #expect(SnapshotText.text(of: snapshot).contains(line))
        }
    }

    @Test func `says how each line that is no metric comes about, where that is asked for`() {
        var snapshot = measuredDay()
        (snapshot.app.activeWorkoutName, snapshot.app.upcomingWorkout) = ("Running", "Yoga")
        (snapshot.app.waterMl, snapshot.app.lastMealSummary) = (300, "oats")
        (snapshot.app.tags, snapshot.app.symptoms) = (["travel"], ["headache"])
        (snapshot.app.planSummary, snapshot.app.currentStreakDays) = ("1 of 2 done", 3)
        snapshot.app.lastCoachInteractionAt = Date(timeIntervalSince1970: 1_773_470_000)
        let lines = SnapshotText.text(of: snapshot, withReasons: true).split(separator: "\n").map(String.init)
        let named = ["Going on", "Next", "Plan", "Streak", "Water", "Last meal", "Symptoms", "Tags", "Last coach talk"]
        for name in named {
            let place = lines.firstIndex { $0.hasPrefix("  \(name) ") }
            #expect(place.map { lines[$0 + 1].hasPrefix("    why: ") } == true, "\(name)")
        }
        #expect(lines.contains("  Plan                1 of 2 done, Monday to Sunday"))
        #expect(!SnapshotText.text(of: snapshot).contains("why: "))
    }

    @Test func `groups thousands as every page does`() {
        var snapshot = measuredDay()
        snapshot.activity.activeEnergyKcal = 1228
        snapshot.activity.basalEnergyKcal = 1742.4
        let text = SnapshotText.text(of: snapshot)
        #expect(text.contains("  Active energy       1,228 kcal of 500 kcal"))
        #expect(text.contains("  Resting energy      1,742 kcal"))
    }

    @Test func `shows other units without another layout`() {
        let lines = SnapshotText.text(of: measuredDay(), units: .imperial).split(separator: "\n")
        #expect(lines.contains("  Distance            4.25 mi"))
        #expect(lines.contains("  Running             07:00  30 min  3.23 mi"))
        #expect(lines.contains("  Weight              159.7 lb  (of 2026-03-12)"))
    }

    @Test func `stays within 78 columns whatever names come from outside`() {
        var snapshot = measuredDay()
        snapshot.sleep.lastNight?.sourceName = String(repeating: "name ", count: 40)
        snapshot.subjective.notes = String(repeating: "note ", count: 400)
        snapshot.app.workouts[0].activity = String(repeating: "x", count: 300)
        snapshot.app.lastMealSummary = String(repeating: "oats ", count: 300)
        #expect(SnapshotText.text(of: snapshot).split(separator: "\n").allSatisfy { $0.count <= 78 })
    }

    @Test func `an empty day is all missing and no zero`() {
        let snapshot = HealthSnapshot(day: CivilDay(number: 20_000), takenAt: Date(), zoneName: "UTC")
        let text = SnapshotText.text(of: snapshot)
        #expect(text.contains("  Last night          not measured"))
        #expect(!text.split(separator: "\n").dropFirst().contains { $0.contains(" 0 ") })
    }

    @Test func `what the person hides is called hidden, not missing`() {
        let day = measuredDay().limited(to: Set(HealthCategory.allCases).subtracting([.sleep, .body]))
        let text = SnapshotText.text(of: day, hidden: [.sleep, .body])
        #expect(text.contains("  Last night          hidden"))
        #expect(text.contains("  Weight              hidden"))
        #expect(!text.contains("  Steps               hidden"))
    }

    @Test func `what was not measured is not called hidden because something else is`() {
        let empty = HealthSnapshot(day: CivilDay(number: 20_000), takenAt: Date(), zoneName: "UTC")
        let text = SnapshotText.text(of: empty, hidden: [.location, .heart, .clinical, .profile, .workouts])
        for (label, word) in [
            ("Water", "not measured"), ("Weather", "hidden"), ("Weekly activity", "not measured"),
            ("Recovery", "hidden"), ("Performance", "hidden"), ("BMI", "hidden"), ("Weight", "not measured"),
        ] {
            let padding = String(repeating: " ", count: 20 - label.count)
            #expect(text.contains("  \(label)\(padding)\(word)"), "\(label)")
        }
        #expect(text.contains("Workouts are hidden") && !text.contains("None recorded"))
    }
}

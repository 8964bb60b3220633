import Foundation
import HealthModel
import Testing

/// A day in Berlin with most things measured.
func measuredDay() -> HealthSnapshot {
    let day = CivilDay(iso: "2026-03-14")!
    var snapshot = HealthSnapshot(
        day: day, takenAt: Date(timeIntervalSince1970: 1_773_468_300), zoneName: "Europe/Berlin")
    snapshot.activity.steps = 9412
    snapshot.activity.distanceKm = 6.8449
    snapshot.activity.activeEnergyKcal = 481.6
    snapshot.activity.moveGoalKcal = 500
    snapshot.activity.exerciseMinutes = 0
    var night = SleepNight(
        bedtime: Date(timeIntervalSince1970: 1_773_439_200), wakeTime: Date(timeIntervalSince1970: 1_773_467_100),
        bedtimeOffset: 3600, wakeOffset: 3600, asleepMinutes: 425.4, inBedMinutes: 465, hasInBedData: true,
        sourceName: "Watch")
    night.deepMinutes = 61
    snapshot.sleep.lastNight = night
    snapshot.heart.hrvSDNNMs = 47.62
    snapshot.body.weightKg = 72.449
    snapshot.body.weightDay = day.advanced(by: -2)
    var run = Workout(
        activity: "Running", start: Date(timeIntervalSince1970: 1_773_468_000),
        end: Date(timeIntervalSince1970: 1_773_469_800), durationMinutes: 29.96, sourceName: "Watch")
    run.distanceKm = 5.204
    snapshot.app.workouts = [run]
    return snapshot
}

@Suite struct `Snapshot JSON` {
    private func object(_ snapshot: HealthSnapshot, _ layout: SnapshotJSON.Layout = .indented) throws -> [String: Any] {
        let text = SnapshotJSON.text(of: snapshot, layout: layout)
        let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(parsed as? [String: Any])
    }

    /// Every path to a value, sorted.
    private func paths(_ value: Any, _ prefix: String = "") -> [String] {
        guard let object = value as? [String: Any] else { return [prefix] }
        return object.flatMap { paths($0.value, prefix + "." + $0.key) }.sorted()
    }

    @Test func `has the same fields whether anything was measured or not`() throws {
        let empty = HealthSnapshot(day: CivilDay(number: 20_000), takenAt: Date(), zoneName: "UTC")
        var measured = measuredDay()
        measured.app.workouts = []
        #expect(try paths(object(empty)) == paths(object(measured)))
        #expect(try paths(object(empty)).count == 160)
    }

    @Test func `an unmeasured value is null and a measured zero is zero`() throws {
        let activity = try #require(try object(measuredDay())["activity"] as? [String: Any])
        #expect(activity["flights_climbed"] is NSNull)
        #expect(activity["exercise_min"] as? Int == 0)
        #expect(activity["is_workout_active"] as? Bool == false)
    }

    @Test func `numbers carry the digits of their sensor`() {
        let text = SnapshotJSON.text(of: measuredDay(), layout: .compact)
        for field in [
            #""steps":9412,"#, #""distance_km":6.84,"#, #""active_energy_burned_kcal":482,"#,
            #""hrv_sdnn_ms":48,"#, #""weight_kg":72.4,"#, #""move_progress":0.963,"#, #""duration_min":30,"#,
        ] {
            #expect(text.contains(field), "\(field)")
        }
    }

    @Test func `times are ISO 8601 by the clock on the wall`() throws {
        let json = try object(measuredDay())
        #expect(json["taken_at"] as? String == "2026-03-14T07:05:00+01:00")
        #expect(json["date"] as? String == "2026-03-14")
        let night = try #require((json["sleep"] as? [String: Any])?["last_night"] as? [String: Any])
        #expect(night["bedtime"] as? String == "2026-03-13T23:00:00+01:00")
    }

    @Test func `offsets west of UTC and half hours are written with their sign`() {
        var snapshot = measuredDay()
        snapshot.zoneName = "America/St_Johns"
        #expect(SnapshotJSON.text(of: snapshot).contains(#""taken_at": "2026-03-14T03:35:00-02:30""#))
    }

    @Test func `what is not a number is null`() throws {
        var snapshot = measuredDay()
        snapshot.body.weightKg = .nan
        snapshot.activity.distanceKm = .infinity
        snapshot.heart.vo2Max = 1e300
        let json = try object(snapshot)
        #expect((json["body"] as? [String: Any])?["weight_kg"] is NSNull)
        #expect((json["activity"] as? [String: Any])?["distance_km"] is NSNull)
        #expect((json["heart_health"] as? [String: Any])?["vo2_max_ml_per_kg_min"] is NSNull)
    }

    @Test func `text from outside cannot act on a terminal and comes back whole`() throws {
        var snapshot = measuredDay()
        let notes = "a\u{1B}[31m\"\\\n\u{9B}2J\u{202E}x\u{E0041}é</data>"
        snapshot.subjective.notes = notes
        let text = SnapshotJSON.text(of: snapshot, layout: .compact)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        #expect(!text.unicodeScalars.contains("\u{202E}") && !text.contains("</data>"))
        #expect((try object(snapshot)["subjective_data"] as? [String: Any])?["notes"] as? String == notes)
    }

    @Test func `the same snapshot gives the same bytes`() {
        #expect(SnapshotJSON.text(of: measuredDay()) == SnapshotJSON.text(of: measuredDay()))
    }

    @Test func `the measured part leaves out what is null and says nothing else`() throws {
        let json = try object(measuredDay(), .measuredOnly)
        #expect(json["subjective_data"] == nil)
        #expect((json["body"] as? [String: Any])?.keys.sorted() == ["weight_date", "weight_kg"])
    }
}

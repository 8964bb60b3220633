import HealthImport
import HealthModel
import ImportKit
import Testing

@Suite struct `Workouts` {
    private func workout(_ attributes: String = "", _ children: String = "", activity: String = "Running") throws
        -> ImportedWorkout?
    {
        let text =
            "<Workout workoutActivityType=\"HKWorkoutActivityType\(activity)\" sourceName=\"W\""
            + " startDate=\"2025-03-01 09:00:00 +0000\" endDate=\"2025-03-01 10:00:00 +0000\"\(attributes)>"
            + "\(children)</Workout>"
        return try parse(document(text)).sink.workouts.first
    }

    private func statistics(_ type: String, _ values: String) -> String {
        "<WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" \(values)/>"
    }

    @Test func `older ones have their totals in attributes`() throws {
        let read = try workout(
            " duration=\"50.5\" durationUnit=\"min\" totalDistance=\"3\" totalDistanceUnit=\"mi\""
                + " totalEnergyBurned=\"418.4\" totalEnergyBurnedUnit=\"kJ\"")
        #expect(read?.activity == "Running")
        #expect(read?.durationSeconds == 3030)
        #expect(read.map { $0.end - $0.start } == 3600)
        #expect(read?.distanceMeters.map { abs($0 - 4828.032) < 1e-9 } == true)
        #expect(read?.energyKcal.map { abs($0 - 100) < 1e-9 } == true)
    }

    @Test func `statistics go before attributes`() throws {
        let read = try workout(
            " totalDistance=\"2\" totalDistanceUnit=\"km\" totalEnergyBurned=\"1\" totalEnergyBurnedUnit=\"kcal\"",
            statistics("DistanceWalkingRunning", "sum=\"2.5\" unit=\"km\"")
                + statistics("ActiveEnergyBurned", "sum=\"215\" unit=\"Cal\"")
                + statistics("HeartRate", "average=\"140.5\" minimum=\"90\" maximum=\"171\" unit=\"count/min\"")
                + "<MetadataEntry key=\"HKTimeZone\" value=\"Europe/Berlin\"/>")
        #expect(read?.distanceMeters == 2500)
        #expect(read?.energyKcal == 215)
        #expect(read?.averageHeartRateBPM.map { abs($0 - 140.5) < 1e-9 } == true)
        #expect(read?.maximumHeartRateBPM.map { abs($0 - 171) < 1e-9 } == true)
        #expect(read?.zoneName == "Europe/Berlin")
    }

    @Test func `a ride counts what was cycled, not what was walked`() throws {
        let both =
            statistics("DistanceCycling", "sum=\"20\" unit=\"km\"")
            + statistics("DistanceWalkingRunning", "sum=\"30\" unit=\"km\"")
        #expect(try workout("", both, activity: "Cycling")?.distanceMeters == 20_000)
    }

    @Test func `without totals they have none, and last from start to end`() throws {
        let read = try workout()
        #expect(read?.durationSeconds == 3600)
        #expect(read?.distanceMeters == nil)
        #expect(read?.energyKcal == nil)
    }

    @Test func `statistics of a part are not those of the whole`() throws {
        let inner = "<WorkoutActivity>\(statistics("ActiveEnergyBurned", "sum=\"9\" unit=\"kcal\""))</WorkoutActivity>"
        #expect(try workout("", inner)?.energyKcal == nil)
    }
}

@Suite struct `Activity summaries` {
    @Test func `hold the rings of a day`() throws {
        let text =
            "<ActivitySummary dateComponents=\"2025-03-01\" activeEnergyBurned=\"500\" activeEnergyBurnedGoal=\"600\""
            + " activeEnergyBurnedUnit=\"Cal\" appleMoveTime=\"1\" appleMoveTimeGoal=\"2\" appleExerciseTime=\"33\""
            + " appleExerciseTimeGoal=\"30\" appleStandHours=\"11\" appleStandHoursGoal=\"12\"/>"
        let day = try #require(CivilDay(iso: "2025-03-01"))
        #expect(
            try parse(document(text)).sink.summaries == [
                ImportedActivitySummary(
                    day: day, activeEnergyKcal: 500, activeEnergyGoalKcal: 600, moveMinutes: 1, moveGoalMinutes: 2,
                    exerciseMinutes: 33, exerciseGoalMinutes: 30, standHours: 11, standGoalHours: 12)
            ])
    }

    @Test(arguments: ["", "2025-02-30", "1900-01-01", "2030-01-01", "yesterday"])
    func `of days that cannot be are left out`(day: String) throws {
        let (sink, tally) = try parse(document("<ActivitySummary dateComponents=\"\(day)\" appleStandHours=\"1\"/>"))
        #expect(sink.summaries.isEmpty)
        #expect(tally.skipped.values.reduce(0, +) == 1)
    }
}

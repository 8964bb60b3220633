import Foundation
import HealthModel
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Google Fit exports` {
    private let folder = "google-fit/derived_com.google."

    @Test func `merged steps stand on local days`() throws {
        let sink = try vendorRead(
            folder + "step_count.delta_com.google.android.gms-merge_step_deltas.json", as: GoogleFitFormat.self
        ).sink
        let expected = try Expected("google-fit").numbers("steps_by_local_day")
        let found = sink.sums("StepCount")
        #expect(found.count == 7)
        for (day, steps) in found { #expect(expected[day] == steps) }
    }

    @Test func `pieces of sleep have the stages of their codes`() throws {
        let sink = try vendorRead(
            folder + "sleep.segment_com.google.android.gms-merged.json", as: GoogleFitFormat.self
        ).sink
        let nights = sink.nights
        #expect(nights.count == 7)
        // The same person's nights as another maker measured them.
        let expected = try Expected("garmin").days("nights")
        for (day, night) in nights {
            #expect(Double(night.asleep) == expected[day]?["asleep_s"])
            #expect(Double(night[.deep] ?? 0) == expected[day]?["deep_s"])
            #expect(Double(night[.rem] ?? 0) == expected[day]?["rem_s"])
        }
    }

    @Test func `heart rates are samples of their moment`() throws {
        let sink = try vendorRead(
            folder + "heart_rate.bpm_com.google.android.gms-merge_heart_rate_bpm.json", as: GoogleFitFormat.self
        ).sink
        #expect(sink.samples("HeartRate").count == 40)
        #expect(sink.samples("HeartRate").first?.start == 1_742_425_200 && sink.values("HeartRate").first == 53)
    }

    private let raw = """
        {"Data Source":"raw:com.google.step_count.delta:com.fitbit.FitbitMobile:","Data Points":[{"fitValue":[{"value":
        {"intVal":12}}],"startTimeNanos":1742450400000000000,"endTimeNanos":1742454000000000000}]}
        """

    @Test func `a raw source is read alone, and is a repeat beside the merged one of its kind`() throws {
        let sink = try vendorRead(text: raw, named: "raw_x.json", as: GoogleFitFormat.self).sink
        #expect(sink.values("StepCount") == [12])
        #expect(sink.sources.map(\.name) == ["Google Fit (com.fitbit.FitbitMobile)"])
        let folder = try ScratchFolder()
        _ = try folder.write(Array(raw.utf8), as: "raw.json")
        let merged = raw.replacing(
            "raw:com.google.step_count.delta:com.fitbit.FitbitMobile:",
            with: "derived:com.google.step_count.delta:com.google.android.gms:merge_step_deltas")
        _ = try folder.write(Array(merged.utf8), as: "merged.json")
        _ = try folder.write(Array(raw.replacing("step_count", with: "distance").utf8), as: "other.json")
        let notes = try HealthCollection.open(path: folder.path).files.map { file in
            try file.read(into: VendorSink(), context: vendorContext()) { _ in true }.note
        }
        #expect(notes == [nil, nil, "The same values stand in the merged file of this kind"])
    }

    @Test func `the table of days is read with its weights and distances, and stands behind what devices know`() throws
    {
        let (sink, tally) = try vendorRead("google-fit/Daily activity metrics.csv", as: GoogleFitFormat.self)
        #expect(tally.skipped.isEmpty && sink.sums("StepCount")["2025-03-20"] == 8991)
        #expect(sink.sums("BodyMass")["2025-03-20"] == 79.77)
        #expect(sink.sums("DistanceWalkingRunning")["2025-03-20"] == 6743.25)
        #expect(sink.sources.map(\.device) == [ImportedSource.tableDevice])
    }

    @Test func `a table of quarters of an hour has its date in its name, and is a repeat of the table of days`() throws
    {
        let text =
            "Start time,End time,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Step count\n"
            + "06:00:00.000+01:00,06:15:00.000+01:00,3,20.5,210.5,,300\n"
            + "23:45:00.000+01:00,00:00:00.000+01:00,,18.5,,,\n"
        let folder = try ScratchFolder()
        let path = try folder.write(Array(text.utf8), as: "Daily activity metrics/2025-03-20.csv")
        let sink = try vendorRead(HealthDocument(path: path), as: GoogleFitFormat.self).sink
        #expect(sink.values("StepCount") == [300] && sink.samples("StepCount").first?.start == 1_742_446_800)
        #expect(sink.samples("AirFitTotalEnergyBurned").map(\.duration) == [900, 900])
        _ = try folder.write(
            Array("Date,Move Minutes count,Step count\n2025-03-20,3,300\n".utf8), as: "Daily activity metrics/all.csv")
        let notes = try HealthCollection.open(path: folder.path).files.map { file in
            try file.read(into: VendorSink(), context: vendorContext()) { _ in true }.note
        }
        #expect(notes == ["The same days stand in the table of all days", nil])
    }

    @Test func `times may be numbers, and a session is a workout with its sums`() throws {
        let points = """
            {"Data Source":"derived:com.google.weight:com.google.android.gms:merge_weight","Data Points":[{"fitValue":[
            {"value":{"fpVal":80.5}}],"startTimeNanos":1742450400000000000,"endTimeNanos":1742450400000000000}]}
            """
        #expect(
            try vendorRead(text: points, named: "w.json", as: GoogleFitFormat.self).sink.values("BodyMass") == [80.5])
        let session = """
            {"fitnessActivity":"running","startTime":"2025-03-20T17:00:00.000Z","endTime":"2025-03-20T17:40:00.000Z",
            "duration":"2300.5s","segment":[],"aggregate":[{"metricName":"com.google.calories.expended","floatValue":300.5},
            {"metricName":"com.google.step_count.delta","intValue":5000},
            {"metricName":"com.google.distance.delta","floatValue":6000.0}]}
            """
        let run = try #require(
            try vendorRead(text: session, named: "s.json", as: GoogleFitFormat.self).sink.workouts.first)
        #expect(run.activity == "Running" && run.durationSeconds == 2300.5 && run.end - run.start == 2400)
        #expect(run.energyKcal == 300.5 && run.steps == 5000 && run.distanceMeters == 6000)
    }
}

@Suite struct `Garmin exports` {
    @Test func `nights have their stages, and a row without sleep is counted`() throws {
        let (sink, tally) = try vendorRead("garmin/2025-03-20_2025-04-09_sleepData.json", as: GarminFormat.self)
        let expected = try Expected("garmin").days("nights")
        #expect(sink.nights.count == 21 && expected.count == 21)
        for (day, night) in sink.nights {
            #expect(Double(night.asleep) == expected[day]?["asleep_s"])
            #expect(Double(night[.deep] ?? 0) == expected[day]?["deep_s"])
            #expect(Double(night[.rem] ?? 0) == expected[day]?["rem_s"])
        }
        #expect(tally.skipped == ["a day without sleep": 1])
        #expect(sink.sums("RespiratoryRate")["2025-03-20"] == 15.1)
    }

    @Test func `a day is one total from midnight to midnight and one resting heart rate`() throws {
        let sink = try vendorRead("garmin/UDSFile_2025-03-20_2025-04-09.json", as: GarminFormat.self).sink
        let steps = try Expected("garmin").numbers("steps")
        #expect(sink.sums("StepCount") == steps)
        let change = try #require(sink.samples("StepCount").first { $0.duration == 23 * 3600 })
        #expect(berlin.day(atUnix: Int(change.start)).iso == "2025-03-30")
        #expect(sink.sums("RestingHeartRate")["2025-03-20"] == 49)
        #expect(sink.sums("ActiveEnergyBurned")["2025-03-20"] == 833)
        #expect(sink.sums("FlightsClimbed")["2025-03-20"] == 10)
    }

    @Test func `activities are in centimetres, milliseconds and kilojoules`() throws {
        let sink = try vendorRead("garmin/sam_0_summarizedActivities.json", as: GarminFormat.self).sink
        let expected = try Expected("garmin").numbers("activities")
        #expect(Double(sink.workouts.count) == expected["count"])
        let minutes = sink.workouts.map(\.durationSeconds).reduce(0, +) / 60
        #expect((minutes * 1000).rounded() / 1000 == expected["minutes"])
        let kilometres = sink.workouts.compactMap(\.distanceMeters).reduce(0, +) / 1000
        #expect((kilometres * 1000).rounded() / 1000 == expected["km"])
        #expect(sink.workouts.compactMap(\.energyKcal).reduce(0, +).rounded() == expected["kcal"])
        #expect(sink.workouts.first?.externalID == "9000000001" && sink.workouts.first?.maximumHeartRateBPM == 150)
    }

    @Test func `energy in kilocalories is told by how much it would be in a minute`() throws {
        let text = """
            [{"summarizedActivitiesExport":[{"activityId":1,"name":"Run","activityType":"running",
            "beginTimestamp":1742572411000,"duration":3600000.0,"distance":1000000.0,"calories":600.0}]}]
            """
        let sink = try vendorRead(text: text, named: "a.json", as: GarminFormat.self).sink
        #expect(sink.workouts.map(\.energyKcal) == [600])
    }

    @Test func `the nightly status gives RMSSD and the fitness file VO2max`() throws {
        let status = """
            [{"calendarDate":"2025-03-20","metrics":[{"type":"HRV","value":43.0},{"type":"SPO2","value":95.0}]}]
            """
        let night = try vendorRead(text: status, named: "h.json", as: GarminFormat.self).sink
        #expect(night.sums("HeartRateVariabilityRMSSD") == ["2025-03-20": 43])
        #expect(night.samples("HeartRateVariabilitySDNN").isEmpty && night.values("OxygenSaturation") == [0.95])
        let fitness = try vendorRead(
            text: #"[{"calendarDate":"2025-03-20","vo2MaxValue":49.0,"sport":"RUNNING"}]"#, named: "m.json",
            as: GarminFormat.self
        ).sink
        #expect(fitness.sums("VO2Max") == ["2025-03-20": 49])
    }
}

@Suite struct `Oura exports` {
    @Test(arguments: ["oura/sleepmodel.csv", "oura/api-v2/sleep.json"])
    func `nights have their stages, ends, RMSSD and lowest heart rate`(name: String) throws {
        let sink = try vendorRead(name, as: OuraFormat.self).sink
        let expected = try Expected("oura").days("nights")
        let nights = sink.nights
        #expect(nights.count >= 12)
        for (day, night) in nights {
            let wanted = try #require(expected[day])
            #expect(Double(night.asleep) == wanted["total_s"] && Double(night[.deep] ?? 0) == wanted["deep_s"])
            #expect(Double(night[.core] ?? 0) == wanted["light_s"] && Double(night[.rem] ?? 0) == wanted["rem_s"])
            #expect(Double(night[.awake] ?? 0) == wanted["awake_s"])
            #expect(sink.sums("HeartRateVariabilityRMSSD")[day] == wanted["hrv"])
            #expect(sink.sums("RestingHeartRate")[day] == wanted["lowest_hr"])
        }
        #expect(sink.samples("HeartRateVariabilitySDNN").isEmpty)
    }

    @Test func `tables and answers give the same nights and workouts, so that both do not double them`() throws {
        let table = try vendorRead("oura/sleepmodel.csv", as: OuraFormat.self).sink
        let answer = try vendorRead("oura/api-v2/sleep.json", as: OuraFormat.self).sink
        #expect(answer.sleep.allSatisfy(table.sleep.contains))
        let workouts = try vendorRead("oura/workout.csv", as: OuraFormat.self).sink.workouts
        #expect(try vendorRead("oura/api-v2/workout.json", as: OuraFormat.self).sink.workouts == workouts)
        #expect(workouts.count == 10 && workouts.first?.activity == "Running")
        #expect(workouts.first?.distanceMeters == 13_106 && workouts.first?.externalID == "100-wo001")
    }

    @Test func `days have steps and scores`() throws {
        let expected = try Expected("oura")
        let activity = try vendorRead("oura/dailyactivity.csv", as: OuraFormat.self).sink
        #expect(activity.sums("StepCount") == expected.numbers("steps"))
        let readiness = try vendorRead("oura/dailyreadiness.csv", as: OuraFormat.self).sink
        #expect(readiness.sums("AirFitOuraReadiness") == expected.numbers("readiness"))
        #expect(readiness.unit(of: "AirFitOuraReadiness") == "")
        #expect(try vendorRead("oura/heartrate.csv", as: OuraFormat.self).sink.samples("HeartRate").count == 39)
    }

    @Test func `naps and rests are sleep, deleted nights are not`() throws {
        let head = "bedtime_start,bedtime_end,day,total_sleep_duration,light_sleep_duration,lowest_heart_rate,type\n"
        let rows = ["late_nap", "deleted", "sleep"].enumerated().map { index, type in
            "2025-03-2\(index)T14:00:00+01:00,2025-03-2\(index)T15:00:00+01:00,2025-03-2\(index),3000,3000,50,\(type)\n"
        }
        let (sink, tally) = try vendorRead(text: head + rows.joined(), named: "sleepmodel.csv", as: OuraFormat.self)
        #expect(Set(sink.nights.keys) == ["2025-03-20", "2025-03-22"])
        #expect(tally.skipped == ["a night that was deleted": 1] && sink.samples("RestingHeartRate").isEmpty)
    }

    @Test func `the old export in one file is read too`() throws {
        let text = """
            {"activity":[{"summary_date":"2019-03-20","steps":9000,"cal_active":500,"cal_total":2500,"score":80}],
            "readiness":[{"summary_date":"2019-03-20","score":77}],
            "sleep":[{"summary_date":"2019-03-20","bedtime_start":"2019-03-20T23:00:00+01:00",
            "bedtime_end":"2019-03-21T07:00:00+01:00","total":27000,"deep":5400,"rem":5400,"light":16200,"awake":1800,
            "rmssd":45,"hr_lowest":50,"score":81}]}
            """
        let sink = try vendorRead(text: text, named: "oura.json", as: OuraFormat.self).sink
        #expect(sink.nights["2019-03-21"]?.asleep == 27_000)
        #expect(sink.sums("HeartRateVariabilityRMSSD") == ["2019-03-21": 45])
        #expect(sink.sums("StepCount") == ["2019-03-20": 9000])
    }
}

@Suite struct `Whoop exports` {
    @Test func `a cycle gives recovery, resting heart rate, RMSSD and the night on the day of waking`() throws {
        let sink = try vendorRead("whoop/physiological_cycles.csv", as: WhoopFormat.self).sink
        let expected = try Expected("whoop").days("by_wake_day")
        #expect(sink.nights.count == 21 && expected.count == 21)
        for (day, wanted) in expected {
            let night = try #require(sink.nights[day])
            #expect(Double(night.asleep) / 60 == wanted["asleep_min"])
            #expect(Double(night[.deep] ?? 0) / 60 == wanted["deep_min"])
            #expect(Double(night[.rem] ?? 0) / 60 == wanted["rem_min"])
            #expect(sink.sums("AirFitWhoopRecovery")[day] == wanted["recovery"])
            #expect(sink.sums("RestingHeartRate")[day] == wanted["rhr"])
            #expect(sink.sums("HeartRateVariabilityRMSSD")[day] == wanted["hrv_ms"])
        }
        // The running cycle has no end, and its energy is not known yet.
        #expect(sink.samples("AirFitTotalEnergyBurned").count == 20)
    }

    @Test func `a night in which the clocks change has its true length`() throws {
        let sink = try vendorRead("whoop/sleeps.csv", as: WhoopFormat.self).sink
        let bed = try #require(
            sink.sleep.first {
                $0.stage == .inBed && berlin.day(atUnix: Int($0.start) + Int($0.duration)).iso == "2025-03-30"
            })
        #expect(bed.duration == 427 * 60)
    }

    @Test func `the table of sleeps and that of cycles give the same nights`() throws {
        let cycles = try vendorRead("whoop/physiological_cycles.csv", as: WhoopFormat.self).sink.sleep
        #expect(try vendorRead("whoop/sleeps.csv", as: WhoopFormat.self).sink.sleep == cycles)
    }

    @Test func `workouts and the journal are read, notes with line breaks too`() throws {
        let workouts = try vendorRead("whoop/workouts.csv", as: WhoopFormat.self).sink.workouts
        let expected = try Expected("whoop")
        #expect(Double(workouts.count) == expected.numbers("workouts")["count"])
        #expect(workouts.map(\.durationSeconds).reduce(0, +) / 60 == expected.numbers("workouts")["minutes"])
        #expect(workouts.compactMap(\.energyKcal).reduce(0, +) == expected.numbers("workouts")["cal"])
        let journal = try vendorRead("whoop/journal_entries.csv", as: WhoopFormat.self).sink.findings
        #expect(Double(journal.count) == expected.numbers("journal")["rows"])
        let yes = journal.filter { $0.fields.contains(ImportedFinding.Field("Answer", "yes")) }
        #expect(Double(yes.count) == expected.numbers("journal")["yes"])
        #expect(yes.first?.fields.last?.value == "two, with \"friends\"\nlate")
    }

    @Test func `Spanish headings are told by the order of the columns, also without the offset`() throws {
        let spanish = """
            Hora de inicio del ciclo,Hora de fin del ciclo,Zona horaria del ciclo,Inicio del sueño,Despertar,Rendimiento %,\
            Frecuencia respiratoria (rpm),Duración (min),En cama (min),Ligero (min),Profundo (min),REM (min),\
            Despierto (min),Necesidad (min),Deuda (min),Eficiencia %,Consistencia %,Siesta
            2025-03-19 22:49:53,,UTC+01:00,2025-03-19 23:10:34,2025-03-20 06:43:34,85,15.1,444,453,245,86,113,9,480,20,92,71,false

            """
        let sink = try vendorRead(text: spanish, named: "sueños.csv", as: WhoopFormat.self).sink
        #expect(sink.nights["2025-03-20"]?.asleep == 26_640)
        let workouts = """
            Hora de inicio del ciclo,Hora de fin del ciclo,Inicio,Fin,Duración (min),Actividad,Esfuerzo,Energía (cal),Max,\
            Media,Z1,Z2,Z3,Z4,Z5,GPS
            2025-03-19 22:49:53,,2025-03-20 16:53:31,2025-03-20 17:59:15,65,Running,9.1,337,150,130,10,30,40,15,5,false

            """
        let workout = try vendorRead(text: workouts, named: "entrenamientos.csv", as: WhoopFormat.self).sink.workouts
        #expect(workout.map(\.energyKcal) == [337] && workout.first?.activity == "Running")
    }
}

@Suite struct `Withings archives` {
    @Test func `the scale gives weight and, where it measured it, fat as a share`() throws {
        let sink = try vendorRead("withings/weight.csv", as: WithingsFormat.self).sink
        let expected = try Expected("withings")
        #expect(sink.sums("BodyMass") == expected.numbers("weights_kg"))
        #expect(21 - sink.samples("BodyFatPercentage").count == expected.root["missing_fat"] as? Int)
        #expect(sink.values("BodyFatPercentage").first.map { abs($0 - 15.2 / 80.09) < 1e-9 } == true)
        #expect(sink.samples("BodyMass").first?.start == 1_742_450_400)
        let pressure = try vendorRead("withings/bp.csv", as: WithingsFormat.self).sink
        #expect(pressure.samples("BloodPressureSystolic").count == expected.root["bp"] as? Int)
        #expect(pressure.values("BloodPressureDiastolic").first == 74)
    }

    @Test func `nights have their stages`() throws {
        let sink = try vendorRead("withings/sleep.csv", as: WithingsFormat.self).sink
        let expected = try Expected("withings").days("nights")
        #expect(sink.nights.count == 21 && expected.count == 21)
        for (day, night) in sink.nights {
            #expect(Double(night.asleep) == expected[day]?["asleep_s"])
            #expect(Double(night[.deep] ?? 0) == expected[day]?["deep_s"])
            #expect(Double(night[.awake] ?? 0) == expected[day]?["awake_s"])
        }
    }

    @Test func `slices of raw rows follow one another`() throws {
        let sink = try vendorRead("withings/raw_tracker_steps.csv", as: WithingsFormat.self).sink
        let expected = try Expected("withings").numbers("steps_by_local_day")
        let found = sink.sums("StepCount")
        #expect(found.count == 12)
        for (day, steps) in found { #expect(expected[day] == steps) }
        #expect(Set(sink.samples("StepCount").map(\.duration)) == [900])
        #expect(try vendorRead("withings/raw_hr_hr.csv", as: WithingsFormat.self).sink.samples("HeartRate").count == 39)
    }

    @Test func `activities have their zone and what the object in the cell says`() throws {
        let sink = try vendorRead("withings/activities.csv", as: WithingsFormat.self).sink
        let expected = try Expected("withings").root["activities"] as? Int
        #expect(sink.workouts.count == expected)
        let run = try #require(sink.workouts.first)
        #expect(run.zoneName == "Europe/Berlin" && run.distanceMeters == 13_106 && run.averageHeartRateBPM == 130)
        #expect(sink.zones.contains("Europe/Berlin"))
    }

    @Test func `German headings, states of the tracker and totals by day are told`() throws {
        let german = """
            von,bis,leicht (s),tief (s),rem (s),wach (s),Aufwachen,Dauer bis zum Einschlafen (s),Dauer bis zum Aufstehen (s),\
            Schnarchen (s),Schnarchepisoden,Durchschnittliche Herzfrequenz,Herzfrequenz (min),Herzfrequenz (max),Ereignisse
            2025-03-19T22:49:53+01:00,2025-03-20T06:43:34+01:00,14700,5160,6780,540,3,1241,0,0,0,53,49,79,

            """
        let night = try vendorRead(text: german, named: "schlaf.csv", as: WithingsFormat.self).sink
        #expect(night.nights["2025-03-20"]?.asleep == 26_640)
        let states = "start,duration,value\n2025-03-20T14:00:00+01:00,\"[600,600,60]\",\"[1,1,2]\"\n"
        let nap = try vendorRead(text: states, named: "raw_tracker_sleep-state.csv", as: WithingsFormat.self).sink
        #expect(nap.sleep.map(\.stage) == [.core, .deep] && nap.sleep.map(\.duration) == [1200, 60])
        #expect(nap.sources.first?.name == "Withings (raw)")
        let totals = try vendorRead(
            text: "date,value\n2025-03-20,8991\n", named: "aggregates_steps.csv", as: WithingsFormat.self)
        #expect(totals.sink.isEmpty && totals.tally.note?.contains("raw_") == true)
    }
}

@Suite struct `Health Connect exports` {
    private func read(_ change: (inout ImportContext) -> Void = { _ in }) throws -> VendorResult {
        let archive = try vendorArchive("health-connect/Health Connect.zip")
        let entry = try #require(archive.entries.first)
        let document = try HealthDocument(entry, in: archive)
        #expect(formats(of: document) == ["health-connect"])
        var context = vendorContext()
        change(&context)
        return try vendorRead(document, as: HealthConnectFormat.self, context: context)
    }

    @Test func `steps stay with the app that wrote them`() throws {
        let sink = try read().sink
        let names = ["com.google.android.apps.fitness": "Fit", "com.sec.android.app.shealth": "Samsung Health"]
        let expected = try Expected("health-connect").numbers("steps_by_day_and_app")
        #expect(expected.count == 42)
        for (key, steps) in expected {
            let parts = key.split(separator: " ").map(String.init)
            #expect(sink.sums("StepCount", source: names[parts[1]])[parts[0]] == steps)
        }
        #expect(sink.sources.first?.device == "com.google.android.apps.fitness")
    }

    @Test func `nights, weight, energy, heart rate and workouts come out in AirFit's units`() throws {
        let sink = try read().sink
        let expected = try Expected("health-connect")
        let nights = expected.days("sleep_minutes_by_wake_day")
        #expect(nights.count == 21)
        let stages: [(String, SleepStage)] = [("awake", .awake), ("light", .core), ("deep", .deep), ("rem", .rem)]
        for (day, minutes) in nights {
            for (name, stage) in stages { #expect(sink.nights[day]?[stage].map { Double($0) / 60 } == minutes[name]) }
        }
        #expect(sink.sums("BodyMass") == expected.numbers("weights_kg"))
        #expect(sink.sums("ActiveEnergyBurned") == expected.numbers("active_kcal"))
        #expect(sink.samples("HeartRate").count == 288)
        #expect(sink.sums("HeartRateVariabilityRMSSD")["2025-03-20"] == 47.3)
        #expect(sink.workouts.count == expected.root["exercise_sessions"] as? Int)
        #expect(sink.workouts.first?.activity == "Running" && sink.workouts.first?.externalID?.count == 32)
    }

    @Test func `the copy is gone from the temporary folder, which must be there`() throws {
        let folder = try ScratchFolder()
        _ = try read { $0.temporaryFolder = folder.path }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        #expect(throws: ImportError.self) { _ = try read { $0.temporaryFolder = folder.path + "/nowhere" } }
    }
}

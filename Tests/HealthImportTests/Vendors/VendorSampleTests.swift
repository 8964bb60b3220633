import Foundation
import HealthModel
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Exports of other makers` {
    @Test(arguments: [
        "health-auto-export", "fitbit", "google-fit", "garmin", "oura", "whoop", "withings", "csv",
    ])
    func `each file is told to be of one format, its own`(folder: String) throws {
        for name in try vendorFixtures(folder) {
            let document = try HealthDocument(path: vendorFixture(name))
            // An empty answer says what it is by its name alone.
            if name.hasSuffix("irvinlim-4.json") { continue }
            #expect(formats(of: document) == [folder], "\(name)")
        }
    }

    @Test func `files of Apple, of activities and of nobody are not taken for another maker's`() throws {
        let root = fixture("") + "/"
        let names = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
        var count = 0
        for name in names where !name.hasPrefix("vendors/") && !name.hasSuffix(".json") && !name.hasSuffix(".md") {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root + name, isDirectory: &isFolder), !isFolder.boolValue
            else {
                continue
            }
            let document = try HealthDocument(path: root + name)
            count += 1
            #expect(vendorFormats.filter { $0.recognises(document) }.map { $0.id }.isEmpty, "\(name)")
        }
        #expect(count > 5)
    }

    @Test(arguments: [
        "health-auto-export", "fitbit", "google-fit", "garmin", "oura", "whoop", "withings",
    ])
    func `the same file twice gives the same records`(folder: String) throws {
        for name in try vendorFixtures(folder) {
            let document = try HealthDocument(path: vendorFixture(name))
            guard let format = vendorFormats.first(where: { $0.recognises(document) }) else { continue }
            let first = try vendorRead(document, as: format)
            let second = try vendorRead(document, as: format)
            #expect(first.sink == second.sink, "\(name)")
            #expect(first.tally == second.tally)
            #expect(first.tally.cutOff == nil)
            #expect(!first.sink.isEmpty || first.tally.note != nil || first.tally.records == 0, "\(name)")
        }
    }
}

@Suite struct `Health Auto Export` {
    private static let whole = "health-auto-export/HealthAutoExport-2025-03-20-2025-04-09.json"

    private func metrics() throws -> [String: [String: Any]] {
        try Expected("health-auto-export").root["metrics"] as? [String: [String: Any]] ?? [:]
    }

    @Test(arguments: [
        ("step_count", "StepCount"), ("resting_heart_rate", "RestingHeartRate"),
        ("active_energy", "ActiveEnergyBurned"),
        ("heart_rate_variability", "HeartRateVariabilitySDNN"), ("weight_body_mass", "BodyMass"),
    ])
    func `the values of a metric stand on their days`(name: String, type: String) throws {
        let sink = try vendorRead(Self.whole, as: HealthAutoExportFormat.self).sink
        let metric = try #require(metrics()[name])
        #expect(sink.sums(type) == metric["sum_by_day"] as? [String: Double])
        #expect(sink.samples(type).count == metric["points"] as? Int)
    }

    @Test func `a total of an hour lasts an hour, that of a day the day, also when the clocks change`() throws {
        let sink = try vendorRead(Self.whole, as: HealthAutoExportFormat.self).sink
        #expect(Set(sink.samples("StepCount").map(\.duration)) == [3600])
        let days = sink.samples("ActiveEnergyBurned")
        #expect(days.count(where: { $0.duration == 23 * 3600 }) == 1)
        #expect(days.count(where: { $0.duration == 24 * 3600 }) == 20)
    }

    @Test func `joined sources stay as they are written, and tell watch and scale`() throws {
        let sink = try vendorRead(Self.whole, as: HealthAutoExportFormat.self).sink
        let joined = try #require(sink.sources.first { $0.name.contains("|") })
        #expect(joined.name == "Sam’s Apple\u{A0}Watch|Sam’s iPhone")
        #expect(joined.sourceClass == .watch)
        #expect(sink.sources.first { $0.name == "Withings" }?.sourceClass == .other)
    }

    @Test func `nights in hours come out to the second, with their beginning and end`() throws {
        let sink = try vendorRead(Self.whole, as: HealthAutoExportFormat.self).sink
        let nights = try #require(metrics()["sleep_analysis"]?["nights"] as? [String: [String: Any]])
        #expect(sink.nights.count == 21 && nights.count == 21)
        for (day, night) in nights {
            func seconds(_ key: String) -> Int64 { Int64(((night[key] as? Double ?? -1) * 3600).rounded()) }
            let found = try #require(sink.nights[day])
            #expect(found[.core] == seconds("core_h") && found[.deep] == seconds("deep_h"))
            #expect(found[.rem] == seconds("rem_h") && found[.awake] == seconds("awake_h"))
            #expect(found.asleep == seconds("total_h"))
            let end = try #require(WrittenTime(night["end"] as? String ?? "")?.unix(by: berlin))
            let start = try #require(WrittenTime(night["start"] as? String ?? "")?.unix(by: berlin))
            let asleep = sink.sleep.filter { $0.stage.isAsleep && $0.start >= start && $0.start < end }
            #expect(asleep.map(\.start).min() == start)
            #expect(asleep.map { $0.start + Int64($0.duration) }.max() == end)
        }
    }

    @Test func `workouts have their length, energy, distance, heart rate and number`() throws {
        let sink = try vendorRead(Self.whole, as: HealthAutoExportFormat.self).sink
        let expected = try Expected("health-auto-export").numbers("workouts")
        #expect(Double(sink.workouts.count) == expected["count"])
        #expect(sink.workouts.map(\.durationSeconds).reduce(0, +) == expected["seconds"])
        #expect(sink.workouts.compactMap(\.energyKcal).reduce(0, +) == expected["kcal"])
        #expect(sink.workouts.compactMap(\.distanceMeters).reduce(0, +).rounded() == expected["meters"])
        let run = try #require(sink.workouts.first)
        #expect(run.activity == "Running" && run.title == "Outdoor Run" && run.isIndoor == false)
        #expect(run.externalID == "00000064-0000-4000-8000-000000000001" && run.averageHeartRateBPM == 130)
        #expect(sink.sources[Int(run.source)].name == "Sam’s Apple\u{A0}Watch")
    }

    @Test func `pieces of sleep come out one by one`() throws {
        let sink = try vendorRead("health-auto-export/unaggregated.json", as: HealthAutoExportFormat.self).sink
        let expected = try #require(metrics()["sleep_analysis"]?["nights"] as? [String: [String: Any]])
        let nights = sink.nights
        #expect(nights.count == 3)
        for (day, night) in nights {
            #expect(night.asleep == Int64(((expected[day]?["total_h"] as? Double ?? 0) * 3600).rounded()))
        }
    }

    @Test func `energy in kilojoules by the minute, nights of old versions and the first version's workouts are read`()
        throws
    {
        let energy = try vendorRead("health-auto-export/irvinlim-0.json", as: HealthAutoExportFormat.self).sink
        #expect(energy.values("ActiveEnergyBurned").map { ($0 * 1e6).rounded() } == [183_692, 90_308])
        #expect(energy.samples.map(\.duration) == [60, 60])
        let old = try vendorRead("health-auto-export/irvinlim-2.json", as: HealthAutoExportFormat.self).sink
        #expect(old.sleep.filter { $0.stage == .asleepUnspecified }.map { Int($0.duration) }.reduce(0, +) == 21_990)
        let bed = try #require(old.sleep.first { $0.stage == .inBed })
        #expect(old.sources[Int(bed.source)].name == "iPhone")
        let walk = try #require(
            try vendorRead("health-auto-export/irvinlim-6.json", as: HealthAutoExportFormat.self).sink.workouts.first)
        #expect(walk.activity == "Walking" && walk.steps == 908 && walk.elevationGainMeters == 16.36)
        #expect(walk.energyKcal.map { ($0 * 100).rounded() / 100 } == 54.07 && walk.averageHeartRateBPM == 108)
        let piece = try vendorRead("health-auto-export/irvinlim-8.json", as: HealthAutoExportFormat.self).sink.sleep
        #expect(piece.map(\.stage) == [.core] && piece.first?.duration == 23_760)
    }

    @Test func `names that stand behind their points, null data and unknown metrics do no harm`() throws {
        let text = """
            {"data":{"metrics":[{"data":[{"date":"2025-03-20 00:00:00 +0100","qty":5}],"name":"moon_phase","units":"deg"},
            {"data":null,"name":"step_count","units":"count"},
            {"data":[{"date":"2025-03-20 00:00:00 +0100","qty":98}],"units":"%","name":"blood_oxygen_saturation"}],
            "workouts":null,"stateOfMind":[{"start":"2025-03-20 08:00:00 +0100","kind":"mood","valence":0.5,"labels":["calm"]}]}}
            """
        let (sink, tally) = try vendorRead(text: text, named: "x.json", as: HealthAutoExportFormat.self)
        #expect(sink.values("AirFitHealthAutoExportMoonPhase") == [5])
        #expect(sink.values("OxygenSaturation") == [0.98])
        #expect(sink.findings.map(\.kind) == [.stateOfMind])
        #expect(sink.findings.first?.fields.contains(ImportedFinding.Field("labels", "calm")) == true)
        #expect(tally.records == 3 && tally.skipped.isEmpty)
    }
}

@Suite struct `Fitbit exports` {
    private func all() throws -> VendorResult {
        let sink = VendorSink()
        var tally = ImportTally()
        for name in try vendorFixtures("fitbit") {
            tally = try vendorRead(name, as: FitbitFormat.self, into: sink).tally
        }
        return (sink, tally)
    }

    @Test func `steps in UTC stand on local days`() throws {
        let sink = try vendorRead("fitbit/steps-2025-03-01.json", as: FitbitFormat.self).sink
        let expected = try Expected("fitbit").numbers("steps_by_local_day")
        let found = sink.sums("StepCount")
        let days = common(expected, found, atLeast: 10).filter { $0.key < "2025-03-31" }
        #expect(days.count == 11)
        for (day, steps) in days { #expect(found[day] == steps) }
    }

    @Test func `nights are as long as their levels say, also when the clocks change`() throws {
        let sink = try vendorRead("fitbit/sleep-2025-03-01.json", as: FitbitFormat.self).sink
        let root = try #require(try Expected("fitbit").root["sleep"] as? [String: [String: Any]])
        let nights = sink.nights
        #expect(nights.count == 6 && nights["2025-03-30"] != nil)
        for (day, night) in nights {
            let minutes = try #require(root[day]?["stages_min"] as? [String: Double])
            let names: [(String, SleepStage)] = [
                ("deep", .deep), ("light", .core), ("rem", .rem), ("wake", .awake),
            ]
            for (name, stage) in names { #expect(night[stage] == Int64((minutes[name] ?? 0) * 60)) }
            #expect(night.asleep == Int64(root[day]?["minutes_asleep"] as? Int ?? 0) * 60)
        }
    }

    @Test func `short wakes are cut out where the stated minutes leave them out`() throws {
        let text = """
            [{"logId":1,"dateOfSleep":"2025-03-20","startTime":"2025-03-19T23:00:00.000","duration":7200000,
            "minutesAsleep":118,"mainSleep":true,"levels":{"data":[{"dateTime":"2025-03-19T23:00:00.000","level":"light",
            "seconds":7200}],"shortData":[{"dateTime":"2025-03-19T23:30:00.000","level":"wake","seconds":120}]}}]
            """
        let sink = try vendorRead(text: text, named: "sleep-2025-03-01.json", as: FitbitFormat.self).sink
        let pieces = sink.sleep.filter { $0.stage != .inBed }
        #expect(pieces.map(\.stage) == [.core, .awake, .core] && pieces.map(\.duration) == [1800, 120, 5280])
    }

    @Test func `a heart rate without confidence is left out and counted`() throws {
        let (sink, tally) = try vendorRead("fitbit/heart_rate-2025-03-21.json", as: FitbitFormat.self)
        #expect(tally.records == 60)
        #expect(sink.samples("HeartRate").count + (tally.skipped.values.first ?? 0) == 60)
        #expect(tally.skipped.keys.first?.contains("no confidence") == true)
    }

    @Test func `weight in pounds comes out in kilograms, with fat as a share`() throws {
        let sink = try vendorRead("fitbit/weight-2025-03-01.json", as: FitbitFormat.self).sink
        let expected = try Expected("fitbit").numbers("weights_kg")
        #expect(sink.values("BodyMass").prefix(1).map { ($0 * 100).rounded() / 100 } == [expected["03/20/25"] ?? 0])
        #expect(sink.values("BodyFatPercentage").first == 0.192)
        #expect(sink.sources.map(\.name).contains("Fitbit Aria"))
    }

    @Test func `exercise has its kind, length, distance, energy and number`() throws {
        let sink = try vendorRead("fitbit/exercise-2025-03-01.json", as: FitbitFormat.self).sink
        let run = try #require(sink.workouts.first)
        #expect(run.activity == "Running" && run.durationSeconds == 3944 && run.distanceMeters == 13_106)
        #expect(run.energyKcal == 337 && run.averageHeartRateBPM == 130 && run.externalID == "50000000001")
        #expect(run.start == 1_742_572_411)
    }

    @Test func `a resting heart rate of zero is none, and stands on its day`() throws {
        let text = """
            [{"dateTime":"03/20/25 00:00:00","value":{"date":"03/20/25","value":49.0,"error":6.79}},
            {"dateTime":"03/21/25 00:00:00","value":{"date":null,"value":0.0,"error":0.0}}]
            """
        let (sink, tally) = try vendorRead(
            text: text, named: "resting_heart_rate-2025-03-01.json", as: FitbitFormat.self)
        #expect(sink.sums("RestingHeartRate") == ["2025-03-20": 49] && tally.skipped == ["no value": 1])
    }

    private let steps =
        "timestamp,steps,data source\n2025-03-20T06:00:00Z,12,Charge 6\n2025-03-20T06:01:00Z,20,Charge 6\n"

    @Test func `newer tables are read where nothing else has their days`() throws {
        let sink = try vendorRead(
            text: steps, named: "Physical Activity_GoogleData/steps_2025-03-20.csv", as: FitbitFormat.self
        ).sink
        #expect(sink.values("StepCount") == [12, 20] && sink.samples("StepCount").map(\.duration) == [60, 60])
        #expect(sink.samples("StepCount").first?.start == 1_742_450_400)
        let weight = try vendorRead(
            text: "timestamp,weight grams,data source\n2025-03-20T06:00:00Z,80500,Aria\n",
            named: "Physical Activity_GoogleData/weight.csv", as: FitbitFormat.self
        ).sink
        #expect(weight.values("BodyMass") == [80.5])
        let pace = try vendorRead(
            text: "timestamp,live pace\n2025-03-20T06:00:00Z,3\n",
            named: "Physical Activity_GoogleData/live_pace_2025-03-20.csv", as: FitbitFormat.self)
        #expect(pace.sink.isEmpty && pace.tally.note == "Nothing in AirFit is of this kind")
    }

    @Test func `a newer table is a repeat of the days of the older file beside it, and of no others`() throws {
        let folder = try ScratchFolder()
        let older = #"[{"dateTime":"03/20/25 06:00:00","value":"12"},{"dateTime":"03/20/25 06:01:00","value":"20"}]"#
        _ = try folder.write(Array(older.utf8), as: "Global Export Data/steps-2025-03-01.json")
        for day in ["2025-02-28", "2025-03-20", "2025-03-31", "2025-04-01"] {
            let text = steps.replacing("2025-03-20", with: day)
            _ = try folder.write(Array(text.utf8), as: "Physical Activity_GoogleData/steps_\(day).csv")
        }
        let files = try HealthCollection.open(path: folder.path).files
        var notes: [String: String] = [:]
        for file in files {
            let sink = VendorSink()
            let tally = try file.read(into: sink, context: vendorContext()) { _ in true }
            #expect(sink.isEmpty == (tally.note != nil))
            notes[String(file.name.split(separator: "/").last ?? "")] = tally.note
        }
        #expect(files.count == 5 && notes.keys.sorted() == ["steps_2025-03-20.csv", "steps_2025-03-31.csv"])
        #expect(notes.values.allSatisfy { $0.contains("Global Export Data") })
        #expect(Set(files.map(\.fingerprint)).count == 5)
    }

    @Test func `a person's own table with a date in its name is read as one`() throws {
        let folder = try ScratchFolder()
        let path = try folder.write(
            Array("timestamp,steps\n2025-03-20T06:00:00Z,1200\n".utf8), as: "steps_2025-03-20.csv")
        let document = try HealthDocument(path: path)
        #expect(formats(of: document) == ["csv"])
        #expect(try vendorRead(document, as: CSVFormat.self).sink.values("StepCount") == [1200])
    }

    @Test func `nightly variability is RMSSD, oxygen a share, classic sleep has restless time as awake`() throws {
        let variability = try vendorRead(
            text: "timestamp,rmssd,nremhr,entropy\n2025-03-20T00:00:00,41.5,52.1,2.4\n", named: "hrv.csv",
            as: FitbitFormat.self
        ).sink
        #expect(variability.sums("HeartRateVariabilityRMSSD") == ["2025-03-20": 41.5])
        let oxygen = try vendorRead(
            text: "timestamp,average_value,lower_bound,upper_bound\n2025-03-20T00:00:00Z,96.1,93,99\n",
            named: "spo2.csv",
            as: FitbitFormat.self
        ).sink
        #expect(oxygen.values("OxygenSaturation") == [0.961])
        let classic = """
            [{"logId":2,"dateOfSleep":"2015-03-20","startTime":"2015-03-20T14:00:00.000","duration":3600000,
            "minutesAsleep":50,"type":"classic","mainSleep":false,"levels":{"data":[
            {"dateTime":"2015-03-20T14:00:00.000","level":"asleep","seconds":3000},
            {"dateTime":"2015-03-20T14:50:00.000","level":"restless","seconds":600}]}}]
            """
        let nap = try vendorRead(text: classic, named: "sleep-2015-03-01.json", as: FitbitFormat.self).sink
        #expect(nap.sleep.map(\.stage) == [.inBed, .asleepUnspecified, .awake])
    }
}

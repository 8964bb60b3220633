import HealthImport
import HealthModel
import ImportKit
import Testing

@Suite struct `Records` {
    private func record(
        _ type: String, value: String? = nil, unit: String? = nil, start: String = "2025-03-01 08:00:00 +0000",
        end: String = "2025-03-01 08:10:00 +0000", children: String = ""
    ) -> String {
        var text = "<Record type=\"\(type)\" sourceName=\"S\" startDate=\"\(start)\" endDate=\"\(end)\""
        if let unit { text += " unit=\"\(unit)\"" }
        if let value { text += " value=\"\(value)\"" }
        return text + ">\(children)</Record>"
    }

    private func reason(_ text: String) throws -> [String: Int] {
        let (sink, tally) = try parse(document(text))
        #expect(sink.samples.isEmpty && sink.sleep.isEmpty)
        #expect(tally.records == 1)
        return tally.skipped
    }

    @Test func `a sample has its time, duration, value and time of recording`() throws {
        let (sink, tally) = try parse(document(stepRecord(attributes: " creationDate=\"2025-03-01 09:00:00 +0100\"")))
        let expected = ImportedSample(
            type: 0, source: 0, start: 1_740_812_400, duration: 600, value: 100, recordedAt: 1_740_816_000)
        #expect(sink.samples == [expected])
        #expect(
            sink.types == [
                ImportedType(identifier: "HKQuantityTypeIdentifierStepCount", unit: "count", aggregation: .cumulative)
            ])
        #expect(tally.byType == ["HKQuantityTypeIdentifierStepCount": 1])
    }

    @Test func `what cannot be right is left out and counted by reason`() throws {
        let steps = "HKQuantityTypeIdentifierStepCount"
        #expect(try reason("<Record value=\"1\" startDate=\"2025-03-01 08:00:00 +0000\"/>") == ["no type": 1])
        #expect(try reason("<Record type=\"\(steps)\" value=\"1\"/>") == ["no start date": 1])
        #expect(
            try reason(record(steps, value: "1", start: "2025-02-30 08:00:00 +0000")) == [
                "a date that does not exist": 1
            ])
        #expect(try reason(record(steps, value: "1", start: "1900-01-01 08:00:00 +0000")) == ["a date before 1970": 1])
        #expect(
            try reason(record(steps, value: "1", start: "2026-01-03 08:00:00 +0000", end: "2026-01-03 08:00:00 +0000"))
                == ["a date in the future": 1])
        #expect(try reason(record(steps, value: "1", end: "2025-03-01 07:59:59 +0000")) == ["ends before it starts": 1])
        #expect(
            try reason(
                record(
                    "HKQuantityTypeIdentifierHeartRate", value: "60", unit: "count/min",
                    start: "2023-03-01 08:00:00 +0000", end: "2024-03-02 08:00:01 +0000"))
                == ["longer than a year": 1])
        #expect(
            try reason(record(steps, value: "1", start: "2023-03-01 08:00:00 +0000", end: "2024-03-02 08:00:01 +0000"))
                == ["longer than a year": 1])
        #expect(try reason(record(steps)) == ["no value": 1])
        for bad in ["NaN", "nan", "inf", "1e400", "0x10", "1,5", "one"] {
            #expect(try reason(record(steps, value: bad)) == ["a value that is not a number": 1], "\(bad)")
        }
        #expect(try reason(record(steps, value: "100001")) == ["a value that cannot be right": 1])
        #expect(try reason(record(steps, value: "-1")) == ["a value that cannot be right": 1])
        #expect(
            try reason(record("HKQuantityTypeIdentifierHeartRate", value: "9", unit: "count/min")) == [
                "a value that cannot be right": 1
            ])
        #expect(
            try reason(record("HKQuantityTypeIdentifierBodyMass", value: "70", unit: "km")) == [
                "a unit that does not fit its type": 1
            ])
        #expect(
            try reason(record("HKCategoryTypeIdentifierSleepAnalysis", value: "Flying")) == [
                "a sleep stage that is not known": 1
            ])
    }

    @Test func `a total over more than seven days counts over its days, and a finding tells of it`() throws {
        let text = record(
            "HKQuantityTypeIdentifierStepCount", value: "305000", unit: "count", start: "2025-03-01 08:00:00 +0000",
            end: "2025-03-31 20:00:00 +0000")
        let (sink, tally) = try parse(document(text))
        #expect(sink.samples.count == 31 && tally.records == 31 && tally.skipped.isEmpty)
        #expect(sink.samples.map(\.duration) == [Int32](repeating: 86_400, count: 30) + [43_200])
        #expect(abs(sink.samples.reduce(0) { $0 + $1.value } - 305_000) < 1e-6 && sink.samples[0].value == 10_000)
        #expect(zip(sink.samples, sink.samples.dropFirst()).allSatisfy { $0.start + Int64($0.duration) == $1.start })
        #expect(sink.findings.map(\.title) == ["Step count in one record of 31 days"])
        #expect(sink.findings.map(\.subject) == [.activity], "it is kept with the steps")
        #expect(sink.findings.first?.fields.first == ImportedFinding.Field("Total", "305000 count"))
        #expect(tally.note?.contains("evenly over their days: 1") == true)
    }

    @Test func `a reading over more than seven days counts on the day that it begins, and a finding tells of it`()
        throws
    {
        let text = record(
            "HKQuantityTypeIdentifierAppleWalkingSteadiness", value: "0.93", unit: "%",
            start: "2025-03-01 08:00:00 +0000", end: "2025-03-10 20:00:00 +0000")
        let (sink, tally) = try parse(document(text))
        #expect(sink.samples.map(\.value) == [0.93] && tally.records == 1 && tally.skipped.isEmpty)
        #expect(sink.samples.first?.duration == Int32(7 * 86_400))
        #expect(sink.findings.map(\.title) == ["Apple walking steadiness in one record of 10 days"])
        #expect(sink.findings.first.map { $0.end - $0.start } == Int64(9 * 86_400 + 43_200))
        #expect(sink.findings.first?.fields.last?.value == "a value of the day that it begins")
        #expect(tally.note?.contains("on the day they begin: 1") == true)
    }

    @Test func `what begins after now has not happened, and a total of today may end with the day`() throws {
        let later = record(
            "HKQuantityTypeIdentifierStepCount", value: "1", start: "2026-01-01 23:00:00 +0000",
            end: "2026-01-01 23:10:00 +0000")
        #expect(try reason(later) == ["a date in the future": 1])
        let today = record(
            "HKQuantityTypeIdentifierStepCount", value: "1", start: "2026-01-01 00:00:00 +0000",
            end: "2026-01-01 23:59:00 +0000")
        #expect(try parse(document(today)).sink.samples.count == 1)
    }

    @Test func `what ends after now has not happened in full, and is left out`() throws {
        let (start, end) = ("2025-12-31 22:00:00 +0000", "2026-01-01 10:00:00 +0000")
        let energy = record(
            "HKQuantityTypeIdentifierActiveEnergyBurned", value: "900", unit: "kcal", start: start, end: end)
        let sleep = record(
            "HKCategoryTypeIdentifierSleepAnalysis", value: "HKCategoryValueSleepAnalysisAsleepCore", start: start,
            end: end)
        for text in [energy, sleep] { #expect(try reason(text) == ["a date in the future": 1], "\(text)") }
        let workout =
            "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" sourceName=\"W\""
            + " startDate=\"\(start)\" endDate=\"\(end)\"></Workout>"
        let read = try parse(document(workout))
        #expect(read.sink.workouts.isEmpty && read.tally.skipped == ["a date in the future": 1])
        let stood = record(
            "HKCategoryTypeIdentifierAppleStandHour", value: "HKCategoryValueAppleStandHourStood",
            start: "2025-12-31 23:30:00 +0000", end: "2026-01-01 00:30:00 +0000")
        #expect(try parse(document(stood)).sink.samples.count == 1, "it has been stood in that hour")
    }

    @Test func `units of the phone become those of the type`() throws {
        for (type, value, unit, expected) in [
            ("DistanceWalkingRunning", "1", "mi", 1609.344), ("DistanceCycling", "2.5", "km", 2500),
            ("BodyMass", "100", "lb", 45.359237), ("ActiveEnergyBurned", "4.184", "kJ", 1),
            ("BasalEnergyBurned", "7", "Cal", 7), ("OxygenSaturation", "0.97", "%", 0.97),
            ("BodyTemperature", "98.6", "degF", 37), ("DietaryWater", "1", "L", 1000), ("Height", "6", "ft", 1.8288),
            ("BloodGlucose", "5", "mmol&lt;180.1558800000541&gt;/L", 90.07794), ("WalkingSpeed", "3.6", "km/hr", 1),
            ("DietaryProtein", "20", "g", 20), ("DietaryCaffeine", "80", "mg", 0.08),
        ] {
            let text = record("HKQuantityTypeIdentifier\(type)", value: value, unit: unit)
            let (sink, tally) = try parse(document(text))
            #expect(tally.skipped.isEmpty, "\(type)")
            #expect(abs((sink.samples.first?.value ?? .nan) - expected) < 1e-6, "\(type)")
        }
    }

    @Test func `a value without unit is in the type's own`() throws {
        let (sink, _) = try parse(document(record("HKQuantityTypeIdentifierHeartRate", value: "60")))
        #expect(sink.entries.map(\.unit) == ["count/min"])
        #expect(sink.samples.map(\.value) == [60])
    }

    @Test func `unknown types are kept in their own unit, common measures in one of all`() throws {
        let text =
            record("HKQuantityTypeIdentifierNotInventedYet", value: "3", unit: "widget")
            + record("HKDataTypeNewDistance", value: "1", unit: "mi")
            + record("HKDataTypeNewDistance", value: "1", unit: "km")
        let (sink, _) = try parse(document(text))
        #expect(sink.types.map(\.unit) == ["widget", "m"])
        #expect(sink.types.map(\.aggregation) == [.discrete, .discrete])
        #expect(sink.samples.map(\.value) == [3, 1609.344, 1000])
    }

    @Test func `categories become stand hours, minutes of mindfulness and numbers`() throws {
        let text =
            record("HKCategoryTypeIdentifierAppleStandHour", value: "HKCategoryValueAppleStandHourStood")
            + record("HKCategoryTypeIdentifierAppleStandHour", value: "HKCategoryValueAppleStandHourIdle")
            + record("HKCategoryTypeIdentifierMindfulSession", value: "HKCategoryValueNotApplicable")
            + record("HKCategoryTypeIdentifierHeadache", value: "HKCategoryValueSeverityModerate")
            + record("HKCategoryTypeIdentifierHandwashingEvent", value: "HKCategoryValueNotApplicable")
            + record("HKCategoryTypeIdentifierNewThing")
        let (sink, tally) = try parse(document(text))
        #expect(sink.samples.map(\.value) == [1, 0, 10, 3, 0, 0])
        #expect(sink.types.allSatisfy { $0.aggregation == .category })
        #expect(tally.skipped.isEmpty)
    }

    @Test(arguments: [
        ("InBed", SleepStage.inBed), ("Asleep", .asleepUnspecified), ("AsleepUnspecified", .asleepUnspecified),
        ("Awake", .awake), ("AsleepCore", .core), ("AsleepDeep", .deep), ("AsleepREM", .rem),
    ])
    func `sleep keeps its stage`(name: String, stage: SleepStage) throws {
        let type = "HKCategoryTypeIdentifierSleepAnalysis"
        let text =
            record(type, value: "HKCategoryValueSleepAnalysis" + name) + record(type, value: String(stage.rawValue))
        #expect(try parse(document(text)).sink.sleep.map(\.stage) == [stage, stage])
    }

    @Test func `metadata tell hand-entered values and the zone, and the newest zone is remembered`() throws {
        let entered = "<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>"
        let not = "<MetadataEntry key=\"HKWasUserEntered\" value=\"0\"/>"
        let nested = "<HeartRateVariabilityMetadataList>\(entered)</HeartRateVariabilityMetadataList>"
        let steps = "HKQuantityTypeIdentifierStepCount"
        let sleep = "HKCategoryTypeIdentifierSleepAnalysis"
        func night(_ zone: String, _ day: String) -> String {
            record(
                sleep, value: "5", start: "2025-03-\(day) 01:00:00 +0000", end: "2025-03-\(day) 02:00:00 +0000",
                children: "<MetadataEntry key=\"HKTimeZone\" value=\"\(zone)\"/>")
        }
        let text =
            [entered, not, nested].map { record(steps, value: "1", children: $0) }.joined()
            + night("Europe/Paris", "09") + night("Asia/Tokyo", "03") + night("../../etc/passwd?", "20")
        let (sink, _) = try parse(document(text))
        #expect(sink.samples.map(\.isUserEntered) == [true, false, false])
        #expect(sink.sleep.map(\.zoneName) == ["Europe/Paris", "Asia/Tokyo", nil])
        #expect(sink.profile.newestZoneName == "Europe/Paris")
    }

    @Test func `one device is one source, whatever its address and system version`() throws {
        func from(_ address: String, _ software: String) -> String {
            stepRecord(
                attributes: " device=\"&lt;&lt;HKDevice: \(address)&gt;, name:iPhone, manufacturer:Apple Inc., "
                    + "model:iPhone, hardware:iPhone15,3, software:\(software)&gt;\"")
        }
        let (sink, _) = try parse(document(from("0x2808b5e00", "17.1") + from("0x1111", "18.0") + stepRecord()))
        #expect(
            sink.sources == [
                ImportedSource(
                    name: "Phone",
                    device: "name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,3",
                    sourceClass: .phone),
                ImportedSource(name: "Phone", device: "", sourceClass: .other),
            ])
        #expect(sink.samples.map(\.source) == [0, 0, 1])
    }

    @Test func `more sources than anyone has share one name`() throws {
        var text = ""
        for index in 0..<100_100 {
            text += "<Record type=\"t\" value=\"1\" startDate=\"2025-03-01 08:00:00 +0000\" sourceName=\"\(index)\"/>"
        }
        let sink = CountingSink()
        let folder = try ScratchFolder()
        let path = try folder.write(Array(document(text).utf8), as: "e.xml")
        _ = try firstFile(at: path).read(into: sink, context: testContext) { _ in true }
        #expect(sink.names.count <= 100_001)
        #expect(sink.names.contains("Other sources"))
        #expect(sink.samples == 100_100)
    }
}

/// Only counts, for documents too large to keep.
final class CountingSink: ImportSink {
    private(set) var names: Set<String> = []
    private(set) var samples = 0
    func number(of type: ImportedType) -> Int32 { 0 }
    func number(of source: ImportedSource) -> Int32 {
        names.insert(source.name)
        return 0
    }
    func add(samples: [ImportedSample]) { self.samples += samples.count }
    func add(sleep: [ImportedSleep]) {}
    func add(workout: ImportedWorkout) {}
    func add(summary: ImportedActivitySummary) {}
    func set(profile: ImportedProfile) {}
}

import Foundation
import HealthModel
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Beats of an Apple export` {
    /// A record of heart rate variability at 14:26:40 +0100 with beats at these times of day.
    private func beats(_ times: String...) throws -> ImportedBeats? {
        let list = times.map { "<InstantaneousBeatsPerMinute bpm=\"60\" time=\"\($0)\"/>" }.joined(separator: "\n")
        let record =
            "<Record type=\"HKQuantityTypeIdentifierHeartRateVariabilitySDNN\" sourceName=\"W\" unit=\"ms\""
            + " startDate=\"2025-03-01 14:26:40 +0100\" endDate=\"2025-03-01 14:27:40 +0100\" value=\"40\">"
            + "<HeartRateVariabilityMetadataList>\(list)</HeartRateVariabilityMetadataList></Record>"
        return try parse(document(record), cut: 64).sink.beats.first
    }

    @Test(arguments: [
        ["2:26:41.50 PM", "2:26:42.25 PM"], ["14:26:41,50", "14:26:42,25"], ["14.26.41,50", "14.26.42,25"],
        ["下午2:26:41.50", "下午2:26:42.25"], ["2:26:41.5\u{202F}p. m.", "2:26:42.250\u{202F}p. m."],
        ["١٤:٢٦:٤١٫٥٠", "١٤:٢٦:٤٢٫٢٥"],
    ])
    func `are read in the formats of all languages`(times: [String]) throws {
        let read = try beats(times[0], times[1])
        #expect(read?.start == 1_740_835_600)
        #expect(read?.beats.map(\.offsetMs) == [1500, 2250])
        #expect(read?.beats.map(\.bpm) == [60, 60])
    }

    @Test func `in true local time are put beside a record with another offset`() throws {
        #expect(try beats("6:26:41.00 AM", "6:26:42.00 AM")?.beats.map(\.offsetMs) == [1000, 2000])
        #expect(try beats("19:56:41.00", "19:56:42.00")?.beats.map(\.offsetMs) == [1000, 2000])
    }

    @Test func `go on through noon and midnight`() throws {
        #expect(
            try beats("11:59:59.00 PM", "12:00:01.00 AM").map { $0.beats[1].offsetMs - $0.beats[0].offsetMs } == 2000)
        #expect(try beats("23:59:59,00", "0:00:01,00").map { $0.beats[1].offsetMs - $0.beats[0].offsetMs } == 2000)
    }

    @Test func `without a time or with an impossible rate are passed over`() throws {
        #expect(try beats("nonsense", "14:26:41,50") == nil)
        #expect(try beats("14:26:41,50", "99:99:99", "14:26:42,50")?.beats.count == 2)
    }
}

@Suite struct `What else is in an Apple export` {
    private func workout(_ children: String) throws -> RecordingSink {
        try parse(
            document(
                "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" sourceName=\"W\""
                    + " startDate=\"2025-03-01 09:00:00 +0000\" endDate=\"2025-03-01 10:00:00 +0000\">"
                    + "\(children)</Workout>"), cut: 100
        ).sink
    }

    private func event(_ type: String, _ time: String, _ more: String = "") -> String {
        "<WorkoutEvent type=\"HKWorkoutEventType\(type)\" date=\"2025-03-01 \(time) +0000\"\(more)/>"
    }

    private let start: Int64 = 1_740_819_600

    @Test func `pauses go from stop to start, also when the watch tells each twice or never of the end`() throws {
        let events = try workout(
            event("Lap", "09:10:00", " duration=\"5\" durationUnit=\"min\"") + event("MotionPaused", "09:05:00")
                + event("Pause", "09:05:00") + event("MotionResumed", "09:06:00") + event("Resume", "09:06:00")
                + event("Segment", "09:00:00", " duration=\"12.5\" durationUnit=\"min\"") + event("Marker", "09:20:00")
                + event("PauseOrResumeRequest", "09:30:00") + event("Pause", "09:59:00")
        ).workouts.first?.events
        #expect(
            events == [
                .init(kind: .segment, start: start, durationSeconds: 750),
                .init(kind: .pause, start: start + 300, durationSeconds: 60),
                .init(kind: .lap, start: start + 600, durationSeconds: 300),
                .init(kind: .marker, start: start + 1200, durationSeconds: 0),
                .init(kind: .pause, start: start + 3540, durationSeconds: 60),
            ])
    }

    @Test func `workouts have what metadata and statistics say`() throws {
        func statistics(_ type: String, _ values: String) -> String {
            "<WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" \(values)/>"
        }
        let read = try workout(
            "<MetadataEntry key=\"HKIndoorWorkout\" value=\"0\"/>"
                + "<MetadataEntry key=\"HKElevationAscended\" value=\"1036 cm\"/>"
                + "<MetadataEntry key=\"HKExternalUUID\" value=\"strava://activities/12\"/>"
                + statistics("HeartRate", "average=\"140\" minimum=\"90\" maximum=\"171\" unit=\"count/min\"")
                + statistics("StepCount", "sum=\"9000\" unit=\"count\"")
                + statistics("RunningPower", "average=\"250\" unit=\"W\"")
        ).workouts.first
        #expect(read?.isIndoor == false)
        #expect(read?.elevationGainMeters.map { abs($0 - 10.36) < 1e-9 } == true)
        #expect(read?.externalID == "strava://activities/12")
        #expect(read?.minimumHeartRateBPM.map { abs($0 - 90) < 1e-9 } == true)
        #expect(read?.steps == 9000)
        #expect(read?.averagePowerWatts == 250)
    }

    @Test func `the sports of a multisport workout are its segments, a single one is none`() throws {
        func activity(_ from: String, _ to: String) -> String {
            "<WorkoutActivity uuid=\"x\" startDate=\"2025-03-01 \(from) +0000\" endDate=\"2025-03-01 \(to) +0000\">"
                + "<WorkoutStatistics type=\"HKQuantityTypeIdentifierStepCount\" sum=\"5\" unit=\"count\"/>"
                + "</WorkoutActivity>"
        }
        let one = try workout(activity("09:00:00", "10:00:00")).workouts.first
        #expect(one?.events.isEmpty == true)
        #expect(one?.steps == nil)
        let two = try workout(activity("09:00:00", "09:20:00") + activity("09:21:00", "10:00:00")).workouts.first
        #expect(two?.events.map(\.durationSeconds) == [1200, 2340])
    }

    @Test func `places inside the XML make a route, with a gap where time was lost`() throws {
        func location(_ time: String, _ latitude: String, _ more: String = "") -> String {
            "<Location date=\"2019-03-01 \(time) +0000\" latitude=\"\(latitude)\" longitude=\"13.5\" altitude=\"34\""
                + " horizontalAccuracy=\"5\"\(more)/>"
        }
        let sink = try workout(
            "<WorkoutRoute sourceName=\"W\"><MetadataEntry key=\"a\" value=\"b\"/>" + location("09:00:00", "52.5")
                + location("09:00:01", "52.6") + location("09:00:02", "91") + location("09:05:00", "52.7")
                + "</WorkoutRoute>")
        #expect(sink.routes.count == 1)
        #expect(sink.routes.first?.points.map(\.latitude) == [52.5, 52.6, 52.7])
        #expect(sink.routes.first?.points.map(\.isAfterGap) == [false, false, true])
        #expect(sink.routes.first?.points.first?.altitude == 34)
    }

    @Test func `a correlation tells what belongs together, and its records count once`() throws {
        let systolic =
            "<Record type=\"HKQuantityTypeIdentifierBloodPressureSystolic\" sourceName=\"C\" unit=\"mmHg\""
            + " startDate=\"2025-03-01 09:00:00 +0000\" endDate=\"2025-03-01 09:00:00 +0000\" value=\"120\"/>"
        let correlation =
            "<Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" sourceName=\"C\""
            + " startDate=\"2025-03-01 09:00:00 +0000\" endDate=\"2025-03-01 09:00:00 +0000\">\(systolic)</Correlation>"
        let (sink, tally) = try parse(document(systolic + correlation))
        #expect(sink.samples.count == 1)
        #expect(tally.records == 1)
        #expect(sink.findings.count == 1)
        #expect(sink.findings.first?.kind == .correlation)
        #expect(sink.findings.first?.title == "Blood pressure")
        #expect(sink.findings.first?.fields == [.init("Blood pressure systolic", "120 mmHg")])
        #expect(sink.findings.first?.start == start)
    }

    @Test func `hearing tests and prescriptions are kept as findings`() throws {
        let findings = try parse(
            document(
                "<Audiogram type=\"HKDataTypeIdentifierAudiogram\" sourceName=\"P\""
                    + " startDate=\"2025-03-01 09:00:00 +0000\" endDate=\"2025-03-01 09:00:00 +0000\">"
                    + "<SensitivityPoint frequencyValue=\"250\" frequencyUnit=\"Hz\" leftEarValue=\"1\""
                    + " leftEarUnit=\"dBHL\" rightEarValue=\"2\" rightEarUnit=\"dBHL\"/></Audiogram>"
                    + "<VisionPrescription type=\"glasses\" dateIssued=\"2025-03-01 09:00:00 +0000\""
                    + " expirationDate=\"2027-03-01 09:00:00 +0000\"><RightEye sphere=\"-1.25\" sphereUnit=\"D\"/>"
                    + "</VisionPrescription>")
        ).sink.findings
        #expect(findings.map(\.kind) == [.audiogram, .visionPrescription])
        #expect(findings.map(\.title) == ["Hearing test", "Glasses"])
        #expect(findings[0].fields == [.init("250 Hz", "left 1 dBHL, right 2 dBHL")])
        #expect(findings[1].fields == [.init("expires", "2027-03-01"), .init("right eye", "sphere -1.25 D")])
    }

    @Test func `zones are told with the first and the last record of each stay`() throws {
        func record(_ day: String, _ time: String, zone: String?) -> String {
            "<Record type=\"HKQuantityTypeIdentifierHeartRate\" sourceName=\"W\" unit=\"count/min\" value=\"60\""
                + " startDate=\"2025-03-\(day) \(time) +0000\" endDate=\"2025-03-\(day) \(time) +0000\">"
                + (zone.map { "<MetadataEntry key=\"HKTimeZone\" value=\"\($0)\"/>" } ?? "") + "</Record>"
        }
        let sightings = try parse(
            document(
                record("01", "09:00:00", zone: "Europe/Berlin") + record("01", "08:00:00", zone: "Europe/Berlin")
                    + record("01", "08:30:00", zone: nil) + record("01", "10:00:00", zone: "Europe/Berlin")
                    + record("02", "07:00:00", zone: "Asia/Tokyo"))
        ).sink.sightings
        #expect(
            sightings == [
                .init(zone: "Europe/Berlin", at: start - 3600), .init(zone: "Europe/Berlin", at: start + 3600),
                .init(zone: "Asia/Tokyo", at: start + 79_200),
            ])
    }
}

@Suite struct `Files beside Apple's XML` {
    private let folder: ScratchFolder
    private let xml = Array(document(stepRecord()).utf8)

    init() throws { folder = try ScratchFolder() }

    private func ecg(_ separator: String = ",") -> String {
        [
            "Name", "Date de naissance", "Date d’enregistrement", "Classification", "Symptômes", "Version", "Appareil",
            "Fréquence",
        ].enumerated().map { index, label in
            let values = [
                "Sam Example", "\"17 mai 1984\"", "2025-03-01 14:26:40 +0100", "Rythme sinusal", "", "1.90",
                "\"Watch6,2\"", "512 hertz",
            ]
            return label + separator + values[index]
        }.joined(separator: "\n") + "\n\n\nDérivation\(separator)I\nUnité\(separator)µV\n\n"
            + String(repeating: separator == ";" ? "-6,657\n" : "-6.657\n", count: 15_360)
    }

    @Test(arguments: [",", ";"])
    func `an electrocardiogram in any language is a finding without its voltages and the person's name`(
        separator: String
    ) throws {
        let path = try folder.write(Array(ecg(separator).utf8), as: "ecg_2025-03-01.csv")
        let (sink, tally, file) = try importing(path)
        #expect(file.format == "apple-ecg")
        #expect(tally.skipped.isEmpty)
        let finding = try #require(sink.findings.first)
        #expect(finding.kind == .electrocardiogram)
        #expect(finding.title == "Rythme sinusal")
        #expect(finding.start == 1_740_835_600)
        #expect(finding.end == finding.start + 30)
        #expect(sink.sources.first?.device == "Watch6,2")
        #expect(!finding.fields.contains { $0.value.contains("Sam") || $0.value.contains("1984") })
        #expect(finding.fields.contains(.init("length", "30 s")))
        #expect(sink.samples.isEmpty)
    }

    @Test func `a clinical record gives its kind, day and title only`() throws {
        let json = """
            {"resourceType": "Observation", "status": "final", "effectiveDateTime": "2025-03-01T10:00:00Z",
             "code": {"coding": [{"display": "Hemoglobin"}]}, "valueQuantity": {"value": 14.1}}
            """
        let (sink, _, file) = try importing(try folder.write(Array(json.utf8), as: "Observation-1.json"))
        #expect(file.format == "apple-clinical")
        let finding = try #require(sink.findings.first)
        #expect(finding.title == "Hemoglobin")
        #expect(finding.fields == [.init("kind", "Observation")])
        #expect(testContext.home.day(atUnix: Int(finding.start)) == CivilDay(iso: "2025-03-01"))
    }

    @Test func `are one export with it, read after it`() throws {
        _ = try folder.write(Array(ecg().utf8), as: "apple_health_export/electrocardiograms/ecg_2025-03-01.csv")
        _ = try folder.write(xml, as: "apple_health_export/vienti.xml")
        let alone = try HealthCollection.open(path: folder.path).files
        #expect(alone.map(\.format) == ["apple-health", "apple-ecg"])
        #expect(alone.map(\.export) == [folder.path, folder.path])
        #expect(alone.map(\.isMain) == [true, false])
        _ = try folder.write(Array(document(stepRecord(value: "9")).utf8), as: "other.xml")
        let both = try HealthCollection.open(path: folder.path).files
        let main = folder.path + "/apple_health_export/vienti.xml"
        #expect(both.compactMap(\.export).filter { $0 == main }.count == 2)
    }
}

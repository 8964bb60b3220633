import HealthImport
import HealthModel
import ImportKit
import Testing

@Suite struct `Scanner` {
    /// Everything that makes reading difficult, in one small document.
    private static let difficult =
        "\u{FEFF}<?xml version=\"1.0\"?>\r\n<!-- <HealthData> is below <!ENTITY -->\r\n<!DOCTYPE HealthData [\r\n"
        + "<!ATTLIST VisionPrescription\n  type CDATA #IMPLIED\n<!ELEMENT HealthData (Record)*>\n>\n]>\n>\n"
        + "<HealthData\tlocale='en'>\r\n<ExportDate value=\"2025-04-01 10:00:00 +0200\"/>\n"
        + "<Me HKCharacteristicTypeIdentifierDateOfBirth=\"1984-05-17\""
        + " HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexMale\"/>"
        + "<!-- \(stepRecord(value: "1")) --><![CDATA[ \(stepRecord(value: "2")) ]] ]> ]]>\n<?php <Record ?>"
        + "<Record\n  value = '3'\r\n type\t=\"HKQuantityTypeIdentifierStepCount\" unit='count'"
        + " sourceName='A > B &quot;x&quot; &#65;&#x1F600;' startDate='2025-03-01 08:00:00 +0100'"
        + " endDate='2025-03-01 08:00:00 +0100'  ></Record >"
        + "<Correlation type=\"c\"><Record a=\"1\"/>\(stepRecord(value: "4"))<x><y z=\"/>\"/></x></Correlation>"
        + "<Future a=\"1\"><Inner>\(stepRecord(value: "5"))</Inner></Future><Empty/>"
        + "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" sourceName=\"W\u{0B}\""
        + " value=\"HKCategoryValueSleepAnalysisAsleepREM\""
        + " startDate=\"2025-03-01 01:00:00 +0100\" endDate=\"2025-03-01 02:00:00 +0100\">\n"
        + "<MetadataEntry key=\"HKTimeZone\" value=\"Europe/Berlin\"/></Record>"
        + stepRecord(value: "6")
        + "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"30\" durationUnit=\"min\""
        + " sourceName=\"W\" startDate=\"2025-03-01 09:00:00 +0100\" endDate=\"2025-03-01 09:40:00 +0100\">"
        + "<WorkoutEvent type=\"x\"><MetadataEntry key=\"HKTimeZone\" value=\"Asia/Tokyo\"/></WorkoutEvent>"
        + "<WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceWalkingRunning\" sum=\"5\" unit=\"km\"/></Workout>"
        + "<ActivitySummary dateComponents=\"2025-03-01\" activeEnergyBurned=\"418.4\" activeEnergyBurnedUnit=\"kJ\"/>"
        + "</HealthData>\n<!-- after -->"

    private struct Outcome: Equatable {
        var entries: [RecordingSink.Entry]
        var sleep: [ImportedSleep]
        var workouts: [ImportedWorkout]
        var summaries: [ImportedActivitySummary]
        var profile: ImportedProfile
        var tally: ImportTally

        init(_ result: (sink: RecordingSink, tally: ImportTally)) {
            entries = result.sink.entries
            sleep = result.sink.sleep
            workouts = result.sink.workouts
            summaries = result.sink.summaries
            profile = result.sink.profile
            tally = result.tally
        }
    }

    @Test func `reads markup of every shape and nothing out of comments, CDATA and other elements`() throws {
        let (sink, tally) = try parse(Self.difficult)
        #expect(sink.samples.map(\.value) == [3, 6])
        #expect(sink.entries[0].source == "A > B \"x\" A😀")
        #expect(sink.sleep.map(\.stage) == [.rem])
        #expect(sink.sleep.first?.zoneName == "Europe/Berlin")
        #expect(sink.sources.map(\.name).contains("W"))
        #expect(sink.workouts.first?.distanceMeters == 5000)
        #expect(sink.workouts.first?.durationSeconds == 1800)
        #expect(sink.workouts.first?.zoneName == nil)
        #expect(sink.summaries.map(\.activeEnergyKcal).first.map { abs($0 - 100) < 1e-9 } == true)
        #expect(sink.profile.sex == .male)
        #expect(tally.exportedAt == 1_743_494_400)
        #expect(tally.records == 3)
        #expect(tally.skipped.isEmpty)
        #expect(tally.cutOff == nil)
    }

    @Test func `gives the same wherever the document is cut in two`() throws {
        let bytes = Array(Self.difficult.utf8)
        let whole = Outcome(try parse(Self.difficult))
        for cut in 1..<bytes.count {
            let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
            #expect(Outcome(try parse(pieces: pieces)) == whole, "cut at \(cut)")
        }
    }

    @Test(arguments: [1, 2, 3, 7, 64]) func `gives the same in small pieces`(size: Int) throws {
        #expect(Outcome(try parse(Self.difficult, cut: size)) == Outcome(try parse(Self.difficult)))
    }

    @Test func `a document cut off anywhere is never taken for a whole one`() throws {
        let bytes = Array(Self.difficult.utf8)
        let root = Self.difficult.utf8.count - "</HealthData>\n<!-- after -->".utf8.count
        for length in stride(from: 500, through: root, by: 1) {
            #expect(try parse(pieces: [Array(bytes[..<length])]).tally.cutOff != nil, "length \(length)")
        }
    }

    @Test func `a record whose end is missing is not handed on`() throws {
        let open = "<HealthData>" + stepRecord() + stepRecord().dropLast(2) + "><MetadataEntry key=\"a\" value=\"b\"/>"
        let (sink, tally) = try parse(open)
        #expect(sink.samples.count == 1)
        #expect(tally.cutOff != nil)
    }

    @Test func `damage to one tag loses only that record`() throws {
        let broken = [
            "<Record type=HKQuantity value=\"1\"/>", "<Record type=\"x\" value=\"1 startDate=\"2025\"/>",
            "<Record type=\"x\" \"\"/>", "<Record /type=\"x\"/>", "< Record/>", "<>", "<<", "</>", "<Record type/>",
        ]
        for text in broken {
            let (sink, tally) = try parse(document(text + "\n" + stepRecord()))
            #expect(sink.samples.count == 1, "\(text)")
            #expect(tally.cutOff == nil, "\(text)")
        }
    }

    @Test func `blanks in attribute names of old exports do not disturb`() throws {
        let (sink, _) = try parse(document(stepRecord(attributes: " Health Mate App Version=\"2.1\" x=\"\"")))
        #expect(sink.samples.count == 1)
    }

    @Test func `something else than an export is not taken for an empty one`() {
        for text in ["<html><HealthData/></html>", "no markup at all", "<!-- <HealthData> -->", "<HealthDataX/>"] {
            #expect(throws: ImportError.notAnAppleHealthExport(path: "test.xml")) { try parse(text) }
        }
    }

    @Test func `an empty export is whole`() throws {
        #expect(try parse("<HealthData locale=\"de\"/>").tally == ImportTally())
        #expect(try parse("<HealthData></HealthData>").tally == ImportTally())
    }

    @Test func `bytes that are not UTF-8 become replacement characters`() throws {
        var bytes = Array(document(stepRecord()).utf8)
        let at = try #require(bytes.firstRange(of: Array("Phone".utf8)))
        bytes[at.lowerBound] = 0xFF
        #expect(try parse(pieces: [bytes]).sink.sources.map(\.name) == ["\u{FFFD}hone"])
    }
}

import HealthImport
import HealthModel
import Testing

@Suite struct `Sample exports` {
    @Test(arguments: [
        ("real/tdda-export6s3sample.xml", "real/tdda-export6s3sample.expected.json"),
        ("real/aleksi-testdata-ru.xml", "real/aleksi-testdata-ru.expected.json"),
        ("real/paulstaab.xml", "real/paulstaab.expected.json"),
        ("generated/small12.zip", "generated/small12.expected.json"),
    ])
    func `hold the records that an independent reader finds`(file: String, expected: String) throws {
        let expectation = try Expectation(expected)
        let (sink, tally, _) = try importing(fixture(file))
        #expect(tally.records == expectation.records_top_level)
        #expect(tally.byType == expectation.records_by_type)
        #expect(tally.cutOff == nil)
        let given = sink.samples.count + sink.sleep.count + tally.skipped.values.reduce(0, +)
        #expect(given == expectation.records_top_level)
    }

    @Test func `an iOS 16 export with its broken DTD and stray control characters gives every record to its source`()
        throws
    {
        let expectation = try Expectation("generated/small12.expected.json")
        let (sink, tally, _) = try importing(fixture("generated/small12.zip"))
        var counts: [String: [String: Int]] = [:]
        for entry in sink.entries { counts[entry.type, default: [:]][entry.source, default: 0] += 1 }
        for piece in sink.sleep {
            let source = sink.sources[Int(piece.source)].name
            counts["HKCategoryTypeIdentifierSleepAnalysis", default: [:]][source, default: 0] += 1
        }
        // One step record has no value; it is left out.
        counts["HKQuantityTypeIdentifierStepCount"]?["FitTrack & Co 🏃‍♀️ \"Pro\"", default: 0] += 1
        #expect(tally.skipped == ["no value": 1])
        #expect(counts == expectation.records_by_type_and_source)
        #expect(sink.workouts.count == 13)
        #expect(sink.summaries.count == 29)
        #expect(sink.profile.dateOfBirth == CivilDay(iso: "1984-05-17"))
        #expect(sink.profile.sex == .female)
        #expect(sink.profile.newestZoneName == "America/New_York")
    }

    @Test func `a number is asked once for each type and source`() throws {
        let (sink, _, _) = try importing(fixture("generated/small12.zip"))
        // Devices that differ only by their memory address, and units that convert, may ask again.
        #expect(sink.questions < 2 * (sink.types.count + sink.sources.count) + 20)
        #expect(Set(sink.types.map(\.identifier)).count == sink.types.count)
    }

    @Test
    func `metres, kilocalories and hand-entered values come out of a Russian export with attributes in other order`()
        throws
    {
        let (sink, _, _) = try importing(fixture("real/aleksi-testdata-ru.xml"))
        #expect(sink.entries.map(\.sample.value) == [1.68, 65])
        #expect(sink.entries.map(\.unit) == ["m", "kg"])
        #expect(sink.entries.map(\.sample.isUserEntered) == [false, true])
        #expect(sink.entries.map(\.source) == ["My Processing Tool", "Здоровье"])
        #expect(sink.entries[0].sample.start == 1_450_694_813)
        #expect(sink.entries[1].sample.recordedAt == 1_500_959_935)
    }
}

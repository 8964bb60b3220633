import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `A reading that goes on from a mark` {
    /// The bytes of an export with everything in it.
    private func export() throws -> [UInt8] {
        let file = try OpenFile(path: fixture("generated/small12.zip"))
        let archive = try ZipArchive(file, at: FilePlace(of: file))
        let entry = try #require(
            archive.entries.max { $0.size < $1.size }, "the export has no file")
        var reader = try archive.stream(of: entry)
        return try reader.upTo(Int(entry.size) + 1)
    }

    private func feed(
        _ bytes: ArraySlice<UInt8>, to sink: RecordingSink, from mark: ImportMark? = nil, piece: Int,
        each: (ImportMark) -> Void = { _ in }
    ) throws -> ImportTally {
        var parser = AppleDocumentParser(path: "test.xml", sink: sink, now: testNow)
        if let mark { parser.resume(from: mark) }
        var feeder = BlockFeeder(parser)
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: piece) {
            let part = bytes[start..<min(start + piece, bytes.endIndex)]
            let padded = part + [UInt8](repeating: 0, count: BlockPipeline.slack)
            try padded.withUnsafeBufferPointer { bytes in
                if let base = bytes.baseAddress { try feeder.feed(base, part.count) }
            }
            if let mark = try feeder.parser.mark() { each(mark) }
        }
        return try feeder.finish()
    }

    /// What sinks were given, with names in place of the numbers that each has of its own.
    private func all(_ sinks: [RecordingSink]) -> [String] {
        var texts: [String] = []
        for sink in sinks {
            for entry in sink.entries {
                let sample = entry.sample
                texts.append("\(entry.type) \(entry.unit) \(entry.source) \(sample.start) \(sample.duration)")
                texts.append("\(entry.type) \(sample.value) \(sample.recordedAt) \(sample.isUserEntered)")
            }
            for piece in sink.sleep { texts.append("\(piece.start) \(piece.stage) \(piece.zoneName ?? "")") }
            for workout in sink.workouts {
                texts.append("\(workout.start) \(workout.activity) \(workout.events.count)")
            }
            for summary in sink.summaries { texts.append("\(summary)") }
            for finding in sink.findings { texts.append(finding.title) }
        }
        return texts.sorted()
    }

    @Test func `gives what one reading from front to back gives, wherever the mark is`() throws {
        let bytes = try export()
        let whole = RecordingSink()
        let expected = try feed(bytes[...], to: whole, piece: 60_000)
        var marks: [ImportMark] = []
        _ = try feed(bytes[...], to: RecordingSink(), piece: 30_011) { marks.append($0) }
        try #require(marks.count > 10)
        for mark in marks.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
            let (before, after) = (RecordingSink(), RecordingSink())
            let cut = Int(mark.position)
            _ = try feed(bytes[..<cut], to: before, piece: 30_011)
            let tally = try feed(bytes[cut...], to: after, from: mark, piece: 50_000)
            #expect(tally == expected)
            #expect(all([before, after]) == all([whole]))
            #expect(after.profile == whole.profile)
        }
    }

    @Test func `unpacks what lies before the mark and gives the rest`() throws {
        let scratch = try ScratchFolder()
        let lines = (0..<6000).map { number in
            stepRecord(value: "\(number % 900 + 1)", day: "2025-03-\(number % 28 < 9 ? "0" : "")\(number % 28 + 1)")
        }
        let text = document(lines.joined(separator: "\n"))
        let zip = ZipBuilder(.init(name: "apple_health_export/export.xml", content: Array(text.utf8)))
        let path = try scratch.write(zip.bytes, as: "export.zip")
        let file = try #require(try HealthCollection.open(path: path).files.first)
        let whole = RecordingSink()
        whole.takesMarks = true
        let tally = try file.read(into: whole, context: testContext) { _ in true }
        try #require(whole.marks.count > 2)
        for (mark, samples) in whole.marks {
            var context = testContext
            context.resumed = mark
            let rest = RecordingSink()
            var reported: [Int64] = []
            let again = try file.read(into: rest, context: context) { done in
                reported.append(done)
                return true
            }
            #expect(again == tally)
            #expect(rest.samples.map(\.value) == whole.samples[samples...].map(\.value))
            #expect(reported.allSatisfy { $0 >= mark.position } && reported.last == file.byteCount)
        }
    }
}

@Suite struct `Numbered versions of records` {
    private func record(_ entries: String, value: Int = 72) -> String {
        """
        <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2025-03-01 08:00:00 +0100" \
        endDate="2025-03-01 08:00:00 +0100" value="\(value)">\(entries)</Record>
        """
    }

    private func entry(_ key: String, _ value: String) -> String {
        "<MetadataEntry key=\"\(key)\" value=\"\(value)\"/>"
    }

    @Test func `are told with their number, whatever it looks like`() throws {
        let text = document(
            [
                record(
                    entry("HKMetadataKeySyncIdentifier", "scale:1 &amp; 7")
                        + entry("HKMetadataKeySyncVersion", "3")),
                record(entry("HKMetadataKeySyncVersion", "1627") + entry("HKMetadataKeySyncIdentifier", "scale:2")),
                record(entry("HKMetadataKeySyncIdentifier", "scale:1 &amp; 7"), value: 73),
                record(entry("HKMetadataKeySyncVersion", "9"), value: 74),
                record(entry("HKWasUserEntered", "1"), value: 75),
            ].joined())
        let sink = try parse(text).sink
        #expect(sink.versioned.map(\.version) == [3, 1627, 0])
        #expect(sink.versioned[0].identifier == sink.versioned[2].identifier)
        #expect(sink.versioned[0].identifier != sink.versioned[1].identifier)
        #expect(sink.samples.map(\.value).sorted() == [72, 72, 73, 74, 75])
    }
}

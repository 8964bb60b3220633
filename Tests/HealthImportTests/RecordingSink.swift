@testable import HealthImport
@testable import ImportKit

/// Keeps everything it is given, with names in place of numbers.
final class RecordingSink: ImportSink {
    struct Entry: Equatable {
        var type: String
        var unit: String
        var source: String
        var sample: ImportedSample
    }

    struct Sighting: Equatable {
        var zone: String
        var at: Int64
    }

    private(set) var types: [ImportedType] = []
    private(set) var sources: [ImportedSource] = []
    private(set) var samples: [ImportedSample] = []
    private(set) var sleep: [ImportedSleep] = []
    private(set) var workouts: [ImportedWorkout] = []
    private(set) var summaries: [ImportedActivitySummary] = []
    private(set) var routes: [ImportedRoute] = []
    private(set) var beats: [ImportedBeats] = []
    private(set) var findings: [ImportedFinding] = []
    private(set) var sightings: [Sighting] = []
    private(set) var profile = ImportedProfile()
    /// How often a number was asked for.
    private(set) var questions = 0
    private(set) var largestBatch = 0

    func number(of type: ImportedType) -> Int32 {
        questions += 1
        if !types.contains(type) { types.append(type) }
        return Int32(types.firstIndex(of: type) ?? -1)
    }

    func number(of source: ImportedSource) -> Int32 {
        questions += 1
        if !sources.contains(source) { sources.append(source) }
        return Int32(sources.firstIndex(of: source) ?? -1)
    }

    func add(samples: [ImportedSample]) {
        self.samples += samples
        largestBatch = max(largestBatch, samples.count)
    }

    private(set) var versioned: [VersionedSample] = []
    func add(versioned samples: [VersionedSample]) {
        versioned += samples
        add(samples: samples.map(\.sample))
    }

    /// Wants a mark whenever there can be one.
    var takesMarks = false
    /// With the number of samples before each.
    private(set) var marks: [(mark: ImportMark, samples: Int)] = []
    var wantsMark: Bool { takesMarks }
    func reached(_ mark: ImportMark) { marks.append((mark, samples.count)) }

    func add(sleep: [ImportedSleep]) { self.sleep += sleep }
    func add(workout: ImportedWorkout) { workouts.append(workout) }
    func add(summary: ImportedActivitySummary) { summaries.append(summary) }
    func add(route: ImportedRoute) { routes.append(route) }
    func add(beats: ImportedBeats) { self.beats.append(beats) }
    func add(finding: ImportedFinding) { findings.append(finding) }
    func record(zoneName: String, at unix: Int64) { sightings.append(Sighting(zone: zoneName, at: unix)) }
    func set(profile: ImportedProfile) { self.profile = profile }

    var entries: [Entry] {
        samples.map { sample in
            Entry(
                type: types[Int(sample.type)].identifier, unit: types[Int(sample.type)].unit,
                source: sources[Int(sample.source)].name, sample: sample)
        }
    }
}

/// A moment later than all test data: 1 January 2026.
let testNow: Int64 = 1_767_225_600

/// An export with `body` below the root.
func document(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData EMPTY>\n]>\n"
        + "<HealthData locale=\"en_US\">\n\(body)\n</HealthData>\n"
}

/// A step record; further attributes and children as given.
func stepRecord(value: String = "100", attributes: String = "", day: String = "2025-03-01") -> String {
    "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"Phone\" unit=\"count\""
        + " startDate=\"\(day) 08:00:00 +0100\" endDate=\"\(day) 08:10:00 +0100\" value=\"\(value)\"\(attributes)/>"
}

/// Parses text given in pieces of `cut` bytes, or in one.
func parse(_ text: String, cut: Int = .max, now: Int64 = testNow) throws -> (sink: RecordingSink, tally: ImportTally) {
    try parse(pieces: Array(text.utf8).chunked(cut), now: now)
}

func parse(
    pieces: [[UInt8]], now: Int64 = testNow
) throws -> (sink: RecordingSink, tally: ImportTally) {
    let sink = RecordingSink()
    var feeder = BlockFeeder(AppleDocumentParser(path: "test.xml", sink: sink, now: now))
    for piece in pieces {
        let padded = piece + [UInt8](repeating: 0, count: BlockPipeline.slack)
        try padded.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { try feeder.feed(base, piece.count) }
        }
    }
    return (sink, try feeder.finish())
}

extension [UInt8] {
    func chunked(_ size: Int) -> [[UInt8]] {
        stride(from: 0, to: count, by: Swift.min(size, Swift.max(count, 1))).map {
            Array(self[$0..<Swift.min($0 + Swift.min(size, count), count)])
        }
    }
}

/// The tests' view of a text as the parser sees attributes.
func slice<Result>(_ text: String, _ body: (ByteSlice) -> Result) -> Result {
    Array(text.utf8).withPaddedSlice(body)
}

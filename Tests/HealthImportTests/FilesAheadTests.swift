import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Small files read ahead` {
    private struct Broken: Error {}
    fileprivate typealias Reading = @Sendable (any ImportSink, (Int64) -> Bool) throws -> ImportTally

    /// A few samples of types that other files have too, in another order.
    fileprivate static func reading(_ file: Int, samples: Int = 20) -> Reading {
        { sink, progress in
            let types = try (0..<3).map {
                try sink.number(of: ImportedType(identifier: "t\((file + $0) % 5)", unit: "u", aggregation: .discrete))
            }
            let source = try sink.number(of: ImportedSource(name: "s\(file % 4)", device: "", sourceClass: .other))
            let all = (0..<samples).map {
                ImportedSample(type: types[$0 % 3], source: source, start: Int64(file), duration: 0, value: Double($0))
            }
            try sink.add(samples: all)
            try sink.record(zoneName: "Europe/Paris", at: Int64(file))
            try sink.add(
                versioned: [VersionedSample(all[1], identifier: Int64(file), version: 1)])
            try sink.add(
                sleep: [ImportedSleep(source: source, start: Int64(file), duration: 60, stage: .core, zoneName: nil)])
            try sink.add(
                route: ImportedRoute(
                    source: source, points: [.init(atMs: 0, latitude: 1, longitude: 2)]))
            try sink.add(
                workout: ImportedWorkout(
                    source: source, activity: "Running", start: 0, end: 60, durationSeconds: 60))
            try sink.add(beats: ImportedBeats(source: source, start: 0, beats: []))
            try sink.add(
                finding: ImportedFinding(kind: .note, source: source, start: 0, end: 0, title: "n", fields: []))
            guard progress(100) else { throw ImportError.cancelled }
            var tally = ImportTally()
            tally.records = samples
            return tally
        }
    }

    private func ahead(_ readings: [Reading], byteCount: Int64 = 1000) -> FileReadAhead {
        FileReadAhead(readings.indices.map { ($0, byteCount) }) { try readings[$0]($1, $2) }
    }

    @Test func `give what reading them when their turn comes gives, in the same order`() throws {
        let (direct, later) = (RecordingSink(), RecordingSink())
        let readings = (0..<100).map { Self.reading($0) }
        let files = ahead(readings)
        defer { files.stop() }
        var told: [Int64] = []
        for (position, read) in readings.enumerated() {
            let expected = try read(direct) { _ in true }
            let tally = try files.tally(ofFileAt: position, into: later) { bytes in
                told.append(bytes)
                return true
            }
            #expect(tally == expected)
        }
        #expect(later.types == direct.types)
        #expect(later.sources == direct.sources)
        #expect(later.entries == direct.entries)
        #expect(later.versioned == direct.versioned)
        #expect(later.sleep == direct.sleep)
        #expect(later.routes == direct.routes)
        #expect(later.workouts == direct.workouts)
        #expect(later.beats == direct.beats)
        #expect(later.findings == direct.findings)
        #expect(later.sightings == direct.sightings)
        #expect(later.questions == direct.questions)
        #expect(told == [Int64](repeating: 100, count: 100))
    }

    @Test func `have the numbers that the sink gives, whatever was numbered before`() throws {
        let sink = RecordingSink()
        _ = sink.number(of: ImportedType(identifier: "first", unit: "u", aggregation: .discrete))
        _ = sink.number(of: ImportedSource(name: "first", device: "", sourceClass: .other))
        let files = ahead([Self.reading(2)])
        defer { files.stop() }
        _ = try files.tally(ofFileAt: 0, into: sink) { _ in true }
        #expect(Set(sink.samples.map(\.type)) == [1, 2, 3])
        #expect(Set(sink.samples.map(\.source)) == [1])
    }

    @Test func `that cannot be used end alone, after what they gave`() throws {
        let sink = RecordingSink()
        var readings = (0..<5).map { Self.reading($0) }
        readings[2] = { sink, progress in
            _ = try Self.reading(2)(sink, progress)
            throw Broken()
        }
        let files = ahead(readings)
        defer { files.stop() }
        for position in 0..<5 {
            if position == 2 {
                #expect(throws: Broken.self) { try files.tally(ofFileAt: 2, into: sink) { _ in true } }
            } else {
                #expect(try files.tally(ofFileAt: position, into: sink) { _ in true }?.records == 20)
            }
            #expect(sink.routes.count == position + 1)
        }
    }

    @Test func `are cancelled where reading tells how far it is`() {
        let files = ahead([Self.reading(0)])
        defer { files.stop() }
        #expect(throws: ImportError.cancelled) { try files.tally(ofFileAt: 0, into: RecordingSink()) { _ in false } }
    }

    @Test func `are only those that were given`() throws {
        let files = FileReadAhead([(3, 1000)]) { try Self.reading($0)($1, $2) }
        defer { files.stop() }
        #expect(try files.tally(ofFileAt: 2, into: RecordingSink()) { _ in true } == nil)
        #expect(try files.tally(ofFileAt: 3, into: RecordingSink()) { _ in true } != nil)
    }

    @Test func `that nobody asks for are passed over`() throws {
        let files = ahead((0..<5).map { Self.reading($0, samples: 10 + $0) })
        defer { files.stop() }
        for position in [1, 4] {
            #expect(try files.tally(ofFileAt: position, into: RecordingSink()) { _ in true }?.records == 10 + position)
        }
    }

    /// Readings of many samples that count how many of them were begun.
    private final class Counted: Sendable {
        private let begun = Mutex(0)
        var count: Int { begun.withLock(\.self) }

        func readings(_ files: Int, samples: Int = 10_000) -> [Reading] {
            (0..<files).map { file in
                { [self] sink, progress in
                    begun.withLock { $0 += 1 }
                    return try `Small files read ahead`.reading(file, samples: samples)(sink, progress)
                }
            }
        }
    }

    @Test func `wait where much is read that is not stored yet`() throws {
        let counted = Counted()
        let files = ahead(counted.readings(60))
        defer { files.stop() }
        for position in 0..<60 {
            _ = try files.tally(ofFileAt: position, into: RecordingSink()) { _ in true }
            // Twenty files are what is held at most; one more is begun, and one that was taken makes room.
            #expect(counted.count <= position + 22)
        }
        #expect(counted.count == 60)
    }

    @Test func `wait where there are many of few records, or where few records may be long texts`() throws {
        for (byteCount, most) in [(Int64(10), 2000), (1 << 20, 32)] {
            let counted = Counted()
            let files = ahead(counted.readings(6000, samples: 2), byteCount: byteCount)
            defer { files.stop() }
            for position in 0..<6000 where position % 100 == 0 {
                _ = try files.tally(ofFileAt: position, into: RecordingSink()) { _ in true }
                #expect(counted.count <= position + most + 2)
            }
        }
    }

    @Test func `hold no room for records that they do not have`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let isLastRead = DispatchSemaphore(value: 0)
                let files = FileReadAhead((0..<4000).map { ($0, 10) }) { file, sink, _ in
                    if file == 3999 { isLastRead.signal() }
                    var samples: [ImportedSample] = []
                    samples.reserveCapacity(4096)
                    samples.append(ImportedSample(type: 0, source: 0, start: 0, duration: 0, value: 1))
                    try sink.add(samples: samples)
                    return ImportTally()
                }
                defer { files.stop() }
                isLastRead.wait()
                _ = try files.tally(ofFileAt: 3999, into: RecordingSink()) { _ in true }
            }
        }
    }

    @Test(arguments: [0, 1, 30])
    func `are read no further once that is stopped`(_ taken: Int) throws {
        let counted = Counted()
        let files = ahead(counted.readings(1000))
        for position in 0..<taken { _ = try files.tally(ofFileAt: position, into: RecordingSink()) { _ in true } }
        files.stop()
        #expect(counted.count <= taken + 22)
    }
}

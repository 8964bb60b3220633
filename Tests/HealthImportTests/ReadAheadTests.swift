import Testing

@testable import HealthImport
@testable import ImportKit

/// Passes on until its time has come.
private final class FailingSink: ImportSink {
    struct Full: Error {}

    let kept = RecordingSink()
    var left: Int

    init(after calls: Int) { left = calls }

    private func count() throws {
        left -= 1
        if left < 0 { throw Full() }
    }

    func number(of type: ImportedType) throws -> Int32 {
        try count()
        return kept.number(of: type)
    }
    func number(of source: ImportedSource) throws -> Int32 {
        try count()
        return kept.number(of: source)
    }
    func add(samples: [ImportedSample]) throws {
        try count()
        kept.add(samples: samples)
    }
    func add(sleep: [ImportedSleep]) throws { try count() }
    func add(workout: ImportedWorkout) throws { try count() }
    func add(summary: ImportedActivitySummary) throws { try count() }
    func set(profile: ImportedProfile) throws { try count() }
}

/// Keeps what has a default of doing nothing.
private final class WritingsSink: ImportSink {
    private(set) var given: [String] = []
    func number(of type: ImportedType) -> Int32 { 0 }
    func number(of source: ImportedSource) -> Int32 { 0 }
    func add(samples: [ImportedSample]) {}
    func add(sleep: [ImportedSleep]) {}
    func add(workout: ImportedWorkout) {}
    func add(summary: ImportedActivitySummary) {}
    func set(profile: ImportedProfile) {}
    func add(entry: ImportedEntry) { given.append("entry of \(entry.writtenAt)") }
    func add(goal: ImportedGoal) { given.append("goal of \(goal.setAt)") }
}

@Suite struct `Reading ahead of the one who stores` {
    /// Samples in blocks, workouts one by one and marks, as readers of large files give them.
    @Sendable private static func give(_ sink: any ImportSink, _ progress: (Int64) -> Bool) throws -> ImportTally {
        var tally = ImportTally()
        for block in 0..<40 {
            let type = try sink.number(of: ImportedType(identifier: "t\(block % 7)", unit: "u", aggregation: .discrete))
            let source = try sink.number(of: ImportedSource(name: "s", device: "", sourceClass: .other))
            try sink.add(
                samples: (0..<100).map {
                    ImportedSample(type: type, source: source, start: Int64(block * 100 + $0), duration: 0, value: 1)
                })
            for hour in 0..<20 {
                try sink.record(zoneName: "Europe/Paris", at: Int64(hour))
            }
            if sink.wantsMark {
                try sink.reached(ImportMark(position: Int64(block), tally: tally))
            }
            tally.records += 100
            guard progress(Int64(tally.records)) else { throw ImportError.cancelled }
        }
        return tally
    }

    @Test func `hands on what the person wrote down in another AirFit, like everything else`() throws {
        let sink = WritingsSink()
        _ = try ReadAhead.tally(into: sink, progress: { _ in true }) { sink, _ in
            try sink.add(entry: ImportedEntry(content: "{}", writtenAt: 7))
            try sink.add(goal: ImportedGoal(metric: "steps", target: 9000, setAt: 8))
            return ImportTally()
        }
        #expect(sink.given == ["entry of 7", "goal of 8"])
    }

    @Test func `gives what reading in one thread gives, in the same order`() throws {
        let (direct, relayed) = (RecordingSink(), RecordingSink())
        let expected = try Self.give(direct) { _ in true }
        var told: [Int64] = []
        let tally = try ReadAhead.tally(
            into: relayed,
            progress: {
                told.append($0); return true
            }, read: Self.give)
        #expect(tally == expected)
        #expect(relayed.entries == direct.entries)
        #expect(relayed.sightings == direct.sightings)
        #expect(relayed.questions == direct.questions)
        #expect(told == (1...40).map { $0 * 100 })
    }

    @Test func `has given everything before a mark when the mark comes`() throws {
        let sink = RecordingSink()
        sink.takesMarks = true
        _ = try ReadAhead.tally(into: sink, progress: { _ in true }, read: Self.give)
        try #require(!sink.marks.isEmpty)
        for (mark, samples) in sink.marks { #expect(samples == (Int(mark.position) + 1) * 100) }
    }

    @Test func `ends with the error of the one who stores, wherever it comes`() {
        for calls in 0..<120 {
            let sink = FailingSink(after: calls)
            #expect(throws: FailingSink.Full.self) {
                try ReadAhead.tally(into: sink, progress: { _ in true }, read: Self.give)
            }
            #expect(sink.left == -1, "nothing is given any more")
        }
    }

    @Test func `ends with the error of the reader, after what it gave`() {
        struct Broken: Error {}
        let sink = RecordingSink()
        #expect(throws: Broken.self) {
            try ReadAhead.tally(into: sink, progress: { _ in true }) { sink, progress in
                _ = try Self.give(sink, progress)
                throw Broken()
            }
        }
        #expect(sink.samples.count == 4_000)
    }

    @Test func `stops when it is told to`() {
        let sink = RecordingSink()
        #expect(throws: ImportError.cancelled) {
            try ReadAhead.tally(into: sink, progress: { $0 < 500 }, read: Self.give)
        }
        #expect(sink.samples.count >= 500)
    }
}

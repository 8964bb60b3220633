import Entries
import Foundation
import HealthModel
import Testing
import WorkoutRecording
import Workouts

private let bench = StrengthSet("bench press", repetitions: 8, load: .kilograms(60))

private func moment(_ seconds: Double) -> WorkoutMoment {
    WorkoutMoment(wall: 1_795_716_000 + seconds, boot: "one", running: 5_000 + seconds)
}

/// A log that keeps entries in memory, and fails where it is told to.
private actor MemoryLog: EntryKeeping {
    private(set) var kept: [LogEntry] = []
    private var failures: Int

    init(failing failures: Int = 0) { self.failures = failures }

    func log(_ entry: LogEntry) throws(HealthStoreError) -> LogOutcome {
        if failures > 0 {
            failures -= 1
            throw .busy
        }
        if let same = kept.firstIndex(of: entry) { return .duplicate(id: same) }
        kept.append(entry)
        return .saved(id: kept.count - 1)
    }
    func undoEntry(_ id: Int) {}
    func entries(limit: Int) -> [LoggedEntry] { [] }
    func goals() -> [Goal] { [] }
    func setGoal(_ aim: Goal.Aim) throws(HealthStoreError) -> (goal: Goal, previous: Goal?) { throw .readOnly }
    func removeGoal(_ id: Goal.ID) {}
}

@Suite struct `The journal of a workout on disk` {
    private let folder = NSTemporaryDirectory() + "airfit-workout-\(UUID().uuidString)"
    private var file: WorkoutFile { WorkoutFile(folder: folder) }
    private var journal: URL { URL(fileURLWithPath: folder + "/journal") }

    @Test func `has every event for whoever reads it next`() throws {
        #expect(try file.read() == nil)
        _ = try file.start("Strength", isIndoor: nil, at: moment(0))
        let recorded = try file.record(.sets([bench]), at: moment(60))
        #expect(try WorkoutFile(folder: folder).read() == recorded && recorded.sets.count == 1)
        let mode = try #require(FileManager.default.attributesOfItem(atPath: journal.path)[.posixPermissions] as? Int)
        #expect(mode == 0o600)
    }

    @Test func `loses nothing that was whole when it was cut off in an event`() throws {
        _ = try file.start("Running", isIndoor: nil, at: moment(0))
        _ = try file.record(.lap, at: moment(60))
        let whole = try Data(contentsOf: journal)
        try (whole + Data(#"{"kind":{"lap"#.utf8)).write(to: journal)
        let workout = try file.record(.lap, at: moment(120))
        #expect(workout.lapSeconds == [60, 60])
        #expect(try file.read() == workout)
    }

    @Test func `takes one workout at a time`() throws {
        _ = try file.start("Running", isIndoor: nil, at: moment(0))
        #expect(throws: WorkoutFile.Failure.self) { try file.start("Yoga", isIndoor: nil, at: moment(1)) }
        _ = try file.record(.discarded, at: moment(2))
        #expect(try file.start("Yoga", isIndoor: nil, at: moment(3)).type == "Yoga")
    }

    @Test func `that nobody can read is put aside, not written over`() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("rubbish\n".utf8).write(to: journal)
        #expect(try file.read() == nil)
        _ = try file.start("Yoga", isIndoor: nil, at: moment(0))
        #expect(try String(contentsOfFile: journal.path + ".unread", encoding: .utf8) == "rubbish\n")
    }

    @Test func `refuses an event without a workout`() {
        #expect(throws: WorkoutFile.Failure.self) { try file.record(.lap, at: moment(0)) }
    }

    @Test func `has every event of writers side by side`() async throws {
        _ = try file.start("Running", isIndoor: nil, at: moment(0))
        let file = file
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for lap in 0..<20 { _ = try file.record(.lap, at: moment(Double(1 + writer + lap * 4))) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try file.read()?.lapEnds.count == 80)
    }

    @Test func `is led by one screen at a time`() throws {
        var first = WorkoutLease(in: folder)
        #expect(first != nil && WorkoutLease(in: folder) == nil)
        first = nil
        #expect(WorkoutLease(in: folder) != nil)
    }

    // MARK: The end

    @Test func `ends in the log and is gone`() async throws {
        let (recorder, log) = (WorkoutRecorder(folder: folder) { moment(600) }, MemoryLog())
        _ = try file.start("Strength", isIndoor: nil, at: moment(0))
        let live = try file.record(.sets([bench]), at: moment(60))
        let workout = live.workout(endingAt: moment(600))
        let stored = try await recorder.end(workout, in: log)
        #expect(stored.map(\.entry) == live.entries(of: workout))
        #expect(await log.kept == live.entries(of: workout))
        #expect(try file.read() == nil)
    }

    @Test func `that could not be stored is stored at the next start, once`() async throws {
        let (recorder, log) = (WorkoutRecorder(folder: folder) { moment(600) }, MemoryLog(failing: 1))
        let live = try file.start("Running", isIndoor: nil, at: moment(0))
        let workout = live.workout(endingAt: moment(600))
        await #expect(throws: WorkoutEndFailure.self) { try await recorder.end(workout, in: log) }
        #expect(await log.kept.isEmpty)
        #expect(throws: WorkoutFile.Failure.self) { try file.start("Yoga", isIndoor: nil, at: moment(601)) }
        #expect(try await recorder.storeEnded(in: log).count == 1)
        #expect(try await recorder.storeEnded(in: log).isEmpty)
        #expect(await log.kept == [.workout(workout)])
    }
}

import Entries
import Foundation
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

/// Recordings of one workout by several sources, and which of them the history lists.
@Suite struct `Recordings of workouts` {
    private let temporary = TemporaryStore()
    private var store: HealthStore { temporary.store }

    /// A run by the watch; the phone has the second half of it as a walk, and another run a day later.
    private func fill() async throws {
        try await temporary.add {
            for (source, activity, from, to, meters) in [
                (Recorder.watch, "Running", "2026-05-01 16:00", "2026-05-01 17:00", 10_000.0),
                (Recorder.phone, "Walking", "2026-05-01 16:35", "2026-05-01 17:20", 4_000),
                (Recorder.phone, "Running", "2026-05-02 16:00", "2026-05-02 16:20", 3_000),
            ] {
                var workout = ImportedWorkout(
                    source: try $0.sink.number(of: source), activity: activity, start: Int64(unix(from)),
                    end: Int64(unix(to)), durationSeconds: Double(unix(to) - unix(from)))
                workout.distanceMeters = meters
                try $0.sink.add(workout: workout)
            }
        }
    }

    private func count() async throws -> Int { try await store.workouts(upTo: civil("2026-05-03")).count }
    private func record(_ activity: String, _ day: String) async throws -> WorkoutRecord {
        try #require(
            try await store.workouts(from: nil, limit: 9).records.first {
                $0.activity == activity && $0.key.day == civil(day)
            })
    }

    private func pair(_ one: WorkoutRecord, _ other: WorkoutRecord) throws -> WorkoutPair {
        func recording(_ record: WorkoutRecord) -> WorkoutPair.Recording {
            WorkoutPair.Recording(
                activity: record.activity, source: record.sourceName, start: record.start, end: record.end)
        }
        return try WorkoutPair(recording(one), recording(other))
    }

    @Test func `are one workout once the person says so, everywhere, until that is taken back`() async throws {
        try await fill()
        let (run, walk) = (try await record("Running", "2026-05-01"), try await record("Walking", "2026-05-01"))
        #expect(try await count() == 3)
        #expect(try await store.workout(run.key)?.others.map(\.relation) == [.apart])
        guard case .saved(let id) = try await store.log(.sameWorkout(try pair(walk, run))) else {
            Issue.record("not stored")
            return
        }
        #expect(try await count() == 2)
        let snapshot = try await store.report(of: civil("2026-05-01")).snapshot
        #expect(snapshot.app.workouts.map(\.activity) == ["Running"])
        #expect(try await store.workout(run.key)?.others.map(\.relation) == [.byHand(entry: id)])
        #expect(try await store.workout(walk.key)?.others.map(\.relation) == [.byHand(entry: id)])
        #expect(try await record("Walking", "2026-05-01").standing == .with(source: "Watch"))
        #expect(try await record("Running", "2026-05-01").standing == .counted)
        try await store.undoEntry(id)
        #expect(try await count() == 3)
        #expect(try await record("Walking", "2026-05-01").standing == .counted)
    }

    @Test func `in two halves are one with the whole that counts with the first half, once the person says so`()
        async throws
    {
        try await temporary.add {
            for (source, from, to) in [
                (Recorder.watch, "2026-05-01 16:00", "2026-05-01 16:30"),
                (Recorder.watch, "2026-05-01 16:30", "2026-05-01 17:00"),
                (Recorder.phone, "2026-05-01 16:00", "2026-05-01 17:00"),
            ] {
                try $0.sink.add(
                    workout: ImportedWorkout(
                        source: try $0.sink.number(of: source), activity: "Running", start: Int64(unix(from)),
                        end: Int64(unix(to)), durationSeconds: Double(unix(to) - unix(from))))
            }
        }
        #expect(try await count() == 2)
        let records = try await store.workouts(from: nil, limit: 9).records
        let half = try #require(records.first { $0.start.timeIntervalSince1970 == Double(unix("2026-05-01 16:30")) })
        let whole = try #require(records.first { $0.sourceName != half.sourceName })
        guard case .saved(let id) = try await store.log(.sameWorkout(try pair(half, whole))) else {
            Issue.record("not stored")
            return
        }
        #expect(try await count() == 1)
        try await store.undoEntry(id)
        #expect(try await count() == 2)
    }

    @Test func `of a source that is left out count nowhere and merge with nothing`() async throws {
        try await fill()
        try await store.setExcluded(name: "Phone", metric: nil, isExcluded: true) { _ in }
        let run = try await record("Running", "2026-05-01")
        #expect(try await store.workout(run.key)?.others.isEmpty == true)
        #expect(try await record("Walking", "2026-05-01").standing == .leftOut)
        #expect(try await count() == 1)
    }

    private func listed(_ change: (inout WorkoutFilter) -> Void) async throws -> [String] {
        var filter = WorkoutFilter()
        change(&filter)
        return try await store.workouts(from: nil, filter: filter, limit: 9).records.map {
            "\($0.activity) \($0.key.day.iso)"
        }
    }

    @Test func `are listed by kind, days, length, way, origin, sets and words`() async throws {
        try await fill()
        let at = Date(timeIntervalSince1970: Double(unix("2026-05-02 16:10")))
        _ = try await store.log(.strength([StrengthSet("squat", repetitions: 5, load: .kilograms(100))], at: at))
        var typed = LogEntry.LoggedWorkout(
            type: "Yoga", start: Date(timeIntervalSince1970: Double(unix("2026-05-03 07:00"))), minutes: 30)
        typed.note = "by the river, 100% calm"
        _ = try await store.log(.workout(typed))
        #expect(try await listed { $0.kind = "run" } == ["Running 2026-05-02", "Running 2026-05-01"])
        #expect(
            try await listed { $0.days = civil("2026-05-01")...civil("2026-05-01") } == [
                "Walking 2026-05-01", "Running 2026-05-01",
            ])
        #expect(try await listed { $0.meters.least = 4_000 } == ["Walking 2026-05-01", "Running 2026-05-01"])
        #expect(try await listed { $0.seconds.most = 1_800 } == ["Yoga 2026-05-03", "Running 2026-05-02"])
        #expect(try await listed { $0.isTyped = true } == ["Yoga 2026-05-03"])
        #expect(try await listed { $0.isTyped = false }.count == 3)
        #expect(try await listed { $0.parts = [.sets] } == ["Running 2026-05-02"])
        #expect(try await listed { $0.parts = [.route] }.isEmpty)
        #expect(try await listed { $0.text = "RIVER, 100%" } == ["Yoga 2026-05-03"])
        #expect(try await listed { $0.text = "_" }.isEmpty)
        #expect(try await listed { $0.text = "phone" }.count == 2)
    }
}

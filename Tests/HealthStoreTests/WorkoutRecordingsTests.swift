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

    @Test func `show one way each, which is their own where they have one`() async throws {
        let begin = Int64(unix("2026-05-01 16:00"))
        try await temporary.add {
            for (source, activity, delay, hasRoute) in [
                (Recorder.watch, "Running", Int64(0), true), (Recorder.phone, "Running", 5, true),
                (Recorder.ring, "Running", 10, false),
            ] {
                let number = try $0.sink.number(of: source)
                let start = begin + delay
                try $0.sink.add(
                    workout: ImportedWorkout(
                        source: number, activity: activity, start: start, end: start + 600, durationSeconds: 600))
                guard hasRoute else { continue }
                let points = (0...(source == Recorder.watch ? 10 : 20)).map { step in
                    ImportedRoute.Point(
                        atMs: (start + Int64(step) * 30) * 1_000, latitude: 52 + Double(step) / 1_000, longitude: 13)
                }
                try $0.sink.add(route: ImportedRoute(source: number, points: points))
            }
        }
        func points() async throws -> [String: [Int]] {
            var points: [String: [Int]] = [:]
            for record in try await store.workouts(from: nil, limit: 9).records {
                points[record.sourceName] = try await store.workout(record.key)?.routes.map(\.points)
            }
            return points
        }
        #expect(try await points() == ["Watch": [11], "Phone": [21], "Ring": [11]])
        try await store.setOrder(metric: nil, names: ["Phone"])
        #expect(try await points() == ["Watch": [11], "Phone": [21], "Ring": [21]])
    }

    @Test func `of a source that is left out count nowhere and merge with nothing`() async throws {
        try await fill()
        try await store.setExcluded(name: "Phone", metric: nil, isExcluded: true) { _ in }
        let run = try await record("Running", "2026-05-01")
        #expect(try await store.workout(run.key)?.others.isEmpty == true)
        #expect(try await record("Walking", "2026-05-01").standing == .leftOut)
        #expect(try await count() == 1)
    }

    @Test func `beside a day are those of all, with the last of each of their kinds before`() async throws {
        let first = civil("2026-03-02")
        let starts = (0..<60).map { Int64(unix("2026-03-02 16:00")) + Int64($0) * 86_400 }
        try await temporary.add {
            for (number, start) in starts.enumerated() {
                // A ride every day, a run every third and a walk every 20th; the phone has each run too.
                let kinds = [("Cycling", 1), ("Running", 3), ("Walking", 20)].filter { number.isMultiple(of: $0.1) }
                for (place, (activity, step)) in kinds.enumerated() {
                    for source in step == 3 ? [Recorder.watch, Recorder.phone] : [Recorder.watch] {
                        let start = start + Int64(place) * 7_200
                        try $0.sink.add(
                            workout: ImportedWorkout(
                                source: try $0.sink.number(of: source), activity: activity, start: start,
                                end: start + 3_600, durationSeconds: 3_600))
                    }
                }
            }
            try $0.sample("WorkoutEffortScore", 7, at: "2026-03-20 16:00", minutes: 60)
        }
        let today = first.advanced(by: 50)
        let all = try await store.workouts(upTo: today)
        #expect(all.contains { $0.effort == 7 })
        for number in -2...53 {
            let day = first.advanced(by: number)
            let near = try await store.workouts(beside: day, after: 4, upTo: today)
            let beside = all.filter { abs($0.date.number - day.number) <= 1 }
            for kind in Set(beside.map(\.type)) {
                let known = all.filter { $0.type == kind && $0.date.number <= day.number + 1 }
                let count = beside.filter { $0.type == kind }.count + 4
                let read = near.filter { $0.type == kind }
                #expect(read.suffix(count).map(\.start) == known.suffix(count).map(\.start))
                #expect(read.map(\.effort) == known.suffix(read.count).map(\.effort))
            }
            #expect(near.count <= 4 * Set(beside.map(\.type)).count + beside.count)
            #expect(near.map(\.startAt) == near.map(\.startAt).sorted())
        }
    }

    @Test func `have the sets of their days, and the earlier ones of the same exercises`() async throws {
        for (day, exercise) in [
            ("2026-05-01", "squat"), ("2026-05-01", "row"), ("2026-05-10", "squat"), ("2026-05-10", "bench \"press\""),
            ("2026-05-11", "squat"), ("2026-05-13", "squat"),
        ] {
            let at = Date(timeIntervalSince1970: Double(unix("\(day) 16:10")))
            _ = try await store.log(.strength([StrengthSet(exercise, repetitions: 5, load: .kilograms(60))], at: at))
        }
        let sets = try await store.sets(beside: civil("2026-05-10"), upTo: civil("2026-05-20"))
        #expect(
            sets.map { "\($0.date.iso) \($0.exercise)" } == [
                "2026-05-01 squat", "2026-05-10 squat", "2026-05-10 bench \"press\"", "2026-05-11 squat",
            ])
        #expect(try await store.sets(beside: civil("2026-05-06"), upTo: civil("2026-05-20")).isEmpty)
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
        #expect(try await listed { $0.climb.least = 1 }.isEmpty)
        #expect(try await listed { $0.isTyped = true } == ["Yoga 2026-05-03"])
        #expect(try await listed { $0.isTyped = false }.count == 3)
        #expect(try await listed { $0.parts = [.sets] } == ["Running 2026-05-02"])
        #expect(try await listed { $0.parts = [.route] }.isEmpty)
        #expect(try await listed { $0.text = "RIVER, 100%" } == ["Yoga 2026-05-03"])
        #expect(try await listed { $0.text = "_" }.isEmpty)
        #expect(try await listed { $0.text = "phone" }.count == 2)
    }
}

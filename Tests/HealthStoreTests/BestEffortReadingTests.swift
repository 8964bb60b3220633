import HealthModel
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `The fastest pieces of runs` {
    /// A run of so many kilometres at six minutes a kilometre, its second half at five.
    private func run(
        _ recorder: Recorder, on day: String, kilometres: Int = 6, every seconds: Int = 10,
        from source: ImportedSource = Recorder.watch, activity: String = "Running"
    ) throws {
        let start = unix("\(day) 10:00")
        var at = start
        var metres = 0.0
        while metres < Double(kilometres) * 1000 {
            let pace = metres < Double(kilometres) * 500 ? 360.0 : 300.0
            let length = Double(seconds) / pace * 1000
            try recorder.add(distance: length, at: at, seconds: seconds, from: source)
            (at, metres) = (at + seconds, metres + length)
        }
        var workout = ImportedWorkout(
            source: try recorder.sink.number(of: source), activity: activity, start: Int64(start), end: Int64(at),
            durationSeconds: Double(at - start))
        workout.distanceMeters = metres
        try recorder.sink.add(workout: workout)
    }

    @Test func `are found in the samples of distance, with the day`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try run($0, on: "2026-05-01") }
        let efforts = try await temporary.store.bestEfforts(upTo: civil("2026-05-31"))
        #expect(efforts.map(\.distance) == [.kilometre, .mile, .fiveKilometres])
        #expect(efforts.allSatisfy { $0.kind == "Running" && $0.day == civil("2026-05-01") })
        #expect(abs(efforts[0].seconds - 300) < 0.1 && abs(efforts[2].seconds - 1620) < 5)
    }

    @Test func `of what is yet to come, of walks and of runs without samples there are none`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try run($0, on: "2026-05-20")
            try run($0, on: "2026-05-01", activity: "Walking")
            try run($0, on: "2026-05-02", every: 1200)
        }
        #expect(try await temporary.store.bestEfforts(upTo: civil("2026-05-19")) == [])
        #expect(try await temporary.store.bestEfforts(upTo: civil("2026-05-20")).count == 3)
    }

    @Test func `a phone that counted the same way does not make the run faster`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try run($0, on: "2026-05-01")
            for minute in 0..<33 {
                try $0.add(
                    distance: 400, at: unix("2026-05-01 10:00") + minute * 60, seconds: 60, from: Recorder.phone)
            }
        }
        let efforts = try await temporary.store.bestEfforts(upTo: civil("2026-05-31"))
        #expect(abs((efforts.first?.seconds ?? 0) - 300) < 0.1)
    }
}

extension Recorder {
    fileprivate func add(distance metres: Double, at start: Int, seconds: Int, from source: ImportedSource) throws {
        let type = try sink.number(
            of: ImportedType(
                identifier: "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m", aggregation: .cumulative))
        try sink.add(samples: [
            ImportedSample(
                type: type, source: try sink.number(of: source), start: Int64(start), duration: Int32(seconds),
                isUserEntered: false, value: metres, recordedAt: 0)
        ])
    }
}

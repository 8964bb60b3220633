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

    /// A run of 25 minutes of which only the route is known, at four metres a second.
    private func wayAlone(
        _ recorder: Recorder, on day: String, from source: ImportedSource = Recorder.watch, distance: Double? = nil,
        speed: Double = 4
    ) throws {
        let (start, number) = (Int64(unix("\(day) 10:00")), try recorder.sink.number(of: source))
        let degree = 6_371_008.8 * Double.pi / 180
        let points = (0...1500).map { second in
            ImportedRoute.Point(
                atMs: (start + Int64(second)) * 1000, latitude: 50 + Double(second) * speed / degree, longitude: 8,
                altitude: nil, isAfterGap: false)
        }
        try recorder.sink.add(route: ImportedRoute(source: number, points: points))
        var workout = ImportedWorkout(
            source: number, activity: "Running", start: start, end: start + 1500, durationSeconds: 1500)
        workout.distanceMeters = distance
        try recorder.sink.add(workout: workout)
    }

    @Test func `are found in the route where there are no samples of distance`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try wayAlone($0, on: "2026-05-01")
            try wayAlone($0, on: "2026-05-02", distance: 6_000, speed: 3.5)
            try wayAlone($0, on: "2026-05-03", distance: 500)
        }
        let efforts = try await temporary.store.bestEfforts(upTo: civil("2026-05-31"))
        #expect(efforts.map(\.distance) == [.kilometre, .mile, .fiveKilometres, .kilometre, .mile, .fiveKilometres])
        #expect(efforts.map(\.day.iso).filter { $0 == "2026-05-01" }.count == 3)
        #expect(abs(efforts[0].seconds - 250) < 0.5 && abs(efforts[2].seconds - 1250) < 1)
        #expect(abs(efforts[3].seconds - 1000 / 3.5) < 0.5)
    }

    @Test func `samples of distance go before the route, and a source that is left out has none`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try run($0, on: "2026-05-01")
            try wayAlone($0, on: "2026-05-02", from: Recorder.ring)
        }
        #expect(try await temporary.store.bestEfforts(upTo: civil("2026-05-31")).count == 6)
        try await temporary.store.setExcluded(name: "Ring", metric: .distance)
        let efforts = try await temporary.store.bestEfforts(upTo: civil("2026-05-31"))
        #expect(efforts.map(\.day.iso) == Array(repeating: "2026-05-01", count: 3))
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

import HealthModel
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `Overlapping sources` {
    @Test func `of the phone only what the watch did not see counts`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("StepCount", 800, at: "2026-05-01 10:30", minutes: 60, from: Recorder.phone)
        }
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 1000)
    }

    @Test func `what was typed in by hand comes first, others last and by name`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("StepCount", 100, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("StepCount", 7, at: "2026-05-01 10:00", minutes: 60, from: Recorder.ring)
            try $0.sample("StepCount", 50, at: "2026-05-01 10:00", minutes: 30, from: Recorder.ring, typed: true)
        }
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 100)
    }

    @Test func `samples of one source all count`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("StepCount", 100, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("StepCount", 40, at: "2026-05-01 10:00", minutes: 30)
        }
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 140)
    }

    @Test func `every minute of days counts once, given in any order, overlapped by another source`() async throws {
        let temporary = TemporaryStore()
        @Sendable func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        try await temporary.add { recorder in
            for minute in (0..<2 * 1_440).reversed() {
                let clock = "\(padded(minute % 1_440 / 60)):\(padded(minute % 60))"
                let time = "2026-05-0\(1 + minute / 1_440) \(clock)"
                try recorder.sample("StepCount", 3, at: time, minutes: 1)
                if minute % 10 == 0 { try recorder.sample("StepCount", 50, at: time, minutes: 5, from: Recorder.phone) }
                try recorder.sample("HeartRate", Double(60 + minute % 7), at: time, unit: "count/min")
            }
        }
        // Two hours of each day belong to the next one in Berlin.
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 3 * 1_320)
        #expect(try await temporary.value(of: .steps, on: "2026-05-02") == 3 * 1_440)
        let mean = try #require(try await temporary.value(of: .heartRate, on: "2026-05-02"))
        #expect(abs(mean - Double((1_320..<2_760).reduce(0) { $0 + 60 + $1 % 7 }) / 1_440) < 1e-8)
    }

    @Test func `an instant counts where no better source has a sample`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("FlightsClimbed", 1, at: "2026-05-01 10:00", minutes: 10)
            try $0.sample("FlightsClimbed", 2, at: "2026-05-01 10:05", from: Recorder.phone)
            try $0.sample("FlightsClimbed", 4, at: "2026-05-01 10:10", from: Recorder.phone)
        }
        #expect(try await temporary.value(of: .flights, on: "2026-05-01") == 5)
    }

    @Test func `a sample over midnight is divided in proportion`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            // 23:30 to 00:30 in Berlin.
            try $0.sample("ActiveEnergyBurned", 60, at: "2026-05-01 21:30", minutes: 60)
        }
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-01") == 30)
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-02") == 30)
    }

    @Test func `a day of 25 hours holds all of them`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for hour in 0..<25 {
                let at = "2025-10-\(hour < 2 ? 25 : 26) \(["22", "23"].appending(hours: 23)[hour]):00"
                try $0.sample("BasalEnergyBurned", 70, at: at, minutes: 60)
            }
        }
        #expect(try await temporary.value(of: .basalEnergy, on: "2025-10-26") == 25 * 70)
        #expect(try await temporary.value(of: .basalEnergy, on: "2025-10-27") == nil)
        let hours = try await temporary.store.intradayValues(of: .basalEnergy, on: civil("2025-10-26"))
        #expect(hours.count == 24)
        #expect(hours[2].value == 140)
    }

    @Test func `walking and wheelchair add up in kilometres`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("DistanceWalkingRunning", 1530, at: "2026-05-01 10:00", minutes: 30)
            try $0.sample("DistanceWheelchair", 500, at: "2026-05-01 12:00", minutes: 30)
        }
        #expect(try await temporary.value(of: .distance, on: "2026-05-01") == 2.03)
    }

    @Test func `mindful minutes are those of the union`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            let type = "HKCategoryTypeIdentifierMindfulSession"
            try $0.sample(type, 10, at: "2026-05-01 10:00", minutes: 10)
            try $0.sample(type, 10, at: "2026-05-01 10:05", minutes: 10, from: Recorder.ring)
        }
        #expect(try await temporary.value(of: .mindfulMinutes, on: "2026-05-01") == 15)
    }

    @Test func `a worn watch that saw no stairs saw none`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("HKCategoryTypeIdentifierAppleStandHour", 0, at: "2026-05-01 10:00", minutes: 60)
        }
        #expect(try await temporary.value(of: .flights, on: "2026-05-01") == 0)
        #expect(try await temporary.value(of: .flights, on: "2026-05-02") == nil)
    }
}

extension [String] {
    /// Two-digit hours 0 up to `hours` behind these.
    func appending(hours: Int) -> [String] { self + (0..<hours).map { $0 < 10 ? "0\($0)" : "\($0)" } }
}

@Suite struct `Interval merge` {
    /// Second by second: each belongs to the best source that has a sample there.
    private func reference(_ pieces: [MergePiece]) -> Double {
        pieces.reduce(0) { total, piece in
            let better = pieces.filter { $0.rank < piece.rank && $0.end > $0.start }
            func isFree(_ second: Int) -> Bool { !better.contains { $0.start <= second && second < $0.end } }
            if piece.start == piece.end { return total + (isFree(piece.start) ? piece.value : 0) }
            let free = (piece.start..<piece.end).filter(isFree).count
            return total + piece.value * Double(free) / Double(piece.end - piece.start)
        }
    }

    @Test func `agrees with counting second by second`() {
        var random = SeededGenerator(seed: 7)
        var merge = IntervalMerge()
        for _ in 0..<400 {
            var pieces = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                let start = Int.random(in: 0..<200, using: &random)
                return MergePiece(
                    rank: Int32.random(in: 0...3, using: &random), start: start,
                    end: start + Int.random(in: 0...40, using: &random),
                    value: Double.random(in: 0...100, using: &random))
            }
            let expected = reference(pieces)
            #expect(abs(merge.sum(&pieces) - expected) < 1e-6)
        }
    }
}

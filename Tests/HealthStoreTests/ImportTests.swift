import Foundation
import GRDB
import HealthModel
import ImportKit
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `An import` {
    @Sendable private static func aDay(_ recorder: Recorder) throws {
        try recorder.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
        try recorder.sample("StepCount", 300, at: "2026-05-01 10:00", minutes: 60, from: Recorder.phone)
        try recorder.sleep(.core, "2026-04-30 22:00", "2026-05-01 05:00", zone: "Europe/Berlin")
        try recorder.sink.add(
            workout: ImportedWorkout(
                source: try recorder.sink.number(of: Recorder.watch), activity: "Running",
                start: Int64(unix("2026-05-01 16:00")), end: Int64(unix("2026-05-01 16:30")), durationSeconds: 1800))
        try recorder.sink.add(
            summary: ImportedActivitySummary(
                day: civil("2026-05-01"), activeEnergyKcal: 500, activeEnergyGoalKcal: 400, exerciseMinutes: 30,
                exerciseGoalMinutes: 30, standHours: 12, standGoalHours: 12))
    }

    @Test func `of the same records adds nothing twice`() async throws {
        let temporary = TemporaryStore()
        let first = try await temporary.add(Self.aDay)
        #expect((first.records, first.added, first.addedBesides) == (5, 5, 2))
        let before = try await temporary.store.report(of: civil("2026-05-01"))
        let again = try await temporary.add(Self.aDay)
        #expect((again.records, again.added, again.skipped) == (5, 0, 0), "five that were in already")
        #expect(again.status == .imported)
        #expect(try await temporary.store.report(of: civil("2026-05-01")) == before)
    }

    @Test func `of the same file does not read it`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add(fingerprint: "a", Self.aDay)
        let again = try await temporary.add(fingerprint: "a") { _ in Issue.record("read again") }
        #expect(again.status == .duplicate)
        #expect(again.added == 0)
    }

    @Test func `of the same file reads it again once a category of it is kept that was not`() async throws {
        let temporary = TemporaryStore()
        var few = temporary.store.options
        few.keptCategories = [.activity]
        temporary.store.apply(few)
        @Sendable func records(_ recorder: Recorder) throws {
            try recorder.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
            try recorder.sample("BodyMass", 72.4, at: "2026-05-01 07:00", unit: "kg")
        }
        let first = try await temporary.add(fingerprint: "a", records)
        #expect(first.skippedReasons == ["not kept, as set (Body)": 1])
        #expect(try await temporary.add(fingerprint: "a", records).status == .duplicate, "nothing was widened")
        few.keptCategories = [.activity, .heart]
        temporary.store.apply(few)
        #expect(try await temporary.add(fingerprint: "a", records).status == .duplicate, "it has no heart")
        few.keptCategories = [.activity, .body]
        temporary.store.apply(few)
        let second = try await temporary.add(fingerprint: "a", records)
        #expect(second.status == .imported)
        #expect((second.added, second.skipped) == (1, 0))
        #expect(try await temporary.add(fingerprint: "a", records).status == .duplicate)
    }

    @Test func `keeps a note with what it is about`() async throws {
        let temporary = TemporaryStore()
        var few = temporary.store.options
        few.keptCategories = [.activity]
        temporary.store.apply(few)
        let outcome = try await temporary.add(fingerprint: "a") { recorder in
            let source = try recorder.sink.number(of: Recorder.watch)
            for (title, subject) in [("Step count", HealthCategory.activity), ("Heart rate", .heart), ("Diary", nil)] {
                try recorder.sink.add(
                    finding: ImportedFinding(
                        kind: .note, source: source, start: 1_780_000_000, end: 1_780_000_000, title: title, fields: [],
                        subject: subject))
            }
        }
        #expect(outcome.skippedReasons == ["not kept, as set (Heart)": 1, "not kept, as set (Mood and check-ins)": 1])
        #expect(outcome.added == 1)
    }

    @Test func `of the same file reads it again when what lay in the future may have happened`() async throws {
        let temporary = TemporaryStore()
        @Sendable func records(_ recorder: Recorder, skipped: [String: Int]) throws -> ImportTally {
            try recorder.sample("StepCount", 600, at: "2026-05-01 10:00", minutes: 60)
            if skipped.isEmpty { try recorder.sample("StepCount", 50, at: "2026-06-02 10:00", minutes: 60) }
            var tally = ImportTally()
            tally.records = 2
            tally.skipped = skipped
            return tally
        }
        let origin = ImportOrigin(path: "/f", format: "test", fingerprint: "a", byteCount: 1)
        let future = ["a date in the future": 1]
        _ = try await temporary.store.importing(origin) { try records(Recorder($0), skipped: future) }
        let again = try await temporary.store.importing(origin) { try records(Recorder($0), skipped: future) }
        #expect(again.status == .duplicate, "no time has passed")
        var later = temporary.store.options
        later.now = { Date(timeIntervalSince1970: Double(unix("2026-06-03 12:00"))) }
        temporary.store.apply(later)
        let arrived = try await temporary.store.importing(origin) { try records(Recorder($0), skipped: [:]) }
        #expect(arrived.status == .imported && arrived.added == 1)
        let known = try await temporary.store.importing(origin) { try records(Recorder($0), skipped: [:]) }
        #expect(known.status == .duplicate)
    }

    @Test func `of a newer export adds what is new`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add(Self.aDay)
        let newer = try await temporary.add {
            try Self.aDay($0)
            try $0.sample("StepCount", 50, at: "2026-05-01 18:00", minutes: 10)
        }
        #expect(newer.added == 1)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 650)
    }

    @Test func `that fails leaves nothing`() async throws {
        struct Damaged: Error {}
        let temporary = TemporaryStore()
        try await temporary.add(Self.aDay)
        let before = try await temporary.store.report(of: civil("2026-05-01"))
        await #expect(throws: ImportFailure.reader(Damaged())) {
            try await temporary.add(fingerprint: "bad") {
                try $0.sample("StepCount", 9999, at: "2026-05-01 20:00", minutes: 10)
                throw Damaged()
            }
        }
        #expect(try await temporary.store.report(of: civil("2026-05-01")) == before)
        #expect(try await temporary.add(fingerprint: "bad") { _ in }.status == .imported)
    }

    @Test func `that is killed leaves nothing`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add(Self.aDay)
        let before = try await temporary.store.report(of: civil("2026-05-01"))
        let copy = temporary.folder + "/killed.sqlite"
        let path = temporary.path
        try await temporary.add {
            let type = try $0.sink.number(
                of: ImportedType(identifier: "HKQuantityTypeIdentifierStepCount", unit: "", aggregation: .cumulative))
            let source = try $0.sink.number(of: Recorder.watch)
            // More than the connection keeps in memory, so that a part is in the files when they are copied.
            for block in 0..<150 {
                try $0.sink.add(
                    samples: (0..<10_000).map {
                        ImportedSample(
                            type: type, source: source, start: Int64(1_600_000_000 + block * 10_000 + $0), duration: 1,
                            value: 1)
                    })
            }
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
            }
        }
        let log = try FileManager.default.attributesOfItem(atPath: copy + "-wal")[.size] as? Int
        #expect((log ?? 0) > 1_000_000)
        let now = before.snapshot.takenAt
        let killed = HealthStore(path: copy, options: .init(homeZoneName: "Europe/Berlin", now: { now }))
        #expect(try await killed.report(of: civil("2026-05-01")) == before)
    }

    @Test func `that is cancelled leaves nothing`() async throws {
        let temporary = TemporaryStore()
        let (started, startedSignal) = AsyncStream.makeStream(of: Void.self)
        let store = temporary.store
        let importing = Task {
            try await store.importing(ImportOrigin(path: "/x", format: "test", fingerprint: "x", byteCount: 1)) {
                let recorder = Recorder($0)
                while true {
                    try recorder.sample("StepCount", 1, at: "2026-05-01 10:00")
                    startedSignal.yield()
                }
            }
        }
        for await _ in started { break }
        importing.cancel()
        await #expect(throws: ImportFailure.cancelled) { try await importing.value }
        #expect(try await store.report(of: civil("2026-05-01")).extent == nil)
    }

    @Test func `that is cut off keeps what came and can be done again`() async throws {
        let temporary = TemporaryStore()
        #expect(try await temporary.add(fingerprint: "a", cutOff: "ends early", Self.aDay).status == .partial)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 600)
        #expect(try await temporary.add(fingerprint: "a", Self.aDay).status == .imported)
    }

    @Test func `is told to those who listen`() async throws {
        let temporary = TemporaryStore()
        var changes = temporary.store.changes.makeAsyncIterator()
        try await temporary.add(Self.aDay)
        #expect(await changes.next() != nil)
    }

    @Test func `takes the rings' own totals and keeps the goals`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try Self.aDay($0)
            try $0.sample("ActiveEnergyBurned", 480, at: "2026-05-01 10:00", minutes: 60)
        }
        let activity = try await temporary.store.report(of: civil("2026-05-01")).snapshot.activity
        #expect(activity.activeEnergyKcal == 500)
        #expect(activity.moveGoalKcal == 400)
        #expect(activity.standHours == 12)
        #expect(activity.steps == 600)
    }

    @Test func `computes all days anew when home is elsewhere`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try $0.sample("StepCount", 600, at: "2026-05-01 01:00", minutes: 10) }
        let moved = HealthStore(path: temporary.path, options: .init(homeZoneName: "America/New_York"))
        _ = try await moved.importing(ImportOrigin(path: "/x", format: "t", fingerprint: "x", byteCount: 0)) { _ in
            ImportTally()
        }
        #expect(try await temporary.value(of: .steps, on: "2026-04-30") == 600)
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == nil)
    }
}

@Suite struct `Roll-ups` {
    @Test func `of many imports are those of one`() async throws {
        let pieces = TemporaryStore()
        let whole = TemporaryStore()
        let names = [
            "StepCount", "ActiveEnergyBurned", "HeartRate", "HeartRateVariabilitySDNN", "BodyMass", "RestingHeartRate",
        ]
        @Sendable func records(_ part: Int, _ recorder: Recorder) throws {
            var random = SeededGenerator(seed: UInt64(part))
            let sources = [Recorder.watch, Recorder.phone, Recorder.ring]
            for _ in 0..<120 {
                let start = unix("2026-03-20 00:00") + Int.random(in: 0..<20 * 86_400, using: &random)
                let at = Date(timeIntervalSince1970: Double(start)).formatted(.iso8601)
                try recorder.sample(
                    names[Int.random(in: 0..<names.count, using: &random)], Double.random(in: 1...99, using: &random),
                    at: at, minutes: Double(Int.random(in: 0...600, using: &random)),
                    from: sources[Int.random(in: 0..<3, using: &random)])
            }
            for _ in 0..<6 {
                let start = unix("2026-03-20 00:00") + Int.random(in: 0..<20 * 86_400, using: &random)
                let text = { (seconds: Int) in Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601) }
                try recorder.sleep(.core, text(start), text(start + Int.random(in: 600...30_000, using: &random)))
            }
        }
        for part in 0..<6 { try await pieces.add { try records(part, $0) } }
        try await whole.add { for part in 0..<6 { try records(part, $0) } }
        let days = civil("2026-03-01")...civil("2026-05-01")
        for metric in MetricID.allCases {
            let expected = try await whole.store.dailyValues(of: metric, in: days)
            let found = try await pieces.store.dailyValues(of: metric, in: days)
            #expect(found.map(\.day) == expected.map(\.day), "\(metric)")
            for (left, right) in zip(found, expected) { #expect(abs(left.value - right.value) < 1e-6, "\(metric)") }
        }
    }
}

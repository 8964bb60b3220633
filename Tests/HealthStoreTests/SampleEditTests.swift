import GRDB
import HealthModel
import ImportKit
import Testing

@testable import HealthStore

@Suite struct `A single sample` {
    private func typeNumber(_ temporary: TemporaryStore, _ title: String) async throws -> Int {
        try #require(try await temporary.store.types().first { $0.title == title }).id
    }

    private func samples(_ temporary: TemporaryStore, _ title: String) async throws -> [SampleRecord] {
        try await temporary.store.samples(
            type: try await typeNumber(temporary, title), from: nil, .newer, limit: 100
        ).records
    }

    private func scale(_ recorder: Recorder) throws {
        try recorder.sample("BodyMass", 80, at: "2026-05-01 06:00")
        try recorder.sample("BodyMass", 180, at: "2026-05-02 06:00")
        try recorder.sample("BodyFatPercentage", 0.2, at: "2026-05-02 06:00")
    }

    @Test func `taken out counts nowhere, stays to be seen and can come back`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.scale($0) }
        let wrong = try #require(try await samples(temporary, "Weight").last).key
        try await temporary.store.exclude(wrong)
        #expect(try await temporary.value(of: .weight, on: "2026-05-02") == nil)
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == 80)
        #expect(try await samples(temporary, "Weight").map(\.isExcluded) == [false, true])
        #expect(try await temporary.store.verify().differences.isEmpty)
        try await temporary.store.include(wrong)
        #expect(try await temporary.value(of: .weight, on: "2026-05-02") == 180)
        #expect(try await samples(temporary, "Weight").map(\.isExcluded) == [false, false])
    }

    @Test func `taken out is not brought back by another import, nor when it was gone meanwhile`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.scale($0) }
        let wrong = try #require(try await samples(temporary, "Weight").last).key
        try await temporary.store.exclude(wrong)
        try await temporary.add { try self.scale($0) }
        #expect(try await temporary.value(of: .weight, on: "2026-05-02") == nil)
        try await temporary.store.writingInBackground { db in
            try db.execute(sql: "DELETE FROM sample WHERE value = 180")
        }
        try await temporary.add { try self.scale($0) }
        #expect(try await temporary.value(of: .weight, on: "2026-05-02") == nil)
    }

    @Test func `with another value counts as typed in by hand, until that is taken back`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.scale($0) }
        let wrong = try #require(try await samples(temporary, "Weight").last).key
        let right = try await temporary.store.replace(wrong, with: 81)
        #expect(try await temporary.value(of: .weight, on: "2026-05-02") == 81)
        let shown = try await samples(temporary, "Weight")
        #expect(shown.map(\.key.value) == [80, 180, 81])
        #expect(shown[1].replacement == 81 && shown[1].isExcluded)
        #expect(shown[2].key == right && shown[2].isTyped && shown[2].sourceName == "AirFit")
        #expect(shown[2].imports.isEmpty)
        // Another value for the value.
        try await temporary.store.replace(right, with: 82)
        #expect(try await samples(temporary, "Weight").map(\.key.value) == [80, 180, 82])
        try await temporary.store.include(wrong)
        #expect(try await samples(temporary, "Weight").map(\.key.value) == [80, 180])
        #expect(try await temporary.value(of: .weight, on: "2026-05-02") == 180)
        #expect(try await temporary.store.verify().differences.isEmpty)
    }

    @Test func `of a heart rate changes the mean by itself alone`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for minute in 0..<3 { try $0.sample("HeartRate", 60, at: "2026-05-01 10:0\(minute)") }
            try $0.sample("HeartRate", 240, at: "2026-05-01 10:05")
        }
        let wrong = try #require(try await samples(temporary, "Heart rate").last).key
        try await temporary.store.replace(wrong, with: 100)
        // Five minutes of 60, then five of 100.
        #expect(try await temporary.value(of: .heartRate, on: "2026-05-01") == 80)
        let day = try await temporary.store.dailyValues(
            of: .heartRate, in: civil("2026-05-01")...civil("2026-05-01"))
        #expect(day.first?.maximum == 100)
    }

    @Test func `that is in Apple's total sets it aside`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            try $0.sample("ActiveEnergyBurned", 300, at: "2026-05-01 10:00", minutes: 60)
            try $0.sample("ActiveEnergyBurned", 9_000, at: "2026-05-01 14:00", minutes: 60)
            try $0.sink.add(summary: ImportedActivitySummary(day: civil("2026-05-01"), activeEnergyKcal: 9_290))
        }
        let wrong = try #require(try await samples(temporary, "Active energy").last).key
        try await temporary.store.exclude(wrong)
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-01") == 300)
        let explanation = try await temporary.store.explanation(of: .activeEnergy, on: civil("2026-05-01"))
        #expect(explanation.summary == .setAside(9_290))
        #expect(explanation.excluded.map(\.key) == [wrong])
        try await temporary.store.include(wrong)
        #expect(try await temporary.value(of: .activeEnergy, on: "2026-05-01") == 9_290)
    }

    @Test func `that is not there cannot be edited`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add { try self.scale($0) }
        let nobody = SampleKey(type: 1, start: 5, source: 1, duration: 0, value: 1)
        await #expect(throws: HealthStoreError.failed(reason: "the sample is not there any more")) {
            try await temporary.store.exclude(nobody)
        }
    }
}

@Suite struct `Records are read page by page` {
    @Test func `in both directions without a gap, the same moment of two sources too`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            for hour in 10..<20 {
                try $0.sample("HeartRate", 60, at: "2026-05-01 \(hour):00")
                try $0.sample("HeartRate", 60, at: "2026-05-01 \(hour):00", from: Recorder.ring)
                try $0.sample("StepCount", 9, at: "2026-05-01 \(hour):00")
            }
        }
        let types = try await temporary.store.types()
        #expect(types.map(\.title) == ["Heart rate", "Steps"])
        #expect(types.map(\.samples) == [20, 10])
        func walk(_ direction: BrowsingDirection) async throws -> [SampleRecord] {
            var all: [SampleRecord] = []
            while true {
                let page = try await temporary.store.samples(
                    type: types[0].id, from: all.last?.key, direction, limit: 3)
                all += page.records
                if !page.hasMore { return all }
            }
        }
        let newer = try await walk(.newer)
        #expect(Set(newer.map(\.key)).count == 20)
        #expect(newer.map(\.key.start) == newer.map(\.key.start).sorted())
        #expect(try await walk(.older) == newer.reversed())
        #expect(newer.allSatisfy { $0.imports == [1] })
        let noon = try await temporary.store.samples(
            type: types[0].id, from: .before(newer[4].start, type: types[0].id), .newer, limit: 2)
        #expect(noon.records == Array(newer[4...5]))
    }

    @Test func `of workouts, nights and findings`() async throws {
        let temporary = TemporaryStore()
        try await temporary.add {
            let watch = try $0.sink.number(of: Recorder.watch)
            for day in 1...5 {
                let start = unix("2026-05-0\(day) 16:00")
                var workout = ImportedWorkout(
                    source: watch, activity: "TableTennis", start: Int64(start), end: Int64(start + 1800),
                    durationSeconds: 1700)
                workout.zoneName = "Asia/Tokyo"
                try $0.sink.add(workout: workout)
                try $0.sample("HeartRate", 120, at: "2026-05-0\(day) 16:05")
                try $0.sleep(.core, "2026-05-0\(day) 14:00", "2026-05-0\(day) 21:00")
            }
        }
        let first = try await temporary.store.workouts(from: nil, .older, limit: 2)
        #expect(first.hasMore && first.records.count == 2)
        let rest = try await temporary.store.workouts(from: first.records.last?.key, .older, limit: 9)
        #expect(!rest.hasMore && rest.records.count == 3)
        #expect(first.records[0].activity == "Table Tennis" && first.records[0].offset == 9 * 3600)
        #expect(first.records[0].key.day == civil("2026-05-06"))
        let detail = try #require(try await temporary.store.workout(first.records[0].key))
        #expect(detail.heartRates.map(\.bpm) == [120])
        let nights = try await temporary.store.nights(from: nil, .older, limit: 2)
        #expect(nights.hasMore && nights.records.map(\.day) == nights.records.map(\.day).sorted(by: >))
        #expect(nights.records[0].pieces.map(\.sourceName) == ["Watch"])
        #expect(try await temporary.store.findingKinds().isEmpty)
        #expect(
            try await temporary.store.findings(kind: "note", from: nil, limit: 5)
                == RecordPage(records: [], hasMore: false))
    }
}

import Entries
import Foundation
import GRDB
import HealthModel
import HealthQuery
import ImportKit
import Testing

@testable import HealthStore

/// What a file says that nothing measured.
@Suite struct `What a person said in a file` {
    private let temporary = TemporaryStore()
    private var store: HealthStore { temporary.store }

    private static func give(_ sink: any ImportSink) throws {
        let recorder = Recorder(sink)
        try recorder.sample("StepCount", 100, at: "2026-05-01 08:00", unit: "count")
        try recorder.sample("StepCount", 900, at: "2026-05-01 09:00", unit: "count")
        let own = ImportedSource(name: "Manual", device: "", sourceClass: .other)
        try recorder.sample("BodyMass", 70, at: "2026-05-01 07:00", from: own, typed: true, unit: "kg")
        try recorder.sleep(.core, "2026-05-01 22:00", "2026-05-02 05:00")
        try sink.set(
            profile: ImportedProfile(dateOfBirth: civil("1931-01-01"), sex: .male, newestZoneName: "Asia/Tokyo"))
        var checkIn = ImportedCheckIn(day: civil("2026-05-01"), writtenAt: Int64(unix("2026-05-01 20:00")))
        checkIn.answers.mood = 1
        try sink.add(checkIn: checkIn)
        let entry = LogEntry.weight(
            kilograms: 70, bodyFatPercent: nil, at: Date(timeIntervalSince1970: Double(unix("2026-05-01 07:00"))))
        let content = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
        try sink.add(entry: ImportedEntry(content: content, writtenAt: Int64(unix("2026-05-01 07:01"))))
        try sink.add(goal: ImportedGoal(metric: "steps", target: 77_777, setAt: Int64(unix("2026-05-01 00:00"))))
        let type = try sink.number(
            of: ImportedType(identifier: "HKQuantityTypeIdentifierStepCount", unit: "count", aggregation: .discrete))
        let watch = try sink.number(of: Recorder.watch)
        try sink.add(
            exclusion: ImportedExclusion(
                ImportedSample(
                    type: type, source: watch, start: Int64(unix("2026-05-01 09:00")), duration: 0, value: 900),
                replacement: nil, excludedAt: 1))
        try sink.add(sourcePlace: ImportedSourcePlace(metric: "", name: "Watch", position: 1, isExcluded: true))
    }

    private func bring(_ admission: ImportAdmission, as fingerprint: String = "f") async throws -> ImportOutcome {
        let file = ImportFile(name: "/a.json", format: "airfit", fingerprint: fingerprint, byteCount: 1) { sink, _, _ in
            try Self.give(sink)
            var tally = ImportTally()
            tally.records = 4
            return tally
        }
        return try await store.importing(
            ImportOrigin(path: "/a.json", format: "airfit", fingerprint: fingerprint, byteCount: 1), files: [file],
            admission: admission)
    }

    /// Rows of the tables that measured data alone do not fill.
    private func said() async throws -> [String: Int] {
        let tables = [
            "goal", "log_entry", "check_in", "sample_exclusion", "source_order", "imported_statement",
            "imported_check_in", "imported_fact",
        ]
        return try await DatabaseQueue(path: temporary.path).read { db in
            var counts: [String: Int] = [:]
            for table in tables { counts[table] = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") }
            return counts.filter { $0.value > 0 }
        }
    }

    @Test func `is left out and counted where measured data alone are admitted`() async throws {
        let outcome = try await bring(.measured)
        #expect(
            outcome.files.first?.unadmitted == [
                .profile: 1, .checkIns: 1, .entries: 2, .goals: 1, .corrections: 1, .sourceOrder: 1,
            ])
        #expect(try await said() == [:])
        #expect(try await temporary.value(of: .steps, on: "2026-05-01") == 1000)
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == nil, "what claims to be typed in here")
    }

    @Test func `goes with the import that brought it`() async throws {
        #expect(try await bring(.everything).files.first?.unadmitted == [:])
        #expect(try await said().count == 8)
        #expect(try await store.undoForecast(of: 1).statements == 4)
        try await store.undo(batch: 1)
        #expect(try await said() == [:])
        #expect(try await store.goals().isEmpty)
        #expect(try await temporary.value(of: .weight, on: "2026-05-01") == nil)
    }

    @Test func `stays while another import has it, and where it was there before`() async throws {
        _ = try await store.setGoal(.init(try #require(DayField(rawValue: "steps")), target: 5000))
        _ = try await bring(.everything)
        _ = try await bring(.everything, as: "g")
        try await store.undo(batch: 1)
        let left = try await said()
        #expect(left["log_entry"] == 1 && left["goal"] == 2)
        try await store.undo(batch: 2)
        #expect(try await store.goals().map(\.aim.target) == [5000])
        #expect(try await said().keys.sorted() == ["goal"])
    }

    @Test func `comes later with a yes, as what was left out is read again`() async throws {
        _ = try await bring(.measured, as: "f:measured")
        #expect(try await bring(.everything).files.first?.status == .imported)
        #expect(try await said().count == 8)
        var file = ImportFile(name: "/a.json", format: "airfit", fingerprint: "f:measured2", byteCount: 1) {
            sink, _, _ in
            Issue.record("it is known whole")
            return ImportTally()
        }
        file.fullerFingerprint = "f"
        let again = try await store.importing(
            ImportOrigin(path: "/a.json", format: "airfit", fingerprint: "f:measured2", byteCount: 1), files: [file],
            admission: .measured)
        #expect(again.files.first?.status == .duplicate)
    }
}

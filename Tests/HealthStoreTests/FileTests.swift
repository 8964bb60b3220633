import Entries
import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthStore

@Suite struct `The store's file` {
    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `and its folder are the person's alone`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        try await temporary.store.setCheckIn(CheckIn(mood: 4), of: civil("2026-05-01"))
        #expect(try mode(temporary.folder) == 0o700)
        #expect(try mode(temporary.path) == 0o600)
        #expect(try mode(temporary.path + "-wal") == 0o600)
    }

    @Test func `when new is an empty store`() async throws {
        let temporary = TemporaryStore()
        let report = try await temporary.store.report(of: civil("2026-05-01"))
        #expect(report.extent == nil)
        #expect(report.comparisons.isEmpty)
        #expect(report.snapshot.activity.steps == nil)
        #expect(report.lastImportAt == nil)
    }

    @Test func `of a newer version is refused and left alone`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        try await DatabaseQueue(path: temporary.path).write { try $0.execute(sql: "PRAGMA user_version = 999") }
        await #expect(throws: HealthStoreError.tooNew(path: temporary.path)) {
            try await HealthStore(path: temporary.path).open()
        }
        #expect(
            try await DatabaseQueue(path: temporary.path).read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
                == 999)
    }

    @Test func `that is no database is refused and left alone`() async throws {
        let temporary = TemporaryStore()
        try FileManager.default.createDirectory(atPath: temporary.folder, withIntermediateDirectories: true)
        let text = Data(String(repeating: "not a database at all\n", count: 100).utf8)
        try text.write(to: URL(fileURLWithPath: temporary.path))
        let reason =
            "it is not a database; airfit restore --list shows backups to put back, airfit doctor --salvage reads what "
            + "can still be read"
        await #expect(throws: HealthStoreError.cannotOpen(path: temporary.path, reason: reason)) {
            try await temporary.store.open()
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.path)) == text)
    }

    @Test func `of another program is refused and left alone`() async throws {
        let temporary = TemporaryStore()
        try FileManager.default.createDirectory(atPath: temporary.folder, withIntermediateDirectories: true)
        try await DatabaseQueue(path: temporary.path).write { try $0.execute(sql: "CREATE TABLE mail (id INTEGER)") }
        await #expect(
            throws: HealthStoreError.cannotOpen(path: temporary.path, reason: "it is a database of another program")
        ) { try await temporary.store.open() }
    }

    @Test func `in a folder that is a file cannot be opened`() async throws {
        await #expect(throws: HealthStoreError.self) { try await HealthStore(path: "/dev/null/health.sqlite").open() }
    }

    @Test func `whose folder cannot be made says so in the system's words`() async throws {
        let path = "/dev/null/airfit/health.sqlite"
        await #expect(
            throws: HealthStoreError.cannotOpen(path: path, reason: "its folder cannot be made: not a directory")
        ) { try await HealthStore(path: path).open() }
    }
}

@Suite struct `The files of a store` {
    @Test func `can be moved away only while nobody has it open`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        #expect(!HealthStore.isAlone(temporary.path))
        try await temporary.store.close()
        #expect(HealthStore.isAlone(temporary.path))
        try await temporary.store.setCheckIn(CheckIn(mood: 4), of: civil("2026-05-01"))
        #expect(try await temporary.store.checkIn(of: civil("2026-05-01"))?.mood == 4)
    }
}

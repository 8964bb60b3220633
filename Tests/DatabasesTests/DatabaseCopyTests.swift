import Files
import Foundation
import GRDBSQLite
import Testing

@testable import Databases

@Suite struct `A copy of a live database` {
    let folder = NSTemporaryDirectory() + "databases-\(UUID().uuidString)"
    var path: String { folder + "/live.sqlite" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let connection = try FileConnection(path: path, .readWrite)
        try connection.run(
            """
            PRAGMA page_size = 1024; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;
            CREATE TABLE row (number INTEGER PRIMARY KEY, words TEXT);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
            INSERT INTO row SELECT i, 'words of row ' || i FROM n;
            PRAGMA user_version = 7;
            """)
    }

    private func bytes(of file: AnonymousFile) -> Data {
        var bytes = [UInt8](repeating: 0, count: file.byteCount)
        pread(file.descriptor, &bytes, bytes.count, 0)
        return Data(bytes)
    }

    @Test func `has what was committed and no name on the disk`() throws {
        // What is committed only in the log counts too.
        let writer = try FileConnection(path: path, .readWrite)
        try writer.run("PRAGMA wal_autocheckpoint = 0; INSERT INTO row VALUES (9000, 'in the log')")
        let file = try DatabaseCopy.anonymous(of: path, in: folder, isCancelled: { false })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { $0.hasPrefix("live.sqlite") })
        try writer.run("INSERT INTO row VALUES (9001, 'later')")
        let copied = folder + "/copied.sqlite"
        try bytes(of: file).write(to: URL(fileURLWithPath: copied))
        let copy = try FileConnection(path: copied, .readWrite)
        #expect(try copy.number("SELECT count(*) FROM row") == 5001)
        #expect(try copy.number("SELECT max(number) FROM row") == 9000)
        #expect(try copy.texts("PRAGMA integrity_check") == ["ok"])
        #expect(try copy.texts("PRAGMA journal_mode") == ["wal"], "as it is opened everywhere")
        #expect(try copy.number("PRAGMA user_version") == 7, "it is not brought to another schema")
    }

    @Test func `is not made of a damaged one`() throws {
        try FileConnection(path: path, .readWrite).run("PRAGMA wal_checkpoint(TRUNCATE)")
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: 1024 * 20)
        try file.write(contentsOf: Data(repeating: 0xAB, count: 1024))
        try file.close()
        #expect(throws: SQLiteFailure(code: SQLITE_CORRUPT)) {
            _ = try DatabaseCopy.anonymous(of: path, in: folder, isCancelled: { false })
        }
    }

    @Test func `ends when it is stopped`() throws {
        #expect(throws: SQLiteFailure(code: SQLITE_INTERRUPT)) {
            _ = try DatabaseCopy.anonymous(of: path, in: folder, isCancelled: { true })
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { $0.hasPrefix("live.sqlite") })
    }

    @Test func `tells the schema from the first bytes`() throws {
        try FileConnection(path: path, .readWrite).run("PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(DatabaseHead.userVersion(of: path) == 7)
        #expect(DatabaseHead.userVersion(of: folder + "/none") == nil)
    }
}

import Foundation
import GRDBSQLite
import Testing

@testable import Databases

@Suite struct `Salvage of a damaged database` {
    let folder = NSTemporaryDirectory() + "salvage-\(UUID().uuidString)"
    var damaged: String { folder + "/damaged.sqlite" }
    var target: String { folder + "/new.sqlite" }
    static let tables = """
        CREATE TABLE row (number INTEGER PRIMARY KEY, words TEXT, bytes BLOB);
        CREATE TABLE talk (id TEXT PRIMARY KEY, words TEXT);
        CREATE TABLE sample (
            type INTEGER NOT NULL, start INTEGER NOT NULL, value REAL NOT NULL, PRIMARY KEY (type, start, value)
        ) STRICT, WITHOUT ROWID;
        """

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for path in [damaged, target] {
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            try FileConnection(path: path, .readWrite).run("PRAGMA page_size = 1024; \(Self.tables)")
        }
        try FileConnection(path: damaged, .readWrite).run(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
            INSERT INTO row SELECT i, CASE i WHEN 77 THEN CAST(x'48ff6921' AS TEXT) ELSE 'words of row ' || i END, x'00ff'
                FROM n;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
            INSERT INTO talk SELECT 'talk-' || i, 'words' FROM n;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
            INSERT INTO sample SELECT 1 + i % 2, 1700000000 + i * 60, i FROM n;
            """)
    }

    /// The pages of a table's rows, counted from 0.
    private func leaves(of table: String) throws -> [Int] {
        let connection = try FileConnection(path: damaged, .readOnly)
        return try connection.texts(
            "SELECT pageno FROM dbstat WHERE name = '\(table)' AND pagetype = 'leaf' ORDER BY path"
        ).compactMap(Int.init).map { $0 - 1 }
    }

    private func smash(_ pages: [Int]) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: damaged))
        for page in pages {
            try file.seek(toOffset: UInt64(page * 1024))
            try file.write(contentsOf: Data(repeating: 0xAB, count: 1024))
        }
        try file.close()
    }

    private func table(_ name: String, _ report: SalvageReport) throws -> SalvageReport.Table {
        try #require(report.tables.first { $0.name == name })
    }

    @Test func `copies a whole one row by row, text as the bytes it is`() throws {
        let report = try Salvage.copy(from: damaged, to: target)
        #expect(report.tables.map(\.name) == ["row", "sample", "talk"])
        #expect(report.tables.map(\.found) == [5000, 6000, 300])
        #expect(report.incomplete.isEmpty)
        let copy = try FileConnection(path: target, .readOnly)
        #expect(try copy.texts("SELECT hex(words) FROM row WHERE number = 77") == ["48FF6921"])
        #expect(try copy.texts("PRAGMA integrity_check") == ["ok"])
    }

    @Test func `finds all but the rows of one page, and says how many are missing`() throws {
        let leaves = try leaves(of: "row")
        try smash([leaves[leaves.count / 2]])
        let row = try table("row", try Salvage.copy(from: damaged, to: target))
        guard case .atMost(let lost) = row.loss else {
            Issue.record("\(row)")
            return
        }
        #expect(row.found + lost == 5000)
        #expect((1...40).contains(lost))
    }

    @Test func `finds what lies between damaged pages`() throws {
        let leaves = try leaves(of: "row")
        try smash([leaves[3], leaves[leaves.count / 2], leaves[leaves.count - 4]])
        let row = try table("row", try Salvage.copy(from: damaged, to: target))
        #expect(row.found > 4880)
        guard case .atMost(let lost) = row.loss else {
            Issue.record("\(row)")
            return
        }
        #expect(row.found + lost == 5000)
    }

    @Test func `finds what lies between damaged pages of a table without row numbers`() throws {
        let leaves = try leaves(of: "sample")
        try smash([leaves[3], leaves[leaves.count / 2], leaves[leaves.count - 4]])
        let sample = try table("sample", try Salvage.copy(from: damaged, to: target))
        #expect(sample.found > 5750, "three pages of about fifty rows")
        #expect(sample.loss == .unknown)
    }

    @Test func `reads the rest where the first and the last page are damaged`() throws {
        let leaves = try leaves(of: "row")
        try smash([leaves[0], leaves[leaves.count - 1]])
        let row = try table("row", try Salvage.copy(from: damaged, to: target))
        #expect(row.found > 4900)
        #expect(row.loss != .none)
    }

    @Test func `says that nothing can be read of what is no database`() throws {
        try smash([0])
        #expect(throws: SQLiteFailure(code: SQLITE_NOTADB)) { _ = try Salvage.copy(from: damaged, to: target) }
    }

    private func repaired() throws -> String { try HeadRepair.readable(damaged, copy: folder + "/head.sqlite") }

    @Test(arguments: [512, 1024, 4096, 16_384, 65_536])
    func `reads all of one whose head alone is destroyed`(_ pageSize: Int) throws {
        try FileConnection(path: damaged, .readWrite).run("PRAGMA page_size = \(pageSize); VACUUM")
        let file = try #require(FileHandle(forUpdatingAtPath: damaged))
        try file.write(contentsOf: Data(repeating: 0xAB, count: 100))
        try file.close()
        let report = try Salvage.copy(from: try repaired(), to: target)
        #expect(report.tables.map(\.found) == [5000, 6000, 300])
        #expect(report.incomplete.isEmpty)
    }

    @Test func `reads one that is cut off as far as it goes`() throws {
        let pages = try #require(try FileConnection(path: damaged, .readOnly).number("PRAGMA page_count"))
        #expect(truncate(damaged, off_t((pages - 20) * 1024 + 100)) == 0)
        #expect(throws: SQLiteFailure.self) { try FileConnection.readable(damaged) }
        let report = try Salvage.copy(from: try repaired(), to: target)
        #expect(try table("row", report).found == 5000 && table("talk", report).found == 300)
        let sample = try table("sample", report)
        #expect(sample.found > 2000 && sample.loss == .unknown)
    }

    @Test func `reads what stands in the log where the head is destroyed`() throws {
        try FileConnection(path: damaged, .readWrite).run("PRAGMA journal_mode = WAL")
        let writer = try FileConnection(path: damaged, .readWrite)
        try writer.run("INSERT INTO talk VALUES ('the last', 'words')")
        try FileManager.default.copyItem(atPath: damaged, toPath: folder + "/killed.sqlite")
        try FileManager.default.copyItem(atPath: damaged + "-wal", toPath: folder + "/killed.sqlite-wal")
        let file = try #require(FileHandle(forUpdatingAtPath: folder + "/killed.sqlite"))
        try file.write(contentsOf: Data(repeating: 0, count: 100))
        try file.close()
        let source = try HeadRepair.readable(folder + "/killed.sqlite", copy: folder + "/head.sqlite")
        let report = try Salvage.copy(from: source, to: target)
        #expect(try table("talk", report).found == 301)
    }

    @Test func `reads tables whose entries in a damaged list are whole, and tells the others lost`() throws {
        let words = String(repeating: "x", count: 300)
        let filler = (1...12).map { "CREATE TABLE filler\($0) (a /* \(words) */);" }.joined()
        for path in [damaged, target] {
            try FileConnection(path: path, .readWrite).run(
                filler + "CREATE TABLE late (a); INSERT INTO late VALUES (1)")
        }
        try smash([try #require(leaves(of: "sqlite_schema").last)])
        #expect(throws: SQLiteFailure.self) { try FileConnection.readable(damaged) }
        let report = try Salvage.copy(from: try repaired(), to: target)
        #expect(try ["row", "sample", "talk"].map { try table($0, report).found } == [5000, 6000, 300])
        #expect(try table("late", report).loss == .unknown)
        #expect(try table("row", report).loss == .none)
    }

    @Test func `leaves one alone that can be opened, and gives up where the list of tables is destroyed`() throws {
        #expect(try repaired() == damaged)
        try smash([0])
        #expect(throws: SQLiteFailure(code: SQLITE_NOTADB)) { try repaired() }
        try Data("hello".utf8).write(to: URL(filePath: damaged))
        #expect(throws: SQLiteFailure(code: SQLITE_NOTADB)) {
            try HeadRepair.readable(damaged, copy: folder + "/other.sqlite")
        }
    }

    @Test func `tells a damaged one from a sound one`() throws {
        #expect(try DatabaseCheck.damage(of: damaged) == nil)
        try smash([try #require(leaves(of: "row").last)])
        #expect(try DatabaseCheck.damage(of: damaged) != nil)
    }

    @Test func `a file is read alone whatever its name`() throws {
        let odd = folder + "/a b%41?x#y ü.sqlite"
        try FileManager.default.copyItem(atPath: damaged, toPath: odd)
        #expect(try FileConnection(path: odd, .immutable).number("SELECT count(*) FROM row") == 5000)
    }
}

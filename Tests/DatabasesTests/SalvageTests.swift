import Foundation
import GRDBSQLite
import TestSupport
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
        let report = try salvage()
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
        let row = try table("row", try salvage())
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
        let row = try table("row", try salvage())
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
        let sample = try table("sample", try salvage())
        #expect(sample.found > 5750, "three pages of about fifty rows")
        #expect(sample.loss == .unknown)
    }

    @Test func `reads the rest where the first and the last page are damaged`() throws {
        let leaves = try leaves(of: "row")
        try smash([leaves[0], leaves[leaves.count - 1]])
        let row = try table("row", try salvage())
        #expect(row.found > 4900)
        #expect(row.loss != .none)
    }

    @Test(arguments: ["", "hello", String(repeating: "\u{0D}\u{0A}\u{05}\u{02}", count: 100_000)])
    func `says that nothing can be read of what is no database`(content: String) throws {
        try Data(content.utf8).write(to: URL(filePath: damaged))
        #expect(throws: SQLiteFailure.self) { _ = try salvage() }
    }

    /// Zeros in place of what stands there.
    private func clear(_ pages: [Int], of pageSize: Int = 1024) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: damaged))
        for page in pages {
            try file.seek(toOffset: UInt64(page * pageSize))
            try file.write(contentsOf: Data(count: pageSize))
        }
        try file.close()
    }

    private func roots() throws -> [Int] {
        try FileConnection(path: damaged, .readOnly).texts("SELECT rootpage FROM sqlite_schema WHERE type = 'table'")
            .compactMap(Int.init).map { $0 - 1 }
    }

    /// What is in a table, in the order of its bytes.
    private func content(
        _ path: String, _ table: String, _ mode: FileConnection.Mode = .immutable
    ) throws -> [String] {
        let connection = try FileConnection(path: path, mode)
        let columns = try connection.texts("SELECT 'quote(\"' || name || '\")' FROM pragma_table_info('\(table)')")
        return try connection.texts("SELECT \(columns.joined(separator: " || ")) AS row FROM \(table)").sorted()
    }

    @Test(arguments: [512, 1024, 4096, 16_384, 65_536])
    func `reads all rows page by page where the first page is destroyed`(_ pageSize: Int) throws {
        try FileConnection(path: damaged, .readWrite).run("PRAGMA page_size = \(pageSize); VACUUM")
        let before = try ["row", "sample", "talk"].map { try content(damaged, $0) }
        try clear([0], of: pageSize)
        let report = try salvage()
        #expect(report.tables.map(\.found) == [5000, 6000, 300])
        #expect(report.unassigned == 0 && report.tables.allSatisfy { $0.refused == 0 && $0.loss == .unknown })
        #expect(try ["row", "sample", "talk"].map { try content(target, $0) } == before)
    }

    @Test func `reads all rows where the upper part of every tree is destroyed`() throws {
        let before = try ["row", "sample", "talk"].map { try content(damaged, $0) }
        let upper = try FileConnection(path: damaged, .readOnly).texts(
            "SELECT pageno FROM dbstat WHERE name IN ('row', 'talk') AND pagetype = 'internal'"
        ).compactMap(Int.init).map { $0 - 1 }
        try clear(try roots() + upper)
        let report = try salvage()
        #expect(try table("row", report).found == 5000 && table("talk", report).found == 300)
        #expect(try table("sample", report).found > 5900, "some rows stand in the upper pages themselves")
        #expect(try content(target, "row") == before[0] && content(target, "talk") == before[2])
        #expect(Set(try content(target, "sample")).isSubset(of: before[1]))
    }

    @Test func `does not double rows, and leaves out what the log has erased, and what is free`() throws {
        try FileConnection(path: damaged, .readWrite).run("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
        let writer = try FileConnection(path: damaged, .readWrite)
        try writer.run(
            """
            PRAGMA secure_delete = OFF; PRAGMA wal_autocheckpoint = 0; DELETE FROM row WHERE number % 7 = 0;
            DELETE FROM sample WHERE start < 1700100000; INSERT INTO talk VALUES ('the last', 'words')
            """)
        let left = try ["row", "sample", "talk"].map { try content(damaged, $0, .readOnly) }
        let killed = folder + "/killed.sqlite"
        for ending in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: damaged + ending, toPath: killed + ending)
        }
        let root = try #require(try roots().first)
        // The root of `row`, wherever its newest content is.
        for (path, offset) in try places(of: root + 1, killed) {
            let file = try #require(FileHandle(forUpdatingAtPath: path))
            try file.seek(toOffset: UInt64(offset))
            try file.write(contentsOf: Data(count: 1024))
            try file.close()
        }
        let file = try PageFile(killed)
        #expect(!file.free.isEmpty)
        let output = try FileConnection(path: target, .readWrite)
        let lost = SalvageReport(
            tables: ["row", "sample", "talk"].map { .init(name: $0, found: 0, refused: 0, loss: .unknown) })
        for _ in 1...2 {
            _ = try PageSalvage(of: killed, to: output, lost, .init()).run { _, _ in true }
            #expect(try ["row", "sample", "talk"].map { try content(target, $0) } == left)
        }
    }

    /// Where a page stands: in the file, and in the frames of its log.
    private func places(of page: Int, _ path: String) throws -> [(String, Int)] {
        let log = [UInt8](try Data(contentsOf: URL(filePath: path + "-wal")))
        let frames = stride(from: 32, to: log.count - 1047, by: 1048).filter { log.number(4, at: $0) == page }
        return [(path, (page - 1) * 1024)] + frames.map { (path + "-wal", $0 + 24) }
    }

    @Test func `puts rows that fit two tables into neither, but by what holds for their values`() throws {
        let tables = ["cats", "dogs"].map {
            "CREATE TABLE \($0) (id INTEGER PRIMARY KEY, name TEXT, age INTEGER NOT NULL);"
        }
        .joined()
        for path in [damaged, target] { try FileConnection(path: path, .readWrite).run(tables) }
        try FileConnection(path: damaged, .readWrite).run(
            "INSERT INTO cats VALUES (1, 'cat Minka', 4); INSERT INTO dogs VALUES (1, 'dog Rex', 2), (2, 'dog Bello', 0)"
        )
        try clear([0])
        let report = try salvage()
        #expect(report.unassigned == 3)
        #expect(try table("cats", report).found == 0 && table("dogs", report).found == 0)
        let output = try FileConnection(path: target, .readWrite)
        let told = try PageSalvage(
            of: damaged, to: output, report,
            .init(conditions: ["cats": "name LIKE 'cat%'", "dogs": "name LIKE 'dog%'"])
        )
        .run { _, _ in true }
        #expect(try table("cats", told).found == 1 && table("dogs", told).found == 2)
        #expect(try content(target, "cats") == ["1'cat Minka'4"])
    }

    @Test func `reads rows that go on over many pages`() throws {
        let long = "INSERT INTO row VALUES (9001, hex(zeroblob(100000)), randomblob(3000)), (9002, '', x'')"
        try FileConnection(path: damaged, .readWrite).run(long)
        let before = try content(damaged, "row")
        try clear([0])
        _ = try salvage()
        #expect(try content(target, "row") == before)
    }

    @Test func `reads on where bytes are changed and cut at random`() throws {
        try FileConnection(path: damaged, .readWrite).run(
            """
            DELETE FROM row WHERE number > 400; DELETE FROM sample WHERE value > 500;
            INSERT INTO row VALUES (9001, hex(zeroblob(4000)), randomblob(3000)); VACUUM
            """)
        let sound = [UInt8](try Data(contentsOf: URL(filePath: damaged)))
        let empty = try Data(contentsOf: URL(filePath: target))
        var numbers = SeededGenerator(seed: 16)
        var found = 0
        for _ in 0..<100 {
            var bytes = sound
            for place in 0..<1024 { bytes[place] = 0 }
            for _ in 0..<Int.random(in: 1...400, using: &numbers) {
                // Heads of pages and of cells most.
                let page = Int.random(in: 1..<bytes.count / 1024, using: &numbers) * 1024
                let place =
                    Bool.random(using: &numbers)
                    ? Int.random(in: 0..<40, using: &numbers) : Int.random(in: 0..<1024, using: &numbers)
                bytes[page + place] = .random(in: 0...255, using: &numbers)
            }
            bytes.removeLast(.random(in: 0...20_000, using: &numbers))
            try Data(bytes).write(to: URL(filePath: damaged))
            try empty.write(to: URL(filePath: target))
            guard let report = try? salvage() else { continue }
            found += report.tables.reduce(0) { $0 + $1.found }
            let output = try FileConnection(path: target, .readOnly)
            for table in report.tables {
                #expect(try output.number("SELECT count(*) FROM \(table.name)") == table.found)
            }
            #expect(try output.texts("PRAGMA quick_check") == ["ok"])
            try? FileManager.default.removeItem(atPath: folder + "/copy.sqlite")
        }
        #expect(found > 30_000)
    }

    @Test func `ends where rows lead in circles`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                try FileConnection(path: suite.damaged, .readWrite).run(
                    "INSERT INTO row SELECT 9000 + number, hex(zeroblob(3000)), NULL FROM row LIMIT 50")
                var bytes = [UInt8](try Data(contentsOf: URL(filePath: suite.damaged)))
                for page in 0..<bytes.count / 1024 {
                    // Every page of a long row, and every upper page, leads to itself.
                    let isUpper = [2, 5].contains(bytes[page * 1024])
                    guard isUpper || bytes[page * 1024] == 0 else { continue }
                    let place = page * 1024 + (isUpper ? 8 : 0)
                    let number = page + 1
                    bytes.replaceSubrange(place..<place + 4, with: [0, 0, UInt8(number >> 8), UInt8(number & 0xFF)])
                }
                bytes.replaceSubrange(0..<1024, with: [UInt8](repeating: 0, count: 1024))
                try Data(bytes).write(to: URL(filePath: suite.damaged))
                let report = try suite.salvage()
                #expect(try suite.table("row", report).found >= 5000)
            }
        }
    }

    private func salvage(_ path: String? = nil) throws -> SalvageReport {
        try Salvage.copy(from: .init(path ?? damaged, copy: folder + "/copy.sqlite"), to: target)
    }

    private func repaired() throws -> String { try HeadRepair.readable(damaged, copy: folder + "/head.sqlite") }

    @Test(arguments: [512, 1024, 4096, 16_384, 65_536])
    func `reads all of one whose head alone is destroyed`(_ pageSize: Int) throws {
        try FileConnection(path: damaged, .readWrite).run("PRAGMA page_size = \(pageSize); VACUUM")
        let file = try #require(FileHandle(forUpdatingAtPath: damaged))
        try file.write(contentsOf: Data(repeating: 0xAB, count: 100))
        try file.close()
        let report = try salvage()
        #expect(report.tables.map(\.found) == [5000, 6000, 300])
        #expect(report.incomplete.isEmpty)
    }

    @Test func `reads one that is cut off as far as it goes`() throws {
        let pages = try #require(try FileConnection(path: damaged, .readOnly).number("PRAGMA page_count"))
        #expect(truncate(damaged, off_t((pages - 20) * 1024 + 100)) == 0)
        #expect(throws: SQLiteFailure.self) { try FileConnection.readable(damaged) }
        let report = try salvage()
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
        let report = try salvage(folder + "/killed.sqlite")
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
        let report = try salvage()
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

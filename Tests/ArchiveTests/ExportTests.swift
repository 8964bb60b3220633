import Foundation
import Synchronization
import Testing

@testable import Archive

/// A folder of its own that goes away with it.
final class Folder {
    let path: String
    init() {
        path = NSTemporaryDirectory() + "airfit-archive-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }  // in the temporary folder: may stay

    subscript(name: String) -> String { "\(path)/\(name)" }
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
    func text(_ name: String) throws -> String { try String(contentsOfFile: self[name], encoding: .utf8) }
    func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
    }
}

/// Keeps what is read.
final class TableRecorder: ExportTableVisitor {
    var tables: [String: (columns: [String], rows: [[ExportCell]])] = [:]
    private var current = ""

    func begin(table: String, columns: [String]) -> Bool {
        current = table
        tables[table] = (columns, [])
        return true
    }
    func row(_ cells: [ExportCell]) { tables[current]?.rows.append(cells) }
    func endTable() {}
}

/// A table with a column of every kind, and a hostile name in it.
let everyKind = ExportTable(
    "things",
    [
        .init("count", .integer), .init("size", .number), .init("name", .text), .init("is_new", .flag),
        .init("start", .instant), .init("written", .instantMs), .init("day", .day),
        .init("class", .choice(["watch", "phone"])),
        .init("source", .reference(RowNames([(7, "=Sam’s \"Watch\"")]))), .init("twice", .text, in: [.csv]),
    ])

@Sendable func writeThings(_ output: any TableOutput) throws { try writeThings(output, rows: 3) }

func writeThings(_ output: any TableOutput, rows: Int) throws {
    try output.begin(everyKind)
    for row in 0..<rows {
        output.integer(Int64(row))
        if row == 1 { output.null() } else { output.number(72.4) }
        var name = "-1,\u{1B}\n"
        name.withUTF8 { output.text($0) }
        output.integer(1)
        output.integer(1_767_960_000)
        output.integer(1_767_960_000_250)
        output.integer(20_462)
        output.integer(1)
        output.integer(7)
        if output.format == .csv { output.null() }
        try output.endRow()
    }
    try output.endTable()
}

func export(
    _ path: String, _ format: ExportFormat, mayReplace: Bool = false,
    tables: [@Sendable (any TableOutput) throws -> Void] = [writeThings]
) -> Export {
    Export(
        path: path, format: format, mayReplace: mayReplace,
        head: ExportHead(madeAt: 1_767_960_000, madeBy: "airfit test", settingsJSON: "{\"ui\":{}}"), tables: tables)
}

@Suite struct `An export` {
    let folder = Folder()

    private func read(_ name: String) throws -> (TableRecorder, ExportDocument.Ending) {
        let recorder = TableRecorder()
        let ending = try ExportDocument.read(
            try FileSource(path: folder[name]), path: folder[name], into: recorder, progress: { _ in true })
        return (recorder, ending)
    }

    @Test func `as JSON reads back as it was written`() async throws {
        let done = try await export(folder["out.json"], .json).write { _ in }
        #expect(done.rows == 3)
        #expect(done.bytes == (try folder.text("out.json")).utf8.count)
        #expect(try folder.mode("out.json") == 0o600)
        let (recorder, ending) = try read("out.json")
        #expect(ending == .whole)
        let things = try #require(recorder.tables["things"])
        #expect(
            things.columns == [
                "count", "size", "name", "is_new", "start_unix_s", "written_unix_ms", "day", "class", "source",
            ])
        #expect(
            things.rows[0] == [
                .integer(0), .number(72.4), .text("-1,\u{1B}\n"), .flag(true), .integer(1_767_960_000),
                .integer(1_767_960_000_250), .text("2026-01-09"), .text("phone"), .integer(7),
            ])
        #expect(things.rows[1][1] == .null)
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: folder["out.json"])))
        #expect((object as? [String: Any])?["exported_at"] as? String == "2026-01-09T12:00:00Z")
    }

    @Test func `as CSV is a folder of its own with a file for each table`() async throws {
        _ = try await export(folder["out"], .csv).write { _ in }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder["out"]).sorted() == ["about.json", "things.csv"])
        #expect(try folder.mode("out") == 0o700)
        #expect(try folder.mode("out/things.csv") == 0o600)
        #expect(
            try folder.text("out/things.csv").hasPrefix(
                """
                count,size,name,is_new,start_utc,written_utc,day,class,source,twice
                0,72.4,"'-1,␛
                ",true,2026-01-09T12:00:00Z,2026-01-09T12:00:00.250Z,2026-01-09,phone,"'=Sam’s ""Watch""\",
                1,,
                """))
    }

    @Test func `replaces nothing unless told to`() async throws {
        _ = try await export(folder["out.json"], .json).write { _ in }
        await #expect(throws: ArchiveError.exists(path: folder["out.json"])) {
            _ = try await export(folder["out.json"], .json).write { _ in }
        }
        _ = try await export(folder["out.json"], .json, mayReplace: true).write { _ in }
        #expect(folder.names == ["out.json"])
    }

    @Test func `never replaces a folder, whatever is in it`() async throws {
        _ = try await export(folder["out"], .csv).write { _ in }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder["out/letter"]))
        for mayReplace in [false, true] {
            await #expect(throws: ArchiveError.folderExists(path: folder["out"])) {
                _ = try await export(folder["out"], .csv, mayReplace: mayReplace).write { _ in }
            }
        }
        await #expect(throws: ArchiveError.self) {
            _ = try await export(folder["out"], .json, mayReplace: true).write { _ in }
        }
        #expect(try folder.text("out/letter") == "mine")
        #expect(folder.names == ["out"])
    }

    @Test(arguments: ["link", "dangling", "pipe", "socket"])
    func `replaces only a file, whatever it is told`(kind: String) async throws {
        let path = folder["out.json"]
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder["letter"]))
        switch kind {
        case "link": #expect(symlink(folder["letter"], path) == 0)
        case "dangling": #expect(symlink(folder["nowhere"], path) == 0)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        default:
            #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
        }
        let before = folder.names
        await #expect(throws: ArchiveError.self) {
            _ = try await export(path, .json, mayReplace: true).write { _ in }
        }
        #expect(folder.names == before)
        #expect(try folder.text("letter") == "mine")
    }

    @Test func `does not replace what came there while it was written`() async throws {
        let path = folder["out.json"]
        let link = folder["letter"]
        await #expect(throws: ArchiveError.self) {
            _ = try await export(
                path, .json, mayReplace: true,
                tables: [
                    writeThings,
                    { _ in #expect(symlink(link, path) == 0) },
                ]
            ).write { _ in }
        }
        #expect(folder.names == ["out.json"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == link)
    }

    @Test(arguments: ExportFormat.allCases)
    func `that fails leaves nothing behind`(format: ExportFormat) async throws {
        await #expect(throws: ArchiveError.store("broken")) {
            _ = try await export(
                folder["out"], format, tables: [writeThings, { _ in throw ArchiveError.store("broken") }]
            )
            .write { _ in }
        }
        #expect(folder.names == [])
        await #expect(throws: ArchiveError.noFolder(path: folder["nowhere"])) {
            _ = try await export(folder["nowhere/out"], format).write { _ in }
        }
    }

    @Test(arguments: ExportFormat.allCases)
    func `that is stopped leaves nothing behind`(format: ExportFormat) async throws {
        let path = folder["out"]
        let begun = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await export(
                path, format,
                tables: [
                    { output in
                        begun.continuation.yield()
                        try writeThings(output, rows: .max)  // until it is stopped
                    }
                ]
            ).write { _ in }
        }
        for await _ in begun.stream { break }
        task.cancel()
        await #expect(throws: ArchiveError.cancelled) { try await task.value }
        #expect(folder.names == [])
    }

    @Test func `cut off anywhere is told from a whole one, and gives the rows before`() async throws {
        _ = try await export(folder["out.json"], .json).write { _ in }
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder["out.json"]))
        for length in 1..<whole.count - 1 {
            try whole.prefix(length).write(to: URL(fileURLWithPath: folder["cut.json"]))
            let (recorder, ending) = try read("cut.json")
            #expect(ending == .cutOff("it ends in the middle"))
            #expect(recorder.tables["things"]?.rows.count ?? 0 <= 3)
        }
    }

    @Test func `with any byte changed is read or refused, never worse`() async throws {
        _ = try await export(folder["out.json"], .json).write { _ in }
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder["out.json"]))
        for index in whole.indices {
            var changed = whole
            changed[index] ^= 0x15
            try changed.write(to: URL(fileURLWithPath: folder["changed.json"]))
            do { _ = try read("changed.json") } catch is ArchiveError {}
        }
    }

    @Test func `of a later version is refused`() throws {
        try Data(#"{"format":"airfit-export","version":99,"tables":{}}"#.utf8)
            .write(to: URL(fileURLWithPath: folder["new.json"]))
        #expect(throws: ArchiveError.tooNew(path: folder["new.json"])) { try read("new.json") }
    }
}

import Archive
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `A text from outside` {
    @Test func `of one endless character is cut like any other`() throws {
        let endless = "e" + String(repeating: "\u{301}", count: 100_000)
        #expect(endless.count == 1)
        #expect(endless.cut(toScalars: 200).unicodeScalars.count == 200)
        let json =
            #"{"data":{"metrics":[{"name":"step_count","units":"count","data":["#
            + #"{"qty":5,"date":"2024-06-01 10:00:00 +0000","source":"\#(endless)"}]}]}}"#
        let folder = try ScratchFolder()
        let path = try folder.write(Array(json.utf8), as: "HealthAutoExport-1.json")
        let (sink, _, _) = try importing(path)
        #expect(sink.samples.count == 1)
        #expect(sink.sources.allSatisfy { $0.name.unicodeScalars.count <= 200 })
    }

    @Test func `names one source alike in every element`() throws {
        let name = String(repeating: "n", count: 1000)
        let said = #"sourceName="\#(name)" startDate="2024-06-01 10:00:00 +0000" endDate="2024-06-01 10:00:00 +0000""#
        let xml =
            "<HealthData><Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"5\" \(said)/>"
            + "<Correlation type=\"HKCorrelationTypeIdentifierFood\" \(said)></Correlation></HealthData>"
        let folder = try ScratchFolder()
        let (sink, _, _) = try importing(try folder.write(Array(xml.utf8), as: "export.xml"))
        #expect(Set(sink.sources.map(\.name)).count == 1)
        #expect(sink.sources.allSatisfy { $0.name.unicodeScalars.count == 256 })
    }

    @Test func `is read alike in blocks of every size`() throws {
        let table = "a;b\r\n\"x\"\"y\nz\";é\r\n\r\n 1 ; \"2\" \n;"
        let json = #"{"é\u00e9": ["a\"b", -12.5e1, null, {"c": true}], "d": 123456789012}"#
        let rows = try self.rows(of: table, blocks: .max)
        #expect(rows == [["a", "b"], ["x\"y\nz", "é"], ["1 ", "2 "], ["", ""]])
        let tree = try JSONCursor(TextSource(json, blocks: .max)).tree()
        #expect(tree.fields.keys.sorted() == ["d", "éé"])
        for size in 0...table.utf8.count { #expect(try self.rows(of: table, blocks: size) == rows) }
        for size in 0...json.utf8.count {
            #expect(try JSONCursor(TextSource(json, blocks: size)).tree() == tree)
        }
    }

    private func rows(of table: String, blocks size: Int) throws -> [[String]] {
        let text = DelimitedText(TextSource(table, blocks: size), delimiter: UInt8(ascii: ";"))
        var rows: [[String]] = []
        while let row = try text.row() { rows.append(row) }
        return rows
    }
}

/// A text that announces fewer bytes than it has.
private final class TextSource: ByteSource {
    let mostBytes: Int
    private let bytes: BytesInMemory

    init(_ text: String, blocks size: Int) {
        bytes = BytesInMemory(text.utf8)
        mostBytes = size
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int { try bytes.read(into: buffer) }
}

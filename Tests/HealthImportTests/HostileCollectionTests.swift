import Foundation
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Hostile archives and folders` {
    private let folder: ScratchFolder
    private let xml = Array(document(stepRecord()).utf8)

    init() throws { folder = try ScratchFolder() }

    private func open(_ archive: ZipBuilder) throws -> HealthCollection {
        try HealthCollection.open(path: try folder.write(archive.bytes, as: "a.zip"), temporary: folder.path)
    }

    /// What opening the archive fails with.
    private func sentence(_ archive: ZipBuilder) throws -> String {
        do {
            _ = try open(archive)
            return "nothing"
        } catch let error as ImportError {
            return error.message.replacing(folder.path + "/", with: "")
        }
    }

    @Test func `names that lead elsewhere are only shown, and nothing is written by them`() throws {
        let names = ["../../evil.xml", "/etc/evil.xml", "..\\evil.xml", "C:\\evil.xml", "a\u{0}b.xml"]
        let inner = ZipBuilder(ZipBuilder.Entry(name: "../deep.xml", content: xml)).bytes
        var archive = ZipBuilder()
        archive.entries = names.map { ZipBuilder.Entry(name: $0, content: xml) }
        archive.entries.append(ZipBuilder.Entry(name: "../../inner.zip", content: inner, method: 8))
        let collection = try open(archive)
        #expect(collection.files.count == names.count + 1, "\(collection.files.map(\.name)) \(collection.leftOut)")
        for file in collection.files {
            _ = try file.read(into: RecordingSink(), context: testContext) { _ in true }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.zip"])
    }

    @Test func `links and devices in an archive are not read`() throws {
        for mode: UInt32 in [0o120_777, 0o020_666, 0o010_666] {
            let archive = ZipBuilder(
                ZipBuilder.Entry(name: "link.xml", content: xml, unixMode: mode),
                ZipBuilder.Entry(name: "good.xml", content: xml))
            let collection = try open(archive)
            #expect(collection.files.count == 1)
            #expect(collection.leftOut.map(\.reason) == ["it is a link, not a file"])
        }
    }

    @Test func `an encrypted archive is one sentence that says what to do`() throws {
        let archive = ZipBuilder(ZipBuilder.Entry(name: "export.xml", content: xml, flags: 1))
        #expect(
            try sentence(archive)
                == "a.zip was refused and nothing of it was kept: the archive is encrypted; unpack it with its password "
                + "first.")
    }

    @Test func `an archive that announces more than it could hold is refused before it is unpacked`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                var archive = ZipBuilder()
                archive.entries = (0..<20).map {
                    ZipBuilder.Entry(name: "\($0).xml", content: suite.xml, method: 8, announcedSize: 64 << 20)
                }
                let sentence = try suite.sentence(archive)
                #expect(sentence.contains("are an attack, not a health export"))
            }
        }
    }

    @Test func `archives in an archive that grow out of proportion are refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                let archive = ZipBuilder(
                    ZipBuilder.Entry(name: "good.xml", content: suite.xml),
                    ZipBuilder.Entry(
                        name: "bomb.zip", content: Array("PK\u{03}\u{04}".utf8) + [UInt8](repeating: 0, count: 1000),
                        method: 8,
                        announcedSize: 65 << 20))
                let collection = try suite.open(archive)
                #expect(collection.files.count == 1)
                #expect(collection.leftOut.map(\.isDamaged) == [true])
            }
        }
    }

    @Test func `an archive with more files than any export has is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                var archive = ZipBuilder()
                archive.isZip64 = true
                archive.entries = [ZipBuilder.Entry(name: "a.xml", content: suite.xml)]
                archive.announcedCount = UInt64(ZipArchive.mostEntries) + 1
                let sentence = try suite.sentence(archive)
                #expect(sentence.contains("more than 50000 files"))
            }
        }
    }

    @Test func `an archive whose names are longer than those of any export is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                var archive = ZipBuilder()
                let filler = String(repeating: "n", count: 990)
                archive.entries = (0..<9000).map { ZipBuilder.Entry(name: "\($0)\(filler)", content: [0x78]) }
                let sentence = try suite.sentence(archive)
                #expect(sentence.contains("longer than 8 MB together"), "\(sentence)")
            }
        }
    }

    @Test func `files are read as long as there is room for their names, and the rest is told of once`() throws {
        var inner = ZipBuilder()
        inner.entries = (0..<3000).map { number in
            let name = "\(number)" + String(repeating: "n", count: 400)
            return ZipBuilder.Entry(name: name, content: Array("date,steps\n2026-01-01,1\n".utf8))
        }
        let archive = ZipBuilder(
            ZipBuilder.Entry(name: "good.xml", content: xml),
            ZipBuilder.Entry(name: String(repeating: "i", count: 400), content: inner.bytes),
            ZipBuilder.Entry(name: "late.xml", content: xml))
        var sorting = CollectionSorting(spool: ArchiveSpool(folder: folder.path), mostNameBytes: 1 << 20) { false }
        try sorting.add(try OpenFile(path: try folder.write(archive.bytes, as: "a.zip")), isGiven: true)
        // Each is known by the names of both archives and its own.
        #expect((800..<1300).contains(sorting.files.count), "\(sorting.files.count)")
        #expect(sorting.files.first?.name.hasSuffix("good.xml") == true)
        #expect(sorting.leftOut.map(\.isDamaged) == [true])
        #expect(sorting.leftOut.map { $0.reason.contains("longer than 1 MB") } == [true])
    }

    @Test func `a name beyond the limit is cut where it is shown`() throws {
        let archive = ZipBuilder(
            ZipBuilder.Entry(name: String(repeating: "x", count: 5000) + ".xml", content: xml),
            ZipBuilder.Entry(name: "good.xml", content: xml))
        let leftOut = try open(archive).leftOut
        #expect(leftOut.map(\.reason) == ["its name is too long"])
        #expect(leftOut.map { $0.name.count < 1200 } == [true])
    }

    @Test func `overlapping entries are refused in an inner archive too, and the rest is read`() throws {
        var shadow = ZipBuilder.Entry(name: "b.xml", content: xml)
        shadow.offset = 0
        let inner = ZipBuilder(ZipBuilder.Entry(name: "a.xml", content: xml), shadow).bytes
        let archive = ZipBuilder(
            ZipBuilder.Entry(name: "good.xml", content: xml), ZipBuilder.Entry(name: "inner.zip", content: inner))
        let collection = try open(archive)
        #expect(collection.files.count == 1)
        #expect(collection.leftOut.map(\.reason) == ["files in the archive overlap, as in an attack"])
    }

    @Test func `an archive that holds itself ends at the second one`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                var inner = ZipBuilder(ZipBuilder.Entry(name: "x.xml", content: suite.xml)).bytes
                for depth in 0..<6 {
                    inner =
                        ZipBuilder(
                            ZipBuilder.Entry(name: "x\(depth).xml", content: suite.xml),
                            ZipBuilder.Entry(name: "next.zip", content: inner)
                        ).bytes
                }
                let collection = try HealthCollection.open(
                    path: try suite.folder.write(inner, as: "a.zip"), temporary: suite.folder.path)
                #expect(collection.files.count == 2)
                #expect(collection.leftOut.count == 1)
            }
        }
    }

    @Test func `a folder for archives that cannot be written is said`() throws {
        let inner = ZipBuilder(ZipBuilder.Entry(name: "x.xml", content: xml)).bytes
        let archive = ZipBuilder(ZipBuilder.Entry(name: "inner.zip", content: inner))
        let path = try folder.write(archive.bytes, as: "a.zip")
        #expect {
            try HealthCollection.open(path: path, temporary: folder.path + "/nowhere")
        } throws: { ($0 as? ImportError)?.message.contains("no such file or directory") == true }
    }
}

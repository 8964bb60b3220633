import Foundation
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `What a path holds` {
    private let folder: ScratchFolder
    private let xml = Array(document(stepRecord()).utf8)

    init() throws { folder = try ScratchFolder() }

    private func open(_ path: String = "") throws -> HealthCollection {
        try HealthCollection.open(path: folder.path + path, temporary: folder.path)
    }

    private func names(_ collection: HealthCollection) -> [String] {
        collection.files.map { $0.name.replacing(folder.path + "/", with: "") }
    }

    private func leftOut(_ collection: HealthCollection) -> [String] {
        collection.leftOut.map { "\($0.name.replacing(folder.path + "/", with: "")): \($0.reason)" }
    }

    private func samples(in file: HealthFile) throws -> Int {
        let sink = RecordingSink()
        _ = try file.read(into: sink, context: testContext) { _ in true }
        return sink.samples.count
    }

    @Test func `a folder gives the files in it and below it in order, and a word on each stranger`() throws {
        _ = try folder.write(xml, as: "b/deep/down/steps.dat")
        _ = try folder.write(Array(document(stepRecord(value: "7")).utf8), as: "a.xml")
        _ = try folder.write(Array("just some words".utf8), as: "b/words.txt")
        _ = try folder.write([], as: "b/zero.json")
        let collection = try open()
        #expect(names(collection) == ["a.xml", "b/deep/down/steps.dat"])
        #expect(collection.files.map(\.format) == ["apple-health", "apple-health"])
        #expect(
            leftOut(collection) == ["b/words.txt: it is of no format that is known", "b/zero.json: it is empty"])
        #expect(!collection.leftOut.map(\.isDamaged).contains(true))
    }

    @Test func `hidden files, links, pictures, pages and what explains are passed over without a word`() throws {
        _ = try folder.write(xml, as: "a.xml")
        for name in [".hidden.xml", "__MACOSX/a.xml", ".git/a.xml", "photo.JPG", "index.html", "README.txt", "a.xml~"] {
            _ = try folder.write(xml, as: name)
        }
        _ = try folder.write(Array("<?xml version=\"1.0\"?><ClinicalDocument/>".utf8), as: "export_cda.xml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.xml", withDestinationPath: folder.path + "/a.xml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/round", withDestinationPath: folder.path)
        let collection = try open()
        #expect(names(collection) == ["a.xml"])
        #expect(collection.leftOut.isEmpty)
    }

    @Test func `a link that was given itself is followed`() throws {
        _ = try folder.write(xml, as: "a.xml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.xml", withDestinationPath: folder.path + "/a.xml")
        let link = try open("/link.xml").files[0]
        #expect(try samples(in: link) == 1)
    }

    @Test func `folders deeper than the limit are named and not entered`() throws {
        _ = try folder.write(xml, as: "a.xml")
        let deep = (1...18).map(String.init).joined(separator: "/")
        _ = try folder.write(xml, as: deep + "/b.xml")
        let collection = try open()
        #expect(names(collection) == ["a.xml"])
        #expect(collection.leftOut.map(\.reason) == ["it lies more than 16 folders deep"])
    }

    @Test func `an archive in an archive is opened, one in that is not`() throws {
        let innermost = ZipBuilder(ZipBuilder.Entry(name: "c.xml", content: xml)).bytes
        let inner = ZipBuilder(
            ZipBuilder.Entry(name: "b.xml", content: xml, method: 8),
            ZipBuilder.Entry(name: "innermost.zip", content: innermost)
        ).bytes
        let other = ZipBuilder(ZipBuilder.Entry(name: "d.xml", content: Array(document("").utf8), method: 8)).bytes
        let outer = ZipBuilder(
            ZipBuilder.Entry(name: "one/inner.bin", content: inner, method: 8),
            ZipBuilder.Entry(name: "two/other.zip", content: other),
            ZipBuilder.Entry(name: "a.xml", content: xml))
        let collection = try open("/" + URL(filePath: folder.write(outer.bytes, as: "outer.zip")).lastPathComponent)
        #expect(
            names(collection) == ["outer.zip/one/inner.bin/b.xml", "outer.zip/two/other.zip/d.xml", "outer.zip/a.xml"])
        let counts = try collection.files.map { try samples(in: $0) }
        #expect(counts == [1, 0, 1])
        #expect(collection.leftOut.map { $0.name.suffix(13) } == ["innermost.zip"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["outer.zip"])
    }

    @Test func `the content decides what is the same file, wherever it lies`() throws {
        _ = try folder.write(xml, as: "a.xml")
        _ = try folder.write(ZipBuilder(ZipBuilder.Entry(name: "x", content: xml, method: 8)).bytes, as: "b.zip")
        let prints = try open().files.map(\.fingerprint)
        #expect(prints.count == 2)
        #expect(Set(prints).count == 1)
        #expect(prints[0].hasPrefix("apple-health:"))
        #expect(prints[0].hasSuffix(":\(xml.count)"))
    }

    @Test func `an archive of which nothing is known costs one line`() throws {
        _ = try folder.write(xml, as: "a.xml")
        let strangers = ZipBuilder(
            ZipBuilder.Entry(name: "word/document.xml", content: Array("<w/>".utf8)),
            ZipBuilder.Entry(name: "word/styles.xml", content: Array("<w/>".utf8)))
        _ = try folder.write(strangers.bytes, as: "letter.zip")
        let collection = try open()
        #expect(leftOut(collection) == ["letter.zip: nothing in it is of a format that is known"])
    }

    @Test func `what is damaged or encrypted beside good files is left out with its reason`() throws {
        _ = try folder.write(xml, as: "a.xml")
        let archive = ZipBuilder(
            ZipBuilder.Entry(name: "good.xml", content: xml),
            ZipBuilder.Entry(name: "bad.xml", content: xml, method: 8, checksum: 1),
            ZipBuilder.Entry(name: "secret.xml", content: xml, flags: 1))
        _ = try folder.write(archive.bytes, as: "b.zip")
        _ = try folder.write(Array(archive.bytes.prefix(100)), as: "cut.zip")
        let collection = try open()
        #expect(names(collection) == ["a.xml", "b.zip/good.xml"])
        #expect(
            leftOut(collection) == [
                "b.zip/bad.xml: its content does not match its checksum",
                "b.zip/secret.xml: the archive is encrypted; unpack it with its password first",
                "cut.zip: it is cut off (its directory is missing)",
            ])
        #expect(!collection.leftOut.map(\.isDamaged).contains(false))
    }

    @Test func `a file that changes after it was looked at is not read`() throws {
        let path = try folder.write(xml, as: "a.xml")
        let file = try open("/a.xml").files[0]
        try Data(document(stepRecord() + stepRecord(value: "8")).utf8).write(to: URL(filePath: path))
        #expect {
            try samples(in: file)
        } throws: { ($0 as? ImportError)?.message.contains("it changed while it was read") == true }
    }

    @Test func `what is cancelled stops`() throws {
        _ = try folder.write(xml, as: "a.xml")
        #expect(throws: ImportError.cancelled) {
            try HealthCollection.open(path: folder.path, temporary: folder.path) { true }
        }
    }

    @Test func `more files than a process may have open can be read one after the other`() throws {
        for number in 0..<1100 {
            _ = try folder.write(Array(document(stepRecord(value: "\(number)")).utf8), as: "\(number).xml")
        }
        let collection = try open()
        #expect(collection.files.count == 1100)
        let count = try collection.files.reduce(0) { try $0 + samples(in: $1) }
        #expect(count == 1100)
    }

    @Test func `an export of AirFit is one format among the others`() throws {
        let text = #"{"format": "airfit-export", "version": 1, "tables": {}}"#
        let path = try folder.write(Array(text.utf8), as: "mine.json")
        let file = try HealthCollection.open(path: path).files[0]
        #expect(file.format == "airfit")
        #expect(file.isFromAirFit)
        #expect(try samples(in: file) == 0)
    }

    @Test func `days are covered by one file that has them all`() {
        var originals = OriginalDays()
        for days in [30...40, 1...5, 3...20, 6...7] { originals.add(days) }
        originals.finish()
        let wanted = [
            1...5: true, 4...20: true, 7...21: false, 6...6: true, 18...31: false, 35...40: true, 0...1: false,
        ]
        for (days, isCovered) in wanted { #expect(originals.cover(days) == isCovered, "\(days)") }
        #expect(!originals.cover(nil))
        originals.add(nil)
        #expect(originals.cover(nil) && originals.cover(50...60))
        #expect(!OriginalDays().cover(1...1))
    }
}

import HealthImport
import ImportKit
import Testing

@Suite struct `Zip archives` {
    private let xml = Array(document(stepRecord()).utf8)
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func samples(in archive: ZipBuilder) throws -> Int {
        try importing(try folder.write(archive.bytes, as: "a.zip")).sink.samples.count
    }

    @Test func `are read stored, deflated, as zip64, with a comment and behind a program`() throws {
        let stored = ZipBuilder.Entry(name: "apple_health_export/导出.xml", content: xml)
        let deflated = ZipBuilder.Entry(name: "apple_health_export/导出.xml", content: xml, method: 8)
        let large = ZipBuilder.Entry(name: "export.xml", content: xml, method: 8, isLarge: true)
        var zip64 = ZipBuilder(large)
        zip64.isZip64 = true
        var commented = ZipBuilder(deflated)
        commented.comment = Array("PK\u{05}\u{06} not the end".utf8)
        var prefixed = ZipBuilder(deflated)
        prefixed.prefix = Array("MZ a program that unpacks itself".utf8)
        for archive in [ZipBuilder(stored), ZipBuilder(deflated), ZipBuilder(large), zip64, commented, prefixed] {
            #expect(try samples(in: archive) == 1)
        }
    }

    @Test func `the export is found among other XML and the shadows of a Mac`() throws {
        let archive = ZipBuilder(
            ZipBuilder.Entry(name: "__MACOSX/._export.xml", content: xml),
            ZipBuilder.Entry(name: "apple_health_export/export_cda.xml", content: Array("<ClinicalDocument/>".utf8)),
            ZipBuilder.Entry(
                name: "apple_health_export/exportar.XML",
                content: Array(document(stepRecord() + stepRecord(value: "2")).utf8)))
        #expect(try samples(in: archive) == 2)
    }

    @Test func `attacks and damage are refused, each with its reason`() throws {
        let good = ZipBuilder.Entry(name: "export.xml", content: xml, method: 8)
        func reason(_ change: (inout ZipBuilder.Entry) -> Void) throws -> ImportError? {
            var entry = good
            change(&entry)
            return try failure(of: ZipBuilder(entry).bytes)?.sameKind
        }
        #expect(
            try reason { $0.flags = 1 }
                == .refused(path: "", reason: "the archive is encrypted; unpack it with its password first"))
        #expect(
            try reason { $0.method = 12 }
                == .refused(path: "", reason: "it is packed by method 12, which is not deflate; pack it again"))
        #expect(
            try reason { $0.unixMode = 0o120_777 } == .refused(path: "", reason: "it is a link, not a file"))
        #expect(
            try reason { $0.checksum = 1 }
                == .damagedArchive(path: "", reason: "its content does not match its checksum"))
        #expect(
            try reason { $0.announcedSize = UInt32(xml.count) - 1 }
                == .damagedArchive(path: "", reason: "it unpacks to more than it announces"))
        #expect(
            try reason { $0.announcedSize = UInt32(xml.count) + 1 }
                == .damagedArchive(path: "", reason: "its content does not match its checksum"))
        #expect(
            try reason { $0.localName = "other0.xml" }
                == .damagedArchive(path: "", reason: "a file in it is not where the directory says"))
        #expect(
            try reason { $0.announcedSize = 1 << 30 }?.message.contains("are an attack") == true)
    }

    @Test func `entries of the same name or over each other are refused`() throws {
        let entry = ZipBuilder.Entry(name: "export.xml", content: xml)
        var shadow = ZipBuilder.Entry(name: "export2.xml", content: xml)
        shadow.offset = 0
        #expect(
            try failure(of: ZipBuilder(entry, entry).bytes)?.sameKind
                == .refused(path: "", reason: "the archive has two files of the same name"))
        #expect(
            try failure(of: ZipBuilder(entry, shadow).bytes)?.sameKind
                == .refused(path: "", reason: "files in the archive overlap, as in an attack"))
    }

    @Test func `cut off anywhere they give an error and never a crash`() throws {
        let bytes = ZipBuilder(ZipBuilder.Entry(name: "export.xml", content: xml, method: 8)).bytes
        for length in stride(from: 1, to: bytes.count, by: 3) {
            #expect(try failure(of: Array(bytes[..<length])) != nil)
        }
    }

    @Test func `the fingerprint is that of the XML, packed or not`() throws {
        let bare = try importing(try folder.write(xml, as: "bare.xml")).export
        let archive = ZipBuilder(ZipBuilder.Entry(name: "x.xml", content: xml, method: 8))
        let packed = try importing(try folder.write(archive.bytes, as: "packed.zip")).export
        let other = try importing(try folder.write(Array(document("").utf8), as: "other.xml")).export
        #expect(bare.fingerprint == packed.fingerprint)
        #expect(bare.fingerprint != other.fingerprint)
        #expect(bare.byteCount == Int64(xml.count))
        #expect(packed.byteCount == bare.byteCount)
    }
}

@Suite struct `Folders` {
    @Test func `an unpacked export is found in it or one level down`() throws {
        let folder = try ScratchFolder()
        _ = try folder.write(Array("<ClinicalDocument/>".utf8), as: "apple_health_export/a_cda.xml")
        #expect(throws: ImportError.isDirectoryWithoutExport(path: folder.path)) { try importing(folder.path) }
        _ = try folder.write(Array(document(stepRecord()).utf8), as: "apple_health_export/vienti.xml")
        #expect(try importing(folder.path).sink.samples.count == 1)
        #expect(try importing(folder.path + "/apple_health_export").sink.samples.count == 1)
    }
}

@Suite struct `Progress` {
    private let export: HealthFile
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        let text = document(String(repeating: stepRecord() + "\n", count: 60_000))
        export = try firstFile(at: try folder.write(Array(text.utf8), as: "export.xml"))
    }

    @Test func `rises to the size of the file`() throws {
        var reports: [Int64] = []
        let tally = try export.read(into: RecordingSink(), context: testContext) { done in
            reports.append(done)
            return true
        }
        #expect(reports.count >= 2)
        #expect(reports == reports.sorted())
        #expect(reports.last == export.byteCount)
        #expect(tally.records == 60_000)
    }

    @Test func `stops the import when told to`() {
        #expect(throws: ImportError.cancelled) {
            try export.read(into: RecordingSink(), context: testContext) { _ in false }
        }
    }

    @Test func `samples come in batches`() throws {
        let sink = RecordingSink()
        _ = try export.read(into: sink, context: testContext) { _ in true }
        #expect(sink.samples.count == 60_000)
        #expect((2000...5000).contains(sink.largestBatch))
    }

    private final class FullDisk: ImportSink {
        struct NoSpace: Error {}
        func number(of type: ImportedType) -> Int32 { 0 }
        func number(of source: ImportedSource) -> Int32 { 0 }
        func add(samples: [ImportedSample]) throws { throw NoSpace() }
        func add(sleep: [ImportedSleep]) {}
        func add(workout: ImportedWorkout) {}
        func add(summary: ImportedActivitySummary) {}
        func set(profile: ImportedProfile) {}
    }

    @Test func `an error of the sink comes through as it is`() {
        #expect(throws: FullDisk.NoSpace.self) { try export.read(into: FullDisk(), context: testContext) { _ in true } }
    }
}

import Foundation
import HealthImport
import ImportKit
import TestSupport
import Testing

@Suite struct `Hostile and damaged files` {
    @Test(arguments: [
        ("stored.zip", 100), ("slip.zip", 1), ("bom.xml", 1), ("cdata-comment.xml", 1), ("single-quotes-gt.xml", 1),
        ("truncated-xml.zip", 908),
    ])
    func `what is good in them is read`(file: String, samples: Int) throws {
        let (sink, _, _) = try importing(fixture("hostile/\(file)"))
        #expect(sink.samples.count == samples)
    }

    @Test(arguments: ["billion-laughs.zip", "external-entity.zip"])
    func `a DTD with entities is refused`(file: String) {
        #expect {
            try importing(fixture("hostile/\(file)"))
        } throws: { error in
            guard case ImportError.refused(_, let reason) = error else { return false }
            return reason.contains("entities")
        }
    }

    @Test func `each other one has its own error`() {
        for (file, expected) in [
            ("empty.xml", ImportError.empty(path: fixture("hostile/empty.xml"))),
            ("empty.zip", .empty(path: fixture("hostile/empty.zip"))),
            ("no-health.zip", .noHealthData(path: fixture("hostile/no-health.zip"))),
            (
                "truncated.zip",
                .damagedArchive(
                    path: fixture("hostile/truncated.zip"), reason: "it is cut off (its directory is missing)")
            ),
            ("nothing.zip", .notFound(path: fixture("hostile/nothing.zip"))),
        ] {
            #expect(throws: expected) { try importing(fixture("hostile/\(file)")) }
        }
    }

    @Test func `an XML that is cut off says so and keeps what was whole`() throws {
        let (_, tally, _) = try importing(fixture("hostile/truncated-xml.zip"))
        #expect(tally.cutOff == "the file ends in the middle, after 149937 bytes; what came before was read")
    }

    @Test func `a 10 MB attribute costs its own record only`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let huge =
                    "<Record type=\"x\" device=\"\(String(repeating: "A", count: 10_000_000))\"><Child/></Record>"
                let (sink, tally) = try parse(document(huge + stepRecord()), cut: 256 << 10)
                #expect(sink.samples.count == 1)
                #expect(tally.skipped == ["an attribute over 64 KiB or an element over 1 MiB": 1])
                #expect(tally.records == 2)
                #expect(tally.cutOff == nil)
            }
        }
    }

    @Test func `an attribute over 64 KiB and more than 256 attributes are passed over`() throws {
        let long = stepRecord(attributes: " device=\"\(String(repeating: "A", count: 70_000))\"")
        let many = stepRecord(attributes: (0..<300).map { " a\($0)=\"1\"" }.joined())
        let (sink, tally) = try parse(document(long + many + stepRecord()))
        #expect(sink.samples.count == 1)
        #expect(tally.skipped == ["an attribute over 64 KiB or an element over 1 MiB": 2])
    }

    @Test func `elements nested too deep are refused`() {
        let deep = String(repeating: "<a>", count: 100)
        #expect(
            throws: ImportError.refused(
                path: "test.xml", reason: "its elements are nested more than 64 deep")
        ) { try parse(document(deep)) }
    }

    @Test func `a pipe is refused without waiting for it`() throws {
        let folder = try ScratchFolder()
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero"] {
            #expect(
                throws: ImportError.notReadable(
                    path: path, reason: "it is neither a file nor a folder, but a pipe, socket or device")
            ) { try HealthCollection.open(path: path) }
        }
    }

    @Test func `other files are told apart by content`() throws {
        #expect(try failure(of: Array("hello".utf8))?.sameKind == .noHealthData(path: ""))
        #expect(try failure(of: Array("<html><body/></html>".utf8))?.sameKind == .noHealthData(path: ""))
        let wide = try failure(of: [0xFF, 0xFE] + Array("<\0H\0".utf8))
        #expect(wide?.message.contains("UTF-16") == true)
    }

    @Test func `every message names the file and is one sentence`() {
        let path = "/home/sam/export.zip"
        let errors: [ImportError] = [
            .notFound(path: path), .notReadable(path: path, reason: "permission denied"),
            .isDirectoryWithoutExport(path: path), .empty(path: path), .notAnAppleHealthExport(path: path),
            .noHealthData(path: path), .nothingFound(path: path, reason: "not one record is in it"),
            .damagedArchive(path: path, reason: "it is cut off"), .refused(path: path, reason: "it is encrypted"),
        ]
        for error in errors {
            #expect(error.message.contains(path))
            #expect(error.message.hasSuffix("."))
            #expect(!error.message.contains("\n"))
        }
    }
}

extension ImportError {
    /// Without the path, which differs from run to run.
    var sameKind: ImportError {
        switch self {
        case .notAnAppleHealthExport: .notAnAppleHealthExport(path: "")
        case .noHealthData: .noHealthData(path: "")
        case .empty: .empty(path: "")
        case .damagedArchive(_, let reason): .damagedArchive(path: "", reason: reason)
        case .refused(_, let reason): .refused(path: "", reason: reason)
        default: self
        }
    }
}

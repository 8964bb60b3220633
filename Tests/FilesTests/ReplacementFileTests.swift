import Files
import Foundation
import Testing

@Suite("A file that takes a place") struct ReplacementFileTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/airfit-files-\(UUID())"
    private var path: String { folder + "/a/text" }

    private func content(_ path: String) throws -> String? {
        try FileBytes.of(path, atMost: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("is there whole, for its owner alone, and leaves no other name") func takes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Folder.make(folder + "/a")
        for text in ["first", "second"] {
            let file = try ReplacementFile(path: path)
            try file.write(text.utf8)
            #expect(try file.readBack(atMost: 100) == Array(text.utf8))
            try file.finish()
            #expect(try content(path) == text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["text"])
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("given up leaves what was there, and nothing beside it", arguments: [true, false]) func abandoned(
        bySaying: Bool
    ) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Folder.make(folder + "/a")
        let first = try ReplacementFile(path: path)
        try first.write("first".utf8)
        try first.finish()
        do {
            let second = try ReplacementFile(path: path)
            try second.write("second".utf8)
            if bySaying { second.abandon() }
        }
        #expect(try content(path) == "first")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["text"])
    }

    @Test("of a name of its own removes what a killed program left under it") func leftover() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Folder.make(folder + "/a")
        for _ in 0..<2 {
            let file = try ReplacementFile(path: path, ownPath: path + ".new")
            try file.write("left".utf8)
            #expect(try content(path + ".new") == "left")
            withExtendedLifetime(file) {}
        }
        try Data("left".utf8).write(to: URL(fileURLWithPath: path + ".new"))
        let file = try ReplacementFile(path: path, ownPath: path + ".new")
        try file.commit()
        #expect(try content(path) == "")
    }

    @Test("says in the system's words why it cannot be") func fails() throws {
        let failure = #expect(throws: FileFailure.self) { try ReplacementFile(path: folder + "/none/text") }
        #expect(failure?.reason == "no such file or directory")
        #expect(failure?.isDiskFull == false)
    }

    @Test("is not read where it is too large, or no file") func limits() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Folder.make(folder + "/a")
        let file = try ReplacementFile(path: path)
        try file.write("12345".utf8)
        try file.finish()
        #expect(try content(path) == "12345")
        #expect(try FileBytes.of(path, atMost: 4) == nil)
        #expect(try FileBytes.of(path, atMost: 5)?.count == 5)
        #expect(try FileBytes.of(folder, atMost: 4) == nil)
    }

    @Test("lies in the folder its path names", arguments: [("a/b", "a"), ("/b", "/"), ("b", "."), ("/a/b/c", "/a/b")])
    func folders(path: String, folder: String) { #expect(Folder.of(path) == folder) }
}

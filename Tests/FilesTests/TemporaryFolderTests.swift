import Files
import Foundation
import Testing

@Suite struct `A temporary folder` {
    @Test func `is new, for its owner alone, and goes with everything in it`() throws {
        let beginning = NSTemporaryDirectory() + "airfit-temporary-"
        let (one, other) = (try TemporaryFolder(beginning), try TemporaryFolder(beginning))
        defer { other.remove() }
        #expect(one != other)
        #expect(one.path.hasPrefix(beginning))
        let mode = try FileManager.default.attributesOfItem(atPath: one.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        try Folder.make(one.path + "/deep/er")
        try Data("x".utf8).write(to: URL(filePath: one.path + "/deep/er/file"))
        try FileManager.default.createSymbolicLink(atPath: one.path + "/link", withDestinationPath: other.path)
        one.remove()
        #expect(!FileManager.default.fileExists(atPath: one.path))
        #expect(FileManager.default.fileExists(atPath: other.path), "a link was followed")
    }

    @Test func `is not made where there is no room for it`() {
        #expect(throws: FileFailure(code: ENOENT)) { try TemporaryFolder("/nowhere/at all/x-") }
    }

    @Test func `of a process stays while that lives, and goes with the next one after it was killed`() throws {
        let parent = try TemporaryFolder(NSTemporaryDirectory() + "airfit-processes-")
        defer { parent.remove() }
        let beginning = parent.path + "/demo-"
        let own = try TemporaryFolder.ofProcess(beginning)
        // As a killed process leaves them: nobody has them locked.
        let (left, elsewhere) = (try TemporaryFolder(beginning), try TemporaryFolder(parent.path + "/other-"))
        try Data("x".utf8).write(to: URL(filePath: left.path + "/file"))
        let shared = beginning + "shared"
        try FileManager.default.createDirectory(
            atPath: shared, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        try FileManager.default.createSymbolicLink(atPath: beginning + "link", withDestinationPath: elsewhere.path)
        let next = try TemporaryFolder.ofProcess(beginning)
        #expect(!FileManager.default.fileExists(atPath: left.path))
        for path in [own.path, next.path, elsewhere.path, shared, beginning + "link"] {
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }
    }
}

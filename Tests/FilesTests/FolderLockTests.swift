import Files
import Foundation
import Testing

@Suite struct `A lock on a folder` {
    @Test func `is held by one at a time`() throws {
        let folder = try TemporaryFolder(NSTemporaryDirectory() + "airfit-lock-")
        defer { folder.remove() }
        do {
            let lock = try FolderLock(folder.path)
            defer { withExtendedLifetime(lock) {} }
            #expect(throws: FileFailure(code: EWOULDBLOCK)) { try FolderLock(folder.path, attempts: 1) }
        }
        #expect(throws: Never.self) { try FolderLock(folder.path, attempts: 1) }
    }

    /// A child program has every descriptor from its fork to its start.
    @Test func `ends with its holder, whoever else has the descriptor`() throws {
        let folder = try TemporaryFolder(NSTemporaryDirectory() + "airfit-lock-")
        defer { folder.remove() }
        let inherited: Int32
        do {
            let lock = try FolderLock(folder.path)
            defer { withExtendedLifetime(lock) {} }
            inherited = dup(try descriptor(of: folder.path))
        }
        defer { close(inherited) }
        #expect(throws: Never.self) { try FolderLock(folder.path, attempts: 1) }
    }

    private func descriptor(of path: String) throws -> Int32 {
        let name = URL(filePath: path).lastPathComponent
        let number = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").first { number in
            // `nil` for one that was closed meanwhile.
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
            return target?.hasSuffix(name) ?? false
        }
        return try #require(number.flatMap { Int32($0) })
    }
}

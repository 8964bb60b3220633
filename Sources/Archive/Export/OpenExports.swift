import Files
import Foundation
import JSON

/// The exports and backups that are being written, by their paths in a small file: what a killed program left of one lies
/// hidden beside its place, readable, and is removed by the next start.
public struct OpenExports: Sendable {
    private let path: String

    public init(path: String) { self.path = path }

    private static let largest = 1 << 20

    private var targets: [String] {
        // Without a record that can be read nothing is known to be open.
        guard let bytes = try? FileBytes.of(path, atMost: Self.largest),
            let targets = try? CodedJSON.value([String].self, from: bytes)
        else { return [] }
        return targets
    }

    /// Runs `work`, which writes the file or folder at `target`, with that noted.
    public func noting<Result>(_ target: String, _ work: () async throws -> Result) async throws -> Result {
        change { $0.append(target) }
        defer { change { targets in if let index = targets.firstIndex(of: target) { targets.remove(at: index) } } }
        return try await work()
    }

    /// Removes what killed programs left; what a running one writes stays.
    /// - Returns: how many files and folders went.
    @discardableResult
    public func sweep() -> Int {
        var removed = 0
        guard !targets.isEmpty else { return 0 }
        change { targets in
            targets.removeAll { target in
                let (folder, name) = FilePath.split(target)
                let remains = (FileTree.names(in: folder) ?? [])
                    .filter { FilePath.isTemporary($0, for: name) }.map { FilePath.join(folder, $0) }
                let stale = remains.count { AbandonedFile.remove($0) }
                removed += stale
                return stale == remains.count
            }
        }
        return removed
    }

    private func change(_ body: (inout [String]) -> Void) {
        let folder = FilePath.split(path).folder
        do throws(FileFailure) {
            try Folder.make(folder)
            let lock = try FolderLock(folder, attempts: 200)
            defer { withExtendedLifetime(lock) {} }
            let before = targets
            var after = before
            body(&after)
            guard after != before else { return }
            guard !after.isEmpty else {
                unlink(path)
                return
            }
            // Texts can always be encoded.
            guard let bytes = try? CodedJSON.bytes(after) else { return }
            let file = try ReplacementFile(path: path)
            try file.write(bytes)
            try file.finish()
        } catch {
            // Where the state folder cannot be written, the export is made all the same.
        }
    }
}

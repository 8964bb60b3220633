import Files
import Foundation
import JSON

/// The exports and backups that were made, in a small file of lines.
public struct ExportHistory: Sendable {
    /// An export that was made.
    public struct Entry: Codable, Equatable, Sendable {
        /// The form of an export.
        public enum Kind: String, Codable, Sendable { case json, csv, markdown, backup }

        /// When the export was written.
        public var madeAt: Date
        public var kind: Kind
        public var isEncrypted: Bool
        public var path: String
        /// Size of the file in bytes.
        public var bytes: Int
        /// 0 for a backup.
        public var rows: Int

        public init(madeAt: Date, kind: Kind, isEncrypted: Bool, path: String, bytes: Int, rows: Int) {
            self.madeAt = madeAt
            self.kind = kind
            self.isEncrypted = isEncrypted
            self.path = path
            self.bytes = bytes
            self.rows = rows
        }

        /// Whether it still lies where it was put.
        public var isThere: Bool { FilePath.exists(path) }
    }

    /// Entries that are kept; older ones go.
    static let most = 200

    public var path: String
    public init(path: String) { self.path = path }

    /// The newest first. Lines that cannot be read are left out; no file is no entry.
    public func entries() -> [Entry] {
        // A history that cannot be read is as good as none: what was exported is where it is all the same.
        guard let data = try? FileBytes.of(path, atMost: 1 << 20) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            try? CodedJSON.value(Entry.self, from: line, .isoDates)  // as said above
        }.reversed()
    }

    /// Adds an entry in front; its file is replaced whole.
    public func add(_ entry: Entry) throws(ArchiveError) {
        var lines: [UInt8] = []
        for entry in entries().prefix(Self.most - 1).reversed() + [entry] {
            guard let line = try? CodedJSON.bytes(entry, .isoDates) else { continue }  // dates and texts always can be
            lines += line + [UInt8(ascii: "\n")]
        }
        try Self.makeFolder(FilePath.split(path).folder)
        let file = try PrivateFile(path: path, mayReplace: true)
        try file.write(lines)
        try file.finish()
    }

    private static func makeFolder(_ folder: String) throws(ArchiveError) {
        guard !FilePath.isFolder(folder) else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotWrite(path: folder, reason: "the folder cannot be made")
        }
    }
}

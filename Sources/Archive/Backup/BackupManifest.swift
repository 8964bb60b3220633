import Foundation
import JSON

/// The contents of a backup; the first file in it.
public struct BackupManifest: Codable, Equatable, Sendable {
    /// A file of the backup.
    public struct File: Codable, Equatable, Sendable {
        /// For example `data/health.sqlite`.
        public var name: String
        /// Size in bytes.
        public var bytes: Int
        /// CRC-32 of the content in eight hexadecimal digits.
        public var crc32: String
    }

    var format = Self.formatName
    var version = Self.newestVersion
    /// When the backup was made.
    public var madeAt: Date
    /// For example `airfit 0.1.0`.
    public var madeBy: String
    public var files: [File]

    static let formatName = "airfit-backup"
    static let newestVersion = 1
    static let fileName = "manifest.json"
    static let largest = 1 << 20
    private static let style: CodedJSON.Style = [.pretty, .isoDates, .snakeCaseKeys]

    init(madeAt: Date, madeBy: String, files: [File]) {
        self.madeAt = madeAt
        self.madeBy = madeBy
        self.files = files
    }

    var json: [UInt8] {
        // Only numbers that are not finite cannot be encoded, and there are none.
        guard let bytes = try? CodedJSON.bytes(self, Self.style) else {
            preconditionFailure("texts and numbers can be encoded")
        }
        return bytes
    }

    init(json: [UInt8], path: String) throws(ArchiveError) {
        struct Head: Decodable {
            var format: String
            var version: Int
        }
        // What cannot be decoded is no list of a backup, whatever the decoder says about it.
        guard let head = try? CodedJSON.value(Head.self, from: json, Self.style), head.format == Self.formatName else {
            throw .notABackup(path: path)
        }
        guard head.version <= Self.newestVersion else { throw .tooNew(path: path) }
        // The decoder's words are for programmers: which field of which type.
        guard let manifest = try? CodedJSON.value(Self.self, from: json, Self.style) else {
            throw .damaged(path: path, reason: "the list of its files cannot be read")
        }
        self = manifest
        guard Set(files.map(\.name)).count == files.count, files.allSatisfy({ BackupName.isAllowed($0.name) }) else {
            throw .damaged(path: path, reason: "it lists files that no backup has")
        }
    }
}

/// The names that files in a backup may have. Nothing else is ever written to the disk.
public enum BackupName {
    public static let healthDatabase = "data/health.sqlite"
    public static let conversationDatabase = "data/conversations.sqlite"
    public static let vault = "data/vault"
    public static let configuration = "config/config.toml"
    public static let themes = "config/themes/"

    /// Whether a backup may hold a file of that name; no other name is ever written on restoring.
    public static func isAllowed(_ name: String) -> Bool {
        if [healthDatabase, conversationDatabase, vault, configuration].contains(name) { return true }
        guard name.hasPrefix(themes), name.utf8.count <= TarHeader.longestName else { return false }
        let theme = name.dropFirst(themes.count)
        let isPlain = theme.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || [0x20, 0x2D, 0x2E, 0x5F].contains(byte)  // blank - . _
        }
        return isPlain && theme.hasSuffix(".toml") && theme.first != "." && theme.count > 5
    }
}

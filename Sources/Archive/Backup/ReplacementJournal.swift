import Files
import Foundation
import JSON

/// The plan of a replacement, on the disk before it begins: from it an interrupted one is finished or rolled back.
///
/// `restore.journal` means forward, `restore.undo` means back; without either there is nothing to do. A new file that is no
/// longer where it came from is in its place.
struct ReplacementJournal: Codable, Equatable, Sendable {
    struct Swap: Codable, Equatable, Sendable {
        /// Where the new file is. On the file system of `to`, so that one call moves it.
        var from: String
        var to: String
        var displaced: [Displaced]
    }

    /// A file that gives way.
    struct Displaced: Codable, Equatable, Sendable {
        var path: String
        var kept: String
        /// It was copied to another file system before; the new file takes its place in one call.
        var isCopy: Bool
    }

    var version = 1
    var swaps: [Swap]

    static let forwardName = "restore.journal"
    static let backName = "restore.undo"
    static let largest = 1 << 20

    var json: [UInt8] {
        // Texts and booleans alone: there is nothing that cannot be encoded.
        guard let bytes = try? CodedJSON.bytes(self) else { preconditionFailure("texts can be encoded") }
        return bytes
    }

    /// The folders whose names change.
    private var folders: [String] {
        var folders: [String] = []
        for swap in swaps {
            for path in [swap.from, swap.to] + swap.displaced.flatMap({ [$0.path, $0.kept] }) {
                let folder = FilePath.split(path).folder
                if !folders.contains(folder) { folders.append(folder) }
            }
        }
        return folders
    }

    /// Puts the new files in their places. What is there already stays.
    func perform(_ files: any ReplacementFiles) throws(FileFailure) {
        for swap in swaps where FilePath.exists(swap.from) {
            for old in swap.displaced where !old.isCopy && FilePath.exists(old.path) {
                try files.makeFolder(FilePath.split(old.kept).folder)
                try files.rename(old.path, to: old.kept)
            }
            try files.makeFolder(FilePath.split(swap.to).folder)
            try files.rename(swap.from, to: swap.to)
        }
        for folder in folders { try files.sync(folder: folder) }
    }

    /// Puts the old files back in their places, and the new ones where they came from.
    func rollBack(_ files: any ReplacementFiles) throws(FileFailure) {
        for swap in swaps.reversed() {
            if !FilePath.exists(swap.from), FilePath.exists(swap.to) { try files.rename(swap.to, to: swap.from) }
            for old in swap.displaced.reversed() where FilePath.exists(old.kept) && !FilePath.exists(old.path) {
                try old.isCopy ? Self.copy(old.kept, to: old.path) : files.rename(old.kept, to: old.path)
            }
        }
        for folder in folders { try files.sync(folder: folder) }
    }

    /// To another file system; whole or not at all.
    static func copy(_ path: String, to target: String) throws(FileFailure) {
        guard let bytes = try FileBytes.of(path, atMost: Int.max - 1) else { throw FileFailure(code: EINVAL) }
        let file = try ReplacementFile(path: target)
        try file.write(bytes)
        try file.finish()
    }
}

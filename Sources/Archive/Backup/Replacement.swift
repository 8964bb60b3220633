import Files
import Foundation
import Glibc

/// Puts files in the place of others, all of them or none. What was there is kept in a folder of its own.
public struct Replacement: Sendable {
    /// One file to be put in place.
    public struct Move: Equatable, Sendable {
        public var name: String
        /// Where it is now.
        public var from: String
        /// Where it goes; its folder is made.
        public var to: String
        /// Files that belong to the one that gives way and go with it, such as the log of a database.
        public var companions: [String]

        public init(name: String, from: String, to: String, companions: [String] = []) {
            self.name = name
            self.from = from
            self.to = to
            self.companions = companions
        }
    }

    /// What is kept of the state before.
    public struct Outcome: Equatable, Sendable {
        /// `nil` when nothing gave way.
        public var keptFolder: String?
        /// Names of files that gave way to others, and of those that are new.
        public var replaced: [String] = []
        public var added: [String] = []
    }

    private var undo: [(from: String, to: String)] = []

    /// - Parameter keptFolder: for what gives way; made when it is needed, and must not be there yet.
    /// - Throws: when a file cannot be moved; then everything is back where it was.
    public static func run(_ moves: [Move], keeping keptFolder: String) throws(ArchiveError) -> Outcome {
        var replacement = Replacement()
        var outcome = Outcome()
        do throws(ArchiveError) {
            for move in moves {
                var gaveWay = false
                for old in [move.to] + move.companions where FilePath.exists(old) {
                    let kept = FilePath.join(keptFolder, FilePath.join(kind(of: move.name), FilePath.split(old).name))
                    try replacement.move(old, to: kept)
                    gaveWay = true
                    outcome.keptFolder = keptFolder
                }
                try replacement.move(move.from, to: move.to)
                if gaveWay { outcome.replaced.append(move.name) } else { outcome.added.append(move.name) }
            }
        } catch {
            replacement.takeBack()
            throw error
        }
        for folder in Set(moves.map { FilePath.split($0.to).folder }) { Folder.settle(folder) }
        return outcome
    }

    /// `data` of `data/health.sqlite`: files of one name from two folders do not meet.
    private static func kind(of name: String) -> String {
        let folder = FilePath.split(name).folder
        return folder == "." ? "files" : folder
    }

    private mutating func move(_ path: String, to target: String) throws(ArchiveError) {
        do {
            try FileManager.default.createDirectory(
                atPath: FilePath.split(target).folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotWrite(path: FilePath.split(target).folder, reason: "the folder cannot be made")
        }
        try Self.rename(path, to: target)
        undo.append((path, target))
    }

    private static func rename(_ path: String, to target: String) throws(ArchiveError) {
        if Glibc.rename(path, target) == 0 { return }
        guard errno == EXDEV else { throw FilePath.failure(writing: target, errno) }
        // The configuration may be on another disk.
        let source = try FileSource(path: path)
        let file = try PrivateFile(path: target, mayReplace: false)
        let block = Block()
        while case let count = try source.read(into: block.buffer), count > 0 { try file.write(block.prefix(count)) }
        try file.finish()
        unlink(path)
    }

    private func takeBack() {
        for step in undo.reversed() {
            // Both folders are there and were writable a moment ago; what fails here stays in the folder kept.
            try? Self.rename(step.to, to: step.from)
        }
    }
}

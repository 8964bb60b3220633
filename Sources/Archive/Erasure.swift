import Files
import Glibc

/// Removes what a person wants gone: files are overwritten once, then removed, and the folders are made to forget their
/// names for good.
///
/// A path to be removed that is a link is followed: what it leads to goes, and the link. Of a folder elsewhere that is only
/// so if its name says that it is AirFit's; else what else lies in it stays and is told, as is what links inside of folders
/// lead to.
public struct Erasure: Sendable {
    /// Paths that are removed together, under one name for people.
    public struct Item: Equatable, Sendable {
        /// For example `Health data`.
        public var name: String
        /// Files and folders; a folder goes with all it holds.
        public var paths: [String]

        public init(name: String, paths: [String]) {
            self.name = name
            self.paths = paths
        }
    }

    /// The removed part of an item.
    public struct Removed: Equatable, Sendable {
        public var name: String
        /// Files that were removed.
        public var files: Int
        /// Their size in bytes.
        public var bytes: Int
    }

    /// The removed items, and those that could not be removed.
    public struct Outcome: Equatable, Sendable {
        /// Items of which there was something.
        public var removed: [Removed] = []
        /// The paths that could not be removed, with the reason.
        public var left: [String] = []
        /// The targets of links, which were not touched.
        public var linked: [String] = []

        /// Files that were removed.
        public var files: Int { removed.reduce(0) { $0 + $1.files } }
        /// Their size in bytes.
        public var bytes: Int { removed.reduce(0) { $0 + $1.bytes } }
    }

    /// Blocks while it overwrites. Goes on after what cannot be removed.
    public static func run(_ items: [Item]) -> Outcome {
        var outcome = Outcome()
        for item in items {
            var removed = Removed(name: item.name, files: 0, bytes: 0)
            for path in item.paths { remove(path, into: &removed, &outcome) }
            if removed.files > 0 { outcome.removed.append(removed) }
        }
        return outcome
    }

    private static func remove(_ path: String, into removed: inout Removed, _ outcome: inout Outcome) {
        if let target = FileTree.target(ofLink: path) {
            if FileTree.entry(target)?.isFolder == true, !isNamedForAirFit(target) {
                let others = FileTree.all(below: target).filter { !$0.isFolder }.count
                if others > 0 { outcome.linked.append("\(target) (\(others) file\(others == 1 ? "" : "s"))") }
            } else {
                removeTree(target, into: &removed, &outcome)
            }
            unlink(path)
        } else {
            removeTree(path, into: &removed, &outcome)
        }
        Folder.fsync(FilePath.split(path).folder)
    }

    /// A folder that was linked here may hold more than what AirFit put into it.
    private static func isNamedForAirFit(_ folder: String) -> Bool {
        FilePath.split(folder).name.lowercased().contains("airfit")
    }

    private static func removeTree(_ path: String, into removed: inout Removed, _ outcome: inout Outcome) {
        for entry in FileTree.all(below: path) {
            if let target = FileTree.target(ofLink: entry.path) { outcome.linked.append(target) }
            remove(entry, into: &removed, &outcome.left)
        }
        Folder.fsync(FilePath.split(path).folder)
    }

    private static func remove(_ entry: FileTree.Entry, into removed: inout Removed, _ left: inout [String]) {
        if entry.isFolder {
            if FileTree.removeOne(entry) != 0 { left.append("\(entry.path): \(FileFailure.last.reason)") }
            return
        }
        if entry.isPlainFile { overwrite(entry) }
        guard FileTree.removeOne(entry) == 0 else {
            left.append("\(entry.path): \(FileFailure.last.reason)")
            return
        }
        removed.files += 1
        removed.bytes += entry.byteCount
    }

    /// Best effort: on many disks and file systems the new bytes land elsewhere, which the person is told.
    private static func overwrite(_ entry: FileTree.Entry) {
        let descriptor = PathText.withSystemPath(entry.path) {
            open($0, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let zeros = [UInt8](repeating: 0, count: 1 << 20)
        var left = entry.byteCount
        while left > 0 {
            let written = write(descriptor, zeros, min(left, zeros.count))
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }
            left -= written
        }
        fsync(descriptor)
    }
}

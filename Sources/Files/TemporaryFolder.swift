import Glibc

/// A folder that did not exist before, for its owner only. Whoever made it removes it.
public struct TemporaryFolder: Equatable, Sendable {
    public let path: String

    /// - Parameter beginning: of its path; six letters are put behind it.
    public init(_ beginning: String) throws(FileFailure) {
        let made: UnsafeMutablePointer<CChar>?
        (made, path) = TemporaryPath.make(beginning, mkdtemp)
        guard made != nil else { throw .last }
    }

    /// Removes the folder with everything in it. What cannot be removed stays, private as it is.
    public func remove() { FileTree.remove(path) }
}

extension TemporaryFolder {
    /// Makes a folder that is locked until the process ends, and removes the folders of the same beginning that killed
    /// processes left behind.
    public static func ofProcess(_ beginning: String) throws(FileFailure) -> TemporaryFolder {
        removeAbandoned(beginning)
        while true {
            let folder = try TemporaryFolder(beginning)
            let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if lock >= 0 {
                // Without locks on this file system, the folder stays when the process is killed.
                let isTaken = flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
                var status = stat()
                if !isTaken, fstat(lock, &status) == 0, status.st_nlink > 0 { return folder }
                close(lock)
            } else if errno != ENOENT {
                throw .last
            }
            // Another process that starts now has found it before it was locked, and removes it.
        }
    }

    private static func removeAbandoned(_ beginning: String) {
        let parent = Folder.of(beginning)
        for name in FileTree.names(in: parent) ?? [] {
            let path = parent == "/" ? "/\(name)" : "\(parent)/\(name)"
            if path.hasPrefix(beginning) { AbandonedFile.remove(path) }
        }
    }
}

import Files
import Glibc

/// A private folder for files on their way, on the disk where they belong. It is locked as long as it is in use; what a killed
/// program left behind is removed by `sweep`.
public final class StagingFolder: Sendable {
    public let path: String
    private let lock: Int32

    private static let beginning = ".staging-"

    /// - Parameter folder: made where it is missing.
    public init(in folder: String) throws(ArchiveError) {
        do throws(FileFailure) {
            try Folder.make(folder)
            // Nobody sweeps between the making of the folder and its lock.
            let making = try FolderLock(folder)
            defer { withExtendedLifetime(making) {} }
            path = try TemporaryFolder("\(folder)/\(Self.beginning)").path
            lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard lock >= 0 else { throw .last }
            // Without locks on this file system, the folder may be swept by another program that starts now.
            flock(lock, LOCK_EX | LOCK_NB)
        } catch {
            throw .cannotWrite(path: folder, reason: error.reason)
        }
    }

    deinit { close(lock) }

    /// Removes the folder with everything in it.
    public func remove() { FileTree.remove(path) }

    /// Removes what killed programs left behind in `folder`; what a running one uses stays.
    /// - Returns: how many folders and files went.
    @discardableResult
    public static func sweep(_ folder: String) -> Int {
        let names = (FileTree.names(in: folder) ?? []).filter { $0.hasPrefix(beginning) }
        // Where the lock cannot be had, a later start sweeps.
        guard !names.isEmpty, let sweeping = try? FolderLock(folder, attempts: 200) else { return 0 }
        defer { withExtendedLifetime(sweeping) {} }
        return names.count { AbandonedFile.remove(FilePath.join(folder, $0), in: .own) }
    }
}

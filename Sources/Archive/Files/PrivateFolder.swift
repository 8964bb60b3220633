import Files
import Glibc

/// A folder that appears under its name when all its files are whole, readable by its owner alone.
public final class PrivateFolder {
    private let path: String
    private let temporary: String
    private let lock: UnfinishedLock
    private var names: [String] = []
    private var isFinished = false

    /// - Throws: `.exists`, `.folderExists` where there is something at `path` already: a folder replaces nothing, since
    ///   what else lies in the one that is there would go with it.
    public init(path: String) throws(ArchiveError) {
        self.path = path
        try Self.check(path)
        temporary = UnfinishedLock.name(beside: path)
        guard PathText.mkdir(temporary, 0o700) == 0 else { throw FilePath.failure(writing: path, errno) }
        lock = UnfinishedLock(temporary)
    }

    deinit { abandon() }

    private static func check(_ path: String) throws(ArchiveError) {
        let (folder, name) = FilePath.split(path)
        guard !name.isEmpty, name != ".", name != ".." else {
            throw .cannotWrite(path: path, reason: "it names no new folder")
        }
        guard FilePath.isFolder(folder) else { throw .noFolder(path: folder) }
        guard !FilePath.exists(path) else { throw .folderExists(path: path) }
    }

    /// Creates a file in the unfinished folder.
    public func file(_ name: String) throws(ArchiveError) -> PrivateFile {
        names.append(name)
        return try PrivateFile(path: FilePath.join(temporary, name), mayReplace: false)
    }

    /// Gives the folder its name, durably.
    public func finish() throws(ArchiveError) {
        Folder.fsync(temporary)
        do throws(FileFailure) {
            try Folder.move(temporary, to: path)
        } catch {
            guard error.code == EEXIST else { throw FilePath.failure(writing: path, error.code) }
            throw .folderExists(path: path)
        }
        isFinished = true
        Folder.fsync(FilePath.split(path).folder)
    }

    /// Takes back what was written. Does nothing after `finish`.
    public func abandon() {
        guard !isFinished else { return }
        isFinished = true
        FileTree.remove(temporary)
    }
}

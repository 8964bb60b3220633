import Files
import Glibc

/// A folder that appears under its name when all its files are whole, readable by its owner alone.
public final class PrivateFolder {
    private let path: String
    private let temporary: String
    private let mayReplace: Bool
    private var names: [String] = []
    private var isFinished = false

    /// - Parameter mayReplace: an earlier export gives way; any other folder never does.
    public init(path: String, mayReplace: Bool) throws(ArchiveError) {
        self.path = path
        self.mayReplace = mayReplace
        try Self.check(path, mayReplace: mayReplace)
        let (folder, name) = FilePath.split(path)
        temporary = FilePath.temporary(in: folder, for: name)
        guard mkdir(temporary, 0o700) == 0 else { throw FilePath.failure(writing: path, errno) }
    }

    deinit { abandon() }

    private static func check(_ path: String, mayReplace: Bool) throws(ArchiveError) {
        let (folder, name) = FilePath.split(path)
        guard !name.isEmpty, name != ".", name != ".." else {
            throw .cannotWrite(path: path, reason: "it names no new folder")
        }
        guard FilePath.isFolder(folder) else { throw .noFolder(path: folder) }
        guard FilePath.exists(path) else { return }
        guard mayReplace else { throw .exists(path: path) }
        guard FilePath.isFolder(path), FilePath.exists(FilePath.join(path, CSVExport.aboutFile)) else {
            throw .notAnExport(path: path)
        }
    }

    public func file(_ name: String) throws(ArchiveError) -> PrivateFile {
        names.append(name)
        return try PrivateFile(path: FilePath.join(temporary, name), mayReplace: false)
    }

    public func finish() throws(ArchiveError) {
        Folder.settle(temporary)
        try Self.check(path, mayReplace: mayReplace)
        let (folder, name) = FilePath.split(path)
        if FilePath.exists(path) {
            let old = FilePath.temporary(in: folder, for: name)
            guard rename(path, old) == 0 else { throw FilePath.failure(writing: path, errno) }
            guard rename(temporary, path) == 0 else {
                let code = errno
                rename(old, path)
                throw FilePath.failure(writing: path, code)
            }
            FileTree.remove(old)
        } else {
            guard rename(temporary, path) == 0 else { throw FilePath.failure(writing: path, errno) }
        }
        isFinished = true
        Folder.settle(folder)
    }

    /// Takes back what was written. Does nothing after `finish`.
    public func abandon() {
        guard !isFinished else { return }
        isFinished = true
        FileTree.remove(temporary)
    }
}

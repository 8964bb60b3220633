import Glibc

/// Takes bytes one after the other.
public protocol ByteSink: AnyObject {
    func write(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError)
    /// After the last byte: from now on it is there, whole.
    func finish() throws(ArchiveError)
    /// Takes back what was written. Does nothing after `finish`.
    func abandon()
}

extension ByteSink {
    public func write(_ bytes: [UInt8]) throws(ArchiveError) {
        try bytes.withUnsafeBufferPointer { buffer throws(ArchiveError) in try write(UnsafeRawBufferPointer(buffer)) }
    }
}

/// A file that appears under its name when it is whole, readable by its owner alone. Until then it has a name of its own
/// beside it, and nothing is left of it when it is not finished.
public final class PrivateFile: ByteSink {
    public let path: String
    public private(set) var byteCount = 0
    private let temporary: String
    private let mayReplace: Bool
    private var descriptor: Int32

    /// - Parameter mayReplace: a file that is there gives way; a folder never does.
    public init(path: String, mayReplace: Bool) throws(ArchiveError) {
        self.path = path
        self.mayReplace = mayReplace
        try Self.check(path, mayReplace: mayReplace)
        let (folder, name) = FilePath.split(path)
        temporary = FilePath.temporary(in: folder, for: name)
        descriptor = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FilePath.failure(writing: path, errno) }
    }

    deinit { abandon() }

    /// The file at `path`, made by `opener` where there is one.
    static func open(_ path: String, mayReplace: Bool, by opener: Export.Opener?) throws(ArchiveError) -> any ByteSink {
        guard let opener else { return try PrivateFile(path: path, mayReplace: mayReplace) }
        try check(path, mayReplace: mayReplace)
        return try opener(path)
    }

    private static func check(_ path: String, mayReplace: Bool) throws(ArchiveError) {
        let (folder, name) = FilePath.split(path)
        guard !name.isEmpty, name != ".", name != ".." else {
            throw .cannotWrite(path: path, reason: "it names a folder")
        }
        guard FilePath.isFolder(folder) else { throw .noFolder(path: folder) }
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR { throw .cannotWrite(path: path, reason: "it is a folder") }
        guard mayReplace else { throw .exists(path: path) }
    }

    public func write(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw FilePath.failure(writing: path, errno) }
            rest = rest.dropFirst(written)
            byteCount += written
        }
    }

    public func finish() throws(ArchiveError) {
        guard descriptor >= 0 else { return }
        guard fsync(descriptor) == 0 else { throw FilePath.failure(writing: path, errno) }
        close(descriptor)
        descriptor = -1
        do throws(ArchiveError) {
            try Self.check(path, mayReplace: mayReplace)
            guard rename(temporary, path) == 0 else { throw FilePath.failure(writing: path, errno) }
        } catch {
            unlink(temporary)
            throw error
        }
        FilePath.sync(FilePath.split(path).folder)
    }

    public func abandon() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        unlink(temporary)
    }
}

/// Names of files and what the system says about them.
enum FilePath {
    /// The folder (`.` where none is named) and the name in it.
    static func split(_ path: String) -> (folder: String, name: String) {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : "\(folder)/\(name)"
    }

    /// A hidden name that nobody else has.
    static func temporary(in folder: String, for name: String) -> String {
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        return join(folder, ".\(name.prefix(100)).\(random).part")
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Makes what happened to the names in a folder last over a loss of power.
    static func sync(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }  // a folder that cannot be read cannot be synced
        fsync(descriptor)
        close(descriptor)
    }

    static func failure(writing path: String, _ code: Int32) -> ArchiveError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull(path: path)
        case ENOENT, ENOTDIR: .noFolder(path: split(path).folder)
        default: .cannotWrite(path: path, reason: text(of: code))
        }
    }

    static func failure(reading path: String, _ code: Int32) -> ArchiveError {
        code == ENOENT || code == ENOTDIR ? .notFound(path: path) : .cannotRead(path: path, reason: text(of: code))
    }

    static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}

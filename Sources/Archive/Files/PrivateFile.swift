import Files
import Glibc

/// Takes bytes one after the other.
public protocol ByteSink: AnyObject {
    /// Takes all of the bytes, or throws.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError)
    /// After the last byte: from now on it is there, whole.
    func finish() throws(ArchiveError)
    /// Takes back what was written. Does nothing after `finish`.
    func abandon()
}

/// Makes the file at a path that was found free, or may be replaced; its bytes may be encrypted on their way.
public typealias ByteSinkOpener = @Sendable (_ path: String, _ mayReplace: Bool) throws(ArchiveError) -> any ByteSink

extension ByteSink {
    /// The same for bytes of an array.
    public func write(_ bytes: [UInt8]) throws(ArchiveError) {
        try bytes.withUnsafeBufferPointer { buffer throws(ArchiveError) in try write(UnsafeRawBufferPointer(buffer)) }
    }
}

/// A file that appears under its name when it is whole, readable by its owner alone. Until then it has a name of its own
/// beside it, and nothing is left of it when it is not finished.
public final class PrivateFile: ByteSink {
    public let path: String
    /// Bytes written so far.
    public var byteCount: Int { file.byteCount }
    private let mayReplace: Bool
    private let file: ReplacementFile
    private let lock: UnfinishedLock
    private var isFinished = false

    /// - Parameter mayReplace: a regular file that is there gives way; a folder, a link, a pipe or a device never does.
    public init(path: String, mayReplace: Bool) throws(ArchiveError) {
        self.path = path
        self.mayReplace = mayReplace
        try Self.check(path, mayReplace: mayReplace)
        do {
            let temporary = UnfinishedLock.name(beside: path)
            file = try ReplacementFile(path: path, ownPath: temporary)
            lock = UnfinishedLock(temporary)
        } catch {
            throw FilePath.failure(writing: path, error.code)
        }
    }

    /// The file at `path`, made by `opener` where there is one.
    static func open(_ path: String, mayReplace: Bool, by opener: ByteSinkOpener?) throws(ArchiveError) -> any ByteSink
    {
        guard let opener else { return try PrivateFile(path: path, mayReplace: mayReplace) }
        try check(path, mayReplace: mayReplace)
        return try opener(path, mayReplace)
    }

    private static func check(_ path: String, mayReplace: Bool) throws(ArchiveError) {
        let (folder, name) = FilePath.split(path)
        guard !name.isEmpty, name != ".", name != ".." else {
            throw .cannotWrite(path: path, reason: "it names a folder")
        }
        guard FilePath.isFolder(folder) else { throw .noFolder(path: folder) }
        guard let status = PathText.status(path) else { return }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .notAFile(path: path, kind: "a folder")
        case S_IFLNK: throw .notAFile(path: path, kind: "a link")
        default: throw .notAFile(path: path, kind: "a pipe, socket or device")
        }
        guard mayReplace else { throw .exists(path: path) }
    }

    /// Appends bytes.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
        do { try file.write(bytes) } catch { throw FilePath.failure(writing: path, error.code) }
    }

    /// Gives the file its name, durably. Does nothing the second time.
    public func finish() throws(ArchiveError) {
        guard !isFinished else { return }
        do throws(FileFailure) {
            try file.finish(replacing: mayReplace ? .regularFile : .nothing)
        } catch {
            guard error.code == EEXIST else { throw FilePath.failure(writing: path, error.code) }
            // It took a while: somebody else has put something there.
            try Self.check(path, mayReplace: mayReplace)
            throw .exists(path: path)
        }
        isFinished = true
    }

    /// Removes the unfinished file.
    public func abandon() { file.abandon() }
}

/// Held as long as something unfinished is written, so that `OpenExports` tells it from what a killed program left.
public final class UnfinishedLock {
    private let descriptor: Int32

    /// A hidden name for what is to stand at `path`, by which `OpenExports` finds it.
    public static func name(beside path: String) -> String {
        let (folder, name) = FilePath.split(path)
        return FilePath.temporary(in: folder, for: name)
    }

    public init(_ path: String) {
        descriptor = PathText.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        // Without locks on this file system, another program that starts now may take it for a remainder.
        if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
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

    /// Whether `name` is one that `temporary` gives for `target`.
    static func isTemporary(_ name: String, for target: String) -> Bool {
        let (beginning, end) = (".\(target.prefix(100)).", ".part")
        guard name.hasPrefix(beginning), name.hasSuffix(end), name.count > beginning.count + end.count else {
            return false
        }
        let random = name.dropFirst(beginning.count).dropLast(end.count)
        return random.count <= 13 && random.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }

    static func isFolder(_ path: String) -> Bool {
        PathText.statusOfTarget(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }

    static func exists(_ path: String) -> Bool { PathText.status(path) != nil }

    static func failure(writing path: String, _ code: Int32) -> ArchiveError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull(path: path)
        case ENOENT, ENOTDIR: .noFolder(path: split(path).folder)
        default: .cannotWrite(path: path, reason: FileFailure(code: code).reason)
        }
    }

    static func failure(reading path: String, _ code: Int32) -> ArchiveError {
        code == ENOENT || code == ENOTDIR
            ? .notFound(path: path) : .cannotRead(path: path, reason: FileFailure(code: code).reason)
    }
}

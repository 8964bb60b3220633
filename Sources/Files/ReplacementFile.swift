import Glibc

/// A file that takes its place, or that of another one, only when all of it is on the disk. Until then it has a name of its own
/// beside it, and nothing is left of it when it is not finished. Not shared between threads.
public final class ReplacementFile {
    public let path: String
    /// Bytes written so far.
    public private(set) var byteCount = 0
    private let ownPath: String
    private var descriptor: Int32

    /// How the names of half-written files go on after that of the file, before random letters; by it the ones that a killed
    /// program left behind are found.
    public static let ending = ".new-"

    /// - Parameters:
    ///   - path: its folder must be there. A link at its place is replaced, not followed.
    ///   - ownPath: its name until it is finished; a new one if `nil`. A file of that name is removed first.
    ///   - mode: its permissions, less what the process takes away from all.
    public init(path: String, ownPath: String? = nil, mode: mode_t = 0o600) throws(FileFailure) {
        self.path = path
        if let ownPath { PathText.unlink(ownPath) }
        self.ownPath = ownPath ?? path + Self.ending + String(UInt64.random(in: .min ... .max), radix: 36)
        descriptor = PathText.open(
            self.ownPath, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode: mode)
        guard descriptor >= 0 else { throw .last }
    }

    deinit { abandon() }

    /// Appends bytes.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        try FileBytes.write(bytes, to: descriptor)
        byteCount += bytes.count
    }

    /// Appends bytes.
    public func write(_ bytes: some Sequence<UInt8>) throws(FileFailure) {
        let bytes = Array(bytes)
        try FileBytes.write(bytes, to: descriptor)
        byteCount += bytes.count
    }

    /// Gives it these permissions, whatever the process takes away from new files.
    public func setMode(_ mode: mode_t) throws(FileFailure) {
        guard fchmod(descriptor, mode) == 0 else { throw .last }
    }

    /// Reads all that was written back from the disk.
    /// - Returns: `nil` for more than `limit` bytes.
    public func readBack(atMost limit: Int) throws(FileFailure) -> [UInt8]? {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
        return try FileBytes.rest(of: descriptor, atMost: limit)
    }

    /// Brings all of it to the disk, under its own name still.
    public func sync() throws(FileFailure) {
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Puts it in its place, for good: once this returns it survives a loss of power.
    /// - Throws: what was there stays as it was.
    public func finish() throws(FileFailure) {
        try sync()
        try commit()
        Folder.fsync(Folder.of(path))
    }

    /// The kinds of file that may be replaced.
    public enum Replaceable: Sendable {
        case nothing
        /// A file and nothing else: no folder, link, pipe, socket or device.
        case regularFile
    }

    /// Puts it in its place, for good, unless something stands there that must not be replaced.
    ///
    /// The system checks and renames in one step, so that nothing that appears there meanwhile is lost: what is there
    /// changes places with the file, and back again if it is not what may be replaced.
    /// - Throws: `EEXIST` where something stands there that must stay; then it does, and nothing is left of the file.
    public func finish(replacing allowed: Replaceable) throws(FileFailure) {
        try sync()
        guard close(descriptor) == 0 else {
            let failure = FileFailure.last
            descriptor = -1
            PathText.unlink(ownPath)
            throw failure
        }
        descriptor = -1
        do throws(FileFailure) {
            try FileExchange.put(ownPath, at: path, replacing: allowed)
        } catch {
            if FileTree.entry(ownPath)?.isPlainFile == true { PathText.unlink(ownPath) }
            throw error
        }
        Folder.fsync(Folder.of(path))
    }

    /// Puts it in its place; a loss of power may undo that. For what can be had again.
    public func commit() throws(FileFailure) {
        let closed = close(descriptor)
        descriptor = -1
        guard closed == 0, PathText.rename(ownPath, path) == 0 else {
            let failure = FileFailure.last
            PathText.unlink(ownPath)
            throw failure
        }
    }

    /// Leaves nothing behind. Does nothing once it is in its place.
    public func abandon() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        PathText.unlink(ownPath)
    }
}

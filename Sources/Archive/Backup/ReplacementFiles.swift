import Files
import Glibc

/// The calls of the system that a replacement is made of. Tests put in an implementation that ends at a given call, as a kill
/// does.
public protocol ReplacementFiles: Sendable {
    /// Makes a folder and those above it that are missing; one that is there stays.
    func makeFolder(_ path: String) throws(FileFailure)
    /// Puts a small file in its place, on the disk for good.
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure)
    /// Gives a file or folder another name; a file at `target` gives way.
    func rename(_ path: String, to target: String) throws(FileFailure)
    /// Removes a file; one that is not there is no error.
    func remove(_ path: String) throws(FileFailure)
    /// Makes what happened to the names in a folder last over a loss of power.
    func sync(folder: String) throws(FileFailure)
}

/// The calls as they are.
public struct SystemFiles: ReplacementFiles {
    public init() {}

    /// Makes a folder and those above it that are missing, with mode 0700.
    public func makeFolder(_ path: String) throws(FileFailure) { try Folder.make(path) }

    /// Puts a small file in its place by `ReplacementFile`.
    public func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let file = try ReplacementFile(path: path)
        try file.write(bytes)
        try file.finish()
    }

    /// Calls `rename(2)`.
    public func rename(_ path: String, to target: String) throws(FileFailure) {
        guard Glibc.rename(path, target) == 0 else { throw .last }
    }

    /// Calls `unlink(2)`; a file that is not there is no error.
    public func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    /// Calls `fsync(2)` for a folder; a file system that cannot do it is no error.
    public func sync(folder: String) throws(FileFailure) { Folder.fsync(folder) }
}

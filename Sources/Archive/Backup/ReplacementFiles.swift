import Files
import Glibc

/// The calls of the system that a replacement is made of. Tests put in an implementation that ends at a given call, as a kill
/// does.
public protocol ReplacementFiles: Sendable {
    func makeFolder(_ path: String) throws(FileFailure)
    /// Puts a small file in its place, on the disk for good.
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure)
    func rename(_ path: String, to target: String) throws(FileFailure)
    func remove(_ path: String) throws(FileFailure)
    /// Makes what happened to the names in a folder last over a loss of power.
    func sync(folder: String) throws(FileFailure)
}

/// The calls as they are.
public struct SystemFiles: ReplacementFiles {
    public init() {}

    public func makeFolder(_ path: String) throws(FileFailure) { try Folder.make(path) }

    public func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let file = try ReplacementFile(path: path)
        try file.write(bytes)
        try file.finish()
    }

    public func rename(_ path: String, to target: String) throws(FileFailure) {
        guard Glibc.rename(path, target) == 0 else { throw .last }
    }

    public func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    public func sync(folder: String) throws(FileFailure) { Folder.fsync(folder) }
}

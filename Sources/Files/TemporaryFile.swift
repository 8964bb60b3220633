import Glibc

/// A file that did not exist before, readable for its owner only and closed in programs that this one starts.
public struct TemporaryFile: Sendable {
    /// Open for reading and writing; whoever made the file closes it.
    public let descriptor: Int32
    public let path: String

    /// - Parameter beginning: of its path; six letters are put behind it.
    public init(_ beginning: String) throws(FileFailure) {
        (descriptor, path) = TemporaryPath.make(beginning, mkstemp)
        guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw .last }
    }
}

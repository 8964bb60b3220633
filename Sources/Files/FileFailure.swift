import Glibc

/// The system's error for a failed file operation.
public struct FileFailure: Error, Equatable, Sendable {
    /// As in `errno`.
    public var code: Int32

    public init(code: Int32) { self.code = code }

    /// Of the call that has just failed.
    public static var last: FileFailure { FileFailure(code: errno) }

    /// As the end of a sentence, for example `no such file or directory`.
    public var reason: String { String(cString: strerror(code)).lowercased() }

    /// No room, on the disk or in what the person may use of it.
    public var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }
}

import Glibc

/// A request to whoever is writing a file for long to make way. Any number of programs, and of parts of one, can ask at a time.
/// It is a shared advisory lock on a file, so that nothing is left over; the system ends it with the process.
public final class WriteRequest: Sendable {
    private let descriptor: Int32

    /// `nil` where there is no such file, or where it cannot be locked at this moment.
    public init?(_ file: String) {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        // Last: an object that is whole is deinitialised when its initialiser fails.
        self.descriptor = descriptor
    }

    /// Unlocks by name, see `FolderLock`.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

/// The requests that are made for a file. Of a file that cannot be opened or locked there are none.
public final class WriteRequests: Sendable {
    private let descriptor: Int32

    public init(_ file: String) { descriptor = open(file, O_RDONLY | O_CLOEXEC) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether somebody asks at this moment.
    public var isAny: Bool {
        guard descriptor >= 0 else { return false }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno == EWOULDBLOCK }
        flock(descriptor, LOCK_UN)
        return false
    }
}

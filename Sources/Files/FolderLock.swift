import Glibc

/// The sole right to change what is in a folder, among programs that ask for it. It is an advisory lock on the folder itself,
/// so that no file is left over; the system ends it with the process.
public final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Waits for whoever has it; blocks the thread.
    /// - Parameter attempts: how often it is tried, 5 ms apart.
    /// - Throws: `EWOULDBLOCK` when another program has it still; `ENOENT` where there is no folder.
    public init(_ folder: String, attempts: Int = 2_000) throws(FileFailure) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        var left = attempts
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // A file system without locks has no second program to wait for that it could tell of.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            left -= 1
            guard left > 0 else {
                close(descriptor)
                throw FileFailure(code: EWOULDBLOCK)
            }
            usleep(5_000)
        }
        // Last: an object that is whole is deinitialised when its initialiser throws, and would close the descriptor twice.
        self.descriptor = descriptor
    }

    /// Unlocks by name: a child program that is being started has the descriptor too, and closing it here alone would not do.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

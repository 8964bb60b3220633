import Files
import Foundation

/// The right to import what is dropped into a folder: of all programs of one person that watch it one has it. The system ends
/// it with the process.
///
/// It is a lock on a file elsewhere: a folder that is open would not be told to be gone.
final class FolderClaim: Sendable {
    private let descriptor: Int32

    /// `nil` while another program has it.
    /// - Parameter locks: the folder where the file lies.
    /// - Throws: where there is no such folder, or no place for the file.
    init?(_ folder: String, locks: String) throws(WatchProblem) {
        var facts = stat()
        guard stat(folder, &facts) == 0 else { throw WatchProblem(folder, errno) }
        do throws(FileFailure) { try Folder.make(locks) } catch { throw WatchProblem(folder, error.code) }
        descriptor = open("\(locks)/watching-\(facts.st_dev)-\(facts.st_ino).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw WatchProblem(folder, errno) }
        // On a file system without locks nobody can have it, and each one imports: the store takes nothing twice.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}

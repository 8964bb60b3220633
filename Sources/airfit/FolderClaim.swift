import Foundation

/// The right to import what is dropped into a folder: of all programs that watch it one has it. The system ends it with the
/// process.
final class FolderClaim: Sendable {
    private let descriptor: Int32

    /// `nil` while another program has it.
    /// - Throws: where there is no such folder.
    init?(_ folder: String) throws(WatchProblem) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw WatchProblem(folder, errno) }
        // On a file system without locks nobody can have it, and each one imports: the store takes nothing twice.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}

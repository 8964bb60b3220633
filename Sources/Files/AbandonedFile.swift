import Glibc

/// What a killed program left behind: its maker locks it for as long as it is used, and the system ends the lock with the
/// process.
public enum AbandonedFile {
    /// Whose folder it is in: this program's alone, or one that others write in too.
    public enum Place: Sendable { case own, shared }

    /// Removes a file, or a folder with everything in it, that nobody has locked. It is locked meanwhile, so that a maker
    /// that comes late finds it taken. Where the file system has no locks, everything stays.
    /// - Parameter place: where others write too, it goes only if it is as this program makes it: for this user alone.
    /// - Returns: whether it went.
    @discardableResult
    public static func remove(_ path: String, in place: Place = .shared) -> Bool {
        let descriptor = PathText.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
            place == .own || status.st_uid == geteuid() && status.st_mode & 0o077 == 0,
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return false }
        FileTree.remove(path)
        return true
    }
}

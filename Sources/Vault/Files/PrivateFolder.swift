import Foundation

/// A folder that only its owner can look into.
enum PrivateFolder {
    /// Makes the folder with those above it, each 0700 from the start; one that is there and open to others is closed to them.
    /// - Returns: whether its mode was mended.
    @discardableResult
    static func prepare(_ path: String) throws(VaultError) -> Bool {
        try make(path)
        var facts = stat()
        guard lstat(path, &facts) == 0 else { throw .reading(path, errno) }
        // A link to a folder elsewhere is the person's own decision; what counts is where it leads.
        if facts.st_mode & S_IFMT == S_IFLNK, stat(path, &facts) != 0 { throw .reading(path, errno) }
        guard facts.st_mode & S_IFMT == S_IFDIR else { throw .notPrivate(path: path, reason: "it is no folder") }
        guard facts.st_uid == geteuid() else { throw .notPrivate(path: path, reason: "it belongs to another user") }
        guard facts.st_mode & 0o077 != 0 else { return false }
        guard chmod(path, 0o700) == 0 else {
            throw .notPrivate(path: path, reason: "others may look into it; take that away with chmod 700")
        }
        return true
    }

    private static func make(_ path: String) throws(VaultError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw .writing(path, errno)
        }
        try make(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .writing(path, errno) }
    }

    /// Makes sure that a file's new name survives a loss of power. Some file systems cannot; then it is as sure as they are.
    static func settle(of path: String) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

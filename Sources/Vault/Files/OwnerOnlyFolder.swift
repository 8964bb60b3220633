import Files
import Foundation

/// A folder that only its owner can look into.
enum OwnerOnlyFolder {
    /// Makes the folder with those above it, each 0700 from the start; one that is there and open to others is closed to them.
    /// - Returns: whether its mode was mended.
    @discardableResult
    static func prepare(_ path: String) throws(VaultError) -> Bool {
        do { try Folder.make(path) } catch { throw .writing(path, error.code) }
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
}

import Files
import Foundation

/// Reading files that belong to the person alone.
enum OwnerOnlyFile {
    /// Opens a file for reading that is a file, belongs to this user and is readable for nobody else; where others may read it,
    /// that is ended.
    /// - Returns: `nil` where there is none; whether its mode was mended.
    static func open(_ path: String) throws(VaultError) -> (descriptor: Int32, wasMended: Bool)? {
        // Not through a link, and not waiting for the writer of a pipe.
        let descriptor = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .reading(path, errno)
        }
        do throws(VaultError) {
            return (descriptor, try mended(descriptor, path))
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func mended(_ descriptor: Int32, _ path: String) throws(VaultError) -> Bool {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .reading(path, errno) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .notPrivate(path: path, reason: "it is no file") }
        guard facts.st_uid == geteuid() else {
            throw .notPrivate(path: path, reason: "it belongs to another user")
        }
        guard facts.st_mode & 0o077 != 0 else { return false }
        guard fchmod(descriptor, 0o600) == 0 else {
            throw .notPrivate(path: path, reason: "others may read it; take that away with chmod 600")
        }
        return true
    }

    /// The rest of an open file.
    static func bytes(of descriptor: Int32, path: String, atMost limit: Int) throws(VaultError) -> [UInt8] {
        let bytes: [UInt8]?
        do { bytes = try FileBytes.rest(of: descriptor, atMost: limit) } catch { throw .reading(path, error.code) }
        guard let bytes else { throw .tooLarge(path: path) }
        return bytes
    }
}

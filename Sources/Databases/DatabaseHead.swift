import Files
import Glibc

/// The header of a database file, read without SQLite. Only before this process has opened the database:
/// closing a second descriptor of a file ends the locks that SQLite has on it.
public enum DatabaseHead {
    /// The `user_version` as of the last checkpoint; `nil` for what is no database file.
    public static func userVersion(of path: String) -> Int? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 100)
        guard read(descriptor, &bytes, bytes.count) == bytes.count, bytes.starts(with: "SQLite format 3\0".utf8) else {
            return nil
        }
        return bytes[60..<64].reduce(0) { $0 << 8 | Int($1) }
    }
}

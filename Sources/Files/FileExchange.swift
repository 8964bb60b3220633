import CFiles
import Glibc

/// Renames that replace nothing by accident.
enum FileExchange {
    /// Moves the file `own` to `path`.
    /// - Throws: `EEXIST` where something stands at `path` that is not `allowed` to give way; it stays.
    static func put(
        _ own: String, at path: String, replacing allowed: ReplacementFile.Replaceable
    ) throws(FileFailure) {
        // Whoever makes and removes something there at the same moment sends it round again.
        for _ in 0..<16 {
            if PathText.rename(own, path, by: { rename_to_free_name($0, $1) }) == 0 { return }
            if isUnsupported(errno) { return try putByLooking(own, at: path, replacing: allowed) }
            guard errno == EEXIST else { throw .last }
            guard allowed == .regularFile, isRegularFile(path) else { throw FileFailure(code: EEXIST) }
            guard PathText.rename(own, path, by: { rename_exchanging($0, $1) }) == 0 else {
                if errno == ENOENT { continue }
                if isUnsupported(errno) { return try putByLooking(own, at: path, replacing: allowed) }
                throw .last
            }
            if isRegularFile(own) {
                PathText.unlink(own)
                return
            }
            // Something else has come there since it was looked at: it goes back.
            guard PathText.rename(own, path, by: { rename_exchanging($0, $1) }) == 0 else { throw .last }
            throw FileFailure(code: EEXIST)
        }
        throw FileFailure(code: EEXIST)
    }

    /// For file systems that rename in no other way.
    private static func putByLooking(
        _ own: String, at path: String, replacing allowed: ReplacementFile.Replaceable
    ) throws(FileFailure) {
        if FileTree.entry(path) != nil {
            guard allowed == .regularFile, isRegularFile(path) else { throw FileFailure(code: EEXIST) }
        }
        guard PathText.rename(own, path) == 0 else { throw .last }
    }

    /// Links are not followed.
    private static func isRegularFile(_ path: String) -> Bool {
        PathText.status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
    }

    private static func isUnsupported(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOSYS || code == EOPNOTSUPP
    }
}

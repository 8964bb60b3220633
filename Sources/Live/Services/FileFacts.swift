import Foundation

/// Size and mode of a file, or of a folder with all that is in it.
struct FileFacts {
    /// With what belongs to a database: its `-wal` and `-shm`.
    private(set) var bytes = 0
    private var mode: mode_t?

    init(of path: String) {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return }
        mode = facts.st_mode & 0o777
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            bytes = [path, path + "-wal", path + "-shm"].reduce(0) { $0 + Self.size(of: $1) }
            return
        }
        let files = FileManager.default.enumerator(atPath: path)
        while let file = files?.nextObject() as? String { bytes += Self.size(of: path + "/" + file) }
    }

    /// `12.0 MiB, mode 600`; that there is none yet.
    var words: String {
        guard let mode else { return "none yet" }
        let size = bytes < 1 << 20 ? "\((bytes + 1_023) >> 10) KiB" : "\(bytes >> 20) MiB"
        return "\(size), mode \(String(mode, radix: 8))"
    }

    /// Of a file; 0 for anything else.
    private static func size(of path: String) -> Int {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG ? Int(facts.st_size) : 0
    }
}

import Glibc

/// Folders by their paths.
public enum Folder {
    /// The folder that a file is in: `.` where its path names none.
    public static func of(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder and those above it that are missing, for their owner alone. One that is there stays as it is.
    public static func make(_ path: String, mode: mode_t = 0o700) throws(FileFailure) {
        if PathText.mkdir(path, mode) == 0 || errno == EEXIST { return }
        let above = of(path)
        guard errno == ENOENT, above != path, above != "." else { throw .last }
        try make(above, mode: mode)
        guard PathText.mkdir(path, mode) == 0 || errno == EEXIST else { throw .last }
    }

    /// Gives a folder another name on the same disk, where nothing stands yet.
    /// - Throws: `EEXIST` where something does.
    public static func move(_ path: String, to other: String) throws(FileFailure) {
        try FileExchange.put(path, at: other, replacing: .nothing)
    }

    /// Makes what happened to the names in a folder last over a loss of power. A file system that cannot do that, or a folder
    /// that cannot be read, keeps them in its own time.
    public static func fsync(_ path: String) {
        let descriptor = PathText.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        Glibc.fsync(descriptor)
        close(descriptor)
    }
}

import Glibc

/// What a folder holds, without following links or leaving its file system.
public enum FileTree {
    public struct Entry {
        public var path: String
        public var byteCount: Int
        public var isFolder: Bool
        /// A file with no other name, so that overwriting it harms nobody else.
        public var isPlainFile: Bool
        /// Which file of which disk it is.
        public var device: UInt64
    }

    /// `nil` where there is nothing.
    public static func entry(_ path: String) -> Entry? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        return Entry(
            path: path, byteCount: kind == S_IFREG ? Int(status.st_size) : 0, isFolder: kind == S_IFDIR,
            isPlainFile: kind == S_IFREG && status.st_nlink == 1, device: UInt64(status.st_dev))
    }

    /// The disk that a path leads to, after all links; `nil` where there is nothing.
    public static func device(of path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_dev) : nil
    }

    /// Names in a folder in order; `nil` where it cannot be read.
    public static func names(in folder: String) -> [String]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// A path and all below it, what is inside a folder before the folder.
    public static func all(below path: String) -> [Entry] {
        guard let entry = entry(path) else { return [] }
        guard entry.isFolder else { return [entry] }
        let inside = (names(in: path) ?? []).flatMap { name -> [Entry] in
            let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            return Self.entry(inner)?.device == entry.device ? all(below: inner) : []
        }
        return inside + [entry]
    }

    /// Removes a path and all below it.
    public static func remove(_ path: String) {
        for entry in all(below: path) {
            if entry.isFolder { rmdir(entry.path) } else { unlink(entry.path) }
        }
    }
}

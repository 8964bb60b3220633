import Glibc

/// Walks a folder without following links or leaving its file system.
public enum FileTree {
    /// A file, folder or link in a tree.
    public struct Entry {
        public var path: String
        /// Size in bytes.
        public var byteCount: Int
        public var isFolder: Bool
        /// A file with no other name, so that overwriting it harms nobody else.
        public var isPlainFile: Bool
        public var isLink: Bool
        /// Which file of which disk it is.
        public var device: UInt64
    }

    /// `nil` where there is nothing.
    public static func entry(_ path: String) -> Entry? {
        guard let status = PathText.status(path) else { return nil }
        let kind = status.st_mode & S_IFMT
        return Entry(
            path: path, byteCount: kind == S_IFREG ? Int(status.st_size) : 0, isFolder: kind == S_IFDIR,
            isPlainFile: kind == S_IFREG && status.st_nlink == 1, isLink: kind == S_IFLNK, device: UInt64(status.st_dev)
        )
    }

    /// The absolute path that a link leads to in the end; `nil` for one that leads nowhere, and for what is no link.
    public static func target(ofLink path: String) -> String? {
        guard entry(path)?.isLink == true,
            let resolved = PathText.withSystemPath(path, { realpath($0, nil) })
        else { return nil }
        defer { free(resolved) }
        return PathText.text(of: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// The disk that a path leads to, after all links; `nil` where there is nothing.
    public static func device(of path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_dev) : nil
    }

    /// Names in a folder in order; `nil` where it cannot be read.
    public static func names(in folder: String) -> [String]? {
        guard let directory = PathText.withSystemPath(folder, { opendir($0) }) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { PathText.text(of: $0.prefix { $0 != 0 }) }
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
        for entry in all(below: path) { removeOne(entry) }
    }

    /// Removes a file, or a folder that is empty.
    /// - Returns: 0, or -1 with the reason in `errno`.
    @discardableResult public static func removeOne(_ entry: Entry) -> Int32 {
        PathText.withSystemPath(entry.path) { entry.isFolder ? rmdir($0) : unlink($0) }
    }
}

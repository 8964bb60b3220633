import Glibc

/// The unpacked form: a folder with the XML in it or one level down, as in `apple_health_export/export.xml`.
enum ExportFolder {
    private static let mostFiles = 10_000

    static func find(in path: String) throws(ImportError) -> AppleHealthExport {
        let (files, folders) = try list(path)
        if let export = try export(among: files, in: path) { return export }
        for folder in folders {
            let inner = "\(path)/\(folder)"
            if let export = try export(among: try list(inner).files, in: inner) { return export }
        }
        throw .isDirectoryWithoutExport(path: path)
    }

    private static func export(among files: [String], in folder: String) throws(ImportError) -> AppleHealthExport? {
        for name in files where name.lowercased().hasSuffix(".xml") {
            let file = try OpenFile(path: "\(folder)/\(name)")
            if ExportSniffer.isExport(try file.bytes(at: 0, count: ExportSniffer.headSize)) {
                return try AppleHealthExport.open(path: file.path)
            }
        }
        return nil
    }

    /// Names in order, hidden ones left out. Links are not followed.
    private static func list(_ path: String) throws(ImportError) -> (files: [String], folders: [String]) {
        guard let directory = opendir(path) else {
            throw .notReadable(path: path, reason: OpenFile.text(ofError: errno))
        }
        defer { closedir(directory) }
        var files: [String] = []
        var folders: [String] = []
        while files.count + folders.count < mostFiles, let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            var status = stat()
            guard !name.hasPrefix("."), lstat("\(path)/\(name)", &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFREG { files.append(name) }
            if status.st_mode & S_IFMT == S_IFDIR { folders.append(name) }
        }
        return (files.sorted(), folders.sorted())
    }
}

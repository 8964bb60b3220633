import Files
import Glibc
import ImportKit

/// The files in a folder and below it, in the order of their names. Hidden ones and links are passed over.
struct FolderWalk {
    /// Paths of regular files.
    private(set) var files: [String] = []
    /// Why something was not looked at, by its path.
    private(set) var problems: [(path: String, reason: String)] = []

    /// Of all paths found.
    private var nameBytes = 0

    static let deepest = 16
    static let mostFiles = ZipArchive.mostEntries

    /// - Throws: `.notReadable` for the folder itself; what cannot be read below it is among the problems.
    init(_ folder: String) throws(ImportError) {
        let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        try walk(root, depth: 0)
    }

    private mutating func walk(_ folder: String, depth: Int) throws(ImportError) {
        let (names, folders) = try list(folder)
        for name in names { files.append("\(folder)/\(name)") }
        for name in folders {
            let inner = "\(folder)/\(name)"
            guard depth < Self.deepest else {
                problems.append((inner, "it lies more than \(Self.deepest) folders deep"))
                continue
            }
            guard files.count < Self.mostFiles, nameBytes <= CollectionSorting.mostNameBytes else { return }
            do {
                try walk(inner, depth: depth + 1)
            } catch {
                if case .notReadable(_, let reason) = error { problems.append((inner, reason)) }
            }
        }
    }

    private mutating func list(_ folder: String) throws(ImportError) -> (files: [String], folders: [String]) {
        guard let directory = PathText.withSystemPath(folder, { opendir($0) }) else {
            throw .notReadable(path: folder, reason: OpenFile.text(ofError: errno))
        }
        defer { closedir(directory) }
        var names: [String] = []
        var folders: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { PathText.text(of: $0.prefix { $0 != 0 }) }
            guard !name.hasPrefix("."), name != "__MACOSX", let status = PathText.status("\(folder)/\(name)") else {
                continue
            }
            switch status.st_mode & S_IFMT {
            case S_IFREG: names.append(name)
            case S_IFDIR: folders.append(name)
            default: break
            }
            nameBytes += folder.utf8.count + 1 + name.utf8.count
            guard nameBytes <= CollectionSorting.mostNameBytes else {
                problems.append(
                    (
                        folder,
                        "the names of its files are longer than \(CollectionSorting.mostNameBytes >> 20) MB; the rest was not "
                            + "looked at"
                    ))
                break
            }
            guard files.count + names.count + folders.count <= Self.mostFiles else {
                problems.append((folder, "it has more than \(Self.mostFiles) files; the rest was not looked at"))
                break
            }
        }
        return (names.sorted(), folders.sorted())
    }
}

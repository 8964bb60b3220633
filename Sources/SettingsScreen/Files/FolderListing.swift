import Foundation

/// Something in a folder that can be chosen. Its name comes from outside.
public struct FileEntry: Equatable, Sendable {
    public var name: String
    public var isFolder: Bool
    /// 0 for a folder.
    public var bytes: Int
    /// When the file was last changed.
    public var changedAt: Date

    public init(_ name: String, isFolder: Bool = false, bytes: Int = 0, changedAt: Date) {
        (self.name, self.isFolder, self.bytes, self.changedAt) = (name, isFolder, bytes, changedAt)
    }

    var isHidden: Bool { name.hasPrefix(".") }
}

/// A path to look at.
public struct FolderRequest: Hashable, Sendable {
    /// Absolute, from home with `~`, or from `folder`; empty for the folder where a person's downloads most likely are.
    public var path: String
    /// Where a path begins that is not absolute.
    public var folder: String
    /// Folders to begin in before any other, where they are still there; only for an empty path.
    public var recent: [String] = []

    public init(_ path: String, from folder: String = "", recent: [String] = []) {
        (self.path, self.folder, self.recent) = (path, folder, recent)
    }
}

/// The contents of a folder.
public enum FolderListing: Equatable, Sendable {
    case folder(FolderContents)
    /// A file, by its absolute path.
    case file(String)
    /// One sentence on why nothing can be seen.
    case failed(String)
}

/// The entries of a folder.
public struct FolderContents: Equatable, Sendable {
    /// Absolute, without a slash at the end.
    public var path: String
    /// The home folder, which is shown as `~`.
    public var home: String
    /// In no order; files and folders alone.
    public var entries: [FileEntry]
    /// The folder holds more than was read.
    public var isCut: Bool

    public init(path: String, home: String, entries: [FileEntry], isCut: Bool = false) {
        (self.path, self.home, self.entries, self.isCut) = (path, home, entries, isCut)
    }

    /// The path as it is shown: `~/Downloads`.
    var shownPath: String { FolderPath.shown(path, home: home) }
}

/// Paths as text. Nothing is looked up.
///
/// Names are bytes: a slash parts them also before a mark that would combine with it, and names that Unicode holds for the
/// same are two files.
enum FolderPath {
    private static let slash = UInt8(ascii: "/")

    static func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

    static func shown(_ path: String, home: String) -> String {
        guard !home.isEmpty, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    static func above(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: slash), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    static func name(_ path: String) -> String {
        path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
    }

    /// A typed path up to its last slash, and what comes after it.
    static func parts(_ typed: String) -> (folder: String, last: String) {
        guard let slash = typed.utf8.lastIndex(of: slash) else { return ("", typed) }
        let after = typed.utf8.index(after: slash)
        return (String(typed[..<after]), String(typed[after...]))
    }
}

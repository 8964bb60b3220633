import Archive
import Files
import Foundation
import SettingsScreen
import Threads

/// Looks at folders for the chooser of files. Nothing is opened: names, sizes and times come from the folder alone.
struct FolderReader: Sendable {
    /// The home folder; `nil` where the environment names none.
    let home: String?

    /// As many entries are listed; a folder of more is told to be cut.
    private static let most = 10_000

    init(home: String?) { self.home = home.flatMap { $0.hasPrefix("/") ? Self.trimmed($0) : nil } }

    /// On a thread of its own: a folder of a network may take its time.
    func read(_ request: FolderRequest) async -> FolderListing {
        await DedicatedThread.run { isCancelled in
            guard request.path.isEmpty else { return look(at: absolute(request), isCancelled) }
            let starts = request.recent + usualPlaces
            for path in starts.dropLast() {
                if case .folder(let contents) = look(at: path, isCancelled) { return .folder(contents) }
            }
            return look(at: starts.last ?? "/", isCancelled)
        }
    }

    private var usualPlaces: [String] {
        guard let home else { return ["/"] }
        return [Self.downloads(home), home + "/Downloads", home, "/"].compactMap { $0 }
    }

    /// As the desktop has named it, in whatever language.
    private static func downloads(_ home: String) -> String? {
        // Without the file the folder has its English name.
        guard let bytes = try? FileBytes.of(home + "/.config/user-dirs.dirs", atMost: 64 << 10),
            let text = String(validating: bytes, as: UTF8.self),
            let line = text.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix("XDG_DOWNLOAD_DIR=") })
        else { return nil }
        let value = line.dropFirst("XDG_DOWNLOAD_DIR=".count).trimmingCharacters(in: ["\"", " "])
        return value.replacing("$HOME", with: home)
    }

    private static func trimmed(_ path: String) -> String {
        "/" + names(in: path).joined(separator: "/")
    }

    /// By bytes: a slash parts names also before a mark that would combine with it.
    private static func names(in path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// Without `.` and `..`, which mean what they say in the text: a link is left the way it was entered.
    private func absolute(_ request: FolderRequest) -> String {
        var path = request.path
        if path == "~" || path.hasPrefix("~/") { path = (home ?? "") + path.dropFirst() }
        if !path.hasPrefix("/") { path = request.folder + "/" + path }
        var parts: [Substring] = []
        for part in Self.names(in: path) where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    private func look(at path: String, _ isCancelled: () -> Bool) -> FolderListing {
        guard let status = PathText.statusOfTarget(path) else { return .failed(Self.sentence(on: path, .last)) }
        if status.st_mode & S_IFMT == S_IFREG { return .file(path) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            return .failed("\(name(of: path)) is neither a file nor a folder.")
        }
        guard let folder = PathText.withSystemPath(path, { opendir($0) }) else {
            return .failed(Self.sentence(on: path, .last))
        }
        defer { closedir(folder) }
        var contents = FolderContents(path: path, home: home ?? "", entries: [])
        while let found = readdir(folder), !isCancelled() {
            guard contents.entries.count < Self.most else {
                contents.isCut = true
                break
            }
            let bytes = withUnsafeBytes(of: &found.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if bytes == Array(".".utf8) || bytes == Array("..".utf8) { continue }
            var status = stat()
            // What vanished meanwhile, or a link to nowhere, is not there to be chosen.
            guard
                withUnsafePointer(
                    to: &found.pointee.d_name,
                    { pointer in
                        pointer.withMemoryRebound(to: CChar.self, capacity: bytes.count + 1) {
                            fstatat(dirfd(folder), $0, &status, 0)
                        }
                    }) == 0
            else { continue }
            let kind = status.st_mode & S_IFMT
            guard kind == S_IFREG || kind == S_IFDIR else { continue }
            contents.entries.append(
                FileEntry(
                    PathText.text(of: bytes), isFolder: kind == S_IFDIR,
                    bytes: kind == S_IFDIR ? 0 : Int(status.st_size),
                    changedAt: Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))))
        }
        return .folder(contents)
    }

    private func name(of path: String) -> String {
        guard let home, path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    private static func sentence(on path: String, _ failure: FileFailure) -> String {
        let name = names(in: path).last.map(String.init) ?? "/"
        switch failure.code {
        case EACCES, EPERM: return "\(name) is not yours to read: its permissions do not let you in."
        case ENOENT: return "There is no \(name) there."
        case ENOTDIR: return "\(name) cannot be there: its path goes through a file."
        default: return "\(name) cannot be read: \(failure.reason)."
        }
    }
}

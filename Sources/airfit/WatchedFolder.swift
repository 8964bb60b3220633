import EventLoop
import Foundation
import SettingsModel

/// Imports what is dropped into a folder, one file after the other, while the full screen is open.
///
/// The kernel tells of whole files (inotify): of those that were written and closed, and of those that were renamed into
/// the folder, as downloads are at their end. Nothing polls.
@MainActor final class WatchedFolder {
    let folder: String
    private let afterImport: Settings.Data.AfterImport
    private let descriptor: Int32
    private var watch: FileWatch?
    private let importFile: @MainActor (String) async -> ImportReport
    private let notice: @MainActor (String, _ isProblem: Bool) -> Void
    private var waiting: [String] = []
    private var running: Task<Void, Never>?

    /// Files that look like what can be imported; everything else in the folder is left alone.
    private static let endings = [".zip", ".xml", ".json"]
    /// Where files go after their import, when they are to be moved.
    static let importedFolder = "imported"

    /// `nil` where the folder cannot be watched; `notice` says why.
    /// - Parameters:
    ///   - known: paths that were imported before; they are not looked at again at the start.
    ///   - importFile: reads one file into the store.
    init?(
        folder: String, afterImport: Settings.Data.AfterImport, known: Set<String>,
        importFile: @escaping @MainActor (String) async -> ImportReport,
        notice: @escaping @MainActor (String, _ isProblem: Bool) -> Void
    ) {
        self.folder = folder
        self.afterImport = afterImport
        self.importFile = importFile
        self.notice = notice
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else {
            notice("The folder \(folder) cannot be watched: \(String(cString: strerror(errno))).", true)
            return nil
        }
        let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ONLYDIR)
        guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
            notice("The folder \(folder) cannot be watched: \(String(cString: strerror(errno))).", true)
            close(descriptor)
            return nil
        }
        watch = EventLoop.shared.watch(descriptor) { [weak self] in self?.heard() }
        // What was dropped while the program was not running. A folder that cannot be listed has told of it above.
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            if !known.contains(path(name)) { take(name) }
        }
    }

    func cancel() {
        running?.cancel()
        watch?.cancel()
        close(descriptor)
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func heard() {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            for name in Self.names(in: buffer.prefix(count)) { take(name) }
        }
    }

    /// The names in a block of events as the kernel writes it.
    static func names(in bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var place = bytes.startIndex
        let head = 16
        while place + head <= bytes.endIndex {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 12 + $1]) << (8 * $1) }
            guard length >= 0, place + head + length <= bytes.endIndex else { break }
            let name = bytes[place + head..<place + head + length].prefix { $0 != 0 }
            if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
            place += head + length
        }
        return names
    }

    private func take(_ name: String) {
        let lower = name.lowercased()
        guard !name.hasPrefix("."), Self.endings.contains(where: lower.hasSuffix) else { return }
        var status = stat()
        guard stat(path(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
        if !waiting.contains(name) { waiting.append(name) }
        if running == nil { running = Task { await work() } }
    }

    private func work() async {
        while !waiting.isEmpty, !Task.isCancelled {
            let name = waiting.removeFirst()
            notice("Importing \(name) from the watched folder …", false)
            let report = await importFile(path(name))
            if Task.isCancelled { break }
            let isWhole = report.exitCode == nil
            notice(report.sentence, !isWhole)
            if isWhole, afterImport == .move { move(name) }
        }
        running = nil
    }

    private func move(_ name: String) {
        let target = path(Self.importedFolder)
        if mkdir(target, 0o700) != 0, errno != EEXIST {
            return notice("\(name) is imported but could not be moved: \(String(cString: strerror(errno))).", true)
        }
        var free = "\(target)/\(name)"
        var number = 1
        while access(free, F_OK) == 0 {
            number += 1
            free = "\(target)/\(number) \(name)"
        }
        guard rename(path(name), free) == 0 else {
            return notice("\(name) is imported but could not be moved: \(String(cString: strerror(errno))).", true)
        }
    }
}

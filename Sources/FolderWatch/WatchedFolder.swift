import DataWork
import EventLoop
import Files
import Foundation
import SettingsModel

/// Imports what is dropped into a folder or into a folder in it, one file after the other: in the full screen and in
/// `airfit watch`. A file that is written again is imported again.
@MainActor public final class WatchedFolder {
    /// A notice of the watched folder.
    public enum Notice: Sendable {
        case began(name: String)
        case ended(name: String, ImportReport)
        /// One sentence.
        case problem(String)
        /// A file that nothing can read; told once.
        case leftAlone(name: String)
        /// Nothing comes for now, and why: another AirFit imports what is dropped, or the folder is gone. It is watched as soon
        /// as that is over.
        case pausing(String)
        /// It is watched after a pause.
        case watching
    }

    /// Size and time of modification of a file: it has changed where they differ.
    private struct Stamp: Equatable {
        var size: Int64
        var modifiedSeconds: Int
        var modifiedNanoseconds: Int
    }

    public let folder: String
    private let afterImport: Settings.Data.AfterImport
    private let locks: String
    private let known: @MainActor () async -> [String: Date]
    private var claim: FolderClaim?
    private var events: FolderEvents?
    /// While it is not watched: until it is tried again.
    private var pause: LoopTimer?
    private var initialScan: Task<Void, Never>?
    private let importFile: @MainActor (String) async -> ImportReport
    private let notice: @MainActor (Notice) -> Void
    /// Files of which the kernel told, as they were then: they wait until they stay so.
    private var changing: [String: (stamp: Stamp, timer: LoopTimer)] = [:]
    private var waiting = PathQueue()
    private var done: [String: Stamp] = [:]
    private var running: Task<Void, Never>?

    /// Where files go after their import, when they are to be moved.
    static let importedFolder = "imported"
    private static let stableTime = Duration.seconds(2)
    private static let pauseLength = Duration.seconds(3)
    private static let unfinished = [".part", ".crdownload", ".download", ".tmp", ".icloud", "~", ".swp", ".filepart"]
    private static let mostRemembered = 100_000

    /// Watches nothing before `start`.
    /// - Parameters:
    ///   - locks: a folder of our own; see `FolderClaim`.
    ///   - known: files that were imported whole, and when; they are looked at again only if they changed since.
    ///   - importFile: reads one file into the store.
    public init(
        folder: String, afterImport: Settings.Data.AfterImport, locks: String,
        known: @escaping @MainActor () async -> [String: Date],
        importFile: @escaping @MainActor (String) async -> ImportReport, notice: @escaping @MainActor (Notice) -> Void
    ) {
        self.folder = folder
        self.afterImport = afterImport
        self.locks = locks
        self.known = known
        self.importFile = importFile
        self.notice = notice
    }

    // MARK: - Watching

    /// - Throws: `WatchProblem` where the folder cannot be watched; `startLater` watches it when it can be.
    public func start() throws(WatchProblem) {
        guard try begin() else {
            notice(.pausing("Another AirFit imports what is dropped into \(folder); this one does when that ends."))
            return startLater()
        }
    }

    /// Tries it again until it works.
    public func startLater() {
        pause = EventLoop.shared.after(Self.pauseLength) { [weak self] in self?.tryAgain() }
    }

    private func tryAgain() {
        // What is wrong was told.
        if (try? begin()) ?? false { notice(.watching) } else { startLater() }
    }

    /// - Returns: whether it is watched; not while another program does.
    private func begin() throws(WatchProblem) -> Bool {
        guard let claim = try FolderClaim(folder, locks: locks) else { return false }
        let events = try FolderEvents(of: folder, excluding: [Self.importedFolder]) { [weak self] in self?.handle($0) }
        (self.claim, self.events) = (claim, events)
        // What was dropped while nobody watched.
        initialScan = Task { [weak self] in
            guard let known = await self?.known() else { return }
            for path in self?.events?.files ?? [] where Self.isNew(path, known) { self?.watch(path) }
        }
        return true
    }

    /// Stops a running import; what is in of it stays, and it goes on another time.
    public func cancel() {
        pause?.cancel()
        initialScan?.cancel()
        stopWatching()
        waiting = PathQueue()
        running?.cancel()
    }

    private func stopWatching() {
        events?.cancel()
        (events, claim) = (nil, nil)
        for (_, timer) in changing.values { timer.cancel() }
        changing = [:]
    }

    /// After `cancel`: when the running import has let go of the store.
    public func ended() async { await running?.value }

    private static func isNew(_ path: String, _ known: [String: Date]) -> Bool {
        guard let importedAt = known[path], let stamp = stamp(at: path) else { return true }
        return Double(stamp.modifiedSeconds) >= importedAt.timeIntervalSince1970
    }

    private func handle(_ event: FolderEvents.Event) {
        switch event {
        case .file(let path): watch(path)
        case .lost: for path in events?.files ?? [] { watch(path) }
        case .gone:
            stopWatching()
            waiting = PathQueue()
            notice(.pausing("The folder \(folder) is gone; it is watched again when it is back."))
            startLater()
        }
    }

    // MARK: - Until a file is whole

    private static func isUnfinished(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return name.hasPrefix(".") || unfinished.contains(where: name.hasSuffix)
    }

    /// `nil` for what is no regular file, and for an empty one. Links are not followed.
    private static func stamp(at path: String) -> Stamp? {
        guard let status = PathText.status(path), status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return nil
        }
        return Stamp(
            size: Int64(status.st_size), modifiedSeconds: status.st_mtim.tv_sec,
            modifiedNanoseconds: status.st_mtim.tv_nsec)
    }

    private func watch(_ path: String) {
        guard !Self.isUnfinished(path), let stamp = Self.stamp(at: path), done[path] != stamp else { return }
        changing[path]?.timer.cancel()
        changing[path] = (stamp, EventLoop.shared.after(Self.stableTime) { [weak self] in self?.examine(path) })
    }

    /// A file that still changes is waited for again.
    private func examine(_ path: String) {
        guard let before = changing.removeValue(forKey: path) else { return }
        guard Self.stamp(at: path) == before.stamp else { return watch(path) }
        waiting.append(path)
        if running == nil { running = Task { await work() } }
    }

    // MARK: - Importing

    private func work() async {
        while !Task.isCancelled, let path = waiting.popFirst() {
            guard let stamp = Self.stamp(at: path) else { continue }
            let name = name(of: path)
            notice(.began(name: name))
            let report = await importFile(path)
            if Task.isCancelled { break }
            if done.count >= Self.mostRemembered { done = [:] }
            // What the store could not take can come again.
            if report.exitCode != .other { done[path] = stamp }
            if report.isOfNoKnownFormat {
                notice(.leftAlone(name: name))
                continue
            }
            notice(.ended(name: name, report))
            if report.exitCode == nil, afterImport == .move { move(path) }
        }
        running = nil
    }

    /// Below the folder.
    private func name(of path: String) -> String { String(path.dropFirst(folder.count + 1)) }

    private func move(_ path: String) {
        let target = "\(folder)/\(Self.importedFolder)"
        let name = name(of: path)
        func problem(_ code: Int32) -> Notice {
            .problem("\(name) is imported but could not be moved: \(String(cString: strerror(code)).lowercased()).")
        }
        if mkdir(target, 0o700) != 0, errno != EEXIST { return notice(problem(errno)) }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        var free = "\(target)/\(last)"
        var number = 1
        while FileTree.entry(free) != nil {
            number += 1
            free = "\(target)/\(number) \(last)"
        }
        if PathText.withSystemPath(path, { from in PathText.withSystemPath(free) { rename(from, $0) } }) != 0 {
            notice(problem(errno))
        }
    }
}

extension ImportReport {
    /// Nothing in it could be told to be health data, and nothing is wrong with it.
    public var isOfNoKnownFormat: Bool { !files.isEmpty && files.allSatisfy(\.isOfNoKnownFormat) }
}

/// Paths in the order in which they came, each once as long as it waits. Tens of thousands may be dropped at a time.
private struct PathQueue {
    private var paths: [String] = []
    private var next = 0
    private var known: Set<String> = []

    mutating func append(_ path: String) { if known.insert(path).inserted { paths.append(path) } }

    mutating func popFirst() -> String? {
        guard next < paths.count else {
            self = PathQueue()
            return nil
        }
        defer { next += 1 }
        known.remove(paths[next])
        return paths[next]
    }
}

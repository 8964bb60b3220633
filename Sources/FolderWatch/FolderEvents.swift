import EventLoop
import Files
import Foundation

/// The kernel's events of a folder and of the folders in it (inotify): files that are whole. Nothing polls.
@MainActor final class FolderEvents {
    /// An event in the folder.
    enum Event: Equatable {
        /// A file was written and closed, or was renamed into place, as downloads are at their end.
        case file(String)
        /// More happened than could be told: everything is to be looked at again.
        case lost
        /// The folder itself is gone.
        case gone
    }

    let folder: String
    private let excluded: Set<String>
    private let descriptor: Int32
    private var watch: FileWatch?
    /// Paths by the kernel's numbers.
    private var paths: [Int32: String] = [:]
    private let heard: @MainActor (Event) -> Void

    private static let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ONLYDIR)
    private static let mostFolders = 1000

    /// - Parameter excluded: names of folders in it that are left alone; hidden ones are too.
    /// - Throws: `WatchProblem` where the folder cannot be watched.
    init(
        of folder: String, excluding excluded: Set<String>, heard: @escaping @MainActor (Event) -> Void
    ) throws(WatchProblem) {
        self.folder = folder
        self.excluded = excluded
        self.heard = heard
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw WatchProblem(folder, errno) }
        let mask = Self.mask | UInt32(IN_CREATE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
        let root = PathText.withSystemPath(folder) { [descriptor] in inotify_add_watch(descriptor, $0, mask) }
        guard root >= 0 else {
            let code = errno
            close(descriptor)
            throw WatchProblem(folder, code)
        }
        paths[root] = folder
        watch = EventLoop.shared.watch(descriptor) { [weak self] in self?.read() }
        for name in names(in: folder) { add(folderNamed: name) }
    }

    func cancel() {
        watch?.cancel()
        watch = nil
        close(descriptor)
    }

    /// Paths of all regular files there are, in the folder and one level down, in order.
    var files: [String] {
        paths.values.sorted().flatMap { place in
            names(in: place).map { "\(place)/\($0)" }.filter { Self.kind(of: $0) == S_IFREG }
        }
    }

    /// A folder that cannot be listed has none: what is in it is told when it is written.
    private func names(in folder: String) -> [String] {
        FileTree.names(in: folder) ?? []
    }

    /// Links are not followed.
    private static func kind(of path: String) -> mode_t {
        PathText.status(path).map { $0.st_mode & S_IFMT } ?? 0
    }

    /// - Returns: whether it is a folder that is watched now.
    @discardableResult private func add(folderNamed name: String) -> Bool {
        let path = "\(folder)/\(name)"
        guard !name.hasPrefix("."), !excluded.contains(name), paths.count < Self.mostFolders,
            Self.kind(of: path) == S_IFDIR
        else { return false }
        let number = PathText.withSystemPath(path) { inotify_add_watch(descriptor, $0, Self.mask) }
        if number >= 0 { paths[number] = path }
        return number >= 0
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while watch != nil, case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
            for event in Self.events(in: buffer.prefix(count)) { handle(event) }
        }
    }

    private func handle(_ event: Raw) {
        func has(_ flags: Int...) -> Bool { flags.contains { event.mask & UInt32($0) != 0 } }
        if has(Int(IN_Q_OVERFLOW)) { return heard(.lost) }
        guard let place = paths[event.watch] else { return }
        if has(Int(IN_DELETE_SELF), Int(IN_MOVE_SELF)), place == folder { return heard(.gone) }
        if has(Int(IN_IGNORED)) { return paths[event.watch] = nil }
        guard !event.name.isEmpty else { return }
        if has(Int(IN_ISDIR)) {
            guard place == folder, add(folderNamed: event.name) else { return }
            // Written into it before it was watched.
            for name in names(in: "\(folder)/\(event.name)") { heard(.file("\(folder)/\(event.name)/\(name)")) }
        } else if has(Int(IN_CLOSE_WRITE), Int(IN_MOVED_TO)) {
            heard(.file("\(place)/\(event.name)"))
        }
    }

    struct Raw: Equatable {
        var watch: Int32
        var mask: UInt32
        var name: String
    }

    /// A block of events as the kernel writes it.
    static func events(in bytes: ArraySlice<UInt8>) -> [Raw] {
        var events: [Raw] = []
        var place = bytes.startIndex
        let head = 16
        func word(_ at: Int) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << (8 * UInt32($1)) } }
        while place + head <= bytes.endIndex {
            let length = Int(word(place + 12))
            guard place + head + length <= bytes.endIndex else { break }
            let name = bytes[place + head..<place + head + length].prefix { $0 != 0 }
            events.append(
                Raw(
                    watch: Int32(bitPattern: word(place)), mask: word(place + 4),
                    name: PathText.text(of: name)))
            place += head + length
        }
        return events
    }
}

/// Why a folder cannot be watched, in one sentence.
public struct WatchProblem: Error, Sendable {
    public var sentence: String

    init(_ folder: String, _ code: Int32) {
        sentence = "The folder \(folder) cannot be watched: \(String(cString: strerror(code)).lowercased())."
    }
}

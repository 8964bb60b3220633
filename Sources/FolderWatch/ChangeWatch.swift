import EventLoop
import Foundation

/// Calls a listener when files change on disk, also by another process.
///
/// The kernel reports changes (inotify); nothing polls. A burst of changes is one call, a delay after it began and again as
/// long as it lasts.
@MainActor public final class ChangeWatch {
    private let descriptor: Int32
    private let delay: Duration
    private let arm: (Int32) -> Bool
    private let changed: @MainActor () -> Void
    private var watch: FileWatch?
    private var waiting: LoopTimer?

    /// - Parameter arm: watches the files, at first and after each burst, and says whether anything is watched; to watch the
    ///   same again changes nothing.
    private init?(after delay: Duration, changed: @escaping @MainActor () -> Void, arm: @escaping (Int32) -> Bool) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        (self.delay, self.changed, self.arm) = (delay, changed, arm)
        guard arm(descriptor) else {
            close(descriptor)
            return nil
        }
        watch = EventLoop.shared.watch(descriptor) { [weak self] in self?.waitForBurst() }
    }

    /// Watches a database: `airfit import` in a second terminal changes it.
    /// - Parameter database: already open: its log stands beside it.
    /// - Returns: `nil` where the kernel cannot watch; the screen then follows at its next read.
    public convenience init?(database: String, changed: @escaping @MainActor () -> Void) {
        self.init(after: .milliseconds(500), changed: changed) { descriptor in
            // The log takes what is committed, the database what is moved out of the log. Reading touches neither.
            let watches = [
                inotify_add_watch(descriptor, database, UInt32(IN_MODIFY)),
                inotify_add_watch(descriptor, database + "-wal", UInt32(IN_MODIFY)),
            ]
            return watches.contains { $0 >= 0 }
        }
    }

    /// Watches for anything in the folders of the settings: editors write beside the file and rename. Whether the settings
    /// themselves changed is for the listener to see.
    /// - Parameter folders: need not exist yet; then the nearest folder above is watched until they do.
    /// - Returns: `nil` where the kernel cannot watch; settings are then read at the next start.
    public convenience init?(folders: [String], changed: @escaping @MainActor () -> Void) {
        let events =
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
        // An editor's writing and renaming is over by then.
        self.init(after: .milliseconds(50), changed: changed) { descriptor in
            for folder in folders {
                var folder = folder
                while inotify_add_watch(descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR)) < 0 {
                    guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else {
                        break
                    }
                    folder = String(folder[..<slash])
                }
            }
            return !folders.isEmpty
        }
    }

    /// Ends the watch and closes its descriptor.
    public func cancel() {
        waiting?.cancel()
        watch?.cancel()
        close(descriptor)
    }

    /// Ignores further changes until the delay is over, so that a burst is one call.
    private func waitForBurst() {
        watch?.pause()
        waiting = EventLoop.shared.after(delay) { [weak self] in self?.reportChanges() }
    }

    /// Reads all that the kernel has reported and calls the listener once.
    private func reportChanges() {
        var events = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &events, events.count) > 0 {}
        _ = arm(descriptor)
        watch?.resume()
        changed()
    }
}

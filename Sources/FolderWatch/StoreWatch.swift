import EventLoop
import Foundation

/// Hears when the database changes on disk, also by another process: `airfit import` in a second terminal.
///
/// The kernel tells (inotify); nothing polls. A burst of writes is one call, half a second after it began and again as
/// long as it lasts.
@MainActor public final class StoreWatch {
    private let descriptor: Int32
    private var watch: FileWatch?
    private let changed: @MainActor () -> Void
    private var waiting: LoopTimer?
    private static let delay = Duration.milliseconds(500)

    /// `nil` where the kernel cannot watch; the screen then follows at its next read.
    /// - Parameters:
    ///   - path: The database, already open: its log stands beside it.
    ///   - changed: Called on the main queue.
    public init?(path: String, changed: @escaping @MainActor () -> Void) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        // The log takes what is committed, the database what is moved out of the log. Reading touches neither.
        let database = inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
        let log = inotify_add_watch(descriptor, path + "-wal", UInt32(IN_MODIFY))
        guard database >= 0 || log >= 0 else {
            close(descriptor)
            return nil
        }
        self.changed = changed
        watch = EventLoop.shared.watch(descriptor) { [weak self] in self?.heard() }
    }

    /// Ends the watch and closes its descriptor.
    public func cancel() {
        waiting?.cancel()
        watch?.cancel()
        close(descriptor)
    }

    /// Ignores further changes until the delay is over, so that a burst is told once.
    private func heard() {
        watch?.pause()
        waiting = EventLoop.shared.after(Self.delay) { [weak self] in self?.tell() }
    }

    private func tell() {
        var events = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &events, events.count) > 0 {}
        watch?.resume()
        changed()
    }
}

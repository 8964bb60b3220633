import EventLoop
import Foundation

/// Hears when something in the folder of the settings changes on disk: editors write beside the file and rename.
///
/// The kernel tells (inotify); nothing polls. Whether the settings themselves changed is for the listener to see.
@MainActor public final class SettingsWatch {
    private let folders: [String]
    private let descriptor: Int32
    private var watch: FileWatch?
    private let changed: @MainActor () -> Void
    private var waiting: LoopTimer?
    /// An editor's writing and renaming is over by then.
    private static let delay = Duration.milliseconds(50)

    /// `nil` where the kernel cannot watch; settings are then read at the next start.
    /// - Parameters:
    ///   - folders: need not exist yet; then the nearest folder above is watched until they do.
    ///   - changed: called on the main queue.
    public init?(folders: [String], changed: @escaping @MainActor () -> Void) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        (self.folders, self.changed) = (folders, changed)
        guard arm() else {
            close(descriptor)
            return nil
        }
        watch = EventLoop.shared.watch(descriptor) { [weak self] in self?.heard() }
    }

    /// Ends the watch and closes its descriptor.
    public func cancel() {
        waiting?.cancel()
        watch?.cancel()
        close(descriptor)
    }

    /// Watches each folder, or what is there of its path. To watch the same folder again changes nothing.
    private func arm() -> Bool {
        let events =
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
        var isArmed = false
        for folder in folders {
            var folder = folder
            while inotify_add_watch(descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR)) < 0 {
                guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
                folder = String(folder[..<slash])
            }
            isArmed = true
        }
        return isArmed
    }

    private func heard() {
        watch?.pause()
        waiting = EventLoop.shared.after(Self.delay) { [weak self] in self?.tell() }
    }

    private func tell() {
        var events = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &events, events.count) > 0 {}
        _ = arm()
        watch?.resume()
        changed()
    }
}

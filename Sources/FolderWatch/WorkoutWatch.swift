import Files

/// Hears when the journal of a workout changes on disk, also by another program: `airfit workout lap` in a second terminal.
@MainActor public final class WorkoutWatch {
    private let events: FolderEvents

    /// Makes the folder where there is none, so that it can be watched.
    /// - Returns: `nil` where it cannot be made or watched; the screen then follows at its next read.
    public init?(folder: String, changed: @escaping @MainActor () -> Void) {
        do throws(FileFailure) { try Folder.make(folder) } catch { return nil }
        do throws(WatchProblem) {
            events = try FolderEvents(of: folder, excluding: []) { _ in changed() }
        } catch {
            return nil
        }
    }

    /// Ends the watch.
    public func cancel() { events.cancel() }
}

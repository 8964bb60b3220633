import Files
import Glibc

/// The reminders that were told, in a file of its own folder: each thing at most once, also by several programs at once,
/// over a kill, and when the clock is set back.
public struct ReminderLedger: Sendable {
    private let folder: String
    private var path: String { folder + "/told" }

    /// The newest; what falls out lies months back.
    private static let mostLines = 600
    private static let mostBytes = 256 << 10

    public init(folder: String) { self.folder = folder }

    /// Marks what was not told yet as told, on disk, and gives it back: it is for the caller alone to tell.
    /// - Throws: where that cannot be kept; nothing is to be told then.
    public func claim(_ reminders: [Reminder]) throws(FileFailure) -> [Reminder] {
        guard !reminders.isEmpty else { return [] }
        try Folder.make(folder)
        let lock = try FolderLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let lines = try lines()
        var known = Set(lines)
        let new = reminders.filter { known.insert($0.key).inserted }
        if !new.isEmpty { try keep(lines + new.map(\.key)) }
        return new
    }

    /// Takes back that these were told: they could not be delivered.
    public func release(_ reminders: [Reminder]) throws(FileFailure) {
        guard !reminders.isEmpty else { return }
        let lock = try FolderLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let keys = Set(reminders.map(\.key))
        try keep(try lines().filter { !keys.contains($0) })
    }

    /// Whether it was told.
    public func knows(_ reminder: Reminder) throws(FileFailure) -> Bool { try lines().contains(reminder.key) }

    private func lines() throws(FileFailure) -> [String] {
        let bytes: [UInt8]?
        do throws(FileFailure) { bytes = try FileBytes.of(path, atMost: Self.mostBytes) } catch {
            if error.code == ENOENT { return [] }
            throw error
        }
        // What is no file of ours is begun anew.
        return String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func keep(_ lines: [String]) throws(FileFailure) {
        let file = try ReplacementFile(path: path)
        try file.write((lines.suffix(Self.mostLines).joined(separator: "\n") + "\n").utf8)
        try file.finish()
    }
}

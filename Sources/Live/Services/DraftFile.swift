import Files
import Glibc

/// A small text kept for the next start: what stands unsent in the composer, how far the setup came, what was said today.
final class DraftFile: Sendable {
    private let path: String

    /// - Parameter path: The file; its folder is made when there is a text to keep.
    init(path: String) { self.path = path }

    /// `nil` when there is none.
    func load() -> String? {
        // A text that cannot be read is as good as none: the person begins anew, and it is not written over.
        guard let bytes = try? FileBytes.of(path, atMost: Self.longest), !bytes.isEmpty else {
            preserveUnreadable()
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// More than the composer takes.
    private static let longest = 4 << 20

    /// Renames a file that cannot be read, so that the next text does not take its place.
    private func preserveUnreadable() {
        var facts = stat()
        if stat(path, &facts) == 0, facts.st_size > 0 { rename(path, path + ".unread") }
    }

    /// Keeps the text in a file of mode 0600, by write and rename; an empty one forgets it.
    /// - Returns: whether the disk took it.
    @discardableResult
    func save(_ draft: String) -> Bool {
        guard !draft.isEmpty else { return unlink(path) == 0 || errno == ENOENT }
        do {
            try Folder.make(Folder.of(path))
            let file = try ReplacementFile(path: path, ownPath: path + ".new")
            try file.write(draft.utf8)
            try file.finish()
            return true
        } catch {
            // A read-only folder keeps no drafts; the conversation itself says so.
            return false
        }
    }
}

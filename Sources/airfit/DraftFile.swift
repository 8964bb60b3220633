import Files
import Glibc

/// A small text kept for the next start: what stands unsent in the composer, how far the setup came, what was said today.
final class DraftFile: Sendable {
    private let path: String

    /// - Parameter path: The file; its folder is made when there is a text to keep.
    init(path: String) { self.path = path }

    /// `nil` when there is none.
    func load() -> String? {
        // A text that cannot be read is as good as none: the person begins anew.
        guard let bytes = try? FileBytes.of(path, atMost: 1 << 20), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Keeps the text in a file of mode 0600, by write and rename; an empty one forgets it.
    func save(_ draft: String) {
        guard !draft.isEmpty else {
            unlink(path)
            return
        }
        do {
            try Folder.make(Folder.of(path))
            let file = try ReplacementFile(path: path, ownPath: path + ".new")
            try file.write(draft.utf8)
            try file.finish()
        } catch {
            // A read-only folder keeps no drafts; the conversation itself says so.
        }
    }
}

import Foundation

/// A small text kept for the next start: what stands unsent in the composer, how far the setup came, what was said today.
final class DraftFile: Sendable {
    private let path: String

    /// - Parameter path: The file; its folder is made when there is a text to keep.
    init(path: String) { self.path = path }

    /// `nil` when there is none.
    func load() -> String? {
        guard access(path, R_OK) == 0 else { return nil }
        // A text that cannot be read is as good as none: the person begins anew.
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count <= 1 << 20 else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    /// Keeps the text in a file of mode 0600, by write and rename; an empty one forgets it.
    func save(_ draft: String) {
        guard !draft.isEmpty else {
            unlink(path)
            return
        }
        // Where the folder cannot be made, opening the file fails next.
        try? FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let temporary = path + ".new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { return }  // a read-only folder keeps no drafts; the conversation itself says so
        let bytes = Array(draft.utf8)
        let isWhole = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
        close(descriptor)
        if isWhole { rename(temporary, path) } else { unlink(temporary) }
    }
}

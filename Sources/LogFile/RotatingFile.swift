import Foundation

/// The file with its elder brothers: `airfit.log`, `airfit.log.1`, `airfit.log.2`. Not safe to share: its owner takes care.
///
/// Several programs may write at once: each line is one write at the end of the file, and a file that another program has
/// renamed is opened anew.
final class RotatingFile {
    private let path: String
    private let maxBytes: Int
    private let maxFiles: Int
    private var descriptor: Int32 = -1

    init(path: String, maxBytes: Int, maxFiles: Int) {
        self.path = path
        self.maxBytes = maxBytes
        self.maxFiles = maxFiles
    }

    deinit { closeFile() }

    /// A log that cannot be written must not stop what it tells of: the line is lost then, and the next one tries again.
    func append(_ line: String) {
        let bytes = Array(line.utf8)
        guard open(for: bytes.count) else { return }
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 { closeFile() }
    }

    /// Opens it where needed and rotates it when the line would make it too long.
    private func open(for count: Int) -> Bool {
        if descriptor >= 0 && !isStillThere { closeFile() }
        guard descriptor >= 0 || openFile() else { return false }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return false }
        guard facts.st_size > 0, Int(facts.st_size) + count > maxBytes else { return true }
        rotate()
        return openFile()
    }

    private var isStillThere: Bool {
        var mine = stat()
        var named = stat()
        guard fstat(descriptor, &mine) == 0, lstat(path, &named) == 0 else { return false }
        return mine.st_ino == named.st_ino && mine.st_dev == named.st_dev
    }

    private func openFile() -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        // When it cannot be made the next line fails, and says so.
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Not through a link, and not waiting for the reader of a pipe.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        descriptor = Foundation.open(path, flags, 0o600)
        guard descriptor >= 0 else { return false }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_uid == geteuid() else {
            closeFile()
            return false
        }
        fchmod(descriptor, 0o600)
        return true
    }

    /// Under a lock, so that two programs do not both rename. Who does not get it goes on with the file as it is.
    private func rotate() {
        defer { closeFile() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isStillThere else { return }
        for number in stride(from: maxFiles - 1, to: 1, by: -1) { rename("\(path).\(number - 1)", "\(path).\(number)") }
        if maxFiles > 1 { rename(path, "\(path).1") } else { unlink(path) }
    }

    private func closeFile() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}

import Glibc
import Synchronization

/// A file on its way to a server, read piece by piece as libcurl takes it. Its length is that at the beginning; a file
/// that becomes shorter meanwhile fails, one that grows is sent as it was.
final class UploadSource: Sendable {
    let byteCount: Int
    private let descriptor: Int32
    private let progress: (@Sendable (TransferProgress) -> Void)?
    private let sent = Mutex(0)

    /// - Throws: `.file` for what cannot be read or is no regular file.
    init(path: String, progress: (@Sendable (TransferProgress) -> Void)?) throws(FileTransferError) {
        // Not waiting: a pipe without a writer would hold the caller.
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .file(reason: String(cString: strerror(errno))) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .file(reason: "it is not a regular file")
        }
        byteCount = Int(facts.st_size)
        self.progress = progress
    }

    deinit { close(descriptor) }

    func rewind(to offset: Int) { sent.withLock { $0 = offset } }

    /// The next bytes, 0 at the end; `nil` when the file can no longer be read or has become shorter.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        let (count, sent) = sent.withLock { sent -> (Int, Int) in
            let wanted = min(buffer.count, byteCount - sent)
            guard wanted > 0 else { return (0, sent) }
            let count = pread(descriptor, buffer.baseAddress, wanted, off_t(sent))
            guard count > 0 else { return (-1, sent) }
            sent += count
            return (count, sent)
        }
        guard count >= 0 else { return nil }
        if count > 0 { progress?(TransferProgress(bytes: sent, of: byteCount)) }
        return count
    }
}

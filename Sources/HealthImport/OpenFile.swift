import Glibc

/// A regular file opened for reading at any offset, from any thread.
final class OpenFile: Sendable {
    let path: String
    let size: Int64
    private let descriptor: Int32

    /// Opens without waiting, so that a pipe or a device cannot hang the program, and refuses both.
    init(path: String) throws(ImportError) {
        let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else {
            let code = errno
            throw code == ENOENT || code == ENOTDIR
                ? .notFound(path: path) : .notReadable(path: path, reason: OpenFile.text(ofError: code))
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notReadable(path: path, reason: "it is neither a file nor a folder, but a pipe, socket or device")
        }
        self.path = path
        size = Int64(status.st_size)
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Tells the kernel that the file is read from front to back.
    func adviseSequentialReading() { _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL) }

    /// Bytes put into `buffer`: less than asked for only at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(ImportError) -> Int {
        guard let base = buffer.baseAddress else { return 0 }
        var done = 0
        while done < buffer.count {
            let got = pread(descriptor, base + done, buffer.count - done, off_t(offset) + off_t(done))
            if got == 0 { break }
            if got < 0 {
                if errno == EINTR { continue }
                throw .notReadable(path: path, reason: OpenFile.text(ofError: errno))
            }
            done += got
        }
        return done
    }

    /// Up to `count` bytes from `offset`.
    func bytes(at offset: Int64, count: Int) throws(ImportError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var got = 0
        do {
            got = try bytes.withUnsafeMutableBytes { try read(into: $0, at: offset) }
        } catch let error as ImportError {
            throw error
        } catch {
            throw .notReadable(path: path, reason: "\(error)")
        }
        bytes.removeLast(count - got)
        return bytes
    }

    static func text(ofError code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}

import Files
import Glibc

/// A regular file, or a part of one, opened for reading at any offset, from any thread.
package final class OpenFile: Sendable {
    /// How people know it.
    package let path: String
    /// In bytes.
    package let size: Int64
    /// Tells this file from another one that took its name, and from itself after a change.
    package let identity: Identity
    private let descriptor: Descriptor
    /// Where the part begins.
    private let base: Int64

    /// Device, inode, size, and the time of the last change.
    package struct Identity: Equatable, Sendable {
        package var device: UInt64
        var node: UInt64
        package var size: Int64
        var modifiedSeconds: Int
        var modifiedNanoseconds: Int

        package init(_ status: stat) {
            (device, node, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
            (modifiedSeconds, modifiedNanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    /// Closed when the last file that reads through it is gone.
    package final class Descriptor: Sendable {
        package let number: Int32
        package init(_ number: Int32) { self.number = number }
        deinit { close(number) }
    }

    /// Opens without waiting, so that a pipe or a device cannot hang the program, and refuses both.
    package init(path: String) throws(ImportError) {
        let descriptor = PathText.withSystemPath(path) {
            Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        }
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
        identity = Identity(status)
        self.descriptor = Descriptor(descriptor)
        base = 0
    }

    /// - Parameter part: `size` bytes from `base` of what is open as `descriptor`.
    package init(named name: String, part descriptor: Descriptor, base: Int64, size: Int64) {
        path = name
        self.size = size
        self.base = base
        self.descriptor = descriptor
        identity = Identity(stat())
    }

    /// Tells the kernel that the file is read from front to back.
    func adviseSequentialReading() {
        _ = posix_fadvise(descriptor.number, off_t(base), off_t(size), POSIX_FADV_SEQUENTIAL)
    }

    /// Bytes put into `buffer`: less than asked for only at the end of the file.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(ImportError) -> Int {
        guard let bytes = buffer.baseAddress else { return 0 }
        let wanted = Int(max(0, min(Int64(buffer.count), size - offset)))
        var done = 0
        while done < wanted {
            let got = pread(descriptor.number, bytes + done, wanted - done, off_t(base + offset) + off_t(done))
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
    package func bytes(at offset: Int64, count: Int) throws(ImportError) -> [UInt8] {
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

    /// The system's words for a value of `errno`, in lower case.
    package static func text(ofError code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}

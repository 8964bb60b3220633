import Files
import Glibc

/// Gives bytes one after the other.
public protocol ByteSource: AnyObject {
    /// Fills `buffer` as far as there are bytes; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int
    /// Bytes that it gives in all, at the most; `Int.max` where that is not known.
    var mostBytes: Int { get }
}

extension ByteSource {
    public var mostBytes: Int { .max }
    /// Bytes of the block that it is read into: 256 KiB, or as many as there are. Small files can be very many, and a large
    /// block goes back to the system each time.
    package var blockSize: Int { max(1, min(mostBytes, 256 << 10)) }
}

/// The bytes of a regular file.
public final class FileSource: ByteSource {
    public let path: String
    /// Size in bytes.
    public let byteCount: Int
    private let descriptor: Int32
    /// Kept as long as it is read; `nil` where the descriptor is our own.
    private let anonymous: AnonymousFile?
    private var position: off_t = 0

    /// The bytes of a file without a name.
    /// - Parameter path: named in errors.
    public init(_ file: AnonymousFile, path: String) {
        self.path = path
        descriptor = file.descriptor
        anonymous = file
        byteCount = file.byteCount
    }

    /// Opens without waiting, so that a pipe or a device cannot hang the program, and refuses both.
    public init(path: String) throws(ArchiveError) {
        let descriptor = PathText.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw FilePath.failure(reading: path, errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .cannotRead(path: path, reason: "it is not a file")
        }
        self.path = path
        self.descriptor = descriptor
        anonymous = nil
        byteCount = Int(status.st_size)
    }

    deinit { if anonymous == nil { close(descriptor) } }

    /// Reads on from where the last call ended; fewer bytes than the buffer holds are no sign of the end, 0 is.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        while true {
            let got = pread(descriptor, buffer.baseAddress, buffer.count, position)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw FilePath.failure(reading: path, errno) }
            position += got
            return got
        }
    }
}

extension ByteSource {
    /// Fills the whole buffer; less only at the end.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        var done = 0
        while done < buffer.count {
            let got = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[done...]))
            if got == 0 { break }
            done += got
        }
        return done
    }
}

extension ByteSink {
    /// Takes everything from `source` and finishes.
    public func write(allOf source: any ByteSource, isCancelled: () -> Bool) throws(ArchiveError) {
        let block = Block()
        while case let count = try source.read(into: block.buffer), count > 0 {
            try write(block.prefix(count))
            if isCancelled() { throw .cancelled }
        }
        try finish()
    }
}

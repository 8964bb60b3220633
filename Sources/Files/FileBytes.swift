import Glibc

/// Reading and writing all there is, whatever the system gives or takes at a time.
public enum FileBytes {
    /// Writes all bytes, however many calls that takes.
    public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(FileFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .last }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes all bytes, however many calls that takes.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
        try bytes.withUnsafeBufferPointer { buffer throws(FileFailure) in
            try write(UnsafeRawBufferPointer(buffer), to: descriptor)
        }
    }

    /// The rest of an open file.
    /// - Returns: `nil` for more than `limit` bytes.
    public static func rest(of descriptor: Int32, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: min(64 << 10, limit + 1))
        while true {
            let count = read(descriptor, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last }
            if count == 0 { return bytes }
            bytes += block.prefix(count)
            guard bytes.count <= limit else { return nil }
        }
    }

    /// A small file of our own, whole.
    /// - Returns: `nil` for more than `limit` bytes, and for what is no regular file.
    /// - Throws: also where there is none (`ENOENT`).
    public static func of(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
        // Without waiting, so that a pipe cannot hang the program.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .last }
        guard facts.st_mode & S_IFMT == S_IFREG else { return nil }
        return try rest(of: descriptor, atMost: limit)
    }
}

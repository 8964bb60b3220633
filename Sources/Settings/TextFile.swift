import Foundation

/// Reads the small text files that people write by hand.
enum TextFile {
    enum Failure: Error, Equatable {
        case missing
        /// Why, as the end of a sentence that begins with the path.
        case unreadable(String)
    }

    /// In bytes: far above any file written by hand; what is larger is not what it claims to be. Made to be slow, a file of
    /// 1 MiB kept the reader busy for 10 s.
    static let largest = 128 << 10
    static let tooLarge = "is larger than \(largest >> 10) KiB"

    /// The whole text, which must be UTF-8 without NUL. Does not wait for a pipe or a device.
    static func read(_ path: String) throws(Failure) -> String {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(String(cString: strerror(errno)))
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable("it is not a regular file")
        }
        guard status.st_size <= largest else { throw .unreadable("it \(tooLarge)") }
        return try text(of: file)
    }

    private static func text(of file: Int32) throws(Failure) -> String {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = Foundation.read(file, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
            if count == 0 { break }
            bytes.append(contentsOf: block[..<count])
            guard bytes.count <= largest else { throw .unreadable("it \(tooLarge)") }
        }
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadable("it is not UTF-8 text")
        }
        return text
    }
}

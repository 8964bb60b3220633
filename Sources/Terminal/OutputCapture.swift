import CTerminalGuard

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file in memory that ncurses takes for its terminal.
///
/// ncurses sends what it has in pieces of at most 2,800 bytes and does not tell of errors. Behind this, a frame is
/// one write, what surrounds it (synchronised output) is part of it, and a vanished terminal is noticed.
final class OutputCapture {
    let file: UnsafeMutablePointer<FILE>
    private let descriptor: Int32
    private var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    /// Up to where the file was handed over.
    private var taken = 0
    /// A file that is longer begins anew: to shorten it each time would be as much work as to write it.
    private static let longest = 64 * 1024

    /// `nil` when the system has no file left to give.
    init?() {
        descriptor = terminal_memory_file()
        guard descriptor >= 0, let file = fdopen(descriptor, "w+") else { return nil }
        self.file = file
    }

    /// Hands over what was written since the last time, and forgets it.
    func drain(_ body: (UnsafeRawBufferPointer) -> Void) {
        var count = 0
        while true {
            let got = buffer.withUnsafeMutableBytes { bytes in
                pread(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count, off_t(taken + count))
            }
            count += max(0, got)
            guard count == buffer.count else { break }
            buffer += [UInt8](repeating: 0, count: count)
        }
        guard count > 0 else { return }
        taken += count
        if taken > Self.longest {
            ftruncate(descriptor, 0)
            lseek(descriptor, 0, SEEK_SET)
            taken = 0
        }
        buffer.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    /// ncurses must have let go of the file.
    func close() { fclose(file) }
}

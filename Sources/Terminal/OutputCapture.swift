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

    /// `nil` when the system has no file left to give.
    init?() {
        descriptor = terminal_memory_file()
        guard descriptor >= 0, let file = fdopen(descriptor, "w+") else { return nil }
        self.file = file
    }

    /// Hands over what was written since the last time, and forgets it.
    func take(_ body: (UnsafeRawBufferPointer) -> Void) {
        let count = Int(lseek(descriptor, 0, SEEK_CUR))
        guard count > 0 else { return }
        if buffer.count < count { buffer = [UInt8](repeating: 0, count: 2 * count) }
        buffer.withUnsafeMutableBytes { bytes in
            let got = pread(descriptor, bytes.baseAddress, count, 0)
            lseek(descriptor, 0, SEEK_SET)
            body(UnsafeRawBufferPointer(rebasing: bytes[..<max(0, got)]))
        }
    }

    /// ncurses must have let go of the file.
    func close() { fclose(file) }
}

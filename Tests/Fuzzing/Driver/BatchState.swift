import Glibc

/// Where a batch is, in memory that the driver shares with it: a killed process cannot tell any more.
struct BatchState {
    static let bytes = 64
    private let words: UnsafeMutablePointer<UInt64>

    /// - Parameter path: a file of `bytes` bytes.
    init?(path: String) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard ftruncate(descriptor, off_t(Self.bytes)) == 0,
            let memory = mmap(nil, Self.bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        words = memory.bindMemory(to: UInt64.self, capacity: Self.bytes / 8)
    }

    /// Of the input that is read, or was read last.
    var seed: UInt64 {
        get { words[0] }
        nonmutating set { words[0] = newValue }
    }
    /// Inputs read to their end.
    var count: UInt64 {
        get { words[1] }
        nonmutating set { words[1] = newValue }
    }
    /// The most resident memory of the process so far, in kilobytes.
    var peakKilobytes: UInt64 {
        get { words[2] }
        nonmutating set { words[2] = newValue }
    }
    var inputBytes: UInt64 {
        get { words[3] }
        nonmutating set { words[3] = newValue }
    }
}

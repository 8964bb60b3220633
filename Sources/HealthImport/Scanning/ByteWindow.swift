import ImportKit

/// The part of a document that is being looked at: bytes from front to back, with those not yet taken always in one
/// piece. At least `slack` readable bytes lie behind them.
final class ByteWindow {
    static let slack = 64

    private var reader: any BlockReading
    private let buffer: UnsafeMutableRawBufferPointer
    private let capacity: Int
    private var start = 0
    private var end = 0
    /// Where the buffer's first byte lies in the document.
    private var origin: Int64 = 0
    private var isExhausted = false

    /// - Parameter capacity: the most that can be asked for at once.
    init(_ reader: any BlockReading, capacity: Int = 1 << 20) {
        self.reader = reader
        self.capacity = capacity
        buffer = .allocate(byteCount: capacity + Self.slack, alignment: 64)
    }

    deinit { buffer.deallocate() }

    /// The first byte not yet taken. Valid until more is asked for.
    @inline(__always) var bytes: UnsafePointer<UInt8> {
        // The buffer is never empty, so it has an address.
        UnsafePointer(
            buffer.baseAddress.unsafelyUnwrapped.advanced(by: start).assumingMemoryBound(to: UInt8.self))
    }

    /// Bytes at hand, not yet taken.
    @inline(__always) var count: Int { end - start }

    /// Bytes taken so far.
    @inline(__always) var offset: Int64 { origin + Int64(start) }

    @inline(__always) func consume(_ count: Int) { start += count }

    /// Whether `count` bytes are at hand now, as far as the document has them.
    @inline(__always) func has(_ count: Int) throws(ImportError) -> Bool {
        if self.count >= count { return true }
        try fill(count)
        return self.count >= count
    }

    /// As much as there is room for.
    private func fill(_ wanted: Int) throws(ImportError) {
        guard !isExhausted, wanted <= capacity, let base = buffer.baseAddress else { return }
        if start > 0 {
            base.copyMemory(from: base + start, byteCount: end - start)
            origin += Int64(start)
            end -= start
            start = 0
        }
        while end < wanted {
            let got = try reader.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end..<capacity]))
            if got == 0 {
                isExhausted = true
                break
            }
            end += got
        }
        for index in end..<(end + Self.slack) { buffer[index] = 0 }
    }
}

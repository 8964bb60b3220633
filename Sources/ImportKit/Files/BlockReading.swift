/// The bytes of a document from front to back, in blocks.
package protocol BlockReading {
    /// Fills `buffer` as far as there are bytes; 0 at the end, which is when a reader checks what it has promised.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int
}

/// A part of a file as it lies there.
struct FileRange: BlockReading {
    package let file: OpenFile
    /// The next byte to be read, from the start of the file.
    package private(set) var offset: Int64
    /// Behind the last byte of the part, from the start of the file.
    package let end: Int64

    package init(_ file: OpenFile, from offset: Int64 = 0, count: Int64? = nil) {
        self.file = file
        self.offset = offset
        end = count.map { offset + $0 } ?? file.size
    }

    /// Reads on within the part; 0 behind its last byte.
    package mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        let wanted = Int(min(Int64(buffer.count), end - offset))
        guard wanted > 0 else { return 0 }
        let got = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: offset)
        offset += Int64(got)
        return got
    }
}

extension BlockReading {
    /// Passes over the next bytes; over all that are left where they are fewer.
    package mutating func skip(_ count: Int64) throws(ImportError) {
        guard count > 0 else { return }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
        defer { buffer.deallocate() }
        var left = count
        while left > 0 {
            let wanted = Int(min(left, Int64(buffer.count)))
            let got = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
            guard got > 0 else { return }
            left -= Int64(got)
        }
    }
}

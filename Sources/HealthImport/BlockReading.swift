/// The bytes of a document from front to back, in blocks.
protocol BlockReading {
    /// Fills `buffer` as far as there are bytes; 0 at the end, which is when a reader checks what it has promised.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int
}

/// A part of a file as it lies there.
struct FileRange: BlockReading {
    let file: OpenFile
    private(set) var offset: Int64
    let end: Int64

    init(_ file: OpenFile, from offset: Int64 = 0, count: Int64? = nil) {
        self.file = file
        self.offset = offset
        end = count.map { offset + $0 } ?? file.size
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        let wanted = Int(min(Int64(buffer.count), end - offset))
        guard wanted > 0 else { return 0 }
        let got = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: offset)
        offset += Int64(got)
        return got
    }
}

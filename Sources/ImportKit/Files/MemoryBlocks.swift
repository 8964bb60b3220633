/// Bytes that are in memory already.
package struct MemoryBlocks: BlockReading {
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Copies as much as is left and fits; 0 at the end.
    package mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        let piece = rest.prefix(buffer.count)
        buffer.copyBytes(from: piece)
        rest = rest.dropFirst(piece.count)
        return piece.count
    }
}

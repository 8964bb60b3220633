import Archive

/// A text that is there as a whole, for readers of large ones.
final class BytesInMemory: ByteSource {
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(bytes) }

    package var mostBytes: Int { rest.count }

    /// Copies as much as is left and fits; 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        let count = min(buffer.count, rest.count)
        buffer.copyBytes(from: rest.prefix(count))
        rest = rest.dropFirst(count)
        return count
    }
}

import CZlib

/// One entry of an archive, unpacked as it is read. At its end both sizes and the checksum must be what the archive's
/// directory said, and on the way it never gives more bytes than announced.
final class InflateStream: BlockReading {
    private let entry: ZipEntry
    private var packed: FileRange
    private let input: UnsafeMutableRawBufferPointer
    private var stream = z_stream()
    private var isOpen = false
    private var given: UInt64 = 0
    private var checksum: UInt = 0
    private var isFinished = false

    /// Compressed bytes read at a time.
    private static let inputSize = 256 << 10

    init(_ entry: ZipEntry, packed: FileRange) throws(ImportError) {
        self.entry = entry
        self.packed = packed
        input = .allocate(byteCount: Self.inputSize, alignment: 16)
        checksum = CZlib.crc32(0, nil, 0)
        if entry.method == .deflated {
            guard zlib_raw_inflate_init(&stream) == Z_OK else { throw damaged("the unpacker does not start") }
            isOpen = true
        }
    }

    deinit {
        if isOpen { inflateEnd(&stream) }
        input.deallocate()
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        guard !isFinished, let base = buffer.baseAddress, !buffer.isEmpty else { return 0 }
        let count = entry.method == .deflated ? try inflateBlock(into: buffer) : try packed.read(into: buffer)
        given += UInt64(count)
        guard given <= entry.size else { throw damaged("it unpacks to more than it announces") }
        checksum = CZlib.crc32(checksum, base.assumingMemoryBound(to: UInt8.self), UInt32(count))
        if count < buffer.count { try finish() }
        return count
    }

    private func inflateBlock(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        stream.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(buffer.count)
        while stream.avail_out > 0 {
            if stream.avail_in == 0 {
                let got = try packed.read(into: input)
                stream.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.avail_in = UInt32(got)
            }
            let result = inflate(&stream, Z_NO_FLUSH)
            if result == Z_STREAM_END { return buffer.count - Int(stream.avail_out) }
            if result == Z_BUF_ERROR, stream.avail_in == 0 { throw damaged("its data end too early") }
            guard result == Z_OK else { throw damaged("its packed data are broken") }
        }
        return buffer.count
    }

    private func finish() throws(ImportError) {
        isFinished = true
        guard given == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
            throw damaged("its content does not match its checksum")
        }
        let unread = Int64(stream.avail_in) + (packed.end - packed.offset)
        guard unread == 0 else { throw damaged("its packed size is wrong") }
    }

    private func damaged(_ reason: String) -> ImportError { .damagedArchive(path: packed.file.path, reason: reason) }
}

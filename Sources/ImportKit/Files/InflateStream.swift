import Archive
import CIsal

/// One entry of an archive, unpacked as it is read. At its end both sizes and the checksum must be what the archive's
/// directory said, and on the way it never gives more bytes than announced.
package final class InflateStream: BlockReading {
    private let entry: ZipEntry
    private var packed: FileRange
    private let input: UnsafeMutableRawBufferPointer
    private let stream: UnsafeMutablePointer<inflate_state>
    private var given: UInt64 = 0
    private var checksum = Checksum()
    private var isFinished = false

    /// Compressed bytes read at a time, at most.
    private static let largestInput: Int64 = 256 << 10

    init(_ entry: ZipEntry, packed: FileRange) {
        self.entry = entry
        self.packed = packed
        input = .allocate(byteCount: Int(max(1, min(packed.end - packed.offset, Self.largestInput))), alignment: 16)
        stream = .allocate(capacity: 1)
        isal_inflate_init(stream)  // raw deflate, as inside archives
    }

    deinit {
        stream.deallocate()
        input.deallocate()
    }

    /// Unpacks into `buffer`, which only the end of the entry leaves unfilled; 0 from then on.
    /// - Throws: `.damagedArchive` where data, sizes or the checksum are not as the directory says.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        guard !isFinished, !buffer.isEmpty else { return 0 }
        let count = entry.method == .deflated ? try inflateBlock(into: buffer) : try packed.read(into: buffer)
        given += UInt64(count)
        guard given <= entry.size else { throw damaged("it unpacks to more than it announces") }
        checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        if count < buffer.count { try finish() }
        return count
    }

    private func inflateBlock(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
        stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(buffer.count)
        while stream.pointee.avail_out > 0, !isUnpacked {
            if stream.pointee.avail_in == 0 { try refill() }
            let before = (input: stream.pointee.avail_in, output: stream.pointee.avail_out)
            guard isal_inflate(stream) == ISAL_DECOMP_OK else { throw damaged("its packed data are broken") }
            guard before.input > 0 || stream.pointee.avail_out < before.output || isUnpacked else {
                throw damaged("its data end too early")
            }
        }
        return buffer.count - Int(stream.pointee.avail_out)
    }

    private var isUnpacked: Bool { stream.pointee.block_state == ISAL_BLOCK_FINISH }

    private func refill() throws(ImportError) {
        let count = try packed.read(into: input)
        stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = UInt32(count)
    }

    private func finish() throws(ImportError) {
        isFinished = true
        guard given == entry.size, checksum.value == entry.checksum else {
            throw damaged("its content does not match its checksum")
        }
        // Whole bytes of the input that were taken and not used are in a register.
        let taken = Int64(stream.pointee.read_in_length) / 8
        let unread = Int64(stream.pointee.avail_in) + taken + (packed.end - packed.offset)
        guard unread == 0 else { throw damaged("its packed size is wrong") }
    }

    private func damaged(_ reason: String) -> ImportError { .damagedArchive(path: packed.file.path, reason: reason) }
}

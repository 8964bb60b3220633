/// Where an archive's central directory is and how it reads (PKWARE APPNOTE 6.3, 4.3.12 to 4.3.16).
struct ZipDirectory {
    /// From the start of the file, in bytes.
    package var offset: UInt64
    /// In bytes.
    package var size: UInt64
    /// Entries.
    package var count: UInt64
    /// Bytes before the archive proper, as self-extracting ones have; added to every offset.
    package var prefix: UInt64

    static func locate(in file: OpenFile) throws(ImportError) -> ZipDirectory {
        func damaged(_ reason: String) -> ImportError { .damagedArchive(path: file.path, reason: reason) }
        let tailSize = Int(min(file.size, 22 + 65_535))
        let tailStart = file.size - Int64(tailSize)
        let tail = try file.bytes(at: tailStart, count: tailSize)
        var found = tail.count - 22
        while found >= 0 {
            if tail.uint32(at: found) == 0x0605_4B50, found + 22 + tail.uint16(at: found + 20) <= tail.count { break }
            found -= 1
        }
        guard found >= 0 else { throw damaged("it is cut off (its directory is missing)") }
        guard tail.uint16(at: found + 4) == tail.uint16(at: found + 6) else {
            throw .refused(path: file.path, reason: "it is one part of a split archive; join the parts first")
        }
        var directory = ZipDirectory(
            offset: UInt64(tail.uint32(at: found + 16)), size: UInt64(tail.uint32(at: found + 12)),
            count: UInt64(tail.uint16(at: found + 10)), prefix: 0)
        var end = UInt64(tailStart) + UInt64(found)
        if let (large, largeOffset) = try zip64(in: file, before: end) {
            directory = large
            end = largeOffset
        }
        let (used, overflow) = directory.offset.addingReportingOverflow(directory.size)
        guard !overflow, used <= end else { throw damaged("its directory is not where it should be") }
        directory.prefix = end - used
        directory.offset += directory.prefix
        return directory
    }

    private static func zip64(in file: OpenFile, before end: UInt64) throws(ImportError) -> (ZipDirectory, UInt64)? {
        guard end >= 20 else { return nil }
        let locator = try file.bytes(at: Int64(end - 20), count: 20)
        guard locator.count == 20, locator.uint32(at: 0) == 0x0706_4B50 else { return nil }
        let offset = locator.uint64(at: 8)
        guard offset < end else { throw .damagedArchive(path: file.path, reason: "its directory is missing") }
        let record = try file.bytes(at: Int64(offset), count: 56)
        guard record.count == 56, record.uint32(at: 0) == 0x0606_4B50 else {
            throw .damagedArchive(path: file.path, reason: "its directory is missing")
        }
        return (
            ZipDirectory(
                offset: record.uint64(at: 48), size: record.uint64(at: 40), count: record.uint64(at: 32), prefix: 0),
            offset
        )
    }

    /// The entries of a directory's bytes, their offsets counted from the start of the file.
    /// - Throws: `.damagedArchive` where a record is cut off, or a number in it cannot be.
    package static func entries(
        in bytes: [UInt8], directory: ZipDirectory, path: String
    ) throws(ImportError) -> [ZipEntry] {
        let damaged = ImportError.damagedArchive(path: path, reason: "its directory is broken")
        var entries: [ZipEntry] = []
        var at = 0
        while UInt64(entries.count) < directory.count {
            guard at + 46 <= bytes.count, bytes.uint32(at: at) == 0x0201_4B50 else { throw damaged }
            let nameEnd = at + 46 + bytes.uint16(at: at + 28)
            let extraEnd = nameEnd + bytes.uint16(at: at + 30)
            let end = extraEnd + bytes.uint16(at: at + 32)
            guard end <= bytes.count, let entry = entry(in: bytes, at: at, nameEnd: nameEnd, extraEnd: extraEnd) else {
                throw damaged
            }
            entries.append(entry)
            let (offset, overflow) = entry.offset.addingReportingOverflow(directory.prefix)
            guard !overflow, offset < UInt64(Int64.max) else { throw damaged }
            entries[entries.count - 1].offset = offset
            at = end
        }
        return entries
    }

    private static func entry(in bytes: [UInt8], at: Int, nameEnd: Int, extraEnd: Int) -> ZipEntry? {
        let flags = bytes.uint16(at: at + 8)
        let methodNumber = bytes.uint16(at: at + 10)
        let madeByUnix = [3, 19].contains(bytes.uint16(at: at + 4) >> 8)
        let fileKind = bytes.uint16(at: at + 40) & 0xF000
        var entry = ZipEntry(
            name: Array(bytes[(at + 46)..<nameEnd]),
            method: methodNumber == 8 ? .deflated : methodNumber == 0 ? .stored : .other(UInt16(methodNumber)),
            isEncrypted: flags & 0x2041 != 0,
            isSpecial: madeByUnix && ![0, 0x8000, 0x4000].contains(fileKind),
            checksum: bytes.uint32(at: at + 16), packedSize: UInt64(bytes.uint32(at: at + 20)),
            size: UInt64(bytes.uint32(at: at + 24)), offset: UInt64(bytes.uint32(at: at + 42)),
            hasDescriptor: flags & 8 != 0)
        guard readLargeSizes(into: &entry, from: bytes[nameEnd..<extraEnd]) else { return nil }
        if case .stored = entry.method, entry.size != entry.packedSize, !entry.isEncrypted { return nil }
        return entry
    }

    /// The zip64 extra field has, in this order, those of the three numbers that did not fit into 32 bits.
    private static func readLargeSizes(into entry: inout ZipEntry, from extra: ArraySlice<UInt8>) -> Bool {
        let full: UInt64 = 0xFFFF_FFFF
        guard entry.size == full || entry.packedSize == full || entry.offset == full else { return true }
        let field = Array(extra)
        var at = 0
        while at + 4 <= field.count {
            let end = at + 4 + field.uint16(at: at + 2)
            guard end <= field.count else { return false }
            if field.uint16(at: at) == 1 {
                var next = at + 4
                for number in [\ZipEntry.size, \.packedSize, \.offset] where entry[keyPath: number] == full {
                    guard next + 8 <= end else { return false }
                    entry[keyPath: number] = field.uint64(at: next)
                    next += 8
                }
                return true
            }
            at = end
        }
        return false
    }
}

extension [UInt8] {
    /// Two bytes as a number, the lowest first. Traps where they are not there.
    package func uint16(at index: Int) -> Int { Int(self[index]) | Int(self[index + 1]) << 8 }
    /// Four bytes as a number, the lowest first. Traps where they are not there.
    package func uint32(at index: Int) -> UInt32 { UInt32(uint16(at: index)) | UInt32(uint16(at: index + 2)) << 16 }
    /// Eight bytes as a number, the lowest first. Traps where they are not there.
    package func uint64(at index: Int) -> UInt64 { UInt64(uint32(at: index)) | UInt64(uint32(at: index + 4)) << 32 }
}

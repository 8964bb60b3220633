import Glibc

/// Where archives in archives are unpacked, as they can only be read at any place: a file without a name, which nobody else
/// can open and which is gone when the last reader lets go, however the program ends.
final class ArchiveSpool {
    private let folder: String
    private var descriptor: OpenFile.Descriptor?
    private var end: Int64 = 0
    private var packed: UInt64 = 0
    private var unpacked: UInt64 = 0
    private var archives = 0

    static let mostArchives = 1000
    /// All together; archives are packed already, so that packing them again makes them hardly smaller.
    static let ratioFreeSize: UInt64 = 64 << 20
    static let ratioLimit: UInt64 = 10
    private static let mostUnpacked: UInt64 = 32 << 30

    /// - Parameter folder: private to the person, with room.
    init(folder: String) { self.folder = folder }

    /// Unpacks an entry that is an archive, and has its checksum proved.
    func unpack(
        _ entry: ZipEntry, of archive: ZipArchive, named name: String, isCancelled: () -> Bool
    ) throws(ImportError) -> OpenFile {
        archives += 1
        packed += entry.packedSize
        unpacked += min(entry.size, Self.mostUnpacked)
        guard archives <= Self.mostArchives, unpacked < Self.mostUnpacked,
            unpacked <= Self.ratioFreeSize || unpacked / Self.ratioLimit <= packed
        else {
            throw .refused(path: archive.path, reason: "the archives in it unpack to too much, as in an attack")
        }
        let stream = try archive.stream(of: entry)
        let descriptor = try opened(for: name)
        let base = end
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
        defer { buffer.deallocate() }
        while case let count = try stream.read(into: buffer), count > 0 {
            guard !isCancelled() else { throw .cancelled }
            try write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: descriptor, for: name)
        }
        return OpenFile(named: name, part: descriptor, base: base, size: end - base)
    }

    private func opened(for name: String) throws(ImportError) -> OpenFile.Descriptor {
        if let descriptor { return descriptor }
        var template = Array("\(folder)/airfit-archive-XXXXXX".utf8CString)
        let number = mkstemp(&template)  // readable for its owner only
        if number >= 0 {
            unlink(template)
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        }
        guard number >= 0 else { throw noRoom(for: name, errno) }
        let opened = OpenFile.Descriptor(number)
        descriptor = opened
        return opened
    }

    private func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: OpenFile.Descriptor, for name: String
    ) throws(ImportError) {
        var rest = bytes
        while !rest.isEmpty {
            let written = pwrite(descriptor.number, rest.baseAddress, rest.count, off_t(end))
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw noRoom(for: name, errno) }
            end += Int64(written)
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
        }
    }

    private func noRoom(for name: String, _ code: Int32) -> ImportError {
        .notReadable(path: name, reason: "it cannot be unpacked in \(folder): \(OpenFile.text(ofError: code))")
    }
}

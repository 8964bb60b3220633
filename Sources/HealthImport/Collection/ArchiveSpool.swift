import Files
import Glibc
import ImportKit

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
            do throws(FileFailure) {
                try FileBytes.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: descriptor.number)
            } catch {
                throw noRoom(for: name, error)
            }
            end += Int64(count)
        }
        return OpenFile(named: name, part: descriptor, base: base, size: end - base)
    }

    private func opened(for name: String) throws(ImportError) -> OpenFile.Descriptor {
        if let descriptor { return descriptor }
        do throws(FileFailure) {
            let file = try TemporaryFile("\(folder)/airfit-archive-")
            unlink(file.path)
            let opened = OpenFile.Descriptor(file.descriptor)
            descriptor = opened
            return opened
        } catch {
            throw noRoom(for: name, error)
        }
    }

    private func noRoom(for name: String, _ failure: FileFailure) -> ImportError {
        .notReadable(path: name, reason: "it cannot be unpacked in \(folder): \(OpenFile.text(ofError: failure.code))")
    }
}

/// The entry of one file in an archive's directory.
package struct ZipEntry: Sendable {
    /// How the bytes of an entry are packed; `other` has the number of the method, which is refused.
    package enum Method: Sendable { case stored, deflated, other(UInt16) }

    /// As it stands in the directory, of any encoding.
    package var name: [UInt8]
    var method: Method
    package var isEncrypted: Bool
    /// A symbolic link, device, pipe or socket by its mode bits.
    var isSpecial: Bool
    /// CRC-32 of the unpacked bytes.
    package var checksum: UInt32
    /// Bytes in the archive.
    package var packedSize: UInt64
    /// Bytes unpacked.
    package var size: UInt64
    /// Where its local header begins.
    package var offset: UInt64
    /// Whether sizes follow the data, so that the local header has none.
    var hasDescriptor: Bool

    package var isFolder: Bool { name.last == 0x2F || name.last == 0x5C }
}

extension ZipEntry.Method: Equatable {}

/// A zip archive read in place; its central directory is the truth. Nothing is ever written by the names in it.
///
/// Limits and refusals follow the known attacks: entries that overlap or have the same name, encryption, archives in
/// several parts, unpacked sizes out of all proportion (real exports reach 31:1).
package struct ZipArchive: Sendable {
    package let place: FilePlace
    package let entries: [ZipEntry]
    package var path: String { place.name }

    /// Each is held with its name and its result until the report is told: with many more of them an import would not stay
    /// within 200 MB. A device that writes ten files a day makes as many in 13 years.
    package static let mostEntries = 50_000
    /// Bytes that all entries together may unpack to: 64 GiB.
    package static let mostUnpacked: UInt64 = 64 << 30
    /// Beyond 64 MiB an entry may be at most 200 times its packed size.
    package static let ratioLimit: UInt64 = 200
    /// Bytes up to which an entry may be packed as tightly as it likes: 64 MiB.
    package static let ratioFreeSize: UInt64 = 64 << 20
    /// Beyond 1 GiB all entries together may be at most `ratioLimit` times their packed size.
    private static let ratioFreeTotal: UInt64 = 1 << 30
    /// Of the central directory, which is held whole and is names for the most part: 168 bytes an entry where there are as
    /// many as there may be, and more than any real export has: 20,000 files with paths of 80 letters take 3 MB.
    static let mostDirectoryBytes: UInt64 = 8 << 20

    /// - Parameter place: where `file` is found again when an entry is read.
    package init(_ file: OpenFile, at place: FilePlace) throws(ImportError) {
        self.place = place
        let directory = try ZipDirectory.locate(in: file)
        guard directory.count <= Self.mostEntries else {
            throw .refused(path: file.path, reason: "the archive has more than \(Self.mostEntries) files in it")
        }
        guard directory.size <= Self.mostDirectoryBytes else {
            throw .refused(
                path: file.path,
                reason: "the names of the files in it are longer than \(Self.mostDirectoryBytes >> 20) MB together, "
                    + "which no health export has; unpack it and import the folder")
        }
        let bytes = try file.bytes(at: Int64(directory.offset), count: Int(directory.size))
        entries = try ZipDirectory.entries(in: bytes, directory: directory, path: file.path)
        try refuseDuplicates()
        try refuseOverlaps(directoryStart: directory.offset)
        try refuseBomb()
    }

    /// The bytes of an entry, unpacked.
    package func stream(of entry: ZipEntry) throws(ImportError) -> InflateStream { try entry.stream(from: place) }

    private func refuseDuplicates() throws(ImportError) {
        var seen = Set<[UInt8]>(minimumCapacity: entries.count)
        for entry in entries where !seen.insert(entry.name).inserted {
            throw .refused(path: path, reason: "the archive has two files of the same name")
        }
    }

    private func refuseOverlaps(directoryStart: UInt64) throws(ImportError) {
        var free: UInt64 = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            let (least, overflow) = entry.packedSize.addingReportingOverflow(30 + UInt64(entry.name.count))
            let (end, beyond) = entry.offset.addingReportingOverflow(least)
            guard entry.offset >= free, !overflow, !beyond, end <= directoryStart else {
                throw .refused(path: path, reason: "files in the archive overlap, as in an attack")
            }
            free = end
        }
    }

    private func refuseBomb() throws(ImportError) {
        var packed: UInt64 = 1
        var unpacked: UInt64 = 0
        for entry in entries {
            packed += min(entry.packedSize, Self.mostUnpacked)
            unpacked += min(entry.size, Self.mostUnpacked)
        }
        guard unpacked <= Self.ratioFreeTotal || unpacked / Self.ratioLimit <= packed else {
            throw .refused(
                path: path, reason: "\(packed) bytes that unpack to \(unpacked) are an attack, not a health export")
        }
    }
}

extension ZipEntry {
    /// Its bytes, unpacked. The archive's directory is not needed any more.
    func stream(from archive: FilePlace) throws(ImportError) -> InflateStream {
        let path = archive.name
        guard !isEncrypted else {
            throw .refused(path: path, reason: "the archive is encrypted; unpack it with its password first")
        }
        guard !isSpecial else { throw .refused(path: path, reason: "it is a link, not a file") }
        if case .other(let number) = method {
            throw .refused(path: path, reason: "it is packed by method \(number), which is not deflate; pack it again")
        }
        guard size <= ZipArchive.mostUnpacked,
            size <= ZipArchive.ratioFreeSize || size / ZipArchive.ratioLimit <= packedSize
        else {
            throw .refused(
                path: path, reason: "\(packedSize) bytes that unpack to \(size) are an attack, not a health export")
        }
        let file = try archive.open()
        let start = try dataOffset(in: file, named: path)
        return InflateStream(self, packed: FileRange(file, from: start, count: Int64(packedSize)))
    }

    /// Where the packed bytes begin. The local header must agree with the directory.
    private func dataOffset(in file: OpenFile, named path: String) throws(ImportError) -> Int64 {
        let header = try file.bytes(at: Int64(offset), count: 30 + name.count)
        guard header.count == 30 + name.count, header.uint32(at: 0) == 0x0403_4B50,
            header.uint16(at: 26) == name.count, Array(header[30...]) == name
        else { throw .damagedArchive(path: path, reason: "a file in it is not where the directory says") }
        let localSize = header.uint32(at: 22)
        if !hasDescriptor, localSize != 0xFFFF_FFFF, UInt64(localSize) != size {
            throw .damagedArchive(path: path, reason: "its sizes contradict each other")
        }
        let start = offset + 30 + UInt64(header.uint16(at: 26)) + UInt64(header.uint16(at: 28))
        guard start + packedSize <= UInt64(file.size) else {
            throw .damagedArchive(path: path, reason: "it is cut off")
        }
        return Int64(start)
    }
}

/// What an archive's directory says of one file in it.
struct ZipEntry: Sendable {
    enum Method: Sendable { case stored, deflated, other(UInt16) }

    var name: [UInt8]
    var method: Method
    var isEncrypted: Bool
    /// A symbolic link, device, pipe or socket by its mode bits.
    var isSpecial: Bool
    var checksum: UInt32
    var packedSize: UInt64
    var size: UInt64
    /// Where its local header begins.
    var offset: UInt64
    /// Whether sizes follow the data, so that the local header has none.
    var hasDescriptor: Bool

    /// By its name the export could be in it. Archives made on a Mac carry a shadow of every file in `__MACOSX`.
    var mayBeXML: Bool {
        guard name.count > 4, name.suffix(4).map({ $0 | 0x20 }) == Array(".xml".utf8) else { return false }
        let file = name.split(separator: 0x2F).last ?? []
        return !name.starts(with: "__MACOSX/".utf8) && !file.starts(with: "._".utf8)
    }
    var isArchive: Bool { name.count > 4 && name.suffix(4).map { $0 | 0x20 } == Array(".zip".utf8) }
}

extension ZipEntry.Method: Equatable {}

/// A zip archive read in place; its central directory is the truth. Nothing is ever written by the names in it.
///
/// Limits and refusals follow the known attacks: entries that overlap or have the same name, encryption, archives in
/// several parts, unpacked sizes out of all proportion (real exports reach 31:1).
struct ZipArchive: Sendable {
    let file: OpenFile
    let entries: [ZipEntry]

    static let mostEntries = 100_000
    static let mostUnpacked: UInt64 = 64 << 30
    /// Beyond 64 MiB an entry may be at most 200 times its packed size.
    static let ratioLimit: UInt64 = 200
    static let ratioFreeSize: UInt64 = 64 << 20
    private static let mostDirectoryBytes: UInt64 = 128 << 20

    init(_ file: OpenFile) throws(ImportError) {
        self.file = file
        let directory = try ZipDirectory.locate(in: file)
        guard directory.count <= Self.mostEntries, directory.size <= Self.mostDirectoryBytes else {
            throw .refused(path: file.path, reason: "the archive has more than \(Self.mostEntries) files in it")
        }
        let bytes = try file.bytes(at: Int64(directory.offset), count: Int(directory.size))
        entries = try ZipDirectory.entries(in: bytes, directory: directory, path: file.path)
        try refuseDuplicates()
        try refuseOverlaps(directoryStart: directory.offset)
    }

    /// The bytes of an entry, unpacked.
    func stream(of entry: ZipEntry) throws(ImportError) -> InflateStream {
        let path = file.path
        guard !entry.isEncrypted else {
            throw .refused(path: path, reason: "the archive is encrypted; unpack it with its password first")
        }
        guard !entry.isSpecial else { throw .refused(path: path, reason: "its XML is a link, not a file") }
        if case .other(let number) = entry.method {
            throw .refused(path: path, reason: "it is packed by method \(number), which is not deflate; pack it again")
        }
        guard entry.size <= Self.mostUnpacked,
            entry.size <= Self.ratioFreeSize || entry.size / Self.ratioLimit <= entry.packedSize
        else {
            throw .refused(
                path: path,
                reason: "\(entry.packedSize) bytes that unpack to \(entry.size) are an attack, not a health export")
        }
        return try InflateStream(
            entry, packed: FileRange(file, from: try dataOffset(of: entry), count: Int64(entry.packedSize)))
    }

    /// Where the packed bytes begin. The local header must agree with the directory.
    private func dataOffset(of entry: ZipEntry) throws(ImportError) -> Int64 {
        let header = try file.bytes(at: Int64(entry.offset), count: 30 + entry.name.count)
        guard header.count == 30 + entry.name.count, header.word(at: 0) == 0x0403_4B50,
            header.half(at: 26) == entry.name.count, Array(header[30...]) == entry.name
        else { throw .damagedArchive(path: file.path, reason: "a file in it is not where the directory says") }
        let localSize = header.word(at: 22)
        if !entry.hasDescriptor, localSize != 0xFFFF_FFFF, UInt64(localSize) != entry.size {
            throw .damagedArchive(path: file.path, reason: "its sizes contradict each other")
        }
        let start = entry.offset + 30 + UInt64(header.half(at: 26)) + UInt64(header.half(at: 28))
        guard start + entry.packedSize <= UInt64(file.size) else {
            throw .damagedArchive(path: file.path, reason: "it is cut off")
        }
        return Int64(start)
    }

    private func refuseDuplicates() throws(ImportError) {
        var seen = Set<[UInt8]>(minimumCapacity: entries.count)
        for entry in entries where !seen.insert(entry.name).inserted {
            throw .refused(path: file.path, reason: "the archive has two files of the same name")
        }
    }

    private func refuseOverlaps(directoryStart: UInt64) throws(ImportError) {
        var free: UInt64 = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            let (least, overflow) = entry.packedSize.addingReportingOverflow(30 + UInt64(entry.name.count))
            let (end, beyond) = entry.offset.addingReportingOverflow(least)
            guard entry.offset >= free, !overflow, !beyond, end <= directoryStart else {
                throw .refused(path: file.path, reason: "files in the archive overlap, as in an attack")
            }
            free = end
        }
    }
}

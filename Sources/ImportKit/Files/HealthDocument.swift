import Archive
import Glibc

/// One file with data in it, wherever it lies: on disk or in an archive. Read from front to back, as often as needed.
package struct HealthDocument: Sendable {
    /// How people know it: the path as given, or the archive's path and the name in it.
    package let name: String
    /// Unpacked.
    package let byteCount: Int64
    /// The same for the same content: checksum and size, as hexadecimal digits and a number. Empty for a file on disk before
    /// `identified`.
    package var contentID: String {
        guard let checksum else { return "" }
        let hex = String(checksum, radix: 16)
        return "\(String(repeating: "0", count: 8 - hex.count))\(hex):\(byteCount)"
    }
    /// The first bytes, at most `headSize`, by which a format is told.
    package private(set) var head: [UInt8] = []
    /// As the archive's directory has it; `nil` for a file that was not read yet.
    private var checksum: UInt32?
    private let opener: @Sendable () throws(ImportError) -> any BlockReading

    package static let headSize = 64 << 10

    /// A regular file. It is read once for its checksum, at over 1 GB/s.
    package init(path: String) throws(ImportError) { try self.init(try OpenFile(path: path)) }

    package init(_ file: OpenFile) throws(ImportError) {
        self.init(glimpseOf: file)
        self = try withHead().identified()
    }

    /// Of a file that may be nothing to read: its bytes are not looked at yet.
    package init(glimpseOf file: OpenFile) {
        let place = FilePlace(of: file)
        name = file.path
        byteCount = file.size
        opener = { () throws(ImportError) in
            let file = try place.open()
            file.adviseSequentialReading()
            return FileRange(file)
        }
    }

    /// Of bytes that are in memory, and small.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        byteCount = Int64(bytes.count)
        opener = { MemoryBlocks(bytes) }
        head = Array(bytes.prefix(Self.headSize))
    }

    /// A file in an archive; `name` as the archive's directory has it.
    package init(_ entry: ZipEntry, in archive: ZipArchive) throws(ImportError) {
        self.init(glimpseOf: entry, in: archive)
        self = try withHead().identified()
    }

    /// Of a file in an archive that may be nothing to read.
    package init(glimpseOf entry: ZipEntry, in archive: ZipArchive) {
        name = "\(archive.path)/\(String(decoding: entry.name, as: UTF8.self))"
        byteCount = Int64(entry.size)
        checksum = entry.checksum
        // Of the archive its place alone: its directory is as large as all its entries.
        let place = archive.place
        opener = { () throws(ImportError) in try entry.stream(from: place) }
    }

    /// The document with its first bytes.
    package func withHead() throws(ImportError) -> HealthDocument {
        var document = self
        var reader = try open()
        // As in `bytes(limit:)` one more than announced.
        document.head = try reader.upTo(min(Int(byteCount), Self.headSize - 1) + 1)
        return document
    }

    /// Without its first bytes: documents can be many.
    package var withoutHead: HealthDocument {
        var document = self
        document.head = []
        return document
    }

    /// The document with its `contentID`; a file on disk is read for it.
    package func identified() throws(ImportError) -> HealthDocument {
        var document = self
        if checksum == nil { document.checksum = try Self.checksum(of: try open()) }
        return document
    }

    /// The bytes from the beginning.
    package func open() throws(ImportError) -> any BlockReading { try opener() }

    /// All bytes of a document that is small by nature.
    /// - Throws: `.refused` for one of more than `limit` bytes.
    package func bytes(limit: Int) throws(ImportError) -> [UInt8] {
        guard byteCount <= limit else {
            throw .refused(path: name, reason: "it has more than \(limit >> 20) MB, which no file of its kind has")
        }
        var reader = try open()
        // One more than announced: a reader checks its promises when it is asked for what comes after the end.
        return try reader.upTo(Int(byteCount) + 1)
    }

    /// The last part of the name, in lower case, for formats that look alike inside.
    package var lastComponent: String { name.split(separator: "/").last.map { $0.lowercased() } ?? "" }

    private static func checksum(of reader: any BlockReading) throws(ImportError) -> UInt32 {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
        defer { buffer.deallocate() }
        var reader = reader
        var checksum = Checksum()
        while true {
            let count = try reader.read(into: buffer)
            guard count > 0 else { return checksum.value }
            checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

extension BlockReading {
    /// The next bytes, less than `count` only at the end.
    mutating func upTo(_ count: Int) throws(ImportError) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, count), alignment: 16)
        defer { buffer.deallocate() }
        var done = 0
        while done < count {
            let got = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[done..<count]))
            if got == 0 { break }
            done += got
        }
        return Array(buffer[..<done])
    }
}
